### Lords of Hellas.
###
### Die Räume dieser Datei: Wendungen, die mehrere Sätze teilen, Aktionen, Entscheidungen, Ereignisse, das Ende einer
### Partie, Optionen, die Namen des Materials mit den Formen, die die Sätze brauchen, und mit dem, was es tut, und die
### Felder, deren Wörter die anderer Familien sind. Ein Gebiet ist klein, eine Region umfasst alle Gebiete einer Farbe.

## Wendungen, die Sätze teilen

hellas-phrase-hoplites =
    { $count ->
        [one] 1 Hopliten
       *[other] { $count } Hopliten
    }
hellas-phrase-priests = { $count } Priester
hellas-phrase-combat_cards =
    { $count ->
        [one] 1 Kampfkarte
       *[other] { $count } Kampfkarten
    }
# Was die Seiten einer Schlacht erreicht haben, zuerst die Angreifer.
hellas-phrase-battle = Schlacht { $region_in } ({ $seats }; Armeestärke { $strength })
# Was Hopliten, die eine Region betreten, dort nach jetzigem Stand auslösen würden.
hellas-phrase-follows =
    { $follows_id ->
        [battle] : Schlacht, { $attack } zu { $defence } vor den Karten
        [control] : Kontrolle
        [short] : noch { $lacking } nötig für die Kontrolle
       *[other] {""}
    }{ $toll ->
        [0] {""}
       *[other] ; beim Betreten { $toll } verloren
    }

## Aktionen

hellas-action-choose_hero = { $hero } wählen
hellas-action-start_in = Das Spiel { $region_in } beginnen
hellas-action-pray = Einen Priester zum Monument { $god_of } aussenden
hellas-action-move_hero = Den Helden nach { $region } bewegen
hellas-action-quest_step = Den Helden einen Aufgabenschritt weiterbewegen
hellas-action-move = Einen Hopliten von { $start } nach { $region } bewegen{ hellas-phrase-follows }
hellas-action-fortify = Einen Hopliten { $region_in } verschanzen
hellas-action-unfortify = Den verschanzten Hopliten { $region_in } aus der Stadt holen
hellas-action-start_quest = Die Aufgabe „{ $quest }“ bei Schritt { $number } beginnen
hellas-action-recruit = Rekrutieren
hellas-action-march = Marschbefehl von { $start } nach { $region }{ hellas-phrase-follows }
hellas-action-murderous_march = { hellas-blessing-murderous_march } von { $start } nach { $region }{ hellas-phrase-follows }
hellas-action-march_off = Mit { hellas-phrase-hoplites } marschieren{ hellas-phrase-follows }
hellas-action-build_temple =
    { $region_id ->
        [phocis] Das Orakel von Delphi { $region_in } errichten
       *[other] Einen Tempel { $region_in } errichten
    }
hellas-action-prepare = Vorbereiten
hellas-action-option = { $effect }
hellas-action-usurp = Machtübernahme im Gebiet des Helden
hellas-action-hunt = Jagd auf { $monster_object }
hellas-action-build_monument = Ein Monument errichten
hellas-action-raise_monument = Das Monument { $god_of } ausbauen
hellas-action-use_artifact = „{ $artifact }“ aktivieren
hellas-action-use_blessing = Den Segen „{ $blessing }“ nutzen
hellas-action-use_hero = Die Spezialfähigkeit von { $hero } nutzen
hellas-action-use_quest = Die Aufgabenkarte „{ $quest }“ nutzen
hellas-action-choose_effect = { $effect }
hellas-action-place = Einen Hopliten { $region_in } rekrutieren
hellas-action-place_fortified = Einen Hopliten { $region_in } verschanzt rekrutieren
hellas-action-army = { hellas-phrase-hoplites } aus { $region } führen
hellas-action-onward = Weiter nach { $region } ziehen{ hellas-phrase-follows }
hellas-action-place_hero = Den Helden { $region_in } aufstellen
hellas-action-fight = Die Schlacht { $region_in } schlagen
hellas-action-save = { hellas-phrase-hoplites } mit „{ $artifact }“ retten
hellas-action-kill = { hellas-phrase-hoplites } töten
hellas-action-strike_down = Einen Hopliten töten: { $region }
hellas-action-injure = Die Verletzung erleiden: { $attribute }
hellas-action-injure_hero = { $hero } verletzen
hellas-action-charge = Das Artefakt „{ $artifact }“ aufladen
hellas-action-heal = Die Verletzung heilen: { $attribute }
hellas-action-attribute = { $attribute } wählen
hellas-action-discard = „{ $card }“ ablegen
hellas-action-keep_artifact = Das Artefakt „{ $artifact }“ behalten
hellas-action-keep_blessing = Den Segen „{ $blessing }“ behalten
hellas-action-take_glory = { $land_Glory } nehmen
hellas-action-return_glory = { $land_Glory } abgeben
hellas-action-clear_token = Die besondere Aktion „{ $special }“ freigeben
hellas-action-choose_monster = { $monster_Object } wählen
hellas-action-move_monster = Das Monster nach { $region } bewegen
hellas-action-roll = Für { $monster_object } würfeln
hellas-action-monster_move = Das Monster bewegt sich
hellas-action-monster_attack = Das Monster führt seinen Gebietsangriff aus
hellas-action-done = Fertig
hellas-action-pass = Passen
hellas-action-decline = Verzichten
hellas-action-not_this_turn = Nein, und in diesem Zug nicht mehr fragen
hellas-action-first = { $side_The } beginnt
hellas-action-play = „{ $card }“ ausspielen
hellas-action-reinforce = { hellas-phrase-hoplites } aus { $region } heranführen
hellas-action-withdraw = Sich nach { $region } zurückziehen
hellas-action-strike = Die Wunde „{ $target }“ zufügen mit „{ $card }“
hellas-action-strike_set = Die Wunde „{ $target }“ zufügen mit einem Satz von { $symbol_set }
hellas-action-spend = „{ $card }“ dafür verwenden
hellas-action-stop = Den Angriff beenden
hellas-action-wound_monster = Eine Wunde für { $monster_object }
hellas-action-wound = Die Wunde „{ $target }“ zufügen
hellas-action-attack = Mit „{ $attack }“ angreifen
hellas-action-defend = Sich mit „{ $card }“ verteidigen
hellas-action-shield = Den Schild heben: „{ $card }“
hellas-action-suffer = Sich nicht verteidigen
hellas-action-reward = { $reward }
hellas-action-discard_artifact = Das Artefakt „{ $artifact }“ ablegen

## Entscheidungen

hellas-decision-after_hero_movement = Dein Held hat sich bewegt. Nutzt du eine Fähigkeit?
hellas-decision-after_march = Der Marsch ist vorüber. Nutzt du eine Fähigkeit?
hellas-decision-after_prepare = Du bist vorbereitet. Nutzt du eine Fähigkeit?
hellas-decision-army =
    { $regions ->
        [one] Welche Hopliten ziehen um ein Gebiet weiter?
       *[other] Welche Hopliten ziehen um bis zu { $regions } Gebiete weiter?
    }
hellas-decision-attribute =
    { $up_to ->
        [0]
            { $change ->
                [-1] Welches Attribut deines Helden sinkt dauerhaft um 1?
               *[other] Welches Attribut deines Helden steigt um { $change }?
            }
       *[other] Welches Attribut deines Helden steigt auf { $up_to }?
    }
    .short = Du wählst ein Attribut
hellas-decision-battle_card = { hellas-phrase-battle }: Spiele eine Kampfkarte aus oder passe.
    .short = Du spielst eine Karte oder passt
hellas-decision-battle_order = { hellas-phrase-battle }: Welche Seite nutzt zuerst ihre Starteffekte?
    .short = Du wählst, welche Seite beginnt
hellas-decision-battle_start = { hellas-phrase-battle }: Nutzt du einen Starteffekt?
    .short = Du darfst einen Starteffekt nutzen
hellas-decision-bluff = { hellas-phrase-battle }: Beide haben gepasst. Bluffst du mit einer weiteren Kampfkarte?
    .short = Du darfst bluffen
hellas-decision-casualties = { hellas-phrase-battle }: Die Verluste stehen bei { $casualties }. Änderst du sie?
    .short = Du darfst die Verluste ändern
hellas-decision-choose_effect = { $artifact }: Welchen Effekt wählst du?
    .unseen = Welchen der beiden Effekte wählst du?
    .short = Du wählst einen Effekt
hellas-decision-choose_hero = Welchen Helden führst du?
hellas-decision-charge_artifact = Welches deiner aktivierten Artefakte lädst du auf?
hellas-decision-choose_monster = Welches Monster bewegst du?
    .short = Du wählst ein Monster
hellas-decision-clear_token = Von welcher besonderen Aktion nimmst du das Aktionsplättchen?
    .short = Du nimmst ein Aktionsplättchen weg
hellas-decision-defend = { $monster_The } greift an: „{ $attack }“, Stärke { $strength }. Deine Verteidigung steht bei { $defence }. Verteidigst du dich?
hellas-decision-discard =
    { $left ->
        [one] Lege eine Kampfkarte ab.
       *[other] Lege nacheinander { $left } Kampfkarten ab.
    }
    .short = Du legst Karten ab
hellas-decision-discard_drawn =
    { $left ->
        [one] Welche der eben gezogenen Karten legst du ab?
       *[other] Lege nacheinander { $left } der eben gezogenen Karten ab.
    }
    .short = Du legst Karten ab
hellas-decision-draft = Behalte einen dieser Segen; die übrigen gehen an den Spieler rechts von dir.
    .short = Du wählst einen Segen
hellas-decision-extra_special = Du darfst noch eine besondere Aktion ausführen.
hellas-decision-heal =
    { $left ->
        [one] Welche Verletzung wird geheilt?
       *[other] { $left } Verletzungen werden geheilt. Welche zuerst?
    }
    .short = Du heilst deinen Helden
hellas-decision-hoplite_movement =
    { $left ->
        [0] Du darfst noch einen Hopliten über einen Seeweg bewegen.
        [one] Du darfst noch einen Hopliten bewegen.
       *[other] Du darfst nacheinander noch { $left } Hopliten bewegen.
    }
hellas-decision-hunt = Welches Monster jagst du?
hellas-decision-hunt_attack =
    { $dealt ->
        [0] { $monster_The } steht vor dir. Füge eine Wunde zu, sonst ist die Jagd vorbei.
       *[1] { $monster_The } blutet. Schlägst du weiter zu, oder hältst du inne und wartest den Angriff ab?
    }
hellas-decision-hunt_reward = Die Jagd ist vorbei ({ $monster }). Welche Belohnung nimmst du?
hellas-decision-hunt_start =
    { $drawn ->
        [0] Die Jagd beginnt ({ $monster }). Nutzt du einen Starteffekt, bevor du ziehst?
       *[1] Du hast für die Jagd gezogen ({ $monster }). Nutzt du einen Starteffekt?
    }
hellas-decision-injure =
    { $left ->
        [one] Dein Held wird verletzt. Welches Attribut leidet?
       *[other] Dein Held erleidet { $left } Verletzungen. Welches Attribut leidet zuerst?
    }
    .short = Dein Held wird verletzt
hellas-decision-injure_hero = Wen verletzt du?
    .short = Du wählst, wen du verletzt
hellas-decision-keep_artifact = Welches dieser Artefakte behältst du?
    .short = Du wählst ein Artefakt
hellas-decision-kill = Wie viele Hopliten tötest du { $region_in }?
    .short = Du tötest Hopliten
hellas-decision-leap = Welcher Hoplit fliegt wohin?
hellas-decision-march = Wie viele Hopliten marschieren von { $start } nach { $region }?
hellas-decision-master_plan = { hellas-phrase-battle }: Stärkst du die eben gespielte Karte?
    .short = Du darfst deine Karte stärken
hellas-decision-monster_attack = { $monster_The } schlägt gegen { $hunter } zurück. Welchen Angriff spielst du aus?
    .short = Du wählst den Angriff des Monsters
hellas-decision-monster_choice = { $monster_The }: Bewegung oder Gebietsangriff?
hellas-decision-move_monster = { $monster_The } zieht weiter. Wohin?
    .short = Du bewegst ein Monster
hellas-decision-next_battle = Welche Schlacht wird als nächste geschlagen?
    .short = Du wählst die nächste Schlacht
hellas-decision-onward = Deine Hopliten stehen { $region_in }. Wohin ziehen sie?
hellas-decision-place_hero = Du darfst deinen Helden in ein anderes Gebiet stellen. Wohin?
    .short = Du darfst deinen Helden umstellen
hellas-decision-prepare =
    { $left ->
        [one] Vorbereiten: Wähle noch eine Möglichkeit.
       *[other] Vorbereiten: Wähle nacheinander { $left } Möglichkeiten.
    }
hellas-decision-raise_monument = Welches Monument erhält die nächste Stufe?
hellas-decision-recruit =
    { $left ->
        [one] Du darfst 1 Hopliten rekrutieren. Wo?
       *[other] Du darfst nacheinander bis zu { $left } Hopliten rekrutieren. Wo?
    }
    .short = Du darfst Hopliten rekrutieren
hellas-decision-redraw =
    { $count ->
        [0] Welche Kampfkarte tauschst du zuerst?
        [one] 1 Karte ist getauscht. Noch eine?
       *[other] { $count } Karten sind getauscht. Noch eine?
    }
    .short = Du tauschst Karten
hellas-decision-reinforce = Welche Hopliten führst du in die Schlacht { $region_in }?
    .short = Du darfst Hopliten heranführen
