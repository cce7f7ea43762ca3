### Klient w przeglądarce.

## Wszędzie

web-motto = Dwie wielkie gry o greckich mitach, z przyjaciółmi albo z botami, które grają uczciwie
web-skip = Przejdź do treści
web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-back-home = Na stronę główną
web-copy = Kopiuj
web-copied = Skopiowano
web-you = ty
web-language = Język
web-theme-turn = Jasny lub ciemny
web-nowhere = Nie ma takiej strony
web-nav = Strony
web-nav-play = Graj
web-nav-new = Nowy stół
web-nav-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-clause = Zasada { $clause }
web-explain-rules = W zasadach
web-nav-settings = Ustawienia
web-footer = Wolne i otwarte. Bez reklam i bez śledzenia.
web-footer-credits = Autorzy i licencje
web-unreachable = Serwer nie odpowiada. Próbujemy dalej.

## Gry

web-game-delphi = Wyrocznia Delficka
    .text = Żegluj po morzu sześciu barw i wypełnij dwanaście zadań Zeusa. Niech mówią kości, zmieniaj ich kolor za łaski i wróć do domu przed innymi.
    .time = 60–100 min
web-game-hellas = Lords of Hellas
    .text = Prowadź bohatera i armię przez Grecję. Zdobywaj krainy, wznoś świątynie, zabijaj potwory albo ukończ monument boga przed innymi.
    .time = 2–3 godz.
web-players = Gracze
web-duration = Czas gry
web-level-random = losowe ruchy
web-level-greedy = solidny
web-level-shepherd = Pasterz · beztroski
web-level-peltast = Peltasta · szybki
web-level-hoplite = Hoplita · solidny
web-level-strategos = Strateg · myśli naprzód
web-level-pythia = Pytia · myśli najdłużej
web-bot-names = Zenon, Myrto, Tales, Iante, Kleon, Dafne
web-guest-names = Argonauta, Żeglarz, Hoplita, Wyrocznia, Centaur, Syrena, Tytan, Pielgrzym

## Strona główna

web-play-now = Zagraj od razu z botami
web-overview = W jedną minutę
web-learn = Nauka
    .text = Pierwsza gra z przewodnikiem: { $game }
web-new-table = Nowy stół
web-my-tables = Twoje stoły
web-my-tables-none = Nie siedzisz jeszcze przy żadnym stole. Jedno kliknięcie obok rozpoczyna grę.
web-waiting-for-you =
    { $count ->
        [one] jeden czeka na ciebie
        [few] { $count } czekają na ciebie
       *[other] { $count } czeka na ciebie
    }
web-play = Graj
web-look = Zobacz
web-watch = Oglądaj
web-sit = Usiądź
web-sit-too = Graj też tym miejscem
web-join = Dołącz
web-join-code = Link lub kod od znajomego
web-join-unknown = To nie jest ani link, ani kod stołu.
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie czeka na towarzystwo. Otwórz stół, a inni zobaczą go tutaj.
web-watch-tables = W toku
web-watch-tables-none = W tej chwili nie toczy się żadna publiczna gra.
web-finished-tables = Zakończone gry
web-replay = Powtórka
web-bring-in = Wczytaj zapis
web-table-of = Stół gracza { $name }
web-row-open =
    { $free ->
        [0] { $game } · wszystkie miejsca zajęte
        [one] { $game } · jedno wolne miejsce
        [few] { $game } · { $free } wolne miejsca
       *[other] { $game } · { $free } wolnych miejsc
    }
web-row-against = przeciwko: { $names }
web-row-round = runda { $number }
web-play-again =
    { $count ->
        [one] { $count } gracz · { $level }
        [few] { $count } graczy · { $level }
       *[many] { $count } graczy · { $level }
    }
web-row-over = { $game } · koniec
web-row-closed = { $game } · zamknięty
web-row-yours = { $game } · twoja kolej
web-row-lent = { $game } · gra za ciebie bot
web-row-theirs = { $game } · myśli { $name }

## Ludzie

web-name = Nazwa
web-password = Hasło
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-sign-out-everywhere = Wyloguj ze wszystkich urządzeń
web-signed-out = Wylogowano cię
    .text = Zaloguj się ponownie, aby grać dalej.
web-account-made = Konto gotowe. Twoje stoły zostają z tobą.
web-person-in = Zaloguj się
web-person-in-help = Witaj ponownie.
web-person-in-do = Zaloguj się
web-person-up = Załóż konto
web-person-up-help = Nazwa i hasło o długości co najmniej ośmiu znaków; o nic więcej nie pytamy. To, w co grasz jako gość, pozostaje twoje.
web-person-up-do = Załóż konto
web-person-guest = Graj jako gość
web-person-guest-help = Wybierz nazwę i zaczynaj. Ta przeglądarka cię zapamięta.
web-person-guest-do = Wejdź
web-person-self = Twoja nazwa
web-person-self-help = Tak widzą cię inni przy stole.
web-person-self-do = Zapisz
web-person-keep = Zachowaj gry: załóż konto
web-person-remove = Usuń konto
web-person-remove-help = Konto i jego nazwa znikają na zawsze; twoje miejsca przejmują boty. Potwierdź to hasłem.
web-person-remove-do = Usuń na zawsze
web-account = Twoje konto
web-account-guest = Grasz jako gość i zna cię tylko ta przeglądarka. Załóż konto, aby logować się skądinąd.
web-signed-in-as = Jesteś tu jako { $name }.
web-sign-out-everywhere-help = Kończy wszystkie sesje i tokeny, także tutaj.
web-password-old = Twoje hasło
web-password-new = Nowe hasło
web-password-change = Zmień hasło
web-password-change-help = Co najmniej osiem znaków. Wszystkie inne urządzenia zostaną wylogowane, a tokeny przestaną działać.
web-password-changed = Hasło zmienione.
web-reset = Nowe hasło do konta
web-reset-help = Wybierz hasło o długości co najmniej ośmiu znaków. Link działa raz; wszystkie urządzenia zostaną wylogowane, a tutaj się zalogujesz.
web-reset-do = Zapisz i zaloguj
web-reset-done = Hasło zmienione. Jesteś w środku.
web-tokens = Tokeny dla programów
web-tokens-help = Kto ma token, gra jako ty. Daj każdemu programowi osobny.
web-token-label = Nazwa programu
web-token-make = Utwórz token
web-token-made = Oto token. Pokazujemy go tylko ten jeden raz; strzeż go jak hasła.
web-token-until = do { $day }
web-token-end = Zakończ
web-token-end-of = Zakończ token { $label }
web-invited = Masz zaproszenie
web-invited-to = Masz zaproszenie: { $house }
web-invited-help = Wejdź jako gość, z nowym kontem albo z tym, które masz.
web-invited-how = Jak wejść
web-door-open = Otwórz drzwi
web-door-members = Ten dom jest dla swoich członków. Otwórz link z zaproszenia albo zaloguj się.
web-door-accounts = Goście tu nie grają. Zaloguj się albo załóż konto.
web-door-link = Link z zaproszenia

