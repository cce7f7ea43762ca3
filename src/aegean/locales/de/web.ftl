### Der Client im Browser.

## Überall

web-motto = Zwei große Spiele griechischer Sagen, mit Freunden oder gegen Bots, die ehrlich spielen
web-skip = Zum Inhalt springen
web-close = Schließen
web-cancel = Abbrechen
web-back = Zurück
web-back-home = Zur Startseite
web-copy = Kopieren
web-copied = Kopiert
web-you = du
web-language = Sprache
web-theme-turn = Hell oder dunkel
web-nowhere = Diese Seite gibt es nicht
web-nav = Seiten
web-nav-play = Spielen
web-nav-new = Neuer Tisch
web-nav-rules = Regeln
web-rules-of = Regeln: { $game }
web-rules-clause = Regel { $clause }
web-explain-rules = In den Regeln
web-nav-settings = Einstellungen
web-footer = Frei und offen. Keine Werbung, keine Überwachung.
web-footer-credits = Mitwirkende und Lizenzen
web-unreachable = Der Server antwortet nicht. Wir versuchen es weiter.

## Die Spiele

web-game-delphi = Das Orakel von Delphi
    .text = Befahre ein Meer in sechs Farben und erfülle die zwölf Aufgaben des Zeus. Lass die Würfel sprechen, lenke sie mit Gunst und komm als Erster heim.
    .time = 60–100 Min.
web-game-hellas = Lords of Hellas
    .text = Führe einen Helden und eine Armee durch Griechenland. Erobere Regionen, errichte Tempel, erlege Monster oder vollende als Erster das Monument eines Gottes.
    .time = 2–3 Std.
web-players = Spieler
web-duration = Dauer
web-level-random = zufällige Züge
web-level-greedy = solide
web-level-shepherd = Hirte · sorglos
web-level-peltast = Peltast · flink
web-level-hoplite = Hoplit · solide
web-level-strategos = Stratege · denkt voraus
web-level-pythia = Pythia · denkt am längsten
web-bot-names = Zenon, Myrto, Thales, Ianthe, Kleon, Daphne
web-guest-names = Argonaut, Seemann, Hoplit, Orakel, Kentaur, Sirene, Titan, Pilger

## Startseite

web-play-now = Sofort gegen Bots spielen
web-overview = In einer Minute
web-learn = Lernen
    .text = Eine geführte erste Partie: { $game }
web-new-table = Neuer Tisch
web-my-tables = Deine Tische
web-my-tables-none = Du sitzt noch an keinem Tisch. Ein Klick nebenan beginnt ein Spiel.
web-waiting-for-you =
    { $count ->
        [one] einer wartet auf dich
       *[other] { $count } warten auf dich
    }
web-play = Spielen
web-look = Ansehen
web-watch = Zuschauen
web-sit = Hinsetzen
web-sit-too = Diesen Platz auch spielen
web-join = Beitreten
web-join-code = Link oder Code von Freunden
web-join-unknown = Das ist weder der Link noch der Code eines Tisches.
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch, dann sehen ihn andere hier.
web-watch-tables = Im Gange
web-watch-tables-none = Zurzeit läuft kein öffentliches Spiel.
web-finished-tables = Beendete Spiele
web-replay = Wiederholung
web-bring-in = Aufzeichnung einlesen
web-table-of = Tisch von { $name }
web-row-open =
    { $free ->
        [0] { $game } · alle Plätze besetzt
        [one] { $game } · ein Platz frei
       *[other] { $game } · { $free } Plätze frei
    }
web-row-against = gegen { $names }
web-row-round = Runde { $number }
web-play-again = { $count } Personen · { $level }
web-row-over = { $game } · beendet
web-row-closed = { $game } · geschlossen
web-row-yours = { $game } · du bist am Zug
web-row-lent = { $game } · ein Bot spielt für dich
web-row-theirs = { $game } · { $name } überlegt

## Personen

web-name = Name
web-password = Passwort
web-sign-in = Anmelden
web-sign-out = Abmelden
web-sign-out-everywhere = Auf allen Geräten abmelden
web-signed-out = Du bist abgemeldet
    .text = Melde dich wieder an, um weiterzuspielen.
web-account-made = Dein Konto ist eingerichtet. Deine Tische bleiben dir.
web-person-in = Anmelden
web-person-in-help = Schön, dass du wieder da bist.
web-person-in-do = Anmelden
web-person-up = Konto anlegen
web-person-up-help = Ein Name und ein Passwort aus mindestens acht Zeichen, mehr wollen wir nicht wissen. Was du als Gast gespielt hast, bleibt dir.
web-person-up-do = Konto anlegen
web-person-guest = Als Gast spielen
web-person-guest-help = Wähle einen Namen und fang an. Dieser Browser merkt sich dich.
web-person-guest-do = Eintreten
web-person-self = Dein Name
web-person-self-help = So sehen dich die anderen am Tisch.
web-person-self-do = Speichern
web-person-keep = Spiele behalten: Konto anlegen
web-person-remove = Konto löschen
web-person-remove-help = Konto und Name verschwinden für immer; Bots übernehmen deine Plätze. Bestätige es mit deinem Passwort.
web-person-remove-do = Endgültig löschen
web-account = Dein Konto
web-account-guest = Du bist Gast, und nur dieser Browser kennt dich. Mit einem Konto kannst du dich auch anderswo anmelden.
web-signed-in-as = Du bist { $name }.
web-sign-out-everywhere-help = Beendet alle Sitzungen und alle Tokens, auch hier.
web-password-old = Dein Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-change-help = Mindestens acht Zeichen. Alle anderen Geräte werden abgemeldet, und alle Tokens enden.
web-password-changed = Dein Passwort ist geändert.
web-reset = Ein neues Passwort
web-reset-help = Wähle ein Passwort aus mindestens acht Zeichen. Der Link gilt einmal; alle Geräte werden abgemeldet, und hier wirst du angemeldet.
web-reset-do = Speichern und anmelden
web-reset-done = Dein Passwort ist geändert. Du bist angemeldet.
web-tokens = Tokens für Programme
web-tokens-help = Wer ein Token hat, spielt als du. Gib jedem Programm sein eigenes.
web-token-label = Name des Programms
web-token-make = Token erstellen
web-token-made = Das ist das Token. Es wird nur dieses eine Mal gezeigt; hüte es wie ein Passwort.
web-token-until = bis { $day }
web-token-end = Beenden
web-token-end-of = Das Token { $label } beenden
web-invited = Du bist eingeladen
web-invited-to = Du bist eingeladen: { $house }
web-invited-help = Komm als Gast herein, mit einem neuen Konto oder mit dem, das du hast.
web-invited-how = Wie du hereinkommst
web-door-open = Tür öffnen
web-door-members = Dieses Haus ist für seine Mitglieder. Öffne den Link deiner Einladung oder melde dich an.
web-door-accounts = Gäste spielen hier nicht. Melde dich an oder lege ein Konto an.
web-door-link = Link deiner Einladung

