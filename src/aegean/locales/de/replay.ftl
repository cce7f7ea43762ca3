### Auf eine Partie zurückblicken: ihre Wiederholung, ihre Zahlen, ihre Geschichte auf Papier.

## Die Seite

replay-title = Wiederholung: { $title }
replay-nothing = Diese Partie lässt sich nicht zeigen
replay-to-table = Zum Tisch
replay-winner =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
replay-won = gewinnt
replay-deciding = am Zug
replay-reading = Die Geschichte wird gelesen …
replay-not-over = Das wird gezeigt, wenn die Partie vorbei ist.
replay-side = Geschichte und Zahlen
replay-standings = Wie alle stehen
replay-below = Was unten gezeigt wird

## Wessen Augen

replay-eyes = Wessen Augen
replay-eyes-above = Von oben: alle Hände
replay-eyes-spectator = Als Zuschauer
replay-eyes-seat = Mit den Augen von { $name }

## Sich bewegen

replay-controls = Züge
replay-first = Zum Anfang
replay-turn-before = Voriger Spielzug
replay-back = Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Zug weiter
replay-turn-next = Nächster Spielzug
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-scrub = Zug
replay-count = { $at } / { $last }
replay-copy = Link zu Zug { $move } kopieren
replay-copy-fails = Dieser Browser lässt uns nicht kopieren. Der Link ist { $link }

## Seiten neben dem Plan, und Reiter auf kleinen Schirmen

replay-page-moves = Züge
replay-page-players = Spieler
replay-page-numbers = Zahlen
replay-page-proof = Beweis und Aufzeichnung
replay-tab-board = Plan
replay-tab-course = Chancen
replay-tab-moves = Züge
replay-tab-players = Spieler
replay-tab-numbers = Zahlen
replay-tab-proof = Beweis

## Der Verlauf der Partie

replay-course = Verlauf der Partie
replay-own = Hand von { $name }
replay-chart = Siegchancen über die ganze Partie, von oben nach unten: { $names }. Ein Druck führt zum Zug.
replay-working = Ein Bot wägt jeden Zug ab …
replay-chances-later = Die Chancen werden geschätzt, wenn die Partie vorbei ist.
replay-again = Noch einmal versuchen
replay-turnings = Wendepunkte
replay-count-round = Runde { $number }
replay-count-turn = Zug { $number }

## Zahlen

replay-numbers = Die Partie in Zahlen
replay-lasted =
    { $count ->
        [one] { $time } vom Anfang bis zum Ende, eine Entscheidung.
       *[other] { $time } vom Anfang bis zum Ende, { $count } Entscheidungen.
    }
replay-turns = Spielzüge
replay-decisions = Entscheidungen
replay-time = Zeit, die der Tisch wartete
replay-by-turns = { $figure }, nach Spielzügen

## Beweis, Aufzeichnung und die Geschichte auf Papier

replay-proof = Beweis der Würfe
replay-proof-help = Vor dem ersten Wurf wurde das Siegel einer geheimen Zahl gezeigt. Nun ist die Zahl selbst offen: Jeder Wurf und jedes Mischen folgt aus ihr, und niemand konnte sie unterwegs ändern.
replay-mixed = Jemand gab die Zahl { $word } an. Sie und die geheime Zahl des Servers, { $salt }, ergeben zusammen die Ausgangszahl.
replay-mixed-broken = Die Ausgangszahl ist nicht die, die diese beiden ergeben.
replay-given = Jemand hat diese Zahl vor dem Spiel gewählt und kannte vielleicht alles Verborgene.
replay-arranged = Das Spiel begann mit einer Stellung, die jemand aufgebaut hat.
replay-version = Gespielt nach Version { $version } der Regeln.
replay-changed = Ab Zug { $number } wurde nach Version { $version } der Regeln gespielt; auch was davor war, wird nach ihr gezeigt.
replay-verify = Jeden Wurf prüfen
replay-verifying = Die ganze Partie wird noch einmal gespielt …
replay-seed-differs = Die Zahl passt nicht zum Siegel, das vor der Partie gezeigt wurde.
replay-hash = Fingerabdruck des Endes: { $hash }
replay-keep = Zum Aufheben
replay-tale = Die Geschichte auf Papier
replay-bring = Eine andere Partie
replay-bring-help = Eine Aufzeichnung, die hier oder von der Befehlszeile gespeichert wurde, wird zu einer Partie, auf die man zurückblicken kann.
replay-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
replay-tale-of = Die Geschichte von { $title }
replay-to-replay = Zur Wiederholung
replay-print = Drucken
replay-tale-proof = Das Siegel wurde vor dem ersten Wurf gezeigt; wer die Zahl hat, kann prüfen, dass jeder Wurf und jedes Mischen dieser Geschichte aus ihr folgt.
