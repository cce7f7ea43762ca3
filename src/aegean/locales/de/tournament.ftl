### Ligen, Pokale und Turniere mit Runden: die Seiten darüber.

tournament-lead = Eine Liga über mehrere Wochen, ein Pokal oder ein Treffen mit wenigen Runden. Tische entstehen von allein, und ein Ergebnis zählt, sobald ein Spiel endet.
tournament-new = Neues Turnier
tournament-more = Mehr anzeigen
tournament-of = { $deed }: { $name }

## Lists

tournament-list-mine = Deine Turniere
tournament-list-open = Offen zur Anmeldung
tournament-list-running = Laufend
tournament-list-finished = Beendet
tournament-list-mine-none = Du nimmst an keinem Turnier teil.
tournament-list-open-none = Zurzeit ist keines offen. Du kannst selbst eines ausrichten.
tournament-list-running-none = Zurzeit läuft kein öffentliches Turnier.
tournament-list-finished-none = Noch ist kein Turnier zu Ende gegangen.
tournament-private = Privat
tournament-season = Saison { $number }
tournament-signed =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
tournament-status-running = Läuft, zuletzt geändert { $when }
tournament-status-over = Beendet { $when }
tournament-status-called_off = Abgesagt { $when }

## What it is

tournament-kind-league = Liga
    .text = Divisionen von drei bis sechs. Alle treffen auf alle; die Besten steigen auf, die Letzten ab.
tournament-kind-cup = Pokal
    .text = Wer ein Spiel gewinnt, kommt in die nächste Runde, bis nur einer übrig ist.
tournament-kind-rounds = Treffen
    .text = Eine feste Zahl von Runden. In jeder treffen Spieler mit ähnlichem Punktestand aufeinander.
tournament-plan-league =
    Eine Liga in Divisionen von etwa { $division }, an Tischen zu { $seats }. Alle einer Division treffen gleich oft aufeinander. { $moves ->
        [0] Nach der Saison steigt niemand auf oder ab.
        [one] Nach der Saison steigt aus jeder Division ein Spieler auf und einer ab.
       *[other] Nach der Saison steigen aus jeder Division { $moves } Spieler auf und { $moves } ab.
    }
tournament-plan-cup = Ein Pokal an Tischen zu höchstens { $seats }: Wer ein Spiel gewinnt, kommt in die nächste Runde, bis nur ein Spieler übrig ist.
tournament-plan-cup-two = Ein Pokal, einer gegen einen: Wer gewinnt, kommt in die nächste Runde, wer verliert, scheidet aus, bis nur ein Spieler übrig ist.
tournament-plan-rounds =
    { $rounds ->
        [one] Ein Treffen mit einer Runde an Tischen zu höchstens { $seats }.
       *[other] Ein Treffen mit { $rounds } Runden an Tischen zu höchstens { $seats }. In jeder Runde treffen Spieler mit ähnlichem Punktestand aufeinander, und möglichst niemand zweimal auf dieselben Gegner.
    }
tournament-plan-rounds-two =
    { $rounds ->
        [one] Ein Treffen mit einer Runde, einer gegen einen.
       *[other] Ein Treffen mit { $rounds } Runden, einer gegen einen. In jeder Runde treffen Spieler mit ähnlichem Punktestand aufeinander, und möglichst niemand zweimal auf dieselben Gegner.
    }
tournament-begins = Es beginnt am { $when }.
tournament-begins-with =
    { $count ->
        [one] Es beginnt, sobald ein Spieler angemeldet ist.
       *[other] Es beginnt, sobald { $count } Spieler angemeldet sind.
    }
tournament-begins-latest = Es beginnt spätestens am { $when }.
tournament-begins-by-hand = Der Ausrichter entscheidet, wann es beginnt.
tournament-somebody = Früherer Spieler { $number }

## How it stands

tournament-open =
    { $count ->
        [one] 1 von höchstens { $most } Spielern ist angemeldet.
       *[other] { $count } von höchstens { $most } Spielern sind angemeldet.
    }
tournament-running = Läuft seit { $when }.
tournament-running-round = Runde { $round } wird gespielt. Läuft seit { $when }.
tournament-won = { $name } hat gewonnen.
tournament-won-league = { $name } hat die erste Division gewonnen.
tournament-won-nobody = Es ging ohne Sieger zu Ende.
tournament-called-off-few = Abgesagt: Mindestens { $least } Spieler sind nötig, und es waren weniger angemeldet.
tournament-called-off-organiser = Vom Ausrichter abgesagt.
tournament-before = Die Saison davor
tournament-after = Die nächste Saison
tournament-refused-conflict = Das geht nicht mehr: Im Turnier hat sich etwas geändert. Lade die Seite neu.