hellas-decision-repeat_special = Vor dem Bau darfst du eine schon genutzte besondere Aktion noch einmal ausführen.
hellas-decision-return_glory = Welches Ruhmesplättchen gibst du ab?
    .short = Du gibst ein Ruhmesplättchen ab
hellas-decision-roll = Monsterphase: Für welches Monster würfelst du als Nächstes?
hellas-decision-save_hoplites = Du würdest { hellas-phrase-hoplites } { $region_in } verlieren. Rettest du welche?
    .short = Du darfst Hopliten retten
hellas-decision-spend =
    { $left ->
        [one] Welche Karte mit dem Symbol { $symbol } verwendest du?
       *[other] Verwende nacheinander { $left } Karten mit dem Symbol { $symbol }.
    }
hellas-decision-start_quest = Hier wartet eine Aufgabe auf deinen Helden. Bei welchem Schritt beginnst du?
hellas-decision-start_region = Wo beginnen dein Held und deine Hopliten?
hellas-decision-take_glory = Welches Ruhmesplättchen nimmst du?
    .short = Du nimmst ein Ruhmesplättchen
hellas-decision-turn = Du bist am Zug: einfache Aktionen in beliebiger Reihenfolge, dann eine besondere Aktion.
hellas-decision-turn_start = Dein Zug beginnt. Nutzt du vorher eine Fähigkeit?
hellas-decision-withdraw = Deine Hopliten müssen { $region } verlassen. Wohin ziehen sie sich zurück?
    .short = Du ziehst dich zurück
hellas-decision-wound = { $monster_The } wird verwundet. Welches Symbol wird abgedeckt?
hellas-decision-wound_monster = Welchem Monster fügst du eine Wunde zu?
    .short = Du verwundest ein Monster
hellas-decision-discard_artifact = Welches Artefakt legst du ab?
    .short = Du verlierst ein Artefakt

## Ereignisse

hellas-event-artifact_charged = { $seat } lädt das Artefakt „{ $artifact }“ auf.
    .you = Du lädst das Artefakt „{ $artifact }“ auf.
hellas-event-artifact_gained = { $seat } erhält das Artefakt „{ $artifact }“.
    .you = Du erhältst das Artefakt „{ $artifact }“.
hellas-event-artifact_opened = { $seat } erhält das neutrale Artefakt „{ $artifact }“.
    .you = Du erhältst das neutrale Artefakt „{ $artifact }“.
hellas-event-artifacts_drawn =
    { $count ->
        [one] { $seat } zieht ein neutrales Artefakt: { $artifacts }.
       *[other] { $seat } zieht { $count } neutrale Artefakte: { $artifacts }.
    }
    .unseen =
        { $count ->
            [one] { $seat } zieht ein neutrales Artefakt.
           *[other] { $seat } zieht { $count } neutrale Artefakte.
        }
    .you =
        { $count ->
            [one] Du ziehst ein neutrales Artefakt: { $artifacts }.
           *[other] Du ziehst { $count } neutrale Artefakte: { $artifacts }.
        }
hellas-event-attacks_drawn =
    { $count ->
        [one] { $seat } zieht 1 Monster-Angriffskarte: { $attacks }.
       *[other] { $seat } zieht { $count } Monster-Angriffskarten: { $attacks }.
    }
    .unseen =
        { $count ->
            [one] { $seat } zieht 1 Monster-Angriffskarte.
           *[other] { $seat } zieht { $count } Monster-Angriffskarten.
        }
    .you =
        { $count ->
            [one] Du ziehst 1 Monster-Angriffskarte: { $attacks }.
           *[other] Du ziehst { $count } Monster-Angriffskarten: { $attacks }.
        }
hellas-event-attribute_changed = { $seat } hat nun { $attribute } { $value }.
    .you = Du hast nun { $attribute } { $value }.
hellas-event-battle_avoided = Zur Schlacht { $region_in } kommt es nicht: Niemand ist mehr da, um zu kämpfen.
hellas-event-battle_began = { $seat } greift { $defender } { $region_in } an!
    .you = Du greifst { $defender } { $region_in } an!
    .you_defender = { $seat } greift dich { $region_in } an!
hellas-event-battle_bonus = { $seat } erhöht die Armeestärke um { $number }.
    .you = Du erhöhst die Armeestärke um { $number }.
hellas-event-battle_card_played = { $seat } spielt „{ $card }“ aus.
    .you = Du spielst „{ $card }“ aus.
hellas-event-battle_compared = Die Armeen prallen { $region_in } aufeinander: { $attack } im Angriff, { $defence } in der Verteidigung.
hellas-event-battle_passed = { $seat } passt.
    .you = Du passt.
hellas-event-battle_won = { $seat } gewinnt die Schlacht { $region_in } gegen { $loser }.
    .you = Du gewinnst die Schlacht { $region_in } gegen { $loser }.
    .you_loser = { $seat } gewinnt die Schlacht { $region_in } gegen dich.
hellas-event-blessing_gained = { $seat } empfängt den Segen „{ $blessing }“.
    .you = Du empfängst den Segen „{ $blessing }“.
hellas-event-blessing_kept = { $seat } behält heimlich den Segen „{ $blessing }“.
    .unseen = { $seat } behält einen Segen.
    .you = Du behältst heimlich den Segen „{ $blessing }“.
hellas-event-blessings_passed =
    { $count ->
        [one] Ein Segen geht weiter an { $seat }: { $blessings }.
       *[other] { $count } Segen gehen weiter an { $seat }: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] Ein Segen geht weiter an { $seat }.
           *[other] { $count } Segen gehen weiter an { $seat }.
        }
    .you =
        { $count ->
            [one] Ein Segen kommt zu dir: { $blessings }.
           *[other] { $count } Segen kommen zu dir: { $blessings }.
        }
hellas-event-casualties_changed =
    { $number ->
        [0] { $seat } erleidet nun keine Verluste.
        [one] { $seat } erleidet nun 1 Verlust.
       *[other] { $seat } erleidet nun { $number } Verluste.
    }
    .you =
        { $number ->
            [0] Du erleidest nun keine Verluste.
            [one] Du erleidest nun 1 Verlust.
           *[other] Du erleidest nun { $number } Verluste.
        }
hellas-event-combat_discarded = { $seat } legt „{ $card }“ ab.
    .you = Du legst „{ $card }“ ab.
hellas-event-combat_drawn = { $seat } zieht { hellas-phrase-combat_cards }: { $cards }.
    .unseen = { $seat } zieht { hellas-phrase-combat_cards }.
    .you = Du ziehst { hellas-phrase-combat_cards }: { $cards }.
hellas-event-control_lost = { $seat } verliert die Kontrolle über { $region }; das Gebiet wird neutral.
    .you = Du verlierst die Kontrolle über { $region }; das Gebiet wird neutral.
hellas-event-control_taken =
    { $loser ->
        [-1] { $seat } übernimmt die Kontrolle über { $region }.
       *[other] { $seat } entreißt { $loser } die Kontrolle über { $region }.
    }
    .you =
        { $loser ->
            [-1] Du übernimmst die Kontrolle über { $region }.
           *[other] Du entreißt { $loser } die Kontrolle über { $region }.
        }
    .you_loser = { $seat } entreißt dir die Kontrolle über { $region }.
hellas-event-deck_reshuffled =
    { $count ->
        [one] Der { $deck } ist leer: Die eine abgelegte Karte wird umgedreht.
       *[other] Der { $deck } ist leer: { $count } Karten werden neu gemischt.
    }
hellas-event-defence_played = { $seat } verteidigt sich mit „{ $card }“: { $defence } gegen { $strength }.
    .you = Du verteidigst dich mit „{ $card }“: { $defence } gegen { $strength }.
hellas-event-defence_raised = { $seat } erhöht die Verteidigung um { $count } auf { $defence }.
    .you = Du erhöhst die Verteidigung um { $count } auf { $defence }.
hellas-event-defended = { $seat } wehrt den Angriff mit { $defence } ab.
    .you = Du wehrst den Angriff mit { $defence } ab.
hellas-event-draft_began =
    { $count ->
        [one] { $seat } zieht 1 Segenskarte für eine Segnung: { $blessings }.
       *[other] { $seat } zieht { $count } Segenskarten für eine Segnung: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] { $seat } zieht 1 Segenskarte für eine Segnung.
           *[other] { $seat } zieht { $count } Segenskarten für eine Segnung.
        }
    .you =
        { $count ->
            [one] Du ziehst 1 Segenskarte für eine Segnung: { $blessings }.
           *[other] Du ziehst { $count } Segenskarten für eine Segnung: { $blessings }.
        }
hellas-event-event_drawn = { $seat } zieht die Ereigniskarte „{ $drawn }“.
    .you = Du ziehst die Ereigniskarte „{ $drawn }“.
hellas-event-extra_special =
    { $count ->
        [one] { $seat } darf in diesem Zug eine zusätzliche besondere Aktion ausführen.
       *[other] { $seat } darf in diesem Zug { $count } zusätzliche besondere Aktionen ausführen.
    }
    .you =
        { $count ->
            [one] Du darfst in diesem Zug eine zusätzliche besondere Aktion ausführen.
           *[other] Du darfst in diesem Zug { $count } zusätzliche besondere Aktionen ausführen.
        }
hellas-event-fortified = { $seat } verschanzt einen Hopliten { $region_in }.
    .you = Du verschanzt einen Hopliten { $region_in }.
hellas-event-game_over =
    Das Spiel ist zu Ende. { $winners_count ->
        [one] { $winners } herrscht über Hellas!
       *[other] { $winners } herrschen über Hellas!
    } { $reason }
hellas-event-glory_returned = { $seat } gibt { $land_glory } in den Vorrat zurück.
    .you = Du gibst { $land_glory } in den Vorrat zurück.
hellas-event-glory_taken = { $seat } nimmt { $land_glory }.
    .you = Du nimmst { $land_glory }.
hellas-event-healed = { $seat } heilt eine Verletzung ({ $attribute }).
    .you = Du heilst eine Verletzung ({ $attribute }).
hellas-event-hero_chosen = { $seat } zieht mit { $hero } ins Feld.
    .you = Du ziehst mit { $hero } ins Feld.
hellas-event-hero_moved = { $seat } führt den Helden nach { $region }.
    .you = Du führst deinen Helden nach { $region }.
hellas-event-hero_placed = { $seat } beginnt { $region_in } mit dem Helden und { hellas-phrase-hoplites }.
    .you = Du beginnst { $region_in } mit deinem Helden und { hellas-phrase-hoplites }.
hellas-event-hoplites_killed = { $seat } verliert { hellas-phrase-hoplites } { $region_in }.
    .you = Du verlierst { hellas-phrase-hoplites } { $region_in }.
hellas-event-hoplites_moved = { $seat } bewegt { hellas-phrase-hoplites } von { $start } nach { $region }.
    .you = Du bewegst { hellas-phrase-hoplites } von { $start } nach { $region }.
hellas-event-hoplites_saved = { $seat } rettet { hellas-phrase-hoplites } mit „{ $artifact }“.
    .you = Du rettest { hellas-phrase-hoplites } mit „{ $artifact }“.
hellas-event-laid_beside = { $seat } legt „{ $card }“ neben die Hand.
    .you = Du legst „{ $card }“ neben deine Hand.
hellas-event-hunt_began = { $seat } jagt { $monster_object } { $region_in }!
    .you = Du jagst { $monster_object } { $region_in }!
hellas-event-hunt_ended =
    { $slain ->
        [0] Die Jagd von { $seat } scheitert: { $monster_The } lebt weiter.
       *[1] { $seat } bringt { $monster_object } zur Strecke!
    }
    .you =
        { $slain ->
            [0] Deine Jagd scheitert: { $monster_The } lebt weiter.
           *[1] Du bringst { $monster_object } zur Strecke!
        }
hellas-event-injured = { $seat } erleidet eine Verletzung ({ $attribute }).
    .you = Du erleidest eine Verletzung ({ $attribute }).
hellas-event-king_countdown =
    Das Monument { $god_of } ist als erstes vollendet! { $left ->
        [one] Noch eine besondere Aktion von { $seat }, dann ist König der Könige, wer sein Gebiet kontrolliert.
       *[other] Noch { $left } besondere Aktionen von { $seat }, dann ist König der Könige, wer sein Gebiet kontrolliert.
    }
    .you =
        Das Monument { $god_of } ist als erstes vollendet! { $left ->
            [one] Noch eine besondere Aktion von dir, dann ist König der Könige, wer sein Gebiet kontrolliert.
           *[other] Noch { $left } besondere Aktionen von dir, dann ist König der Könige, wer sein Gebiet kontrolliert.
        }
hellas-event-king_token_taken =
    { $left ->
        [0] { $seat } nimmt das letzte Plättchen von der Monument-Aktivierungskarte: Dieser Zug entscheidet, wer König der Könige wird.
        [one] { $seat } nimmt ein Plättchen von der Monument-Aktivierungskarte; eines bleibt.
       *[other] { $seat } nimmt ein Plättchen von der Monument-Aktivierungskarte; { $left } bleiben.
    }
    .you =
        { $left ->
            [0] Du nimmst das letzte Plättchen von der Monument-Aktivierungskarte: Dieser Zug entscheidet, wer König der Könige wird.
            [one] Du nimmst ein Plättchen von der Monument-Aktivierungskarte; eines bleibt.
           *[other] Du nimmst ein Plättchen von der Monument-Aktivierungskarte; { $left } bleiben.
        }
