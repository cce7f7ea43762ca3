### Ludzie: profile, znajomi, oceny. Wczytują je tylko te strony.

people-company = Znajomi i towarzystwo
people-profile-own = Twój profil
people-profile-none = Brak profilu do pokazania
people-profile-none-help = Nie ma takiego profilu albo nie jest dla ciebie widoczny.
people-since = Konto od { $day }
people-guest = Goście nie mają profilu ani znajomych. Z kontem zachowasz swoje gry i zyskasz jedno i drugie.
people-shown = Kto widzi twój profil
people-shown-help = Twoje oceny podlegają temu samemu wyborowi, w rankingach i przy twoim imieniu. W rankingach jesteś tylko przy „Wszyscy”.
people-shown-everybody = Wszyscy
people-shown-friends = Moi znajomi
people-shown-nobody = Nikt
people-friends = Znajomi
people-friends-none = Jeszcze nikt. Znajomych możesz zaprosić do stołu; widzą też twój profil.
people-friend-name = Nazwa konta
people-deed-ask = Zaproś do znajomych
people-asks = Zaproszenia do znajomych
people-asked = Zaproszeni przez ciebie
people-bond-friend = Jesteście znajomymi
people-bond-asked = Zaproszenie wysłane, brak odpowiedzi
people-bond-asks = Zaprasza cię do znajomych
people-deed-agree = Przyjmij
people-deed-decline = Odrzuć
people-deed-withdraw = Wycofaj
people-deed-end = Zakończ znajomość
people-deed-block = Zablokuj
people-deed-unblock = Odblokuj
people-blocked = Zablokowani
people-blocked-help = Nie mogą zaprosić cię do znajomych ani znaleźć twoich stołów przed rozpoczęciem gry, a ty nie widzisz, co piszą. Nie dowiadują się o tym.
people-recent = Ostatnio graliście razem
people-recent-none = Jeszcze nikt: pojawi się tu każdy, kto usiądzie z tobą przy stole.
people-again = Ten sam stół jeszcze raz
people-invitations = Masz zaproszenia
people-invite = Zaproś znajomego
people-invite-done = Zaproszono: { $name }
people-of = { $deed }: { $name }
people-waiting =
    { $count ->
        [one] Ktoś zaprasza cię do znajomych
        [few] { $count } osoby zapraszają cię do znajomych
       *[other] { $count } osób zaprasza cię do znajomych
    }
people-ratings = Oceny
people-ratings-none = Nie ma jeszcze ocenianych gier.
people-ratings-how = Liczą się gry co najmniej dwóch osób, w których nikt nie znał ziarna ani nie radził bot. Każda ocena ma swoją niepewność; nieznany gracz ma 25 ± 8,3. Gra z samymi botami liczy się, jeśli wybierzesz to przy nowym stole.
people-speed = Tempo
people-speed-live = Na żywo
people-speed-slow = Wolno lub bez zegara
people-rated-games =
    { $count ->
        [one] { $count } oceniana gra
        [few] { $count } oceniane gry
       *[other] { $count } ocenianych gier
    }
people-counts = Ta gra liczy się do ocen.
people-counts-not = Ta gra nie liczy się do ocen.
people-provisional = tymczasowa
people-level = mniej więcej poziom: { $level }
people-level-wait = Jeszcze kilka gier i będzie widać, który bot gra podobnie.
people-curve = { $game }, { $speed }: ocena po każdej grze, od { $from } do { $to }
people-records = Gry
people-records-none = Nie ma jeszcze zakończonych gier.
people-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
people-won-share = wygrane: { $won } ({ $share })
people-column-games = Gry
people-column-won = Wygrane
people-column-ahead = Wyżej
people-column-behind = Niżej
people-column-name = Nazwa
people-column-rating = Ocena
people-by-seats = Według liczby graczy
people-by-module = Według modułów
people-by-role = Według stron
people-by-reason = Według zakończenia
people-with-hero = Ulubieni bohaterowie
people-with-ship = Ulubione statki
people-with-colour = Kolory
people-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
people-module-none = Gra podstawowa
people-ending-resigned = Pozostali się poddali
people-ending-reached_zeus = Pierwszy powrót do Zeusa
people-ending-oracle_cards = Więcej kart wyroczni
people-ending-favours = Więcej łask
people-ending-shared = Wspólne zwycięstwo
people-pace = Czas na decyzję
people-pace-help = Mediana median wszystkich gier
people-opponents = Przeciwnicy
people-finished = Zakończone gry
people-finished-none = Brak gier, które możesz obejrzeć.
people-victory = Wygrana
people-rated = oceniana
people-more = Pokaż więcej
people-ladder = Ranking
people-ladder-none = W tym rankingu nie ma jeszcze nikogo. Są w nim ci, których profil widzą wszyscy.
people-ladder-bots = Boty dla porównania
people-ladder-unlisted = Nie ma cię tutaj: twój profil nie jest widoczny dla wszystkich.
people-rating-of = { $mean } ± { $deviation }
