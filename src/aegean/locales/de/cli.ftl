### Die Befehlszeile und das Spiel im Terminal.

## The command line and its arguments

cli-about = Brettspiele der griechischen Sagenwelt im Terminal.
cli-usage = Aufruf:{" "}
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-command = einer der Befehle oben
cli-help-rest = Argumente des Befehls; siehe aegean COMMAND --help
cli-help-version = Version anzeigen
cli-help-help = diese Hilfe anzeigen
cli-help-language = Sprache der Texte (Standard: die der Umgebung)
cli-help-pack = Ordner mit eigenen Änderungen an den Spieldaten; mehrfach möglich
cli-help-game = die Kennung des Spiels; siehe aegean games
cli-help-file = Aufzeichnung eines Spiels
cli-bad-arguments =
    Diese Angaben sind nicht brauchbar: { $why }
    Siehe { $program } --help.
cli-not-a-number = { $text } ist keine ganze Zahl ab 0
cli-no-command = Unbekannter Befehl: { $command }. Meintest du: { $close }?
cli-no-language = Unbekannte Sprache: { $text }. Verfügbar: { $languages }.

## Files

cli-file-unreadable = { $file } kann nicht gelesen werden: { $why }.
cli-file-no-record = { $file } ist keine Aufzeichnung eines Spiels.
cli-file-unwritable = { $file } kann nicht geschrieben werden: { $why }.
cli-file-exists = { $file } existiert bereits und wurde nicht verändert. Wähle einen anderen Namen oder setze das Spiel mit --resume fort.
cli-saved = Spiel gespeichert in { $file }.
cli-go-on = Fortsetzen mit: aegean play --resume { $file }

## aegean play

cli-play-about = Spielen, gegen Bots oder mit Freunden an diesem Terminal.
cli-play-seats = Zahl der Spieler (Standard: so wenige wie möglich)
cli-play-you = dein Platz, gezählt ab 0; die anderen nehmen Bots ein
cli-play-hot-seat = mehrere Personen teilen sich dieses Terminal; genannte Bots nehmen die letzten Plätze ein
cli-play-watch = Bots beim Spielen zusehen
cli-play-bots = ein Bot für alle Bot-Plätze oder einer je Platz
cli-play-names = die Namen der Spieler, nach Plätzen
cli-play-seed = Startwert des Zufalls (Standard: ein geheimer)
cli-play-option = eine Option des Spiels; mehrfach möglich; siehe aegean games
cli-play-record = Datei, in der das Spiel gespeichert wird
cli-play-resume = das Spiel in dieser Datei fortsetzen
cli-play-fast = keine Pausen nach den Aktionen der Bots
cli-which-game = Welches Spiel? Verfügbar: { $games }.
cli-not-drawn = { $game } lässt sich nicht im Terminal spielen.
cli-bad-option = Schreibe eine Option als name=wert, nicht { $text }.
cli-one-way-to-sit = Wähle eines von --you, --hot-seat und --watch.
cli-bots-do-not-fit = Die Bots passen nicht zu den Plätzen (Bots: { $bots }, Plätze: { $seats }). Nenne einen Bot für alle ihre Plätze oder einen je Platz; mit --hot-seat bleibt mindestens ein Platz für einen Menschen.
cli-bad-names = Die Namen müssen verschieden sein, und es darf nicht mehr Namen als Spieler geben ({ $seats }).
cli-resume-fixed = Ein fortgesetztes Spiel behält seine Einstellungen: Lass { $options } weg.
cli-resume-other-game = In { $file } ist ein anderes Spiel gespeichert: { $game }.
cli-commitment = Der Startwert dieses Spiels steht fest. Prüfsumme des Startwerts: { $hex }
cli-farewell = Auf Wiedersehen.
cli-place = { $place }. { $who }
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter. { $seat } drückt die Eingabetaste, wenn niemand sonst zusieht.

## What a person may type in a game

cli-delphi-help =
    Wähle mit der Nummer in der Liste, oder tippe eine Aktion in der Notation (sail die-red 3,-1).
    Einige Buchstaben engen die Liste ein (sail, die-red, erkunden); die Eingabetaste allein zeigt alles.
    Auf der Karte ist eine Zahl mit Klammer die Nummer der Aktion, die dorthin führt; ein + steht für mehrere.
    Eine Zahl in Klammern hinter einer Wahl ist ihr Preis in Gunst.
cli-hellas-help =
    Wähle mit der Nummer in der Liste, oder tippe eine Aktion in der Notation (march attica boeotia).
    Einige Buchstaben engen die Liste ein (march, attica, monument); die Eingabetaste allein zeigt alles.
    Eine zusammengefasste Gruppe öffnet sich mit ihrer Nummer. Auf der Karte ist eine Zahl mit Klammer die Nummer der Aktion, die dorthin führt; ein + steht für mehrere.
cli-command-undo = zurück
    .text = deine letzte Aktion zurücknehmen
cli-command-redo = wieder
    .text = sie wieder ausführen
cli-command-restart = neustart
    .text = in diesem Zug alles Mögliche zurücknehmen
cli-command-map = karte
    .text = die große Karte und ihre Legende
