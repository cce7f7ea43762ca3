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
web-theme-turn = Helles oder dunkles Design
web-nowhere = Seite nicht gefunden
web-nav = Seiten
web-nav-play = Spielen
web-nav-new = Neuer Tisch
web-nav-rules = Regeln
web-rules-of = Regeln: { $game }
web-rules-clause = Regel { $clause }
web-explain-rules = In den Regeln
web-nav-settings = Einstellungen
web-footer = Frei und quelloffen. Keine Werbung, kein Tracking.
web-footer-credits = Mitwirkende und Lizenzen
web-unreachable = Der Server antwortet nicht. Wir versuchen es weiter.

## Die Spiele

web-game-delphi = Das Orakel von Delphi
    .text = Befahre ein Meer in sechs Farben und erfülle die zwölf Aufgaben des Zeus. Färbe deine Würfel mit Gunst um und kehre vor allen anderen heim.
    .time = 60–100 Min.
web-game-hellas = Lords of Hellas
    .text = Führe einen Helden und eine Armee durch Griechenland. Erobere Regionen, errichte Tempel, erlege Monster oder halte das Gebiet des ersten vollendeten Monuments.
    .time = 2–3 Std.
web-players = Spieler
web-duration = Dauer
web-level-random = zufällige Züge
web-level-greedy = mittel
web-level-shepherd = Hirte · sehr leicht
web-level-peltast = Peltast · leicht
web-level-hoplite = Hoplit · mittel
web-level-strategos = Stratege · schwer
web-level-pythia = Pythia · sehr schwer
web-bot-names = Zenon, Myrto, Thales, Ianthe, Kleon, Daphne
web-guest-names = Argonaut, Seemann, Hoplit, Orakel, Kentaur, Sirene, Titan, Pilger

## Startseite

web-play-now = Sofort gegen Bots spielen
web-overview = Überblick
web-learn = Lernen
    .text = Ein geführtes erstes Spiel: { $game }
web-new-table = Neuer Tisch
web-my-tables = Deine Tische
web-my-tables-none = Du sitzt noch an keinem Tisch.
web-waiting-for-you =
    { $count ->
        [one] 1 wartet auf dich
       *[other] { $count } warten auf dich
    }
web-play = Spielen
web-look = Ansehen
web-watch = Zuschauen
web-sit = Platz nehmen
web-sit-too = Diesen Platz auch spielen
web-join = Beitreten
web-join-code = Link oder Code von Freunden
web-join-unknown = Das ist weder Link noch Code eines Tisches.
web-open-tables = Offene Tische
web-open-tables-none = Zurzeit sind keine Tische offen. Eröffne einen, dann sehen ihn andere hier.
web-watch-tables = Laufende Spiele
web-watch-tables-none = Zurzeit laufen keine öffentlichen Spiele.
web-finished-tables = Beendete Spiele
web-replay = Wiederholung
web-bring-in = Spiel importieren
web-table-of = Tisch von { $name }
web-row-open =
    { $free ->
        [0] { $game } · alle Plätze besetzt
        [one] { $game } · ein Platz frei
       *[other] { $game } · { $free } Plätze frei
    }
web-row-against = gegen { $names }
web-row-round = Runde { $number }
web-play-again =
    { $count ->
        [one] 1 Spieler · { $level }
       *[other] { $count } Spieler · { $level }
    }
web-row-over = { $game } · beendet
web-row-closed = { $game } · geschlossen
web-row-yours = { $game } · du bist am Zug
web-row-lent = { $game } · ein Bot spielt für dich
web-row-theirs = { $game } · Zug: { $name }
web-row-left = noch { $time }

## Personen

web-name = Name
web-password = Passwort
web-sign-in = Anmelden
web-sign-out = Abmelden
web-sign-out-everywhere = Auf allen Geräten abmelden
web-signed-out = Du bist abgemeldet
    .text = Melde dich wieder an, um weiterzuspielen.