## Nowy stół i jego poczekalnia

web-new-game = Jaka gra?
web-new-seats = Kto siada do stołu?
web-new-seats-help = Każde miejsce jest dla ciebie, dla osoby z twoim linkiem albo dla bota. Boty wiedzą tylko tyle, ile wiedziałby gracz na ich miejscu.
web-new-rules = Zasady tego stołu
web-new-table-itself = Stół
web-new-modules = Z czym gracie?
web-new-presets = Dobrane zestawy
web-new-preset-base = Gra podstawowa
web-new-preset-all = Wszystko, co pasuje
web-new-preset-seats = na tyle miejsc
web-new-yours = +{ $count } od ciebie
web-new-group-rest = Inne moduły
web-new-off = Bez
web-new-marked = Dla doświadczonych graczy
web-new-marked-help = dla doświadczonych graczy: najwyżej jeden z nich w rozgrywce
web-new-weight = { $number ->
    [1] Łatwo dodać
    [2] Dodaje sporo
   *[other] Dodaje dużo do nauki
  }
web-new-why-excludes = { $name }: nie w jednej rozgrywce z modułem { $others }.
web-new-why-needs = { $name }: potrzebny jest moduł { $others }.
web-new-why-marked = { $name } i { $others }: oba są dla doświadczonych graczy, a w rozgrywce może być jeden taki.
web-new-why-seats = { $name }: liczba graczy { $seats }.
web-new-room = Zrób miejsce
web-new-room-for = Robi miejsce dla: { $name }.
web-new-room-swap = Zamień: { $others }
web-new-room-add = Dodaj: { $others }
web-new-room-seats = Liczba graczy: { $number }
web-new-room-out = Odchodzi: { $others }.
web-new-room-in = Dochodzi: { $others }.
web-new-join = Co może dołączyć
web-new-boxed = { $name } tego nie używa, więc zostaje w pudełku: { $others }.
web-new-made = Ta rozgrywka
web-new-made-base = Sama gra podstawowa
web-new-made-seats = Liczba graczy: { $seats }
web-new-title = Jego nazwa
web-new-title-help = Puste pole: stół nosi twoją nazwę.
web-new-public = Otwarty dla wszystkich
web-new-public-help = Każdy może zobaczyć stół na liście, usiąść i oglądać. W przeciwnym razie potrzebny jest link.
web-new-advice = Można pytać Pytię
web-new-advice-help = Silny bot mówi na życzenie, co zrobiłby na twoim miejscu i dlaczego. Przy stole, przy którym siedzi kilka osób, wszyscy powinni się na to zgodzić.
web-new-absence = Gdy kogoś nie ma
web-new-absence-help = Za osobę, na którą czeka stół, może zagrać bot. Swoje miejsce można odzyskać w każdej chwili.
web-new-absence-after = Jak długo stół najpierw czeka
web-absence-never = Nikt nie jest zastępowany
web-absence-host = Decyduje gospodarz
web-absence-others = Decydują wspólnie wszyscy pozostali
web-wait-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
web-wait-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
web-wait-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-new-device = Wszyscy grają na tym urządzeniu
web-new-device-help = Podajecie sobie urządzenie; kurtyna zasłania wszystko, dopóki nie zgłosi się osoba, na którą przyszła kolej.
web-new-player = Nazwa gracza { $number }
web-new-player-usual = Osoba { $number }
web-seat-here = Ktoś przy tym urządzeniu
web-curtain = Kurtyna opuszczona
web-curtain-next = Teraz gra { $name }. Podaj urządzenie i dopiero wtedy podnieś kurtynę.
web-curtain-enter = To ja, { $name }
web-curtain-wait = Grają boty …
web-curtain-pass = Podaj dalej: { $name }
web-lobby-advice = Przy tym stole można pytać Pytię: każdy może poprosić o radę silnego bota.
web-lobby-no-advice = Przy tym stole nikt nie może prosić Pytii o radę.
web-new-more = Dla ciekawych
web-new-seed = Ziarno losowości
web-new-seed-help = Puste pole: liczba jest losowana w tajemnicy i pokazywana po grze, więc każdy rzut można sprawdzić. Gdy grają też inni, serwer dodaje do twojej liczby własną, tajną.
web-new-start = Rozpocznij grę
web-new-open = Otwórz stół
web-seat-number = Miejsce { $number }
web-seat-self = Ty
web-seat-person = Człowiek
web-seat-bot = Bot, { $level }
web-seat-free = Wolne miejsce
web-player = Gracz { $number }
web-seat-taken = Gotowe
web-lobby-waiting =
    { $count ->
        [one] Jeszcze jeden gracz i można zaczynać.
        [few] Jeszcze { $count } gracze i można zaczynać.
       *[other] Jeszcze { $count } graczy i można zaczynać.
    }
