### Klient w przeglądarce.

## Wszędzie

web-motto = Dwie wielkie gry o greckich mitach, z przyjaciółmi albo z botami, które grają uczciwie
web-skip = Przejdź do treści
web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-back-home = Wróć na stronę główną
web-copy = Kopiuj
web-copied = Skopiowano
web-you = ty
web-language = Język
web-theme-turn = Jasny lub ciemny motyw
web-nowhere = Nie znaleziono strony
web-nav = Strony
web-nav-play = Graj
web-nav-new = Nowy stół
web-nav-tournaments = Turnieje
web-nav-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-clause = Zasada { $clause }
web-explain-rules = W zasadach
web-nav-settings = Ustawienia
web-footer = Wolne i otwarte oprogramowanie. Bez reklam i bez śledzenia.
web-footer-credits = Autorzy i licencje
web-unreachable = Serwer nie odpowiada. Próbujemy dalej.

## Gry

web-game-delphi = Wyrocznia Delficka
    .text = Żegluj po morzu sześciu barw i wypełnij dwanaście zadań Zeusa. Zmieniaj kolory kości za łaski i wróć do domu przed innymi.
    .time = 60–100 min
web-game-hellas = Lords of Hellas
    .text = Prowadź bohatera i armię przez Grecję. Zdobywaj krainy, buduj świątynie, zabijaj potwory albo utrzymaj region pierwszego ukończonego monumentu.
    .time = 2–3 godz.
web-players = Gracze
web-duration = Czas gry
web-level-random = losowe ruchy
web-level-greedy = średni
web-level-shepherd = Pasterz · bardzo łatwy
web-level-peltast = Peltasta · łatwy
web-level-hoplite = Hoplita · średni
web-level-strategos = Strateg · trudny
web-level-pythia = Pytia · bardzo trudna
web-level-tiresias = Tejrezjasz · ekspert
web-bot-names = Zenon, Myrto, Tales, Iante, Kleon, Dafne
web-guest-names = Argonauta, Żeglarz, Hoplita, Wyrocznia, Centaur, Syrena, Tytan, Pielgrzym

## Strona główna

web-play-now = Zagraj od razu z botami
web-overview = W skrócie
web-learn = Nauka
    .text = Pierwsza gra z przewodnikiem: { $game }
web-new-table = Nowy stół
web-my-tables = Twoje stoły
web-my-tables-none = Nie siedzisz jeszcze przy żadnym stole.
web-waiting-for-you =
    { $count ->
        [one] 1 czeka na ciebie
        [few] { $count } czekają na ciebie
       *[other] { $count } czeka na ciebie
    }
web-play = Graj
web-look = Zobacz
web-watch = Oglądaj
web-sit = Usiądź
web-sit-too = Zajmij też to miejsce
web-join = Dołącz
web-join-code = Link lub kod od znajomego
web-join-unknown = To nie jest link ani kod stołu.
web-open-tables = Otwarte stoły
web-open-tables-none = Teraz nie ma otwartych stołów. Otwórz własny, a inni zobaczą go tutaj.
web-watch-tables = W toku
web-watch-tables-none = Nie toczy się teraz żadna publiczna gra.
web-finished-tables = Zakończone gry
web-replay = Powtórka
web-bring-in = Importuj grę
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
web-row-lent = { $game } · za ciebie gra bot
web-row-theirs = { $game } · decyduje { $name }
web-row-left = pozostały czas: { $time }

## Ludzie

web-name = Nazwa
web-password = Hasło
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-sign-out-everywhere = Wyloguj ze wszystkich urządzeń
web-signed-out = Wylogowano cię
    .text = Zaloguj się ponownie, aby grać dalej.
