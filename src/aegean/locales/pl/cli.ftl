### Wiersz poleceń i gra w terminalu.

## The command line and its arguments

cli-about = Gry planszowe ze świata greckich mitów w terminalu.
cli-usage = Użycie:{" "}
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-command = jedno z poleceń powyżej
cli-help-rest = argumenty polecenia; zob. aegean COMMAND --help
cli-help-version = podaj wersję programu
cli-help-help = pokaż tę pomoc
cli-help-language = język tekstów (domyślnie z ustawień środowiska)
cli-help-pack = własny folder, który zastępuje wpisy danych gry; można podać kilka razy
cli-help-game = identyfikator gry; zob. aegean games
cli-help-file = zapis gry
cli-bad-arguments =
    Tych argumentów nie można użyć: { $why }
    Zob. { $program } --help.
cli-not-a-number = { $text } nie jest liczbą całkowitą od 0 wzwyż
cli-no-command = Nieznane polecenie: { $command }. Może chodziło o: { $close }?
cli-no-language = Nieznany język: { $text }. Dostępne: { $languages }.

## Files

cli-file-unreadable = Nie można odczytać { $file }: { $why }.
cli-file-no-record = { $file } nie jest zapisem gry.
cli-file-unwritable = Nie można zapisać { $file }: { $why }.
cli-file-exists = { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę albo graj dalej z --resume.
cli-saved = Gra zapisana w { $file }.
cli-go-on = Aby grać dalej: aegean play --resume { $file }

## aegean play

cli-play-about = Zagraj z botami albo z przyjaciółmi przy tym terminalu.
cli-play-seats = liczba graczy (domyślnie najmniejsza możliwa)
cli-play-you = twoje miejsce, licząc od 0; pozostałe zajmują boty
cli-play-hot-seat = kilka osób dzieli ten terminal; wymienione boty zajmują ostatnie miejsca
cli-play-watch = oglądaj grę botów
cli-play-bots = boty: jeden na wszystkie miejsca albo po jednym na miejsce
cli-play-names = nazwy graczy według miejsc
cli-play-seed = ziarno losowości (domyślnie tajne)
cli-play-option = opcja gry; można podać kilka razy; zob. aegean games
cli-play-record = plik, w którym zapisywana jest gra
cli-play-resume = wznów grę z tego pliku
cli-play-fast = bez przerw po akcjach botów
cli-which-game = Która gra? Do wyboru: { $games }.
cli-not-drawn = W { $game } nie można grać w terminalu.
cli-bad-option = Opcję zapisuje się jako nazwa=wartość, a nie { $text }.
cli-one-way-to-sit = Wybierz jedno z: --you, --hot-seat i --watch.
cli-bots-do-not-fit = Boty ({ $bots }) nie pasują do liczby miejsc ({ $seats }): podaj jednego na wszystkie miejsca albo po jednym na miejsce; z --hot-seat co najmniej jedno miejsce należy do człowieka.
cli-bad-names = Nazwy muszą być różne, a graczy jest najwyżej { $seats }.
cli-resume-fixed = Wznowiona gra zachowuje swoje ustawienia: pomiń { $options }.
cli-resume-other-game = Gra w { $file } to { $game }.
cli-commitment = Ziarno losowości tej gry jest ustalone. Suma kontrolna: { $hex }
cli-farewell = Do zobaczenia.
cli-place = { $place }. { $who }
cli-pass-keyboard = Przekaż klawiaturę: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.

## What a person may type in a game

cli-delphi-help =
    Wybierz numer z listy albo wpisz akcję w notacji (sail die-red 3,-1).
    Kilka liter zawęża listę (sail, die-red, zbadaj); sam Enter przywraca całą.
    Na mapie liczba z nawiasem to numer akcji, która tam prowadzi; + oznacza kilka.
    Liczba w nawiasie za wyborem to jego cena w łaskach.
cli-hellas-help =
    Wybierz numer z listy albo wpisz akcję w notacji (march attica boeotia).
    Kilka liter zawęża listę (march, attica, monument); sam Enter przywraca całą.
    Zwinięta grupa otwiera się swoim numerem. Na mapie liczba z nawiasem to numer akcji, która tam prowadzi; + oznacza kilka.
cli-command-undo = cofnij
    .text = cofnij swoją ostatnią akcję
cli-command-redo = ponów
    .text = wykonaj ją ponownie
cli-command-restart = restart
    .text = cofnij w tej turze wszystko, co się da
cli-command-map = mapa
    .text = duża mapa i jej legenda
cli-command-board = plansza
    .text = stół; z nazwą lub literą gracza – wszystko o nim
cli-command-log = kronika
    .text = kronika; z liczbą – tyle ostatnich wierszy
cli-command-rules = zasady
    .text = sprawdź zasadę (D-4.2), kartę lub słowo
cli-command-help = pomoc
    .text = ta pomoc
cli-command-save = zapisz
    .text = zapisz grę; możesz podać nazwę pliku
cli-command-quit = wyjdź
    .text = wyjdź; gra zostanie zapisana
cli-no-number = Wybierz numer od 1 do { $most }.
cli-no-player = Nieznany gracz. Przy stole: { $names }.
cli-not-understood = Żadna dostępna akcja nie pasuje do „{ $text }”. Wpisz pomoc, aby zobaczyć, co można wpisać.
cli-close = Żadna dostępna akcja nie pasuje do „{ $text }”. Może chodziło o: { $close }?
cli-nothing-to-undo = Nie ma czego cofnąć. Można cofać tylko własne akcje od ostatniego rzutu, dobrania lub odkrycia.
cli-nothing-to-redo = Nie ma czego ponowić.

## aegean replay

cli-replay-about = Pokaż zapisaną grę: jej kronikę i stół.
cli-replay-upto = tylko pierwsze N akcji
cli-replay-from-seat = pokaż to, co wiedziało to miejsce
cli-replay-spectator = pokaż to, co wiedzieli wszyscy (domyślnie)
cli-replay-above = pokaż wszystko, także tajemnice
cli-replay-step = akcja po akcji: Enter dalej, b wstecz, liczba – tam, q koniec
cli-replay-too-far = Liczba akcji w zapisie: { $count }.
cli-replay-prompt = { $number } z { $count } (Enter, b, liczba, q)>
cli-hash-fits = Odtworzenie zgadza się ze skrótem w zapisie: { $hash }
cli-hash-none = Zapis nie zawiera skrótu do porównania.

## aegean rules

cli-rules-about = Sprawdź zasady i elementy gry.
cli-rules-wanted = zasada (D-4.2), rozdział (D-4), element lub słowo; bez podania: spis treści
cli-rules-components = Elementy gry
cli-rules-how = Podaj zasadę, rozdział, element lub słowo.
cli-rules-found = Wyniki: { $count }. Podaj jeden z nich, aby go przeczytać.
cli-rules-nothing = Nie znaleziono nic o „{ $text }”.
cli-rules-close = Nie znaleziono nic o „{ $text }”. Może chodziło o: { $close }?
cli-source-rulebook = Źródło: instrukcja.
cli-source-published = Źródło: publikacja poza instrukcją.
cli-source-reconstructed = Źródło: nasza własna rekonstrukcja.
cli-source-partly = Nasza własna rekonstrukcja: { $fields }.
cli-source-pack = Zmienione przez twój własny pakiet danych.

## aegean verify

cli-verify-about = Sprawdź, czy zapis jest autentyczny.
cli-verify-commitment = suma kontrolna ziarna ogłoszona przed pierwszym rzutem
cli-verify-replayed =
    { $game }, miejsca: { $seats }; { $count ->
        [one] jedyna akcja jest dozwolona.
       *[other] wszystkie akcje ({ $count }) są dozwolone.
    }
cli-verify-no-hash = Zapis nie zawiera skrótu. Odtwarza się do: { $hash }
cli-verify-arranged = Gra zaczęła się od ułożonej pozycji, a nie od przygotowania z ziarna.
cli-verify-given = Ktoś wybrał ziarno przed grą i mógł znać wszystko, co zakryte.
cli-verify-mixed = Ziarno utworzono z podanej liczby { $word } i liczby serwera { $salt }.
cli-verify-unmixed = Ziarno nie zgadza się z podaną liczbą { $word } i liczbą serwera { $salt }.
cli-verify-own-commitment = Suma kontrolna ziarna: { $hex }
cli-verify-no-commitment = { $text } nie jest sumą kontrolną: ta ma 64 cyfry szesnastkowe.
cli-verify-kept = Ziarno zgadza się z ogłoszoną sumą kontrolną: { $hex }
cli-verify-broken = Ziarno nie zgadza się z sumą kontrolną: ogłoszono { $promised }, a w zapisie jest { $hex }.
cli-verify-false = Zapis nie jest autentyczny: { $why }

## aegean games

cli-games-about = Wypisz gry i ich opcje.
cli-games-seats = Gracze: { $seats }
cli-games-bots = Boty: { $bots }
cli-games-options = Opcje:
cli-games-default = domyślnie
cli-games-variants = Nazwane warianty, dla areny i środowisk:
cli-games-minigame = minigra

## aegean bench

cli-layout-about = Powiedz, czym jest każda liczba obserwacji.
cli-help-game-or-variant = identyfikator gry albo nazwanego wariantu; zob. aegean games
cli-layout-index = jedna z jej liczb: jej miejsce, od 0
cli-layout-seats = liczba miejsc (domyślnie: najmniejsza, na jaką pozwalają opcje)
cli-layout-missing = Obserwacje wymagają { $module }. Zainstaluj pakiet ze środowiskami: pip install "aegean[envs]".
cli-layout-column-from = od
cli-layout-column-to = do
cli-layout-column-what = co
cli-layout-column-numbers = liczby
cli-bench-about-command = Zmierz, jak szybko działają tu gry.
cli-bench-game = gra do zmierzenia; domyślnie wszystkie
cli-bench-seconds = jak długo mierzyć każdą grę
cli-bench-bad-seconds = Sekundy to liczba większa od 0 i nie większa niż 3600.
cli-bench-about = Gra losowa na jednym rdzeniu, sekund na grę: { $seconds }
cli-bench-game-column = gra
cli-bench-seats-column = miejsca
cli-bench-decisions-column = decyzje/s
cli-bench-copy-column = kopia, µs
cli-bench-legal-column = dozwolone akcje, µs

## The Oracle of Delphi: short words for boards, map and lists

cli-delphi-title = Wyrocznia Delficka
cli-delphi-round = Runda { $round }
cli-delphi-favours = łaski
cli-delphi-strength = siła
cli-delphi-dice = kości
cli-delphi-captain = Kapitan { $number }
cli-delphi-cards = karty
cli-delphi-injuries = rany
cli-delphi-gods = bogowie
cli-delphi-hold = ładownia
cli-delphi-tasks = zadania
cli-delphi-equipment = ekwipunek:
cli-delphi-companions = sprzymierzeńcy:
cli-delphi-place = Statek jest na { $hex } i bez łask płynie na odległość { $range }.
cli-delphi-tasks-open = Do zrobienia: { $tasks }
cli-delphi-done-statues = postawione posągi:
cli-delphi-done-offerings = złożone dary:
cli-delphi-done-monsters = pokonane potwory:
cli-delphi-display = Wyłożony ekwipunek
cli-delphi-statues = Posągi w miastach:
cli-delphi-decks = Karty w taliach: wyrocznia { $oracle }, rany { $injury }, ekwipunek { $equipment }
cli-delphi-companions-left = Sprzymierzeńcy do zdobycia: { $companions }
cli-delphi-legend =
    r woda danego koloru · ~ mielizna · Z Zeus · { $ship }X statek gracza X
    oRB dary · mRB potwory · TR świątynia · CR3 miasto z 3 posągami · SRBg cokoły, mała litera zajęty
    ?R ukryta wyspa według brzegu · RΨX zbadana, litera i właściciel · { $shrine } kapliczka
cli-delphi-sail = płyń na
cli-delphi-draw-oracle = dobierz kartę wyroczni
cli-delphi-take-favours = weź łaski
cli-delphi-look-islands = podejrzyj wyspy
cli-delphi-explore = zbadaj
cli-delphi-fight = walcz
cli-delphi-build-shrine = kapliczka
cli-delphi-load-offering = załaduj dar
cli-delphi-make-offering = złóż dar
cli-delphi-load-statue = załaduj posąg
cli-delphi-raise-statue = postaw posąg
cli-delphi-discard-injuries = odrzuć rany
cli-delphi-advance-god = przesuń boga w górę
cli-delphi-combo = ekwipunek
cli-delphi-poseidon = przenieś statek na
cli-delphi-look = podejrzyj

## Lords of Hellas: short words for boards, map and lists

cli-hellas-title = Lords of Hellas
cli-hellas-player-red = Czerwony
cli-hellas-player-yellow = Żółty
cli-hellas-player-green = Zielony
cli-hellas-player-blue = Niebieski
cli-hellas-player-purple = Fioletowy
cli-hellas-player-black = Czarny
cli-hellas-turn = Tura { $turn }
cli-hellas-priests = kapłani
cli-hellas-supply = zasoby
cli-hellas-glory = chwała
cli-hellas-hand = ręka
cli-hellas-regular = zwykłe:
cli-hellas-special = specjalne:
cli-hellas-used = wykorzystane:
cli-hellas-army = armia:
cli-hellas-beside = obok ręki:
cli-hellas-artifacts = artefakty:
cli-hellas-blessings = błogosławieństwa:
cli-hellas-slain = zabite:
cli-hellas-kept = karty zadań:
cli-hellas-lands = krainy
cli-hellas-temples = świątynie
cli-hellas-monsters = potwory
cli-hellas-cards = karty
cli-hellas-king = król
cli-hellas-king-countdown =
    Król nad królami: { $count ->
        [0] ta tura rozstrzyga
        [one] jeszcze jedna akcja specjalna gracza { $who }
        [few] jeszcze { $count } akcje specjalne gracza { $who }
       *[other] jeszcze { $count } akcji specjalnych gracza { $who }
    }, a potem liczy się { $region }.
cli-hellas-king-open = Królem nad królami zostanie, kto pierwszy zajmie region { $region }.
cli-hellas-monsters-heading = Potwory
cli-hellas-quests-heading = Zadania
cli-hellas-temples-heading = Świątynie do zbudowania (! rozdaje błogosławieństwa)
cli-hellas-legend-muses = { $muse }R muza gracza R
cli-hellas-sending =
    { $number ->
        [0] Port Atlasa
       *[other] Port { $number } Atlasa
    }
cli-hellas-apples = pozostałe jabłka: { $left }
cli-hellas-atlas = Atlas:
cli-hellas-sky = niebo na { $left }
cli-hellas-atlas-bonus = Żeton premii Atlasa: { $who }, { $attribute } +1
cli-hellas-legend-atlas = { $port } port Atlasa: stamtąd wysyła się do niego hoplitów
cli-hellas-constructs = konstrukty:
cli-hellas-orichalkum = Orichalkum:
cli-hellas-metal = Orichalkum
cli-hellas-legend-orichalkum = { $metal } orichalkum
cli-hellas-muses = muzy:
cli-hellas-muses-heading = Muzy
cli-hellas-display = kuźnia:
cli-hellas-display-heading = Kuźnia
cli-hellas-decks = Karty w taliach: walka { $combat }, wydarzenia { $event }, atak potworów { $attack }, neutralne artefakty { $neutral }, błogosławieństwa { $blessing }
cli-hellas-discarded = Odrzucone karty walki:
cli-hellas-limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplita: +1
       *[other] { $thing } { $value }, { $count } hoplitów: +{ $count }
    }
