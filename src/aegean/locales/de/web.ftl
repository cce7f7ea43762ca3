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
web-nav-tournaments = Turniere
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
web-level-tiresias = Teiresias · Experte
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
web-orders = Daueraufträge
    .text = Antworten, die für dich gegeben werden; nur du kennst sie.
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
web-entry-ordered = Auf Dauerauftrag von { $name }:
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