web-account-made = Konto jest gotowe i zawiera twoje stoły.
web-person-in = Zaloguj się
web-person-in-help = Witaj ponownie.
web-person-in-do = Zaloguj się
web-person-up = Załóż konto
web-person-up-help = Nazwa i hasło o długości co najmniej ośmiu znaków. O nic więcej nie pytamy. Gry rozegrane jako gość pozostają twoje.
web-person-up-do = Załóż konto
web-person-guest = Graj jako gość
web-person-guest-help = Wybierz nazwę i zacznij. Ta przeglądarka cię zapamięta.
web-person-guest-do = Zacznij grać
web-person-self = Twoja nazwa
web-person-self-help = Tak widzą cię inni przy stole.
web-person-self-do = Zapisz
web-person-keep = Zachowaj gry: załóż konto
web-person-remove = Usuń konto
web-person-remove-help = Konto i jego nazwa zostaną trwale usunięte, a twoje miejsca przejmą boty. Potwierdź to hasłem.
web-person-remove-do = Usuń trwale
web-account = Twoje konto
web-account-guest = Grasz jako gość i zna cię tylko ta przeglądarka. Załóż konto, aby logować się na innych urządzeniach.
web-signed-in-as = Zalogowano jako { $name }.
web-sign-out-everywhere-help = Kończy wszystkie sesje, także tę, i unieważnia wszystkie tokeny.
web-password-old = Twoje hasło
web-password-new = Nowe hasło
web-password-change = Zmień hasło
web-password-change-help = Co najmniej osiem znaków. Wszystkie inne urządzenia zostaną wylogowane, a tokeny unieważnione.
web-password-changed = Hasło zostało zmienione.
web-reset = Ustaw nowe hasło
web-reset-help = Wybierz hasło o długości co najmniej ośmiu znaków. Link działa tylko raz. Zalogujesz się tutaj, a na wszystkich innych urządzeniach nastąpi wylogowanie.
web-reset-do = Zapisz i zaloguj się
web-reset-done = Hasło zostało zmienione. Zalogowano cię.
web-notifications = Powiadomienia
web-notifications-help = Dowiedz się, kiedy stół cię potrzebuje: w tej przeglądarce, e-mailem lub inaczej.
web-unreached = Jeden z twoich sposobów powiadamiania już nie działa.
web-unreached-look = Zobacz dlaczego
web-tokens = Tokeny dla programów
web-tokens-help = Kto ma token, może grać w twoim imieniu. Daj każdemu programowi osobny.
web-token-label = Nazwa programu
web-token-make = Utwórz token
web-token-made = Oto token. Pokazujemy go tylko raz; strzeż go jak hasła.
web-token-until = do { $day }
web-token-end = Unieważnij
web-token-end-of = Unieważnij token { $label }
web-invited = Masz zaproszenie
web-invited-to = Masz zaproszenie: { $house }
web-invited-help = Dołącz jako gość, załóż konto albo zaloguj się.
web-invited-how = Jak dołączyć
web-door-open = Użyj zaproszenia
web-door-members = Ten serwer jest tylko dla członków. Otwórz link z zaproszenia albo zaloguj się.
web-door-accounts = Goście nie mogą tu grać. Zaloguj się albo załóż konto.
web-door-link = Link z zaproszenia

## Nowy stół i jego poczekalnia

web-new-seats = Kto gra?
web-new-rules = Zasady tego stołu
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
web-seat-here = Osoba przy tym urządzeniu
web-curtain = Podaj urządzenie
web-curtain-next = Teraz gra { $name }. Najpierw podaj urządzenie, potem kontynuuj.
web-curtain-enter = To ja, { $name }
web-curtain-wait = Grają boty…
web-curtain-pass = Podaj dalej: { $name }
web-lobby-advice = Rady Pytii są dozwolone: gracze mogą pytać silnego bota, co zrobić.
web-lobby-no-advice = Przy tym stole rady Pytii są niedozwolone.
web-seat-number = Miejsce { $number }
web-seat-self = Ty
web-seat-person = Osoba
web-seat-bot = Bot, { $level }
web-seat-free = Wolne miejsce
web-player = Gracz { $number }
web-seat-taken = Gotowe
web-role-dealt = Losowane na początku
web-role-dealt-help = To, kto kim gra, losuje się na początku gry.
web-lobby-waiting =
    { $count ->
        [one] Brakuje jeszcze 1 gracza.
       *[other] Brakuje jeszcze { $count } graczy.
    }