## Taking part

tournament-enter = Anmelden
tournament-do-leave = Abmelden
    .sure = Ja, abmelden
tournament-leave-sure-about = Begonnene Spiele gehen weiter und zählen. In deinen späteren Spielen sitzt ein Bot an deinem Platz, oder dein Gegner gewinnt. Nur der Ausrichter kann dich wieder aufnehmen.
tournament-own = Du nimmst teil
tournament-full = Alle Plätze sind vergeben.
tournament-account = Anmelden oder Konto anlegen
tournament-account-enter = Turniere dauern eine Weile. Um teilzunehmen, brauchst du ein Konto.
tournament-account-organise = Turniere dauern eine Weile. Um eines auszurichten, brauchst du ein Konto.
tournament-own-out-left = Du hast dich von diesem Turnier abgemeldet.
tournament-own-out-removed = Der Ausrichter hat dich aus diesem Turnier genommen.
tournament-own-out-absent = Deine Zeit lief ab, ohne dass du gezogen hast; du bist ausgeschieden. Der Ausrichter kann dich wieder aufnehmen.
tournament-own-out-gone = Du nimmst nicht mehr teil.
tournament-own-out-spare = In den Divisionen war kein Platz mehr für dich. In der nächsten Saison kann wieder mitspielen, wer sich anmeldet.
tournament-own-games = Deine Spiele
tournament-own-done = Du hast alle deine Spiele gespielt.
tournament-own-wait = Dein nächstes Spiel kommt mit der nächsten Runde, sobald alle Spiele dieser Runde zu Ende sind.
tournament-against = Gegen { $names }
tournament-next = Dein nächstes Spiel: gegen { $names }. Der Tisch entsteht, sobald alle dafür frei sind.
tournament-play = Zum Tisch

## Standings

tournament-standings = Tabelle
tournament-division = Division { $number }
tournament-place = Platz
tournament-player = Spieler
tournament-column-points = Punkte
tournament-column-played = Spiele
tournament-column-wins = Siege
tournament-moves-up = steigt auf
tournament-moves-down = steigt ab
tournament-moves-up-now = stiege auf
tournament-moves-down-now = stiege ab
tournament-out-left = abgemeldet
tournament-out-removed = herausgenommen
tournament-out-absent = nicht erschienen
tournament-out-gone = nicht mehr hier
tournament-out-spare = kein Platz in einer Division
tournament-by-wins = Punktgleich mit { $name }, aber weniger Siege ({ $own } gegen { $other }).
tournament-by-direct = Gleichauf mit { $name }, aber weniger Punkte in den Spielen unter denen, die gleichauf sind ({ $own } gegen { $other }).
tournament-by-opposition = Gleichauf mit { $name }, aber gegen schwächere Gegner: Diese haben { $own } Punkte, die von { $name } { $other }.
tournament-by-late = Gleichauf mit { $name }, aber die Zeit lief öfter ab ({ $own } gegen { $other }).
tournament-by-lot = In allem gleichauf mit { $name }: Das Los, das zu Beginn gezogen wurde, entscheidet.
tournament-scoring = Wie Punkte zählen
tournament-scoring-points = Ein Sieg bringt 100 Punkte, an Tischen jeder Größe. Der Erste der anderen bekommt höchstens 60, der Letzte keinen, je nachdem, wie viele man hinter sich lässt. Wer gleichauf liegt, teilt.
tournament-scoring-ties = Was entscheidet, in dieser Reihenfolge:
tournament-criterion-points = Punkte
tournament-criterion-wins = Gewonnene Spiele
tournament-criterion-direct = Punkte in den Spielen unter denen, die noch gleichauf sind
tournament-criterion-opposition = Punkte aller Gegner: Wer auf stärkere traf, steht vorn
tournament-criterion-late = Weniger Spiele, in denen die Zeit ablief
tournament-criterion-lot = Das Los, das zu Beginn gezogen wurde

## Games

tournament-games = Spiele
tournament-games-of = Spiele der Division { $number } ({ $done } von { $all } gespielt)
tournament-games-each =
    { $count ->
        [one] Jeder Spieler hat ein Spiel.
       *[other] Jeder Spieler hat { $count } Spiele.
    }
tournament-round = Runde { $number }
tournament-final = Finale
tournament-semifinal = Halbfinale
tournament-quarterfinal = Viertelfinale
tournament-tree = Der Weg ins Finale
tournament-through = kommt weiter
tournament-came = Platz { $place }
tournament-late = Zeit abgelaufen
tournament-game-alone = ohne Gegner, zählt als Sieg
tournament-game-walkover = ohne Spiel: die anderen sind ausgeschieden
tournament-game-organiser = vom Ausrichter entschieden
tournament-game-nobody = zählt für niemanden
tournament-game-running = wird gespielt
tournament-game-waits = steht noch aus
tournament-game-closed = Tisch geschlossen; der Ausrichter entscheidet binnen drei Tagen

