### The page of those who look after the house, and reports to them.

host-part-load = Stan
host-part-reports = Zgłoszenia
host-part-tables = Stoły
host-part-people = Osoby
host-part-announce = Ogłoszenie
host-part-outbox = Wiadomości wychodzące
host-part-log = Dziennik

## Reports of players

host-report-title = Zgłoś administratorowi
host-report-help = Przeczytają to tylko administratorzy tego serwera. Nikt inny się nie dowie, także osoba, której to dotyczy.
host-report-whom = Kogo
host-report-nobody = Przy tym stole nie ma nikogo innego.
host-report-reason = Co się stało?
host-report-send = Zgłoś
host-report-sent = Dziękujemy. Administratorzy to sprawdzą.
host-report-already = To już zostało przez ciebie zgłoszone.
host-report-too-many = Dziś jest już wiele zgłoszeń od ciebie. Spróbuj jutro.
host-report-conflict = Tego nie można zgłosić: to twoja własna wiadomość albo została już usunięta.
host-reports-none = Nic tu nie ma.
host-reports-settled = Pokaż rozstrzygnięte zgłoszenia
host-report-of-line = Wiadomość (autor: { $name })
host-report-of-person = Zachowanie: { $name }
host-report-by = zgłasza: { $name }
host-report-yours = Grasz przy tym stole: rozstrzygnie inny administrator albo ty po zakończeniu gry.
host-report-remove = Usuń wiadomość
host-report-uphold = Rozstrzygnij
host-report-dismiss = Oddal
host-report-upheld = Rozstrzygnięte
host-report-dismissed = Oddalone

## How the server is

host-health-ok = Serwer działa dobrze.
host-health-degraded = Ruchy docierają z opóźnieniem do innych procesów.
host-health-failing = Nie można zapisać ruchów.
host-load-connected = osoby teraz przy stołach
host-load-running = gry w toku
host-load-open = stoły czekające na osoby
host-load-over = gry zakończone
host-load-entries = wpisy w ostatniej minucie
host-load-entries_today = wpisy w ostatniej dobie
host-load-bots_waiting = stoły, przy których ruch ma bot
host-load-bots_late = w tym spóźnione
host-load-reports = zgłoszenia do rozstrzygnięcia
host-load-accounts = konta
host-load-guests = goście
host-load-unkept = zakończone gry bez archiwum

## People

host-guest = gość
host-role-host = administrator
host-role-moderator = moderator
host-banned = zablokowano
host-muted = wyciszenie do { $when }
host-of = { $deed }: { $name }
host-mute = Wycisz na dobę
host-unmute = Cofnij wyciszenie
host-rename = Zmień nazwę
host-name-new = Nowa nazwa
host-ban = Zablokuj
host-ban-reason = Powód, do dziennika
host-ban-sure = Zablokuj teraz
host-unban = Cofnij blokadę
host-search = Szukaj
host-search-people = Nazwa lub numer
host-banned-people = Zablokowani
host-muted-people = Wyciszeni
host-banned-addresses = Zablokowane adresy
host-nobody = Nikt.
host-nothing = Nic nie znaleziono.

## Tables

host-search-tables = Tytuł, gracz lub numer stołu
host-status = Status
host-status-all = wszystkie
host-status-open = otwarte
host-status-running = w toku
host-status-over = zakończone
host-status-closed = zamknięte
host-private = prywatny
host-act = Działania przy stole { $table }
host-close = Zamknij stół
host-close-sure = Zamknij na zawsze
host-close-reason = Powód, który zobaczą wszyscy
host-seat = Miejsce
host-seat-to = Komu: nazwa albo id: i numer
host-seat-give = Oddaj miejsce
host-back = Cofnij
host-back-count = Ile ostatnich akcji
host-title-clear = Usuń tytuł

## Everybody

host-announced = widoczne do { $when }
host-announced-nothing = Nie ma ogłoszenia.
host-announce-text = Co wszyscy mają przeczytać
host-announce-hours = Godziny
host-announce = Ogłoś
host-announce-end = Usuń ogłoszenie
host-outbox = Oczekujące: { $waiting } (nieudane próby: { $late }). Wysłane w ciągu doby: { $sent }. Porzucone: { $dead }.
host-outbox-oldest = Najstarsza czeka od: { $when }.
host-outbox-dead = Porzucone
host-log-none = Nic jeszcze nie zrobiono.
host-column-when = Kiedy
host-column-who = Kto
host-column-kind = Przez
host-column-reason = Powód
host-column-table = Stół
host-column-why = Dlaczego
host-column-act = Czyn
host-column-whom = Co
host-column-text = Szczegóły
