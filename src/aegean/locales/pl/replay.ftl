### Spojrzenie wstecz: powtórka partii, jej liczby i jej kronika na papierze.

## Strona

replay-title = Powtórka: { $title }
replay-nothing = Tej partii nie można pokazać
replay-to-table = Do stołu
replay-winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wygrywają razem: { $names }.
    }
replay-won = zwycięzca
replay-deciding = decyduje
replay-reading = Trwa wczytywanie kroniki …
replay-not-over = To będzie widoczne po zakończeniu partii.
replay-side = Kronika i liczby
replay-standings = Jak komu idzie
replay-below = Co widać poniżej

## Czyimi oczami

replay-eyes = Czyimi oczami
replay-eyes-above = Z góry: wszystkie ręce
replay-eyes-spectator = Jako widz
replay-eyes-seat = Oczami gracza { $name }

## Poruszanie się po partii

replay-controls = Ruchy
replay-first = Na początek
replay-turn-before = Poprzednia tura
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Ruch naprzód
replay-turn-next = Następna tura
replay-last = Na koniec
replay-speed = Szybkość
replay-times = { $speed }×
replay-scrub = Ruch
replay-count = { $at } / { $last }
replay-copy = Kopiuj odnośnik do ruchu { $move }
replay-copy-fails = Ta przeglądarka nie pozwala nam kopiować. Odnośnik to { $link }

## Strony obok planszy i zakładki na małych ekranach

replay-page-moves = Ruchy
replay-page-players = Gracze
replay-page-numbers = Liczby
replay-page-proof = Dowód i zapis gry
replay-tab-board = Plansza
replay-tab-course = Szanse
replay-tab-moves = Ruchy
replay-tab-players = Gracze
replay-tab-numbers = Liczby
replay-tab-proof = Dowód

## Przebieg partii

replay-course = Przebieg partii
replay-own = Ręka gracza { $name }
replay-chart = Szanse na zwycięstwo przez całą partię, od góry do dołu: { $names }. Naciśnięcie prowadzi do ruchu.
replay-working = Bot rozważa każdy ruch …
replay-chances-later = Szanse są szacowane po zakończeniu partii.
replay-again = Spróbuj ponownie
replay-turnings = Punkty zwrotne
replay-count-round = runda { $number }
replay-count-turn = tura { $number }

## Liczby

replay-numbers = Partia w liczbach
replay-lasted =
    { $count ->
        [one] { $time } od początku do końca, jedna decyzja.
        [few] { $time } od początku do końca, { $count } decyzje.
       *[other] { $time } od początku do końca, { $count } decyzji.
    }
replay-turns = Tury
replay-decisions = Decyzje
replay-time = Czas oczekiwania stołu
replay-by-turns = { $figure }, tura po turze

## Dowód, zapis i kronika na papierze

replay-proof = Dowód rzutów
replay-proof-help = Przed pierwszym rzutem pokazano pieczęć tajnej liczby. Teraz sama liczba jest jawna: wynika z niej każdy rzut i każde tasowanie, a nikt nie mógł jej po drodze zmienić.
replay-mixed = Ktoś podał liczbę { $word }. Razem z tajną liczbą serwera { $salt } tworzy ona liczbę początkową.
replay-mixed-broken = Liczba początkowa nie jest tą, którą tworzą te dwie.
replay-given = Ktoś wybrał tę liczbę przed grą i mógł znać wszystko, co zakryte.
replay-arranged = Gra zaczęła się od pozycji, którą ktoś ustawił.
replay-version = Grano według wersji { $version } zasad.
replay-changed = Od ruchu { $number } grano według wersji { $version } zasad; to, co przedtem, pokazano też według niej.
replay-verify = Sprawdź każdy rzut
replay-verifying = Cała partia jest rozgrywana jeszcze raz …
replay-seed-differs = Liczba nie pasuje do pieczęci, którą pokazano przed partią.
replay-hash = Odcisk końca: { $hash }
replay-keep = Na pamiątkę
replay-tale = Kronika na papierze
replay-bring = Inna partia
replay-bring-help = Zapis zachowany tutaj lub z wiersza poleceń staje się partią, którą można obejrzeć.
replay-no-record = Ten plik nie jest zapisem partii.
replay-tale-of = Kronika: { $title }
replay-to-replay = Do powtórki
replay-print = Drukuj
replay-tale-proof = Pieczęć pokazano przed pierwszym rzutem; kto ma liczbę, może sprawdzić, że wynika z niej każdy rzut i każde tasowanie w tej kronice.