cli-hellas-battle = Bitwa: { $region }
cli-hellas-attacks = atakuje
cli-hellas-defends = broni
cli-hellas-passed = pas
cli-hellas-hunt = Polowanie: { $monster }
cli-hellas-attack = Atak { $strength }, obrona { $defence }
cli-hellas-draft =
    Selekcja błogosławieństw: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    } przed graczem { $seat }. Wybiorą jeszcze: { $waiting }
cli-hellas-population = populacja
cli-hellas-control = kontroluje
cli-hellas-neutral = nikt
cli-hellas-hoplites =
    { $count ->
        [0] żadnego hoplity w polu
        [one] 1 hoplita
        [few] { $count } hoplitów
       *[other] { $count } hoplitów
    }{ $fortified ->
        [0] {""}
        [1] {" "}i jeden ufortyfikowany w mieście
       *[2] {" "}i dwóch ufortyfikowanych w mieście
    }
cli-hellas-city = Miasto
cli-hellas-sparta = Sparta
cli-hellas-troy = Troja
cli-hellas-anger = gniew
cli-hellas-passing = (pas podnosi go do { $anger })
cli-hellas-prices = ceny
cli-hellas-chains = łańcuchy
cli-hellas-orders = rozkazy
cli-hellas-attitudes = nastawienia
cli-hellas-unbroken =
    { $count ->
        [one] 1 niezerwany
        [few] { $count } niezerwane
       *[many] { $count } niezerwanych
    }