web-lobby-full = Wszyscy już są. Grę rozpoczyna gospodarz.
web-lobby-closed = Ten stół zamknięto przed rozpoczęciem gry.
web-closed = Zamknięty przez gospodarza serwera.
web-closed-because = Zamknięty przez gospodarza serwera: { $reason }
web-lobby-link = Zaproś tym linkiem
web-lobby-public = Stół jest też na liście otwartych stołów.
web-lobby-private = Stół znajdą tylko osoby z tym linkiem.
web-lobby-host = Gospodarz
web-lobby-promise = Ziarno losowości tej gry jest już ustalone. Jego odcisk: { $commitment }…
web-lobby-absence-never = Przy tym stole nie zastępuje się nieobecnych.
web-lobby-absence-host = Gdy stół czeka na kogoś zbyt długo ({ $time }), może go zastąpić bot, jeśli zdecyduje tak gospodarz.
web-lobby-absence-others = Gdy stół czeka na kogoś zbyt długo ({ $time }), może go zastąpić bot, jeśli zgodzą się wszyscy pozostali.
web-lobby-mixed = Ktoś podał liczbę { $word } do losowania. Serwer dodał do niej tajną liczbę, więc nikt nie zna kości.
web-lobby-given = Ktoś wybrał liczbę, z której wynika cały los, i może znać wszystko, co zakryte.
web-lobby-arranged = Ta gra zaczyna się od pozycji, którą ktoś ustawił; może on znać wszystko, co zakryte.
web-lobby-start = Rozpocznij grę
web-lobby-leave = Opuść stół
web-lobby-close = Zamknij stół

## Przy stole

web-no-entry = Nie możesz tu wejść
web-line-opening = W drodze do stołu …
web-line-waiting = Brak połączenia, próbujemy znowu
web-watching = Widz
web-your-turn = Twoja kolej
web-turn-of = Tura gracza { $name }
web-turn-asked = Tura gracza { $name }: decydujesz
web-narrow = { $thing }: co robisz?
web-plate = Rzeczy gracza
web-others = Pozostali gracze
web-modules = Moduły tej rozgrywki
web-own = Twoje rzeczy
web-world = Obok planszy
web-world-more = Jeszcze obok planszy
web-story = Kronika
web-tabs = Części stołu
web-tab-board = Plansza
web-tab-own = Twoje
web-tab-world = Świat
web-tab-players = Gracze
web-tab-story = Kronika
web-scene-aside = Zobacz planszę
web-scene-show = Wróć do sceny
web-undo = Cofnij
web-redo = Ponów
web-prompt = Twoja decyzja
web-prompt-list =
    { $count ->
        [one] Jedyna możliwość jako lista
        [few] Wszystkie { $count } możliwości jako lista
       *[other] Wszystkie możliwości ({ $count }) jako lista
    }
web-prompt-sent = W drodze …
web-prompt-others =
    { $count ->
        [one] { $names } podejmuje decyzję
       *[other] { $names } podejmują decyzje
    }
web-prompt-moment = Chwileczkę …
web-which = Co wybierasz?
web-sure = Na pewno?
web-and-more = … i jeszcze { $count }
web-asked = { $name } prosi o cofnięcie ruchu
web-asked-missing = Brakuje odpowiedzi: { $names }
web-asked-agree = Zgadzam się
web-asked-decline = Nie zgadzam się
web-asked-replace = { $name } proponuje bota; nieobecny gracz: { $absent }
web-asked-withdraw = Wycofaj
web-plate-turn = teraz decyduje
web-plate-resigned = rezygnacja
web-plate-absent = od dawna poza stołem
web-plate-away = brak połączenia
web-plate-more = Więcej o tym graczu
web-plate-replace = Niech zagra tu bot
web-plate-propose = Zaproponuj bota
web-handed = Gra za ciebie bot.
web-handed-away = Nie było cię i teraz gra za ciebie bot.
web-chat = Czat
web-chat-none = Nikt jeszcze nic nie powiedział.
web-chat-watchers = Widzowie rozmawiają między sobą; gracze tego nie słyszą.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-menu = Menu stołu
web-menu-restart = Zacznij turę od nowa
    .text = Cofa wszystko od ostatniego rzutu, dobrania lub odkrycia.
web-menu-ask_back = Poproś o cofnięcie
    .text = Po rzucie lub dobraniu muszą się zgodzić wszyscy pozostali ludzie.
web-menu-hand_over = Niech bot zagra za ciebie
    .text = Możesz wrócić na miejsce w każdej chwili.
web-menu-return = Wróć na swoje miejsce
    .text = Teraz gra za ciebie bot.
web-menu-resign = Poddaj się
    .text = Zajmujesz ostatnie miejsce; twoje miejsce przejmuje bot.
web-menu-resign-sure = Tak, poddaję się
web-menu-result = Wynik
    .text = Jak skończyła się gra, rewanż i dowód uczciwości kości.
web-line = Co jest pokazywane
web-line-skip = Do końca tej tury; dwa razy: do teraz
web-line-behind =
    { $count ->
        [0] Pomiń
        [one] 1 tura do nadrobienia · Pomiń
        [few] { $count } tury do nadrobienia · Pomiń
       *[other] { $count } tur do nadrobienia · Pomiń
    }
web-line-asked = Czekamy na ciebie · Przejdź
web-line-live =
    { $count ->
        [0] Na żywo
        [one] 1 tura do nadrobienia · Na żywo
        [few] { $count } tury do nadrobienia · Na żywo
       *[other] { $count } tur do nadrobienia · Na żywo
    }
web-line-paused = Wstrzymane
web-line-over = Twoja tura dobiegła końca
web-line-again = Jeszcze raz · Wróć do teraz
web-together-hoplites_moved =
    { $count ->
        [one] { $seat } przesuwa 1 hoplitę.
       *[other] { $seat } przesuwa { $count } hoplitów.
    }
web-together-withdrew =
    { $count ->
        [one] { $seat } wycofuje 1 hoplitę.
       *[other] { $seat } wycofuje { $count } hoplitów.
    }
web-together-ship_moved =
    { $count ->
        [one] { $seat } płynie 1 pole.
        [few] { $seat } płynie { $count } pola.
       *[other] { $seat } płynie { $count } pól.
    }
web-again = Jeszcze raz
web-again-back = Dowolny klawisz lub dotyk: powrót do teraz
web-since = Od twojej ostatniej tury
web-since-away = Kiedy cię nie było
web-since-harm = Dotyczy ciebie
web-since-danger = Zagrożenie
web-since-others = Pozostali
web-since-table = Na stole
web-since-near =
    { $named ->
        [yes] { $name } – krok od zwycięstwa: { $way } { $now }/{ $needed }.
       *[no] { $name } – krok od zwycięstwa: { $now }/{ $needed }.
    }