hellas-event-king_undecided = Niemand kontrolliert { $region }. Wer es zuerst übernimmt, ist König der Könige!
hellas-event-monster_appeared = { $monster_The } erscheint { $region_in }.
hellas-event-monster_attacked = { $monster_The } greift { $hunter } an: { $seat } hat „{ $attack }“ gewählt, Stärke { $strength }.
    .you = { $monster_The } greift { $hunter } an: Du hast „{ $attack }“ gewählt, Stärke { $strength }.
    .you_hunter = { $monster_The } greift dich an: { $seat } hat „{ $attack }“ gewählt, Stärke { $strength }.
hellas-event-monster_card_lapsed = Das Monster dieser Karte ist schon besiegt ({ $monster }); ein weiteres Ereignis wird gezogen.
hellas-event-monster_evolved = { $monster_The } wird stärker. { $evolution_text }
hellas-event-monster_healed = { $monster_The } heilt alle Wunden!
hellas-event-monster_moved = { $monster_The } zieht nach { $region }.
hellas-event-monster_rolled = { $seat } würfelt für { $monster_object }: { $roll }.
    .you = Du würfelst für { $monster_object }: { $roll }.
hellas-event-monster_slain = { $seat } hat { $monster_object } besiegt!
    .you = Du hast { $monster_object } besiegt!
hellas-event-monument_raised = { $seat } errichtet Stufe { $level } am Monument { $god_of }.
    .you = Du errichtest Stufe { $level } am Monument { $god_of }.
hellas-event-new_age = Alle Priester verlassen die Monumente, alle besonderen Aktionen sind wieder frei, alle Artefakte werden aufgeladen.
hellas-event-not_defended = { $seat } wehrt „{ $attack }“ nicht ab.
    .you = Du wehrst „{ $attack }“ nicht ab.
hellas-event-power_used =
    { $power_family ->
        [hero] { $seat } nutzt die Spezialfähigkeit von { $power }.
       *[other] { $seat } nutzt „{ $power }“.
    }
    .you =
        { $power_family ->
            [hero] Du nutzt die Spezialfähigkeit von { $power }.
           *[other] Du nutzt „{ $power }“.
        }
hellas-event-prayed = { $seat } sendet einen Priester zum Monument { $god_of } aus.
    .you = Du sendest einen Priester zum Monument { $god_of } aus.
hellas-event-priests_gained = { $seat } erhält { hellas-phrase-priests }.
    .you = Du erhältst { hellas-phrase-priests }.
hellas-event-priests_sacrificed = { $seat } opfert { hellas-phrase-priests }.
    .you = Du opferst { hellas-phrase-priests }.
hellas-event-quest_completed = { $seat } schließt die Aufgabe „{ $quest }“ ab!
    .you = Du schließt die Aufgabe „{ $quest }“ ab!
hellas-event-quest_discarded = Drei Aufgaben liegen schon aus: „{ $quest }“ wird abgelegt.
hellas-event-quest_placed = Eine Aufgabe wartet { $region_in }: „{ $quest }“.
hellas-event-quest_started = { $seat } beginnt die Aufgabe „{ $quest }“ bei Schritt { $number }.
    .you = Du beginnst die Aufgabe „{ $quest }“ bei Schritt { $number }.
hellas-event-quest_step = { $seat } erreicht Schritt { $number } der Aufgabe „{ $quest }“.
    .you = Du erreichst Schritt { $number } der Aufgabe „{ $quest }“.
hellas-event-recruited =
    { $fortified ->
        [0] { $seat } rekrutiert einen Hopliten { $region_in }.
       *[1] { $seat } rekrutiert einen verschanzten Hopliten { $region_in }.
    }
    .you =
        { $fortified ->
            [0] Du rekrutierst einen Hopliten { $region_in }.
           *[1] Du rekrutierst einen verschanzten Hopliten { $region_in }.
        }
    .several = { $seat } rekrutiert { hellas-phrase-hoplites } { $region_in }.
    .you_several = Du rekrutierst { hellas-phrase-hoplites } { $region_in }.
hellas-event-region_attack = { $monster_The } verwüstet { $region }!
hellas-event-shield_used = { $seat } hebt gegen den Angriff den Schild von „{ $card }“.
    .you = Du hebst gegen den Angriff den Schild von „{ $card }“.
hellas-event-special_attack = { $monster_The } entfesselt den Spezialangriff!
hellas-event-special_repeated = Vor dem Bau wiederholt { $seat } die Aktion „{ $special }“.
    .you = Vor dem Bau wiederholst du die Aktion „{ $special }“.
hellas-event-special_taken = { $seat } führt die besondere Aktion „{ $special }“ aus.
    .you = Du führst die besondere Aktion „{ $special }“ aus.
hellas-event-temple_built =
    { $number ->
        [0] { $seat } errichtet { $region_in } { $temple_kind }!
       *[other] { $seat } errichtet { $region_in } Tempel { $number }.
    }
    .you =
        { $number ->
            [0] Du errichtest { $region_in } { $temple_kind }!
           *[other] Du errichtest { $region_in } Tempel { $number }.
        }
hellas-event-token_cleared = { $seat } gibt die besondere Aktion „{ $special }“ frei.
    .you = Du gibst die besondere Aktion „{ $special }“ frei.
hellas-event-tokens_cleared = { $seat } gibt alle besonderen Aktionen frei.
    .you = Du gibst alle besonderen Aktionen frei.
hellas-event-turn_began = { $seat } beginnt Zug { $turn }.
    .you = Du beginnst Zug { $turn }.
hellas-event-unfortified = { $seat } holt den verschanzten Hopliten { $region_in } aus der Stadt.
    .you = Du holst den verschanzten Hopliten { $region_in } aus der Stadt.
hellas-event-withdrew = { $seat } zieht sich mit { hellas-phrase-hoplites } von { $start } nach { $region } zurück.
    .you = Du ziehst dich mit { hellas-phrase-hoplites } von { $start } nach { $region } zurück.
hellas-event-wound_dealt =
    { $count ->
        [0] { $seat } verwundet { $monster_object } ({ $symbol }).
       *[other] { $seat } verwundet { $monster_object } ({ $symbol }) mit { $cards }.
    }
    .you =
        { $count ->
            [0] Du verwundest { $monster_object } ({ $symbol }).
           *[other] Du verwundest { $monster_object } ({ $symbol }) mit { $cards }.
        }
hellas-event-artifact_discarded = { $seat } legt das Artefakt „{ $artifact }“ ab.
    .you = Du legst das Artefakt „{ $artifact }“ ab.
hellas-event-blessing_discarded = { $seat } legt den Segen „{ $blessing }“ ab.
    .you = Du legst den Segen „{ $blessing }“ ab.

## Wie eine Partie endet

hellas-reason-favored_of_the_gods = { hellas-victory-favored_of_the_gods }: Fünf Gebiete mit Tempeln sind in einer Hand.
hellas-reason-king_of_kings = { hellas-victory-king_of_kings }: Das erste vollendete Monument steht im eigenen Gebiet.
hellas-reason-monster_slayer = { hellas-victory-monster_slayer }: Ein Held hat drei Monster bezwungen.
hellas-reason-warlord_of_hellas = { hellas-victory-warlord_of_hellas }: Ganze Regionen sind in einer Hand.
# Temples with a kind of their own, as the object of a sentence.
hellas-temple_kind-oracle = das Orakel von Delphi
hellas-victory-warlord_of_hellas = Kriegsherr von Hellas
    .text = Kontrolliere alle Gebiete zweier Regionen. Zu dritt zählt die blaue Region nicht; zu zweit sind drei Regionen nötig.
hellas-victory-favored_of_the_gods = Gunst der Götter
    .text = Kontrolliere fünf Gebiete mit Tempeln; das Orakel von Delphi zählt als Tempel.
hellas-victory-monster_slayer = Monsterbezwinger
    .text = Bezwinge drei Monster, auf der Jagd oder anders.
hellas-victory-king_of_kings = König der Könige
    .text = Ist das erste Monument vollendet, nimmt jede spätere besondere Aktion seines Erbauers eines von drei Plättchen von der Monument-Aktivierungskarte. Am Ende des Zuges, der das dritte nimmt, gewinnt, wer das Gebiet des Monuments kontrolliert; ist das niemand, wer es zuerst übernimmt. Gilt nicht zu zweit.

## Zahlen, die hinterher vom Verlauf einer Partie erzählen

hellas-figure-regions_taken = Gebiete übernommen
hellas-figure-temples = Tempel errichtet
hellas-figure-monuments = Monumentstufen errichtet
hellas-figure-glory = Ruhmesplättchen genommen
hellas-figure-attacks = Angriffe
hellas-figure-battles_won = Schlachten gewonnen
hellas-figure-battles_lost = Schlachten verloren
hellas-figure-cards_played = Kampfkarten in Schlachten ausgespielt
hellas-figure-recruited = Hopliten rekrutiert
hellas-figure-hoplites_lost = Hopliten verloren
hellas-figure-hunts = Jagden
hellas-figure-wounds = Monstern zugefügte Wunden
hellas-figure-monsters = Monster besiegt
hellas-figure-injuries = Verletzungen des Helden
hellas-figure-quests = Aufgaben abgeschlossen
hellas-figure-prayers = Ausgesandte Priester
hellas-figure-artifacts = Artefakte erhalten
hellas-figure-blessings = Empfangene Segen
hellas-figure-monster_rolls = Würfe für Monster

## Optionen

hellas-option-heroes = Helden
    .text = Wie die Spieler ihre Helden erhalten.
hellas-choice-heroes-chosen = Gegen den Uhrzeigersinn gewählt
hellas-choice-heroes-dealt = Zufällig verteilt
hellas-option-first_player = Erster Zug
    .text = Welcher Spieler den ersten Zug hat und dafür seinen Helden zuletzt wählt.
hellas-choice-first_player-random = Ausgelost
hellas-choice-first_player-first_seat = Der erste Platz
hellas-option-seating = Sitzordnung
    .text = In welcher Reihenfolge die Spieler um den Tisch sitzen.
hellas-choice-seating-by_seat = Nach der Nummer des Platzes
hellas-choice-seating-random = Ausgelost
hellas-option-expansions = Erweiterungen
    .text = Welche Erweiterungen mitspielen.
hellas-option-mode = Spielmodus
    .text = Nach welchen Regeln gespielt wird.
hellas-choice-mode-standard = Jeder gegen jeden

## Regionen und Gebiete

# `.glory` ist das Plättchen der Region als Objekt, `.Glory` dasselbe am Satzanfang.
hellas-land-red = rote Region
    .glory = das rote Ruhmesplättchen
    .Glory = Das rote Ruhmesplättchen
    .text = Epirus, Makedonien, Thessalien und Chalkidiki.
hellas-land-yellow = gelbe Region
    .glory = das gelbe Ruhmesplättchen
    .Glory = Das gelbe Ruhmesplättchen
    .text = Akarnanien, Ätolien, Lokris und Phokis.
hellas-land-blue = blaue Region
    .glory = das blaue Ruhmesplättchen
    .Glory = Das blaue Ruhmesplättchen
    .text = Euböa, Böotien, Attika und Korinthia. Zu dritt zählt sie nicht für „{ hellas-victory-warlord_of_hellas }“.
hellas-land-green = grüne Region
    .glory = das grüne Ruhmesplättchen
    .Glory = Das grüne Ruhmesplättchen
    .text = Achaia, Elis, Arkadien und Messenien.
hellas-land-brown = braune Region
    .glory = das braune Ruhmesplättchen
    .Glory = Das braune Ruhmesplättchen
    .text = Argolis, Lakonien und Kreta.
# `.in` sagt, wo.
hellas-region-epirus = Epirus
    .in = in Epirus
    .text = Rote Region, Bevölkerungsstärke 2. Ein Schrein.
hellas-region-macedonia = Makedonien
    .in = in Makedonien
    .text = Rote Region, Bevölkerungsstärke 2. Eine Stadt.
hellas-region-thessaly = Thessalien
    .in = in Thessalien
    .text = Rote Region, Bevölkerungsstärke 4. Eine Stadt, das Monument des Zeus.
hellas-region-chalkidiki = Chalkidiki
    .in = in Chalkidiki
    .text = Rote Region, Bevölkerungsstärke 4. Eine Stadt, ein Schrein.
hellas-region-acarnania = Akarnanien
    .in = in Akarnanien
    .text = Gelbe Region, Bevölkerungsstärke 4. Eine Stadt, das Monument des Hermes.
hellas-region-aetolia = Ätolien
    .in = in Ätolien
    .text = Gelbe Region, Bevölkerungsstärke 2. Ein Schrein.
hellas-region-locris = Lokris
    .in = in Lokris
    .text = Gelbe Region, Bevölkerungsstärke 2. Eine Stadt.
hellas-region-phocis = Phokis
    .in = in Phokis
    .text = Gelbe Region, Bevölkerungsstärke 5. Der Platz des Orakels von Delphi.
hellas-region-euboea = Euböa
    .in = auf Euböa
    .text = Blaue Region, Bevölkerungsstärke 2. Eine Stadt.
hellas-region-boeotia = Böotien
    .in = in Böotien
    .text = Blaue Region, Bevölkerungsstärke 2. Eine Stadt.
hellas-region-attica = Attika
    .in = in Attika
    .text = Blaue Region, Bevölkerungsstärke 5. Eine Stadt, ein Schrein, das Monument der Athene.
hellas-region-corinthia = Korinthia
    .in = in Korinthia
    .text = Blaue Region, Bevölkerungsstärke 2. Ein Schrein.
hellas-region-achaea = Achaia
    .in = in Achaia
    .text = Grüne Region, Bevölkerungsstärke 2. Eine Stadt.
hellas-region-elis = Elis
    .in = in Elis
    .text = Grüne Region, Bevölkerungsstärke 4. Eine Stadt, ein Schrein.