cli-hellas-lies = leży w nici
cli-hellas-shrine = Kapliczka bez świątyni
cli-hellas-temple = Świątynia { $number }
cli-hellas-oracle = Wyrocznia Delficka
cli-hellas-oracle-place = Miejsce Wyroczni Delfickiej, jeszcze niezbudowanej
cli-hellas-own_temple = Wzniesiono tu: { $kind }
cli-hellas-own_temple-place = Można tu wznieść: { $kind }
cli-hellas-monument = Monument: { $god }, poziom { $level }
cli-hellas-priests-there = Kapłani przy monumencie: { $who }
cli-hellas-borders = Granice lądowe:
cli-hellas-trails = Szlaki morskie:
cli-hellas-ports = Port, połączony z:
cli-hellas-gate = Brama Hadesa
cli-hellas-warriors = Wojownicy Hadesa: { $count }
cli-hellas-underworld = W podziemiach:
cli-hellas-no-region = Nie ma takiego regionu. Na mapie: { $names }
cli-hellas-legend =
    Liczba za nazwą to populacja. { $land } granica, { $sea } szlak morski.
    Armie: [R]3+1 kontroluje R, 3 hoplitów i 1 ufortyfikowany; R2 hoplici bez kontroli; @RB bohaterowie graczy R i B
    { $city } miasto · { $sparta } Sparta · ({ $temple }) pusta kapliczka · { $temple }3 świątynia · { $oracle } Wyrocznia Delficka, w nawiasie jej miejsce · Zeus:2RB monument, poziom, kapłani
    Inne: *Hydra potwór · ? zadanie · rany: litera symbolu, { $covered } zakryty, { $priest } kapłan, { $artifact } artefakt · { $casualty } strata
