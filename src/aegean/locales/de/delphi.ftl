### Das Orakel von Delphi.
###
### Die Räume dieser Datei: Wendungen, die mehrere Sätze teilen, Aktionen, Entscheidungen, Ereignisse, das Ende einer
### Partie, Optionen, und die Namen des Materials mit dem, was es tut. Eine Aktion nennt ein
### Feld mit seinen Koordinaten, damit keine zwei gleich lauten; ein Ereignis sagt, was dort ist.

## Wendungen, die Sätze teilen; sie stehen im Akkusativ, Bezahltes im Dativ.

# Womit eine Aktion bezahlt wird.
delphi-phrase-source = { $source_with }
delphi-phrase-payment =
    { $favours ->
        [0] { delphi-phrase-source }
       *[other] { delphi-phrase-source } und { $favours } Gunst
    }
delphi-phrase-god = { $god }
delphi-phrase-monster = { $colour_one } Monster
delphi-phrase-offering = { $colour_one } Opfergabe
delphi-phrase-statue = { $colour_one } Statue
delphi-phrase-card = { $colour_one } Orakelkarte
delphi-phrase-injury = { $colour_one } Wunde
delphi-phrase-every_injury = Alle { $colour_all } Wunden
delphi-phrase-injuries =
    { $count ->
        [one] eine { delphi-phrase-injury }
       *[other] { $count } { $colour_one } Wunden
    }
# Wohin ein Schiff fährt.
delphi-phrase-waters =
    { $water_id ->
        [none] zu Zeus
       *[other] in { $water_one } Gewässer
    }
delphi-phrase-tasks_left =
    { $left ->
        [0] Keine ist mehr offen: heim zu Zeus!
        [one] Nur eine ist noch offen.
       *[other] Es sind noch { $left } offen.
    }

## Aktionen

delphi-action-draw_oracle = Eine Orakelkarte ziehen mit { delphi-phrase-payment }
delphi-action-take_favours = 2 Gunst nehmen mit { delphi-phrase-payment }
delphi-action-look_islands = Zwei verdeckte Inseln ansehen mit { delphi-phrase-payment }
delphi-action-sail = Nach { $hex } segeln mit { delphi-phrase-payment }
    .pointed = Fahrt { delphi-phrase-waters } mit { delphi-phrase-payment }
delphi-action-explore = Die Insel auf { $hex } erkunden mit { delphi-phrase-payment }
    .pointed = Die Insel erkunden mit { delphi-phrase-payment }
delphi-action-fight = Das { delphi-phrase-monster } auf { $hex } bekämpfen mit { delphi-phrase-payment }
    .pointed = Das { delphi-phrase-monster } bekämpfen mit { delphi-phrase-payment }
delphi-action-build_shrine = Eine Kultstätte auf { $hex } errichten mit { delphi-phrase-payment }
    .pointed = Eine Kultstätte errichten mit { delphi-phrase-payment }
delphi-action-load_offering = Die { delphi-phrase-offering } auf { $hex } laden mit { delphi-phrase-payment }
    .pointed = Die { delphi-phrase-offering } laden mit { delphi-phrase-payment }
delphi-action-make_offering = Die Opfergabe im Tempel auf { $hex } darbringen mit { delphi-phrase-payment }
    .pointed = Die Opfergabe im Tempel darbringen mit { delphi-phrase-payment }
delphi-action-load_statue = Eine Statue in der Stadt auf { $hex } laden mit { delphi-phrase-payment }
    .pointed = Eine Statue in der Stadt laden mit { delphi-phrase-payment }
delphi-action-raise_statue = Die { delphi-phrase-statue } auf { $hex } errichten mit { delphi-phrase-payment }
    .pointed = Die { delphi-phrase-statue } errichten mit { delphi-phrase-payment }
delphi-action-discard_injuries = { delphi-phrase-every_injury } ablegen mit { delphi-phrase-payment }
delphi-action-advance_god = { delphi-phrase-god } vorrücken mit { delphi-phrase-payment }
delphi-action-combo =
    { $colour_id ->
        [pink] „{ delphi-equipment-die_combo_pink }“
        [green] „{ delphi-equipment-die_combo_green }“
        [blue] „{ delphi-equipment-die_combo_blue }“
       *[other] Die Karte dieser Farbe
    } nutzen mit { delphi-phrase-payment }
delphi-action-poseidon = Poseidon: das Schiff nach { $hex } bringen
    .pointed = Poseidon: das Schiff { delphi-phrase-waters } bringen
delphi-action-apollo = Apollon: eine Orakelkarte und freie Farbwahl
delphi-action-artemis = Artemis: die Insel auf { $hex } erkunden
    .pointed = Artemis: die Insel erkunden
delphi-action-aphrodite = Aphrodite: alle eigenen Wunden ablegen
delphi-action-ares = Ares: das { delphi-phrase-monster } auf { $hex } besiegen
    .pointed = Ares: das { delphi-phrase-monster } besiegen
delphi-action-hermes = Hermes: eine { delphi-phrase-statue } laden
delphi-action-send_back = { $god }: eine Orakelkarte statt der Fähigkeit
delphi-action-end_turn = Den Zug beenden und das Orakel befragen
delphi-action-lift = { delphi-phrase-god } vorrücken
delphi-action-favours = Die Gunst nehmen
delphi-action-god_steps = Götter vorrücken
delphi-action-discard_injury = Eine { delphi-phrase-injury } ablegen
delphi-action-discard_colour = { delphi-phrase-every_injury } ablegen
delphi-action-fight_on = Zahlen und weiterkämpfen
delphi-action-surrender = Aufgeben
delphi-action-look = Die Insel auf { $hex } ansehen
    .pointed = Die Insel ansehen
delphi-action-scout = Die Insel auf { $hex } erkunden
    .pointed = Die Insel erkunden
delphi-action-befriend = { $companion } ({ $companion_type }) an Bord nehmen
delphi-action-take = „{ $equipment }“ nehmen
delphi-action-receive_statue = Eine { delphi-phrase-statue } laden
delphi-action-receive_offering = Die { delphi-phrase-offering } von { $hex } laden
    .pointed = Die { delphi-phrase-offering } laden
delphi-action-enthrone = { delphi-phrase-god } auf den Thron führen
delphi-action-choose_ship = Das Schiff „{ $ship }“ wählen
delphi-action-drop_task = Auf die Aufgabe „{ $tile }“ verzichten
delphi-action-choose_colour = Die Farbe { $player } wählen
delphi-action-decline = Keinen Gott vorrücken

## Entscheidungen

delphi-decision-choose_colour = Welche Farbe spielst du?
delphi-decision-companion = Welcher { $colour_one } Gefährte kommt an Bord?
    .short = Du wählst einen Gefährten
delphi-decision-discard_colour = Wunden welcher Farbe legst du ab?
delphi-decision-draft_ship = Mit welchem Schiff segelst du?
delphi-decision-drop_task = Zeus erlässt dir eine Aufgabe. Welche?
delphi-decision-enthrone = { $equipment }: Wer steigt auf den Thron?
    .short = Du wählst einen Gott
delphi-decision-equipment = Wähle eine der ausliegenden Ausrüstungskarten.
    .short = Du wählst eine Ausrüstungskarte
