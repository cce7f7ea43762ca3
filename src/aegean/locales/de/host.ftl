### The page of those who look after the house, and reports to them.

host-part-load = Zustand
host-part-reports = Meldungen
host-part-tables = Tische
host-part-people = Personen
host-part-announce = Ankündigung
host-part-outbox = Postausgang
host-part-log = Protokoll

## Reports of players

host-report-title = Dem Betreiber melden
host-report-help = Das lesen nur die Betreiber dieses Servers. Niemand sonst erfährt davon, auch nicht die gemeldete Person.
host-report-whom = Wen
host-report-nobody = An diesem Tisch sitzt sonst niemand.
host-report-reason = Was ist passiert?
host-report-send = Melden
host-report-sent = Danke. Die Betreiber sehen es sich an.
host-report-already = Das hast du schon gemeldet.
host-report-too-many = Du hast heute schon viel gemeldet. Versuche es morgen wieder.
host-report-conflict = Das lässt sich nicht melden: Es ist deine eigene Nachricht, oder sie ist schon entfernt.
host-reports-none = Hier ist nichts.
host-reports-settled = Erledigte Meldungen zeigen
host-report-of-line = Nachricht von { $name }
host-report-of-person = Verhalten von { $name }
host-report-by = gemeldet von { $name }
host-report-yours = Du spielst an diesem Tisch: Ein anderer Betreiber entscheidet, oder du nach dem Ende des Spiels.
host-report-remove = Nachricht entfernen
host-report-uphold = Erledigen
host-report-dismiss = Verwerfen
host-report-upheld = Erledigt
host-report-dismissed = Verworfen

## How the server is

host-health-ok = Dem Server geht es gut.
host-health-degraded = Züge kommen in anderen Prozessen verspätet an.
host-health-failing = Züge können nicht gespeichert werden.
host-load-connected = Personen jetzt an Tischen
host-load-running = laufende Spiele
host-load-open = Tische, die auf Personen warten
host-load-over = beendete Spiele
host-load-entries = Einträge in der letzten Minute
host-load-entries_today = Einträge am letzten Tag
host-load-bots_waiting = Tische, an denen ein Bot am Zug ist
host-load-bots_late = davon verspätet
host-load-reports = offene Meldungen
host-load-accounts = Konten
host-load-guests = Gäste
host-load-unkept = beendete Spiele, noch nicht archiviert

## People

host-guest = Gast
host-role-host = Betreiber
host-role-moderator = Moderator
host-banned = gesperrt
host-muted = stumm bis { $when }
host-of = { $deed }: { $name }
host-mute = Einen Tag stummschalten
host-unmute = Stummschaltung aufheben
host-rename = Umbenennen
host-name-new = Neuer Name
host-ban = Sperren
host-ban-reason = Grund, für das Protokoll
host-ban-sure = Jetzt sperren
host-unban = Sperre aufheben
host-search = Suchen
host-search-people = Name oder Nummer
host-banned-people = Gesperrt
host-muted-people = Stummgeschaltet
host-banned-addresses = Gesperrte Adressen
host-nobody = Niemand.
host-nothing = Nichts gefunden.

## Tables

host-search-tables = Titel, Spieler oder Tischnummer
host-status = Status
host-status-all = alle
host-status-open = offen
host-status-running = laufend
host-status-over = beendet
host-status-closed = geschlossen
host-private = privat
host-act = Tisch { $table } bearbeiten
host-close = Tisch schließen
host-close-sure = Endgültig schließen
host-close-reason = Grund, den alle sehen
host-seat = Platz
host-seat-to = An wen: ein Name, oder id: und eine Nummer
host-seat-give = Platz geben
host-back = Zurücknehmen
host-back-count = Wie viele der letzten Aktionen
host-title-clear = Titel entfernen

## Everybody

host-announced = sichtbar bis { $when }
host-announced-nothing = Nichts ist angekündigt.
host-announce-text = Was alle lesen sollen
host-announce-hours = Stunden
host-announce = Ankündigen
host-announce-end = Entfernen
host-outbox = Wartend: { $waiting } (vergeblich versucht: { $late }). An einem Tag gesendet: { $sent }. Aufgegeben: { $dead }.
host-outbox-oldest = Die älteste ist seit { $when } fällig.
host-outbox-dead = Aufgegeben
host-log-none = Noch ist nichts geschehen.
host-column-when = Wann
host-column-who = Wer
host-column-kind = Über
host-column-reason = Anlass
host-column-table = Tisch
host-column-why = Warum
host-column-act = Tat
host-column-whom = Was
host-column-text = Einzelheiten