## People, link and agreement

tournament-people =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
tournament-nobody-yet = Noch ist niemand angemeldet.
tournament-share = Link zu dieser Seite
tournament-share-public = Alle können diese Seite sehen.
tournament-share-private = Nur wer diesen Link hat, kann diese Seite und ihre Tische sehen.
tournament-agreed = Was vereinbart ist
tournament-organiser = Ausrichter

## The organiser’s tools

tournament-organise = Ausrichten
tournament-organise-running = Neben jedem Spiel kannst du es entscheiden oder wiederholen lassen; in der Liste der Spieler kannst du jemanden herausnehmen oder wieder aufnehmen.
tournament-do-start = Jetzt beginnen
    .sure = Ja, beginnen
tournament-start-about = Niemand kann sich mehr anmelden, es wird gelost, und die ersten Tische entstehen.
tournament-too-few = Mindestens { $least } Spieler sind nötig. Bisher angemeldet: { $count }.
tournament-change = Plan ändern
tournament-save = Speichern
tournament-do-call-off = Absagen
    .sure = Ja, absagen
tournament-call-off-open = Es findet nicht statt, und niemand kann sich mehr anmelden.
tournament-call-off-running = Es beginnen keine Spiele mehr, und niemand gewinnt. Begonnene Spiele können beendet werden, zählen hier aber nicht.
tournament-next-season = Nächste Saison
tournament-next-season-league = Dieselbe Liga noch einmal. Alle melden sich neu an; die Divisionen ergeben sich aus dem Ende dieser Saison.
tournament-next-season-about = Dasselbe noch einmal. Alle melden sich neu an.
tournament-do-take-out = Entfernen
    .sure = Ja, entfernen
tournament-take-out-open = Eine neue Anmeldung ist möglich.
tournament-take-out-running = Begonnene Spiele gehen weiter. In späteren sitzt ein Bot am Platz, oder der Gegner gewinnt.
tournament-let-in = Wieder aufnehmen
tournament-decide = Entscheiden
tournament-do-decide-so = So entscheiden
    .sure = Ja, so soll es sein
tournament-decide-about = Dieses Ergebnis ersetzt das bisherige.
tournament-decide-closes = Der Tisch wird geschlossen, niemand kann dort weiterspielen.
tournament-decide-places = Plätze zählen ab 1. Wer gleichauf liegt, hat denselben Platz, und der nächste fällt weg: 1, 2, 2, 4.
tournament-not-counted = zählt nicht
tournament-do-again = Noch einmal spielen
    .sure = Ja, noch einmal
tournament-again-about = Das Ergebnis zählt nicht mehr. Ein neuer Tisch entsteht, ein noch laufender wird geschlossen.

## Making one

tournament-which-kind = Was für ein Turnier?
tournament-seats = Spieler an jedem Tisch
tournament-seats-most = Spieler an jedem Tisch, höchstens
tournament-plan = Der Plan
tournament-plan-field-division = Spieler in einer Division
    .text = Ungefähr; möglichst niemand bleibt übrig.
tournament-plan-field-moves = Auf- und Absteiger
    .text = So viele Spieler jeder Division steigen auf und ebenso viele ab.
tournament-plan-field-games = Spiele einer Division
    .text = Alle sitzen jedes Mal an einem Tisch.
tournament-plan-field-at_once = Spiele zugleich
    .text = Wie viele Spiele ein Spieler höchstens zur selben Zeit hat.
tournament-plan-field-rounds = Runden
tournament-games-usual = { $count }: jeder sitzt einmal auf jedem Platz
tournament-itself = Das Turnier
tournament-title = Name
tournament-most = Spieler höchstens
tournament-public-help = Alle können das Turnier in der Liste finden, sich anmelden und zusehen. Sonst braucht man den Link.
tournament-way = Wie es beginnt
tournament-way-hand = Wenn du es sagst
tournament-way-date = An einem Termin
tournament-way-number = Ab einer Spielerzahl
tournament-date = Tag und Uhrzeit
tournament-date-help = Sind bis dahin weniger als { $least } Spieler angemeldet, wird es abgesagt.
tournament-number = Spieler
tournament-clock-help = Jeder Tisch hat diese Uhr. Wer seine Zeit ablaufen lässt, ohne zu ziehen, scheidet aus dem Turnier aus.
tournament-no-sides = In einem Turnier spielt jeder für sich. Wähle Module ohne Teams.
tournament-make = Zur Anmeldung öffnen