## Ein neuer Tisch und sein Vorraum

web-new-game = Welches Spiel?
web-new-seats = Wer sitzt am Tisch?
web-new-seats-help = Jeder Platz ist für dich, für einen Menschen mit deinem Link oder für einen Bot. Bots wissen nur, was ein Spieler an ihrer Stelle wüsste.
web-new-rules = Regeln dieses Tisches
web-new-table-itself = Der Tisch
web-new-modules = Womit wird gespielt?
web-new-presets = Zusammenstellungen
web-new-preset-base = Grundspiel
web-new-preset-all = Alles, was passt
web-new-preset-seats = für eure Plätze
web-new-yours = +{ $count } von dir
web-new-group-rest = Weitere Module
web-new-off = Ohne
web-new-marked = Für erfahrene Spieler
web-new-marked-help = für erfahrene Spieler: höchstens eines davon in einer Partie
web-new-weight = { $number ->
    [1] Leicht dazuzunehmen
    [2] Bringt einiges mit
   *[other] Bringt viel Neues mit
  }
web-new-why-excludes = { $name } kann nicht in derselben Partie sein wie { $others }.
web-new-why-needs = { $name } braucht { $others }.
web-new-why-marked = { $name } und { $others }: beide sind für erfahrene Spieler, und eine Partie hat eines davon.
web-new-why-seats = { $name } ist für { $seats } Spieler.
web-new-room = Platz schaffen
web-new-room-for = Schafft Platz für { $name }.
web-new-room-swap = Tauschen mit { $others }
web-new-room-add = Dazu { $others }
web-new-room-seats = Zu { $number } spielen
web-new-room-out = Es geht: { $others }.
web-new-room-in = Es kommt: { $others }.
web-new-join = Was dazukommen kann
web-new-boxed = Nicht mit { $name }, daher in der Schachtel: { $others }.
web-new-made = Diese Partie
web-new-made-base = Das Grundspiel allein
web-new-made-seats = { $seats } Spieler
web-new-title = Sein Name
web-new-title-help = Bleibt er leer, trägt der Tisch deinen Namen.
web-new-public = Offen für alle
web-new-public-help = Jeder kann den Tisch in der Liste sehen, sich setzen und zuschauen. Sonst braucht man den Link.
web-new-advice = Pythia darf gefragt werden
web-new-advice-help = Ein starker Bot sagt auf Wunsch, was er an deiner Stelle täte, und warum. Sitzen mehrere Menschen am Tisch, sollten alle damit einverstanden sein.
web-new-absence = Wenn jemand weg ist
web-new-absence-help = Ein Bot kann für jemanden spielen, auf den der Tisch wartet. Der Platz lässt sich jederzeit zurücknehmen.
web-new-absence-after = So lange wartet der Tisch zuerst
web-absence-never = Niemand wird ersetzt
web-absence-host = Der Gastgeber entscheidet
web-absence-others = Alle anderen entscheiden gemeinsam
web-wait-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
web-wait-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
web-wait-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-new-device = Alle spielen an diesem Gerät
web-new-device-help = Ihr reicht das Gerät herum; ein Vorhang verbirgt alles, bis sich zu erkennen gibt, wer an der Reihe ist.
web-new-player = Name von Person { $number }
web-new-player-usual = Person { $number }
web-seat-here = Jemand an diesem Gerät
web-curtain = Der Vorhang ist unten
web-curtain-next = Jetzt ist { $name } dran. Reiche das Gerät weiter; erst dann hebt sich der Vorhang.
web-curtain-enter = Ich bin { $name }
web-curtain-wait = Die Bots spielen …
web-curtain-pass = An { $name } weitergeben
web-lobby-advice = An diesem Tisch darf Pythia gefragt werden: Alle können sich von einem starken Bot raten lassen.
web-lobby-no-advice = An diesem Tisch darf niemand Pythia um Rat fragen.
web-new-more = Für Neugierige
web-new-seed = Startwert des Zufalls
web-new-seed-help = Bleibt das Feld leer, wird sie geheim gezogen und nach dem Spiel gezeigt, sodass sich jeder Wurf prüfen lässt. Wo andere mitspielen, mischt der Server eine eigene geheime Zahl in deine.
web-new-start = Spiel beginnen
web-new-open = Tisch eröffnen
web-seat-number = Platz { $number }
web-seat-self = Du
web-seat-person = Ein Mensch
web-seat-bot = Bot, { $level }
web-seat-free = Freier Platz
web-player = Spieler { $number }
web-seat-taken = Bereit
web-lobby-waiting =
    { $count ->
        [one] Noch ein Mitspieler, dann kann es losgehen.
       *[other] Noch { $count } Mitspieler, dann kann es losgehen.
    }