web-lobby-full = Wszyscy już są. Gospodarz może rozpocząć grę.
web-lobby-closed = Ten stół zamknięto przed rozpoczęciem gry.
web-closed = Zamknięty przez administratora.
web-closed-because = Zamknięty przez administratora: { $reason }
web-lobby-link = Zaproś tym linkiem
web-lobby-public = Stół jest też na liście otwartych stołów.
web-lobby-private = Stół znajdą tylko osoby z tym linkiem.
web-lobby-host = Gospodarz
web-lobby-promise = Ziarno losowości jest już ustalone. Suma kontrolna: { $commitment }…
web-lobby-absence-never = Nieobecnych graczy się nie zastępuje.
web-lobby-absence-host = Gdy gracz jest nieobecny zbyt długo ({ $time }), gospodarz może pozwolić, by zagrał za niego bot.
web-lobby-absence-others = Gdy gracz jest nieobecny zbyt długo ({ $time }), może zagrać za niego bot, jeśli zgodzą się wszyscy pozostali.
web-lobby-mixed = Ktoś wybrał ziarno { $word }. Serwer dodał do niego tajną liczbę, więc nikt nie zna rzutów z góry.
web-lobby-given = Ktoś wybrał ziarno losowości i może znać wszystkie ukryte informacje.
web-lobby-arranged = Ta gra zaczyna się od przygotowanej pozycji. Kto ją ustawił, może znać wszystkie ukryte informacje.
web-lobby-start = Rozpocznij grę
web-lobby-leave = Opuść stół
web-lobby-close = Zamknij stół

## Przy stole

web-no-entry = Nie możesz tu wejść
web-line-opening = Dołączanie…
web-line-waiting = Brak połączenia, próbujemy znowu
web-watching = Oglądasz
web-your-turn = Twoja kolej
web-turn-of = Tura gracza { $name }
web-turn-asked = Tura gracza { $name }: { $asked }
web-turn-decide = decydujesz
web-narrow = { $thing }: co robisz?
web-plate = Plansza gracza
web-others = Pozostali gracze
web-modules = Moduły tej gry
web-own = Twoja plansza
web-world = Obok planszy
web-world-more = Więcej obok planszy
web-story = Kronika
web-tabs = Części widoku stołu
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
        [one] Pokaż jedyną możliwość
        [few] Pokaż listę { $count } możliwości
       *[many] Pokaż listę { $count } możliwości
    }
web-prompt-sent = Wysyłanie…
web-prompt-others =
    { $count ->
        [one] { $names } podejmuje decyzję
       *[other] { $names } podejmują decyzje
    }
web-prompt-moment = Chwileczkę…
web-which = Co wybierasz?
web-sure = Na pewno?
web-and-more = …i jeszcze { $count }
web-asked = { $name } prosi o cofnięcie jednego kroku
web-asked-missing = Brakuje odpowiedzi: { $names }
web-asked-agree = Zgadzam się
web-asked-decline = Nie zgadzam się
web-asked-replace = { $name } proponuje, by zagrał bot; nieobecny gracz: { $absent }
web-asked-withdraw = Wycofaj
web-plate-turn = teraz decyduje
web-plate-resigned = rezygnacja
web-plate-absent = dłuższa nieobecność
web-plate-away = brak połączenia
web-plate-more = Więcej o tym graczu
web-plate-replace = Zastąp botem
web-plate-propose = Zaproponuj bota
web-handed = Za ciebie gra bot.
web-handed-away = Nie było cię, więc teraz gra za ciebie bot.
web-chat = Czat
web-chat-none = Brak wiadomości.
web-chat-watchers = Ten czat widzą tylko widzowie, nie gracze.
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij
web-chat-side = Twoja strona
web-chat-side-none = To, co tu napisane, czyta tylko twoja strona.
web-point = Pokaż coś swojej stronie
web-point-what = Dotknij tego, co chcesz pokazać swojej stronie.
web-pointed = { $name } pokazuje: { $thing }.
web-pointed-self = Twoja strona widzi, co pokazujesz: { $thing }.
web-own-seats = Twoje miejsca
web-menu = Menu stołu
web-menu-restart = Zacznij turę od nowa
    .text = Cofa wszystko od ostatniego rzutu, dobrania lub odkrycia.