delphi-decision-fight =
    Das { delphi-phrase-monster } hält stand: Du brauchtest eine { $target } und hast eine { $rolled } gewürfelt. { $favours ->
        [one] Kämpfst du für 1 Gunst weiter (dann genügt eine { $next }) oder gibst du auf?
       *[other] Kämpfst du für { $favours } Gunst weiter (dann genügt eine { $next }) oder gibst du auf?
    }
delphi-decision-god_steps =
    { $left ->
        [one] Welcher Gott rückt eine Wolke vor?
       *[other] Deine Götter rücken insgesamt { $left } Wolken vor. Wer zuerst?
    }
    .short = Du wählst einen Gott
delphi-decision-look =
    { $left ->
        [one] Wähle eine Insel, die du dir ansiehst.
       *[other] Wähle nacheinander { $left } Inseln, die du dir ansiehst.
    }
    .short = Du siehst dir Inseln an
delphi-decision-others_advance =
    { $titan ->
        [none] Das Orakel hat gesprochen. Welcher deiner Götter rückt vor?
       *[other] Das Orakel hat gesprochen. Welcher deiner Götter rückt vor? Der Titanenwürfel zeigt eine { $titan }.
    }
    .short = Du wählst einen Gott
delphi-decision-receive_offering = { $equipment }: Welche Opfergabe lädst du?
    .short = Du wählst eine Opfergabe
delphi-decision-receive_statue = { $equipment }: Welche Statue lädst du?
    .short = Du wählst eine Statue
delphi-decision-recover =
    { $left ->
        [one] Du erholst dich: Lege noch eine Wunde ab.
       *[other] Du erholst dich: Lege nacheinander { $left } Wunden ab.
    }
delphi-decision-scout = Welche der beiden Inseln erkundest du?
delphi-decision-turn = Du bist am Zug: Führe eine Aktion aus, rufe einen Gott an oder befrage das Orakel.
delphi-decision-unhurt =
    { $favours ->
        [one] Du hast keine Wunden: Nimm 1 Gunst oder rücke einen Gott vor.
       *[other] Du hast keine Wunden: Nimm { $favours } Gunst oder rücke einen Gott vor.
    }

## Ereignisse

delphi-event-colour_taken = { $seat } spielt die Farbe { $player }.
    .you = Du spielst die Farbe { $player }.
delphi-event-companion_gained = { $seat } nimmt { $companion } ({ $companion_type }) an Bord.
    .you = Du nimmst { $companion } ({ $companion_type }) an Bord.
delphi-event-consulted = { $seat } befragt das Orakel: { $colours }.
    .you = Du befragst das Orakel: { $colours }.
delphi-event-deck_reshuffled =
    { $count ->
        [one] Der { $deck } ist leer: Die eine abgelegte Karte wird umgedreht.
       *[other] Der { $deck } ist leer: Die { $count } abgelegten Karten werden gemischt.
    }
delphi-event-declined = { $seat } rückt keinen Gott vor.
    .you = Du rückst keinen Gott vor.
delphi-event-equipment_lapsed = { $seat } kann „{ $equipment }“ nicht nutzen; die Wirkung verfällt.
    .you = Du kannst „{ $equipment }“ nicht nutzen; die Wirkung verfällt.
delphi-event-equipment_shown = Neu in der Auslage: „{ $equipment }“.
delphi-event-equipment_taken = { $seat } nimmt „{ $equipment }“.
    .you = Du nimmst „{ $equipment }“.
delphi-event-explored = { $seat } erkundet { $hex } und findet { $island }.
    .hex = eine verdeckte Insel
    .you = Du erkundest { $hex } und findest { $island }.
delphi-event-favours_gained =
    { $seat } erhält { $count ->
        [one] 1 Gunst
       *[other] { $count } Gunst
    }.
    .you =
        Du erhältst { $count ->
            [one] 1 Gunst
           *[other] { $count } Gunst
        }.
delphi-event-fight_round =
    { $seat } braucht gegen das { delphi-phrase-monster } eine { $target } und würfelt eine { $roll }{ $won ->
        [0] .
       *[1] !
    }
    .you =
        Du brauchst gegen das { delphi-phrase-monster } eine { $target } und würfelst eine { $roll }{ $won ->
            [0] .
           *[1] !
        }
delphi-event-game_over =
    Das Spiel ist zu Ende. { $reason_id ->
        [shared] { $winners } teilen sich den Sieg.
       *[other] { $winners } gewinnt!
    } { $reason }
delphi-event-god_advanced =
    { $seat } führt { delphi-phrase-god } { $row ->
        [6] auf den Thron.
       *[other] auf Wolke { $row }.
    }
    .you =
        Du führst { delphi-phrase-god } { $row ->
            [6] auf den Thron.
           *[other] auf Wolke { $row }.
        }
delphi-event-god_returned = { $god } ({ $seat }) verlässt den Thron.
    .you = { $god } verlässt deinen Thron.
delphi-event-god_sent_back = { $seat } verzichtet bei { delphi-phrase-god } auf die Fähigkeit und nimmt eine Orakelkarte.
    .you = Du verzichtest bei { delphi-phrase-god } auf die Fähigkeit und nimmst eine Orakelkarte.
delphi-event-injuries_discarded = { $seat } legt { delphi-phrase-injuries } ab.
    .you = Du legst { delphi-phrase-injuries } ab.
delphi-event-injury_drawn = { $seat } erleidet eine { delphi-phrase-injury }.
    .you = Du erleidest eine { delphi-phrase-injury }.
delphi-event-looked = { $seat } sieht sich heimlich { $hexes } an: { $tiles }.
    .hexes = { $count ->
        [one] eine verdeckte Insel
       *[other] { $count } verdeckte Inseln
    }
    .unseen = { $seat } sieht sich heimlich { $hexes } an.
    .you = Du siehst dir heimlich { $hexes } an: { $tiles }.
delphi-event-monster_defeated = { $seat } besiegt { $hex }!
    .hex = das { delphi-phrase-monster }
    .you = Du besiegst { $hex }!
delphi-event-offering_loaded = { $seat } lädt { $hex }.
    .hex = die { delphi-phrase-offering }
    .you = Du lädst { $hex }.
delphi-event-offering_made = { $seat } bringt die { delphi-phrase-offering } { $hex } dar.
    .hex = im Tempel
    .you = Du bringst die { delphi-phrase-offering } { $hex } dar.
delphi-event-oracle_drawn = { $seat } zieht eine { delphi-phrase-card }.
    .you = Du ziehst eine { delphi-phrase-card }.
delphi-event-power_used = { $seat } ruft { delphi-phrase-god } an.
    .you = Du rufst { delphi-phrase-god } an.
delphi-event-reached_zeus = { $seat } kehrt zu Zeus heim, alle Aufgaben sind erfüllt!
    .you = Du kehrst zu Zeus heim, alle Aufgaben sind erfüllt!
delphi-event-recovering = { $seat } hat zu viele Wunden und muss sich erholen.
    .you = Du hast zu viele Wunden und musst dich erholen.
delphi-event-ship_chosen = { $seat } segelt mit dem Schiff „{ $ship }“.
    .you = Du segelst mit dem Schiff „{ $ship }“.