cli-command-board = tableau
    .text = der Tisch; mit Namen oder Buchstaben eines Spielers alles über ihn
cli-command-log = chronik
    .text = die Chronik; mit einer Zahl so viele der letzten Zeilen
cli-command-rules = regeln
    .text = eine Regel (D-4.2), eine Karte oder ein Wort nachschlagen
cli-command-help = hilfe
    .text = diese Hilfe
cli-command-save = speichern
    .text = das Spiel speichern, auch unter einem Dateinamen
cli-command-quit = verlassen
    .text = beenden; das Spiel wird gespeichert
cli-no-number = Wähle eine Zahl von 1 bis { $most }.
cli-no-player = Unbekannter Spieler. Am Tisch sitzen: { $names }.
cli-not-understood = Keine mögliche Aktion passt zu „{ $text }“. Tippe hilfe, um zu sehen, was du eingeben kannst.
cli-close = Keine mögliche Aktion passt zu „{ $text }“. Meintest du: { $close }?
cli-nothing-to-undo = Nichts zurückzunehmen. Das geht nur mit eigenen Aktionen seit dem letzten Würfeln, Ziehen oder Aufdecken.
cli-nothing-to-redo = Nichts zu wiederholen.

## aegean replay

cli-replay-about = Ein aufgezeichnetes Spiel zeigen: seine Chronik und seinen Tisch.
cli-replay-upto = nur die ersten N Aktionen
cli-replay-from-seat = zeigen, was dieser Platz wusste
cli-replay-spectator = zeigen, was alle wussten (Standard)
cli-replay-above = alles zeigen, auch die Geheimnisse
cli-replay-step = Aktion für Aktion: Eingabetaste weiter, b zurück, eine Zahl dorthin, q Ende
cli-replay-too-far = Aktionen in der Aufzeichnung: { $count }.
cli-replay-prompt = { $number } von { $count } (Eingabetaste, b, Zahl, q)>
cli-hash-fits = Die Wiedergabe stimmt mit der Prüfsumme der Aufzeichnung überein: { $hash }
cli-hash-none = Die Aufzeichnung enthält keine Prüfsumme zum Vergleich.

## aegean rules

cli-rules-about = Regeln und Spielmaterial eines Spiels nachschlagen.
cli-rules-wanted = eine Regel (D-4.2), ein Kapitel (D-4), ein Spielteil oder ein Wort; ohne Angabe das Inhaltsverzeichnis
cli-rules-components = Spielmaterial
cli-rules-how = Gib eine Regel, ein Kapitel, ein Spielteil oder ein Wort ein.
cli-rules-found = Treffer: { $count }. Gib einen davon ein, um ihn zu lesen.
cli-rules-nothing = Zu „{ $text }“ wurde nichts gefunden.
cli-rules-close = Zu „{ $text }“ wurde nichts gefunden. Meintest du: { $close }?
cli-source-rulebook = Quelle: die Spielregel.
cli-source-published = Quelle: außerhalb der Spielregel veröffentlicht.
cli-source-reconstructed = Quelle: unsere eigene Rekonstruktion.
cli-source-partly = Von uns rekonstruiert: { $fields }.
cli-source-pack = Durch dein eigenes Datenpaket geändert.

## aegean verify

cli-verify-about = Prüfen, ob eine Aufzeichnung echt ist.
cli-verify-commitment = Prüfsumme des Startwerts, veröffentlicht vor dem ersten Wurf
cli-verify-replayed =
    { $game }, Plätze: { $seats }. { $count ->
        [one] Die eine Aktion ist erlaubt.
       *[other] Alle { $count } Aktionen sind erlaubt.
    }
cli-verify-no-hash = Die Aufzeichnung enthält keine Prüfsumme. Die Wiedergabe ergibt: { $hash }
cli-verify-arranged = Das Spiel begann mit einer vorbereiteten Stellung, nicht mit dem Aufbau aus seinem Startwert.
cli-verify-given = Jemand hat den Startwert vor dem Spiel gewählt und kannte vielleicht alles Verdeckte.
cli-verify-mixed = Der Startwert ist aus einer gewählten Zahl, { $word }, und der des Servers, { $salt }, gebildet.
cli-verify-unmixed = Der Startwert passt nicht zur gewählten Zahl { $word } und der des Servers, { $salt }.
cli-verify-own-commitment = Prüfsumme des Startwerts: { $hex }
cli-verify-no-commitment = { $text } ist keine Prüfsumme: Sie hätte 64 Hexadezimalziffern.
cli-verify-kept = Der Startwert passt zur veröffentlichten Prüfsumme: { $hex }
cli-verify-broken = Der Startwert passt nicht zur Prüfsumme: veröffentlicht war { $promised }, die Aufzeichnung hat { $hex }.
cli-verify-false = Die Aufzeichnung ist nicht echt: { $why }

## aegean games

cli-games-about = Die Spiele und ihre Optionen auflisten.
cli-games-seats = Spieler: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-options = Optionen:
cli-games-default = Standard
cli-games-variants = Benannte Varianten, für die Arena und Umgebungen:
cli-games-minigame = Minispiel