web-since-again = Obejrzyj wszystko · { $seconds } s
web-since-turn = Obejrzyj tę turę jeszcze raz ({ $name })
web-since-more = Jeszcze { $count }
web-since-less = Tylko to, co ciebie dotyczy
web-since-close = Odłóż
web-key-space = Spacja
web-pace-now = Ruchy innych: { $pace }
web-story-more = … ciąg dalszy nastąpi
web-story-setup = Przygotowanie
web-story-round = Runda { $number }
web-keys = Klawiatura
web-keys-tab = przejście po wszystkim, co się świeci
web-keys-arrows = do najbliższej świecącej rzeczy w tym kierunku
web-keys-story = w kronice: od słowa do słowa
web-keys-enter = wybór
web-keys-escape = krok wstecz
web-keys-digits = kolejne możliwości z pytania
web-keys-list = wszystkie możliwości jako lista
web-keys-undo = cofnięcie
web-keys-redo = ponowienie
web-keys-end = zakończyć turę
web-keys-chat = do rozmowy
web-keys-advise = podczas pokazywania ruchów: wstrzymaj; gdy masz wybór: rada Pytii, jeśli stół na to pozwala
web-keys-skip = podczas pokazywania ruchów: do końca tury, dwa razy: do teraz
web-keys-pace = pokazuj ruchy wolniej, szybciej
web-keys-since = co się stało od twojej ostatniej tury: pokaż, odłóż
web-keys-rules = zasady, w miejscu tego, co objaśniane
web-keys-help = ta lista
web-map-nearer = Przybliż
web-map-farther = Oddal
web-map-whole = Cała mapa albo twój pionek

## O czym opowiada zapis poza wydarzeniami gry

web-entry-undo = { $name } cofa ruch.
web-entry-redo = { $name } jednak to ponawia.
web-entry-ask = { $name } prosi o cofnięcie.
web-entry-agree = { $name } się zgadza.
web-entry-decline = { $name } odmawia.
web-entry-resign = { $name } się poddaje.
web-entry-bot = Za gracza { $name } gra teraz bot.
web-entry-propose = { $name } proponuje bota za nieobecną osobę: { $other }.
web-entry-replace = Gracz { $name } jest nieobecny: dalej gra bot.
web-entry-gone = Gracza { $name } już tu nie ma: do końca gra bot.
web-entry-back = { $name } wraca do stołu.
web-entry-given = Gospodarz serwera oddał to miejsce: { $name }.
web-entry-rewind = Gospodarz serwera cofnął stół.
web-entry-migrate = Gra toczy się dalej według nowszych zasad.

## Koniec

web-over = Koniec gry
web-over-won = Zwycięstwo!
web-over-winners =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwem dzielą się { $names }.
    }
web-over-map = Mapa na koniec
web-over-places = Miejsca
web-over-chances = Szanse w trakcie gry
web-over-rematch = Rewanż
web-over-next = Do rewanżu
web-over-look = Obejrzyj planszę
web-over-replay = Powtórka i liczby
web-over-verify = Sprawdź kości
web-over-export = Zapisz przebieg gry
web-reason-resigned = Wszyscy pozostali się poddali.
web-verdict-kept = Wszystko się zgadza: ziarno pasuje do pieczęci i wynika z niego każdy rzut, tasowanie i ruch.
web-verdict-broken = Coś się nie zgadza.
web-verdict-commitment = Pieczęć pokazana przed grą
web-verdict-seed = Ziarno

## Ustawienia

web-setting-theme = Jasny lub ciemny
    .text = Za dnia pergamin, po zmierzchu nocne morze.
web-setting-theme-system = Jak urządzenie
web-setting-theme-light = Jasny
web-setting-theme-dark = Ciemny
web-setting-motion = Ruch
    .text = Czy pionki się suną, karty obracają, a kości toczą.
web-setting-motion-system = Jak urządzenie
web-setting-motion-full = Żywy
web-setting-motion-reduced = Spokojny
web-setting-pace = Ruchy innych
    .text = Jak długo widać każdy z nich.
web-setting-pace-slow = Powoli
web-setting-pace-normal = Normalnie
web-setting-pace-fast = Szybko
web-setting-pace-at_once = Od razu
web-setting-confirm = Pytaj ponownie
    .text = Zanim akcja zostanie wysłana.
web-setting-confirm-none = Nigdy
web-setting-confirm-ending = Przed wczesnym końcem tury
web-setting-confirm-all = Zawsze
web-setting-sound = Dźwięki
    .text = Ciche: drewno, brąz, struna liry.
web-setting-volume = Głośność
web-setting-ambient = Szum morza
    .text = Cichy szum fal, dopóki na stole toczy się gra.
web-setting-patterns = Mocniejsze wzory
    .text = Symbole i kreskowanie wyraźniej odróżniają kolory.

## Odmowy, według kodów

web-refused-no-connection = Chwilowo brak połączenia. Nic nie przepadło; spróbuj za moment.
web-refused-broken = Serwer się potknął. Spróbuj za chwilę.
web-refused-not-signed-in = Najpierw powiedz, kim jesteś.
web-refused-not-allowed = Tutaj nie możesz tego zrobić.
web-refused-not-found = Nie ma takiego stołu.
web-refused-conflict = W obecnej sytuacji to niemożliwe.
web-refused-name-taken = Ta nazwa jest zajęta albo zbyt podobna do zajętej. Wybierz inną.
web-refused-bad-name = Tak nie można się nazywać. Wybierz inną nazwę.
web-refused-wrong-password = Błędna nazwa lub hasło.
web-refused-wrong-old = To nie jest twoje hasło.
web-refused-weak-password = To hasło zbyt łatwo odgadnąć. Weź na przykład trzy słowa, które nic nie łączy.
web-refused-bad-link = Ten link nie działa albo już nie działa. Poproś gospodarza o nowy.
web-refused-not-let-in = Ten dom jest dla swoich członków.
web-refused-stale = Gra poszła już dalej. Spójrz jeszcze raz.
web-refused-wrong-seat = To nie twoja decyzja.
web-refused-illegal-action = Tej akcji już nie można wykonać.
web-refused-no-undo = Nie ma czego cofnąć.
web-refused-too-many = Za dużo naraz. Poczekaj chwilę.
web-refused-unavailable = Serwer nie może teraz zapisywać. Nic z tego, co się stało, nie przepada.
web-refused-no-advice = Przy tym stole nikt nie może prosić o radę.
web-refused-old-rules = Ten stół zaczęto według dawnych zasad i nie można tu grać dalej.
web-stuck = Ta gra nie może tu trwać dalej
web-stuck-text = Grano według wersji { $version } zasad, której ten serwer już nie ma. Poniżej można przeczytać, co się wydarzyło.
web-stuck-end = Zakończ grę
web-stuck-end-help = Może to zrobić każdy z graczy. Potem można zapisać jej zapis.
web-refused-banned = To konto jest zablokowane.
web-refused-closed = Ten stół jest zamknięty. Nikt już tu nie gra.
web-refused-muted = Przez pewien czas nie możesz pisać na czacie. Tak zdecydował gospodarz.
web-refused-other = Odmówiono. { $message }