delphi-event-ship_moved = { $seat } segelt { $hex }.
    .hex = { $colour_id ->
        [none] zu Zeus
       *[other] in { $colour_one } Gewässer
    }
    .you = Du segelst { $hex }.
delphi-event-shrine_built = { $seat } errichtet { $hex }.
    .hex = eine Kultstätte
    .you = Du errichtest { $hex }.
delphi-event-source_used = { $seat } zahlt mit { delphi-phrase-payment }.
    .you = Du zahlst mit { delphi-phrase-payment }.
delphi-event-statue_loaded = { $seat } lädt eine { delphi-phrase-statue }.
    .you = Du lädst eine { delphi-phrase-statue }.
delphi-event-statue_raised = { $seat } errichtet { $hex }.
    .hex = die { delphi-phrase-statue }
    .you = Du errichtest { $hex }.
delphi-event-strength_gained = { $seat } hat nun Stärke { $strength }.
    .you = Du hast nun Stärke { $strength }.
delphi-event-surrendered = { $seat } gibt den Kampf gegen das { delphi-phrase-monster } auf.
    .you = Du gibst den Kampf gegen das { delphi-phrase-monster } auf.
delphi-event-task_completed = { $seat } erfüllt eine Aufgabe des Zeus: { $task }. { delphi-phrase-tasks_left }
    .you = Du erfüllst eine Aufgabe des Zeus: { $task }. { delphi-phrase-tasks_left }
delphi-event-task_dropped = { $seat } bekommt die Aufgabe „{ $tile }“ erlassen. { delphi-phrase-tasks_left }
    .you = Du bekommst die Aufgabe „{ $tile }“ erlassen. { delphi-phrase-tasks_left }
delphi-event-titan_rolled =
    { $seat } wirft den Titanenwürfel: { $roll ->
        [6] eine 6, der Titan wird toben!
       *[other] Der Titan wird mit Stärke { $roll } zuschlagen.
    }
    .you =
        Du wirfst den Titanenwürfel: { $roll ->
            [6] eine 6, der Titan wird toben!
           *[other] Der Titan wird mit Stärke { $roll } zuschlagen.
        }
delphi-event-titan_struck =
    { $roll ->
        [6] Der Titan tobt: 2 Wunden für alle!
       *[other] Der Titan trifft alle, deren Stärke unter { $roll } liegt.
    }
delphi-event-turn_began = { $seat } übernimmt in Runde { $round } das Ruder.
    .you = Du übernimmst in Runde { $round } das Ruder.

## Warum eine Aktion jetzt nicht möglich ist

delphi-why-a_shrine_stands_there = Dort steht schon eine Kultstätte.
delphi-why-a_wild_source_would_save_nothing = Apollons freie Farbwahl würde hier nichts sparen.
delphi-why-an_oracle_card_was_used_this_turn = Du hast in diesem Zug schon eine Orakelkarte genutzt; mehr als eine geht nicht.
delphi-why-apollo_grants_no_wild_source = Apollon gewährt dir gerade keine freie Farbwahl.
delphi-why-no_city_beside_the_ship = Dein Schiff liegt neben keiner Stadt.
delphi-why-no_die_of_this_colour = Du hast keinen ungenutzten Würfel dieser Farbe mehr ({ $colour }).
delphi-why-no_equipment_for_this_action = Keine deiner Ausrüstungskarten erlaubt diese Aktion.
delphi-why-no_equipment_gives_an_extra_action = Keine deiner Ausrüstungskarten gibt eine zusätzliche Aktion.
delphi-why-no_hidden_island_left = Keine Insel liegt mehr verdeckt.
delphi-why-no_injuries = Du hast keine Wunden.
delphi-why-no_injury_of_this_colour = Du hast keine Wunde dieser Farbe ({ $colour }).
delphi-why-no_oracle_card_left = Es gibt keine Orakelkarte mehr zu ziehen.
delphi-why-no_oracle_card_of_this_colour = Du hast keine Orakelkarte dieser Farbe ({ $colour }).
delphi-why-no_pedestal_of_this_colour = Diese Insel hat keinen Sockel dieser Farbe ({ $colour }).
delphi-why-no_shrine_task_is_open = Du hast keine Kultstätte mehr zu bauen.
delphi-why-no_statue_left_in_the_city = Die Stadt dieser Farbe ({ $colour }) hat keine Statue mehr.
delphi-why-no_such_monster_there = Dort ist kein Monster dieser Farbe ({ $colour }).
delphi-why-no_such_offering_aboard = Du hast keine Opfergabe in der Farbe des Tempels ({ $colour }) an Bord.
delphi-why-no_such_offering_there = Dort liegt keine Opfergabe dieser Farbe ({ $colour }).
delphi-why-no_such_statue_aboard = Du hast keine Statue dieser Farbe ({ $colour }) an Bord.
delphi-why-no_such_task_is_open = Du hast keine offene Aufgabe „{ $tile }“.
delphi-why-no_task_needs_this_monster = Keine deiner Aufgaben verlangt ein Monster dieser Farbe ({ $colour }).
delphi-why-no_task_needs_this_offering = Keine deiner Aufgaben braucht eine Opfergabe dieser Farbe ({ $colour }).
delphi-why-no_task_needs_this_statue = Keine deiner Aufgaben braucht eine Statue dieser Farbe ({ $colour }).
delphi-why-not_beside_the_ship = { $hex } ist außer Reichweite deines Schiffs.
    .pointed = Das liegt außer Reichweite deines Schiffs.
delphi-why-not_on_display = „{ $equipment }“ liegt nicht aus.
delphi-why-not_on_the_card = „{ $equipment }“ erlaubt das nicht.
delphi-why-tasks_are_still_open =
    { $count ->
        [one] Zeus wartet, bis deine letzte Aufgabe erfüllt ist.
       *[other] Zeus wartet, bis deine { $count } offenen Aufgaben erfüllt sind.
    }
delphi-why-the_colour_is_taken = Die Farbe { $player } ist schon vergeben.
delphi-why-the_colour_was_not_rolled = Das Orakel zeigt nicht die Farbe dieses Gottes ({ $god }).
delphi-why-the_companion_has_another_colour = Nur ein Gefährte in der Farbe der Statue ({ $colour }) kommt an Bord.
delphi-why-the_companion_is_taken = { $companion } segelt schon mit jemandem.
delphi-why-the_extra_action_was_used_this_turn = Du hast deine zusätzliche Aktion in diesem Zug schon genutzt.
delphi-why-the_god_is_not_on_the_throne = { $god } sitzt nicht auf dem Thron.
delphi-why-the_god_is_on_the_start_cloud = { $god } ist noch auf der Startwolke.
delphi-why-the_god_is_on_the_throne = { $god } sitzt auf dem Thron und kann nicht weiter vorrücken.
delphi-why-the_hold_is_full = Dein Laderaum ist voll (Platz für { $storage }).
delphi-why-the_island_is_chosen_already = Diese Insel hast du schon gewählt.
delphi-why-the_island_is_explored = Diese Insel liegt schon offen.
delphi-why-the_island_is_hidden = Diese Insel liegt noch verdeckt.
delphi-why-the_island_is_not_yours = Diese Insel gehört zu einer anderen Farbe: { $player }.
delphi-why-the_island_was_not_looked_at = Es ist keine der gerade gesehenen Inseln.
delphi-why-the_pedestal_is_taken = Der Sockel dieser Farbe ({ $colour }) ist besetzt.
delphi-why-the_ship_has_come_home = Dein Schiff ist bei Zeus angekommen und bleibt dort.
delphi-why-the_ship_is_there_already = Dein Schiff ist schon dort.
delphi-why-the_ship_tile_is_not_on_offer = Das Schiff „{ $ship }“ steht nicht zur Wahl.
delphi-why-too_few_favours = Es kostet { $needed } Gunst, und du hast { $held }.