web-lobby-full = Alle sind da. Der Gastgeber beginnt das Spiel.
web-lobby-closed = Dieser Tisch wurde vor Spielbeginn aufgegeben.
web-closed = Vom Betreiber geschlossen.
web-closed-because = Vom Betreiber geschlossen: { $reason }
web-lobby-link = Lade mit diesem Link ein
web-lobby-public = Der Tisch steht auch in der Liste der offenen Tische.
web-lobby-private = Nur wer diesen Link hat, findet den Tisch.
web-lobby-host = Gastgeber
web-lobby-promise = Der Startwert dieser Partie steht schon fest. Seine Prüfsumme: { $commitment }…
web-lobby-absence-never = An diesem Tisch wird niemand ersetzt, der weg ist.
web-lobby-absence-host = Wer den Tisch zu lange warten lässt ({ $time }), kann durch einen Bot ersetzt werden, wenn der Gastgeber es will.
web-lobby-absence-others = Wer den Tisch zu lange warten lässt ({ $time }), kann durch einen Bot ersetzt werden, wenn alle anderen zustimmen.
web-lobby-mixed = Jemand gab die Zahl { $word } für das Glück an. Der Server hat eine geheime Zahl hineingemischt, also kennt niemand die Würfel.
web-lobby-given = Jemand hat die Zahl gewählt, aus der aller Zufall folgt, und kennt vielleicht alles Verborgene.
web-lobby-arranged = Dieses Spiel beginnt mit einer Stellung, die jemand aufgebaut hat und der vielleicht alles Verborgene kennt.
web-lobby-start = Spiel beginnen
web-lobby-leave = Aufstehen
web-lobby-close = Tisch schließen

## Am Tisch

web-no-entry = Hier kommst du nicht hinein
web-line-opening = Auf dem Weg zum Tisch …
web-line-waiting = Verbindung verloren, neuer Versuch
web-watching = Zuschauer
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-turn-asked = { $name } ist am Zug, du bist gefragt
web-narrow = { $thing }: Was tust du?
web-plate = Die Sachen des Spielers
web-others = Die anderen Spieler
web-modules = Module dieser Partie
web-own = Deine Auslage
web-world = Neben dem Spielplan
web-world-more = Noch mehr neben dem Spielplan
web-story = Chronik
web-tabs = Teile des Tisches
web-tab-board = Plan
web-tab-own = Deins
web-tab-world = Welt
web-tab-players = Spieler
web-tab-story = Chronik
web-scene-aside = Plan ansehen
web-scene-show = Zurück zur Szene
web-undo = Zurücknehmen
web-redo = Wiederholen
web-prompt = Was gefragt ist
web-prompt-list =
    { $count ->
        [one] Die eine Möglichkeit als Liste
       *[other] Alle { $count } Möglichkeiten als Liste
    }
web-prompt-sent = Unterwegs …
web-prompt-others =
    { $count ->
        [one] { $names } entscheidet
       *[other] { $names } entscheiden
    }
web-prompt-moment = Einen Moment …
web-which = Was davon?
web-sure = Bist du sicher?
web-and-more = … und { $count } weitere
web-asked = { $name } bittet, einen Schritt zurückzugehen
web-asked-missing = Es fehlt noch: { $names }
web-asked-agree = Zustimmen
web-asked-decline = Ablehnen
web-asked-replace = { $name } schlägt einen Bot für { $absent } vor
web-asked-withdraw = Zurückziehen
web-plate-turn = entscheidet gerade
web-plate-resigned = hat aufgegeben
web-plate-absent = seit Längerem weg
web-plate-away = nicht verbunden
web-plate-more = Mehr über diesen Spieler
web-plate-replace = Einen Bot hier spielen lassen
web-plate-propose = Einen Bot vorschlagen
web-handed = Ein Bot spielt für dich.
web-handed-away = Du warst weg, und jetzt spielt ein Bot für dich.
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-watchers = Wer zuschaut, spricht unter sich; die Spieler hören es nicht.
web-chat-say = Sag etwas
web-chat-send = Senden
web-menu = Tischmenü
web-menu-restart = Zug neu beginnen
    .text = Nimmt alles seit dem letzten Wurf, Ziehen oder Aufdecken zurück.
web-menu-ask_back = Um einen Schritt zurück bitten
    .text = Über einen Wurf oder das Ziehen hinaus müssen alle anderen zustimmen.
web-menu-hand_over = Einen Bot für dich spielen lassen
    .text = Du kannst jederzeit auf deinen Platz zurückkehren.
web-menu-return = Platz wieder einnehmen
    .text = Zurzeit spielt ein Bot für dich.
web-menu-resign = Aufgeben
    .text = Du belegst den letzten Platz; ein Bot übernimmt deinen Sitz.
web-menu-resign-sure = Ja, aufgeben
web-menu-result = Ergebnis
    .text = Wie das Spiel ausging, Revanche und der Beweis der Würfel.
web-line = Was gezeigt wird
web-line-skip = Zum Ende dieses Zuges; zweimal: zum Jetzt
web-line-behind =
    { $count ->
        [0] Überspringen
        [one] 1 Zug zurück · Überspringen
       *[other] { $count } Züge zurück · Überspringen
    }
web-line-asked = Du bist gefragt · Dorthin
web-line-live =
    { $count ->
        [0] Zum Jetzt
        [one] 1 Zug zurück · Zum Jetzt
       *[other] { $count } Züge zurück · Zum Jetzt
    }
web-line-paused = Angehalten
web-line-over = Dein Zug ist vorbei
web-line-again = Noch einmal · Zurück zum Jetzt
web-together-hoplites_moved =
    { $count ->
        [one] { $seat } bewegt 1 Hopliten.
       *[other] { $seat } bewegt { $count } Hopliten.
    }
web-together-withdrew =
    { $count ->
        [one] { $seat } zieht sich mit 1 Hopliten zurück.
       *[other] { $seat } zieht sich mit { $count } Hopliten zurück.
    }
web-together-ship_moved =
    { $count ->
        [one] { $seat } segelt 1 Feld weit.
       *[other] { $seat } segelt { $count } Felder weit.
    }
web-again = Noch einmal
web-again-back = Jede Taste oder Berührung: zurück zum Jetzt
web-since = Seit deinem letzten Zug
web-since-away = Während du weg warst
web-since-harm = Dich betrifft
web-since-danger = Gefahr
web-since-others = Die anderen
web-since-table = Der Tisch
web-since-near =
    { $named ->
        [yes] { $name } fehlt nur noch ein Schritt zum Sieg: { $way } { $now }/{ $needed }.
       *[no] { $name } fehlt nur noch ein Schritt zum Sieg: { $now }/{ $needed }.
    }