## Autorzy

web-credits = Autorzy
web-credits-lead = Aegean wspiera się na pracy wielu osób.
web-credits-icons = Ikony
    .text = Z kolekcji game-icons autorstwa Lorc, Delapouite i innych twórców, na licencji CC BY 3.0. Niektóre są obrócone lub połączone. Znaki graczy i statki narysowano dla Aegean.
web-credits-fonts = Kroje pisma
    .text = Cinzel (Natanael Gama), Alegreya (Juan Pablo del Peral), Source Sans 3 (Paul D. Hunt); wszystkie na licencji SIL Open Font License 1.1.
web-credits-coast = Wybrzeże Grecji
    .text = Według Natural Earth, które udostępnia swoje mapy wszystkim.
web-credits-games = Gry planszowe
    .text = Lords of Hellas zaprojektował Adam Kwapiński, a Wyrocznię Delficką Stefan Feld. Aegean tworzą gracze, bez związku z wydawcami; kupcie te gry, warto.
web-credits-code = Program
    .text = Wolny, na licencji MIT. Stronę zbudowano w Svelte, a teksty w systemie Fluent.

## Co jest przechowywane

web-announcement = Od gospodarza:
web-chat-removed = usunięte przez gospodarza
web-chat-remove = Usuń, co napisał(a) { $name }
web-nobody = nikt
web-person-data = Pobierz moje dane
web-privacy = Co jest przechowywane
web-privacy-lead = Co ten serwer przechowuje o tobie i jak długo. Nikomu innemu niczego nie wysyła.
web-kept-cookie = Dwa ciasteczka
    .text = Jedno mówi, kim jesteś; przeglądarka trzyma je 90 dni od ostatniej wizyty. Jeśli masz konto, drugie mówi, że już się tu logowano, żeby cudze błędne próby cię nie zablokowały; zostaje na 400 dni i niczego nie otwiera. Ustawienia, takie jak język, zostają w twojej przeglądarce.
web-kept-account = Twoje konto
    .text = Nazwa, język i hasło jako skrót argon2, którego nikt nie odczyta. Przechowywane, dopóki nie usuniesz konta.
web-kept-guests = Goście
    .text = Nazwa i gry. Gospodarz może usunąć gości, których nie było od 30 dni i którzy nic po sobie nie zostawili.
web-kept-sessions = Gdzie jesteś zalogowany
    .text = Sesje kończą się 90 dni po ostatniej wizycie, tokeny dla programów po roku, a wszystkie, gdy wylogujesz się wszędzie. Link do nowego hasła działa przez jeden dzień. Przechowywane są tylko skróty, którymi niczego nie da się otworzyć.
web-kept-tables = Stoły i zapisy
    .text = Kto gdzie siedział, każdy ruch i kiedy go wykonano. Przechowywane tak długo, jak istnieje serwer, by można było wracać do gier.
web-kept-chat = Czat
    .text = To, co mówisz przy stole, zostaje przy stole. Usunięty wiersz widzi już tylko gospodarz.
web-kept-addresses = Adresy
    .text = Twój adres jest w dzienniku serwera przy każdym żądaniu, tak długo, jak gospodarz trzyma dziennik. W bazie danych jest tylko wtedy, gdy gospodarz go zablokował.
web-kept-house = Co robi gospodarz
    .text = Jeśli moderator usuwa wiersz, wycisza kogoś albo zmienia komuś nazwę, jest to zapisane przez rok.
web-kept-backups = Kopie zapasowe
    .text = Gospodarz może mieć kopie wszystkiego. Kto został usunięty, nadal jest w kopiach zrobionych wcześniej.
web-kept-others = Inni
    .text = Żadnych reklam, żadnych statystyk o tobie, żadnych innych firm. Strona nie ładuje niczego skądinąd.
web-kept-delete = Gdy się usuniesz
    .text = Od razu: nazwa, hasło i sesje znikają, twoja nazwa znika z miejsc, z czatu i z zapisków gospodarza, tytuły twoich stołów są czyszczone, a bot gra za ciebie dalej. Ruchy i czat zostają, bez twojej nazwy.

## Wyrocznia delficka: plansza

web-delphi-scene = Wybór
web-delphi-sea = Morze
web-delphi-display_equipment = Ekwipunek za pokonanego potwora
web-delphi-display_companions = Sprzymierzeńcy jeszcze na lądzie
web-delphi-cost =
    { $favours ->
        [0] bez łask
        [one] 1 łaska
        [few] { $favours } łaski
       *[other] { $favours } łask
    }
web-delphi-loss-dice =
    { $count ->
        [one] Jedna kość pozostaje niewykorzystana.
        [few] { $count } kości pozostają niewykorzystane.
       *[many] { $count } kości pozostaje niewykorzystanych.
    }
web-delphi-spends = Koszt: { web-delphi-cost }.
web-delphi-ship_of = Statek · { $player }
web-delphi-here = Tutaj: { $things }.
web-delphi-beside = Obok: { $things }.
web-delphi-seen_by = Podejrzeli: { $players }.
web-delphi-deliver = Cel: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Ostatnia runda: { $names } jest już u celu.
       *[other] Ostatnia runda: { $names } są już u celu.
    }
