### Powiadomienia: same wiadomości i strona, na której się je wybiera.

## Wiadomości

notify-reason-turn = Twoja kolej
notify-reason-late = Twój czas minął
notify-reason-agree = Ktoś prosi o twoją zgodę
notify-reason-ended = Gra dobiegła końca
notify-reason-begun = Gra się zaczęła
notify-reason-full = Wszystkie miejsca są zajęte: możesz zacząć
notify-reason-rematch = Otwarto rewanż: twoje miejsce czeka
notify-reason-invited = Znajomy zaprasza cię do stołu
notify-reason-friend = Znajomy otworzył stół
notify-reason-befriend = Ktoś zaprasza cię do znajomych
notify-reason-started = Zaczyna się turniej
notify-reason-called_off = Turniej odwołano
notify-reason-decided = Turniej się zakończył
notify-reason-test = To jest próba
notify-reason-confirm = Potwierdź swój adres
notify-test-body = Powiadomienia tu docierają.
notify-befriend-body = Zobacz, kto to, i odpowiedz, jeśli chcesz.
notify-many =
    { $count ->
        [one] 1 powiadomienie
        [few] { $count } powiadomienia
       *[many] { $count } powiadomień
    }
notify-stop = Wyłącz te powiadomienia
notify-change = Zmień, o czym cię powiadamiamy
notify-foot = Otrzymujesz tę wiadomość, ponieważ włączono powiadomienia z { $house }.
notify-confirm-subject = Potwierdź adres e-mail dla { $house }
notify-confirm-body = Ktoś, zapewne ty, chce otrzymywać pod tym adresem powiadomienia z { $house }. Aby to potwierdzić, otwórz ten link w ciągu jednego dnia:
notify-confirm-not-you = Jeśli to nie ty, nie musisz nic robić: pod ten adres nie wyślemy nic więcej.

## Strona

notify-lead = Powiadamiamy cię, gdy stół cię potrzebuje, a nie masz go przed oczami. Wiadomości podają stół, grę i powód, a niczego, co w grze jest ukryte.
notify-where = Gdzie cię powiadamiamy
notify-where-none = Jeszcze nigdzie. Wybierz sposób poniżej.
notify-kind-push = Przeglądarka
notify-kind-email = E-mail
notify-kind-discord = Discord
notify-kind-slack = Slack
notify-kind-ntfy = ntfy
notify-kind-json = Własny program
notify-here = ta przeglądarka
notify-state-on = Włączone
notify-state-off = Wyłączone
notify-state-unconfirmed = Otwórz jeszcze link, który wysłaliśmy
notify-why-gone = Odłączone: tego adresu już nie ma.
notify-why-refused = Odłączone: wiadomości zostały odrzucone.
notify-why-failing = Odłączone: od wielu godzin wiadomości nie docierają.
notify-test = Wyślij próbę
notify-test-sent = Próba jest w drodze i powinna dotrzeć w kilka sekund.
notify-again = Wyślij link ponownie
notify-again-sent = Wysłaliśmy link na adres { $address }.
notify-switch-on = Włącz
notify-switch-off = Wyłącz
notify-remove = Usuń
notify-of = { $deed }: { $name }
notify-add = Dodaj sposób
notify-add-do = Dodaj
notify-push-on = Powiadamiaj mnie w tej przeglądarce
notify-push-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
notify-push-cannot = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego.
notify-push-failed = Nie udało się połączyć z usługą powiadomień przeglądarki. Spróbuj później.
notify-address-email = Twój adres e-mail
    .text = Wyślemy tam link. Dopóki go nie otworzysz, nic więcej nie przyjdzie.
notify-address-discord = Adres webhooka
    .text = W Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj adres URL webhooka.
notify-address-slack = Adres webhooka
    .text = W Slacku: aplikacja z Incoming Webhooks i adres URL jej webhooka.
notify-address-ntfy = Adres tematu
    .text = Na przykład https://ntfy.sh/ i nazwa, której nikt nie zgadnie. Zasubskrybuj ją w aplikacji ntfy.
notify-address-json = Adres twojego programu
    .text = Otrzymuje JSON przez POST, podpisany tak, jak opisuje Standard Webhooks.
notify-token = Token dostępu
    .text = Tylko jeśli temat jest chroniony.
notify-secret = Tym kluczem twój program sprawdza podpisy. Pokazujemy go tylko raz.
notify-about = O czym
notify-about-turn = Moja kolej albo ktoś mnie o coś pyta
notify-about-agree = Ktoś prosi o moją zgodę
notify-about-ended = Gra dobiegła końca
notify-about-tables = Mój stół zaczął grę lub jest pełny, ktoś mnie zaprasza, otwarto rewanż albo turniej się zaczyna lub odwołano go
notify-about-friends = Znajomy otwiera stół i jest wolne miejsce albo ktoś zaprasza mnie do znajomych
notify-gather = Jak często
    .text = To, co zdarzy się w międzyczasie, zbieramy w jedną wiadomość.
notify-gather-0 = Od razu
notify-gather-15 = Najwyżej co 15 minut
notify-gather-60 = Najwyżej co godzinę
notify-gather-240 = Najwyżej co 4 godziny
notify-gather-1440 = Najwyżej raz dziennie
notify-quiet = Cisza
    .text = Nic wtedy nie wysyłamy. To, co się zdarzy, wyślemy później.
notify-quiet-from = Od
notify-quiet-to = Do
notify-zone = Strefa czasowa
notify-tables = Stoły
    .text = Odznacz stół, aby nic o nim nie słyszeć.
notify-tables-none = Nie siedzisz jeszcze przy żadnym stole.
notify-saved = Zapisano
notify-confirm = Potwierdź adres e-mail
notify-asks-confirm = Gdy potwierdzisz adres, powiadomienia będą tam docierać.
notify-does-confirm = Potwierdź
notify-done-confirm = Adres jest potwierdzony. Powiadomienia będą tam teraz docierać.
notify-stop-page = Wyłącz powiadomienia
notify-asks-stop = Nie dostaniesz więcej wiadomości tą drogą, którą przyszła ta. Możesz ją znów włączyć na stronie swoich powiadomień.
notify-does-stop = Wyłącz je
notify-done-stop = Wyłączono. Nie dostaniesz już takich wiadomości.
notify-refused-email = To nie jest adres e-mail.
notify-refused-url = Podaj adres, który zaczyna się od https:// i jest dostępny z internetu.
notify-refused-conflict = To już dodano albo jest ich za dużo. Najpierw coś usuń.
notify-refused-link = Ten link jest nieprawidłowy albo wygasł. Na stronie swoich powiadomień możesz wysłać nowy.
notify-stop-failed = Ten link niczego nie wyłącza. Otwórz stronę swoich powiadomień.