hellas-region-arcadia = Arkadien
    .in = in Arkadien
    .text = Grüne Region, Bevölkerungsstärke 2. Eine Stadt.
hellas-region-messenia = Messenien
    .in = in Messenien
    .text = Grüne Region, Bevölkerungsstärke 3. Ein Schrein.
hellas-region-argolis = Argolis
    .in = in Argolis
    .text = Braune Region, Bevölkerungsstärke 3. Eine Stadt.
hellas-region-laconia = Lakonien
    .in = in Lakonien
    .text = Braune Region, Bevölkerungsstärke 5. Sparta: Rekrutieren bringt hier bis zu 4 Hopliten, und ein verschanzter Hoplit erhöht die Verteidigung um 2.
hellas-region-crete = Kreta
    .in = auf Kreta
    .text = Braune Region, Bevölkerungsstärke 2. Ein Schrein.

## Götter, Attribute, Symbole

# `.of` steht im Genitiv.
hellas-god-athena = Athene
    .of = der Athene
    .text = Ein ausgesandter Priester erhöht die Führungskraft um 1. Dann rekrutierst du je nach Stufe ihres Monuments in einem Gebiet unter deiner Kontrolle: auf Stufe 2 einen Hopliten, auf Stufe 3 zwei, auf den Stufen 4 und 5 drei.
hellas-god-zeus = Zeus
    .of = des Zeus
    .text = Ein ausgesandter Priester erhöht die Stärke um 1. Dann ziehst du je nach Stufe seines Monuments Kampfkarten: auf Stufe 2 eine, auf Stufe 3 zwei, auf den Stufen 4 und 5 drei.
hellas-god-hermes = Hermes
    .of = des Hermes
    .text = Ein ausgesandter Priester erhöht die Geschwindigkeit um 1. Dann bewegst du je nach Stufe seines Monuments eine Armee oder einen Teil von ihr: auf Stufe 2 bis zu 1 Gebiet weit, auf Stufe 3 bis zu 2, auf den Stufen 4 und 5 bis zu 3.
hellas-attribute-leadership = Führungskraft
    .text = Wie viele Hopliten du mit „Hopliten bewegen“ bewegen darfst. Athene erhöht sie oder die Gottheit an ihrer Stelle.
hellas-attribute-strength = Stärke
    .text = Wie viele Kampfkarten du zu Beginn einer Jagd ziehst. Zeus erhöht sie oder die Gottheit an seiner Stelle.
hellas-attribute-speed = Geschwindigkeit
    .text = Wie viele Gebiete weit dein Held mit „Helden bewegen“ ziehen darf. Hermes erhöht sie oder die Gottheit an seiner Stelle.
# `.set`: die Karten, die zusammen ein beliebiges Symbol abdecken, im Dativ.
hellas-symbol-torch = Fackel
    .set = Fackeln
    .text = Auf der Jagd deckt eine Fackel eine Fackel ab; drei zusammen decken ein beliebiges Symbol ab.
hellas-symbol-bow = Bogen
    .set = Bögen
    .text = Auf der Jagd deckt ein Bogen einen Bogen ab; drei zusammen decken ein beliebiges Symbol ab.
hellas-symbol-sword = Schwert
    .set = Schwertern
    .text = Auf der Jagd deckt ein Schwert ein Schwert ab; zwei zusammen decken ein beliebiges Symbol ab.
hellas-symbol-mace = Streitkolben
    .set = Streitkolben
    .text = Auf der Jagd deckt ein Streitkolben einen Streitkolben ab; zwei zusammen decken ein beliebiges Symbol ab.
hellas-symbol-axe = Axt
    .set = Äxten
    .text = Auf der Jagd deckt sie eine Axt ab.
hellas-symbol-spear = Speer
    .set = Speeren
    .text = Auf der Jagd deckt er einen Speer ab.
hellas-symbol-shield = Schild
    .set = Schilden
    .text = Auf der Jagd fügt er keine Wunde zu und zählt nicht zur Verteidigung. Stattdessen wehrt ein einzelner Schild jeden Angriff ab: Dein Held erleidet 1 Verletzung, und du ziehst 1 Kampfkarte.
hellas-symbol-sickle = Sichel
    .set = Sicheln
    .text = Auf der Jagd deckt sie allein ein beliebiges Symbol ab, ergänzt aber nie einen Satz.
hellas-target-axe = Axt
hellas-target-axe-artifact = Axt (Artefakt)
hellas-target-bow = Bogen
hellas-target-mace = Streitkolben
hellas-target-mace-priest = Streitkolben (Priester)
hellas-target-spear = Speer
hellas-target-spear-artifact = Speer (Artefakt)
hellas-target-spear-priest = Speer (Priester)
hellas-target-sword = Schwert
hellas-target-sword-artifact = Schwert (Artefakt)
hellas-target-sword-priest = Schwert (Priester)
hellas-target-torch = Fackel
hellas-target-torch-artifact = Fackel (Artefakt)
hellas-target-torch-priest = Fackel (Priester)
# Was zur Wahl steht, als Aktion gesagt: Effekte von „Vorbereiten“ und von Fähigkeiten, dazu die Belohnungen einer Jagd.
hellas-effect-heal_injuries = Eine Verletzung des Helden heilen
hellas-effect-draw_combat_cards = Eine Kampfkarte ziehen
hellas-effect-recruit = Einen Hopliten im Gebiet des Helden rekrutieren
hellas-effect-wound_monster = Einem Monster eine Wunde zufügen
hellas-effect-wound_hunted_monster = Dem gejagten Monster eine Wunde zufügen
hellas-effect-injure_enemy_hero = Den Helden eines anderen Spielers verletzen
hellas-effect-ignore_casualties = 1 Verlust weniger erleiden
hellas-effect-add_enemy_casualties = Dem Gegner 1 Verlust mehr zufügen
hellas-effect-kill_hoplites = Hopliten im Gebiet des Helden töten
hellas-reward-priest = 1 Priester nehmen
hellas-reward-artifact = Das oberste neutrale Artefakt nehmen
hellas-reward-monster_artifact = Das Artefakt des Monsters nehmen
# Die Seiten einer Schlacht; `.The` steht am Satzanfang.
hellas-side-attacker = Angreifer
    .The = Der Angreifer
hellas-side-defender = Verteidiger
    .The = Der Verteidiger
hellas-follows-battle = Schlacht
hellas-follows-control = Kontrolle
hellas-follows-short = zu wenige für die Kontrolle
hellas-follows-nothing = nichts
hellas-deck-attack = Monster-Angriffsstapel
hellas-deck-combat = Kampfstapel
hellas-deck-event = Ereignisstapel

## Aktionen eines Zuges

hellas-regular-hoplite_movement = Hopliten bewegen
    .text = Bewege bis zu so viele Hopliten, wie dein Held Führungskraft hat, jeden in ein benachbartes Gebiet oder in eine Stadt unter deiner Kontrolle oder aus ihr heraus; keinen zweimal.
hellas-regular-hero_movement = Helden bewegen
    .text = Bewege deinen Helden um bis zu so viele Gebiete, wie seine Geschwindigkeit erlaubt, und beginne dort eine Aufgabe; oder rücke bei einer Aufgabe einen Schritt vor.
hellas-regular-prayer = Priester aussenden
    .text = Sende 1 Priester aus deinem Priestervorrat zu einem Monument mit freiem Platz; jedes hat zwei. Das Attribut dieser Gottheit steigt um 1, und du nutzt die Göttergabe der erreichten Stufe.
hellas-regular-use_artifacts = Artefakte aktivieren
    .text = Aktiviere nacheinander beliebig viele deiner aufgeladenen Artefakte. Sobald du eine andere Aktion beginnst, kannst du in diesem Zug keines mehr aktivieren.
hellas-special-recruit = Rekrutieren
    .text = Rekrutiere bis zu 2 Hopliten in jedem Gebiet mit Stadt unter deiner Kontrolle, bis zu 4 in Lakonien; in jeder Stadt darf einer gleich verschanzt werden. Mindestens 1 muss es sein.
hellas-special-march = Marschbefehl
    .text = Bewege beliebig viele deiner unverschanzten Hopliten aus einem Gebiet in ein benachbartes, auch wenn sie sich schon bewegt haben.
hellas-special-build_temple = Tempel errichten
    .text = Errichte den nächsten Tempel auf einem leeren Schrein in einem Gebiet unter deiner Kontrolle oder das Orakel in Phokis, und erhalte 1 Priester. Ein markiertes Feld der Tempelkarte bringt eine Segnung, das Orakel seine eigene Belohnung.
hellas-special-prepare = Vorbereiten
    .text = Zwei dieser Möglichkeiten oder eine davon zweimal: 1 Verletzung heilen; 1 Kampfkarte ziehen; 1 Hopliten im Gebiet deines Helden rekrutieren. Nicht möglich, solange dein Held bei einer Aufgabe ist.
hellas-special-usurp = Machtübernahme
    .text = Besitzt du das Ruhmesplättchen der Region, in der dein Held steht, übernimm die Kontrolle über das Gebiet; Hopliten anderer Spieler ziehen sich ohne Verluste zurück. Dann darfst du dort 1 Hopliten rekrutieren. Das Plättchen behältst du.
hellas-special-hunt = Jagd
    .text = Jage ein Monster im Gebiet deines Helden: Ziehe so viele Kampfkarten, wie du Stärke hast, decke damit seine Wundenfelder ab und überstehe seine Angriffe.
hellas-special-build_monument = Monument errichten
    .text = Füge einem beliebigen Monument eine Stufe hinzu. Alle Priester verlassen die Monumente, du erhältst 1 Priester für jedes Gebiet mit Tempel unter deiner Kontrolle, alle Spieler geben ihre besonderen Aktionen frei und laden ihre Artefakte auf; dann folgen Monsterphase und Ereignisphase. Wird nie als genutzt markiert.
hellas-roll-nothing = nichts geschieht
hellas-roll-region_attack = Gebietsangriff
hellas-roll-move = Bewegung
hellas-roll-move_or_region_attack = Bewegung oder Gebietsangriff

## Helden

hellas-hero-achilles = Achilles
    .text = Startvorteil: Geschwindigkeit 2. Spezialfähigkeit: In deinen Schlachten in seinem Gebiet zählt der niedrigere Wert aus seiner Geschwindigkeit und seiner Stärke zur Armeestärke.
hellas-hero-helen = Helena
    .text = Startvorteil: Ziehe 3 neutrale Artefakte und behalte 1. Spezialfähigkeit: Hopliten anderer Spieler können sich nicht in ihr Gebiet bewegen, es sei denn, deren eigener Held ist auch dort.
hellas-hero-heracles = Herakles
    .text = Startvorteil: Stärke 2. Spezialfähigkeit: Zu Beginn deines Zuges darfst du ein Ruhmesplättchen abgeben, um 2 neutrale Artefakte zu ziehen und 1 zu behalten, so oft, wie du Plättchen hast.
hellas-hero-perseus = Perseus
    .text = Startvorteil: das Ruhmesplättchen der Region, in der er beginnt. Spezialfähigkeit: Nach „Vorbereiten“ darfst du ihn in ein beliebiges Gebiet stellen; eine Aufgabe beginnt er so nicht.
hellas-hero-cleito = Kleito
    .text = Startvorteil: 1 Priester. Spezialfähigkeit: Statt „Helden bewegen“ darfst du 1 Verletzung heilen, auch bei einer Aufgabe.

## Monster

# `.The` steht am Satzanfang, `.object` im Akkusativ, `.Object` ebenso am Satzanfang.
hellas-monster-cyclops = Zyklop
    .The = Der Zyklop
    .object = den Zyklopen
    .Object = Den Zyklopen
    .text = Wunden: Bogen, Bogen, Fackel (Priester), Streitkolben, Speer (Artefakt). Gebietsangriff: 1 Verletzung für alle Helden in seinem und den benachbarten Gebieten. Spezialangriff: 1 Verletzung; ein Attribut nach Wahl des Jägers sinkt dauerhaft um 1. Artefakt: { hellas-artifact-eye_of_cyclops }.
hellas-monster-hydra = Hydra
    .The = Die Hydra
    .object = die Hydra
    .Object = Die Hydra
    .text = Wunden: Schwert, Schwert, Fackel (Priester), Fackel, Axt (Artefakt), Bogen. Gebietsangriff: 1 Hoplit stirbt in ihrem und in jedem benachbarten Gebiet. Spezialangriff: Alle ihre Wunden werden geheilt. Artefakt: { hellas-artifact-poison_arrows }.
hellas-monster-cerberus = Kerberos
    .The = Kerberos
    .object = Kerberos
    .Object = Kerberos
    .text = Wunden: Bogen, Fackel, Schwert, Schwert (Priester), Streitkolben, Speer, Axt (Artefakt). Gebietsangriff: 3 Hopliten sterben. Spezialangriff: 3 Verletzungen. Artefakt: { hellas-artifact-adamant_tethers }.
hellas-monster-medusa = Medusa
    .The = Medusa
    .object = Medusa
    .Object = Medusa
    .text = Wunden: Bogen, Schwert (Priester), Fackel, Speer (Artefakt). Passiv: Hopliten können ihr Gebiet nicht verlassen. Gebietsangriff: 1 Hoplit stirbt. Spezialangriff: 1 Verletzung; die Jagd endet, wenn die Geschwindigkeit des Helden dann unter 3 liegt. Artefakt: { hellas-artifact-medusas_blood }.