## aegean bench

cli-layout-about = Sagen, was jede Zahl einer Beobachtung ist.
cli-help-game-or-variant = die Kennung des Spiels oder einer benannten Variante; siehe aegean games
cli-layout-index = eine ihrer Zahlen: ihr Platz, von 0 an
cli-layout-seats = Zahl der Plätze (sonst die kleinste, die die Optionen zulassen)
cli-layout-missing = Beobachtungen brauchen { $module }. Installiere das Paket mit seinen Umgebungen: pip install "aegean[envs]".
cli-layout-column-from = von
cli-layout-column-to = bis
cli-layout-column-what = was
cli-layout-column-numbers = Zahlen
cli-bench-about-command = Messen, wie schnell die Spiele auf diesem Rechner laufen.
cli-bench-game = Spiel, das gemessen wird (Standard: alle)
cli-bench-seconds = wie lange jedes Spiel gemessen wird
cli-bench-bad-seconds = Sekunden sind eine Zahl über 0 und bis 3600.
cli-bench-about = Zufälliges Spiel auf einem Kern; Sekunden je Spiel: { $seconds }
cli-bench-game-column = Spiel
cli-bench-seats-column = Plätze
cli-bench-decisions-column = Entscheidungen/s
cli-bench-copy-column = Kopie, µs
cli-bench-legal-column = erlaubte Aktionen, µs

## The Oracle of Delphi: short words for boards, map and lists

cli-delphi-title = Das Orakel von Delphi
cli-delphi-round = Runde { $round }
cli-delphi-favours = Gunst
cli-delphi-strength = Stärke
cli-delphi-dice = Würfel
cli-delphi-captain = Kapitän { $number }
cli-delphi-cards = Karten
cli-delphi-injuries = Wunden
cli-delphi-gods = Götter
cli-delphi-hold = Laderaum
cli-delphi-tasks = Aufgaben
cli-delphi-equipment = Ausrüstung:
cli-delphi-companions = Gefährten:
cli-delphi-place = Das Schiff liegt auf { $hex } und segelt ohne Gunst { $range } Felder weit.
cli-delphi-tasks-open = Noch zu tun: { $tasks }
cli-delphi-done-statues = errichtete Statuen:
cli-delphi-done-offerings = dargebrachte Opfergaben:
cli-delphi-done-monsters = besiegte Monster:
cli-delphi-display = Ausliegende Ausrüstung
cli-delphi-statues = Statuen in ihren Städten:
cli-delphi-decks = Karten in den Stapeln: Orakel { $oracle }, Wunden { $injury }, Ausrüstung { $equipment }
cli-delphi-companions-left = Noch freie Gefährten: { $companions }
cli-delphi-legend =
    r Wasser einer Farbe · ~ Untiefe · Z Zeus · { $ship }X Schiff von Spieler X
    oRB Opfergaben · mRB Monster · TR Tempel · CR3 Stadt mit 3 Statuen · SRBg Sockel, der kleine Buchstabe besetzt
    ?R verdeckte Insel nach ihrem Rand · RΨX erkundet, Buchstabe und Besitzer · { $shrine } Kultstätte
cli-delphi-sail = segeln nach
cli-delphi-draw-oracle = Orakelkarte ziehen
cli-delphi-take-favours = Gunst nehmen
cli-delphi-look-islands = Inseln ansehen
cli-delphi-explore = erkunden
cli-delphi-fight = kämpfen
cli-delphi-build-shrine = Kultstätte
cli-delphi-load-offering = Opfergabe laden
cli-delphi-make-offering = Opfergabe darbringen
cli-delphi-load-statue = Statue laden
cli-delphi-raise-statue = Statue errichten
cli-delphi-discard-injuries = Wunden ablegen
cli-delphi-advance-god = Gott vorrücken
cli-delphi-combo = Ausrüstung
cli-delphi-poseidon = Schiff bringen nach
cli-delphi-look = ansehen

## Lords of Hellas: short words for boards, map and lists

cli-hellas-title = Lords of Hellas
cli-hellas-player-red = Rot
cli-hellas-player-yellow = Gelb
cli-hellas-player-green = Grün
cli-hellas-player-blue = Blau
cli-hellas-player-purple = Violett
cli-hellas-player-black = Schwarz
cli-hellas-turn = Zug { $turn }
cli-hellas-priests = Priester
cli-hellas-supply = Vorrat
cli-hellas-glory = Ruhm
cli-hellas-hand = Hand
cli-hellas-regular = einfach:
cli-hellas-special = besonders:
cli-hellas-used = benutzt:
cli-hellas-army = Armee:
cli-hellas-beside = daneben:
cli-hellas-artifacts = Artefakte:
cli-hellas-blessings = Segen:
cli-hellas-slain = bezwungen:
cli-hellas-kept = Aufgabenkarten:
cli-hellas-lands = Regionen
cli-hellas-temples = Tempel
cli-hellas-monsters = Monster
cli-hellas-cards = Karten
cli-hellas-king = König
cli-hellas-king-countdown =
    König der Könige: { $count ->
        [0] dieser Zug entscheidet
        [one] noch eine besondere Aktion von { $who }
       *[other] noch { $count } besondere Aktionen von { $who }
    }, dann herrscht { $region }.