## Wie eine Partie endet

delphi-reason-reached_zeus = Niemand sonst ist zu Zeus heimgekehrt.
delphi-reason-oracle_cards = Von den Heimgekehrten hat niemand sonst so viele Orakelkarten.
delphi-reason-favours = Von den Heimgekehrten mit den meisten Orakelkarten hat niemand sonst so viel Gunst.
delphi-reason-shared = Sie sind mit gleich vielen Orakelkarten und gleich viel Gunst heimgekehrt.

## Zahlen, die hinterher vom Verlauf einer Partie erzählen

delphi-figure-tasks = Aufgaben erfüllt
delphi-figure-shrines = Kultstätten errichtet
delphi-figure-offerings = Opfergaben dargebracht
delphi-figure-statues = Statuen errichtet
delphi-figure-monsters = Monster besiegt
delphi-figure-voyages = Fahrten
delphi-figure-explored = Inseln erkundet
delphi-figure-equipment = Ausrüstungskarten genommen
delphi-figure-companions = Gefährten gewonnen
delphi-figure-powers = Fähigkeiten genutzt
delphi-figure-oracle_cards = Orakelkarten gezogen
delphi-figure-favours = Gunst erhalten
delphi-figure-battle_rolls = Würfe des Kampfwürfels
delphi-figure-titan_rolls = Würfe des Titanenwürfels
delphi-figure-injuries = Wunden erlitten
delphi-figure-offerings_loaded = Geladene Opfergaben
delphi-figure-statues_loaded = Geladene Statuen
delphi-figure-hexes = Gesegelte Felder
delphi-figure-looks = Angesehene Inseln
delphi-figure-steps_poseidon = Schritte von Poseidon
delphi-figure-steps_apollo = Schritte von Apollon
delphi-figure-steps_artemis = Schritte von Artemis
delphi-figure-steps_aphrodite = Schritte von Aphrodite
delphi-figure-steps_ares = Schritte von Ares
delphi-figure-steps_hermes = Schritte von Hermes
delphi-figure-sent_back = Zurückgesandte Götter
delphi-figure-dice_used = Eingesetzte Würfel
delphi-figure-cards_used = Eingesetzte Orakelkarten
delphi-figure-favours_paid = Gunst für Farben und Reichweite
delphi-figure-strength = Gewonnene Stärke
delphi-figure-surrenders = Aufgegebene Kämpfe
delphi-figure-healed = Geheilte Wunden
delphi-figure-turns_lost = Züge durch Wunden verloren

## Optionen

delphi-option-map = Spielplan
    .text = Wie das Meer ausgelegt wird.
delphi-choice-map-compact = Kompakt, mit wenigen Lücken
delphi-choice-map-free = Frei, zufällig ausgelegt
delphi-option-colours = Farben
    .text = Wie die Spieler ihre Farbe erhalten. Auf den Inseln deiner Farbe baust du deine Kultstätten.
delphi-choice-colours-chosen = Reihum gewählt, der erste Platz zuerst
delphi-choice-colours-dealt = Zufällig verteilt
delphi-choice-colours-by_seat = Nach dem Platz: Rot, Gelb, Grün, Blau
delphi-option-ships = Schiffe
    .text = Wie die Spieler ihr Schiffsplättchen erhalten.
delphi-choice-ships-random = Zufällig verteilt
delphi-choice-ships-draft = Reihum gewählt, der letzte Platz zuerst
delphi-choice-ships-first_game = Verteilt aus den vieren für das erste Spiel
delphi-option-tiles_less = Länge des Spiels
    .text = Wie viele Aufgaben jeder Spieler zu erfüllen hat. In einem kürzeren Spiel entfällt zuerst eine Statue, dann eine Kultstätte, dann ein farbiges Monster, dann eine farbige Opfergabe.
delphi-choice-tiles_less-0 = Alle zwölf Aufgaben
delphi-choice-tiles_less-1 = Elf Aufgaben
delphi-choice-tiles_less-2 = Zehn Aufgaben
delphi-choice-tiles_less-3 = Neun Aufgaben
delphi-choice-tiles_less-4 = Acht Aufgaben
delphi-option-apollo = Apollons Fähigkeit
    .text = Was in einem Zug, in dem ein Spieler Apollon anruft, als beliebige Farbe gilt.
delphi-choice-apollo-one = Ein Würfel oder eine Orakelkarte
delphi-choice-apollo-all = Alle Würfel und die Orakelkarte
delphi-option-reach_explore = Erkunden aus der Ferne
    .text = Ob „{ delphi-equipment-reach_monster_shrine }“ außer für Kämpfe und Kultstätten auch zum Erkunden dient.
delphi-choice-reach_explore-false = Nur Kämpfe und Kultstätten
delphi-choice-reach_explore-true = Auch Erkunden

## Farben, Spieler und Stapel

# `.one` steht vor einem Ding (das rote Monster, zwei rote Wunden), `.all` nach „alle“.
delphi-colour-red = Rot
    .one = rote
    .all = roten
delphi-colour-black = Schwarz
    .one = schwarze
    .all = schwarzen
delphi-colour-pink = Rosa
    .one = rosa
    .all = rosa
delphi-colour-blue = Blau
    .one = blaue
    .all = blauen
delphi-colour-yellow = Gelb
    .one = gelbe
    .all = gelben
delphi-colour-green = Grün
    .one = grüne
    .all = grünen
delphi-player-red = Rot
delphi-player-yellow = Gelb
delphi-player-green = Grün
delphi-player-blue = Blau
delphi-deck-oracle = Orakelstapel
delphi-deck-injury = Wundenstapel

## Womit Aktionen bezahlt werden

# `.with` steht im Dativ.
delphi-source-die-red = roter Würfel
    .with = dem roten Würfel
delphi-source-die-black = schwarzer Würfel
    .with = dem schwarzen Würfel
delphi-source-die-pink = rosa Würfel
    .with = dem rosa Würfel
delphi-source-die-blue = blauer Würfel
    .with = dem blauen Würfel
delphi-source-die-yellow = gelber Würfel
    .with = dem gelben Würfel
delphi-source-die-green = grüner Würfel
    .with = dem grünen Würfel
delphi-source-card-red = rote Orakelkarte
    .with = der roten Orakelkarte
delphi-source-card-black = schwarze Orakelkarte
    .with = der schwarzen Orakelkarte
delphi-source-card-pink = rosa Orakelkarte
    .with = der rosa Orakelkarte