hellas-monster-sphinx = Sphinx
    .The = Die Sphinx
    .object = die Sphinx
    .Object = Die Sphinx
    .text = Wunden: Fackel, Bogen, Streitkolben (Priester), Axt (Artefakt). Passiv: Niemand rekrutiert Hopliten in ihrem Gebiet. Gebietsangriff: 1 Hoplit stirbt. Spezialangriff: 1 Verletzung; die Jagd endet, wenn die Führungskraft des Helden dann unter 3 liegt. Artefakt: { hellas-artifact-head_of_sphinx }.
hellas-monster-chimera = Chimära
    .The = Die Chimära
    .object = die Chimära
    .Object = Die Chimära
    .text = Wunden: Bogen, Bogen, Fackel, Speer (Priester), Axt, Schwert (Artefakt). Passiv: Zu einem Monument in ihrem Gebiet kann kein Priester ausgesandt werden. Gebietsangriff: 1 Hoplit stirbt, dann zieht sie zum höchsten Monument. Spezialangriff: 1 Verletzung; der Jäger behält 1 Kampfkarte und legt die übrigen ab. Artefakt: { hellas-artifact-chimeras_fire }.
hellas-monster-minotaur = Minotaur
    .The = Der Minotaur
    .object = den Minotaur
    .Object = Den Minotaur
    .text = Wunden: Streitkolben, Streitkolben (Priester), Axt, Speer, Fackel (Artefakt). Gebietsangriff: 1 Hoplit stirbt, und wer das Gebiet kontrolliert, opfert 1 Priester. Spezialangriff: 2 Verletzungen; der Jäger legt die Hälfte seiner Kampfkarten ab, aufgerundet. Artefakt: { hellas-artifact-minotaurs_horn }.
hellas-evolution-cerberus_epirus = Kerberos von Epirus
    .text = Der erste Angriff jeder Jagd auf ihn ist um 3 stärker; wird er nicht abgewehrt, endet die Jagd zudem nach seinem Effekt.
hellas-evolution-cerberus_locris = Kerberos von Lokris
    .text = Ein weiteres Wundenfeld: Speer.
hellas-evolution-chimera_macedonia = Chimära von Makedonien
    .text = Wann immer Hopliten ihr Gebiet betreten, stirbt 1 von ihnen.
hellas-evolution-chimera_arcadia = Chimära von Arkadien
    .text = Zwei weitere Wundenfelder: Streitkolben und Schwert.
hellas-evolution-cyclops_acarnania = Zyklop von Akarnanien
    .text = Seine Angriffe sind um 1 stärker.
hellas-evolution-cyclops_euboea = Zyklop von Euböa
    .text = Ein weiteres Wundenfeld: Streitkolben.
hellas-evolution-hydra_argolis = Hydra von Argolis
    .text = Solange 3 oder mehr ihrer Symbole abgedeckt sind, sind ihre Angriffe um 2 stärker.
hellas-evolution-hydra_chalkidiki = Hydra von Chalkidiki
    .text = Zwei weitere Wundenfelder: Bogen und Bogen.
hellas-evolution-medusa_attica = Medusa von Attika
    .text = Zu Beginn einer Jagd auf sie zieht der Jäger so viele Kampfkarten wie die Geschwindigkeit seines Helden, nicht wie dessen Stärke.
hellas-evolution-medusa_phocis = Medusa von Phokis
    .text = Ein weiteres Wundenfeld: Axt.
hellas-evolution-minotaur_crete = Minotaur von Kreta
    .text = Eine Jagd auf ihn erfordert mindestens 1 Priester im Priestervorrat des Jägers.
hellas-evolution-minotaur_boeotia = Minotaur von Böotien
    .text = Ein weiteres Wundenfeld: Schwert.
hellas-evolution-sphinx_messenia = Sphinx von Messenien
    .text = Eine Jagd auf sie erfordert Führungskraft 3 oder mehr.
hellas-evolution-sphinx_thessaly = Sphinx von Thessalien
    .text = Zwei weitere Wundenfelder: Fackel und Fackel.

## Monsterangriffe

-hellas-attack = Wird er nicht abgewehrt: 1 Verletzung.
-hellas-quick_attack = Wird er nicht abgewehrt: 1 Verletzung, und der Jäger legt Kampfkarten ab, bis er so viele hat wie die Geschwindigkeit seines Helden.
-hellas-recall = Wird er nicht abgewehrt, endet die Jagd.
-hellas-special_attack = Wird er nicht abgewehrt, führt das Monster seinen Spezialangriff aus.
-hellas-wild_attack = Wird er nicht abgewehrt: 1 Verletzung, und der Jäger legt 1 zufällige Kampfkarte ab.
hellas-attack-attack_3 = Angriff (3)
    .text = Stärke 3. { -hellas-attack }
hellas-attack-attack_4 = Angriff (4)
    .text = Stärke 4. { -hellas-attack }
hellas-attack-attack_5 = Angriff (5)
    .text = Stärke 5. { -hellas-attack }
hellas-attack-charge = Ansturm
    .text = Stärke 1 und 1 mehr für jedes offene Wundenfeld. Wird er nicht abgewehrt: 2 Verletzungen.
hellas-attack-fury = Raserei
    .text = Stärke gleich der Zahl aller Wundenfelder, abgedeckt oder nicht. Wird der Angriff nicht abgewehrt: 1 Verletzung, und die Jagd endet, wenn der Held vorher schon verletzt war.
hellas-attack-mighty_attack = Mächtiger Angriff
    .text = Stärke 4. Wird er nicht abgewehrt: 2 Verletzungen.
hellas-attack-nasty_wound = Böse Wunde
    .text = Stärke 4. Wird der Angriff nicht abgewehrt: 1 Verletzung, und das höchste Attribut des Helden, verletzt oder nicht, sinkt dauerhaft um 1.
hellas-attack-quick_attack_4 = Schneller Angriff (4)
    .text = Stärke 4. { -hellas-quick_attack }
hellas-attack-quick_attack_5 = Schneller Angriff (5)
    .text = Stärke 5. { -hellas-quick_attack }
hellas-attack-rampage = Blinde Wut
    .text = Stärke 1 und 2 mehr für jedes abgedeckte Wundenfeld. Wird der Angriff nicht abgewehrt, führt das Monster seinen Spezialangriff aus.
hellas-attack-recall_3 = Abbruch (3)
    .text = Stärke 3. { -hellas-recall }
hellas-attack-recall_4 = Abbruch (4)
    .text = Stärke 4. { -hellas-recall }
hellas-attack-special_attack_3 = Spezialangriff (3)
    .text = Stärke 3. { -hellas-special_attack }
hellas-attack-special_attack_4 = Spezialangriff (4)
    .text = Stärke 4. { -hellas-special_attack }
hellas-attack-surprise_attack = Überraschungsangriff
    .text = Stärke 1 und 1 mehr für jede Kampfkarte auf der Hand des Jägers. Wird er nicht abgewehrt: 1 Verletzung, und der Jäger legt die Hälfte seiner Kampfkarten ab, aufgerundet.
hellas-attack-wild_attack_4 = Wilder Angriff (4)
    .text = Stärke 4. { -hellas-wild_attack }
hellas-attack-wild_attack_5 = Wilder Angriff (5)
    .text = Stärke 5. { -hellas-wild_attack }

## Kampfkarten

-hellas-fortification = Stärke 1, keine Verluste. Armeestärke +2, wenn du ein Gebiet mit Stadt verteidigst.
-hellas-local_support = Stärke 1, keine Verluste. Verteidigst du ein Gebiet mit Stadt, rekrutiere dort sofort bis zu 2 Hopliten; sie nehmen an dieser Schlacht teil.
-hellas-glory = Stärke 1, keine Verluste. Armeestärke +3, wenn du das Ruhmesplättchen der Region besitzt, in der die Schlacht stattfindet.
-hellas-phalanx = 1 Verlust. Armeestärke +1 für je zwei deiner Hopliten in der Schlacht.
-hellas-trap = Stärke 1, 1 Verlust. Die Führungskraft deines Helden zählt zur Armeestärke.
-hellas-tactical_maneuver = Stärke 2, keine Verluste. Armeestärke +2, wenn dein Held mehr Führungskraft hat als der Held des Gegners, wo immer sie sind.
-hellas-encirclement = Stärke 2, 1 Verlust. Wenn du gewinnst, verliert der Gegner zusätzlich 3 Hopliten statt 1.
-hellas-wild_blow = Stärke 3, 1 Verlust. Kein Effekt.
-hellas-javelin_volley = Stärke 2, keine Verluste. Hast du mehr Hopliten in der Schlacht als der Gegner, töte sofort 1 von seinen.
-hellas-assault = Stärke 4, 2 Verluste. Armeestärke +2, wenn du angreifst.
hellas-card-fortification_torch = Befestigung (Fackel)
    .text = { -hellas-fortification }
hellas-card-fortification_bow = Befestigung (Bogen)
    .text = { -hellas-fortification }
hellas-card-local_support_torch = Örtliche Unterstützung (Fackel)
    .text = { -hellas-local_support }
hellas-card-local_support_bow = Örtliche Unterstützung (Bogen)
    .text = { -hellas-local_support }
hellas-card-glory_torch = Ruhm (Fackel)
    .text = { -hellas-glory }
hellas-card-glory_bow = Ruhm (Bogen)
    .text = { -hellas-glory }
hellas-card-phalanx_torch_1 = Phalanx (Fackel, Stärke 1)
    .text = Stärke 1, { -hellas-phalanx }
hellas-card-phalanx_torch_2 = Phalanx (Fackel, Stärke 2)
    .text = Stärke 2, { -hellas-phalanx }
hellas-card-flank_attack_bow = Flankenangriff (Bogen)
    .text = Stärke 2, 1 Verlust. Armeestärke +2, wenn du mehr Hopliten in der Schlacht hast als der Gegner.
hellas-card-trap_sword = Falle (Schwert)
    .text = { -hellas-trap }
hellas-card-trap_mace = Falle (Streitkolben)
    .text = { -hellas-trap }
hellas-card-tactical_maneuver_sword = Taktisches Manöver (Schwert)
    .text = { -hellas-tactical_maneuver }
hellas-card-tactical_maneuver_mace = Taktisches Manöver (Streitkolben)
    .text = { -hellas-tactical_maneuver }
hellas-card-encirclement_sword = Einkesselung (Schwert)
    .text = { -hellas-encirclement }
hellas-card-encirclement_mace = Einkesselung (Streitkolben)
    .text = { -hellas-encirclement }
hellas-card-wild_attack_sword = Wilder Angriff (Schwert)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_mace = Wilder Angriff (Streitkolben)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_axe = Wilder Angriff (Axt)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_spear = Wilder Angriff (Speer)
    .text = { -hellas-wild_blow }
hellas-card-reinforcements_shield = Verstärkung (Schild)
    .text = Stärke 0, keine Verluste. Bewege beliebig viele deiner Hopliten aus einem benachbarten Gebiet in die Schlacht.
hellas-card-charge_sickle = Sturmlauf (Sichel)
    .text = Stärke 4, 2 Verluste. Kein Effekt.
hellas-card-javelin_volley_axe = Speerhagel (Axt)
    .text = { -hellas-javelin_volley }
hellas-card-javelin_volley_spear = Speerhagel (Speer)
    .text = { -hellas-javelin_volley }
hellas-card-assault_axe = Sturmangriff (Axt)
    .text = { -hellas-assault }
hellas-card-assault_spear = Sturmangriff (Speer)
    .text = { -hellas-assault }

## Artefakte

hellas-artifact-owl_of_athena = Eule der Athene
    .text = In deinem Zug: Ziehe 2 Kampfkarten, behalte 1 davon und lege die andere ab.
hellas-artifact-boots_of_hermes = Stiefel des Hermes
    .text = In deinem Zug: Stelle deinen Helden in ein beliebiges Gebiet.
hellas-artifact-thunder_of_zeus = Donner des Zeus
    .text = In deinem Zug: 1 Wunde für ein beliebiges Monster auf dem Spielplan oder 1 Verletzung für den Helden eines anderen Spielers in einem Gebiet; dieser Spieler wählt das Attribut. Wirkt nicht auf einen Helden mit drei Verletzungen.
hellas-artifact-caduceus = Caduceus
    .text = Zu Beginn deiner Schlacht: Der Gegner legt 1 Kampfkarte seiner Wahl ab.
hellas-artifact-apollos_arrow = Pfeil des Apollon
    .text = Zu Beginn deiner Schlacht: Armeestärke +2, wenn sie in einem Gebiet neben dem deines Helden stattfindet.
hellas-artifact-femes_trumpet = Trompete der Pheme
    .text = In deinem Zug: Nimm das Aktionsplättchen von einer deiner besonderen Aktionen.
hellas-artifact-harpe = Harpe
    .text = Zu Beginn deiner Schlacht oder deiner Jagd: Ziehe 1 Kampfkarte.
hellas-artifact-pandoras_box = Büchse der Pandora
    .text = In deinem Zug: Führe jetzt eine Monsterphase durch.
hellas-artifact-horn_of_plenty = Füllhorn
    .text = In deinem Zug: Rekrutiere bis zu 2 Hopliten in einem Gebiet mit Stadt unter deiner Kontrolle.
hellas-artifact-ambrosia = Ambrosia
    .text = In deinem Zug: Heile alle Verletzungen deines Helden.
hellas-artifact-aegis = Aigis
    .text = Wenn eigene Hopliten getötet würden: 1 oder 2 von ihnen überleben. Das hilft nicht gegen einen Preis, den du zahlst, und nicht, wenn sie sich nirgendwohin zurückziehen können.
hellas-artifact-eye_of_graeae = Auge der Graien
    .text = In deiner Schlacht oder Jagd, wenn du nach einer Karte gefragt wirst: Lege beliebig viele Kampfkarten ab, mindestens 1, und ziehe ebenso viele.