web-account-made = Dein Konto ist eingerichtet und enthält deine Tische.
web-person-in = Anmelden
web-person-in-help = Schön, dass du wieder da bist.
web-person-in-do = Anmelden
web-person-up = Konto anlegen
web-person-up-help = Ein Name und ein Passwort aus mindestens acht Zeichen. Mehr wollen wir nicht wissen. Was du als Gast gespielt hast, bleibt dir erhalten.
web-person-up-do = Konto anlegen
web-person-guest = Als Gast spielen
web-person-guest-help = Wähle einen Namen und fang an. Dieser Browser merkt sich dich.
web-person-guest-do = Losspielen
web-person-self = Dein Name
web-person-self-help = So sehen dich die anderen am Tisch.
web-person-self-do = Speichern
web-person-keep = Spiele behalten: Konto anlegen
web-person-remove = Konto löschen
web-person-remove-help = Konto und Name werden endgültig gelöscht, und Bots übernehmen deine Plätze. Bestätige das mit deinem Passwort.
web-person-remove-do = Endgültig löschen
web-account = Dein Konto
web-account-guest = Du bist Gast, und nur dieser Browser kennt dich. Mit einem Konto kannst du dich auch auf anderen Geräten anmelden.
web-signed-in-as = Angemeldet als { $name }.
web-sign-out-everywhere-help = Beendet alle Sitzungen, auch diese, und widerruft alle Tokens.
web-password-old = Dein Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-change-help = Mindestens acht Zeichen. Alle anderen Geräte werden abgemeldet und alle Tokens widerrufen.
web-password-changed = Dein Passwort wurde geändert.
web-reset = Neues Passwort festlegen
web-reset-help = Wähle ein Passwort aus mindestens acht Zeichen. Der Link funktioniert nur einmal. Du wirst hier angemeldet und auf allen anderen Geräten abgemeldet.
web-reset-do = Speichern und anmelden
web-reset-done = Dein Passwort wurde geändert. Du bist angemeldet.
web-notifications = Benachrichtigungen
web-notifications-help = Erfahre, wann ein Tisch dich braucht: in diesem Browser, per E-Mail oder anderswo.
web-unreached = Einer deiner Wege für Benachrichtigungen funktioniert nicht mehr.
web-unreached-look = Warum?
web-tokens = Tokens für Programme
web-tokens-help = Wer ein Token hat, kann in deinem Namen spielen. Gib jedem Programm sein eigenes.
web-token-label = Name des Programms
web-token-make = Token erstellen
web-token-made = Hier ist das Token. Es wird nur einmal angezeigt; bewahre es auf wie ein Passwort.
web-token-until = bis { $day }
web-token-end = Widerrufen
web-token-end-of = Das Token { $label } widerrufen
web-invited = Du bist eingeladen
web-invited-to = Du bist eingeladen: { $house }
web-invited-help = Spiele als Gast mit, lege ein Konto an oder melde dich an.
web-invited-how = Wie du mitspielst
web-door-open = Einladung verwenden
web-door-members = Dieser Server ist nur für Mitglieder. Öffne deinen Einladungslink oder melde dich an.
web-door-accounts = Gäste können hier nicht spielen. Melde dich an oder lege ein Konto an.
web-door-link = Einladungslink

## Ein neuer Tisch und sein Vorraum