cli-hellas-king-open = König der Könige wird, wer { $region } zuerst einnimmt.
cli-hellas-monsters-heading = Monster
cli-hellas-quests-heading = Aufgaben
cli-hellas-temples-heading = Noch zu errichtende Tempel (! bringt eine Segnung)
cli-hellas-legend-muses = { $muse }R die Muse von R
cli-hellas-sending =
    { $number ->
        [0] Hafen des Atlas
       *[other] Hafen { $number } des Atlas
    }
cli-hellas-apples = Äpfel übrig: { $left }
cli-hellas-atlas = Atlas:
cli-hellas-sky = Himmel auf { $left }
cli-hellas-atlas-bonus = Atlas-Bonusplättchen: { $who }, { $attribute } +1
cli-hellas-legend-atlas = { $port } Hafen des Atlas: Von dort werden ihm Hopliten gesandt
cli-hellas-constructs = Konstrukte:
cli-hellas-orichalkum = Orichalkum:
cli-hellas-metal = Orichalkum
cli-hellas-legend-orichalkum = { $metal } Orichalkum
cli-hellas-muses = Musen:
cli-hellas-muses-heading = Die Musen
cli-hellas-display = Schmiede:
cli-hellas-display-heading = Die Schmiede
cli-hellas-decks = Karten in den Stapeln: Kampf { $combat }, Ereignis { $event }, Monsterangriff { $attack }, neutrale Artefakte { $neutral }, Segen { $blessing }
cli-hellas-discarded = Abgelegte Kampfkarten:
cli-hellas-limited =
    { $count ->
        [one] { $thing } { $value }, 1 Hoplit: +1
       *[other] { $thing } { $value }, { $count } Hopliten: +{ $count }
    }
cli-hellas-battle = Schlacht: { $region }
cli-hellas-attacks = greift an
cli-hellas-defends = verteidigt
cli-hellas-passed = gepasst
cli-hellas-hunt = Jagd: { $monster }
cli-hellas-attack = Angriff { $strength }, Abwehr { $defence }
cli-hellas-draft =
    Segnung: { $count ->
        [one] 1 Segen liegt
       *[other] { $count } Segen liegen
    } vor { $seat }. Es wählen noch: { $waiting }
cli-hellas-population = Bevölkerung
cli-hellas-control = kontrolliert von
cli-hellas-neutral = niemandem
cli-hellas-hoplites =
    { $count ->
        [0] kein Hoplit im Freien
        [one] 1 Hoplit
       *[other] { $count } Hopliten
    }{ $fortified ->
        [0] {""}
        [1] {" "}und einer verschanzt in der Stadt
       *[2] {" "}und zwei verschanzt in der Stadt
    }
cli-hellas-city = Stadt
cli-hellas-sparta = Sparta
cli-hellas-troy = Troja
cli-hellas-anger = Zorn
cli-hellas-passing = (Passen bringt ihn auf { $anger })
cli-hellas-prices = Preise
cli-hellas-chains = Ketten
cli-hellas-orders = Befehle
cli-hellas-attitudes = Haltungen
cli-hellas-unbroken =
    { $count ->
        [one] 1 ungesprengt
       *[other] { $count } ungesprengt
    }
cli-hellas-lies = liegt in einem Faden
cli-hellas-shrine = Schrein ohne Tempel
cli-hellas-temple = Tempel { $number }
cli-hellas-oracle = Das Orakel von Delphi
cli-hellas-oracle-place = Platz des Orakels von Delphi, noch nicht errichtet
cli-hellas-own_temple = Hier gebaut: { $kind }
cli-hellas-own_temple-place = Hier kann gebaut werden: { $kind }
cli-hellas-monument = Monument: { $god }, Stufe { $level }
cli-hellas-priests-there = Priester am Monument: { $who }
cli-hellas-borders = Grenzen zu Land:
cli-hellas-trails = Seewege:
cli-hellas-ports = Hafen, verbunden mit:
cli-hellas-gate = Tor des Hades
cli-hellas-warriors = Krieger des Hades: { $count }
cli-hellas-underworld = In der Unterwelt:
cli-hellas-no-region = Ein solches Gebiet gibt es nicht. Auf der Karte: { $names }
cli-hellas-legend =
    Die Zahl hinter dem Namen ist die Bevölkerung. { $land } Grenze, { $sea } Seeweg.
    Armeen: [R]3+1 von R kontrolliert, 3 Hopliten und 1 verschanzter; R2 Hopliten ohne Kontrolle; @RB Helden von R und B
    { $city } Stadt · { $sparta } Sparta · ({ $temple }) leerer Schrein · { $temple }3 Tempel · { $oracle } das Orakel von Delphi, in Klammern sein Platz · Zeus:2RB Monument, Stufe, Priester
    Sonst: *Hydra Monster · ? Aufgabe · Wunden: Buchstabe des Symbols, { $covered } abgedeckt, { $priest } Priester, { $artifact } Artefakt · { $casualty } Verlust