cli-hellas-legend-ports = { $port } port: wszystkie porty są połączone, dla bohaterów i dla Marszu
cli-hellas-legend-underworld = { $gate } brama Hadesa · { $warrior }1 wojownicy Hadesa, którzy liczą się do populacji
cli-hellas-powers = Zdolności
cli-hellas-special-heading = Akcje specjalne
cli-hellas-move = ruchy
cli-hellas-go = regiony
cli-hellas-fortify = ufortyfikuj
cli-hellas-unfortify = wyjdź z miasta
cli-hellas-pray = módl się do
cli-hellas-use-artifact = artefakty
cli-hellas-use-blessing = błogosławieństwa
cli-hellas-recruit-in = zwerbuj
cli-hellas-recruit-fortified = zwerbuj do miasta
cli-hellas-roll = rzut dla
cli-hellas-command-region = region
    .text = wszystko o regionie, także jego sąsiedzi

## aegean serve

cli-serve-about = Uruchom serwer dla przeglądarek i programów.
cli-serve-host = adres, pod którym serwer nasłuchuje; 0.0.0.0 dla całej sieci
cli-serve-port = port, na którym serwer nasłuchuje
cli-serve-database = gdzie są trzymane stoły: adres URL, który zaczyna się od sqlite:/// albo postgresql://
cli-serve-channels = jak procesy zawiadamiają się nawzajem: memory albo adres URL Redisa lub PostgreSQL
cli-serve-workers = liczba procesów serwera
cli-serve-public-url = adres widziany przez przeglądarki, jeśli przed serwerem stoi proxy
cli-serve-trusted-proxies = zaufane serwery proxy, które podają adres gościa
cli-serve-door = kto może wejść: open (każdy), members (z zaproszeniem) albo accounts (bez gości)
cli-serve-house = nazwa klubu, widoczna na stronie wejściowej
cli-serve-think = ile sekund bot może najwyżej myśleć nad ruchem
cli-serve-thinkers = liczba procesów botów na każdy proces serwera
cli-serve-no-browser = nie otwieraj przeglądarki
cli-serve-address = Aegean działa pod adresem { $address }
cli-serve-stop = Naciśnij Ctrl+C, aby zatrzymać.
cli-serve-lacking = Brakuje pakietów serwera (nie ma { $name }). Zainstaluj je poleceniem: pip install "aegean[server]"
cli-compile-begun = Zasady i boty są kompilowane w tle: od następnego uruchomienia będą działać szybciej.
cli-compile-ready = Zasady i boty są skompilowane: po następnym uruchomieniu będą działać szybciej.
cli-compile-refused = Zasad i botów nie udało się skompilować. Działają i tak, tylko wolniej. Co powiedział kompilator, jest w pliku { $file }