web-since-again = Alles ansehen · { $seconds } s
web-since-turn = Diesen Zug von { $name } noch einmal ansehen
web-since-more = { $count } weitere
web-since-less = Nur was dich betrifft
web-since-close = Weglegen
web-key-space = Leertaste
web-pace-now = Züge der anderen: { $pace }
web-story-more = … es geht noch weiter
web-story-setup = Spielaufbau
web-story-round = Runde { $number }
web-keys = Tastatur
web-keys-tab = durch alles Leuchtende gehen
web-keys-arrows = zum nächsten Leuchtenden in dieser Richtung
web-keys-story = in der Chronik: von Wort zu Wort
web-keys-enter = es wählen
web-keys-escape = einen Schritt zurück
web-keys-digits = die Möglichkeiten der Frage, der Reihe nach
web-keys-list = alle Möglichkeiten als Liste
web-keys-undo = zurücknehmen
web-keys-redo = wiederholen
web-keys-end = den Zug beenden
web-keys-chat = zum Gespräch
web-keys-advise = während Züge gezeigt werden: anhalten; wenn du gefragt bist: Rat der Pythia, wo der Tisch es erlaubt
web-keys-skip = während Züge gezeigt werden: zum Ende des Zuges, zweimal: zum Jetzt
web-keys-pace = Züge langsamer, schneller zeigen
web-keys-since = was seit deinem letzten Zug geschah: zeigen, weglegen
web-keys-rules = die Regeln, an der Stelle des Erklärten
web-keys-help = diese Liste
web-map-nearer = Vergrößern
web-map-farther = Verkleinern
web-map-whole = Ganze Karte, oder deine Figur

## Was die Aufzeichnung außer den Ereignissen des Spiels erzählt

web-entry-undo = { $name } nimmt etwas zurück.
web-entry-redo = { $name } macht es doch noch einmal.
web-entry-ask = { $name } bittet, zurückzugehen.
web-entry-agree = { $name } stimmt zu.
web-entry-decline = { $name } lehnt ab.
web-entry-resign = { $name } gibt auf.
web-entry-bot = Für { $name } spielt jetzt ein Bot.
web-entry-propose = { $name } schlägt einen Bot für { $other } vor.
web-entry-replace = { $name } ist weg: Ein Bot spielt weiter.
web-entry-gone = { $name } ist nicht mehr hier: Ein Bot spielt bis zum Ende.
web-entry-back = { $name } ist wieder am Tisch.
web-entry-given = Der Betreiber hat diesen Platz { $name } gegeben.
web-entry-rewind = Der Betreiber hat den Tisch zurückgesetzt.
web-entry-migrate = Das Spiel geht nach neueren Regeln weiter.

## Das Ende

web-over = Das Spiel ist aus
web-over-won = Sieg!
web-over-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-over-map = Die Karte am Ende
web-over-places = Die Plätze
web-over-chances = Chancen im Lauf der Partie
web-over-rematch = Revanche
web-over-next = Zur Revanche
web-over-look = Plan ansehen
web-over-replay = Wiederholung und Zahlen
web-over-verify = Würfel prüfen
web-over-export = Aufzeichnung sichern
web-reason-resigned = Alle anderen haben aufgegeben.
web-verdict-kept = Alles in Ordnung: Der Startwert passt zu seinem Siegel, und jeder Wurf, jedes Mischen und jeder Zug folgt daraus.
web-verdict-broken = Etwas passt nicht zusammen.
web-verdict-commitment = Siegel, gezeigt vor dem Spiel
web-verdict-seed = Startwert

## Einstellungen

web-setting-theme = Hell oder dunkel
    .text = Pergament bei Tag, nächtliches Meer nach der Dämmerung.
web-setting-theme-system = Wie das Gerät
web-setting-theme-light = Hell
web-setting-theme-dark = Dunkel
web-setting-motion = Bewegung
    .text = Ob Figuren gleiten, Karten sich wenden und Würfel rollen.
web-setting-motion-system = Wie das Gerät
web-setting-motion-full = Lebhaft
web-setting-motion-reduced = Ruhig
web-setting-pace = Züge der anderen
    .text = Wie lange jeder von ihnen zu sehen ist.
web-setting-pace-slow = Langsam
web-setting-pace-normal = Normal
web-setting-pace-fast = Schnell
web-setting-pace-at_once = Sofort
web-setting-confirm = Noch einmal fragen
    .text = Bevor eine Aktion abgeschickt wird.
web-setting-confirm-none = Nie
web-setting-confirm-ending = Bevor ein Zug vorzeitig endet
web-setting-confirm-all = Immer
web-setting-sound = Klänge
    .text = Leise: Holz, Bronze, eine Leiersaite.
web-setting-volume = Lautstärke
web-setting-ambient = Meeresrauschen
    .text = Leise Brandung, solange eine Partie auf dem Tisch liegt.
web-setting-patterns = Kräftigere Muster
    .text = Symbole und Schraffuren unterscheiden die Farben deutlicher.

## Ablehnungen, nach ihrem Code

web-refused-no-connection = Gerade besteht keine Verbindung. Nichts ist verloren; versuch es gleich noch einmal.
web-refused-broken = Der Server ist gestolpert. Versuch es gleich noch einmal.
web-refused-not-signed-in = Sag zuerst, wer du bist.
web-refused-not-allowed = Das darfst du hier nicht.
web-refused-not-found = Diesen Tisch gibt es nicht.
web-refused-conflict = So, wie es jetzt steht, geht das nicht.
web-refused-name-taken = Diesen Namen oder einen, der genauso aussieht, gibt es schon. Wähle einen anderen.
web-refused-bad-name = So kann niemand heißen. Wähle einen anderen Namen.
web-refused-wrong-password = Name oder Passwort ist falsch.
web-refused-wrong-old = Das ist nicht dein Passwort.
web-refused-weak-password = Dieses Passwort ist zu leicht zu erraten. Nimm zum Beispiel drei Wörter, die nichts miteinander zu tun haben.
web-refused-bad-link = Dieser Link gilt nicht oder nicht mehr. Bitte den Gastgeber um einen neuen.
web-refused-not-let-in = Dieses Haus ist für seine Mitglieder.
web-refused-stale = Am Tisch ging es schon weiter. Sieh noch einmal hin.
web-refused-wrong-seat = Das hast nicht du zu entscheiden.
web-refused-illegal-action = Diese Aktion steht nicht mehr zur Wahl.
web-refused-no-undo = Es gibt nichts zurückzunehmen.
web-refused-too-many = Das war zu viel auf einmal. Warte einen Augenblick.
web-refused-unavailable = Der Server kann gerade nichts festhalten. Was geschehen ist, bleibt erhalten.
web-refused-no-advice = An diesem Tisch darf niemand um Rat fragen.
web-refused-old-rules = Dieser Tisch begann nach älteren Regeln und kann hier nicht weitergehen.
web-stuck = Dieses Spiel kann hier nicht weitergehen
web-stuck-text = Es wurde nach Version { $version } der Regeln gespielt, die dieser Server nicht mehr hat. Was geschah, steht unten.
web-stuck-end = Das Spiel beenden
web-stuck-end-help = Wer mitspielt, darf es beenden. Danach lässt sich seine Aufzeichnung speichern.
web-refused-banned = Dieser Name darf nicht herein.
web-refused-closed = Dieser Tisch ist geschlossen. Hier spielt niemand mehr.
web-refused-muted = Du kannst eine Zeit lang nicht chatten. Das hat der Betreiber so bestimmt.
web-refused-other = Das wurde abgelehnt. { $message }