cli-hellas-legend-ports = { $port } Hafen: Alle Häfen sind verbunden, für Helden und für den Marschbefehl
cli-hellas-legend-underworld = { $gate } Tor des Hades · { $warrior }1 Krieger des Hades, die zur Bevölkerungsstärke zählen
cli-hellas-powers = Fähigkeiten
cli-hellas-special-heading = Besondere Aktionen
cli-hellas-move = Bewegungen
cli-hellas-go = Gebiete
cli-hellas-fortify = verschanzen
cli-hellas-unfortify = die Stadt verlassen
cli-hellas-pray = Priester zu
cli-hellas-use-artifact = Artefakte
cli-hellas-use-blessing = Segen
cli-hellas-recruit-in = rekrutieren
cli-hellas-recruit-fortified = verschanzt rekrutieren
cli-hellas-roll = würfeln für
cli-hellas-command-region = gebiet
    .text = alles über ein Gebiet, auch seine Nachbarn

## aegean serve

cli-serve-about = Einen Server für Browser und Programme starten.
cli-serve-host = Adresse, auf der der Server lauscht; 0.0.0.0 für das ganze Netz
cli-serve-port = Port, auf dem der Server lauscht
cli-serve-database = wo die Tische liegen: eine URL, die mit sqlite:/// oder postgresql:// beginnt
cli-serve-channels = wie mehrere Prozesse einander Bescheid geben: memory, oder die URL von Redis oder PostgreSQL
cli-serve-workers = Zahl der Serverprozesse
cli-serve-public-url = die Adresse, wie Browser sie sehen, wenn ein Proxy vor dem Server steht
cli-serve-trusted-proxies = Proxys, deren Angabe zur Adresse eines Besuchers vertraut wird
cli-serve-door = wer hereindarf: open (alle), members (mit Einladung) oder accounts (keine Gäste)
cli-serve-house = Name eures Vereins, sichtbar auf der Anmeldeseite
cli-serve-think = Sekunden, die ein Bot höchstens für eine Aktion brauchen darf
cli-serve-thinkers = Bot-Prozesse je Serverprozess
cli-serve-no-browser = keinen Browser öffnen
cli-serve-address = Aegean läuft unter { $address }
cli-serve-stop = Mit Strg+C beenden.
cli-serve-lacking = Die Pakete des Servers sind nicht installiert ({ $name } fehlt). Installiere sie mit: pip install "aegean[server]"
cli-compile-begun = Regeln und Bots werden im Hintergrund kompiliert: Ab dem nächsten Start sind sie schneller.
cli-compile-ready = Regeln und Bots sind kompiliert: Nach dem nächsten Start sind sie schneller.
cli-compile-refused = Regeln und Bots ließen sich nicht kompilieren. Sie laufen trotzdem, nur langsamer. Was der Compiler gesagt hat, steht in { $file }

cli-start-no-folder = Aegean kann nicht starten: Den Ordner { $folder } gibt es nicht. Lege ihn an, oder nenne mit --database eine andere Datei.
cli-start-not-a-database = Aegean kann nicht starten: { $file } ist keine Datenbank. Nenne mit --database eine andere Datei.
cli-start-damaged = Aegean kann nicht starten: Die Datenbank { $file } ist beschädigt. Spiele eine Sicherung in eine neue Datei zurück.
cli-start-read-only = Aegean kann nicht starten: { $file } lässt sich nicht schreiben. Prüfe die Rechte der Datei und ihres Ordners und die Platte.
cli-start-locked = Aegean kann nicht starten: Ein anderes Programm hält { $file } gesperrt.
cli-start-full = Aegean kann nicht starten: Auf der Platte von { $file } ist kein Platz mehr.
cli-start-cannot-open = Aegean kann nicht starten: Die Datenbank { $file } lässt sich nicht öffnen ({ $why }).
cli-start-database = Aegean kann nicht starten: Die Datenbank bei { $where } ist nicht benutzbar. Sie sagt: { $why }
cli-start-newer = Aegean kann nicht starten: Die Datenbank ist von einer späteren Version (Revision { $revision }). Nimm die Version von aegean, die sie geschrieben hat, oder eine spätere.
cli-start-channels = Aegean kann nicht starten: Die Kanäle bei { $where } sind nicht zu erreichen. Sie sagen: { $why }
cli-start-port = Aegean kann nicht starten: Es kann an { $host }, Port { $port } nicht lauschen ({ $why }). Läuft dort schon ein Server? Wähle einen anderen --port.
cli-start-ended = Aegean konnte nicht starten. Die Zeilen darüber sagen, warum.
## aegean host