hellas-artifact-ariadnes_thread = Faden der Ariadne
    .text = In deinem Zug: Bewege ein Monster 1 oder 2 Gebiete weit.
hellas-artifact-poison_arrows = Giftpfeile
    .text = Zu Beginn deiner Jagd: Decke ein beliebiges Symbol des gejagten Monsters ab und ziehe 1 Kampfkarte.
hellas-artifact-minotaurs_horn = Horn des Minotaurs
    .text = Zu Beginn einer Schlacht, in der du verteidigst: Bewege beliebig viele deiner Hopliten aus benachbarten Gebieten in die Schlacht.
hellas-artifact-head_of_sphinx = Haupt der Sphinx
    .text = In deinem Zug: Übernimm die Kontrolle über das neutrale Gebiet, in dem dein Held ist, und rekrutiere dort 1 Hopliten. Nicht möglich, wo Hopliten eines anderen Spielers stehen.
hellas-artifact-eye_of_cyclops = Auge des Zyklopen
    .text = In deinem Zug: Erhalte 1 Priester, wenn dein Held in einem Gebiet mit Tempel ist, wer immer es kontrolliert.
hellas-artifact-medusas_blood = Blut der Medusa
    .text = Nach dem Vergleich der Armeestärken in deiner Schlacht: Ignoriere 1 deiner Verluste, oder füge denen des Gegners 1 hinzu.
hellas-artifact-chimeras_fire = Feuer der Chimära
    .text = In deinem Zug: Töte 1 Hopliten im Gebiet deines Helden.
hellas-artifact-adamant_tethers = Adamantfesseln
    .text = In deinem Zug: Töte 3 Hopliten im Gebiet deines Helden.

## Segen

hellas-blessing-cunning_tactician = Listiger Taktiker
    .text = Athene: Jede Kampfkarte, die du in einer Schlacht ausspielst, erhöht deine Armeestärke um 1 mehr.
hellas-blessing-mobilization = Mobilmachung
    .text = Athene: Mit deiner Aktion „Rekrutieren“ rekrutiere außerdem bis zu 2 Hopliten in einem Gebiet unter deiner Kontrolle, mit oder ohne Stadt.
hellas-blessing-master_plan = Meisterplan
    .text = Athene: Wenn du eine Kampfkarte in einer Schlacht oder zur Verteidigung auf der Jagd ausspielst, darfst du 1 Priester opfern, um ihre Stärke um 3 zu erhöhen; einmal je Karte.
hellas-blessing-athenas_gift = Gabe der Athene
    .text = Athene: Nachdem du eine Schlacht gewonnen hast, erhalte 1 Priester.
hellas-blessing-heroic_presence = Heldenhafte Präsenz
    .text = Athene: Armeestärke +2 in deinen Schlachten im Gebiet deines Helden.
hellas-blessing-always_prepared = Stets bereit
    .text = Athene: Zu Beginn deiner Schlacht ziehe 1 Kampfkarte, wenn du keine hast.
hellas-blessing-unbroken_morale = Ungebrochene Moral
    .text = Athene: Zu Beginn einer Schlacht, in der der Gegner mehr Hopliten hat als du, töte 1 von seinen.
hellas-blessing-local_volunteers = Örtliche Freiwillige
    .text = Athene: Statt „Hopliten bewegen“ rekrutiere genau 2 Hopliten in einem Gebiet unter deiner Kontrolle. Nicht möglich mit weniger als 2 im Vorrat.
hellas-blessing-stalwart_defense = Standhafte Verteidigung
    .text = Athene: Armeestärke +1, wenn du verteidigst.
hellas-blessing-no_attrition = Ohne Verluste
    .text = Athene: Die Verlustsymbole der ersten Kampfkarte, die du in einer Schlacht ausspielst, zählen nicht.
hellas-blessing-battle_prayer = Schlachtgebet
    .text = Athene: Jederzeit und so oft, wie du zahlst: Opfere 1 Priester, um 1 Kampfkarte zu ziehen.
hellas-blessing-restrictive_maneuver = Einengendes Manöver
    .text = Athene: Wenn du verteidigst, kann der Angreifer in dieser Schlacht nur 1 Kampfkarte ausspielen.
hellas-blessing-sacrifice_of_flesh = Fleischopfer
    .text = Zeus: Einmal in jeder deiner Jagden, wenn du nach Angriff oder Verteidigung gefragt wirst, darfst du 1 Priester opfern, um 1 Verletzung zu heilen und 1 Kampfkarte zu ziehen.
hellas-blessing-weak_spot = Schwachstelle
    .text = Zeus: Zu Beginn deiner Jagd darfst du 1 Kampfkarte ablegen, um ein beliebiges Symbol abzudecken.
hellas-blessing-push_ups = Liegestütze
    .text = Zeus: Statt „Helden bewegen“ ziehe 1 Kampfkarte.
hellas-blessing-inspiring_hunt = Beflügelnde Jagd
    .text = Zeus: Wenn du eine Jagd beginnst, erhalte 1 Priester. Er hilft nicht, die Voraussetzungen dieser Jagd zu erfüllen.
hellas-blessing-combat_training = Kampftraining
    .text = Zeus: Nach „Vorbereiten“ ziehe 1 Kampfkarte.
hellas-blessing-heros_wrath = Zorn des Helden
    .text = Zeus: Direkt nach „Helden bewegen“ darfst du 1 Kampfkarte ablegen, um 2 Hopliten im Gebiet deines Helden zu töten.
hellas-blessing-local_support = Örtliche Unterstützung
    .text = Zeus: Die Bevölkerungsstärke aller Gebiete ist für dich um 2 niedriger, mindestens aber 1.
hellas-blessing-glory_of_zeus = Ruhm des Zeus
    .text = Zeus: Deine Machtübernahme rekrutiert bis zu 3 Hopliten statt 1.
hellas-blessing-armory = Waffenkammer
    .text = Zeus: Beim Erhalt ziehe 2 Kampfkarten. Dein Kampfkartenlimit ist 6.
hellas-blessing-gods_strength = Götterstärke
    .text = Zeus: Beim Erhalt Stärke +1. Wann immer jemand ein Monument errichtet, heile 1 Verletzung deines Helden.
hellas-blessing-wild_hunt = Wilde Jagd
    .text = Zeus: Statt „Helden bewegen“ senke deine Stärke dauerhaft um 1, um eine Jagd zu beginnen. Nicht möglich mit Stärke 1.
hellas-blessing-shoot_to_kill = Tödlicher Schuss
    .text = Zeus: Einmal in deinem Zug lege 1 Kampfkarte mit Bogen ab, um beim Angriff in deiner Jagd ein beliebiges Symbol abzudecken oder zwischen Aktionen bis zu 2 Hopliten im Gebiet deines Helden zu töten.
hellas-blessing-exhausted_fight = Kampf bis zur Erschöpfung
    .text = Hermes: Du darfst jagen, obwohl deine Aktion „Jagd“ genutzt ist: Dein Held erleidet 1 Verletzung, und ein Aktionsplättchen kommt auf diese Karte, bis wieder ein Monument errichtet wird.
hellas-blessing-forced_march = Gewaltmarsch
    .text = Hermes: Mit „Marschbefehl“ darf deine Gruppe bis zu 2 Gebiete weit ziehen.
hellas-blessing-rearguard = Nachhut
    .text = Hermes: Nach „Marschbefehl“ und seinen Schlachten darfst du bis zu 2 Hopliten im Ausgangsgebiet rekrutieren, ob du es kontrollierst oder nicht.
hellas-blessing-response_force = Eingreiftruppe
    .text = Hermes: Zu Beginn einer Schlacht, in der du verteidigst, darfst du bis zu so viele Hopliten wie deine Geschwindigkeit aus einem benachbarten Gebiet in die Schlacht bewegen.
hellas-blessing-bluff = Bluff
    .text = Hermes: Nachdem beide Seiten gepasst haben, darfst du noch eine Kampfkarte ausspielen; der Gegner darf nicht darauf antworten.
hellas-blessing-exile = Verbannung
    .text = Hermes: Einmal in deinem Zug, zwischen Aktionen, darf dein Held 1 Verletzung erleiden, um ein Monster aus seinem Gebiet in ein beliebiges anderes zu stellen.
hellas-blessing-ambush = Hinterhalt
    .text = Hermes: Zu Beginn einer Schlacht, in der du ein Gebiet mit einem verschanzten Hopliten von dir verteidigst, töte 1 Hopliten des Angreifers.
hellas-blessing-murderous_march = Mörderischer Marsch
    .text = Hermes: Mit „Marschbefehl“ darfst du 2 unverschanzte Hopliten der Armee töten, um beliebig viele der übrigen, mindestens 1, in ein beliebiges Gebiet zu bewegen.
hellas-blessing-advanced_dodge = Meisterliches Ausweichen
    .text = Hermes: Beim Erhalt Geschwindigkeit +1. Einmal in jeder deiner Jagden darfst du deine Geschwindigkeit zur Stärke einer Karte zählen, die du zur Verteidigung ausspielst.
hellas-blessing-hermes_temple = Tempel des Hermes
    .text = Hermes: Beim Erhalt 1 Priester. Nach deiner Aktion „Tempel errichten“ darfst du sofort eine zusätzliche besondere Aktion ausführen.
hellas-blessing-winged_boots = Flügelstiefel
    .text = Hermes: Statt „Hopliten bewegen“ bewege 1 deiner Hopliten in ein beliebiges Gebiet.
hellas-blessing-heros_apprentice = Lehrling des Helden
    .text = Hermes: Statt „Helden bewegen“ bewege 1 deiner Hopliten um bis zu so viele Gebiete wie deine Geschwindigkeit.

## Aufgaben

hellas-quest-aid_to_atlas = Hilfe für Atlas
    .text = Messenien. Schritte: Stärke 2; Stärke 4; Stärke 5. Belohnung: Behalte diese Karte; lege sie jederzeit ab, um alle deine Aktionsplättchen zu entfernen und 2 Kampfkarten zu ziehen.
hellas-quest-amazon_queen = Die Amazonenkönigin
    .text = Chalkidiki. Schritte: Führungskraft 2; Führungskraft 2 und 1 Priester; Führungskraft 2 und 1 Priester opfern. Belohnung: Stärke +1, und ziehe 2 Kampfkarten.
hellas-quest-clean_augean_stables = Den Augiasstall ausmisten
    .text = Elis. Schritte: Geschwindigkeit 2; Geschwindigkeit 2 und 2 Verletzungen erleiden; Geschwindigkeit 3 und 2 Verletzungen erleiden. Belohnung: Behalte diese Karte; lege sie in deinem Zug vor deiner besonderen Aktion ab, um in diesem Zug eine zusätzliche besondere Aktion zu haben.
hellas-quest-saving_prometheus = Rettung des Prometheus
    .text = Makedonien. Schritte: 1 Kampfkarte ablegen; 2 ablegen; 4 ablegen. Belohnung: 1 Priester, und rekrutiere bis zu 2 Hopliten in einem Gebiet unter deiner Kontrolle.
hellas-quest-capture_cretan_bull = Den Kretischen Stier fangen
    .text = Kreta. Schritte: Geschwindigkeit 3 oder Stärke 3; Geschwindigkeit 3 oder Stärke 3, und 2 Kampfkarten ablegen; Geschwindigkeit 4 oder Stärke 4, und 2 Kampfkarten ablegen. Belohnung: ein weiteres Ruhmesplättchen einer anderen Region, das niemand besitzt.
hellas-quest-calydonian_hunt = Die Kalydonische Jagd
    .text = Ätolien. Schritte: Geschwindigkeit 2 und Kontrolle über 2 Gebiete mit Stadt; Geschwindigkeit 2 und 3 Gebiete mit Stadt; Geschwindigkeit 3 und 3 Gebiete mit Stadt. Belohnung: Rekrutiere bis zu 2 Hopliten in jedem Gebiet mit Stadt unter deiner Kontrolle.
hellas-quest-kill_stymphalian_birds = Die Stymphalischen Vögel töten
    .text = Korinthia. Schritte: 1 Priester; 1 Priester und Kontrolle über 2 Gebiete mit Tempel; 2 Priester und 2 Gebiete mit Tempel. Belohnung: Ziehe 3 neutrale Artefakte und behalte 1.
hellas-quest-expedition_for_the_golden_fleece = Der Zug zum Goldenen Vlies
    .text = Akarnanien. Schritte: Führungskraft 2; Führungskraft 2 und Geschwindigkeit 2; Führungskraft 2, Geschwindigkeit 2 und 1 Artefakt. Belohnung: Rekrutiere bis zu 3 Hopliten in einem Gebiet unter deiner Kontrolle.
hellas-quest-cattle_of_geryon = Die Rinder des Geryon
    .text = Böotien. Schritte: Stärke 2; Stärke 4; Stärke 4 und 2 Kampfkarten ablegen. Belohnung: Ein Attribut unter 3, Verletzungen nicht gerechnet, steigt auf 3.

## Tempelkarten

hellas-temple_card-temple_card_1 = Tempelkarte 1
    .text = Segnung bei den Tempeln 2, 4, 6 und 8. Das Orakel von Delphi gibt eine zusätzliche besondere Aktion in diesem Zug.
hellas-temple_card-temple_card_2 = Tempelkarte 2
    .text = Segnung bei den Tempeln 2, 3, 6 und 8. Das Orakel von Delphi gibt 1 weiteren Priester und eine Segnung.
