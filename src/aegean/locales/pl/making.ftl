### Strona nowego stołu.

making-game = W co gracie?
making-seats-help = Każde miejsce jest dla ciebie, dla osoby z twoim linkiem albo dla bota. Boty widzą tylko to, co widziałby gracz na ich miejscu.
making-table-itself = Stół
making-modules = Jakie moduły?
making-presets = Polecane zestawy
making-preset-base = Gra podstawowa
making-preset-all = Wszystko, co do siebie pasuje
making-preset-seats = na tyle miejsc
making-yours = +{ $count } od ciebie
making-group-rest = Inne moduły
making-off = Bez
making-marked = Dla doświadczonych graczy
making-marked-help = dla doświadczonych graczy: najwyżej jeden z nich w grze
making-weight = { $number ->
    [1] Niewiele nowych zasad
    [2] Trochę nowych zasad
   *[other] Dużo nowych zasad
  }
making-why-excludes = { $name }: tego modułu nie można łączyć z modułem { $others }.
making-why-needs = { $name }: potrzebny jest moduł { $others }.
making-why-marked = { $name } i { $others }: oba są dla doświadczonych graczy, a w grze może być tylko jeden taki.
making-why-seats = { $name }: liczba graczy { $seats }.
making-room = Zrób miejsce
making-room-for = Robi miejsce dla: { $name }.
making-room-swap = Zamień na: { $others }
making-room-add = Dodaj: { $others }
making-room-seats = Liczba graczy: { $number }
making-room-out = Usunięto: { $others }.
making-room-in = Dodano: { $others }.
making-join = Dostępne moduły
making-boxed = Zostaje w pudełku, bo nie używa tego { $name }: { $others }.
making-made = Ta gra
making-made-base = Tylko gra podstawowa
making-made-seats = Liczba graczy: { $seats }
making-title = Nazwa stołu
making-title-help = Jeśli pole jest puste, stół nosi twoją nazwę.
making-public = Otwarty dla wszystkich
making-public-help = Każdy może znaleźć stół na liście, dołączyć i oglądać. W przeciwnym razie potrzebny jest link.
making-rated = Gra oceniana
making-rated-help = Liczy się do ocen grających. Boty wtedy nie doradzają.
making-advice = Rady Pytii są dozwolone
making-advice-help = Na życzenie silny bot mówi, co zrobiłby na twoim miejscu i dlaczego. Jeśli gra kilka osób, wszystkie powinny się na to zgodzić.
making-absence = Gdy gracz jest nieobecny
making-absence-help = Gdy stół czeka na gracza, może zagrać za niego bot. Gracz może wrócić w każdej chwili.
making-absence-after = Czas oczekiwania
making-replaced-never = Nikt nie jest zastępowany
making-replaced-host = Decyduje gospodarz
making-replaced-others = Muszą się zgodzić wszyscy pozostali
making-device = Wszyscy grają na tym urządzeniu
making-device-help = Podawajcie sobie urządzenie. Wszystko jest zasłonięte, dopóki następna osoba nie będzie gotowa.
making-player = Nazwa gracza { $number }
making-player-usual = Gracz { $number }
making-more = Zaawansowane
making-seed = Ziarno losowości
making-seed-help = Jeśli pole jest puste, tajne ziarno jest losowane i pokazywane po grze, więc każdy rzut można sprawdzić. Gdy grają też inne osoby, serwer dodaje do twojego ziarna własną, tajną liczbę.
making-start = Rozpocznij grę
making-open = Otwórz stół