cli-start-no-folder = Aegean nie może wystartować: nie ma folderu { $folder }. Utwórz go albo wskaż inny plik przez --database.
cli-start-not-a-database = Aegean nie może wystartować: { $file } nie jest bazą danych. Wskaż inny plik przez --database.
cli-start-damaged = Aegean nie może wystartować: baza danych { $file } jest uszkodzona. Odtwórz kopię zapasową do nowego pliku.
cli-start-read-only = Aegean nie może wystartować: do { $file } nie można pisać. Sprawdź uprawnienia pliku i jego folderu oraz dysk.
cli-start-locked = Aegean nie może wystartować: inny program blokuje { $file }.
cli-start-full = Aegean nie może wystartować: na dysku z { $file } nie ma już miejsca.
cli-start-cannot-open = Aegean nie może wystartować: nie można otworzyć bazy danych { $file } ({ $why }).
cli-start-database = Aegean nie może wystartować: bazy danych pod { $where } nie da się użyć. Odpowiada: { $why }
cli-start-newer = Aegean nie może wystartować: baza danych jest z późniejszej wersji (rewizja { $revision }). Użyj wersji aegean, która ją zapisała, albo późniejszej.
cli-start-channels = Aegean nie może wystartować: kanały pod { $where } są nieosiągalne. Odpowiadają: { $why }
cli-start-port = Aegean nie może wystartować: nie może nasłuchiwać na { $host }, port { $port } ({ $why }). Czy działa tam już jakiś serwer? Wybierz inny --port.
cli-start-ended = Aegean nie mógł wystartować. Wiersze powyżej mówią dlaczego.
## aegean host

