### Ligi, puchary i spotkania z rundami: ich strony.

tournament-lead = Liga na kilka tygodni, puchar albo spotkanie z kilkoma rundami. Stoły powstają same, a wynik liczy się, gdy tylko gra się kończy.
tournament-new = Nowy turniej
tournament-more = Pokaż więcej
tournament-of = { $deed }: { $name }

## Lists

tournament-list-mine = Twoje turnieje
tournament-list-open = Otwarte zapisy
tournament-list-running = W toku
tournament-list-finished = Zakończone
tournament-list-mine-none = Nie bierzesz udziału w żadnym turnieju.
tournament-list-open-none = Teraz nie ma otwartych zapisów. Możesz zorganizować własny turniej.
tournament-list-running-none = Nie toczy się teraz żaden publiczny turniej.
tournament-list-finished-none = Żaden turniej jeszcze się nie zakończył.
tournament-private = Prywatny
tournament-season = Sezon { $number }
tournament-signed =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
tournament-status-running = W toku, ostatnia zmiana { $when }
tournament-status-over = Zakończony { $when }
tournament-status-called_off = Odwołany { $when }

## What it is

tournament-kind-league = Liga
    .text = Dywizje od trzech do sześciu graczy. Każdy gra z każdym; najlepsi awansują, ostatni spadają.
tournament-kind-cup = Puchar
    .text = Kto wygra grę, przechodzi do następnej rundy, aż zostanie jeden gracz.
tournament-kind-rounds = Spotkanie
    .text = Stała liczba rund. W każdej spotykają się gracze o podobnej liczbie punktów.
tournament-plan-league =
    Liga w dywizjach po około { $division }, przy stołach po { $seats }. W dywizji wszyscy spotykają się tyle samo razy. { $moves ->
        [0] Po sezonie nikt nie awansuje ani nie spada.
        [one] Po sezonie z każdej dywizji jeden gracz awansuje i jeden spada.
        [few] Po sezonie z każdej dywizji awansuje { $moves } graczy i tylu samo spada.
        [many] Po sezonie z każdej dywizji awansuje { $moves } graczy i tylu samo spada.
       *[other] Po sezonie z każdej dywizji awansuje { $moves } gracza i tylu samo spada.
    }
tournament-plan-cup = Puchar przy stołach po najwyżej { $seats }: kto wygra grę, przechodzi do następnej rundy, aż zostanie jeden gracz.
tournament-plan-cup-two = Puchar, jeden na jednego: kto wygra, przechodzi do następnej rundy, kto przegra, odpada, aż zostanie jeden gracz.
tournament-plan-rounds =
    { $rounds ->
        [one] Spotkanie z jedną rundą przy stołach po najwyżej { $seats }.
        [few] Spotkanie z { $rounds } rundami przy stołach po najwyżej { $seats }. W każdej rundzie spotykają się gracze o podobnej liczbie punktów i w miarę możności nikt nie trafia dwa razy na tych samych przeciwników.
        [many] Spotkanie z { $rounds } rundami przy stołach po najwyżej { $seats }. W każdej rundzie spotykają się gracze o podobnej liczbie punktów i w miarę możności nikt nie trafia dwa razy na tych samych przeciwników.
       *[other] Spotkanie z { $rounds } rundy przy stołach po najwyżej { $seats }. W każdej rundzie spotykają się gracze o podobnej liczbie punktów i w miarę możności nikt nie trafia dwa razy na tych samych przeciwników.
    }
tournament-plan-rounds-two =
    { $rounds ->
        [one] Spotkanie z jedną rundą, jeden na jednego.
        [few] Spotkanie z { $rounds } rundami, jeden na jednego. W każdej rundzie spotykają się gracze o podobnej liczbie punktów i w miarę możności nikt nie trafia dwa razy na tych samych przeciwników.
        [many] Spotkanie z { $rounds } rundami, jeden na jednego. W każdej rundzie spotykają się gracze o podobnej liczbie punktów i w miarę możności nikt nie trafia dwa razy na tych samych przeciwników.
       *[other] Spotkanie z { $rounds } rundy, jeden na jednego. W każdej rundzie spotykają się gracze o podobnej liczbie punktów i w miarę możności nikt nie trafia dwa razy na tych samych przeciwników.
    }
tournament-begins = Początek: { $when }.
tournament-begins-with =
    { $count ->
        [one] Zaczyna się, gdy zapisze się jeden gracz.
        [few] Zaczyna się, gdy zapisze się { $count } graczy.
        [many] Zaczyna się, gdy zapisze się { $count } graczy.
       *[other] Zaczyna się, gdy zapisze się { $count } gracza.
    }
tournament-begins-latest = Początek najpóźniej: { $when }.
tournament-begins-by-hand = O początku decyduje organizator.
tournament-somebody = Dawny gracz { $number }

## How it stands

tournament-open =
    { $count ->
        [one] Zapisał się 1 gracz, miejsc jest { $most }.
        [few] Zapisało się { $count } graczy, miejsc jest { $most }.
        [many] Zapisało się { $count } graczy, miejsc jest { $most }.
       *[other] Zapisało się { $count } gracza, miejsc jest { $most }.
    }
