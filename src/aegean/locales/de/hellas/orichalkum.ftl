### Lords of Hellas: Orichalkum und Konstrukte.

hellas-expansion-orichalkum = Orichalkum
    .about = In den Städten liegt Orichalkum. Helden nehmen es; es lädt Artefakte auf und bezahlt zehn Konstrukte, von denen drei offen liegen.

hellas-action-charge_with_orichalkum = Orichalkum einsetzen: { $artifact } aufladen
hellas-action-ride = Das Pferd von { $start } nach { $region } ziehen
hellas-action-take_orichalkum = Das Orichalkum nehmen
hellas-action-use_construct = Nutzen: { $construct }

hellas-narrow-charge_with_orichalkum = Welches Artefakt wird aufgeladen?
hellas-narrow-ride = In welche Stadt wird das Pferd gezogen?

hellas-decision-antikythera = Welchen Segen behältst du? Die anderen kommen in den Stapel zurück.
    .short = du wählst einen Segen
hellas-decision-shoot_monster = Welches Monster verwundet der Gastraphetes?
    .short = du verwundest ein Monster
hellas-decision-take_orichalkum = { $region }: Dort liegt Orichalkum. Nimmt dein Held es?
    .short = dein Held darf Orichalkum nehmen
hellas-decision-trample =
    { $left ->
        [one] Wo stürmen die Bronzenen Stiere? Höchstens 1 Hoplit.
       *[other] Wo stürmen die Bronzenen Stiere? Höchstens { $left } Hopliten, alle in einem Gebiet.
    }
    .short = die Bronzenen Stiere stürmen
hellas-decision-trojan_horse = Aus welchem Gebiet in welche Stadt wird das Trojanische Pferd gezogen?
    .short = du ziehst das Trojanische Pferd

hellas-event-blessings_drawn =
    { $count ->
        [one] { $seat } sieht 1 Segen an.
       *[other] { $seat } sieht { $count } Segen an.
    }
    .you = Du siehst Segen an: { $blessings }.
hellas-event-construct_used = { $seat } nutzt ein Konstrukt: { $construct }.
    .you = Du nutzt ein Konstrukt: { $construct }.
hellas-event-constructs_laid_out = Neue Konstrukte liegen offen: { $constructs }.
hellas-event-orichalkum_spent =
    { $count ->
        [one] { $seat } setzt 1 Orichalkumplättchen ein.
       *[other] { $seat } setzt { $count } Orichalkumplättchen ein.
    }
    .you =
        { $count ->
            [one] Du setzt 1 Orichalkumplättchen ein.
           *[other] Du setzt { $count } Orichalkumplättchen ein.
        }
hellas-event-orichalkum_taken = { $seat } nimmt das Orichalkum { $region_in }.
    .you = Du nimmst das Orichalkum { $region_in }.

hellas-why-a_construct_was_used = Du hast in diesem Zug schon ein Konstrukt genutzt.
hellas-why-it_belongs_to_the_start_of_a_turn = Das kommt zu Beginn eines Zuges, vor jeder Aktion.
hellas-why-that_construct_does_not_lie_open = { $construct } liegt nicht offen.
hellas-why-the_horse_goes_to_cities = { $region }: Dort ist keine Stadt.
hellas-why-you_have_too_little_orichalkum =
    { $count ->
        [one] Dir fehlt Orichalkum: 1 Plättchen ist nötig.
       *[other] Dir fehlt Orichalkum: { $count } Plättchen sind nötig.
    }

hellas-construct-wings_of_daedalus = Flügel des Dädalus
    .text = Stelle deinen Helden in ein beliebiges Gebiet. Eine Aufgabe kann er so nicht beginnen.
hellas-construct-field_forge = Feldschmiede
    .text = Ziehe 2 Kampfkarten.
hellas-construct-labyrinth = Labyrinth
    .text = Stelle ein Monster in ein beliebiges anderes Gebiet.
hellas-construct-golden_maidens = Goldene Jungfrauen
    .text = Nimm 1 Aktionsplättchen von einer deiner besonderen Aktionen.
hellas-construct-gastraphetes = Gastraphetes
    .text = Füge einem Monster im Gebiet deines Helden oder daneben 1 Wunde zu, ohne deren Belohnung.
hellas-construct-bronze_bulls = Bronzene Stiere
    .text = Töte bis zu 3 Hopliten im Gebiet deines Helden oder in einem Gebiet daneben.
hellas-construct-automaton_legion = Automatenlegion
    .text = Rekrutiere bis zu 4 Hopliten in einem Gebiet, das du kontrollierst.
hellas-construct-votive_tripods = Weihedreifüße
    .text = Du erhältst 2 Priester.
hellas-construct-antikythera_mechanism = Mechanismus von Antikythera
    .text = Sieh dir 3 Segen an und behalte 1.
hellas-construct-trojan_horse = Trojanisches Pferd
    .text = Marschiere aus einem Gebiet in ein benachbartes mit einer Stadt. Armeestärke +2 in der Schlacht, die es auslöst.

hellas-field-constructs = construct
    .item = { $item }