delphi-source-card-blue = blaue Orakelkarte
    .with = der blauen Orakelkarte
delphi-source-card-yellow = gelbe Orakelkarte
    .with = der gelben Orakelkarte
delphi-source-card-green = grüne Orakelkarte
    .with = der grünen Orakelkarte
delphi-source-extra = zusätzliche Aktion
    .with = der zusätzlichen Aktion
delphi-source-die-red-any = roter Würfel in beliebiger Farbe
    .with = dem roten Würfel in beliebiger Farbe
delphi-source-die-black-any = schwarzer Würfel in beliebiger Farbe
    .with = dem schwarzen Würfel in beliebiger Farbe
delphi-source-die-pink-any = rosa Würfel in beliebiger Farbe
    .with = dem rosa Würfel in beliebiger Farbe
delphi-source-die-blue-any = blauer Würfel in beliebiger Farbe
    .with = dem blauen Würfel in beliebiger Farbe
delphi-source-die-yellow-any = gelber Würfel in beliebiger Farbe
    .with = dem gelben Würfel in beliebiger Farbe
delphi-source-die-green-any = grüner Würfel in beliebiger Farbe
    .with = dem grünen Würfel in beliebiger Farbe
delphi-source-card-red-any = rote Orakelkarte in beliebiger Farbe
    .with = der roten Orakelkarte in beliebiger Farbe
delphi-source-card-black-any = schwarze Orakelkarte in beliebiger Farbe
    .with = der schwarzen Orakelkarte in beliebiger Farbe
delphi-source-card-pink-any = rosa Orakelkarte in beliebiger Farbe
    .with = der rosa Orakelkarte in beliebiger Farbe
delphi-source-card-blue-any = blaue Orakelkarte in beliebiger Farbe
    .with = der blauen Orakelkarte in beliebiger Farbe
delphi-source-card-yellow-any = gelbe Orakelkarte in beliebiger Farbe
    .with = der gelben Orakelkarte in beliebiger Farbe
delphi-source-card-green-any = grüne Orakelkarte in beliebiger Farbe
    .with = der grünen Orakelkarte in beliebiger Farbe

## Aufgaben

delphi-task-shrine = Kultstätte
    .text = Errichte eine Kultstätte auf einer Insel deiner Spielfarbe. Belohnung: Rücke einen Gott eine Wolke vor.
delphi-task-statue = Statue
    .text = Lade eine Statue in ihrer Stadt und errichte sie auf einem freien Sockel ihrer Farbe; alle deine Statuen müssen verschiedene Farben haben. Belohnung: ein Gefährte in der Farbe der Statue.
delphi-task-offering = Opfergabe
    .text = Lade eine Opfergabe und bringe sie im Tempel ihrer Farbe dar; alle deine Opfergaben müssen verschiedene Farben haben. Belohnung: 3 Gunst.
delphi-task-monster = Monster
    .text = Besiege ein Monster; alle deine Monster müssen verschiedene Farben haben. Belohnung: eine der ausliegenden Ausrüstungskarten.
delphi-tile-shrine = Kultstätte
delphi-tile-statue = Statue beliebiger Farbe
delphi-tile-offering = Opfergabe beliebiger Farbe
delphi-tile-monster = Monster beliebiger Farbe
delphi-tile-offering-red = rote Opfergabe
delphi-tile-offering-black = schwarze Opfergabe
delphi-tile-offering-pink = rosa Opfergabe
delphi-tile-offering-blue = blaue Opfergabe
delphi-tile-offering-yellow = gelbe Opfergabe
delphi-tile-offering-green = grüne Opfergabe
delphi-tile-monster-red = rotes Monster
delphi-tile-monster-black = schwarzes Monster
delphi-tile-monster-pink = rosa Monster
delphi-tile-monster-blue = blaues Monster
delphi-tile-monster-yellow = gelbes Monster
delphi-tile-monster-green = grünes Monster

## Inseln und ihre Buchstaben

delphi-letter-psi = Ψ
    .text = Du erhältst 4 Gunst.
delphi-letter-phi = Φ
    .text = Ziehe zwei Orakelkarten.
delphi-letter-omega = Ω
    .text = Deine Stärke steigt um 1, und du legst alle deine Wunden einer Farbe ab.
delphi-letter-sigma = Σ
    .text = Rücke deine Götter insgesamt drei Wolken vor, einen oder mehrere.
# Ein Blick zeigt seine Inselplättchen als Liste `tiles`, deren Glieder eigene Wörter sind.
delphi-island-red_phi = Insel { delphi-tiles-red_phi }
delphi-island-red_psi = Insel { delphi-tiles-red_psi }
delphi-island-red_omega = Insel { delphi-tiles-red_omega }
delphi-island-yellow_sigma = Insel { delphi-tiles-yellow_sigma }
delphi-island-yellow_psi = Insel { delphi-tiles-yellow_psi }
delphi-island-yellow_omega = Insel { delphi-tiles-yellow_omega }
delphi-island-green_sigma = Insel { delphi-tiles-green_sigma }
delphi-island-green_phi = Insel { delphi-tiles-green_phi }
delphi-island-green_psi = Insel { delphi-tiles-green_psi }
delphi-island-blue_sigma = Insel { delphi-tiles-blue_sigma }
delphi-island-blue_phi = Insel { delphi-tiles-blue_phi }
delphi-island-blue_omega = Insel { delphi-tiles-blue_omega }
delphi-tiles-red_phi = Φ (Spielfarbe Rot)
delphi-tiles-red_psi = Ψ (Spielfarbe Rot)
delphi-tiles-red_omega = Ω (Spielfarbe Rot)
delphi-tiles-yellow_sigma = Σ (Spielfarbe Gelb)
delphi-tiles-yellow_psi = Ψ (Spielfarbe Gelb)
delphi-tiles-yellow_omega = Ω (Spielfarbe Gelb)
delphi-tiles-green_sigma = Σ (Spielfarbe Grün)
delphi-tiles-green_phi = Φ (Spielfarbe Grün)
delphi-tiles-green_psi = Ψ (Spielfarbe Grün)
delphi-tiles-blue_sigma = Σ (Spielfarbe Blau)
delphi-tiles-blue_phi = Φ (Spielfarbe Blau)
delphi-tiles-blue_omega = Ω (Spielfarbe Blau)

## Götter

delphi-god-aphrodite = Aphrodite
    .text = Lege alle deine Wunden ab.
delphi-god-ares = Ares
    .text = Besiege ohne Würfelwurf ein Monster beliebiger Farbe neben deinem Schiff, wenn eine deiner Aufgaben es verlangt.
delphi-god-hermes = Hermes
    .text = Liegt dein Schiff neben einer Stadt, lade eine Statue aus einer beliebigen Stadt, ob nah oder fern.
delphi-god-poseidon = Poseidon
    .text = Setze dein Schiff auf ein beliebiges anderes Wasserfeld, oder zu Zeus, wenn du alle Aufgaben erfüllt hast.
delphi-god-apollo = Apollon
    .text = Ziehe eine Orakelkarte. Ein Würfel oder eine Orakelkarte dieses Zuges gilt als beliebige Farbe; je nach Spieloption gelten alle so.