cli-host-about = Zarządzaj serwerem: stoły, ludzie, kopie zapasowe.
cli-host-list = wypisz stoły, ludzi albo blokady
cli-host-stats = pokaż liczby
cli-host-close = zamknij otwarty lub trwający stół
cli-host-chat = wypisz czat stołu z numerami wierszy
cli-host-remove-line = usuń wiersz czatu
cli-host-clear-title = wyczyść tytuł stołu
cli-host-rename = nadaj osobie inną nazwę
cli-host-mute = wycisz osobę na czacie, na --hours; --off kończy wyciszenie
cli-host-moderator = pozwól kontu moderować w przeglądarce; --off to kończy
cli-host-appoint = uczyń konto administratorem w przeglądarce; --off to kończy
cli-host-reports = co gracze zgłosili, a nikt jeszcze nie rozstrzygnął
cli-host-settle = zamknij zgłoszenie; --off je oddala
cli-host-give-seat = oddaj miejsce gracza innej osobie
cli-host-take-back = cofnij ostatnie akcje przy stole
cli-host-announce = pokaż wszystkim wiadomość, na --hours; --off ją usuwa
cli-host-log = wypisz, co zrobili moderatorzy
cli-host-outbox = pokaż stan powiadomień i te, z których zrezygnowano
cli-host-ban = zablokuj osobę albo adres
cli-host-unban = zdejmij blokadę
cli-host-delete-user = usuń osobę; gry innych pozostają
cli-host-reset-password = utwórz link, przez który ktoś ustawi nowe hasło
cli-host-invite = utwórz link z zaproszeniem dla nowych członków
cli-host-invitations = wypisz ważne zaproszenia
cli-host-uninvite = unieważnij zaproszenie
cli-host-admit = przyjmij kogoś na członka bez zaproszenia
cli-host-ratings = osoby i gry każdego rankingu; --rebuild oblicza wszystkie oceny od nowa z zakończonych gier
cli-host-prune = usuń wygasłe sesje, nigdy nierozpoczęte stoły i gości bez gier
cli-host-backup = zapisz całą bazę danych do pliku
cli-host-check-backup = sprawdź, czy kopię da się odtworzyć, wiersz po wierszu, w osobnej bazie danych
cli-host-restore = odtwórz kopię w pustej bazie danych
cli-host-deed = jedna z powyższych akcji
cli-host-thing = identyfikator stołu; nazwa konta albo id: i numer osoby; adres lub sieć; identyfikator zaproszenia; plik; przy list: tables, people lub bans
cli-host-database = baza danych serwera; bez podania AEGEAN_DATABASE albo plik, którego używa aegean serve
cli-host-status = wypisz tylko stoły w tym stanie
cli-host-most = wypisz najwyżej tyle
cli-host-reason = dlaczego: przy ban na twojej własnej liście, przy close widoczne dla wszystkich
cli-host-days = dla prune: to, czego nikt nie ruszał od tylu dni (30); dla invite: ile dni działa link (7)
cli-host-uses = ile osób wpuszcza zaproszenie (1)
cli-host-label = dla kogo jest zaproszenie, na twoją własną listę
cli-host-public-url = adres, od którego zaczynają się linki; w przeciwnym razie AEGEAN_PUBLIC_URL albo adres samego serwera
cli-host-rebuild = dla ratings: oblicz wszystkie od nowa
cli-host-yes = nie pytaj o potwierdzenie
cli-host-more = dalsze argumenty: miejsce, nazwa, liczba akcji
cli-host-hours = na ile godzin ktoś jest wyciszony albo coś jest ogłoszone; domyślnie 24
cli-host-off = zakończ: dla mute, moderator i announce
cli-host-too-much = { $deed } tego nie potrzebuje: { $more }
cli-host-usage = Użycie: { $usage }
cli-host-removed = usunięty
cli-host-line-removed = Wiersz { $line } jest usunięty. Kto ma otwarty stół, zobaczy to w dwie sekundy.
cli-host-outbox-counts = Oczekuje: { $waiting }, w tym po nieudanej próbie: { $late }. Wysłano w ciągu ostatnich 24 godzin: { $sent }. Porzucono: { $dead }.
cli-host-outbox-overdue = Zaległe od { $moment }: czy serwer działa?
cli-host-title-cleared = Stół { $table } nie ma już tytułu.
cli-host-renamed = { $person } nazywa się teraz { $name }.
cli-host-muted = { $person } nie może pisać na czacie do { $moment }.
cli-host-unmuted = { $person } znów może pisać na czacie.
cli-host-moderates = { $person } jest teraz moderatorem.
cli-host-moderates-no-more = { $person } nie jest już moderatorem.
cli-host-appointed = { $person } jest teraz administratorem.
cli-host-appointed-no-more = { $person } nie jest już administratorem.
cli-host-settled = Zgłoszenie { $number } zostało zamknięte.
cli-host-dismissed = Zgłoszenie { $number } zostało oddalone.
cli-host-seat-given = Miejsce { $seat } przy stole { $table } należy teraz do: { $person }.
cli-host-taken-back =
    { $count ->
        [one] Przy stole { $table } cofnięto jedną akcję; pozostałe akcje: { $left }.
        [few] Przy stole { $table } cofnięto { $count } akcje; pozostałe akcje: { $left }.
       *[many] Przy stole { $table } cofnięto { $count } akcji; pozostałe akcje: { $left }.
    }