hellas-temple_card-temple_card_3 = Tempelkarte 3
    .text = Segnung bei den Tempeln 2, 3, 5 und 7. Wer das Orakel von Delphi errichtet, zieht 3 neutrale Artefakte und behält 1.
hellas-temple_card-temple_card_4 = Tempelkarte 4
    .text = Segnung bei den Tempeln 3, 4, 5 und 7. Wer das Orakel von Delphi errichtet, zieht Kampfkarten bis zum Kampfkartenlimit.
hellas-temple_card-temple_card_5 = Tempelkarte 5
    .text = Segnung bei den Tempeln 3, 4, 6 und 7. Wer das Orakel von Delphi errichtet, erhöht zwei verschiedene Attribute seines Helden um je 1.

## Felder, deren Wörter die anderer Familien sind (nicht zu übersetzen); `.item` ist ein Glied einer Liste

hellas-field-start = region
hellas-field-power = artifact blessing hero quest
hellas-field-drawn = evolution quest event_card
hellas-field-cards = card
    .item = „{ $item }“
hellas-field-artifacts = artifact
    .item = „{ $item }“
hellas-field-blessings = blessing
    .item = „{ $item }“
hellas-field-attacks = attack
    .item = „{ $item }“

## Why an action is not offered

hellas-why-a_temple_stands_there = Ein Tempel steht schon { $region_in }.
hellas-why-no_city_region_can_take_a_recruit = Keines deiner Gebiete mit einer Stadt kann einen Rekruten aufnehmen.
hellas-why-no_option_of_it_is_possible = Keine dieser Möglichkeiten steht jetzt offen.
hellas-why-no_shrine_is_there = Es gibt { $region_in } keinen Schrein.
hellas-why-no_temple_is_left = Es ist kein Tempel mehr übrig, der dort gebaut werden kann.
hellas-why-that_action_is_marked_as_used = Auf „{ $special }“ liegt ein Aktionsplättchen.
hellas-why-that_region_is_not_yours = Du kontrollierst { $region } nicht.
hellas-why-you_do_not_own_that_lands_glory_token = Du besitzt nicht das Ruhmesplättchen der Region, in der dein Held ist.
hellas-why-you_hold_the_region_and_cannot_recruit_there = Du kontrollierst { $region } schon und kannst dort nicht rekrutieren.
hellas-why-hoplites_of_others_stand_there = Hopliten eines anderen Spielers stehen { $region_in }.
hellas-why-it_is_barred_there = Ein Monster oder eine Regel verbietet es { $region_in }.
hellas-why-no_hoplite_is_left_in_the_supply = Du hast keine Hopliten mehr, die du rekrutieren könntest.
hellas-why-no_monster_of_that_name_is_with_your_hero = Dein Held und das Monster sind nicht im selben Gebiet.
hellas-why-the_monster_cannot_be_hunted_yet = Du erfüllst nicht, was die Monsterkarte verlangt.
hellas-why-your_hero_is_not_on_the_map = Dein Held ist nicht auf dem Spielplan.
hellas-why-it_is_charged_already = „{ $artifact }“ ist schon aufgeladen.
hellas-why-too_few_hoplites_are_there = Du hast { $region_in } zu wenige Hopliten.
hellas-why-you_lack_the_blessing_for_it = Dir fehlt der Segen dafür.
hellas-why-hoplites_cannot_leave_that_region = Hopliten können { $region } jetzt nicht verlassen.
hellas-why-it_is_the_same_region = Sie sind schon { $region_in }.
hellas-why-no_city_is_there = Es gibt { $region_in } keine Stadt.
hellas-why-none_of_your_hoplites_can_move_from_there = Keiner deiner Hopliten { $region_in } kann sich jetzt bewegen.
hellas-why-nobody_of_yours_is_fortified_there = Du hast { $region_in } keinen verschanzten Hopliten, der herauskommen könnte.
hellas-why-somebody_is_fortified_there = Ein Hoplit ist schon { $region_in } verschanzt.
hellas-why-that_region_is_closed_to_you = { $region } ist für deine Hopliten gesperrt.
hellas-why-the_regions_are_no_neighbours = { $start } und { $region } sind nicht benachbart.
hellas-why-only_a_free_way_is_left = Dafür ist kein Schritt mehr übrig; frei ist nur noch einer über See.
hellas-why-it_would_change_nothing = Es würde jetzt nichts ändern.
hellas-why-its_condition_is_not_met = Die Bedingung dafür ist nicht erfüllt.
hellas-why-its_moment_has_not_come = Das lässt sich in diesem Moment nicht nutzen.
hellas-why-you_cannot_pay_for_it = Du kannst den Preis nicht zahlen.
hellas-why-you_do_not_have_it = Das hast du nicht.
hellas-why-you_have_used_it_already = Das hast du schon genutzt.
hellas-why-no_place_for_a_priest_is_free = An diesem Monument ist kein Platz für einen Priester frei.
hellas-why-no_priest_is_in_your_pool = In deinem Priestervorrat ist kein Priester.
hellas-why-nothing_would_follow_from_staying = Dein Held ist schon dort, und zu bleiben hätte keine Wirkung.
hellas-why-that_is_too_far =
    { $region } ist zu weit: Dein Held kann { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    } weit ziehen.
hellas-why-that_regular_action_is_taken = „{ $regular }“ hast du in diesem Zug schon ausgeführt.
hellas-why-the_artifacts_of_this_turn_are_used = Eine andere Aktion hat begonnen; in diesem Zug kannst du keine Artefakte mehr aktivieren.
hellas-why-your_hero_is_on_a_quest = Dein Held ist bei einer Aufgabe.
hellas-why-your_hero_is_on_no_quest = Dein Held ist bei keiner Aufgabe.
hellas-why-more_must_be_placed_first =
    Vorher { $count ->
        [one] muss noch ein Hoplit
       *[other] müssen noch { $count } Hopliten
    } gesetzt werden.
hellas-why-nobody_can_be_placed_there_now = Jetzt kann { $region_in } niemand eingesetzt werden.
hellas-why-its_casualties_exceed_your_hoplites = Du hättest mehr Verlustsymbole als Hopliten in der Schlacht.
hellas-why-no_more_cards_may_be_played = Du darfst in dieser Schlacht keine Karten mehr spielen.
hellas-why-you_do_not_hold_that_card = Diese Karte hast du nicht auf der Hand.
hellas-why-no_battle_waits_there = Es steht { $region_in } keine Schlacht an.
hellas-why-the_monster_has_been_rolled_for = Für dieses Monster wurde schon gewürfelt.
hellas-why-that_hero_cannot_be_injured = Dieser Held kann jetzt nicht verletzt werden.
hellas-why-the_monster_is_not_on_the_map = Dieses Monster ist nicht auf dem Spielplan.
hellas-why-somebody_owns_that_token = Dieses Ruhmesplättchen gehört schon jemandem.
hellas-why-that_action_is_not_marked = Auf „{ $special }“ liegt kein Aktionsplättchen.
hellas-why-that_attribute_is_not_injured = { $attribute } ist nicht verletzt.
hellas-why-that_card_was_not_drawn_now = Diese Karte wurde nicht eben gezogen.
hellas-why-it_bears_another_symbol = Diese Karte zeigt ein anderes Symbol.
hellas-why-no_open_wound_bears_that_symbol = Keine offene Wunde des Monsters zeigt das Symbol dieser Karte.
hellas-why-that_wound_is_covered = Diese Wunde ist schon abgedeckt.
hellas-why-too_few_cards_of_that_symbol = Du hast zu wenige Karten dieses Symbols.
hellas-why-a_defence_that_was_begun_is_completed = Schließe die begonnene Verteidigung mit anderen Karten ab.
hellas-why-your_cards_cannot_reach_the_strength = Alle deine Karten zusammen erreichen die Stärke des Angriffs nicht.
hellas-why-recruits_join_the_battle = Diese Rekruten stoßen zur Schlacht in { $region }.
hellas-why-that_attribute_is_injured = { $attribute } ist schon verletzt.
hellas-why-that_attribute_takes_no_injury = { $attribute } erleidet keine Verletzung.
hellas-why-that_attribute_is_not_among_them = { $attribute } wird von diesem Effekt jetzt nicht verändert.
hellas-why-it_does_not_reach_so_far = Bis { $region } reicht es nicht.
hellas-why-nobody_can_be_struck_there = { $region }: Dort lässt sich damit kein Hoplit töten.
hellas-why-it_kills_fewer_hoplites = So viele tötet das in { $region } nicht.
hellas-why-the_tallest_monument_is_elsewhere = Das höchste Monument steht nicht in { $region }.
hellas-why-it_saves_fewer_hoplites = So viele Hopliten rettet es nicht.
hellas-why-that_is_none_of_its_effects = Das ist keiner seiner Effekte.
hellas-why-no_covered_wound_bears_that_reward = Du hast in dieser Jagd keine Wunde abgedeckt, die diese Belohnung bringt.
hellas-why-the_monster_was_not_slain = Das Monster wurde nicht erlegt.
hellas-why-the_neutral_deck_is_empty = Der Stapel der neutralen Artefakte ist leer.
hellas-why-a_hero_stands_there = In { $region } steht schon ein Held.
hellas-why-that_hero_is_taken = { $hero } wurde schon gewählt.
hellas-why-that_blessing_is_not_among_these = Der Segen „{ $blessing }“ ist nicht unter diesen Karten.
hellas-why-that_monument_is_complete = Das Monument { $god_of } hat schon alle Stufen.
hellas-why-that_quest_is_not_where_your_hero_is = { $quest } liegt nicht in der Region deines Helden.
hellas-why-you_do_not_meet_that_step = Du erfüllst nicht, was dieser Schritt von { $quest } verlangt.
hellas-why-a_wound_like_it_is_offered = An ihrer Stelle leuchtet eine gleiche Wunde.
hellas-why-another_wound_comes_first = Eine andere Wunde des Monsters kommt zuerst.
hellas-why-the_monster_has_no_such_wound = Eine solche Wunde hat das Monster nicht.
hellas-why-a_shield_adds_nothing_to_a_defence = Eine Karte mit Schild blockt den Angriff allein; zu einer Verteidigung trägt sie nichts bei.
hellas-why-that_card_shows_no_shield = Diese Karte zeigt keinen Schild.
hellas-why-artifacts_of_gods_are_never_lost = Das Artefakt eines Gottes wird nie abgelegt.

## Was noch zu wählen ist, wenn schon etwas berührt wurde

hellas-begin-hero_movement = Wohin geht dein Held?
hellas-begin-prayer = Zu welchem Monument sendest du einen Priester aus?
hellas-begin-hoplite_movement = Welcher Hoplit bewegt sich? Tippe an, wo er steht.
hellas-begin-use_artifacts = Welches Artefakt aktivierst du?
hellas-narrow-army = Wie viele Hopliten führst du?
    .known = Wie viele Hopliten führst du aus { $region }?
hellas-narrow-build_temple = Wo errichtest du den Tempel? Damit endet dein Zug.
hellas-narrow-hunt = Welches Monster jagst du? Mit der Jagd endet dein Zug.
hellas-narrow-march = Von wo marschieren deine Hopliten? Mit dem Marschbefehl endet dein Zug.
    .known =
        { $standing ->
            [one] Wohin marschiert dein Hoplit von { $start }?
           *[other] Wohin marschieren deine { $standing } Hopliten von { $start }?
        } Mit dem Marschbefehl endet dein Zug.
hellas-narrow-move = Welcher Hoplit bewegt sich wohin?
    .known = Wohin bewegt sich ein Hoplit von { $start }?
hellas-narrow-move_hero = Wohin geht dein Held?
hellas-narrow-murderous_march = Von wo marschieren deine Hopliten? Damit endet dein Zug.
    .known =
        { $standing ->
            [one] Wohin marschiert dein Hoplit von { $start }?
           *[other] Wohin marschieren deine { $standing } Hopliten von { $start }?
        } Damit endet dein Zug.
hellas-narrow-pray = Zu welchem Monument sendest du einen Priester aus?
hellas-narrow-reinforce = Wie viele Hopliten führst du heran?
    .known = Wie viele Hopliten führst du aus { $region } heran?
hellas-narrow-save = Wie viele Hopliten rettest du?
hellas-narrow-start_quest = Bei welchem Schritt beginnt dein Held?
hellas-narrow-strike = Welche Wunde fügst du zu?
    .known = Welche Wunde fügst du mit „{ $card }“ zu?
hellas-narrow-strike_set = Welche Wunde fügst du zu?
    .known = Welche Wunde fügst du mit einem Satz von { $symbol_set } zu?

## Der Spielplan von Lords of Hellas