web-new-seats = Wer spielt mit?
web-new-rules = Regeln dieses Tisches
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
web-seat-here = Eine Person an diesem Gerät
web-curtain = Gerät weitergeben
web-curtain-next = { $name } ist an der Reihe. Gib zuerst das Gerät weiter, dann geht es los.
web-curtain-enter = Ich bin { $name }
web-curtain-wait = Die Bots spielen …
web-curtain-pass = An { $name } weitergeben
web-lobby-advice = Pythias Rat ist erlaubt: Alle können einen starken Bot fragen, was zu tun ist.
web-lobby-no-advice = Pythias Rat ist an diesem Tisch nicht erlaubt.
web-seat-number = Platz { $number }
web-seat-self = Du
web-seat-person = Eine Person
web-seat-bot = Bot, { $level }
web-seat-free = Freier Platz
web-player = Spieler { $number }
web-seat-taken = Bereit
web-role-dealt = Wird zu Beginn ausgelost
web-role-dealt-help = Wer was spielt, wird zu Beginn des Spiels ausgelost.
web-lobby-waiting =
    { $count ->
        [one] Es fehlt noch 1 Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
web-lobby-full = Alle sind da. Der Gastgeber kann das Spiel beginnen.
web-lobby-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
web-closed = Vom Betreiber geschlossen.
web-closed-because = Vom Betreiber geschlossen: { $reason }
web-lobby-link = Mit diesem Link einladen
web-lobby-public = Der Tisch steht auch in der Liste der offenen Tische.
web-lobby-private = Nur wer diesen Link hat, kann den Tisch finden.
web-lobby-host = Gastgeber
web-lobby-promise = Der Startwert steht schon fest. Prüfsumme: { $commitment }…
web-lobby-absence-never = Abwesende Spieler werden nicht ersetzt.
web-lobby-absence-host = Ist ein Spieler zu lange abwesend ({ $time }), kann der Gastgeber einen Bot einsetzen.
web-lobby-absence-others = Ist ein Spieler zu lange abwesend ({ $time }), kann ein Bot übernehmen, wenn alle anderen zustimmen.
web-lobby-mixed = Jemand hat den Startwert { $word } gewählt. Der Server hat eine geheime Zahl hineingemischt, daher kennt niemand die Würfe im Voraus.
web-lobby-given = Jemand hat den Startwert gewählt und kennt vielleicht alles Verborgene.
web-lobby-arranged = Dieses Spiel beginnt mit einer vorbereiteten Stellung. Wer sie aufgebaut hat, kennt vielleicht alles Verborgene.
web-lobby-start = Spiel beginnen
web-lobby-leave = Tisch verlassen
web-lobby-close = Tisch schließen

## Am Tisch

web-no-entry = Kein Zutritt
web-line-opening = Verbinden …
web-line-waiting = Verbindung verloren, neuer Versuch
web-watching = Du schaust zu
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-turn-asked = { $name } ist am Zug: { $asked }
web-turn-decide = Du entscheidest
web-narrow = { $thing }: Was tust du?
web-plate = Spielertableau
web-others = Die anderen Spieler
web-modules = Module dieses Spiels
web-own = Dein Tableau
web-world = Neben dem Spielplan
web-world-more = Weiteres neben dem Spielplan
web-story = Chronik
web-tabs = Bereiche des Tisches
web-tab-board = Spielplan
web-tab-own = Deins
web-tab-world = Welt
web-tab-players = Spieler
web-tab-story = Chronik
web-scene-aside = Spielplan ansehen
web-scene-show = Zurück zur Szene
web-undo = Rückgängig
web-redo = Wiederholen
web-prompt = Deine Entscheidung
web-prompt-list =
    { $count ->
        [one] Einzige Möglichkeit anzeigen
       *[other] Alle { $count } Möglichkeiten auflisten
    }
web-prompt-sent = Wird gesendet …
web-prompt-others =
    { $count ->
        [one] { $names } entscheidet
       *[other] { $names } entscheiden
    }
web-prompt-moment = Einen Moment …
web-which = Was wählst du?
web-sure = Bist du sicher?
web-and-more = … und { $count } weitere
web-asked = { $name } möchte einen Schritt zurückgehen
web-asked-missing = Antwort fehlt noch: { $names }
web-asked-agree = Zustimmen
web-asked-decline = Ablehnen
web-asked-replace = { $name } schlägt einen Bot für { $absent } vor
web-asked-withdraw = Zurückziehen
web-plate-turn = entscheidet gerade
web-plate-resigned = hat aufgegeben
web-plate-absent = länger abwesend
web-plate-away = nicht verbunden
web-plate-more = Mehr über diesen Spieler
web-plate-replace = Durch einen Bot ersetzen
web-plate-propose = Bot vorschlagen
web-handed = Ein Bot spielt für dich.
web-handed-away = Du warst abwesend, daher spielt jetzt ein Bot für dich.
web-chat = Chat
web-chat-none = Noch keine Nachrichten.
web-chat-watchers = Diesen Chat sehen nur Zuschauer, nicht die Spieler.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-side = Deine Seite
web-chat-side-none = Nur deine Seite liest, was hier steht.
web-point = Deiner Seite etwas zeigen
web-point-what = Berühre, was du deiner Seite zeigen willst.
web-pointed = { $name } zeigt auf { $thing }.
web-pointed-self = Deine Seite sieht deine Hand auf { $thing }.
web-own-seats = Deine Plätze
web-menu = Tischmenü
web-menu-restart = Zug neu beginnen
    .text = Macht alles seit dem letzten Würfeln, Ziehen oder Aufdecken rückgängig.
web-menu-ask_back = Um Zurücknehmen bitten
    .text = Nach dem Würfeln oder Ziehen müssen alle anderen Menschen zustimmen.
web-menu-hand_over = Bot für dich spielen lassen
    .text = Du kannst jederzeit auf deinen Platz zurückkehren.
web-menu-return = Platz wieder einnehmen
    .text = Zurzeit spielt ein Bot für dich.
web-menu-resign = Aufgeben
    .text = Du belegst den letzten Platz; ein Bot übernimmt deinen Sitz.
web-menu-resign-sure = Ja, aufgeben
web-menu-result = Ergebnis
    .text = Das Endergebnis, eine Revanche und der Beweis für faire Würfel.
web-line = Wiedergabe
web-line-skip = Zum Ende dieses Zuges springen; zweimal drücken: live
web-line-behind =
    { $count ->
        [0] Überspringen
        [one] 1 Zug zurück · Überspringen
       *[other] { $count } Züge zurück · Überspringen
    }
web-line-asked = Deine Entscheidung · Dorthin
web-line-live =
    { $count ->
        [0] Live ansehen
        [one] 1 Zug zurück · Live ansehen
       *[other] { $count } Züge zurück · Live ansehen
    }
web-line-paused = Pause
web-line-over = Dein Zug ist vorbei
web-line-again = Wiederholung · Live ansehen
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
web-again = Wiederholung
web-again-back = Taste drücken oder tippen: live ansehen
web-since = Seit deinem letzten Zug
web-since-away = Während du weg warst
web-since-harm = Gegen dich
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
web-since-close = Ausblenden
web-key-space = Leertaste
web-pace-now = Züge der anderen: { $pace }
web-story-more = Fortsetzung folgt …
web-story-setup = Spielaufbau
web-story-round = Runde { $number }
web-story-again = Diesen Spielschritt noch einmal ansehen
web-keys = Tastatur
web-keys-tab = durch alles Hervorgehobene gehen
web-keys-arrows = zum nächsten Hervorgehobenen in dieser Richtung
web-keys-story = in der Chronik: von Wort zu Wort
web-keys-enter = auswählen
web-keys-escape = einen Schritt zurück
web-keys-digits = die Möglichkeiten der Frage, der Reihe nach
web-keys-list = alle Möglichkeiten als Liste
web-keys-undo = rückgängig machen
web-keys-redo = wiederholen
web-keys-end = den Zug beenden
web-keys-chat = zum Chat
web-keys-advise = während Züge gezeigt werden: Pause; wenn du entscheidest: Pythias Rat, falls der Tisch es erlaubt
web-keys-point = deiner Seite zeigen, was gerade erklärt wird, oder was du als Nächstes berührst
web-keys-skip = während Züge gezeigt werden: zum Ende des Zuges springen; zweimal: live
web-keys-pace = Züge langsamer oder schneller zeigen
web-keys-since = zeigen oder ausblenden, was seit deinem letzten Zug geschah
web-keys-rules = die Regeln zum Erklärten öffnen
web-keys-help = diese Liste
web-map-nearer = Vergrößern
web-map-farther = Verkleinern
web-map-whole = Ganzer Spielplan oder deine Figur

## Was die Aufzeichnung außer den Ereignissen des Spiels erzählt

web-entry-undo = { $name } nimmt einen Schritt zurück.
web-entry-redo = { $name } wiederholt einen Schritt.
web-entry-ask = { $name } möchte zurückgehen.
web-entry-agree = { $name } stimmt zu.
web-entry-decline = { $name } lehnt ab.
web-entry-resign = { $name } gibt auf.
web-entry-bot = Für { $name } spielt jetzt ein Bot.
web-entry-propose = { $name } schlägt einen Bot für { $other } vor.
web-entry-replace = { $name } ist abwesend: Ein Bot übernimmt.
web-entry-gone = { $name } ist nicht mehr hier: Ein Bot spielt bis zum Ende.
web-entry-back = { $name } ist wieder am Tisch.
web-entry-given = Der Betreiber hat diesen Platz { $name } gegeben.
web-entry-rewind = Der Betreiber hat an diesem Tisch Züge zurückgenommen.
web-entry-migrate = Das Spiel geht nach neueren Regeln weiter.

## Das Ende

web-over = Das Spiel ist zu Ende
web-over-won = Sieg!
web-over-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-over-map = Spielplan am Ende
web-over-places = Endstand
web-over-chances = Siegchancen
web-over-rematch = Revanche
web-over-next = Zur Revanche
web-over-look = Spielplan ansehen
web-over-replay = Wiederholung und Statistik
web-over-verify = Würfel prüfen
web-over-export = Aufzeichnung speichern
web-reason-resigned = Alle anderen haben aufgegeben.
web-verdict-kept = Alles stimmt: Der Startwert passt zu seiner Prüfsumme, und jeder Wurf, jedes Mischen und jeder Zug folgt daraus.
web-verdict-broken = Prüfung fehlgeschlagen: Etwas stimmt nicht überein.
web-verdict-commitment = Prüfsumme, gezeigt vor dem Spiel
web-verdict-seed = Startwert

## Einstellungen

web-setting-theme = Design
    .text = Hell ist Pergament, dunkel das Meer bei Nacht.
web-setting-theme-system = Wie das Gerät
web-setting-theme-light = Hell
web-setting-theme-dark = Dunkel
web-setting-motion = Bewegung
    .text = Figuren gleiten, Karten drehen sich, Würfel rollen.
web-setting-motion-system = Wie das Gerät
web-setting-motion-full = Voll
web-setting-motion-reduced = Reduziert
web-setting-pace = Züge der anderen
    .text = Wie lange jeder Zug gezeigt wird.
web-setting-pace-slow = Langsam
web-setting-pace-normal = Normal
web-setting-pace-fast = Schnell
web-setting-pace-at_once = Sofort
web-setting-confirm = Aktionen bestätigen
    .text = Nachfragen, bevor eine Aktion gesendet wird.
web-setting-confirm-none = Nie
web-setting-confirm-ending = Bevor ein Zug vorzeitig endet
web-setting-confirm-all = Immer
web-setting-sound = Klänge
    .text = Leise Klänge: Holz, Bronze, eine Leiersaite.
web-setting-volume = Lautstärke
web-setting-ambient = Meeresrauschen
    .text = Leise Brandung während des Spiels.
web-setting-patterns = Kräftigere Muster
    .text = Symbole und Schraffuren unterscheiden die Farben deutlicher.

## Ablehnungen, nach ihrem Code

web-refused-no-connection = Keine Verbindung. Nichts ist verloren; versuche es gleich noch einmal.
web-refused-broken = Serverfehler. Versuche es gleich noch einmal.
web-refused-not-signed-in = Melde dich zuerst an.
web-refused-not-allowed = Das darfst du hier nicht.
web-refused-not-found = Diesen Tisch gibt es nicht.
web-refused-conflict = Das ist gerade nicht möglich.
web-refused-name-taken = Dieser Name ist vergeben oder einem vergebenen zu ähnlich. Wähle einen anderen.
web-refused-bad-name = Dieser Name ist nicht erlaubt. Wähle einen anderen.
web-refused-wrong-password = Name oder Passwort ist falsch.
web-refused-wrong-old = Falsches Passwort.
web-refused-weak-password = Dieses Passwort ist zu leicht zu erraten. Versuche es zum Beispiel mit drei Wörtern, die nichts miteinander zu tun haben.
web-refused-bad-link = Dieser Link ist ungültig oder abgelaufen. Bitte den Betreiber um einen neuen.
web-refused-not-let-in = Dieser Server ist nur für Mitglieder.
web-refused-stale = Das Spiel ist schon weiter. Sieh noch einmal hin.
web-refused-wrong-seat = Das ist nicht deine Entscheidung.
web-refused-illegal-action = Diese Aktion ist nicht mehr möglich.
web-refused-no-undo = Es gibt nichts rückgängig zu machen.
web-refused-too-many = Zu viele Anfragen. Warte einen Augenblick.
web-refused-unavailable = Der Server kann gerade nicht speichern. Was schon geschehen ist, bleibt erhalten.
web-refused-no-advice = Rat ist an diesem Tisch nicht erlaubt.
web-refused-old-rules = Dieses Spiel wurde nach älteren Regeln begonnen und kann hier nicht fortgesetzt werden.
web-stuck = Dieses Spiel kann hier nicht fortgesetzt werden
web-stuck-text = Es wurde nach Version { $version } der Regeln gespielt, die dieser Server nicht mehr hat. Unten kannst du nachlesen, was geschah.
web-stuck-end = Spiel beenden
web-stuck-end-help = Jeder Mitspieler kann es beenden. Danach lässt sich die Aufzeichnung speichern.
web-refused-banned = Dieses Konto ist gesperrt.
web-refused-closed = Dieser Tisch ist geschlossen.
web-refused-muted = Der Betreiber hat dich stumm geschaltet. Du kannst eine Zeit lang nicht chatten.
web-refused-other = Die Anfrage wurde abgelehnt. { $message }

## Mitwirkende

web-credits = Mitwirkende
web-credits-lead = Aegean baut auf der Arbeit vieler Menschen auf.
web-credits-icons = Symbole
    .text = Aus der Sammlung game-icons von Lorc, Delapouite und weiteren Mitwirkenden, unter der Lizenz CC BY 3.0. Einige sind gedreht oder zusammengesetzt. Die Zeichen der Spieler und die Schiffe sind für Aegean gezeichnet.
web-credits-fonts = Schriften
    .text = Cinzel von Natanael Gama, Alegreya von Juan Pablo del Peral, Source Sans 3 von Paul D. Hunt; alle unter der SIL Open Font License 1.1.
web-credits-coast = Die Küste Griechenlands
    .text = Nach Natural Earth, dessen Karten für alle frei sind.
web-credits-games = Die Brettspiele
    .text = Lords of Hellas wurde von Adam Kwapiński entworfen, Das Orakel von Delphi von Stefan Feld. Aegean ist von Spielern gemacht und steht in keiner Verbindung zu den Verlagen. Kauft die Spiele, sie sind es wert.
web-credits-code = Das Programm
    .text = Frei unter der MIT-Lizenz. Die Seite ist mit Svelte gebaut, ihre Texte mit Fluent.

## Was aufbewahrt wird

web-announcement = Vom Betreiber:
web-chat-removed = vom Betreiber entfernt
web-chat-remove = Diese Nachricht von { $name } entfernen
web-nobody = niemand
web-person-data = Meine Daten herunterladen
web-host = Betreiberseite
web-report = Melden …
web-privacy = Datenschutz

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
web-delphi-spends = Kosten: { web-delphi-cost }.
web-delphi-ship_of = Schiff · { $player }
web-delphi-here = Hier: { $things }.
web-delphi-beside = Daneben: { $things }.
web-delphi-seen_by = Angesehen von: { $players }.
web-delphi-deliver = Ziel: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Letzte Runde: { $names } ist zu Zeus zurückgekehrt.
       *[other] Letzte Runde: { $names } sind zu Zeus zurückgekehrt.
    }