## Mitwirkende

web-credits = Mitwirkende
web-credits-lead = Aegean ruht auf der Arbeit vieler.
web-credits-icons = Symbole
    .text = Aus der Sammlung game-icons von Lorc, Delapouite und weiteren Mitwirkenden, unter der Lizenz CC BY 3.0. Einige sind gedreht oder zusammengesetzt. Die Zeichen der Spieler und die Schiffe sind für Aegean gezeichnet.
web-credits-fonts = Schriften
    .text = Cinzel von Natanael Gama, Alegreya von Juan Pablo del Peral, Source Sans 3 von Paul D. Hunt; alle unter der SIL Open Font License 1.1.
web-credits-coast = Die Küste Griechenlands
    .text = Nach Natural Earth, das seine Karten allen schenkt.
web-credits-games = Die Brettspiele
    .text = Lords of Hellas hat Adam Kwapiński entworfen, Das Orakel von Delphi Stefan Feld. Aegean ist von Spielern gemacht und hat mit den Verlagen nichts zu tun; kauft die Spiele, sie sind es wert.
web-credits-code = Das Programm
    .text = Frei unter der MIT-Lizenz. Die Seite ist mit Svelte gebaut, ihre Texte mit Fluent.

## Was aufbewahrt wird

web-announcement = Vom Betreiber:
web-chat-removed = vom Betreiber entfernt
web-chat-remove = Entfernen, was { $name } gesagt hat
web-nobody = niemand
web-person-data = Meine Daten herunterladen
web-privacy = Was aufbewahrt wird
web-privacy-lead = Was dieser Server von dir aufbewahrt und wie lange. Er schickt niemandem sonst etwas.
web-kept-cookie = Zwei Cookies
    .text = Eines sagt, wer du bist; dein Browser behält es 90 Tage nach deinem letzten Besuch. Hast du ein Konto, sagt ein zweites, dass du dich hier schon angemeldet hast, damit fremde Fehlversuche dich nicht aussperren; es bleibt 400 Tage und öffnet nichts. Einstellungen wie die Sprache bleiben in deinem Browser.
web-kept-account = Dein Konto
    .text = Name, Sprache und das Passwort als argon2-Hash, den niemand lesen kann. Aufbewahrt, bis du das Konto löschst.
web-kept-guests = Gäste
    .text = Ein Name und die Spiele. Der Betreiber kann Gäste entfernen, die 30 Tage nicht da waren und nichts hinterlassen haben.
web-kept-sessions = Wo du angemeldet bist
    .text = Sitzungen enden 90 Tage nach deinem letzten Besuch, Tokens für Programme nach einem Jahr, und alle, wenn du dich überall abmeldest. Ein Link zu einem neuen Passwort gilt einen Tag. Aufbewahrt werden nur Prüfsummen, mit denen sich niemand anmelden kann.
web-kept-tables = Tische und Aufzeichnungen
    .text = Wer wo saß, jeder Zug und wann er gemacht wurde. Aufbewahrt, solange es den Server gibt, damit man Spiele wieder ansehen kann.
web-kept-chat = Chat
    .text = Was du an einem Tisch sagst, bleibt beim Tisch. Eine entfernte Zeile sieht nur noch der Betreiber.
web-kept-addresses = Adressen
    .text = Deine Adresse steht bei jeder Anfrage im Protokoll des Servers, solange der Betreiber es aufhebt. In der Datenbank steht sie nur, wenn der Betreiber sie gesperrt hat.
web-kept-house = Was der Betreiber tut
    .text = Wenn jemand, der moderiert, eine Zeile entfernt, jemanden stumm schaltet oder umbenennt, wird das ein Jahr lang festgehalten.
web-kept-backups = Sicherungen
    .text = Der Betreiber kann Sicherungen von allem haben. Wer gelöscht ist, steht noch in den Sicherungen von davor.
web-kept-others = Andere
    .text = Keine Werbung, keine Statistik über dich, keine anderen Firmen. Die Seite lädt nichts von anderswo.
web-kept-delete = Wenn du dich löschst
    .text = Sofort: Name, Passwort und Sitzungen sind weg, dein Name verschwindet von Plätzen, aus Chat und Aufzeichnungen des Betreibers, Titel deiner Tische werden geleert, und ein Bot spielt für dich weiter. Die Züge und der Chat bleiben, ohne deinen Namen.

## Das Orakel von Delphi: der Spielplan

web-delphi-scene = Entscheidung
web-delphi-sea = Das Meer
web-delphi-display_equipment = Ausrüstung für ein besiegtes Monster
web-delphi-display_companions = Gefährten, noch an Land
web-delphi-cost =
    { $favours ->
        [0] ohne Gunst
        [one] 1 Gunst
       *[other] { $favours } Gunst
    }
web-delphi-loss-dice =
    { $count ->
        [one] Ein Würfel ist noch ungenutzt.
       *[other] { $count } Würfel sind noch ungenutzt.
    }
