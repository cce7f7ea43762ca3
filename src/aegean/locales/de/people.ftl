### Personen: Profile, Freunde, Wertungen. Nur diese Seiten laden sie.

people-company = Freunde und Mitspieler
people-profile-own = Dein Profil
people-profile-none = Kein Profil zu sehen
people-profile-none-help = Dieses Profil gibt es nicht, oder es wird dir nicht gezeigt.
people-since = Dabei seit { $day }
people-guest = Gäste haben kein Profil und keine Freunde. Mit einem Konto behältst du deine Spiele und hast beides.
people-shown = Wer dein Profil sieht
people-shown-help = Für deine Wertungen gilt dasselbe, in Ranglisten und neben deinem Namen. In Ranglisten stehst du nur bei „Alle“.
people-shown-everybody = Alle
people-shown-friends = Meine Freunde
people-shown-nobody = Niemand
people-friends = Freunde
people-friends-none = Noch niemand. Freunde lassen sich an einen Tisch einladen und dürfen dein Profil sehen.
people-friend-name = Name eines Kontos
people-deed-ask = Freundschaft anfragen
people-asks = Freundschaftsanfragen
people-asked = Von dir gefragt
people-bond-friend = Ihr seid Freunde
people-bond-asked = Gefragt, noch keine Antwort
people-bond-asks = Möchte befreundet sein
people-deed-agree = Annehmen
people-deed-decline = Ablehnen
people-deed-withdraw = Zurückziehen
people-deed-end = Freundschaft beenden
people-deed-block = Blockieren
people-deed-unblock = Nicht mehr blockieren
people-blocked = Blockiert
people-blocked-help = Sie können keine Freundschaft anfragen und finden deine Tische vor Beginn nicht; was sie schreiben, siehst du nicht. Sie erfahren nichts davon.
people-recent = Zuletzt zusammen gespielt
people-recent-none = Noch niemand: Hier steht, wer mit dir an einem Tisch sitzt.
people-again = Noch einmal derselbe Tisch
people-invitations = Du bist eingeladen
people-invite = Freunde einladen
people-invite-done = Eingeladen: { $name }
people-of = { $deed }: { $name }
people-waiting =
    { $count ->
        [one] Jemand möchte mit dir befreundet sein
       *[other] { $count } Personen möchten mit dir befreundet sein
    }
people-ratings = Wertungen
people-ratings-none = Noch keine gewerteten Spiele.
people-ratings-how = Gewertet werden Spiele von mindestens zwei Personen, bei denen niemand den Startwert kannte und kein Bot Rat gab. Jede Wertung steht mit ihrer Unsicherheit; wer unbekannt ist, hat 25 ± 8,3. Nur gegen Bots zählt ein Spiel, wenn du es am neuen Tisch so wünschst.
people-speed = Tempo
people-speed-live = Live
people-speed-slow = Langsam oder ohne Uhr
people-rated-games =
    { $count ->
        [one] { $count } gewertetes Spiel
       *[other] { $count } gewertete Spiele
    }
people-counts = Dieses Spiel wird gewertet.
people-counts-not = Dieses Spiel wird nicht gewertet.
people-provisional = vorläufig
people-level = etwa so stark wie { $level }
people-level-wait = Nach ein paar weiteren Spielen steht hier, welcher Bot etwa gleich stark ist.
people-curve = { $game }, { $speed }: Wertung nach jedem Spiel, von { $from } bis { $to }
people-records = Spiele
people-records-none = Noch keine beendeten Spiele.
people-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
people-won-share = { $won } gewonnen ({ $share })
people-column-games = Spiele
people-column-won = Gewonnen
people-column-ahead = Davor
people-column-behind = Dahinter
people-column-name = Name
people-column-rating = Wertung
people-by-seats = Nach Spielerzahl
people-by-module = Nach Modulen
people-by-role = Nach Seiten
people-by-reason = Danach, wie sie endeten
people-with-hero = Lieblingshelden
people-with-ship = Lieblingsschiffe
people-with-colour = Farben
people-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
people-module-none = Grundspiel
people-ending-resigned = Die anderen gaben auf
people-ending-reached_zeus = Als Erste bei Zeus
people-ending-oracle_cards = Mehr Orakelkarten
people-ending-favours = Mehr Gunst
people-ending-shared = Geteilter Sieg
people-pace = Zeit je Entscheidung
people-pace-help = Der Median der Mediane aller Spiele
people-opponents = Gegner
people-finished = Beendete Spiele
people-finished-none = Keine, die du ansehen darfst.
people-victory = Gewonnen
people-rated = gewertet
people-more = Mehr zeigen
people-ladder = Rangliste
people-ladder-none = Noch niemand in dieser Rangliste. Sie nennt jene, deren Profil alle sehen dürfen.
people-ladder-bots = Bots zum Vergleich
people-ladder-unlisted = Du stehst nicht hier: Dein Profil ist nicht für alle sichtbar.
people-rating-of = { $mean } ± { $deviation }