web-delphi-spoken =
    { $left ->
        [0] Das Orakel sprach: { $colours }. Alle Würfel sind benutzt.
        [one] Das Orakel sprach: { $colours }. 1 Würfel ist übrig.
       *[other] Das Orakel sprach: { $colours }. { $left } Würfel sind übrig.
    }
web-delphi-water = Wasser · { $colour }
    .text = Mit einem Würfel oder einer Orakelkarte dieser Farbe kannst du eine Fahrt hier beenden.
web-delphi-shallows = Untiefe
    .text = Hier kann kein Schiff halten, und nur mit flachem Kiel kommt eines hinüber.
web-delphi-zeus = Zeus
    .text = Hier starten alle Schiffe. Sind deine Aufgaben erfüllt, kehre auf dieses Feld zurück.
web-delphi-offering_island = Insel der Opfergaben
    .text = Lade von einem Nachbarfeld aus eine Opfergabe mit einem Würfel ihrer Farbe.
web-delphi-mountain = Berg der Monster
    .text = Bekämpfe von einem Nachbarfeld aus ein Monster mit einem Würfel seiner Farbe.
web-delphi-temple = Tempel · { $colour }
    .text = Bringe hier von einem Nachbarfeld aus eine Opfergabe dieser Farbe dar.
web-delphi-statue_island = Insel der Statuen
    .text = Errichte von einem Nachbarfeld aus eine Statue auf einem freien Sockel ihrer Farbe.