web-delphi-spends = Das kostet { web-delphi-cost }.
web-delphi-ship_of = Schiff · { $player }
web-delphi-here = Hier: { $things }.
web-delphi-beside = Daneben: { $things }.
web-delphi-seen_by = Angesehen von: { $players }.
web-delphi-deliver = Ziel: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Letzte Runde: { $names } ist am Ziel.
       *[other] Letzte Runde: { $names } sind am Ziel.
    }
web-delphi-spoken =
    { $left ->
        [0] Das Orakel sprach: { $colours }. Alles verbraucht.
        [one] Das Orakel sprach: { $colours }. 1 Würfel ist übrig.
       *[other] Das Orakel sprach: { $colours }. { $left } Würfel sind übrig.
    }
web-delphi-water = Wasser · { $colour }
    .text = Eine Fahrt darf hier mit einem Würfel oder einer Orakelkarte dieser Farbe enden.
web-delphi-shallows = Untiefe
    .text = Hier hält kein Schiff, und ohne flachen Kiel kommt keines hinüber.
web-delphi-zeus = Zeus
    .text = Von hier fahren alle Schiffe aus. Wer alle Aufgaben erfüllt hat, kehrt auf dieses Feld heim.
web-delphi-offering_island = Insel der Opfergaben
    .text = Von einem Nachbarfeld lädst du eine Opfergabe mit ihrer eigenen Farbe.
web-delphi-mountain = Berg der Monster
    .text = Von einem Nachbarfeld bekämpfst du ein Monster mit seiner eigenen Farbe.
web-delphi-temple = Tempel · { $colour }
    .text = Von einem Nachbarfeld bringst du hier eine Opfergabe dieser Farbe dar.
web-delphi-statue_island = Insel der Statuen
    .text = Von einem Nachbarfeld errichtest du eine Statue auf einem freien Sockel ihrer Farbe.
web-delphi-city = Stadt · { $colour }
    .text =
        { $count ->
            [0] Ihre Statuen sind alle fort.
            [one] Eine Statue lässt sich von einem Nachbarfeld noch laden.
           *[other] { $count } Statuen lassen sich von einem Nachbarfeld noch laden.
        }
web-delphi-hidden = Verdeckte Insel · { $colour }
    .text = Von einem Nachbarfeld erkundest du sie mit der Farbe ihres Randes.
web-delphi-seen = Du hast nachgesehen: { $island }.
web-delphi-explored = Hier steht noch keine Kultstätte. Wem die Insel gehört, der baut sie von einem Nachbarfeld mit der Farbe des Randes: { $colour }. Beim Erkunden brachte sie:
web-delphi-shrine_here = Hier steht eine Kultstätte. Der Buchstabe hätte gebracht:
web-delphi-pedestal = Sockel · { $colour }
    .text = Ein freier Sockel nimmt eine Statue seiner Farbe auf.
web-delphi-of-monster = Monster · { $colour }
web-delphi-of-offering = Opfergabe · { $colour }
web-delphi-of-statue = Statue · { $colour }
web-delphi-of-injury = Wunde · { $colour }
web-delphi-about_colour = Auf den Inseln dieser Farbe stehen deine Kultstätten.
web-delphi-about_die = Bezahlt eine Aktion. Für Gunst zählt er als andere Farbe, weiter vorn auf dem Rad.
web-delphi-about_card = Dient wie ein Würfel ihrer Farbe. Je Zug lässt sich eine Karte einsetzen.
web-delphi-about_injury = Bei drei einer Farbe oder sechs insgesamt geht dein nächster Zug für die Erholung drauf. Ein Würfel der Farbe legt sie ab.
web-delphi-oracle_deck = Orakelstapel
    .text =
        { $count ->
            [one] Jeder Würfel zieht eine Karte davon. Eine Karte ist noch da.
           *[other] Jeder Würfel zieht eine Karte davon. { $count } Karten sind noch da.
        }
web-delphi-favours = Gunst
    .text = Jeder Würfel bringt 2. Gunst färbt Würfel um, verlängert eine Fahrt und bezahlt eine weitere Kampfrunde.
web-delphi-strength = Stärke
    .text = Macht Monster leichter besiegbar und schützt vor dem Titanen, wenn sie seinen Wurf erreicht.
web-delphi-hold = Laderaum
    .text = Platz für Opfergaben und Statuen. Ladung verlässt das Schiff nur an ihrem Tempel oder Sockel.
web-delphi-wheel = Rad des Orakels
    .text = Jeder Schritt im Uhrzeigersinn kostet eine Gunst. Nimm einen Würfel oder eine Karte und berühre eine Farbe, um zu sehen, was sie eröffnet.
web-delphi-gods = Götter
    .text = Jeder steigt von der Startwolke zum Thron und gewährt dort seine Macht.
web-delphi-look = Ansehen
    .text = Mit jedem Würfel siehst du zwei verdeckte Inseln, nur für deine Augen.
web-delphi-any_colour = Beliebige Farbe
web-delphi-end_turn = Orakel befragen
    .text = Beendet deinen Zug: Du würfelst deine Würfel für den nächsten.
web-delphi-fight_on = Weiterkämpfen
    .text = Du zahlst eine Gunst, das Monster wird um eins schwächer, und du würfelst erneut.
web-delphi-surrender = Zurückziehen
    .text = Das Monster bleibt, und was du ausgegeben hast, ist fort.
web-delphi-god_row =
    { $row ->
        [0] Auf der Startwolke.
        [6] Auf dem Thron.
       *[other] Auf Wolke { $row }.
    }
web-delphi-god_colour = Farbe: { $colour }.
web-delphi-dice = Orakelwürfel
web-delphi-used_die = Benutzter Würfel
web-delphi-favours_held =
    { $count ->
        [one] 1 Gunst
       *[other] { $count } Gunst
    }
web-delphi-turn_to =
    { $favours ->
        [0] Auf { $colour } drehen, kostenlos
        [one] Auf { $colour } drehen für 1 Gunst
       *[other] Auf { $colour } drehen für { $favours } Gunst
    }
web-delphi-tasks = Aufgaben des Zeus
web-delphi-tasks_done = { $done } von { $all }
web-delphi-cards = Karten
web-delphi-injuries = Wunden
web-delphi-titan = Der Titan schlägt zu
web-delphi-unharmed = unversehrt
web-delphi-fight_news =
    { $won ->
        [yes] { $player } brauchte { $target } und siegt!
       *[no] { $player } brauchte { $target } und verfehlt.
    }