web-delphi-spoken =
    { $left ->
        [0] Wyrocznia rzekła: { $colours }. Wszystko zużyte.
        [one] Wyrocznia rzekła: { $colours }. Została 1 kość.
        [few] Wyrocznia rzekła: { $colours }. Zostały { $left } kości.
       *[other] Wyrocznia rzekła: { $colours }. Zostało { $left } kości.
    }
web-delphi-water = Woda · { $colour }
    .text = Rejs może się tu skończyć dzięki kości lub karcie wyroczni tego koloru.
web-delphi-shallows = Mielizna
    .text = Żaden statek się tu nie zatrzyma, a bez płaskiego dna też nie przepłynie.
web-delphi-zeus = Zeus
    .text = Stąd wypływają wszystkie statki. Kto wykonał wszystkie zadania, wraca na to pole.
web-delphi-offering_island = Wyspa darów
    .text = Z sąsiedniego pola ładujesz dar w jego własnym kolorze.
web-delphi-mountain = Góra potworów
    .text = Z sąsiedniego pola walczysz z potworem w jego własnym kolorze.
web-delphi-temple = Świątynia · { $colour }
    .text = Z sąsiedniego pola składasz tu dar tego koloru.
web-delphi-statue_island = Wyspa posągów
    .text = Z sąsiedniego pola stawiasz posąg na wolnym cokole w jego kolorze.
web-delphi-city = Miasto · { $colour }
    .text =
        { $count ->
            [0] Nie ma tu już posągów.
            [one] Został jeden posąg do załadowania z sąsiedniego pola.
            [few] Zostały { $count } posągi do załadowania z sąsiedniego pola.
           *[other] Zostało { $count } posągów do załadowania z sąsiedniego pola.
        }
web-delphi-hidden = Ukryta wyspa · { $colour }
    .text = Z sąsiedniego pola badasz ją w kolorze jej obwódki.
web-delphi-seen = Podejrzano: { $island }.
web-delphi-explored = Nie ma tu jeszcze kapliczki. Właściciel buduje ją z sąsiedniego pola w kolorze obwódki: { $colour }. Badanie dało:
web-delphi-shrine_here = Stoi tu kapliczka. Litera dałaby:
web-delphi-pedestal = Cokół · { $colour }
    .text = Na wolnym cokole staje posąg w jego kolorze.
web-delphi-of-monster = Potwór · { $colour }
web-delphi-of-offering = Dar · { $colour }
web-delphi-of-statue = Posąg · { $colour }
web-delphi-of-injury = Rana · { $colour }
web-delphi-about_colour = Na wyspach w tym kolorze staną twoje kapliczki.
web-delphi-about_die = Opłaca jedną akcję. Za łaski liczy się jako inny kolor, dalej na kole.
web-delphi-about_card = Służy jak kość w jej kolorze. W turze można użyć jednej karty.
web-delphi-about_injury = Przy trzech w jednym kolorze albo sześciu łącznie następna tura zejdzie na leczeniu. Kość tego koloru je odrzuca.
web-delphi-oracle_deck = Talia wyroczni
    .text =
        { $count ->
            [one] Dowolna kość dobiera z niej kartę. Została jedna karta.
            [few] Dowolna kość dobiera z niej kartę. Zostały { $count } karty.
           *[other] Dowolna kość dobiera z niej kartę. Zostało { $count } kart.
        }
web-delphi-favours = Łaski
    .text = Dowolna kość daje 2. Zmieniają kolor kości, wydłużają rejs i opłacają kolejną rundę walki.
web-delphi-strength = Siła
    .text = Ułatwia pokonanie potworów i chroni przed tytanem, gdy dorówna jego rzutowi.
web-delphi-hold = Ładownia
    .text = Miejsce na dary i posągi. Ładunek opuszcza statek tylko przy swojej świątyni lub cokole.
web-delphi-wheel = Koło wyroczni
    .text = Każdy krok zgodnie z zegarem kosztuje łaskę. Weź kość lub kartę i dotknij koloru, by zobaczyć, co otworzy.
web-delphi-gods = Bogowie
    .text = Każdy wspina się z chmury startowej na tron i tam użycza swojej mocy.
web-delphi-look = Podejrzyj
    .text = Dowolną kością widzisz dwie ukryte wyspy, tylko dla twoich oczu.
web-delphi-any_colour = Dowolny kolor
web-delphi-end_turn = Zapytaj wyrocznię
    .text = Kończy twoją turę: rzucasz kośćmi na następną.
web-delphi-fight_on = Walcz dalej
    .text = Płacisz łaskę, potwór słabnie o jeden i rzucasz ponownie.
web-delphi-surrender = Wycofaj się
    .text = Potwór zostaje, a to, co wydano, przepada.
web-delphi-god_row =
    { $row ->
        [0] Na chmurze startowej.
        [6] Na tronie.
       *[other] Na chmurze { $row }.
    }
web-delphi-god_colour = Kolor: { $colour }.
web-delphi-dice = Kości wyroczni
web-delphi-used_die = Zużyta kość
web-delphi-favours_held =
    { $count ->
        [one] 1 łaska
        [few] { $count } łaski
       *[other] { $count } łask
    }
web-delphi-turn_to =
    { $favours ->
        [0] Obróć na kolor { $colour }, za darmo
        [one] Obróć na kolor { $colour } za 1 łaskę
        [few] Obróć na kolor { $colour } za { $favours } łaski
       *[other] Obróć na kolor { $colour } za { $favours } łask
    }
web-delphi-tasks = Zadania Zeusa
web-delphi-tasks_done = { $done } z { $all }
web-delphi-cards = Karty
web-delphi-injuries = Rany
web-delphi-titan = Tytan uderza
web-delphi-unharmed = bez ran
web-delphi-fight_news =
    { $won ->
        [yes] { $player }: potrzeba { $target } i zwycięstwo!
       *[no] { $player }: potrzeba { $target } i pudło.
    }
