### Benachrichtigungen: die Nachrichten selbst und die Seite, auf der man sie auswählt.

## Nachrichten

notify-reason-turn = Du bist am Zug
notify-reason-late = Deine Zeit ist abgelaufen
notify-reason-agree = Du wirst um Zustimmung gebeten
notify-reason-ended = Ein Spiel ist zu Ende
notify-reason-begun = Ein Spiel hat begonnen
notify-reason-full = Alle Plätze sind besetzt: Du kannst beginnen
notify-reason-rematch = Eine Revanche ist offen: Dein Platz ist frei gehalten
notify-reason-invited = Du bist an einen Tisch eingeladen
notify-reason-friend = Jemand von deinen Freunden hat einen Tisch eröffnet
notify-reason-befriend = Jemand möchte mit dir befreundet sein
notify-reason-started = Ein Turnier beginnt
notify-reason-called_off = Ein Turnier wurde abgesagt
notify-reason-decided = Ein Turnier ist zu Ende
notify-reason-test = Das ist ein Test
notify-reason-confirm = Bestätige bitte deine Adresse
notify-test-body = Benachrichtigungen kommen hier an.
notify-befriend-body = Sieh nach, wer es ist, und antworte, wenn du magst.
notify-many =
    { $count ->
        [one] 1 Benachrichtigung
       *[other] { $count } Benachrichtigungen
    }
notify-stop = Diese Benachrichtigungen abstellen
notify-change = Ändern, worüber du benachrichtigt wirst
notify-foot = Du bekommst das, weil du bei { $house } um Benachrichtigungen gebeten hast.
notify-confirm-subject = Bestätige deine E-Mail-Adresse für { $house }
notify-confirm-body = Jemand, wahrscheinlich du, möchte an diese Adresse Benachrichtigungen von { $house } bekommen. Öffne zur Bestätigung innerhalb eines Tages diesen Link:
notify-confirm-not-you = Wenn du das nicht warst, musst du nichts tun: An diese Adresse wird nichts weiter geschickt.

## Die Seite

notify-lead = Du wirst benachrichtigt, wenn ein Tisch dich braucht, während du ihn nicht vor dir hast. Die Nachrichten nennen Tisch, Spiel und Anlass, und nichts, was im Spiel verborgen ist.
notify-where = Wo du benachrichtigt wirst
notify-where-none = Noch nirgends. Wähle unten einen Weg.
notify-kind-push = Browser
notify-kind-email = E-Mail
notify-kind-discord = Discord
notify-kind-slack = Slack
notify-kind-ntfy = ntfy
notify-kind-json = Eigenes Programm
notify-here = dieser Browser
notify-state-on = An
notify-state-off = Aus
notify-state-unconfirmed = Öffne noch den Link, den wir geschickt haben
notify-why-gone = Abgeschaltet: Die Adresse gibt es nicht mehr.
notify-why-refused = Abgeschaltet: Die Nachrichten wurden abgelehnt.
notify-why-failing = Abgeschaltet: Seit Stunden kommt keine Nachricht an.
notify-test = Test schicken
notify-test-sent = Der Test ist unterwegs und sollte in wenigen Sekunden ankommen.
notify-again = Link noch einmal schicken
notify-again-sent = Wir haben den Link an { $address } geschickt.
notify-switch-on = Einschalten
notify-switch-off = Ausschalten
notify-remove = Entfernen
notify-of = { $deed }: { $name }
notify-add = Weg hinzufügen
notify-add-do = Hinzufügen
notify-push-on = In diesem Browser benachrichtigen
notify-push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
notify-push-cannot = Dieser Browser kann hier keine Benachrichtigungen anzeigen. Lege die Seite auf dem iPhone oder iPad zuerst auf den Home-Bildschirm.
notify-push-failed = Der Push-Dienst des Browsers war nicht zu erreichen. Versuche es später noch einmal.
notify-address-email = Deine E-Mail-Adresse
    .text = Wir schicken dir einen Link. Solange du ihn nicht öffnest, kommt nichts weiter.
notify-address-discord = Adresse des Webhooks
    .text = In Discord: Kanaleinstellungen, Integrationen, Webhooks, Webhook-URL kopieren.
notify-address-slack = Adresse des Webhooks
    .text = In Slack: eine App mit Incoming Webhooks und deren Webhook-URL.
notify-address-ntfy = Adresse des Themas
    .text = Zum Beispiel https://ntfy.sh/ und ein Name, den niemand errät. Abonniere ihn in der ntfy-App.
notify-address-json = Adresse deines Programms
    .text = Bekommt JSON per POST, signiert, wie Standard Webhooks es beschreibt.
notify-token = Zugangstoken
    .text = Nur wenn das Thema geschützt ist.
notify-secret = Damit prüft dein Programm die Signaturen. Es wird nur dieses eine Mal angezeigt.
notify-about = Worüber
notify-about-turn = Ich bin am Zug oder werde etwas gefragt
notify-about-agree = Jemand bittet mich um Zustimmung
notify-about-ended = Ein Spiel ist zu Ende
notify-about-tables = Ein Tisch von mir hat begonnen oder ist voll, ich bin eingeladen, eine Revanche ist offen, oder ein Turnier beginnt oder ist abgesagt
notify-about-friends = Freunde eröffnen einen Tisch, an dem noch Platz ist, oder jemand fragt nach Freundschaft
notify-gather = Wie oft
    .text = Was in der Zwischenzeit anfällt, kommt zusammen in einer Nachricht.
notify-gather-0 = Sofort
notify-gather-15 = Höchstens alle 15 Minuten
notify-gather-60 = Höchstens stündlich
notify-gather-240 = Höchstens alle 4 Stunden
notify-gather-1440 = Höchstens einmal am Tag
notify-quiet = Ruhezeit
    .text = Dann wird nichts geschickt. Was anfällt, kommt danach.
notify-quiet-from = Von
notify-quiet-to = Bis
notify-zone = Zeitzone
notify-tables = Tische
    .text = Entferne das Häkchen, um von einem Tisch nichts zu hören.
notify-tables-none = Du bist noch an keinem Tisch.
notify-saved = Gespeichert
notify-confirm = Bestätige deine E-Mail-Adresse
notify-asks-confirm = Sobald du deine Adresse bestätigst, kommen Benachrichtigungen dort an.
notify-does-confirm = Bestätigen
notify-done-confirm = Deine Adresse ist bestätigt. Benachrichtigungen kommen ab jetzt dort an.
notify-stop-page = Benachrichtigungen abstellen
notify-asks-stop = Auf dem Weg, auf dem diese Nachricht kam, bekommst du keine weiteren. Auf der Seite deiner Benachrichtigungen kannst du ihn wieder einschalten.
notify-does-stop = Abstellen
notify-done-stop = Abgestellt. Du bekommst keine Nachrichten dieser Art mehr.
notify-refused-email = Das ist keine E-Mail-Adresse.
notify-refused-url = Gib eine Adresse ein, die mit https:// beginnt und aus dem Internet erreichbar ist.
notify-refused-conflict = Das hast du schon hinzugefügt, oder es sind zu viele. Entferne zuerst etwas.
notify-refused-link = Dieser Link ist ungültig oder abgelaufen. Lass dir auf der Seite deiner Benachrichtigungen einen neuen schicken.
notify-stop-failed = Dieser Link stellt nichts ab. Öffne stattdessen die Seite deiner Benachrichtigungen.