cli-host-about = Einen Server verwalten: Tische, Personen, Sicherungen.
cli-host-list = Tische, Personen oder Sperren auflisten
cli-host-stats = Zahlen anzeigen
cli-host-close = einen offenen oder laufenden Tisch schließen
cli-host-chat = auflisten, was an einem Tisch gesagt wurde, mit den Nummern der Zeilen
cli-host-remove-line = eine Zeile aus dem Chat entfernen
cli-host-clear-title = den Titel eines Tisches löschen
cli-host-rename = einer Person einen anderen Namen geben
cli-host-mute = eine Person für --hours vom Chat ausschließen; --off lässt sie wieder zu
cli-host-moderator = ein Konto im Browser moderieren lassen; --off beendet das
cli-host-appoint = ein Konto im Browser zum Betreiber machen; --off beendet das
cli-host-reports = was Spieler gemeldet haben und noch niemand entschieden hat
cli-host-settle = eine Meldung abschließen; --off verwirft sie
cli-host-give-seat = den Platz eines Spielers einer anderen Person geben
cli-host-take-back = die letzten Aktionen eines Tisches zurücknehmen
cli-host-announce = allen etwas mitteilen, für --hours; --off nimmt es weg
cli-host-log = auflisten, was Moderatoren getan haben
cli-host-outbox = zeigen, wie es um die Benachrichtigungen steht und welche aufgegeben wurden
cli-host-ban = eine Person oder Adresse sperren
cli-host-unban = eine Sperre aufheben
cli-host-delete-user = jemanden löschen; die Spiele der anderen bleiben
cli-host-reset-password = einen Link erstellen, über den jemand ein neues Passwort wählt
cli-host-invite = einen Einladungslink für neue Mitglieder erstellen
cli-host-invitations = gültige Einladungen auflisten
cli-host-uninvite = eine Einladung zurückziehen
cli-host-admit = jemanden ohne Einladung zum Mitglied machen
cli-host-ratings = Personen und Spiele jeder Rangliste; --rebuild errechnet alle Wertungen neu aus den beendeten Spielen
cli-host-prune = abgelaufene Sitzungen, nie begonnene Tische und Gäste ohne Spiele entfernen
cli-host-backup = die ganze Datenbank in eine Datei schreiben
cli-host-check-backup = prüfen, ob sich eine Sicherung zurückspielen lässt: Zeile für Zeile in eine eigene Datenbank
cli-host-restore = eine Sicherung in eine leere Datenbank zurückspielen
cli-host-deed = eine der Aktionen oben
cli-host-thing = die Kennung eines Tischs; der Name eines Kontos, oder id: und die Nummer einer Person; eine Adresse oder ein Netz; die Kennung einer Einladung; eine Datei; bei list: tables, people oder bans
cli-host-database = die Datenbank des Servers; ohne Angabe AEGEAN_DATABASE oder die Datei, die aegean serve nutzt
cli-host-status = nur Tische in diesem Zustand auflisten
cli-host-most = höchstens so viele auflisten
cli-host-reason = warum: für ban in deiner eigenen Liste, für close allen sichtbar
cli-host-days = bei prune: was seit so vielen Tagen niemand angerührt hat (30); bei invite: wie viele Tage der Link gilt (7)
cli-host-uses = wie viele Personen eine Einladung hereinlässt (1)
cli-host-label = für wen eine Einladung ist, für deine eigene Liste
cli-host-public-url = die Adresse, mit der Links beginnen; sonst AEGEAN_PUBLIC_URL oder die des Servers selbst
cli-host-rebuild = bei ratings: alle neu errechnen
cli-host-yes = nicht nachfragen
cli-host-more = weitere Angaben: ein Platz, ein Name, eine Zahl von Aktionen
cli-host-hours = Stunden, die eine Stummschaltung oder Mitteilung dauert (Standard: 24)
cli-host-off = es beenden: für mute, moderator und announce
cli-host-too-much = { $deed } braucht das nicht: { $more }
cli-host-usage = So schreibt man es: { $usage }
cli-host-removed = entfernt
cli-host-line-removed = Zeile { $line } ist entfernt. Wer den Tisch offen hat, sieht es binnen zwei Sekunden.
cli-host-outbox-counts = Wartend: { $waiting }, davon vergeblich versucht: { $late }. In den letzten 24 Stunden geschickt: { $sent }. Aufgegeben: { $dead }.
cli-host-outbox-overdue = Fällig seit { $moment }: Läuft ein Server?
cli-host-title-cleared = Tisch { $table } hat keinen Titel mehr.
cli-host-renamed = { $person } heißt jetzt { $name }.
cli-host-muted = { $person } kann bis { $moment } nicht chatten.
cli-host-unmuted = { $person } kann wieder chatten.
cli-host-moderates = { $person } moderiert ab jetzt.
cli-host-moderates-no-more = { $person } moderiert nicht mehr.
cli-host-appointed = { $person } ist ab jetzt Betreiber.
cli-host-appointed-no-more = { $person } ist nicht mehr Betreiber.
cli-host-settled = Meldung { $number } ist abgeschlossen.
cli-host-dismissed = Meldung { $number } ist verworfen.
cli-host-seat-given = Platz { $seat } von Tisch { $table } gehört jetzt { $person }.
cli-host-taken-back =
    { $count ->
        [one] An Tisch { $table } wurde eine Aktion zurückgenommen; verbleibende Aktionen: { $left }.
       *[other] An Tisch { $table } wurden { $count } Aktionen zurückgenommen; verbleibende Aktionen: { $left }.
    }