web-delphi-city = Stadt · { $colour }
    .text =
        { $count ->
            [0] Es sind keine Statuen mehr da.
            [one] Eine Statue ist noch da. Lade sie von einem Nachbarfeld aus.
           *[other] { $count } Statuen sind noch da. Lade sie von einem Nachbarfeld aus.
        }
web-delphi-hidden = Verdeckte Insel · { $colour }
    .text = Erkunde sie von einem Nachbarfeld aus mit einem Würfel ihrer Randfarbe.
web-delphi-seen = Du hast sie gesehen: { $island }.
web-delphi-explored = Hier steht noch keine Kultstätte. Ihr Besitzer kann sie von einem Nachbarfeld aus mit der Randfarbe bauen: { $colour }. Das Erkunden brachte:
web-delphi-shrine_here = Hier steht eine Kultstätte. Der Buchstabe hätte gebracht:
web-delphi-pedestal = Sockel · { $colour }
    .text = Ein freier Sockel nimmt eine Statue seiner Farbe auf.
web-delphi-of-monster = Monster · { $colour }
web-delphi-of-offering = Opfergabe · { $colour }
web-delphi-of-statue = Statue · { $colour }
web-delphi-of-injury = Wunde · { $colour }
web-delphi-about_colour = Auf den Inseln dieser Farbe baust du deine Kultstätten.
web-delphi-about_die = Bezahlt eine Aktion. Für Gunst zählt er als Farbe weiter vorn auf dem Rad.
web-delphi-about_card = Wirkt wie ein Würfel ihrer Farbe. Du kannst eine Karte je Zug einsetzen.
web-delphi-about_injury = Bei drei einer Farbe oder sechs insgesamt setzt du deinen nächsten Zug aus, um dich zu erholen. Ein Würfel ihrer Farbe legt sie ab.
web-delphi-oracle_deck = Orakelstapel
    .text =
        { $count ->
            [one] Ziehe mit einem beliebigen Würfel eine Karte. Eine Karte ist noch da.
           *[other] Ziehe mit einem beliebigen Würfel eine Karte. { $count } Karten sind noch da.
        }