web-menu-ask_back = Poproś o cofnięcie
    .text = Po rzucie lub dobraniu muszą się zgodzić wszystkie pozostałe osoby.
web-menu-hand_over = Niech bot zagra za ciebie
    .text = Możesz wrócić na miejsce w każdej chwili.
web-menu-return = Wróć na swoje miejsce
    .text = Teraz gra za ciebie bot.
web-menu-resign = Poddaj się
    .text = Zajmujesz ostatnie miejsce; twoje miejsce przejmuje bot.
web-menu-resign-sure = Tak, poddaję się
web-menu-result = Wynik
    .text = Końcowy wynik, rewanż i dowód uczciwości kości.
web-line = Odtwarzanie
web-line-skip = Przejdź do końca tej tury; naciśnij dwa razy: na żywo
web-line-behind =
    { $count ->
        [0] Pomiń
        [one] 1 tura do nadrobienia · Pomiń
        [few] { $count } tury do nadrobienia · Pomiń
       *[other] { $count } tur do nadrobienia · Pomiń
    }
web-line-asked = Twoja decyzja · Przejdź
web-line-live =
    { $count ->
        [0] Na żywo
        [one] 1 tura do nadrobienia · Na żywo
        [few] { $count } tury do nadrobienia · Na żywo
       *[other] { $count } tur do nadrobienia · Na żywo
    }
web-line-paused = Pauza
web-line-over = Twoja tura dobiegła końca
web-line-again = Powtórka · Na żywo
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
web-again = Powtórka
web-again-back = Naciśnij klawisz lub dotknij: na żywo
web-since = Od twojej ostatniej tury
web-since-away = Kiedy cię nie było
web-since-harm = Przeciw tobie
web-since-danger = Zagrożenie
web-since-others = Pozostali
web-since-table = Na stole
web-since-near =
    { $named ->
        [yes] { $name }: krok od zwycięstwa ({ $way } { $now }/{ $needed }).
       *[no] { $name }: krok od zwycięstwa ({ $now }/{ $needed }).
    }
web-since-again = Obejrzyj wszystko · { $seconds } s
web-since-turn = Obejrzyj tę turę jeszcze raz ({ $name })
web-since-more = Jeszcze { $count }
web-since-less = Tylko to, co ciebie dotyczy
web-since-close = Ukryj
web-key-space = Spacja
web-pace-now = Ruchy innych: { $pace }
web-story-more = Ciąg dalszy nastąpi…
web-story-setup = Przygotowanie
web-story-round = Runda { $number }
web-story-again = Obejrzyj ten ruch jeszcze raz
web-orders = Stałe polecenia
    .text = Odpowiedzi dawane za ciebie; znasz je tylko ty.