delphi-god-artemis = Artemis
    .text = Erkunde eine beliebige verdeckte Insel, egal wie weit entfernt und welche Randfarbe.

## Gefährten

-delphi-hero = Held: Kommt er an Bord, steigt deine Stärke um 2, und du legst alle deine { $colour } Wunden ab. Von da an legst du jede Wunde dieser Farbe ab, sobald du sie ziehst.
-delphi-demigod = { $kind }: Zur Begrüßung ziehst du eine Orakelkarte. Von da an gelten deine { $colour } Würfel und Orakelkarten als beliebige Farbe.
-delphi-creature = Kreatur: Segelst du mit { $colour } Orakelkarte, kommst du 3 Felder weiter und darfst auf Wasser beliebiger Farbe anhalten.
# `.type` sagt, von welcher Art der Gefährte ist.
delphi-companion-hero_red = Odysseus
    .type = Held
    .text = { -delphi-hero(colour: "roten") }
delphi-companion-hero_black = Theseus
    .type = Held
    .text = { -delphi-hero(colour: "schwarzen") }
delphi-companion-hero_pink = Ajax
    .type = Held
    .text = { -delphi-hero(colour: "rosa") }
delphi-companion-hero_blue = Achilles
    .type = Held
    .text = { -delphi-hero(colour: "blauen") }
delphi-companion-hero_yellow = Bellerophon
    .type = Held
    .text = { -delphi-hero(colour: "gelben") }
delphi-companion-hero_green = Hektor
    .type = Held
    .text = { -delphi-hero(colour: "grünen") }
delphi-companion-demigod_red = Penthesilea
    .type = Halbgöttin
    .text = { -delphi-demigod(kind: "Halbgöttin", colour: "roten") }
delphi-companion-demigod_black = Kirke
    .type = Halbgöttin
    .text = { -delphi-demigod(kind: "Halbgöttin", colour: "schwarzen") }
delphi-companion-demigod_pink = Helena
    .type = Halbgöttin
    .text = { -delphi-demigod(kind: "Halbgöttin", colour: "rosa") }
delphi-companion-demigod_blue = Herakles
    .type = Halbgott
    .text = { -delphi-demigod(kind: "Halbgott", colour: "blauen") }
delphi-companion-demigod_yellow = Minos
    .type = Halbgott
    .text = { -delphi-demigod(kind: "Halbgott", colour: "gelben") }
delphi-companion-demigod_green = Perseus
    .type = Halbgott
    .text = { -delphi-demigod(kind: "Halbgott", colour: "grünen") }
delphi-companion-creature_red = Phönix
    .type = Kreatur
    .text = { -delphi-creature(colour: "einem roten Würfel oder einer roten") }
delphi-companion-creature_black = Chiron
    .type = Kreatur
    .text = { -delphi-creature(colour: "einem schwarzen Würfel oder einer schwarzen") }
delphi-companion-creature_pink = Pan
    .type = Kreatur
    .text = { -delphi-creature(colour: "einem rosa Würfel oder einer rosa") }
delphi-companion-creature_blue = Nereide
    .type = Kreatur
    .text = { -delphi-creature(colour: "einem blauen Würfel oder einer blauen") }
delphi-companion-creature_yellow = Greif
    .type = Kreatur
    .text = { -delphi-creature(colour: "einem gelben Würfel oder einer gelben") }
delphi-companion-creature_green = Pegasus
    .type = Kreatur
    .text = { -delphi-creature(colour: "einem grünen Würfel oder einer grünen") }

## Ausrüstung

delphi-equipment-sail_plus_one = Rückenwind
    .text = Dauerhaft: Jedes Mal, wenn du segelst, kommst du 1 Feld weiter.
delphi-equipment-sail_over_shallows = Flacher Kiel
    .text = Dauerhaft: Dein Schiff darf Untiefen überqueren, auch das Feld des Zeus, ohne dass sie zur Reichweite zählen. Anhalten kann es dort nicht.
delphi-equipment-reach_monster_shrine = Langer Speer
    .text = Dauerhaft: Du darfst an einer Insel, die zwei Felder entfernt ist, Monster bekämpfen und Kultstätten errichten, wenn Wasser dazwischen liegt. Ares trifft ebenso weit; so zu erkunden hängt von einer Spieloption ab.
delphi-equipment-reach_statue = Bordkran
    .text = Dauerhaft: Du darfst an einer Stadt oder Insel, die zwei Felder entfernt ist, Statuen laden und errichten, wenn Wasser dazwischen liegt. Das gilt auch für Hermes.
delphi-equipment-reach_offering = Beiboot
    .text = Dauerhaft: Du darfst an einer Insel, die zwei Felder entfernt ist, Opfergaben laden und darbringen, wenn Wasser dazwischen liegt.
delphi-equipment-injury_limit_raised = Löwenfell
    .text = Dauerhaft: Du musst dich erst mit 4 Wunden einer Farbe oder 8 insgesamt erholen. Abgelegt werden weiterhin 3.
delphi-equipment-pay3_extra_action = Flüstern der Pythia
    .text = Dauerhaft: Einmal in jedem deiner Züge darfst du 3 Gunst für eine weitere Aktion beliebiger Farbe zahlen.
delphi-equipment-task_reward_god_step = Räucherschale
    .text = Dauerhaft: Bei jeder Belohnung für eine Opfergabe, eine Statue oder ein Monster darfst du zusätzlich einen Gott eine Wolke vorrücken, von der nächsten an.
delphi-equipment-hold_plus_one_and_strength = Bronzetruhe
    .text = Dauerhaft: Dein Laderaum fasst 1 Stück mehr. Einmalig: Deine Stärke steigt um 1.
delphi-equipment-die_combo_pink = Flügelsandalen
    .text = Dauerhaft: Als rosa Aktion erhältst du 1 Gunst, ziehst eine Orakelkarte und rückst Hermes eine Wolke vor.
delphi-equipment-die_combo_green = Silberbogen
    .text = Dauerhaft: Als grüne Aktion erhältst du 1 Gunst, ziehst eine Orakelkarte und rückst Artemis eine Wolke vor.
delphi-equipment-die_combo_blue = Dreizack
    .text = Dauerhaft: Als blaue Aktion erhältst du 1 Gunst, ziehst eine Orakelkarte und rückst Poseidon eine Wolke vor.
delphi-equipment-roll_bonus_red = Rubinamulett
    .text = Dauerhaft: Du erhältst 2 Gunst, wenn du das Orakel befragst und mindestens ein Würfel Rot zeigt.
delphi-equipment-roll_bonus_yellow = Bernsteinamulett
    .text = Dauerhaft: Du erhältst 2 Gunst, wenn du das Orakel befragst und mindestens ein Würfel Gelb zeigt.
delphi-equipment-roll_bonus_black = Obsidianamulett
    .text = Dauerhaft: Du erhältst 2 Gunst, wenn du das Orakel befragst und mindestens ein Würfel Schwarz zeigt.
delphi-equipment-instant_statue_rgy = Marmor aus Paros
    .text = Einmalig: Lade sofort eine rote, grüne oder gelbe Statue aus ihrer Stadt, wo dein Schiff auch liegt.