web-delphi-favours = Gunst
    .text = Nimm 2 mit einem beliebigen Würfel. Gunst färbt Würfel um, verlängert eine Fahrt und bezahlt eine weitere Kampfrunde.
web-delphi-strength = Stärke
    .text = Macht Monster leichter besiegbar und schützt vor dem Titanen, wenn sie mindestens so hoch ist wie sein Wurf.
web-delphi-hold = Laderaum
    .text = Platz für Opfergaben und Statuen. Ladung verlässt das Schiff nur an ihrem Tempel oder Sockel.
web-delphi-wheel = Rad des Orakels
    .text = Jeder Schritt im Uhrzeigersinn kostet eine Gunst. Wähle einen Würfel oder eine Karte und dann eine Farbe, um zu sehen, was damit möglich wäre.
web-delphi-gods = Götter
    .text = Götter rücken von der Startwolke zum Thron vor. Dort kannst du ihre Fähigkeit nutzen.
web-delphi-look = Ansehen
    .text = Sieh dir mit einem beliebigen Würfel zwei verdeckte Inseln an. Nur du siehst sie.
web-delphi-any_colour = Beliebige Farbe
web-delphi-end_turn = Orakel befragen
    .text = Beendet deinen Zug: Du würfelst deine Würfel für den nächsten.
web-delphi-fight_on = Weiterkämpfen
    .text = Zahle eine Gunst: Das Monster verliert 1 Stärke, und du würfelst erneut.
web-delphi-surrender = Aufgeben
    .text = Das Monster bleibt, und was du ausgegeben hast, ist verloren.
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
        [0] Umfärben: { $colour }, kostenlos
        [one] Umfärben: { $colour } für 1 Gunst
       *[other] Umfärben: { $colour } für { $favours } Gunst
    }
web-delphi-tasks = Aufgaben des Zeus
web-delphi-tasks_done = { $done } von { $all }
web-delphi-cards = Karten
web-delphi-injuries = Wunden
web-delphi-titan = Der Titan greift an
web-delphi-unharmed = keine Wunde
web-delphi-fight_news =
    { $won ->
        [open] { $player } braucht mindestens { $target }.
        [yes] { $player } brauchte { $target } und gewinnt!
       *[no] { $player } brauchte { $target } und scheitert.
    }
    .you =
        { $won ->
            [open] Du brauchst mindestens { $target }.
            [yes] Du brauchtest { $target } und gewinnst!
           *[no] Du brauchtest { $target } und scheiterst.
        }
web-delphi-consults = { $player } befragt das Orakel
    .you = Du befragst das Orakel
web-delphi-needed = nötig: { $target }
web-delphi-strength_of = Stärke { $strength }
web-delphi-monster_number = nötig
web-delphi-so_far = Bisher
web-delphi-round = Runde { $number }
web-delphi-missed = misslungen
web-delphi-wounded = Wunde
web-delphi-favours_left =
    { $count ->
        [one] Gunst übrig
       *[other] Gunst übrig
    }
web-delphi-battle_die = Kampfwürfel
web-delphi-next_roll = Der nächste Wurf braucht { $target } oder mehr
web-delphi-rolled = gewürfelt
web-delphi-odds =
    { $favours ->
        [one] Für 1 Gunst würfelst du erneut: { $target } oder mehr gewinnt, { $chance }.
       *[other] Für { $favours } Gunst würfelst du erneut: { $target } oder mehr gewinnt, { $chance }.
    }
web-delphi-odds_all = Mit aller Gunst ({ $favours }): { $chance }.
web-delphi-no_favours = Du hast keine Gunst mehr zum Weiterkämpfen.
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
        [north] nördlich
       *[other] entfernt
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
web-hellas-map = Spielplan von Hellas
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
web-hellas-here_port = Hafen, verbunden mit: { $things }
web-hellas-here_barred = { $monster } sperrt den Seeweg nach { $region }.
web-hellas-here_obeyed = Talos gehorcht: { $who }.
web-hellas-here_no_tokens = Der Satyr ist hier: Es wird kein Kontrollmarker gelegt.
web-hellas-lies = liegt in einem Faden
web-hellas-atlas_port = Hafen { $number } · { $region }
web-hellas-here_atlas_port = Hafen { $number }: Ein Hoplit darf zu Atlas gesandt werden
web-hellas-here_atlas = Hier kniet Atlas
web-hellas-with_atlas = Bei Atlas
web-hellas-on_atlas = Besetzte Plätze: { $count } · { $slots }
web-hellas-sky = Noch { $left }
web-hellas-sky_soon = Beim nächsten „Monument errichten“ kann der Himmel herabkommen: noch { $left }.
web-hellas-atlas_leads = Meiste Hopliten: { $who }
web-hellas-atlas_bonus = Bonusplättchen: { $who }, { $attribute } +1
web-hellas-who_sends = Wer senden darf, in dieser Reihenfolge
web-hellas-garden = Garten der Hesperiden
web-hellas-garden_port = Hafen · { $region }
web-hellas-here_garden_port = Hafen: Für einen goldenen Apfel darf ein Hoplit zu Atlas gesandt werden
web-hellas-apple = Goldener Apfel
    .text = Einmal in einer Schlacht statt einer Kampfkarte: Armeestärke +1. Oder zu Beginn deines Zuges, einer je Zug: Er heilt eine Verletzung, oder ein Attribut zählt in diesem Zug 1 mehr. Dann kommt er aus dem Spiel.