web-keys = Klawiatura
web-keys-tab = przejście po wszystkim, co jest podświetlone
web-keys-arrows = do najbliższej podświetlonej rzeczy w tym kierunku
web-keys-story = w kronice: od słowa do słowa
web-keys-enter = wybór
web-keys-escape = krok wstecz
web-keys-digits = kolejne możliwości z pytania
web-keys-list = wszystkie możliwości jako lista
web-keys-undo = cofnięcie
web-keys-redo = ponowienie
web-keys-end = zakończenie tury
web-keys-chat = przejście do czatu
web-keys-advise = podczas pokazywania ruchów: pauza; gdy decydujesz: rada Pytii, jeśli stół na to pozwala
web-keys-point = pokaż swojej stronie to, co jest objaśniane, albo to, czego dotkniesz
web-keys-skip = podczas pokazywania ruchów: do końca tury; dwa razy: na żywo
web-keys-pace = wolniejsze lub szybsze pokazywanie ruchów
web-keys-since = pokazanie lub ukrycie tego, co się stało od twojej ostatniej tury
web-keys-rules = zasady dotyczące tego, co objaśniono
web-keys-help = ta lista
web-map-nearer = Przybliż
web-map-farther = Oddal
web-map-whole = Cała mapa albo twój pionek

## O czym opowiada zapis poza wydarzeniami gry

web-entry-undo = { $name } cofa krok.
web-entry-redo = { $name } ponawia krok.
web-entry-ordered = Według stałego polecenia gracza { $name }:
web-entry-ask = { $name } prosi o cofnięcie.
web-entry-agree = { $name } wyraża zgodę.
web-entry-decline = { $name } odmawia.
web-entry-resign = { $name } się poddaje.
web-entry-bot = Za gracza { $name } gra teraz bot.
web-entry-propose = { $name } proponuje, by zagrał bot; nieobecny gracz: { $other }.
web-entry-replace = Gracz { $name } jest nieobecny: gra za niego bot.
web-entry-gone = Gracza { $name } już tu nie ma: do końca gra bot.
web-entry-back = { $name } wraca do stołu.
web-entry-given = Administrator przydzielił to miejsce: { $name }.
web-entry-rewind = Administrator cofnął ruchy przy tym stole.
web-entry-migrate = Gra toczy się dalej według nowszych zasad.

## Koniec

web-over = Koniec gry
web-over-won = Zwycięstwo!
web-over-winners =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
web-over-map = Mapa na koniec gry
web-over-places = Wyniki końcowe
web-over-chances = Szanse na zwycięstwo
web-over-rematch = Rewanż
web-over-next = Przejdź do rewanżu
web-over-look = Obejrzyj planszę
web-over-replay = Powtórka i statystyki
web-over-verify = Sprawdź kości
web-over-export = Zapisz przebieg gry
web-reason-resigned = Wszyscy pozostali się poddali.
web-verdict-kept = Wszystko się zgadza: ziarno pasuje do sumy kontrolnej i wynika z niego każdy rzut, każde tasowanie i każdy ruch.
web-verdict-broken = Sprawdzenie nie powiodło się: coś się nie zgadza.
web-verdict-commitment = Suma kontrolna pokazana przed grą
web-verdict-seed = Ziarno

## Ustawienia

web-setting-theme = Motyw
    .text = Jasny to pergamin, ciemny to nocne morze.
web-setting-theme-system = Jak urządzenie
web-setting-theme-light = Jasny
web-setting-theme-dark = Ciemny
web-setting-motion = Ruch
    .text = Pionki przesuwają się, karty obracają, a kości toczą.
web-setting-motion-system = Jak urządzenie
web-setting-motion-full = Pełny
web-setting-motion-reduced = Ograniczony
web-setting-pace = Ruchy innych
    .text = Jak długo pokazywany jest każdy ruch.
web-setting-pace-slow = Powoli
web-setting-pace-normal = Normalnie
web-setting-pace-fast = Szybko
web-setting-pace-at_once = Od razu
web-setting-confirm = Potwierdzanie akcji
    .text = Pytaj przed wysłaniem akcji.
web-setting-confirm-none = Nigdy
web-setting-confirm-ending = Przed wczesnym końcem tury
web-setting-confirm-all = Zawsze
web-setting-sound = Dźwięki
    .text = Ciche dźwięki: drewno, brąz, struna liry.
web-setting-volume = Głośność
web-setting-ambient = Szum morza
    .text = Cichy szum fal podczas gry.
