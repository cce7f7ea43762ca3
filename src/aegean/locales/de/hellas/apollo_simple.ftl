### Lords of Hellas: Apollon, vereinfachter Modus.

hellas-expansion-apollo_simple = Apollon, vereinfachter Modus
    .about = Apollon an Stelle des Hermes: seine Laute, zehn Segen und eine Gabe, die heilt oder tötet.

hellas-action-choose_event = Dieses Ereignis eintreten lassen: „{ $drawn }“
hellas-action-usurp_region = Die Macht übernehmen: { $region }

hellas-decision-answer_roll = Gewürfelt für { $monster_object }: { $roll }. Spielst du die Laute?
    .short = Du darfst die Laute spielen
hellas-decision-choose_event = Nur du siehst diese Ereigniskarten. Welche tritt ein? Die andere kommt unter den Stapel.
    .short = Du wählst ein Ereignis
hellas-decision-heal_or_strike =
    { $left ->
        [one] Apollon: eine Verletzung heilen oder einen Hopliten töten?
       *[other] Apollon: { $left }-mal darfst du eine Verletzung heilen oder einen Hopliten töten.
    }
hellas-decision-step_hero = Sonnenwagen: Dein Held darf in ein benachbartes Gebiet ziehen. Wohin?
    .short = Du darfst deinen Helden bewegen
hellas-decision-usurp_region = In welchem Gebiet übernimmst du die Macht?

hellas-event-events_seen =
    { $count ->
        [one] { $seat } sieht sich 1 Ereigniskarte an: { $events }.
       *[other] { $seat } sieht sich { $count } Ereigniskarten an: { $events }.
    }
    .unseen = { $seat } sieht sich die obersten Ereigniskarten an.
    .you =
        { $count ->
            [one] Du siehst dir 1 Ereigniskarte an: { $events }.
           *[other] Du siehst dir { $count } Ereigniskarten an: { $events }.
        }
hellas-event-roll_ignored = { $seat } spielt die Laute: Der Wurf für { $monster_object } zählt nicht.
    .you = Du spielst die Laute: Der Wurf für { $monster_object } zählt nicht.
hellas-field-events = evolution quest event_card
    .item = { $item }

hellas-why-that_card_is_not_before_you = „{ $drawn }“ gehört nicht zu den Karten, die du dir ansiehst.
hellas-why-your_hero_is_not_beside_it = { $region }: Dein Held ist weder dort noch daneben.

hellas-god-apollo = Apollon
    .of = des Apollon
    .text = Ein ausgesandter Priester erhöht die Geschwindigkeit um 1. Dann darfst du je nach Stufe seines Monuments 1 Verletzung heilen oder 1 Hopliten im Gebiet deines Helden oder einem benachbarten töten: einmal auf Stufe 2, zweimal auf Stufe 3, dreimal auf den Stufen 4 und 5.
hellas-artifact-apollos_lute = Laute des Apollon
    .text = Nach einem Wurf des Monsterwürfels, in jedem Zug: Ignoriere das Ergebnis.

hellas-blessing-converts = Bekehrte
    .text = Apollon: Übernimmst du die Macht in einem Gebiet mit Tempel, erhalte 1 Priester.
hellas-blessing-pythias_vision = Vision der Pythia
    .text = Apollon: Ziehst du eine Ereigniskarte, sieh dir die obersten 2 an; eine tritt ein, die andere kommt unter den Stapel.
hellas-blessing-healing_hands = Heilende Hände
    .text = Apollon: Nach „Vorbereiten“ heile 1 Verletzung.
hellas-blessing-golden_bow = Goldener Bogen
    .text = Apollon: Beim Erhalt ziehe 1 Kampfkarte. In deinen Jagden decken zwei Bogenkarten zusammen ein beliebiges Wundenfeld ab.
hellas-blessing-silver_arrow = Silberpfeil
    .text = Apollon: Statt „Helden bewegen“ lege 1 Kampfkarte ab, um 1 Hopliten im Gebiet deines Helden zu töten.
hellas-blessing-beloved_ruler = Geliebter Herrscher
    .text = Apollon: Armeestärke +2 in deinen Schlachten in einer Region, deren Ruhmesplättchen du besitzt.
hellas-blessing-songs_of_glory = Ruhmeslieder
    .text = Apollon: Wann immer du ein Ruhmesplättchen erhältst, ziehe 2 Kampfkarten.
hellas-blessing-sun_chariot = Sonnenwagen
    .text = Apollon: Beim Erhalt Geschwindigkeit +1. Wann immer jemand ein Monument errichtet, darf dein Held in ein benachbartes Gebiet ziehen; eine Aufgabe beginnt er so nicht.
hellas-blessing-herald_of_the_sun = Herold der Sonne
    .text = Apollon: Deine Machtübernahme darf stattdessen einem Gebiet neben dem deines Helden gelten, wenn du das Ruhmesplättchen von dessen Region besitzt.
hellas-blessing-clear_omen = Klares Omen
    .text = Apollon: Beim Erhalt 1 Priester. Deine ausgesandten Priester nutzen eine Göttergabe, als wäre das Monument eine Stufe höher.