delphi-equipment-instant_statue_pbk = Marmor aus Naxos
    .text = Einmalig: Lade sofort eine rosa, blaue oder schwarze Statue aus ihrer Stadt, wo dein Schiff auch liegt.
delphi-equipment-instant_offering_rgy = Korb der Demeter
    .text = Einmalig: Lade sofort eine rote, grüne oder gelbe Opfergabe von einer beliebigen Insel, wo dein Schiff auch liegt.
delphi-equipment-instant_offering_pbk = Amphore des Dionysos
    .text = Einmalig: Lade sofort eine rosa, blaue oder schwarze Opfergabe von einer beliebigen Insel, wo dein Schiff auch liegt.
delphi-equipment-instant_god_to_throne = Treppe zum Olymp
    .text = Einmalig: Poseidon, Hermes, Artemis oder Aphrodite steigt geradewegs auf den Thron.
delphi-equipment-instant_bundle = Füllhorn
    .text = Einmalig: Du erhältst 3 Gunst, ziehst eine Orakelkarte und rückst deine Götter insgesamt zwei Wolken vor.
delphi-equipment-instant_scout_explore = Eule der Athene
    .text = Einmalig: Sieh dir zwei beliebige verdeckte Inseln an und erkunde eine davon; die andere bleibt verdeckt. Sind es weniger als zwei, geschieht nichts.

## Schiffe

delphi-ship-ship_strength_two = Bronzesporn
    .text = Du beginnst mit Stärke 2. Laderaum: 2.
delphi-ship-ship_gods_on_first_cloud = Wolkenstürmer
    .text = Alle deine Götter beginnen auf der ersten Wolke und kehren dorthin statt auf die Startwolke zurück. Laderaum: 2.
delphi-ship-ship_sail_plus_two = Schneller Delfin
    .text = Jedes Mal, wenn du segelst, kommst du 2 Felder weiter. Laderaum: 2.
delphi-ship-ship_two_way_recolour_hold_four = Arche der Iris
    .text = Du darfst auf dem Rad des Orakels in beide Richtungen umfärben. Laderaum: 4.
delphi-ship-ship_eleven_tasks = Liebling des Zeus
    .text = Zu Beginn verzichtest du auf eine Aufgabe deiner Wahl, ohne ihre Belohnung. Laderaum: 2.
delphi-ship-ship_cheap_recolour = Buntes Segel
    .text = Einen Würfel oder eine Orakelkarte umzufärben kostet dich insgesamt 1 Gunst weniger. Laderaum: 2.
delphi-ship-ship_extra_favour = Lächeln der Tyche
    .text = Jedes Mal, wenn du Gunst erhältst, auch zu Beginn, erhältst du 1 mehr. Laderaum: 2.
delphi-ship-ship_start_equipment_oracle = Tochter der Argo
    .text = Zu Beginn nimmst du eine der ausliegenden Ausrüstungskarten und ziehst eine Orakelkarte. Laderaum: 2.

## Felder, deren Wörter die anderer Familien sind (nicht zu übersetzen)

delphi-field-colours = colour
delphi-field-water = colour

## Was noch zu wählen ist, wenn schon etwas berührt wurde

delphi-narrow-advance_god = Welchen Gott rückst du vor?
delphi-narrow-ares = Welches Monster besiegt Ares?
delphi-narrow-artemis = Welche Insel erkundet Artemis?
delphi-narrow-build_shrine = Wo baust du die Kultstätte?
delphi-narrow-combo = Welche Karte nutzt du?
delphi-narrow-discard_injuries = Wunden welcher Farbe legst du ab?
delphi-narrow-explore = Welche Insel erkundest du?
delphi-narrow-fight = Welches Monster bekämpfst du?
delphi-narrow-hermes = Welche Statue bringt Hermes an Bord?
delphi-narrow-load_offering = Welche Opfergabe lädst du?
delphi-narrow-load_statue = In welcher Stadt lädst du eine Statue?
delphi-narrow-make_offering = In welchem Tempel bringst du die Opfergabe dar?
delphi-narrow-poseidon = Wohin trägt Poseidon dein Schiff?
delphi-narrow-raise_statue = Auf welchen Sockel kommt die Statue?
delphi-narrow-receive_offering = Welche Opfergabe lädst du?
delphi-narrow-sail = Wohin segelst du? Die Zahlen sagen, wie viel Gunst es kostet.

## Das Orakel von Delphi: der Spielplan

web-delphi-scene = Entscheidung
web-delphi-sea = Das Meer
web-delphi-display_equipment = Ausrüstung für ein besiegtes Monster
web-delphi-display_companions = Gefährten, noch an Land
web-delphi-cost =
    { $favours ->
        [0] ohne Gunst
        [one] 1 Gunst
       *[other] { $favours } Gunst
    }
web-delphi-loss-dice =
    { $count ->
        [one] Ein Würfel ist noch ungenutzt.
       *[other] { $count } Würfel sind noch ungenutzt.
    }
web-delphi-spends = Kosten: { web-delphi-cost }.
web-delphi-ship_of = Schiff · { $player }
web-delphi-here = Hier: { $things }.
web-delphi-beside = Daneben: { $things }.
web-delphi-seen_by = Angesehen von: { $players }.
web-delphi-deliver = Ziel: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Letzte Runde: { $names } ist zu Zeus zurückgekehrt.
       *[other] Letzte Runde: { $names } sind zu Zeus zurückgekehrt.
    }
web-delphi-spoken =
    { $left ->
        [0] Das Orakel sprach: { $colours }. Alle Würfel sind benutzt.
        [one] Das Orakel sprach: { $colours }. 1 Würfel ist übrig.
       *[other] Das Orakel sprach: { $colours }. { $left } Würfel sind übrig.
    }
web-delphi-water = Wasser · { $colour }
    .text = Mit einem Würfel oder einer Orakelkarte dieser Farbe kannst du eine Fahrt hier beenden.
web-delphi-shallows = Untiefe
    .text = Hier kann kein Schiff halten, und nur mit flachem Kiel kommt eines hinüber.
web-delphi-zeus = Zeus
    .text = Hier starten alle Schiffe. Sind deine Aufgaben erfüllt, kehre auf dieses Feld zurück.
web-delphi-offering_island = Insel der Opfergaben
    .text = Lade von einem Nachbarfeld aus eine Opfergabe mit einem Würfel ihrer Farbe.
web-delphi-mountain = Berg der Monster
    .text = Bekämpfe von einem Nachbarfeld aus ein Monster mit einem Würfel seiner Farbe.
web-delphi-temple = Tempel · { $colour }
    .text = Bringe hier von einem Nachbarfeld aus eine Opfergabe dieser Farbe dar.
web-delphi-statue_island = Insel der Statuen
    .text = Errichte von einem Nachbarfeld aus eine Statue auf einem freien Sockel ihrer Farbe.
web-delphi-city = Stadt · { $colour }
    .text =
        { $count ->
            [0] Es sind keine Statuen mehr da.
            [one] Eine Statue ist noch da. Lade sie von einem Nachbarfeld aus.
           *[other] { $count } Statuen sind noch da. Lade sie von einem Nachbarfeld aus.
        }
web-delphi-hidden = Verdeckte Insel · { $colour }
    .text = Erkunde sie von einem Nachbarfeld aus mit einem Würfel ihrer Randfarbe.