web-setting-patterns = Mocniejsze wzory
    .text = Symbole i kreskowanie wyraźniej odróżniają kolory.

## Odmowy, według kodów

web-refused-no-connection = Brak połączenia. Nic nie przepadło; spróbuj ponownie za chwilę.
web-refused-broken = Błąd serwera. Spróbuj ponownie za chwilę.
web-refused-not-signed-in = Najpierw się zaloguj.
web-refused-not-allowed = Tutaj nie możesz tego zrobić.
web-refused-not-found = Nie ma takiego stołu.
web-refused-conflict = Teraz nie jest to możliwe.
web-refused-name-taken = Ta nazwa jest zajęta albo zbyt podobna do zajętej. Wybierz inną.
web-refused-bad-name = Ta nazwa jest niedozwolona. Wybierz inną.
web-refused-wrong-password = Błędna nazwa lub hasło.
web-refused-wrong-old = Błędne hasło.
web-refused-weak-password = To hasło zbyt łatwo odgadnąć. Użyj na przykład trzech słów, które nic nie łączy.
web-refused-bad-link = Ten link jest nieprawidłowy albo wygasł. Poproś administratora o nowy.
web-refused-not-let-in = Ten serwer jest tylko dla członków.
web-refused-stale = Gra poszła już dalej. Spójrz jeszcze raz.
web-refused-wrong-seat = To nie twoja decyzja.
web-refused-illegal-action = Ta akcja nie jest już dostępna.
web-refused-no-undo = Nie ma czego cofnąć.
web-refused-too-many = Zbyt wiele żądań. Poczekaj chwilę.
web-refused-unavailable = Serwer nie może teraz zapisywać. Nic z tego, co się już stało, nie przepadnie.
web-refused-no-advice = Przy tym stole rady są niedozwolone.
web-refused-old-rules = Tę grę zaczęto według starszych zasad i nie można jej tu kontynuować.
web-stuck = Tej gry nie można tu kontynuować
web-stuck-text = Grano według wersji { $version } zasad, której ten serwer już nie ma. Poniżej można przeczytać, co się wydarzyło.
web-stuck-end = Zakończ grę
web-stuck-end-help = Może ją zakończyć każdy gracz. Potem można zapisać jej przebieg.
web-refused-banned = To konto jest zablokowane.
web-refused-closed = Ten stół jest zamknięty.
web-refused-muted = Administrator cię wyciszył. Przez pewien czas nie możesz pisać na czacie.
web-refused-other = Żądanie odrzucono. { $message }

## Autorzy

web-credits = Autorzy
web-credits-lead = Aegean opiera się na pracy wielu osób.
web-credits-icons = Ikony
    .text = Z kolekcji game-icons autorstwa Lorc, Delapouite i innych twórców, na licencji CC BY 3.0. Niektóre są obrócone lub połączone. Znaki graczy i statki narysowano dla Aegean.
web-credits-fonts = Kroje pisma
    .text = Cinzel (Natanael Gama), Alegreya (Juan Pablo del Peral), Source Sans 3 (Paul D. Hunt); wszystkie na licencji SIL Open Font License 1.1.
web-credits-coast = Wybrzeże Grecji
    .text = Na podstawie Natural Earth, którego mapy są wolne dla wszystkich.
web-credits-games = Gry planszowe
    .text = Lords of Hellas zaprojektował Adam Kwapiński, a Wyrocznię Delficką Stefan Feld. Aegean tworzą gracze, bez związku z wydawcami. Kupcie te gry, warto.
web-credits-code = Program
    .text = Wolny, na licencji MIT. Stronę zbudowano w Svelte, a teksty w systemie Fluent.

## Co jest przechowywane

web-announcement = Od administratora:
web-chat-removed = usunięte przez administratora
web-chat-remove = Usuń tę wiadomość (autor: { $name })
web-nobody = nikt
web-person-data = Pobierz moje dane
web-host = Strona administratora
web-report = Zgłoś…
web-privacy = Prywatność
