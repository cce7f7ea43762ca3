### Auf eine Partie zurückblicken: ihre Wiederholung, ihre Zahlen, ihre Geschichte auf Papier.

## Die Seite

replay-title = Wiederholung: { $title }
replay-nothing = Dieses Spiel lässt sich nicht zeigen
replay-to-table = Zum Tisch
replay-winner =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
replay-won = Sieg
replay-deciding = entscheidet
replay-reading = Chronik wird geladen …
replay-not-over = Verfügbar, wenn das Spiel zu Ende ist.
replay-side = Chronik und Statistik
replay-standings = Spielstand
replay-below = Unten gezeigter Bereich

## Wessen Augen

replay-eyes = Ansicht
replay-eyes-above = Alles: alle Hände offen
replay-eyes-spectator = Als Zuschauer
replay-eyes-seat = Als { $name }

## Sich bewegen

replay-controls = Schritte
replay-first = Zum Anfang
replay-turn-before = Voriger Zug
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Schritt vor
replay-turn-next = Nächster Zug
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-scrub = Schritt
replay-count = { $at } / { $last }
replay-copy = Link zu Schritt { $move } kopieren
replay-copy-fails = Dieser Browser erlaubt das Kopieren nicht. Der Link ist { $link }

## Seiten neben dem Plan, und Reiter auf kleinen Schirmen

replay-page-moves = Schritte
replay-page-players = Spieler
replay-page-numbers = Statistik
replay-page-proof = Beweis und Aufzeichnung
replay-tab-board = Spielplan
replay-tab-course = Chancen
replay-tab-moves = Schritte
replay-tab-players = Spieler
replay-tab-numbers = Statistik
replay-tab-proof = Beweis

## Der Verlauf der Partie

replay-course = Spielverlauf
replay-own = Hand von { $name }
replay-chart = Siegchancen über das ganze Spiel, von oben nach unten: { $names }. Wähle einen Punkt, um zum Schritt zu springen.
replay-working = Ein Bot bewertet jeden Schritt …
replay-chances-later = Die Chancen werden geschätzt, wenn das Spiel zu Ende ist.
replay-again = Noch einmal versuchen
replay-turnings = Wendepunkte
replay-count-round = Runde { $number }
replay-count-turn = Zug { $number }

## Zahlen

replay-numbers = Statistik des Spiels
replay-lasted =
    { $count ->
        [one] { $time } insgesamt, eine Entscheidung.
       *[other] { $time } insgesamt, { $count } Entscheidungen.
    }
replay-turns = Züge
replay-decisions = Entscheidungen
replay-time = Wartezeit
replay-by-turns = { $figure } je Zug

## Beweis, Aufzeichnung und die Geschichte auf Papier

replay-proof = Beweis für faire Würfel
replay-proof-help = Vor dem ersten Wurf wurde die Prüfsumme eines geheimen Startwerts gezeigt. Nun ist der Startwert selbst offen: Jeder Wurf und jedes Mischen folgt aus ihm, und niemand konnte ihn während des Spiels ändern.
replay-mixed = Jemand hat { $word } gewählt. Zusammen mit der geheimen Zahl des Servers, { $salt }, ergibt das den Startwert.
replay-mixed-broken = Diese beiden Zahlen ergeben nicht diesen Startwert.
replay-given = Jemand hat diesen Startwert vor dem Spiel gewählt und kannte vielleicht alles Verborgene.
replay-arranged = Das Spiel begann mit einer vorbereiteten Stellung.
replay-version = Gespielt nach Version { $version } der Regeln.
replay-changed = Ab Schritt { $number } wurde nach Version { $version } der Regeln gespielt. Auch die Schritte davor werden nach ihr gezeigt.
replay-verify = Jeden Wurf prüfen
replay-verifying = Das ganze Spiel wird noch einmal durchgespielt …
replay-seed-differs = Der Startwert passt nicht zu der Prüfsumme, die vor dem Spiel gezeigt wurde.
replay-hash = Prüfsumme der Endstellung: { $hash }
replay-keep = Speichern und drucken
replay-tale = Chronik zum Drucken
replay-bring = Spiel importieren
replay-bring-help = Öffne eine Aufzeichnung, die hier oder mit der Befehlszeile gespeichert wurde, und sieh dir das Spiel an.
replay-no-record = Diese Datei ist keine Aufzeichnung eines Spiels.
replay-tale-of = Chronik von { $title }
replay-to-replay = Zur Wiederholung
replay-print = Drucken
replay-tale-proof = Die Prüfsumme wurde vor dem ersten Wurf gezeigt. Mit dem Startwert lässt sich prüfen, dass jeder Wurf und jedes Mischen dieser Chronik aus ihm folgt.