web-delphi-seen = Du hast sie gesehen: { $island }.
web-delphi-explored = Hier steht noch keine Kultstätte. Ihr Besitzer kann sie von einem Nachbarfeld aus mit der Randfarbe bauen: { $colour }. Das Erkunden brachte:
web-delphi-shrine_here = Hier steht eine Kultstätte. Der Buchstabe hätte gebracht:
web-delphi-pedestal = Sockel · { $colour }
    .text = Ein freier Sockel nimmt eine Statue seiner Farbe auf.
web-delphi-of-monster = Monster · { $colour }
web-delphi-of-offering = Opfergabe · { $colour }
web-delphi-of-statue = Statue · { $colour }
web-delphi-of-injury = Wunde · { $colour }
web-delphi-about_colour = Auf den Inseln dieser Farbe baust du deine Kultstätten.
web-delphi-about_die = Bezahlt eine Aktion. Für Gunst zählt er als Farbe weiter vorn auf dem Rad.
web-delphi-about_card = Wirkt wie ein Würfel ihrer Farbe. Du kannst eine Karte je Zug einsetzen.
web-delphi-about_injury = Bei drei einer Farbe oder sechs insgesamt setzt du deinen nächsten Zug aus, um dich zu erholen. Ein Würfel ihrer Farbe legt sie ab.
web-delphi-oracle_deck = Orakelstapel
    .text =
        { $count ->
            [one] Ziehe mit einem beliebigen Würfel eine Karte. Eine Karte ist noch da.
           *[other] Ziehe mit einem beliebigen Würfel eine Karte. { $count } Karten sind noch da.
        }
web-delphi-favours = Gunst
    .text = Nimm 2 mit einem beliebigen Würfel. Gunst färbt Würfel um, verlängert eine Fahrt und bezahlt eine weitere Kampfrunde.
web-delphi-strength = Stärke
    .text = Macht Monster leichter besiegbar und schützt vor dem Titanen, wenn sie mindestens so hoch ist wie sein Wurf.
web-delphi-hold = Laderaum
    .text = Platz für Opfergaben und Statuen. Ladung verlässt das Schiff nur an ihrem Tempel oder Sockel.
web-delphi-wheel = Rad des Orakels
    .text = Jeder Schritt im Uhrzeigersinn kostet eine Gunst. Wähle einen Würfel oder eine Karte und dann eine Farbe, um zu sehen, was damit möglich wäre.
web-delphi-gods = Götter
    .text = Götter rücken von der Startwolke zum Thron vor. Dort kannst du ihre Fähigkeit nutzen.
web-delphi-look = Ansehen
    .text = Sieh dir mit einem beliebigen Würfel zwei verdeckte Inseln an. Nur du siehst sie.
web-delphi-any_colour = Beliebige Farbe
web-delphi-end_turn = Orakel befragen
    .text = Beendet deinen Zug: Du würfelst deine Würfel für den nächsten.
web-delphi-fight_on = Weiterkämpfen
    .text = Zahle eine Gunst: Das Monster verliert 1 Stärke, und du würfelst erneut.
web-delphi-surrender = Aufgeben
    .text = Das Monster bleibt, und was du ausgegeben hast, ist verloren.
web-delphi-god_row =
    { $row ->
        [0] Auf der Startwolke.
        [6] Auf dem Thron.
       *[other] Auf Wolke { $row }.
    }
web-delphi-god_colour = Farbe: { $colour }.
web-delphi-dice = Orakelwürfel
web-delphi-used_die = Benutzter Würfel
web-delphi-favours_held =
    { $count ->
        [one] 1 Gunst
       *[other] { $count } Gunst
    }
web-delphi-turn_to =
    { $favours ->
        [0] Umfärben: { $colour }, kostenlos
        [one] Umfärben: { $colour } für 1 Gunst
       *[other] Umfärben: { $colour } für { $favours } Gunst
    }
web-delphi-tasks = Aufgaben des Zeus
web-delphi-tasks_done = { $done } von { $all }
web-delphi-cards = Karten
web-delphi-injuries = Wunden
web-delphi-titan = Der Titan greift an
web-delphi-unharmed = keine Wunde
web-delphi-fight_news =
    { $won ->
        [open] { $player } braucht mindestens { $target }.
        [yes] { $player } brauchte { $target } und gewinnt!
       *[no] { $player } brauchte { $target } und scheitert.
    }
    .you =
        { $won ->
            [open] Du brauchst mindestens { $target }.
            [yes] Du brauchtest { $target } und gewinnst!
           *[no] Du brauchtest { $target } und scheiterst.
        }
web-delphi-consults = { $player } befragt das Orakel
    .you = Du befragst das Orakel
web-delphi-needed = nötig: { $target }
web-delphi-strength_of = Stärke { $strength }
web-delphi-monster_number = nötig
web-delphi-so_far = Bisher
web-delphi-round = Runde { $number }
web-delphi-missed = misslungen
web-delphi-wounded = Wunde
web-delphi-favours_left =
    { $count ->
        [one] Gunst übrig
       *[other] Gunst übrig
    }
web-delphi-battle_die = Kampfwürfel
web-delphi-next_roll = Der nächste Wurf braucht { $target } oder mehr
web-delphi-rolled = gewürfelt
web-delphi-odds =
    { $favours ->
        [one] Für 1 Gunst würfelst du erneut: { $target } oder mehr gewinnt, { $chance }.
       *[other] Für { $favours } Gunst würfelst du erneut: { $target } oder mehr gewinnt, { $chance }.
    }
web-delphi-odds_all = Mit aller Gunst ({ $favours }): { $chance }.
web-delphi-no_favours = Du hast keine Gunst mehr zum Weiterkämpfen.
web-delphi-stands = Das Monster steht noch. Weiterkämpfen?
    .text = Misslingt der Wurf mit einer 0, erleidest du zusätzlich eine Wunde. Der Würfel oder die Karte ist so oder so verbraucht.
web-delphi-pay =
    { $favours ->
        [one] 1 zahlen und würfeln
       *[other] { $favours } zahlen und würfeln
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } { $way ->
        [east] östlich
        [south_east] südöstlich
        [south] südlich
        [south_west] südwestlich
        [west] westlich
        [north_west] nordwestlich
        [north_east] nordöstlich
        [north] nördlich
       *[other] entfernt
    }
web-delphi-do-draw_oracle = Orakelkarte
web-delphi-do-take_favours = Gunst +2
web-delphi-do-look_islands = Zwei Inseln ansehen
web-delphi-do-sail = Segeln · { $where }
web-delphi-do-explore = Erkunden · { $where }
web-delphi-do-fight = Kampf · { $colour }
web-delphi-do-build_shrine = Kultstätte bauen
web-delphi-do-load_offering = Opfergabe laden · { $colour }
web-delphi-do-make_offering = Opfergabe darbringen
web-delphi-do-load_statue = Statue laden
web-delphi-do-raise_statue = Statue errichten · { $colour }
web-delphi-do-discard_injuries = Heilen · { $colour }
web-delphi-do-advance_god = { $god } vorrücken
web-delphi-do-combo = { $card }