web-hellas-group-cards = Karten und Wesen
web-hellas-group-gods = Götter und Wunder
web-hellas-group-lands = Mehr Regionen, und ein anderes Spiel
web-hellas-preset-beasts = Helden und Bestien
web-hellas-preset-sea = Das Meer
web-hellas-preset-lords = Sechs Fürsten
web-hellas-preset-kronos = Kronos
web-hellas-map = Spielplan von Hellas
web-hellas-sea-ionian = Ionisches Meer
web-hellas-sea-aegean = Ägäis
web-hellas-sea-cretan = Kretisches Meer
web-hellas-player = Spieler { $number }
web-hellas-here_control = Kontrolle: { $things }
web-hellas-here_hoplites = Hopliten: { $things }
web-hellas-here_fortified = Verschanzt: { $things }
web-hellas-here_heroes = Helden: { $things }
web-hellas-here_monsters = Monster: { $things }
web-hellas-here_quest = Aufgabe: { $things }
web-hellas-here_temple = Tempel: { $things }
web-hellas-here_port = Hafen, verbunden mit: { $things }
web-hellas-here_barred = { $monster } sperrt den Seeweg nach { $region }.
web-hellas-here_obeyed = Talos gehorcht: { $who }.
web-hellas-here_no_tokens = Der Satyr ist hier: Es wird kein Kontrollmarker gelegt.
web-hellas-lies = liegt in einem Faden
web-hellas-atlas_port = Hafen { $number } · { $region }
web-hellas-here_atlas_port = Hafen { $number }: Ein Hoplit darf zu Atlas gesandt werden
web-hellas-here_atlas = Hier kniet Atlas
web-hellas-with_atlas = Bei Atlas
web-hellas-on_atlas = Besetzte Plätze: { $count } · { $slots }
web-hellas-sky = Noch { $left }
web-hellas-sky_soon = Beim nächsten „Monument errichten“ kann der Himmel herabkommen: noch { $left }.
web-hellas-atlas_leads = Meiste Hopliten: { $who }
web-hellas-atlas_bonus = Bonusplättchen: { $who }, { $attribute } +1
web-hellas-who_sends = Wer senden darf, in dieser Reihenfolge
web-hellas-garden = Garten der Hesperiden
web-hellas-garden_port = Hafen · { $region }
web-hellas-here_garden_port = Hafen: Für einen goldenen Apfel darf ein Hoplit zu Atlas gesandt werden
web-hellas-apple = Goldener Apfel
    .text = Einmal in einer Schlacht statt einer Kampfkarte: Armeestärke +1. Oder zu Beginn deines Zuges, einer je Zug: Er heilt eine Verletzung, oder ein Attribut zählt in diesem Zug 1 mehr. Dann kommt er aus dem Spiel.
web-hellas-apples = Goldene Äpfel: { $count }
web-hellas-apples_left = Äpfel übrig: { $count }
web-hellas-apple_raises = { $attribute } +1 in diesem Zug
web-hellas-tally_apple = Goldener Apfel
web-hellas-orichalkum = Orichalkum
web-hellas-constructs = Konstrukte
web-hellas-orichalkum_of = Orichalkum: { $count }
web-hellas-costs = Kostet { $count }
web-hellas-muses = Die Musen
web-hellas-forge = Die Schmiede
# How many relics are still to come.
web-hellas-forge_deck = Im Stapel: { $count }
# After the Javelin of Procris has struck.
web-hellas-attack_lowered = Der nächste Angriff des Monsters zählt { $number } weniger.
web-hellas-fleets = Flotten
web-hellas-fleet_of = Flotte { $value }
# Was die Schiffe eines Spielers in einem Hafengebiet zur Armee beitragen.
web-hellas-ships_here = { $who }: Armeestärke +{ $number } mit Flotte { $value }
web-hellas-underworld = Unterwelt
    .text = Hier liegen alle getöteten Hopliten. Mit der Aktion „Auferstehung“ kehren so viele deiner Hopliten wieder, wie deine Erweckung beträgt, in ein Gebiet mit einem Tor des Hades oder in deinen Vorrat.
web-hellas-underworld_scale = Erweckung, 1 bis 5
web-hellas-dead =
    { $count ->
        [one] { $count } toter Hoplit
       *[other] { $count } tote Hopliten
    }
web-hellas-raise_of = Erweckung { $value }
web-hellas-gate = Tor des Hades · { $region }
    .text = Mit der Aktion „Auferstehung“ darf jeder tote Hopliten in dieses Gebiet zurückholen. Es bleibt das ganze Spiel über.
web-hellas-warrior = Krieger des Hades · { $region }
    .text = Bevölkerungsstärke des Gebiets: +{ $count }. Er folgt der Armee dessen, der das Gebiet kontrolliert, gibt ihr 1 Stärke und stirbt nie.
web-hellas-here_gate = Tor des Hades
web-hellas-here_warriors = Krieger des Hades: { $count }, Bevölkerungsstärke +{ $count }
web-hellas-port = Hafen · { $region }
    .text = Mit „Helden bewegen“, mit „Marschbefehl“ und durch die Göttergabe des Hermes geht es von hier in jedes andere Hafengebiet wie in ein benachbartes: { $others }.
web-hellas-city = Stadt · { $region }
    .text = Wer sie kontrolliert, rekrutiert hier und kann einen Hopliten verschanzen, der die Verteidigung um 1 erhöht.
web-hellas-sparta = Sparta · { $region }
    .text = Eine Stadt mit doppelt so vielen Rekruten. Ein verschanzter Hoplit erhöht ihre Verteidigung um 2.
web-hellas-fortified = Verschanzter Hoplit · { $region }
    .text = Er steht in der Stadt, zählt zu den Hopliten hier und stirbt zuletzt.
web-hellas-temple = Tempel { $number }
    .text = Er zählt für den Spieler, der sein Gebiet kontrolliert.
web-hellas-shrine = Schrein
    .text = Hier kann ein Tempel errichtet werden. Bis dahin zählt er nicht.
web-hellas-oracle = Orakel von Delphi
    .text = Ein besonderer Tempel. Seine Belohnung steht auf der Tempelkarte.
web-hellas-priests = Priester
    .text = Die Priester in deinem Priestervorrat: zum Aussenden, für Kosten und Voraussetzungen. Mit denen an Monumenten höchstens 4.
web-hellas-supply = Vorrat
    .text = Hopliten, die du noch rekrutieren kannst.
web-hellas-hand = Hand
    .text = Kampfkarten: für Schlachten und auf der Jagd für Wunden und Verteidigung.
web-hellas-stop = Angriff beenden
web-hellas-suffer = Nicht verteidigen
web-hellas-pass = Passen
web-hellas-done = Fertig
web-hellas-monster_move = Bewegung
web-hellas-monster_attack = Gebietsangriff
web-hellas-wounds_of = { $dealt } von { $all } Wunden
web-hellas-monument_level = Monument: Stufe { $level }
web-hellas-quest_step = Schritt { $number }
web-hellas-on_step = { $who }: Schritt { $step }
web-hellas-injured = Verletzt: zählt bis zur Heilung als 1, danach wieder { $stored }.
web-hellas-glory = Ruhmesplättchen · { $land }
web-hellas-glory_free = Ruhmesplättchen: niemand hat es.
web-hellas-glory_owner = Ruhmesplättchen: { $who }
web-hellas-glory_tokens = Ruhmesplättchen
web-hellas-reward-priest = kann einen Priester bringen
web-hellas-reward-artifact = kann ein Artefakt bringen
web-hellas-wound-covered = abgedeckt
web-hellas-wound-open = nicht abgedeckt
web-hellas-deck-combat = Kampfkarten
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-event = Ereigniskarten
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-attack = Monsterangriffe
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-neutral = Neutrale Artefakte
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-deck-blessing = Segen
    .text =
        { $count ->
            [one] Noch 1 Karte.
           *[other] Noch { $count } Karten.
        }
web-hellas-discards = Abgelegte Kampfkarten
web-hellas-event_discards = Abgelegte Ereignisse
web-hellas-regular = Einfache
web-hellas-special = Besondere
web-hellas-short-hero_movement = Held
web-hellas-short-hoplite_movement = Hopliten
web-hellas-short-muse_movement = Muse
web-hellas-short-prayer = Priester
web-hellas-short-use_artifacts = Artefakte
web-hellas-short-resurrection = Erwecken
web-hellas-short-recruit = Rekruten
web-hellas-short-march = Marsch
web-hellas-short-build_temple = Tempel
web-hellas-short-prepare = Vorbereiten
web-hellas-short-usurp = Übernahme
web-hellas-short-hunt = Jagd
web-hellas-short-build_monument = Monument
web-hellas-short-leadership = Führung
web-hellas-short-strength = Stärke
web-hellas-short-speed = Tempo
web-hellas-used = Genutzt
web-hellas-used_count = Genutzte besondere Aktionen: { $count }
web-hellas-treasures = Artefakte und Segen
web-hellas-blessings = Segen
    .text = Gaben der Götter aus den Segnungen, die Tempel bringen.
web-hellas-no_treasures = Noch kein Artefakt und kein Segen.
web-hellas-no_cards = Keine Karten auf der Hand.
web-hellas-no_hero = Noch kein Held
web-hellas-no_monsters = Keine Monster auf dem Spielplan.
web-hellas-no_quests = Keine offenen Aufgaben.
web-hellas-page-race = Sieg
web-hellas-page-monsters = Monster
web-hellas-monuments = Monumente
web-hellas-page-decks = Kartenstapel
web-hellas-nearness = Wie nah jeder Spieler dem Sieg war
web-hellas-quests = Aufgaben
web-hellas-temples = Tempel
web-hellas-temples_hint = Roter Rahmen: Segnung.
web-hellas-temple_left = Tempel { $number }: noch nicht errichtet
web-hellas-temple_built = Tempel { $number }: errichtet
web-hellas-king = Monument-Aktivierungskarte, verbleibende Plättchen: { $tokens } ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] Dieser Zug entscheidet: Wer { $region } kontrolliert, wird König der Könige.
        [one] Noch eine besondere Aktion von { $name }, dann wird König der Könige, wer { $region } kontrolliert.
       *[other] Noch { $tokens } besondere Aktionen von { $name }, dann wird König der Könige, wer { $region } kontrolliert.
    }
web-hellas-danger-monster = Wo dein Held ist, steht ein Monster: { $monster }, { $region }.
web-hellas-march_with = Mit { $count } marschieren
web-hellas-short_by =
    { $count ->
        [one] 1 fehlt zur Kontrolle
       *[other] { $count } fehlen zur Kontrolle
    }
web-hellas-battle = Schlacht: { $region }
web-hellas-population = Bevölkerung { $number }
web-hellas-attacks = greift an
web-hellas-defends = verteidigt
web-hellas-strengths = Armeestärke: { $attack } gegen { $defence }
web-hellas-army_of = Armee · { $name }
web-hellas-has_passed = hat gepasst
web-hellas-chooses = entscheidet gerade
web-hellas-may_play = kann noch spielen · Karten: { $count }
web-hellas-wins = { $name } gewinnt
    .you = Du gewinnst
web-hellas-has_won = hat gewonnen
web-hellas-has_lost = hat verloren
web-hellas-tally_hoplites = Hopliten
web-hellas-tally_effects = Effekte von Karten und Fähigkeiten
web-hellas-tally_fortified = In der Stadt verschanzt
web-hellas-tally_warriors = Krieger des Hades
# Ein Attribut, das nicht mehr beiträgt, als Hopliten da sind.
web-hellas-tally_limited =
    { $count ->
        [one] { $thing } { $value }, 1 Hoplit
       *[other] { $thing } { $value }, { $count } Hopliten
    }
web-hellas-army_strength = Armeestärke
web-hellas-casualties = Verluste
web-hellas-none_played = Noch keine Karten gespielt.
# In der Schlachtszene, wo man sieht, welche Schlacht es ist.
web-hellas-ask-battle_card = Spiele eine Kampfkarte aus oder passe.
web-hellas-ask-battle_order = Beide Seiten haben Starteffekte. Welche kommt zuerst?
web-hellas-ask-battle_start = Die Schlacht beginnt. Nutzt du einen Starteffekt?
web-hellas-ask-bluff = Beide haben gepasst. Bluffst du mit einer weiteren Kampfkarte?
web-hellas-ask-casualties = Die Armeen sind aufeinandergeprallt. Änderst du die Verluste?
web-hellas-ask-master_plan = Opferst du einen Priester, um die eben gespielte Karte zu stärken?
web-hellas-ahead_you = Nach jetzigem Stand gewinnst du { $more } zu { $less }.
web-hellas-ahead_other = Nach jetzigem Stand gewinnt { $name } { $more } zu { $less }.
web-hellas-loss-hero_movement = Dein Held hat sich nicht bewegt.
web-hellas-loss-hoplite_movement = Deine Hopliten haben sich nicht bewegt.
web-hellas-loss-muse_movement = Deine Muse hat sich nicht bewegt.
web-hellas-loss-prayer = Deine Priester wurden nicht ausgesandt.
web-hellas-loss-use_artifacts = Du kannst noch ein Artefakt aktivieren.
web-hellas-loss-extra_special = Du kannst noch eine besondere Aktion ausführen.
web-hellas-roll_all = Für alle würfeln, in dieser Reihenfolge: { $monsters }
web-hellas-hunt = Jagd: { $monster }
web-hellas-hunt_attacks = bisherige Angriffe: { $count }
web-hellas-strength = Stärke
web-hellas-your_hero = Dein Held
web-hellas-the_hero = Der Held
web-hellas-fourth_injury = Eine vierte Verletzung beendet die Jagd.
web-hellas-step-strike = Angriff
web-hellas-step-attack = Monster greift an
web-hellas-step-defence = Verteidigung
web-hellas-step-reward = Belohnung
web-hellas-reward_hint = Die Jagd ist vorbei. Nimm deine Belohnung.
web-hellas-defence = Verteidigung
web-hellas-needed = nötig
web-hellas-of = von
web-hellas-strike_hint = Wähle eine Karte und das Wundenfeld, das sie abdeckt, oder mehrere gleiche Karten für ein beliebiges Wundenfeld.
web-hellas-wounds = Wunden
web-hellas-combine = Zwei Schwerter oder Streitkolben, drei Bögen oder Fackeln oder eine Sichel decken ein beliebiges Wundenfeld ab.
web-hellas-shelf = Karten zur Auswahl
web-hellas-draft_order = Reihenfolge, in der die Karten weitergegeben werden
web-hellas-upgrade_instead = Armeeverbesserung, statt eines Segens.
web-hellas-upgrade_taken = Deine Armee hat sie.
web-hellas-your_blessings = Deine Segen