tournament-running = W toku od { $when }.
tournament-running-round = Trwa runda { $round }. W toku od { $when }.
tournament-won = Zwycięzca: { $name }.
tournament-won-league = Zwycięzca pierwszej dywizji: { $name }.
tournament-won-nobody = Turniej zakończył się bez zwycięzcy.
tournament-called-off-few = Odwołany: potrzeba co najmniej { $least } graczy, a zapisało się mniej.
tournament-called-off-organiser = Odwołany przez organizatora.
tournament-before = Poprzedni sezon
tournament-after = Następny sezon
tournament-refused-conflict = To już niemożliwe: w turnieju coś się zmieniło. Wczytaj stronę ponownie.

## Taking part

tournament-enter = Zapisz się
tournament-do-leave = Wypisz się
    .sure = Tak, wypisz mnie
tournament-leave-sure-about = Rozpoczęte gry toczą się dalej i się liczą. W późniejszych na twoim miejscu siada bot albo wygrywa przeciwnik. Tylko organizator może przyjąć cię z powrotem.
tournament-own = Bierzesz udział
tournament-full = Wszystkie miejsca są zajęte.
tournament-account = Zaloguj się lub załóż konto
tournament-account-enter = Turnieje trwają jakiś czas. Aby się zapisać, potrzebujesz konta.
tournament-account-organise = Turnieje trwają jakiś czas. Aby zorganizować turniej, potrzebujesz konta.
tournament-own-out-left = Wypisano cię z tego turnieju na twoją prośbę.
tournament-own-out-removed = Organizator usunął cię z tego turnieju.
tournament-own-out-absent = Twój czas minął bez żadnego ruchu, więc odpadasz. Organizator może przyjąć cię z powrotem.
tournament-own-out-gone = Nie bierzesz już udziału.
tournament-own-out-spare = Zabrakło dla ciebie miejsca w dywizjach. W następnym sezonie zagra, kto się zapisze.
tournament-own-games = Twoje gry
tournament-own-done = Wszystkie twoje gry są już rozegrane.
tournament-own-wait = Twoja następna gra przyjdzie z następną rundą, gdy skończą się wszystkie gry tej rundy.
tournament-against = Przeciwnicy: { $names }
tournament-next = Twoja następna gra: { $names }. Stół powstanie, gdy wszyscy będą wolni.
tournament-play = Do stołu

## Standings

tournament-standings = Tabela
tournament-division = Dywizja { $number }
tournament-place = Miejsce
tournament-player = Gracz
tournament-column-points = Punkty
tournament-column-played = Gry
tournament-column-wins = Wygrane
tournament-moves-up = awans
tournament-moves-down = spadek
tournament-moves-up-now = na awans
tournament-moves-down-now = na spadek
tournament-out-left = rezygnacja
tournament-out-removed = usunięcie
tournament-out-absent = nie było go
tournament-out-gone = już tu nie gra
tournament-out-spare = bez miejsca w dywizji
tournament-by-wins = Punktów tyle samo co { $name }, ale mniej wygranych gier ({ $own } wobec { $other }).
tournament-by-direct = Na równi z { $name }, ale mniej punktów w grach między tymi, którzy są na równi ({ $own } wobec { $other }).
tournament-by-opposition = Na równi z { $name }, ale ze słabszymi przeciwnikami: ich punkty to { $own }, a przeciwników { $name } – { $other }.
tournament-by-late = Na równi z { $name }, ale częściej brakło czasu ({ $own } wobec { $other }).
tournament-by-lot = Na równi z { $name } pod każdym względem: decyduje los wyciągnięty na początku.
tournament-scoring = Jak liczą się punkty
tournament-scoring-points = Wygrana jest warta 100 punktów, przy stołach każdej wielkości. Pierwszy z pozostałych dostaje najwyżej 60, ostatni nic, zależnie od tego, ilu graczy jest za nim. Kto jest na równi, dzieli się.
tournament-scoring-ties = Co rozstrzyga, w tej kolejności:
tournament-criterion-points = Punkty
tournament-criterion-wins = Wygrane gry
tournament-criterion-direct = Punkty w grach między tymi, którzy wciąż są na równi
tournament-criterion-opposition = Punkty wszystkich przeciwników: wyżej jest ten, kto trafił na silniejszych
tournament-criterion-late = Mniej gier, w których brakło czasu
tournament-criterion-lot = Los wyciągnięty na początku

## Games

tournament-games = Gry
tournament-games-of = Gry dywizji { $number } (rozegrane: { $done } z { $all })
tournament-games-each =
    { $count ->
        [one] Każdy gracz ma jedną grę.
        [few] Każdy gracz ma { $count } gry.
        [many] Każdy gracz ma { $count } gier.
       *[other] Każdy gracz ma { $count } gry.
    }
