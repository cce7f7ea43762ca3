### Zegary: przy stole, przy nowym stole, i urlop, który je zatrzymuje.

clock-title = Zegar
clock-help = Biegnie dla gracza, gdy stół na niego czeka.
clock-none = Bez zegara
clock-of-live = Na żywo: { $budget } na całą grę, do tego { $decision } na każdą decyzję
clock-of-live-bare = Na żywo: { $budget } na całą grę
clock-of-slow = Powolny: { $decision } na decyzję, do tego { $budget } zapasu
clock-of-slow-bare = Powolny: { $decision } na decyzję
clock-numbers = Własne liczby
clock-kind = Rodzaj zegara
clock-kind-live = Na żywo
clock-kind-slow = Powolny
clock-budget-live = Minuty na całą grę
clock-decision-live = Sekundy dodawane za każdą decyzję
clock-decision-slow = Godziny na decyzję
clock-budget-slow = Godziny zapasu
clock-then = Gdy graczowi skończy się czas
clock-then-bot = Dalej gra bot
clock-then-resign = Gracz się poddaje
clock-then-others = Decydują pozostali gracze
clock-bot = Bot, który gra dalej
clock-after-bot = Gdy graczowi skończy się czas, dalej gra za niego bot ({ $level }). Gracz może wrócić.
clock-after-resign = Gdy graczowi skończy się czas, gracz się poddaje.
clock-after-others = Gdy graczowi skończy się czas, pozostali decydują, czy dalej zagra za niego bot ({ $level }).
clock-own = pozostały czas: { $time }, potem zapas: { $reserve }
clock-reserve = zapas: { $time }
clock-remains = pozostały czas: { $time }
clock-rests = Na urlopie do { $day }
clock-late = Czas minął
clock-late-short = po czasie
clock-left = Twój zegar: pozostało mniej niż { $time }.
clock-asked = { $name }: czas minął. Czy ma dalej grać bot?
clock-handed = Twój czas minął, więc teraz gra za ciebie bot.
clock-entry-late =
    { $what ->
        [resign] { $name }: czas minął, gracz się poddaje.
        [others] { $name }: czas minął. Pozostali decydują, co dalej.
       *[other] { $name }: czas minął, dalej gra bot.
    }
clock-entry-pause = Serwer był przez pewien czas niedostępny. Ten czas nie liczy się nikomu.
clock-entry-vacation = { $name } jest na urlopie, zegar stoi.
clock-entry-home = { $name } wraca z urlopu.
clock-vacation = Urlop
clock-vacation-help = Gdy jesteś na urlopie, twoje powolne zegary stoją. Widzą to wszyscy przy tych stołach.
clock-vacation-left =
    { $count ->
        [one] Pozostał 1 z { $budget } dni w ciągu roku.
        [few] Pozostały { $count } z { $budget } dni w ciągu roku.
        [many] Pozostało { $count } z { $budget } dni w ciągu roku.
       *[other] Pozostało { $count } z { $budget } dni w ciągu roku.
    }
clock-vacation-days = Dni
clock-vacation-begin = Idę na urlop
clock-vacation-until = Jesteś na urlopie do { $day }.
clock-vacation-end = Już jestem