web-delphi-consults = { $player } hört das Orakel
web-delphi-needed = nötig: { $target }
web-delphi-strength_of = Stärke { $strength }
web-delphi-monster_number = zu erreichen
web-delphi-so_far = Bisher
web-delphi-round = Runde { $number }
web-delphi-missed = verfehlt
web-delphi-wounded = verwundet
web-delphi-favours_left =
    { $count ->
        [one] Gunst übrig
       *[other] Gunst übrig
    }
web-delphi-battle_die = Der Kampfwürfel
web-delphi-next_roll = Der nächste Wurf braucht { $target } oder mehr
web-delphi-rolled = gewürfelt
web-delphi-odds =
    { $favours ->
        [one] Für 1 Gunst würfelst du erneut: { $target } oder mehr siegt, { $chance }.
       *[other] Für { $favours } Gunst würfelst du erneut: { $target } oder mehr siegt, { $chance }.
    }
web-delphi-odds_all = Mit aller Gunst ({ $favours }): { $chance }.
web-delphi-no_favours = Zum Weiterkämpfen ist keine Gunst mehr da.
web-delphi-stands = Das Monster steht noch. Weiterkämpfen?
    .text = Misslingt der Wurf mit einer 0, erleidest du zusätzlich eine Wunde. Der Würfel oder die Karte ist so oder so verbraucht.
web-delphi-pay =
    { $favours ->
        [one] 1 zahlen und würfeln
       *[other] { $favours } zahlen und würfeln
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } { $way ->
        [east] östlich
        [south_east] südöstlich
        [south] südlich
        [south_west] südwestlich
        [west] westlich
        [north_west] nordwestlich
        [north_east] nordöstlich
       *[north] nördlich
    }
web-delphi-do-draw_oracle = Orakelkarte
web-delphi-do-take_favours = Gunst +2
web-delphi-do-look_islands = Zwei Inseln ansehen
web-delphi-do-sail = Segeln · { $where }
web-delphi-do-explore = Erkunden · { $where }
web-delphi-do-fight = Kampf · { $colour }
web-delphi-do-build_shrine = Kultstätte bauen
web-delphi-do-load_offering = Opfergabe laden · { $colour }
web-delphi-do-make_offering = Opfergabe darbringen
web-delphi-do-load_statue = Statue laden
web-delphi-do-raise_statue = Statue errichten · { $colour }
web-delphi-do-discard_injuries = Heilen · { $colour }
web-delphi-do-advance_god = { $god } vorrücken
web-delphi-do-combo = { $card }

## Der Spielplan von Lords of Hellas

web-hellas-group-cards = Karten und Wesen
web-hellas-group-gods = Götter und Wunder
web-hellas-group-lands = Mehr Regionen, und ein anderes Spiel
web-hellas-preset-beasts = Helden und Bestien
web-hellas-preset-sea = Das Meer
web-hellas-preset-lords = Sechs Fürsten
web-hellas-preset-kronos = Kronos
web-hellas-map = Karte von Hellas
web-hellas-sea-ionian = Ionisches Meer
web-hellas-sea-aegean = Ägäis
web-hellas-sea-cretan = Kretisches Meer
web-hellas-player = Spieler { $number }
web-hellas-here_control = Kontrolle: { $things }
web-hellas-here_hoplites = Hopliten: { $things }
web-hellas-here_fortified = Verschanzt: { $things }
web-hellas-here_heroes = Helden: { $things }
web-hellas-here_monsters = Monster: { $things }
web-hellas-here_quest = Aufgabe: { $things }
web-hellas-here_temple = Tempel: { $things }
web-hellas-city = Stadt · { $region }
    .text = Wer sie kontrolliert, rekrutiert hier und kann einen Hopliten verschanzen, der die Verteidigung um 1 erhöht.
web-hellas-sparta = Sparta · { $region }
    .text = Eine Stadt, die doppelt so viele Rekruten bringt; ein verschanzter Hoplit erhöht die Verteidigung um 2.
web-hellas-fortified = Verschanzter Hoplit · { $region }
    .text = Er steht in der Stadt, zählt zu den Hopliten hier und stirbt zuletzt.
web-hellas-temple = Tempel { $number }
    .text = Er zählt für die Person, die sein Gebiet kontrolliert.
web-hellas-shrine = Schrein
    .text = Hier kann ein Tempel errichtet werden. Bis dahin zählt er nicht.
web-hellas-oracle = Orakel von Delphi
    .text = Ein besonderer Tempel mit einer Belohnung, die auf der Tempelkarte steht.
web-hellas-priests = Priester
    .text = Die Priester im Vorrat: zum Aussenden, für Kosten und Bedingungen. Mit denen an Monumenten höchstens 4.
web-hellas-supply = Vorrat
    .text = Hopliten, die noch rekrutiert werden können.
web-hellas-hand = Hand
    .text = Kampfkarten: für Schlachten und auf der Jagd für Wunden und Verteidigung.
web-hellas-stop = Angriff beenden
web-hellas-suffer = Nicht verteidigen
web-hellas-pass = Passen
web-hellas-done = Fertig
web-hellas-wounds_of = { $dealt } von { $all } Wunden
web-hellas-monument_level = Monument: Stufe { $level }
web-hellas-quest_step = Schritt { $number }
web-hellas-on_step = { $who }: Schritt { $step }
web-hellas-injured = Verletzt: zählt bis zur Heilung als 1, danach wieder { $stored }.
web-hellas-glory = Ruhmesplättchen · { $land }
web-hellas-glory_free = Ruhmesplättchen: niemand hat es.
web-hellas-glory_owner = Ruhmesplättchen: { $who }
web-hellas-glory_tokens = Ruhmesplättchen
web-hellas-reward-priest = kann einen Priester bringen
web-hellas-reward-artifact = kann ein Artefakt bringen
web-hellas-wound-covered = abgedeckt
web-hellas-wound-open = nicht abgedeckt
web-hellas-deck-combat = Kampfkarten
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-event = Ereigniskarten
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-attack = Monsterangriffe
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-neutral = Neutrale Artefakte
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-blessing = Segen
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-discards = Abgelegte Kampfkarten
web-hellas-event_discards = Abgelegte Ereignisse
web-hellas-regular = Normale
web-hellas-special = Besondere
web-hellas-short-hero_movement = Held
web-hellas-short-hoplite_movement = Hopliten
web-hellas-short-prayer = Priester
web-hellas-short-use_artifacts = Artefakte
web-hellas-short-recruit = Rekruten
web-hellas-short-march = Marsch
web-hellas-short-build_temple = Tempel
web-hellas-short-prepare = Vorbereiten
web-hellas-short-usurp = Macht
web-hellas-short-hunt = Jagd
web-hellas-short-build_monument = Monument
web-hellas-short-leadership = Führung
web-hellas-short-strength = Stärke
web-hellas-short-speed = Tempo
web-hellas-used = Genutzt
web-hellas-used_count = Genutzte besondere Aktionen: { $count }
web-hellas-treasures = Artefakte und Segen
web-hellas-blessings = Segen
    .text = Gaben der Götter aus den Segnungen, die Tempel bringen.