tournament-round = Runda { $number }
tournament-final = Finał
tournament-semifinal = Półfinały
tournament-quarterfinal = Ćwierćfinały
tournament-tree = Droga do finału
tournament-through = przechodzi dalej
tournament-came = Miejsce { $place }
tournament-late = brak czasu
tournament-game-alone = bez przeciwnika, liczy się jako wygrana
tournament-game-walkover = bez gry: pozostali odpadli
tournament-game-organiser = rozstrzygnięta przez organizatora
tournament-game-nobody = nikomu się nie liczy
tournament-game-running = trwa
tournament-game-waits = dopiero będzie
tournament-game-closed = stół zamknięty; organizator rozstrzyga w ciągu trzech dni

## People, link and agreement

tournament-people =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
tournament-nobody-yet = Nikt się jeszcze nie zapisał.
tournament-share = Link do tej strony
tournament-share-public = Tę stronę widzi każdy.
tournament-share-private = Tę stronę i jej stoły widzą tylko osoby z tym linkiem.
tournament-agreed = Co ustalono
tournament-organiser = Organizator

## The organiser’s tools

tournament-organise = Organizacja
tournament-organise-running = Przy każdej grze możesz ją rozstrzygnąć albo kazać powtórzyć; na liście graczy możesz kogoś usunąć albo przyjąć z powrotem.
tournament-do-start = Zacznij teraz
    .sure = Tak, zacznij
tournament-start-about = Nikt już się nie zapisze, odbędzie się losowanie i powstaną pierwsze stoły.
tournament-too-few = Potrzeba co najmniej { $least } graczy. Na razie zapisanych: { $count }.
tournament-change = Zmień plan
tournament-save = Zapisz
tournament-do-call-off = Odwołaj
    .sure = Tak, odwołaj
tournament-call-off-open = Turniej się nie odbędzie i nikt już się nie zapisze.
tournament-call-off-running = Nie zaczną się już żadne gry i nie będzie zwycięzcy. Rozpoczęte gry można dokończyć, ale tu się nie liczą.
tournament-next-season = Następny sezon
tournament-next-season-league = Ta sama liga jeszcze raz. Wszyscy zapisują się od nowa; dywizje wynikają z końca tego sezonu.
tournament-next-season-about = To samo jeszcze raz. Wszyscy zapisują się od nowa.
tournament-do-take-out = Usuń
    .sure = Tak, usuń
tournament-take-out-open = Można zapisać się ponownie.
tournament-take-out-running = Rozpoczęte gry toczą się dalej. W późniejszych na tym miejscu siada bot albo wygrywa przeciwnik.
tournament-let-in = Przyjmij z powrotem
tournament-decide = Rozstrzygnij
tournament-do-decide-so = Rozstrzygnij tak
    .sure = Tak, niech tak będzie
tournament-decide-about = Ten wynik zastępuje poprzedni.
tournament-decide-closes = Stół zostanie zamknięty i nikt już przy nim nie zagra.
tournament-decide-places = Miejsca liczą się od 1. Kto jest na równi, ma to samo miejsce, a następne się pomija: 1, 2, 2, 4.
tournament-not-counted = nie liczy się
tournament-do-again = Zagrajcie ponownie
    .sure = Tak, ponownie
tournament-again-about = Wynik przestaje się liczyć. Powstanie nowy stół, a ten, przy którym gra jeszcze trwa, zostanie zamknięty.

## Making one

tournament-which-kind = Jaki turniej?
tournament-seats = Gracze przy każdym stole
tournament-seats-most = Gracze przy każdym stole, najwyżej
tournament-plan = Plan
tournament-plan-field-division = Gracze w dywizji
    .text = W przybliżeniu; w miarę możności nikt nie zostaje poza dywizją.
tournament-plan-field-moves = Awanse i spadki
    .text = Tylu graczy z każdej dywizji awansuje i tylu samo spada.
tournament-plan-field-games = Gry dywizji
    .text = Za każdym razem wszyscy siadają przy jednym stole.
tournament-plan-field-at_once = Gry naraz
    .text = Ile gier gracz ma najwyżej w tym samym czasie.
tournament-plan-field-rounds = Rundy
tournament-games-usual = { $count }: każdy raz na każdym miejscu
tournament-itself = Turniej
tournament-title = Nazwa
tournament-most = Najwięcej graczy
tournament-public-help = Każdy może znaleźć turniej na liście, zapisać się i oglądać. W przeciwnym razie potrzebny jest link.
tournament-way = Jak się zaczyna
tournament-way-hand = Gdy tak powiesz
tournament-way-date = W wybranym dniu
tournament-way-number = Przy liczbie graczy
tournament-date = Dzień i godzina
tournament-date-help = Jeśli do tego czasu zapisze się mniej niż { $least } graczy, turniej zostanie odwołany.
tournament-number = Gracze
tournament-clock-help = Każdy stół ma ten zegar. Kto pozwoli, by jego czas minął bez żadnego ruchu, odpada z turnieju.
tournament-no-sides = W turnieju każdy gra dla siebie. Wybierz moduły bez drużyn.
tournament-make = Otwórz zapisy
