### Spojrzenie wstecz: powtórka partii, jej liczby i jej kronika na papierze.

## Strona

replay-title = Powtórka: { $title }
replay-nothing = Tej gry nie można pokazać
replay-to-table = Do stołu
replay-winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
replay-won = zwycięstwo
replay-deciding = decyduje
replay-reading = Wczytywanie kroniki…
replay-not-over = Dostępne po zakończeniu gry.
replay-side = Kronika i statystyki
replay-standings = Sytuacja graczy
replay-below = Część pokazana poniżej

## Czyimi oczami

replay-eyes = Widok
replay-eyes-above = Wszystko: wszystkie ręce odkryte
replay-eyes-spectator = Jako widz
replay-eyes-seat = Jako { $name }

## Poruszanie się po partii

replay-controls = Ruchy
replay-first = Na początek
replay-turn-before = Poprzednia tura
replay-back = Poprzedni ruch
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Następny ruch
replay-turn-next = Następna tura
replay-last = Na koniec
replay-speed = Szybkość
replay-times = { $speed }×
replay-scrub = Ruch
replay-count = { $at } / { $last }
replay-copy = Kopiuj link do ruchu { $move }
replay-copy-fails = Ta przeglądarka nie pozwala kopiować. Link to { $link }

## Strony obok planszy i zakładki na małych ekranach

replay-page-moves = Ruchy
replay-page-players = Gracze
replay-page-numbers = Statystyki
replay-page-proof = Dowód i zapis gry
replay-tab-board = Plansza
replay-tab-course = Szanse
replay-tab-moves = Ruchy
replay-tab-players = Gracze
replay-tab-numbers = Statystyki
replay-tab-proof = Dowód

## Przebieg partii

replay-course = Przebieg gry
replay-own = Ręka gracza { $name }
replay-chart = Szanse na zwycięstwo przez całą grę, od góry do dołu: { $names }. Wybierz punkt, aby przejść do ruchu.
replay-working = Bot ocenia każdy ruch…
replay-chances-later = Szanse są szacowane po zakończeniu gry.
replay-again = Spróbuj ponownie
replay-turnings = Punkty zwrotne
replay-count-round = runda { $number }
replay-count-turn = tura { $number }

## Liczby

replay-numbers = Statystyki gry
replay-lasted =
    { $count ->
        [one] Łącznie { $time }, jedna decyzja.
        [few] Łącznie { $time }, { $count } decyzje.
       *[other] Łącznie { $time }, { $count } decyzji.
    }
replay-turns = Tury
replay-decisions = Decyzje
replay-time = Czas oczekiwania
replay-by-turns = { $figure }, tura po turze

## Dowód, zapis i kronika na papierze

replay-proof = Dowód uczciwości kości
replay-proof-help = Przed pierwszym rzutem pokazano sumę kontrolną tajnego ziarna. Teraz samo ziarno jest jawne: wynika z niego każdy rzut i każde tasowanie, a nikt nie mógł go zmienić w trakcie gry.
replay-mixed = Ktoś wybrał { $word }. Razem z tajną liczbą serwera { $salt } tworzy to ziarno.
replay-mixed-broken = Te dwie liczby nie tworzą tego ziarna.
replay-given = Ktoś wybrał to ziarno przed grą i mógł znać wszystkie ukryte informacje.
replay-arranged = Gra zaczęła się od przygotowanej pozycji.
replay-version = Grano według wersji { $version } zasad.
replay-changed = Od ruchu { $number } grano według wersji { $version } zasad. Wcześniejsze ruchy też są pokazane według niej.
replay-verify = Sprawdź każdy rzut
replay-verifying = Trwa ponowne rozgrywanie całej gry…
replay-seed-differs = Ziarno nie pasuje do sumy kontrolnej pokazanej przed grą.
replay-hash = Suma kontrolna pozycji końcowej: { $hash }
replay-keep = Zapis i wydruk
replay-tale = Kronika do druku
replay-bring = Importuj grę
replay-bring-help = Otwórz zapis zachowany tutaj lub z wiersza poleceń i obejrzyj tę grę.
replay-no-record = Ten plik nie jest zapisem gry.
replay-tale-of = Kronika: { $title }
replay-to-replay = Do powtórki
replay-print = Drukuj
replay-tale-proof = Sumę kontrolną pokazano przed pierwszym rzutem. Mając ziarno, każdy może sprawdzić, że wynika z niego każdy rzut i każde tasowanie w tej kronice.
