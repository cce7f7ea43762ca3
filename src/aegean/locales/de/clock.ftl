### Uhren: am Tisch, an einem neuen Tisch, und der Urlaub, der sie anhält.

clock-title = Uhr
clock-help = Sie läuft für einen Spieler, solange der Tisch auf ihn wartet.
clock-none = Keine Uhr
clock-of-live = Live: { $budget } für das Spiel, dazu { $decision } je Entscheidung
clock-of-live-bare = Live: { $budget } für das Spiel
clock-of-slow = Langsam: { $decision } je Entscheidung, dazu ein Zeitpolster von { $budget }
clock-of-slow-bare = Langsam: { $decision } je Entscheidung
clock-numbers = Eigene Zahlen
clock-kind = Art der Uhr
clock-kind-live = Live
clock-kind-slow = Langsam
clock-budget-live = Minuten für das Spiel
clock-decision-live = Sekunden zusätzlich je Entscheidung
clock-decision-slow = Stunden je Entscheidung
clock-budget-slow = Zeitpolster in Stunden
clock-then = Wenn die Zeit eines Spielers abläuft
clock-then-bot = Ein Bot spielt weiter
clock-then-resign = Der Spieler gibt auf
clock-then-others = Die anderen entscheiden
clock-bot = Der Bot, der übernimmt
clock-after-bot = Läuft die Zeit eines Spielers ab, spielt ein Bot ({ $level }) weiter. Der Spieler kann zurückkehren.
clock-after-resign = Läuft die Zeit eines Spielers ab, gibt er auf.
clock-after-others = Läuft die Zeit eines Spielers ab, entscheiden die anderen, ob ein Bot ({ $level }) weiterspielt.
clock-own = noch { $time }, danach { $reserve } Zeitpolster
clock-reserve = { $time } Zeitpolster
clock-remains = noch { $time }
clock-rests = Im Urlaub bis { $day }
clock-late = Die Zeit ist abgelaufen
clock-late-short = Zeit um
clock-left = Deine Uhr: noch weniger als { $time }.
clock-asked = Die Zeit von { $name } ist abgelaufen. Soll ein Bot weiterspielen?
clock-handed = Deine Zeit ist abgelaufen, daher spielt jetzt ein Bot für dich.
clock-entry-late =
    { $what ->
        [resign] Die Zeit von { $name } ist abgelaufen: { $name } gibt auf.
        [others] Die Zeit von { $name } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
       *[other] Die Zeit von { $name } ist abgelaufen: Ein Bot übernimmt.
    }
clock-entry-pause = Der Server war eine Weile nicht erreichbar. Diese Zeit zählt für niemanden.
clock-entry-vacation = { $name } ist im Urlaub, die Uhr steht.
clock-entry-home = { $name } ist aus dem Urlaub zurück.
clock-vacation = Urlaub
clock-vacation-help = Solange du im Urlaub bist, stehen deine langsamen Uhren. Alle an diesen Tischen können es sehen.
clock-vacation-left =
    { $count ->
        [one] Innerhalb eines Jahres ist noch 1 von { $budget } Tagen übrig.
       *[other] Innerhalb eines Jahres sind noch { $count } von { $budget } Tagen übrig.
    }
clock-vacation-days = Tage
clock-vacation-begin = In Urlaub gehen
clock-vacation-until = Du bist im Urlaub bis { $day }.
clock-vacation-end = Ich bin zurück