cli-host-announced = Wszyscy czytają to do { $moment }.
cli-host-announced-no-more = Nie ma już ogłoszenia.
cli-host-keep = zapisz kopię w folderze pod nazwą z datą i zachowaj tyle ostatnich
cli-host-check = po zapisaniu sprawdź, czy kopię da się odtworzyć
cli-host-no-deed = Nieznana akcja: { $deed }. Dostępne: { $deeds }.
cli-host-no-kind = Nieznana lista: { $kind }. Dostępne: { $kinds }.
cli-host-whom = { $deed } wymaga podania, kogo lub czego dotyczy; zobacz aegean host --help.
cli-host-nobody = { $deed } nie dotyczy niczego konkretnego: pomiń ostatnie słowo.
cli-host-no-database = Pod { $file } nie ma bazy danych. Wskaż ją przez --database.
cli-host-other-revision = Baza danych ma wersję { $revision }, a ta wersja aegean działa z { $newest }. Serwer tej wersji uaktualnia ją przy starcie.
cli-host-none = Brak.
cli-host-guest = gość
cli-host-account = konto
cli-host-banned = blokada
cli-host-stats-people = Ludzie: z kontem { $accounts }, goście { $guests }, zablokowani { $banned }
cli-host-stats-sessions = Sesje: { $count }
cli-host-stats-tables = Stoły gry { $game }, { $status }: { $count }
cli-host-stats-entries = Wpisy w zapisach: { $count }, w tym z ostatnich 24 godzin { $today }
cli-host-stats-chat = Wiersze czatu: { $count }
cli-host-stats-unkept =
    { $count ->
        [0] Każda zakończona gra jest zachowana taka, jaka była.
        [one] Zakończone gry, które nie są jeszcze zachowane: 1 (działający serwer się tym zajmie)
        [few] Zakończone gry, które nie są jeszcze zachowane: { $count } (działający serwer się tym zajmie)
        [many] Zakończone gry, które nie są jeszcze zachowane: { $count } (działający serwer się tym zajmie)
       *[other] Zakończone gry, które nie są jeszcze zachowane: { $count } (działający serwer się tym zajmie)
    }
cli-host-closed = Stół { $table } jest zamknięty.
cli-host-banned-address = Adres { $address } jest zablokowany. Działający serwer uwzględni to w ciągu dwóch sekund.
cli-host-banned-person = Osoba { $person } jest zablokowana. Działający serwer uwzględni to w ciągu dwóch sekund.
cli-host-unbanned = { $whom } może znów wejść.
cli-host-sure = Tego nie da się cofnąć. Aby usunąć { $name }, wpisz nazwę:
cli-host-unchanged = Nic nie zostało zmienione.
cli-host-no-password = { $name } to gość i nie ma hasła.
cli-host-reset = Przekaż ten link tylko osobie { $name }. Działa raz, przez 24 godziny:
cli-host-invite-too-much = Limity zaproszenia: osoby: { $uses }, dni: { $days }.
cli-host-invited =
    { $uses ->
        [one] Ten link wpuszcza jedną osobę, do { $moment }:
        [few] Ten link wpuszcza { $uses } osoby, do { $moment }:
       *[many] Ten link wpuszcza { $uses } osób, do { $moment }:
    }
cli-host-left =
    { $count ->
        [one] zostało 1
        [few] zostały { $count }
       *[many] zostało { $count }
    }
cli-host-uninvited = Zaproszenie { $id } już nie działa.
cli-host-admitted = { $name } należy teraz do klubu.
cli-host-deleted =
    Usunięto: { $name }. { $running ->
        [0] Nie dotyczy to żadnej trwającej gry.
        [one] W jednej trwającej grze miejsce pozostanie puste, aż zajmie je bot.
       *[other] W trwających grach ({ $running }) miejsca pozostaną puste, aż zajmą je boty.
    }
cli-host-pruned = Usunięto: sesje { $sessions }, stoły { $tables }, goście { $guests }
cli-host-backed-up = Kopia jest w { $file }, liczba wierszy: { $count }. Zawiera tajemnice trwających gier; trzymaj ją w bezpiecznym miejscu.
cli-host-backups-removed = Usunięto starsze kopie: { $count }.
cli-host-proved = Kopię z { $moment } można przywrócić. Porównane wiersze: { $count }. Stoły odtworzone z tym samym wynikiem: { $tables }. Stoły według innych zasad, nieodtwarzane: { $old }.
cli-host-ratings-rebuilt = Oceny obliczono od nowa. Liczba gier: { $count }.
cli-host-restored = Kopia z { $moment } jest przywrócona, liczba wierszy: { $count }.

## aegean arena