cli-host-announced = Alle lesen es bis { $moment }.
cli-host-announced-no-more = Es gibt keine Mitteilung mehr.
cli-host-keep = in einen Ordner sichern, unter dem Namen des Augenblicks, und so viele der letzten behalten
cli-host-check = nach der Sicherung beweisen, dass sie sich zurückspielen lässt
cli-host-no-deed = { $deed } gibt es hier nicht. Es gibt: { $deeds }.
cli-host-no-kind = Eine Liste { $kind } gibt es nicht. Es gibt: { $kinds }.
cli-host-whom = { $deed } braucht eine Angabe, wen oder was es betrifft; siehe aegean host --help.
cli-host-nobody = { $deed } betrifft nichts Bestimmtes: Lass das letzte Wort weg.
cli-host-no-database = Unter { $file } gibt es keine Datenbank. Nenne sie mit --database.
cli-host-other-revision = Die Datenbank hat den Stand { $revision }, diese Version von aegean arbeitet mit { $newest }. Ein Server dieser Version bringt sie beim Start auf den neuesten Stand.
cli-host-none = Es gibt keine.
cli-host-guest = Gast
cli-host-account = Konto
cli-host-banned = gesperrt
cli-host-stats-people = Personen: mit Konto { $accounts }, Gäste { $guests }, gesperrt { $banned }
cli-host-stats-sessions = Sitzungen: { $count }
cli-host-stats-tables = Tische von { $game }, { $status }: { $count }
cli-host-stats-entries = Einträge in Aufzeichnungen: { $count }, davon { $today } in den letzten 24 Stunden
cli-host-stats-chat = Zeilen im Chat: { $count }
cli-host-stats-unkept =
    { $count ->
        [0] Jedes beendete Spiel ist so bewahrt, wie es war.
        [one] Beendete Spiele, die noch nicht bewahrt sind: 1 (der laufende Server kümmert sich darum)
       *[other] Beendete Spiele, die noch nicht bewahrt sind: { $count } (der laufende Server kümmert sich darum)
    }
cli-host-closed = Tisch { $table } ist geschlossen.
cli-host-banned-address = { $address } ist gesperrt. Ein laufender Server beachtet es binnen zwei Sekunden.
cli-host-banned-person = { $person } ist gesperrt. Ein laufender Server beachtet es binnen zwei Sekunden.
cli-host-unbanned = { $whom } darf wieder herein.
cli-host-sure = Das lässt sich nicht rückgängig machen. Um { $name } zu löschen, gib den Namen ein:
cli-host-unchanged = Nichts wurde geändert.
cli-host-no-password = { $name } ist Gast und hat kein Passwort.
cli-host-reset = Gib diesen Link nur { $name }. Er gilt einmal, binnen 24 Stunden:
cli-host-invite-too-much = Grenzen einer Einladung: Personen: { $uses }, Tage: { $days }.
cli-host-invited =
    { $uses ->
        [one] Dieser Link lässt eine Person herein, bis { $moment }:
       *[other] Dieser Link lässt { $uses } Personen herein, bis { $moment }:
    }
cli-host-left = noch { $count }
cli-host-uninvited = Die Einladung { $id } gilt nicht mehr.
cli-host-admitted = { $name } ist jetzt Mitglied.
cli-host-deleted =
    { $name } ist gelöscht. { $running ->
        [0] Kein laufendes Spiel ist betroffen.
        [one] In einem laufenden Spiel bleibt der Platz leer, bis ein Bot ihn nimmt.
       *[other] In { $running } laufenden Spielen bleiben die Plätze leer, bis Bots sie nehmen.
    }
cli-host-pruned = Entfernt: Sitzungen { $sessions }, Tische { $tables }, Gäste { $guests }
cli-host-backed-up = Sicherung gespeichert in { $file }. Zeilen: { $count }. Sie enthält die Geheimnisse laufender Spiele; bewahre sie sicher auf.
cli-host-backups-removed = Ältere Sicherungen entfernt: { $count }.
cli-host-proved = Die Sicherung vom { $moment } lässt sich zurückspielen. Verglichene Zeilen: { $count }. Tische, mit demselben Ergebnis nachgespielt: { $tables }. Tische anderer Regeln, nicht nachgespielt: { $old }.
cli-host-ratings-rebuilt = Wertungen neu errechnet. Spiele: { $count }.
cli-host-restored = Sicherung vom { $moment } zurückgespielt. Zeilen: { $count }.

## aegean arena

cli-arena-about = Bots viele Spiele gegeneinander spielen lassen und zählen.
cli-arena-bots = ein Bot je Platz, eine Stufe oder eine eigene Klasse wie mine.py:Bot; derselbe darf mehrere haben
cli-arena-games = wie viele Spiele; aufgerundet, damit jeder Startwert in jeder Sitzordnung gespielt wird
cli-arena-jobs = Prozesse; ohne Angabe einer je Kern
cli-arena-ray = auf einem Ray-Cluster spielen: seine Adresse, oder keine für den, den Ray findet oder startet
cli-arena-seed = der Startwert des ersten Spiels; die anderen folgen ihm
cli-arena-save = jedes beendete Spiel in FILE.jsonl festhalten, am Ende auch FILE.json, FILE.csv und FILE.svg
cli-arena-records = die Aufzeichnung jedes Spiels in diesem Ordner speichern
cli-arena-resume = den Wettkampf in FILE.jsonl fortsetzen
cli-arena-resume-what = Zum Fortsetzen sage mit --save, in welcher Datei der Wettkampf steht.
cli-arena-announced =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }: { $seeds ->
        [one] ein Startwert
       *[other] { $seeds } Startwerte
    }, { $seatings ->
        [one] eine Sitzordnung
       *[other] jeder in { $seatings } Sitzordnungen
    }.
