### Lords of Hellas: Hephaistos, vereinfachter Modus.

hellas-expansion-hephaestus_simple = Hephaistos, vereinfachter Modus
    .about = Hephaistos an Stelle des Zeus: sein Hammer, zehn Segen, fünf weitere neutrale Artefakte und eine Gabe, die Artefakte auflädt.
    .short = Vereinfacht

hellas-action-draw_card = Eine Kampfkarte nehmen
hellas-action-exchange = Dafür „{ $blessing }“ abgeben
hellas-action-pour = { $attribute } zählt 1 mehr
hellas-action-turn_artifact = „{ $artifact }“ als benutzt markieren

hellas-decision-draw_or_charge =
    { $left ->
        [one] Hephaistos: eine Kampfkarte ziehen oder ein Artefakt aufladen?
       *[other] Hephaistos: { $left }-mal ziehst du eine Kampfkarte oder lädst ein Artefakt auf.
    }
hellas-decision-exchange_blessing = Nur du siehst den Segen „{ $blessing }“. Für welchen von deinen behältst du ihn? ({ $blessing_text }) Verzichtest du, wird er abgelegt.
    .laid = Für welchen deiner Segen behältst du „{ $blessing }“? Verzichtest du, wird er abgelegt.
hellas-decision-keep_city = Deine Stadt ist verloren. Behältst du sie mit dem Palladion, sodass der Sieger sich zurückzieht?
    .short = Du darfst deine Stadt behalten
hellas-decision-pour_goblet = Goldener Becher: Welches Attribut zählt bei deiner nächsten Bewegung oder Jagd 1 mehr?
hellas-decision-see_attack = { $monster_The } schlägt zurück: { $hunter }. Nutzt du den Stab, um die Angriffskarten zu sehen und zu wählen?
    .short = Du darfst den Stab nutzen
hellas-decision-turn_artifact = Behelfswaffe: Welches Artefakt markierst du als benutzt?

hellas-event-artifact_turned = { $seat } markiert das Artefakt „{ $artifact }“ als benutzt.
    .you = Du markierst das Artefakt „{ $artifact }“ als benutzt.
hellas-event-attacks_seen = { $seat } sieht sich die Monster-Angriffskarten an: { $attacks }.
    .unseen = { $seat } sieht sich die Monster-Angriffskarten an.
    .you = Du siehst dir die Monster-Angriffskarten an: { $attacks }.
hellas-event-blessing_seen = { $seat } sieht sich den Segen „{ $blessing }“ an.
    .unseen = { $seat } sieht sich einen Segen an.
    .you = Du siehst dir den Segen „{ $blessing }“ an.
hellas-event-goblet_poured = { $seat } trinkt aus dem Goldenen Becher: { $attribute } zählt bei der nächsten Bewegung oder Jagd 1 mehr.
    .you = Du trinkst aus dem Goldenen Becher: { $attribute } zählt bei deiner nächsten Bewegung oder Jagd 1 mehr.
hellas-event-winner_turned_back = Das Palladion bewahrt { $seat } die Stadt { $region_in }: Der Sieger zieht sich zurück.
    .you = Das Palladion bewahrt dir die Stadt { $region_in }: Der Sieger zieht sich zurück.

hellas-why-no_combat_card_is_left = Es ist keine Kampfkarte mehr zu ziehen.
hellas-why-that_attribute_cannot_be_raised = { $attribute } ist verletzt oder schon am höchsten.
hellas-why-that_blessing_is_not_yours = Den Segen „{ $blessing }“ hast du nicht.

hellas-god-hephaestus = Hephaistos
    .of = des Hephaistos
    .text = Ein ausgesandter Priester erhöht die Stärke um 1. Dann ziehst du je nach Stufe seines Monuments 1 Kampfkarte oder lädst 1 deiner Artefakte auf: einmal auf Stufe 2, zweimal auf Stufe 3, dreimal auf den Stufen 4 und 5.
hellas-artifact-hephaestus_hammer = Hammer des Hephaistos
    .text = In deinem Zug: Lade ein anderes deiner Artefakte auf.
hellas-artifact-golden_goblet = Goldener Becher des Helios
    .text = In deinem Zug, zwischen Aktionen: Ein unverletztes Attribut zählt 1 mehr, höchstens 5, wenn du in diesem Zug das nächste Mal Hopliten oder den Helden bewegst oder jagst.
hellas-artifact-dragon_teeth = Drachenzähne
    .text = In deinem Zug: Die Hälfte der Hopliten im Gebiet deines Helden stirbt, aufgerundet.
hellas-artifact-palladium = Palladion
    .text = Wenn du ein Gebiet mit einer Stadt oder Sparta verteidigst und verlierst: Nach den Verlusten zieht sich der Sieger an deiner Stelle zurück, und das Gebiet bleibt, wie es war.
hellas-artifact-staff_of_tiresias = Stab des Teiresias
    .text = Auf jeder Jagd, bevor eine Monster-Angriffskarte gewählt wird: Sieh dir die gezogenen an und wähle.
hellas-artifact-orpheus_lyre = Leier des Orpheus
    .text = In deinem Zug: Sieh dir einen Segen des Stapels an. Behalte ihn für einen von deinen, oder lege ihn ab.

hellas-blessing-charged_by_fire = Vom Feuer geladen
    .text = Hephaistos: Beim Erhalt ziehe 1 Kampfkarte. Einmal in deinem Zug, zwischen Aktionen, darfst du eine Fackelkarte ablegen, um 1 Artefakt aufzuladen.
hellas-blessing-forge_temple = Schmiedetempel
    .text = Hephaistos: Beim Erhalt 1 Priester. Nach deiner Aktion „Tempel errichten“ lade 1 Artefakt auf.
hellas-blessing-votive_offering = Weihgabe
    .text = Hephaistos: Statt „Priester aussenden“ gib ein neutrales oder eines Monsters Artefakt ab, um ein Attribut um 1 zu erhöhen.
hellas-blessing-master_smith = Meisterschmied
    .text = Hephaistos: Beim Erhalt ziehe 2 neutrale Artefakte und behalte 1; es kommt benutzt zu dir.
hellas-blessing-tempered_steel = Gehärteter Stahl
    .text = Hephaistos: In deinen Jagden zählen Schwert-, Keulen-, Axt- und Speerkarten in der Verteidigung je 1 mehr.
hellas-blessing-bronze_armour = Bronzerüstung
    .text = Hephaistos: In jeder Schlacht zählt das erste Verlustsymbol auf deinen Karten nicht.
hellas-blessing-tireless_bellows = Unermüdlicher Blasebalg
    .text = Hephaistos: Nach „Vorbereiten“ lade 1 Artefakt auf.
hellas-blessing-living_statues = Lebende Statuen
    .text = Hephaistos: Wenn du verteidigst, Armeestärke +1 je 2 Artefakte, die du besitzt, höchstens +2.
hellas-blessing-improvised_weapon = Behelfswaffe
    .text = Hephaistos: Zu Beginn deiner Jagd darfst du ein geladenes Artefakt als benutzt markieren, um 2 Kampfkarten zu ziehen.
hellas-blessing-inventor = Erfinder
    .text = Hephaistos: Beim Erhalt ziehe 1 Kampfkarte; und wann immer du ein neutrales oder eines Monsters Artefakt oder ein Relikt außer dem Blitz erhältst, ziehe 1.