cli-arena-about = Niech boty rozegrają ze sobą wiele gier; wyniki zostaną policzone.
cli-arena-bots = jeden bot na miejsce, poziom albo własna klasa, na przykład mine.py:Bot; ten sam może zająć kilka
cli-arena-games = liczba gier, zaokrąglona w górę, aby każde ziarno rozegrać w każdym ustawieniu miejsc
cli-arena-jobs = procesy; domyślnie jeden na rdzeń
cli-arena-ray = graj na klastrze Ray: jego adres albo nic, jeśli Ray ma go sam znaleźć lub uruchomić
cli-arena-seed = ziarno pierwszej gry; następne o jeden większe
cli-arena-save = zapisuje każdą skończoną grę w FILE.jsonl, a na koniec FILE.json, FILE.csv i FILE.svg
cli-arena-records = zapisuje każdą grę w osobnym pliku w tym folderze
cli-arena-resume = wznawia mecz z FILE.jsonl
cli-arena-resume-what = Aby wznowić, podaj przez --save, w którym pliku jest mecz.
cli-arena-announced =
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }: { $seeds ->
        [one] jedno ziarno
        [few] { $seeds } ziarna
       *[many] { $seeds } ziaren
    }, { $seatings ->
        [one] jedno ustawienie miejsc
        [few] każde w { $seatings } ustawieniach miejsc
       *[many] każde w { $seatings } ustawieniach miejsc
    }.
cli-arena-broken-off = Przerwano: oto, co dotąd rozegrano. Z --save mecz można wznowić.
cli-arena-to-resume = Przerwano: nic, co się skończyło, nie przepadło. To samo polecenie z --resume gra dalej.
cli-arena-saved = Zapisano: { $file } z { $endings }
cli-arena-plot-wins = wygrane gry z przedziałem 95%; linia przerywana: przy równej sile
cli-arena-plot-rounds = rundy na grę
cli-arena-bot-column = bot
cli-arena-wins-column = wygrane
cli-arena-interval-column = 95%
cli-arena-par-column = równe
cli-arena-rating-column = ranking
cli-arena-decisions-column = decyzje
cli-arena-time-column = na ruch
cli-arena-longest-column = najdłużej
cli-arena-goal = Cel minigry.
cli-arena-too-long = Nikt: przerwana, bo trwała tyle, ile pozwala wariant.
cli-arena-length = Rundy: średnio { $mean }, od { $least } do { $most }, połowa gier do { $median }, 95% do { $high }; akcji na grę: { $actions }. Wygrane przez:

## aegean exploit

cli-exploit-about = Powiedz, ile na bocie zyskuje ktoś, kto go zna.
cli-exploit-bot = bot na wszystkich pozostałych miejscach: poziom albo własna klasa, na przykład mine.py:Bot
cli-exploit-looks = ile razy próbuje się każdej akcji, zanim odpadnie gorsza połowa (domyślnie { $looks })
cli-exploit-ahead = po ilu akcjach próbną grę się ocenia, zamiast grać dalej (domyślnie { $ahead })
cli-exploit-told = Przeciw { $bot } ten, kto go zna, wygrał { $won } gier; równy mu wygrałby { $par }. { $bot } oddaje więc co najmniej { $least } punktu procentowego (dolny kraniec przedziału 95%).

## aegean records

cli-records-about = Policz, co działo się w folderze z zapisami gier, albo zrób z nich dane do nauki.
cli-records-folder = folder, jaki zapełnia aegean arena --records
cli-records-save = zapisuje liczby i wiersz dla każdej gry w FILE jako JSON
cli-records-data = zapisuje obserwacje, maski, akcje i wyniki w tym folderze, w plikach .npz
cli-records-reward = ile wart jest wynik w danych: win albo rank (domyślnie win)
cli-records-none = W { $folder } nie dało się niczego policzyć.
cli-records-left-out = Pominięto: { $file }. { $why }
cli-records-more-left-out = Pominięto jeszcze plików: { $files }
cli-records-saved = Zapisano: { $file }
cli-records-written = Zapisano w { $folder }: decyzje: { $decisions }, gry: { $games }, pliki: { $files }.
cli-records-unfinished = Niedokończona.
cli-records-base = bez modułów
cli-records-seats = graczy: { $seats }
cli-records-won = Wygrane według miejsc, graczy { $seats }: { $won }
cli-records-games-column = gry
cli-records-rounds-column = rundy
cli-records-high-column = 95%
cli-records-actions-column = akcje
cli-records-choices-column = do wyboru
## aegean league

cli-league-about = Rozegraj ligę botów: dywizje, sezony, awanse i spadki.
cli-league-bots = boty, które grają, jak w arena; bez tego boty o różnych poziomach i charakterach
cli-league-players = ile botów, jeśli żadnych nie podano
cli-league-seats = gracze przy każdym stole
cli-league-division = mniej więcej ile botów w dywizji, od trzech do sześciu
cli-league-moves = ile botów awansuje i spada po każdym sezonie
cli-league-seasons = liczba sezonów
cli-league-seed = ziarno losowania i pierwszej gry
cli-league-season = Sezon { $number }
cli-league-title = Dywizja { $number }
cli-league-points-column = punkty
cli-league-games-column = gry
cli-league-wins-column = wygrane
cli-league-by-wins = mniej wygranych gier
cli-league-by-direct = mniej punktów z tymi, którzy są na równi
cli-league-by-opposition = słabsi przeciwnicy
cli-league-by-lot = los
cli-league-idle = Bez miejsca w dywizji: { $name }.
cli-league-champion = Mistrz: { $name }.