web-delphi-consults = { $player } słucha wyroczni
web-delphi-needed = potrzeba { $target }
web-delphi-strength_of = siła { $strength }
web-delphi-monster_number = do osiągnięcia
web-delphi-so_far = Dotychczas
web-delphi-round = Runda { $number }
web-delphi-missed = pudło
web-delphi-wounded = rana
web-delphi-favours_left =
    { $count ->
        [one] łaska została
        [few] łaski zostały
       *[other] łask zostało
    }
web-delphi-battle_die = Kość walki
web-delphi-next_roll = Następny rzut wymaga { $target } lub więcej
web-delphi-rolled = rzut
web-delphi-odds =
    { $favours ->
        [one] Za 1 łaskę rzucasz ponownie: wygrywa { $target } lub więcej, { $chance }.
        [few] Za { $favours } łaski rzucasz ponownie: wygrywa { $target } lub więcej, { $chance }.
       *[other] Za { $favours } łask rzucasz ponownie: wygrywa { $target } lub więcej, { $chance }.
    }
web-delphi-odds_all = Za wszystkie łaski ({ $favours }): { $chance }.
web-delphi-no_favours = Nie ma już łask na dalszą walkę.
web-delphi-stands = Potwór wciąż stoi. Walczyć dalej?
    .text = Nieudany rzut 0 to dodatkowo rana. Kość lub karta i tak jest zużyta.
web-delphi-pay =
    { $favours ->
        [one] Zapłać 1 i rzuć
       *[other] Zapłać { $favours } i rzuć
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } { $way ->
        [east] na wschód
        [south_east] na południowy wschód
        [south] na południe
        [south_west] na południowy zachód
        [west] na zachód
        [north_west] na północny zachód
        [north_east] na północny wschód
       *[north] na północ
    }
web-delphi-do-draw_oracle = Karta wyroczni
web-delphi-do-take_favours = Łaski +2
web-delphi-do-look_islands = Podejrzyj dwie wyspy
web-delphi-do-sail = Płyń · { $where }
web-delphi-do-explore = Zbadaj · { $where }
web-delphi-do-fight = Walka · { $colour }
web-delphi-do-build_shrine = Zbuduj kapliczkę
web-delphi-do-load_offering = Załaduj dar · { $colour }
web-delphi-do-make_offering = Złóż dar
web-delphi-do-load_statue = Załaduj posąg
web-delphi-do-raise_statue = Postaw posąg · { $colour }
web-delphi-do-discard_injuries = Ulecz · { $colour }
web-delphi-do-advance_god = W górę: { $god }
web-delphi-do-combo = { $card }

## Plansza gry Lords of Hellas

web-hellas-group-cards = Karty i stwory
web-hellas-group-gods = Bogowie i cuda
web-hellas-group-lands = Więcej krain i inna gra
web-hellas-preset-beasts = Bohaterowie i bestie
web-hellas-preset-sea = Morze
web-hellas-preset-lords = Sześciu władców
web-hellas-preset-kronos = Kronos
web-hellas-map = Mapa Hellady
web-hellas-sea-ionian = Morze Jońskie
web-hellas-sea-aegean = Morze Egejskie
web-hellas-sea-cretan = Morze Kreteńskie
web-hellas-player = Gracz { $number }
web-hellas-here_control = Kontrola: { $things }
web-hellas-here_hoplites = Hoplici: { $things }
web-hellas-here_fortified = Ufortyfikowany: { $things }
web-hellas-here_heroes = Bohaterowie: { $things }
web-hellas-here_monsters = Potwory: { $things }
web-hellas-here_quest = Zadanie: { $things }
web-hellas-here_temple = Świątynia: { $things }
web-hellas-city = Miasto · { $region }
    .text = Kto je kontroluje, werbuje tu i może ufortyfikować jednego hoplitę, który dodaje 1 do obrony.
web-hellas-sparta = Sparta · { $region }
    .text = Miasto, które daje dwa razy więcej rekrutów; ufortyfikowany hoplita dodaje 2 do obrony.
web-hellas-fortified = Ufortyfikowany hoplita · { $region }
    .text = Stoi w mieście, liczy się do hoplitów w tym regionie i ginie ostatni.
web-hellas-temple = Świątynia { $number }
    .text = Liczy się dla tego, kto kontroluje jej region.
web-hellas-shrine = Kapliczka
    .text = Można tu zbudować świątynię. Do tego czasu nic nie daje.
web-hellas-oracle = Wyrocznia Delficka
    .text = Szczególna świątynia z nagrodą opisaną na karcie świątyń.
web-hellas-priests = Kapłani
    .text = Kapłani w puli: na modlitwy, koszty i wymagania. Razem z tymi przy monumentach najwyżej 4.
web-hellas-supply = Zasoby
    .text = Hoplici, których można jeszcze zwerbować.
web-hellas-hand = Ręka
    .text = Karty walki: do bitew, a na polowaniu do ran i obrony.
web-hellas-stop = Zakończ atak
web-hellas-suffer = Nie broń się
web-hellas-pass = Pas
web-hellas-done = Gotowe
web-hellas-wounds_of = Rany: { $dealt } z { $all }
web-hellas-monument_level = Monument: poziom { $level }
web-hellas-quest_step = Etap { $number }
web-hellas-on_step = { $who }: etap { $step }
web-hellas-injured = Obrażenie: do wyleczenia liczy się jako 1, potem znów { $stored }.
web-hellas-glory = Żeton chwały · { $land }
web-hellas-glory_free = Żeton chwały: nikt go nie ma.
web-hellas-glory_owner = Żeton chwały: { $who }
web-hellas-glory_tokens = Żetony chwały
web-hellas-reward-priest = może dać kapłana
web-hellas-reward-artifact = może dać artefakt
web-hellas-wound-covered = zakryty
web-hellas-wound-open = niezakryty
web-hellas-deck-combat = Talia walki
    .text = Pozostało kart: { $count }.
web-hellas-deck-event = Talia wydarzeń
    .text = Pozostało kart: { $count }.
web-hellas-deck-attack = Talia ataku potworów
    .text = Pozostało kart: { $count }.
web-hellas-deck-neutral = Neutralne artefakty
    .text = Pozostało kart: { $count }.
web-hellas-deck-blessing = Błogosławieństwa
    .text = Pozostało kart: { $count }.