cli-arena-broken-off = Abgebrochen: Das wurde bis jetzt gespielt. Mit --save lässt sich ein Wettkampf fortsetzen.
cli-arena-to-resume = Abgebrochen: Nichts Beendetes ist verloren. Derselbe Befehl mit --resume setzt fort.
cli-arena-saved = Gespeichert: { $file } mit { $endings }
cli-arena-plot-wins = gewonnene Spiele mit dem 95-%-Intervall; gestrichelt: bei gleicher Stärke
cli-arena-plot-rounds = Runden je Spiel
cli-arena-bot-column = Bot
cli-arena-wins-column = Siege
cli-arena-interval-column = 95 %
cli-arena-par-column = gleich
cli-arena-rating-column = Wertung
cli-arena-decisions-column = Wahlen
cli-arena-time-column = je Zug
cli-arena-longest-column = längster
cli-arena-goal = Das Ziel des Minispiels.
cli-arena-too-long = Niemand: abgebrochen, so lang, wie die Variante erlaubt.
cli-arena-length = Runden: { $mean } im Mittel, { $least } bis { $most }, die Hälfte der Spiele bis { $median }, 95 % bis { $high }; { $actions } Aktionen je Spiel. Gewonnen durch:

## aegean exploit

cli-exploit-about = Sagen, wie viel einem Bot abgewinnt, wer ihn kennt.
cli-exploit-bot = der Bot auf allen anderen Plätzen: eine Stufe oder eine eigene Klasse wie mine.py:Bot
cli-exploit-looks = wie oft jede Aktion erprobt wird, bevor die schlechtere Hälfte wegfällt (sonst { $looks })
cli-exploit-ahead = nach wie vielen Aktionen eine Probe beurteilt statt weitergespielt wird (sonst { $ahead })
cli-exploit-told = Gegen { $bot } gewann, wer ihn kennt, { $won } der Spiele; seinesgleichen gewänne { $par }. { $bot } verschenkt also mindestens { $least } Prozentpunkte (unteres Ende des 95-%-Intervalls).

## aegean records

cli-records-about = Auszählen, was in einem Ordner voller Aufzeichnungen geschah, oder daraus Daten zum Lernen machen.
cli-records-folder = der Ordner, wie ihn aegean arena --records füllt
cli-records-save = die Zahlen und eine Zeile je Spiel als JSON in FILE speichern
cli-records-data = Beobachtungen, Masken, Aktionen und Ausgänge als .npz in diesen Ordner schreiben
cli-records-reward = was ein Ausgang in den Daten wert ist: win oder rank (sonst win)
cli-records-none = In { $folder } ließ sich nichts auszählen.
cli-records-left-out = Ausgelassen: { $file }. { $why }
cli-records-more-left-out = Außerdem ausgelassene Dateien: { $files }
cli-records-saved = Gespeichert: { $file }
cli-records-written = Geschrieben in { $folder }: Entscheidungen: { $decisions }, Spiele: { $games }, Dateien: { $files }.
cli-records-unfinished = Nicht zu Ende gespielt.
cli-records-base = ohne Module
cli-records-seats = zu { $seats }
cli-records-won = Siege je Platz, zu { $seats }: { $won }
cli-records-games-column = Spiele
cli-records-rounds-column = Runden
cli-records-high-column = 95 %
cli-records-actions-column = Aktionen
cli-records-choices-column = Auswahl
## aegean league

cli-league-about = Bots eine Liga spielen lassen: Divisionen, Saisons, Auf- und Abstieg.
cli-league-bots = die Bots, wie bei arena; ohne Angabe Bots mehrerer Stufen und Charaktere
cli-league-players = wie viele Bots, wenn keine genannt sind
cli-league-seats = Spieler an jedem Tisch
cli-league-division = etwa wie viele Bots in einer Division, drei bis sechs
cli-league-moves = wie viele nach jeder Saison auf- und absteigen
cli-league-seasons = wie viele Saisons
cli-league-seed = der Startwert der Lose und des ersten Spiels
cli-league-season = Saison { $number }
cli-league-title = Division { $number }
cli-league-points-column = Punkte
cli-league-games-column = Spiele
cli-league-wins-column = Siege
cli-league-by-wins = weniger Siege
cli-league-by-direct = weniger Punkte gegen die, die gleichauf sind
cli-league-by-opposition = schwächere Gegner
cli-league-by-lot = durch das Los
cli-league-idle = Kein Platz in einer Division: { $name }.
cli-league-champion = Meister: { $name }.