web-hellas-apples = Goldene Äpfel: { $count }
web-hellas-apples_left = Äpfel übrig: { $count }
web-hellas-apple_raises = { $attribute } +1 in diesem Zug
web-hellas-tally_apple = Goldener Apfel
web-hellas-orichalkum = Orichalkum
web-hellas-constructs = Konstrukte
web-hellas-orichalkum_of = Orichalkum: { $count }
web-hellas-costs = Kostet { $count }
web-hellas-muses = Die Musen
web-hellas-forge = Die Schmiede
# How many relics are still to come.
web-hellas-forge_deck = Im Stapel: { $count }
# After the Javelin of Procris has struck.
web-hellas-attack_lowered = Der nächste Angriff des Monsters zählt { $number } weniger.
web-hellas-fleets = Flotten
web-hellas-fleet_of = Flotte { $value }
# Was die Schiffe eines Spielers in einem Hafengebiet zur Armee beitragen.
web-hellas-ships_here = { $who }: Armeestärke +{ $number } mit Flotte { $value }
web-hellas-underworld = Unterwelt
    .text = Hier liegen alle getöteten Hopliten. Mit der Aktion „Auferstehung“ kehren so viele deiner Hopliten wieder, wie deine Erweckung beträgt, in ein Gebiet mit einem Tor des Hades oder in deinen Vorrat.
web-hellas-underworld_scale = Erweckung, 1 bis 5
web-hellas-dead =
    { $count ->
        [one] { $count } toter Hoplit
       *[other] { $count } tote Hopliten
    }
web-hellas-raise_of = Erweckung { $value }
web-hellas-gate = Tor des Hades · { $region }
    .text = Mit der Aktion „Auferstehung“ darf jeder tote Hopliten in dieses Gebiet zurückholen. Es bleibt das ganze Spiel über.
web-hellas-warrior = Krieger des Hades · { $region }
    .text = Bevölkerungsstärke des Gebiets: +{ $count }. Er folgt der Armee dessen, der das Gebiet kontrolliert, gibt ihr 1 Stärke und stirbt nie.
web-hellas-here_gate = Tor des Hades
web-hellas-here_warriors = Krieger des Hades: { $count }, Bevölkerungsstärke +{ $count }
web-hellas-port = Hafen · { $region }
    .text = Mit „Helden bewegen“, mit „Marschbefehl“ und durch die Göttergabe des Hermes geht es von hier in jedes andere Hafengebiet wie in ein benachbartes: { $others }.
web-hellas-city = Stadt · { $region }
    .text = Wer sie kontrolliert, rekrutiert hier und kann einen Hopliten verschanzen, der die Verteidigung um 1 erhöht.
web-hellas-sparta = Sparta · { $region }
    .text = Eine Stadt mit doppelt so vielen Rekruten. Ein verschanzter Hoplit erhöht ihre Verteidigung um 2.
web-hellas-fortified = Verschanzter Hoplit · { $region }
    .text = Er steht in der Stadt, zählt zu den Hopliten hier und stirbt zuletzt.
web-hellas-temple = Tempel { $number }
    .text = Er zählt für den Spieler, der sein Gebiet kontrolliert.
web-hellas-shrine = Schrein
    .text = Hier kann ein Tempel errichtet werden. Bis dahin zählt er nicht.
web-hellas-oracle = Orakel von Delphi
    .text = Ein besonderer Tempel. Seine Belohnung steht auf der Tempelkarte.
web-hellas-priests = Priester
    .text = Die Priester in deinem Priestervorrat: zum Aussenden, für Kosten und Voraussetzungen. Mit denen an Monumenten höchstens 4.
web-hellas-supply = Vorrat
    .text = Hopliten, die du noch rekrutieren kannst.
web-hellas-hand = Hand
    .text = Kampfkarten: für Schlachten und auf der Jagd für Wunden und Verteidigung.