web-hellas-discards = Odrzucone karty walki
web-hellas-event_discards = Odrzucone wydarzenia
web-hellas-regular = Zwykłe
web-hellas-special = Specjalne
web-hellas-short-hero_movement = Bohater
web-hellas-short-hoplite_movement = Hoplici
web-hellas-short-prayer = Modlitwa
web-hellas-short-use_artifacts = Artefakty
web-hellas-short-recruit = Werbunek
web-hellas-short-march = Marsz
web-hellas-short-build_temple = Świątynia
web-hellas-short-prepare = Przygot.
web-hellas-short-usurp = Uzurpacja
web-hellas-short-hunt = Polowanie
web-hellas-short-build_monument = Monument
web-hellas-short-leadership = Przywództwo
web-hellas-short-strength = Siła
web-hellas-short-speed = Szybkość
web-hellas-used = Zużyte
web-hellas-used_count = Wykorzystane akcje specjalne: { $count }
web-hellas-treasures = Artefakty i błogosławieństwa
web-hellas-blessings = Błogosławieństwa
    .text = Dary bogów z selekcji, które przynoszą świątynie.
web-hellas-no_treasures = Jeszcze bez artefaktów i błogosławieństw.
web-hellas-no_cards = Brak kart na ręce.
web-hellas-no_hero = Jeszcze bez bohatera
web-hellas-no_monsters = Na mapie nie ma potworów.
web-hellas-no_quests = Nie ma otwartych zadań.
web-hellas-page-race = Wyścig
web-hellas-page-monsters = Potwory
web-hellas-monuments = Monumenty
web-hellas-page-decks = Talie
web-hellas-nearness = Jak blisko zwycięstwa był każdy
web-hellas-quests = Zadania
web-hellas-temples = Świątynie
web-hellas-temples_hint = Czerwona ramka: selekcja błogosławieństw.
web-hellas-temple_left = Świątynia { $number }: do zbudowania
web-hellas-temple_built = Świątynia { $number }: zbudowana
web-hellas-king = Karta aktywacji monumentu, pozostało żetonów: { $tokens } ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] W tej turze rozstrzyga się korona: kto kontroluje region { $region }, jest Królem nad królami.
        [one] Jeszcze 1 akcja specjalna ({ $name }), a kto kontroluje region { $region }, zostanie Królem nad królami.
        [few] Jeszcze { $tokens } akcje specjalne ({ $name }), a kto kontroluje region { $region }, zostanie Królem nad królami.
       *[other] Jeszcze { $tokens } akcji specjalnych ({ $name }), a kto kontroluje region { $region }, zostanie Królem nad królami.
    }
web-hellas-danger-monster = Przy twoim bohaterze stoi potwór: { $monster }, { $region }.
web-hellas-march_with = Marsz: { $count }
web-hellas-short_by = do kontroli brak { $count }
web-hellas-battle = Bitwa: { $region }
web-hellas-population = populacja { $number }
web-hellas-attacks = atakuje
web-hellas-defends = broni się
web-hellas-strengths = Siła armii: { $attack } przeciw { $defence }
web-hellas-army_of = Armia · { $name }
web-hellas-has_passed = pas
web-hellas-chooses = wybiera teraz
web-hellas-may_play = może jeszcze grać · karty: { $count }
web-hellas-tally_hoplites = Hoplici
web-hellas-tally_effects = Efekty kart i mocy
web-hellas-tally_fortified = Ufortyfikowany w mieście
web-hellas-tally_others = Inne premie
web-hellas-army_strength = Siła armii
web-hellas-casualties = Straty
web-hellas-none_played = Jeszcze nie zagrano kart.
# W scenie bitwy, gdzie widać, która to bitwa.
web-hellas-ask-battle_card = Zagraj kartę walki albo spasuj.
web-hellas-ask-battle_order = Obie strony mają efekty początkowe. Która pierwsza?
web-hellas-ask-battle_start = Bitwa się zaczyna. Czy używasz efektu początkowego?
web-hellas-ask-bluff = Obie strony spasowały. Czy blefujesz jeszcze jedną kartą walki?
web-hellas-ask-casualties = Armie się starły. Czy zmieniasz straty?
web-hellas-ask-master_plan = Czy poświęcasz kapłana, by wzmocnić właśnie zagraną kartę?
web-hellas-ahead_you = Na tę chwilę wygrywasz { $more } do { $less }.
web-hellas-ahead_other = Na tę chwilę wygrywa { $name }, { $more } do { $less }.
web-hellas-loss-hero_movement = Twój bohater się nie ruszył.
web-hellas-loss-hoplite_movement = Twoi hoplici się nie ruszyli.
web-hellas-loss-prayer = Twoi kapłani się nie modlili.
web-hellas-loss-use_artifacts = Możesz jeszcze użyć artefaktu.
web-hellas-loss-extra_special = Rezygnujesz z kolejnej akcji specjalnej.
web-hellas-roll_all = Rzuć za wszystkie, w tej kolejności: { $monsters }
web-hellas-hunt = Polowanie: { $monster }
web-hellas-hunt_attacks = dotychczasowe ataki: { $count }
web-hellas-strength = siła
web-hellas-your_hero = Twój bohater
web-hellas-the_hero = Bohater
web-hellas-fourth_injury = Czwarte obrażenie kończy polowanie.
web-hellas-step-strike = Cios
web-hellas-step-attack = Atak potwora
web-hellas-step-defence = Obrona
web-hellas-step-reward = Nagroda
web-hellas-reward_hint = Polowanie dobiegło końca. Weź to, co ci przyniosło.
web-hellas-defence = obrona
web-hellas-needed = potrzeba
web-hellas-of = z
web-hellas-strike_hint = Wybierz kartę i symbol rany, który zakrywa, albo zestaw kart na dowolny symbol.
web-hellas-wounds = Rany
web-hellas-combine = Dwa miecze lub dwie buławy, trzy łuki lub trzy pochodnie albo sierp zakrywają dowolny symbol.
web-hellas-shelf = Karty do wyboru
web-hellas-draft_order = Kolejność przekazywania kart
web-hellas-your_blessings = Twoje błogosławieństwa