web-hellas-no_treasures = Noch kein Artefakt und kein Segen.
web-hellas-no_cards = Keine Karten auf der Hand.
web-hellas-no_hero = Noch kein Held
web-hellas-no_monsters = Kein Monster auf der Karte.
web-hellas-no_quests = Keine offene Aufgabe.
web-hellas-page-race = Das Rennen
web-hellas-page-monsters = Monster
web-hellas-monuments = Monumente
web-hellas-page-decks = Kartenstapel
web-hellas-nearness = Wie nah alle dem Sieg waren
web-hellas-quests = Aufgaben
web-hellas-temples = Tempel
web-hellas-temples_hint = Roter Rahmen: Segnung.
web-hellas-temple_left = Tempel { $number }: noch zu errichten
web-hellas-temple_built = Tempel { $number }: errichtet
web-hellas-king = Monument-Aktivierungskarte: noch { $tokens } ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] In diesem Zug entscheidet sich die Krone: Wer { $region } beherrscht, ist König der Könige.
        [one] Noch eine besondere Aktion von { $name }, dann ist König der Könige, wer { $region } beherrscht.
       *[other] Noch { $tokens } besondere Aktionen von { $name }, dann ist König der Könige, wer { $region } beherrscht.
    }
web-hellas-danger-monster = Bei deinem Helden steht ein Monster: { $monster }, { $region }.
web-hellas-march_with = Mit { $count } marschieren
web-hellas-short_by =
    { $count ->
        [one] 1 fehlt zur Kontrolle
       *[other] { $count } fehlen zur Kontrolle
    }
web-hellas-battle = Schlacht: { $region }
web-hellas-population = Bevölkerung { $number }
web-hellas-attacks = greift an
web-hellas-defends = verteidigt
web-hellas-strengths = Armeestärke: { $attack } gegen { $defence }
web-hellas-army_of = Armee · { $name }
web-hellas-has_passed = hat gepasst
web-hellas-chooses = ist am Zug
web-hellas-may_play = kann noch spielen · Karten: { $count }
web-hellas-tally_hoplites = Hopliten
web-hellas-tally_effects = Effekte von Karten und Kräften
web-hellas-tally_fortified = In der Stadt verschanzt
web-hellas-tally_others = Weitere Boni
web-hellas-army_strength = Armeestärke
web-hellas-casualties = Verluste
web-hellas-none_played = Noch keine Karte gespielt.
# In der Schlachtszene, wo man sieht, welche Schlacht es ist.
web-hellas-ask-battle_card = Spiel eine Kampfkarte aus oder passe.
web-hellas-ask-battle_order = Beide Seiten haben Starteffekte. Welche kommt zuerst?
web-hellas-ask-battle_start = Die Schlacht beginnt. Nutzt du einen Starteffekt?
web-hellas-ask-bluff = Beide haben gepasst. Bluffst du mit einer weiteren Kampfkarte?
web-hellas-ask-casualties = Die Armeen sind aufeinandergeprallt. Änderst du die Verluste?
web-hellas-ask-master_plan = Opferst du einen Priester, um die eben gespielte Karte zu stärken?
web-hellas-ahead_you = Nach jetzigem Stand gewinnst du { $more } zu { $less }.
web-hellas-ahead_other = Nach jetzigem Stand gewinnt { $name } { $more } zu { $less }.
web-hellas-loss-hero_movement = Dein Held hat sich nicht bewegt.
web-hellas-loss-hoplite_movement = Deine Hopliten haben sich nicht bewegt.
web-hellas-loss-prayer = Deine Priester wurden nicht ausgesandt.
web-hellas-loss-use_artifacts = Du hast noch ein Artefakt zu aktivieren.
web-hellas-loss-extra_special = Du verzichtest auf eine weitere besondere Aktion.
web-hellas-roll_all = Für alle würfeln, in dieser Reihenfolge: { $monsters }
web-hellas-hunt = Die Jagd: { $monster }
web-hellas-hunt_attacks = bisherige Angriffe: { $count }
web-hellas-strength = Stärke
web-hellas-your_hero = Dein Held
web-hellas-the_hero = Der Held
web-hellas-fourth_injury = Eine vierte Verletzung beendet die Jagd.
web-hellas-step-strike = Zuschlagen
web-hellas-step-attack = Monster greift an
web-hellas-step-defence = Verteidigung
web-hellas-step-reward = Belohnung
web-hellas-reward_hint = Die Jagd ist vorbei. Nimm, was sie dir eingebracht hat.
web-hellas-defence = Verteidigung
web-hellas-needed = nötig
web-hellas-of = von
web-hellas-strike_hint = Wähle eine Karte und das Wundensymbol, das sie abdeckt, oder mehrere gleiche Karten für ein beliebiges Symbol.
web-hellas-wounds = Wunden
web-hellas-combine = Zwei Schwerter oder Streitkolben, drei Bögen oder Fackeln oder eine Sichel decken ein beliebiges Symbol ab.
web-hellas-shelf = Karten zur Auswahl
web-hellas-draft_order = In dieser Reihenfolge gehen die Karten weiter
web-hellas-your_blessings = Deine Segen