web-hellas-stop = Angriff beenden
web-hellas-suffer = Nicht verteidigen
web-hellas-pass = Passen
web-hellas-done = Fertig
web-hellas-monster_move = Bewegung
web-hellas-monster_attack = Gebietsangriff
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
web-hellas-regular = Einfache
web-hellas-special = Besondere
web-hellas-short-hero_movement = Held
web-hellas-short-hoplite_movement = Hopliten
web-hellas-short-muse_movement = Muse
web-hellas-short-prayer = Priester
web-hellas-short-use_artifacts = Artefakte
web-hellas-short-resurrection = Erwecken
web-hellas-short-recruit = Rekruten
web-hellas-short-march = Marsch
web-hellas-short-build_temple = Tempel
web-hellas-short-prepare = Vorbereiten
web-hellas-short-usurp = Übernahme
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
web-hellas-no_monsters = Keine Monster auf dem Spielplan.
web-hellas-no_quests = Keine offenen Aufgaben.
web-hellas-page-race = Sieg
web-hellas-page-monsters = Monster
web-hellas-monuments = Monumente
web-hellas-page-decks = Kartenstapel
web-hellas-nearness = Wie nah jeder Spieler dem Sieg war
web-hellas-quests = Aufgaben
web-hellas-temples = Tempel
web-hellas-temples_hint = Roter Rahmen: Segnung.
web-hellas-temple_left = Tempel { $number }: noch nicht errichtet
web-hellas-temple_built = Tempel { $number }: errichtet
web-hellas-king = Monument-Aktivierungskarte, verbleibende Plättchen: { $tokens } ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] Dieser Zug entscheidet: Wer { $region } kontrolliert, wird König der Könige.
        [one] Noch eine besondere Aktion von { $name }, dann wird König der Könige, wer { $region } kontrolliert.
       *[other] Noch { $tokens } besondere Aktionen von { $name }, dann wird König der Könige, wer { $region } kontrolliert.
    }
web-hellas-danger-monster = Wo dein Held ist, steht ein Monster: { $monster }, { $region }.
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
web-hellas-chooses = entscheidet gerade
web-hellas-may_play = kann noch spielen · Karten: { $count }
web-hellas-wins = { $name } gewinnt
    .you = Du gewinnst
web-hellas-has_won = hat gewonnen
web-hellas-has_lost = hat verloren
web-hellas-tally_hoplites = Hopliten
web-hellas-tally_effects = Effekte von Karten und Fähigkeiten
web-hellas-tally_fortified = In der Stadt verschanzt
web-hellas-tally_warriors = Krieger des Hades
# Ein Attribut, das nicht mehr beiträgt, als Hopliten da sind.
web-hellas-tally_limited =
    { $count ->
        [one] { $thing } { $value }, 1 Hoplit
       *[other] { $thing } { $value }, { $count } Hopliten
    }
web-hellas-army_strength = Armeestärke
web-hellas-casualties = Verluste
web-hellas-none_played = Noch keine Karten gespielt.
# In der Schlachtszene, wo man sieht, welche Schlacht es ist.
web-hellas-ask-battle_card = Spiele eine Kampfkarte aus oder passe.
web-hellas-ask-battle_order = Beide Seiten haben Starteffekte. Welche kommt zuerst?
web-hellas-ask-battle_start = Die Schlacht beginnt. Nutzt du einen Starteffekt?
web-hellas-ask-bluff = Beide haben gepasst. Bluffst du mit einer weiteren Kampfkarte?
web-hellas-ask-casualties = Die Armeen sind aufeinandergeprallt. Änderst du die Verluste?
web-hellas-ask-master_plan = Opferst du einen Priester, um die eben gespielte Karte zu stärken?
web-hellas-ahead_you = Nach jetzigem Stand gewinnst du { $more } zu { $less }.
web-hellas-ahead_other = Nach jetzigem Stand gewinnt { $name } { $more } zu { $less }.
web-hellas-loss-hero_movement = Dein Held hat sich nicht bewegt.
web-hellas-loss-hoplite_movement = Deine Hopliten haben sich nicht bewegt.
web-hellas-loss-muse_movement = Deine Muse hat sich nicht bewegt.
web-hellas-loss-prayer = Deine Priester wurden nicht ausgesandt.
web-hellas-loss-use_artifacts = Du kannst noch ein Artefakt aktivieren.
web-hellas-loss-extra_special = Du kannst noch eine besondere Aktion ausführen.
web-hellas-roll_all = Für alle würfeln, in dieser Reihenfolge: { $monsters }
web-hellas-hunt = Jagd: { $monster }
web-hellas-hunt_attacks = bisherige Angriffe: { $count }
web-hellas-strength = Stärke
web-hellas-your_hero = Dein Held
web-hellas-the_hero = Der Held
web-hellas-fourth_injury = Eine vierte Verletzung beendet die Jagd.
web-hellas-step-strike = Angriff
web-hellas-step-attack = Monster greift an
web-hellas-step-defence = Verteidigung
web-hellas-step-reward = Belohnung
web-hellas-reward_hint = Die Jagd ist vorbei. Nimm deine Belohnung.
web-hellas-defence = Verteidigung
web-hellas-needed = nötig
web-hellas-of = von
web-hellas-strike_hint = Wähle eine Karte und das Wundenfeld, das sie abdeckt, oder mehrere gleiche Karten für ein beliebiges Wundenfeld.
web-hellas-wounds = Wunden
web-hellas-combine = Zwei Schwerter oder Streitkolben, drei Bögen oder Fackeln oder eine Sichel decken ein beliebiges Wundenfeld ab.
web-hellas-shelf = Karten zur Auswahl
web-hellas-draft_order = Reihenfolge, in der die Karten weitergegeben werden
web-hellas-upgrade_instead = Armeeverbesserung, statt eines Segens.
web-hellas-upgrade_taken = Deine Armee hat sie.
web-hellas-your_blessings = Deine Segen
