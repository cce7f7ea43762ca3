### Lords of Hellas: Kronos.

hellas-expansion-kronos = Kronos
    .about = Ein Spieler ist der Titan Kronos, der Monster auf die Regionen hetzt und seine Ketten sprengt; die anderen führen Helden gegen ihn und gewinnen oder verlieren gemeinsam. Zu zweit führt einer zwei Helden.
hellas-option-hero_hands = Handkarten der Helden
    .text = Ob die Spieler der Helden ihre Kampfkarten gegenseitig sehen. Kronos sieht sie nie.
hellas-choice-hero_hands-hidden = Verdeckt
hellas-choice-hero_hands-shared = Offen für die anderen Helden

## Actions

hellas-action-choose_chain = Die Kette „{ $chain }“ nehmen
hellas-action-choose_token = Das Plättchen „{ $hero_token }“ nehmen
hellas-action-monster_movement = Monster bewegen
hellas-action-region_attack = Gebietsangriff: { $monster }
hellas-action-terror = Schrecken: { $monster }
hellas-action-destroy_temple = { $monster_The } zerstört den Tempel
hellas-action-summon = { $order }: Das Monster erscheint { $region_in }
hellas-action-evolve = { $order }: Das Monster entwickelt sich
hellas-action-carry_out = { $order }: den Befehl ausführen
hellas-action-kronos_pass = Passen und Zorn zurückgewinnen
hellas-action-end_turn = Deinen Zug beenden
hellas-action-kronos_movement = Kronos geht nach { $region }
hellas-action-kronos_destroy_monument = Kronos schlägt auf das Monument { $god_of } ein
hellas-action-kronos_terror = Schrecken des Kronos
hellas-action-monster_destroy_monument = Ein Monster schlägt auf das Monument { $god_of } ein
hellas-action-use_chain = „{ $chain }“ benutzen
hellas-action-break_chain = „{ $chain }“ sprengen
hellas-action-raise_kronos = { $kronos_attribute } erhöhen
hellas-action-lower_attitude = Die Haltung senken: { $land }
hellas-action-discard_order = { $order } ablegen
hellas-action-kill_hoplite = Einen Hopliten töten: { $hero }
hellas-action-strike_land = Zuschlagen: { $land }
hellas-action-strike_region = { $region } treffen
hellas-action-strike_beside = Das Feuer erreicht { $region }
hellas-action-lay_down_hero = { $hero } zu Boden werfen
hellas-action-banish_hero = Den Helden nach { $region } schleudern
hellas-action-trade_blessing = Ihn ablegen und 1 Priester nehmen
hellas-action-use_token = „{ $hero_token }“ statt „Hopliten bewegen“ benutzen
hellas-action-move_other = Hoplit von { $hero }: { $start } → { $region }
hellas-action-heal_other = { $hero } heilen: { $attribute }
hellas-action-give_card = { $hero } die Karte „{ $card }“ geben
hellas-action-put_away = Sie unter den Befehlsstapel legen
hellas-action-grant_card = { $hero } zieht eine Kampfkarte

hellas-narrow-region_attack = Welches Monster greift sein Gebiet an?
hellas-narrow-terror = Durch welches Monster kommt der Schrecken?
hellas-narrow-destroy_temple = Welches Monster zerstört einen Tempel?
hellas-narrow-kronos_movement = Wohin gehst du?
hellas-narrow-kronos_destroy_monument = Auf welches Monument schlägst du ein?
hellas-narrow-monster_destroy_monument = Auf welches Monument schlägt ein Monster ein?
hellas-narrow-summon = Wo erscheint das Monster?
hellas-narrow-move_other = Wessen Hoplit bewegt sich wohin?
    .known = Wohin bewegt sich der Hoplit von { $hero }?
hellas-narrow-heal_other = Wessen Verletzung heilst du?
    .known = Welche Verletzung heilst du bei { $hero }?
hellas-narrow-give_card = Welche Karte gibst du wem?
    .known = Welche Karte gibst du { $hero }?

## Decisions

hellas-decision-choose_chain =
    { $left ->
        [one] Welche Kette nimmst du? Noch 1, verdeckt.
       *[other] Welche Ketten nimmst du? Noch { $left }, verdeckt.
    }
    .short = Du wählst deine Ketten
hellas-decision-kronos_start = Wo bist du angekettet? Die Region dort wird feindlich.
    .short = Du wählst dein Gebiet
hellas-decision-choose_token = Welches Spezialfähigkeitsplättchen nimmt dein Held?
    .short = Du wählst ein Plättchen
hellas-decision-kronos_turn =
    { $left ->
        [0] Benutze eine Kette oder beende deinen Zug.
        [one] Du bist am Zug: 1 Aktion. Du hast { $anger } Zorn.
       *[other] Du bist am Zug: { $left } Aktionen. Du hast { $anger } Zorn.
    }
    .short = Du bist am Zug
hellas-decision-kronos_monsters =
    { $left ->
        [one] Welches Monster bewegt sich? Noch höchstens 1.
       *[other] Welches Monster bewegt sich als Nächstes? Noch höchstens { $left }.
    }
    .short = Du bewegst Monster
hellas-decision-kill_hoplites =
    { $left ->
        [one] Wessen Hoplit stirbt { $region_in }?
       *[other] Wessen Hopliten sterben { $region_in }? Noch { $left }.
    }
    .short = Du wählst, wer stirbt
hellas-decision-terror_after = Das Monster ist da. Folgt sofort Schrecken?
    .short = Schrecken darf folgen
hellas-decision-raise_kronos = Ein Tempel ist gefallen. Welches deiner Attribute erhöhst du?
    .short = Du erhöhst ein Attribut
hellas-decision-oracle_lost = Das Orakel ist verloren. In welcher Region sinkt die Haltung?
    .short = Eine Haltung darf sinken
hellas-decision-break_chain =
    { $must ->
        [0] Sprengst du eine Kette? Dein ganzer Zorn geht darin auf.
       *[other] Welche Kette wird gesprengt?
    }
    .short = Du darfst eine Kette sprengen
hellas-decision-discard_order =
    { $left ->
        [one] Lege 1 Befehlskarte ab.
       *[other] Lege { $left } Befehlskarten ab.
    }
    .short = Du legst Befehlskarten ab
hellas-decision-strike_land = Die Erde bebt. In welcher Region?
    .short = Du wählst eine Region
hellas-decision-strike_region = In welchem Gebiet bei einem Monster bricht die Erde auf?
    .short = Du wählst ein Gebiet
hellas-decision-strike_beside = { $monster_The } speit Feuer. Welches Nachbargebiet erreicht es?
    .short = Du wählst ein Gebiet
hellas-decision-lay_down_hero = Medusa blickt auf. Welcher Held stürzt zu Boden?
    .short = Du wirfst einen Helden nieder
hellas-decision-banish_hero = Dein Schlag hat den Helden von { $hunter } getroffen. Wohin schleuderst du ihn?
    .short = Du schleuderst einen Helden fort
hellas-decision-claim_glory = Die { $land } steht auf deiner Seite. Nimmst du ihr Ruhmesplättchen?
    .short = Ein Ruhmesplättchen für dich
hellas-decision-blessing_or_priest = Behältst du diesen Segen, oder legst du ihn für einen Priester ab?
    .short = Du hast einen Segen gefunden
hellas-decision-move_other = Welcher Hoplit eines anderen Helden bewegt sich, und wohin?
    .short = Du bewegst einen fremden Hopliten
hellas-decision-heal_other = Welche Verletzung eines anderen Helden heilst du?
    .short = Du heilst einen anderen Helden
hellas-decision-hector_drives = Welches Monster treibst du weiter?
    .short = Du treibst ein Monster weiter
hellas-decision-place_by_monster = Zu welchem Monster geht dein Held?
    .short = Du stellst deinen Helden auf
hellas-decision-give_card =
    { $left ->
        [one] Welche Karte gibst du ab? Noch höchstens 1.
       *[other] Welche Karten gibst du ab? Noch höchstens { $left }.
    }
    .short = Du gibst Karten ab
hellas-decision-put_away = Kassandra hat eine Befehlskarte des Kronos gesehen. Kommt sie unter den Stapel?
    .short = Du siehst eine Befehlskarte
hellas-decision-grant_card = Welcher Held zieht eine Kampfkarte?
    .short = Du lässt einen Helden ziehen

## Events

hellas-event-chain_chosen = { $seat } nimmt verdeckt eine Kette.
    .you = Du nimmst die Kette „{ $chain }“.
hellas-event-kronos_placed = Kronos ist { $region_in } angekettet.
hellas-event-token_chosen = { $seat } nimmt das Plättchen „{ $hero_token }“.
    .you = Du nimmst das Plättchen „{ $hero_token }“.
hellas-event-kronos_acted = { $seat }: { $kronos_action }.
    .you = Deine Aktion: { $kronos_action }.
hellas-event-kronos_passed =
    { $anger ->
       *[other] { $seat } passt, und der Zorn des Kronos ist { $anger }.
    }
    .you =
        { $anger ->
           *[other] Du passt, und dein Zorn ist { $anger }.
        }
hellas-event-anger_spent = { $seat } gibt { $count } Zorn aus und hat noch { $anger }.
    .you = Du gibst { $count } Zorn aus und hast noch { $anger }.
hellas-event-anger_gained = { $seat } gewinnt { $count } Zorn und hat { $anger }.
    .you = Du gewinnst { $count } Zorn und hast { $anger }.
hellas-event-anger_cleared = Der ganze Zorn von { $seat } geht darin auf, eine Kette zu sprengen.
    .you = Dein ganzer Zorn geht darin auf, eine Kette zu sprengen.
hellas-event-attitude_changed = Die { $land } ist jetzt { $attitude }.
hellas-event-terror_spread = Schrecken! Er trifft die { $land }.
hellas-event-order_played = { $seat } spielt die Befehlskarte „{ $order }“ aus.
    .you = Du spielst die Befehlskarte „{ $order }“ aus.
hellas-event-order_discarded = { $seat } legt die Befehlskarte „{ $order }“ ab.
    .you = Du legst die Befehlskarte „{ $order }“ ab.
hellas-event-orders_drawn =
    { $count ->
        [one] { $seat } zieht 1 Befehlskarte.
       *[other] { $seat } zieht { $count } Befehlskarten.
    }
    .you = Du ziehst { $orders }.
hellas-event-orders_reshuffled = Die abgelegten Befehlskarten werden zum neuen Stapel.
hellas-event-chain_broken = { $chain }: Kronos sprengt eine Kette!
hellas-event-chain_used = { $seat } benutzt „{ $chain }“.
    .you = Du benutzt „{ $chain }“.
hellas-event-chain_destroyed = „{ $chain }“ ist zerstört: { $seat } hat die letzte Wunde abgedeckt.
    .you = „{ $chain }“ ist zerstört: Du hast die letzte Wunde abgedeckt.
hellas-event-chains_refreshed = Alle gesprengten Ketten des Kronos sind wieder bereit.
hellas-event-finals_unlocked = Die letzte Kette ist gesprengt: Kronos hat jetzt seine letzten Aktionen!
hellas-event-kronos_attribute_raised = { $kronos_attribute } des Kronos steigt auf { $value }.
hellas-event-temple_destroyed = Der Tempel { $region_in } ist zerstört.
hellas-event-monument_damaged = Das Monument { $god_of } fällt auf Stufe { $level }.
hellas-event-monument_destroyed = Das Monument { $god_of } ist für immer zerstört.
hellas-event-kronos_moved = Kronos schreitet nach { $region }; er kommt aus { $start }.
hellas-event-hero_brought_down = { $hero } liegt am Boden, bis das nächste Monument errichtet wird.
hellas-event-heroes_rose = Wer am Boden lag, steht auf.
hellas-event-hero_banished = Kronos schleudert { $hero } nach { $region }.
hellas-event-blessing_drawn = { $seat } zieht einen Segen.
    .you = Du ziehst den Segen „{ $blessing }“.
hellas-event-token_used = { $seat } benutzt die Spezialfähigkeit „{ $hero_token }“.
    .you = Du benutzt die Spezialfähigkeit „{ $hero_token }“.
hellas-event-hoplite_led = { $seat } führt einen Hopliten von { $hero }.
    .you = Du führst einen Hopliten von { $hero }.
hellas-event-hero_healed = { $seat } heilt { $hero }.
    .you = Du heilst { $hero }.
hellas-event-card_given = { $seat } gibt { $hero } eine Kampfkarte.
    .you = Du gibst { $hero } die Karte „{ $card }“.
hellas-event-order_revealed = { $seat } blickt in die Hand des Kronos.
    .you = Du blickst in die Hand des Kronos und siehst „{ $order }“.
hellas-event-order_put_away = { $seat } legt die Befehlskarte unter den Stapel.
    .you = Du legst die Befehlskarte unter den Stapel.

## Why not

hellas-why-you_have_too_little_anger = Es kostet { $count } Zorn, und du hast weniger.
hellas-why-you_have_taken_your_action = Du hast deine Aktion dieses Zuges schon ausgeführt.
hellas-why-a_pass_is_a_whole_turn = Passen ist ein ganzer Zug: Davor kommen nur Ketten.
hellas-why-an_action_or_a_pass_comes_first = Führe erst eine Aktion aus, oder passe.
hellas-why-the_last_chain_is_not_broken = „{ $kronos_action }“ ist gesperrt, bis deine letzte Kette gesprengt ist.
hellas-why-that_chain_is_chosen = „{ $chain }“ kannst du nicht nehmen: Sie liegt schon vor dir.
hellas-why-that_chain_is_not_ready = „{ $chain }“ ist nicht bereit.
hellas-why-that_chain_has_no_effect_now = „{ $chain }“ würde jetzt nichts ändern.
hellas-why-that_is_no_unbroken_chain_of_yours = „{ $chain }“ ist keine deiner ungesprengten Ketten.
hellas-why-wrath_follows_a_first_action = Eine zweite Aktion folgt auf eine erste.
hellas-why-kronos_does_not_start_there = Kronos beginnt in Lokris, auf Euböa oder in Messenien.
hellas-why-kronos_is_there = Kronos ist { $region_in }.
hellas-why-another_hero_has_that_token = Ein anderer Held hat dieses Plättchen.
hellas-why-that_token_is_another_heros = Das Plättchen „{ $hero_token }“ gehört einem anderen Helden.
hellas-why-that_token_is_not_yours = Das Plättchen „{ $hero_token }“ ist nicht deines.
hellas-why-that_token_is_never_used = Das Plättchen „{ $hero_token }“ wirkt von selbst.
hellas-why-that_token_has_no_effect_now = Das Plättchen „{ $hero_token }“ würde jetzt nichts ändern.
hellas-why-that_token_is_not_earned_now = Das ist nicht das Ruhmesplättchen, das du dir verdient hast.
hellas-why-that_land_is_hostile = Die { $land } ist schon feindlich.
hellas-why-terror_would_change_nothing = Die { $land } ist feindlich, und kein Kontrollmarker käme dort weg.
hellas-why-no_monster_can_move = Kein Monster kann sich bewegen.
hellas-why-that_monster_has_moved = { $monster_The } hat sich schon bewegt.
hellas-why-that_attack_would_change_nothing = Dieser Gebietsangriff würde nichts ändern: { $monster }.
hellas-why-no_hoplite_of_that_hero_is_left_there = Kein Hoplit von { $hero } ist mehr { $region_in }.
hellas-why-nobody_is_to_be_killed_there = Dort gibt es niemanden zu töten.
hellas-why-no_temple_is_with_that_monster = Beim Monster steht kein Tempel: { $monster }.
hellas-why-hoplites_guard_the_temple = Hopliten bewachen den Tempel { $region_in }.
hellas-why-that_attribute_is_at_its_highest = { $kronos_attribute } geht nicht höher.
hellas-why-that_monument_is_destroyed = Das Monument { $god_of } ist zerstört.
hellas-why-that_monument_is_not_beside_kronos = Das Monument { $god_of } steht in keinem Gebiet neben Kronos.
hellas-why-no_monster_is_at_that_monument = Kein Monster ist im Gebiet des Monuments { $god_of }.
hellas-why-that_region_is_not_beside_kronos = { $region } liegt nicht neben Kronos.
hellas-why-a_monument_stands_there = Ein Monument steht { $region_in }, und Kronos kann nicht hinein.
hellas-why-that_order_card_is_not_in_your_hand = „{ $order }“ ist nicht auf deiner Hand.
hellas-why-that_region_is_not_on_the_card = Dieses Gebiet steht nicht auf „{ $order }“.
hellas-why-that_monster_is_on_the_map = { $monster_The } ist schon auf der Karte.
hellas-why-that_monster_is_gone_for_good = { $monster_The } liegt hinter den geschlossenen Toren des Tartaros.
hellas-why-that_card_is_no_evolution = „{ $order }“ ist keine Evolution.
hellas-why-that_card_is_no_order = „{ $order }“ ist kein Befehl.
hellas-why-that_order_has_no_effect_now = „{ $order }“ würde jetzt nichts ändern.
hellas-why-that_hero_is_not_with_medusa = { $hero } steht nicht im Gebiet der Medusa.
hellas-why-your_hero_lies_on_the_ground = Dein Held liegt am Boden, bis das nächste Monument errichtet wird.
hellas-why-kronos_cannot_be_hunted_yet = Kronos kann erst gejagt werden, wenn „Der Segen der Rhea“ erfüllt ist.
hellas-why-the_hero_is_there_already = Der Held ist schon { $region_in }.
hellas-why-that_hero_is_none_of_the_others = { $hero } steht dir nicht zur Wahl.
hellas-why-that_hero_cannot_be_healed = Das kannst du hier nicht heilen: { $hero }.
hellas-why-no_monster_is_in_that_region = Kein Monster ist { $region_in }.
hellas-why-cards_go_to_one_hero = Alle Karten gehen an einen Helden.

## How a game ends

hellas-reason-five_hostile_lands = { hellas-victory-five_hostile_lands }: Keine Region von Hellas ist übrig, die sich nicht gegen die Helden gewandt hätte.
hellas-reason-three_destroyed_monuments = { hellas-victory-three_destroyed_monuments }: Die Götter haben ihr letztes Monument verloren.
hellas-reason-kronos_slain = { hellas-victory-kronos_slain }: Die Helden haben den Titanen bezwungen.
hellas-reason-three_lands = { hellas-victory-three_lands }: Drei ganze Regionen stehen zu den Helden.
hellas-reason-tartarus = { hellas-victory-tartarus }: Die Tore sind geschlossen, und das letzte Monster ist erlegt.
hellas-victory-five_hostile_lands = Fünf feindliche Regionen
    .text = Kronos gewinnt, wenn die Haltung aller fünf Regionen feindlich ist.
hellas-victory-three_destroyed_monuments = Drei zerstörte Monumente
    .text = Kronos gewinnt, wenn alle drei Monumente zerstört sind.
hellas-victory-kronos_slain = Kronos besiegt
    .text = Die Helden gewinnen, wenn jede Wunde auf Kronos’ Plan und auf seinen gesprengten Ketten abgedeckt ist.
hellas-victory-three_lands = Drei Regionen
    .text = Die Helden gewinnen, wenn sie gemeinsam alle Gebiete von drei Regionen kontrollieren; das Gebiet des Kronos zählt nicht.
hellas-victory-tartarus = Tartaros
    .text = Die Helden gewinnen, wenn die Tore des Tartaros geschlossen sind und sie danach das letzte Monster auf der Karte erlegen.

## Words

hellas-reward-blessing = Einen Segen ziehen, zum Behalten oder zum Ablegen für 1 Priester
hellas-reward-attitude = Die Haltung der Region heben
hellas-monster-kronos = Kronos
    .The = Kronos
    .object = Kronos
    .Object = Kronos
    .text = Wunden: Fackel, Bogen, Schwert (Priester), Speer (Artefakt) und die seiner gesprengten Ketten. Seine Macht zählt zu jedem Angriff. Spezialangriff: 1 Verletzung, die Jagd endet, und Kronos darf den Helden in ein beliebiges Gebiet stellen. Für alle anderen Regeln ist er kein Monster.
hellas-attitude-hostile = feindlich
    .text = Zwei Schritte unter neutral. Ein Gebietsangriff tötet dort 2 Hopliten mehr.
hellas-attitude-wary = misstrauisch
    .text = Einen Schritt unter neutral. Ein Gebietsangriff tötet dort 1 Hopliten mehr.
hellas-attitude-neutral = neutral
    .text = Von hier legt der nächste Schritt das Ruhmesplättchen auf das Tableau eines Helden.
hellas-attitude-loyal = loyal
    .text = Das Ruhmesplättchen liegt auf dem Tableau eines Helden, der dort die Macht übernehmen darf.
hellas-kronos_attribute-might = Macht
    .text = Sie zählt zu jeder Angriffskarte, wenn Kronos gejagt wird.
hellas-kronos_attribute-anger = Zorn
    .text = So viel Zorn gewinnt Kronos, wenn ein Monument errichtet wird.
hellas-kronos_attribute-authority = Autorität
    .text = So viele Monster bewegen sich mit „Monster bewegen“.
hellas-kronos_action-monster_movement = Monster bewegen
    .text = Bis zu so viele verschiedene Monster wie deine Autorität bewegen sich je 1 Gebiet weit.
hellas-kronos_action-region_attack = Gebietsangriff
    .text = Ein Monster führt seinen Gebietsangriff aus. In einer misstrauischen Region stirbt in seinem Gebiet 1 Hoplit mehr, in einer feindlichen 2. Er kostet 2 mit Medusa, Sphinx und Zyklop, 3 mit den anderen.
hellas-kronos_action-terror = Schrecken
    .text = Die Haltung der Region eines Monsters sinkt um 1, und Kontrollmarker verlassen ihre Gebiete ohne Hopliten. Er kostet 1, und 1 mehr für je 2 Hopliten in der Region.
hellas-kronos_action-destroy_temple = Tempel zerstören
    .text = Ein Tempel im Gebiet eines Monsters, in dem kein Hoplit steht, wird für immer zerstört, und eines deiner Attribute steigt um 1.
hellas-kronos_action-play_order = Befehlskarte ausspielen
    .text = Bringe das Monster einer Befehlskarte in eines ihrer zwei Gebiete, und Schrecken darf folgen; oder entwickle es; oder führe den Befehl aus. Es kostet nichts, solange „Die Suche nach dem Omphalos“ offen liegt, dann 2.
hellas-kronos_action-pass = Passen
    .text = Dein Zorn steigt auf die Zahl für die Gebiete, die Helden kontrollieren: 6 für bis zu 3, 7 für 4, 8 für 5, 9 für 6, 10 für 7 und 8, 11 für 9 bis 11, 12 für 12 bis 14, 13 für mehr.
hellas-kronos_action-kronos_movement = Kronos bewegen
    .text = Letzte Aktion. Du gehst 1 Gebiet weit, nicht zu einem Monument. Dort sterben alle Hopliten, Kontrollmarker und Tempel verschwinden.
hellas-kronos_action-kronos_destroy_monument = Kronos: Monument zerstören
    .text = Letzte Aktion. Ein Monument in einem Nachbargebiet verliert 2 Stufen. Ohne Stufe ist es zerstört.
hellas-kronos_action-kronos_terror = Schrecken des Kronos
    .text = Letzte Aktion. Deine Region wird feindlich, und Kontrollmarker verlassen ihre Gebiete ohne Hopliten.
hellas-kronos_action-monster_destroy_monument = Monster: Monument zerstören
    .text = Letzte Aktion. Ein Monument im Gebiet eines Monsters verliert 1 Stufe. Ohne Stufe ist es zerstört.
hellas-chain-kronos_wrath = Wut des Kronos
    .text = Von Anfang an gesprengt. Aktiv: Führe in diesem Zug eine zweite Aktion aus. Wunden: Fackel, Bogen, Streitkolben (Priester), Axt.
hellas-chain-earthquake = Erdbeben
    .text = Aktiv: In jedem Gebiet einer Region stirbt 1 Hoplit. Passiv: Monumente zu zerstören kostet 1 weniger. Wunden: Streitkolben, Axt, Fackel.
hellas-chain-flood = Flut
    .text = Aktiv: In Chalkidiki, auf Kreta und auf Euböa sterben je bis zu 2 Hopliten. Passiv: „Kronos bewegen“ kostet 1 weniger. Wunden: Bogen, Bogen, Speer.
hellas-chain-eruption = Ausbruch
    .text = Aktiv: In einem Gebiet mit einem Monster sterben bis zu 3 Hopliten. Passiv: Gebietsangriff kostet 1 weniger. Wunden: Fackel, Schwert.
hellas-chain-famine = Hungersnot
    .text = Aktiv: Jeder Held legt 2 Kampfkarten ab. Passiv: Schrecken und Schrecken des Kronos kosten 1 weniger, aber mindestens 1. Wunden: Bogen, Streitkolben.
hellas-chain-eclipse = Finsternis
    .text = Aktiv: Jeder Held opfert 1 Priester aus dem Priestervorrat. Passiv: Tempel zerstören kostet 1 weniger. Wunden: Schwert, Speer.
hellas-chain-stampede = Stampede
    .text = Aktiv: Jedes Monster darf sich 1 Gebiet weit bewegen. Passiv: Befehlskarte ausspielen kostet 1 weniger. Wunden: Fackel, Bogen, Axt.
hellas-hero_token-achilles = Achilles
    .text = Statt „Hopliten bewegen“ bewegst du 1 Hopliten eines anderen Helden 1 Gebiet weit.
hellas-hero_token-cleito = Kleito
    .text = Statt „Hopliten bewegen“ heilst du 1 Verletzung eines anderen Helden in deinem Gebiet.
hellas-hero_token-hector = Hektor
    .text = Statt „Hopliten bewegen“ bewegst du ein Monster in deinem Gebiet 1 Gebiet weit.
hellas-hero_token-helen = Helena
    .text = Schrecken und Schrecken des Kronos kosten in der Region, in der du bist, 1 Zorn mehr.
hellas-hero_token-heracles = Herakles
    .text = Zu Beginn deiner Jagd ziehst du 1 Kampfkarte mehr.
hellas-hero_token-perseus = Perseus
    .text = Statt „Hopliten bewegen“ stellst du deinen Helden in ein beliebiges Gebiet mit einem Monster.
hellas-hero_token-odysseus = Odysseus
    .text = Statt „Hopliten bewegen“ gibst du bis zu 2 deiner Kampfkarten einem anderen Helden.
hellas-hero_token-cassandra = Kassandra
    .text = Statt „Hopliten bewegen“ siehst du 1 zufällige Befehlskarte des Kronos; du darfst sie unter den Befehlsstapel legen, und er zieht eine andere.
hellas-hero_token-champion = Champion
    .text = Statt „Hopliten bewegen“ zieht ein beliebiger Held 1 Kampfkarte. Ein Held im Spiel darf es anstelle seines eigenen Plättchens nehmen.
hellas-quest-finding_omphalos = Die Suche nach dem Omphalos
    .text = Phokis. Schritte: Führungskraft 2; Führungskraft 2 und 1 Priester opfern; Führungskraft 3 und 1 Priester opfern. Solange sie offen liegt, spielt Kronos Befehlskarten umsonst aus. Ihr Ende hebt die Haltung der gelben Region.
hellas-quest-blessing_of_rhea = Der Segen der Rhea
    .text = Chalkidiki. Schritte: Geschwindigkeit 2; Geschwindigkeit 2 und 1 Priester; Geschwindigkeit 3 und 1 Priester. Solange sie offen liegt, kann Kronos nicht gejagt werden. Ihr Ende hebt die Haltung der roten Region.
hellas-quest-closing_of_tartarus = Die Tore des Tartaros schließen
    .text = Arkadien. Schritte: Stärke 2; Stärke 2 und 2 Kampfkarten ablegen; Stärke 3 und 2 Kampfkarten ablegen. Solange sie offen liegt, können erlegte Monster zurückkommen. Ihr Ende hebt die Haltung der grünen Region.
hellas-field-orders = order

## Order cards

hellas-order-cerberus_corinthia = Kerberos von Korinthia
    .text = Korinthia oder Messenien. Befehl: Ist Kerberos in Thessalien, verliert das Monument des Zeus 1 Stufe, aber nicht die letzte.
hellas-order-cerberus_epirus = Kerberos von Epirus
    .text = Epirus oder Lakonien. Evolution: Der erste Angriff jeder Jagd auf ihn ist um 3 stärker; wird er nicht abgewehrt, endet die Jagd zudem nach seinem Effekt.
hellas-order-cerberus_locris = Kerberos von Lokris
    .text = Lokris oder Attika. Evolution: Ein weiteres Wundenfeld: Speer.
hellas-order-chimera_chalkidiki = Chimära von Chalkidiki
    .text = Chalkidiki oder Ätolien. Befehl: Im Gebiet der Chimära sterben 2 Hopliten und in einem Nachbargebiet 1.
hellas-order-chimera_macedonia = Chimära von Makedonien
    .text = Makedonien oder Elis. Evolution: Wann immer Hopliten ihr Gebiet betreten, stirbt 1 von ihnen.
hellas-order-chimera_arcadia = Chimära von Arkadien
    .text = Arkadien oder Phokis. Evolution: Zwei weitere Wundenfelder: Streitkolben und Schwert.
hellas-order-cyclops_macedonia = Zyklop von Makedonien
    .text = Makedonien oder Kreta. Befehl: Ist der Zyklop in Akarnanien, verliert das Monument des Hermes 1 Stufe, aber nicht die letzte.
hellas-order-cyclops_acarnania = Zyklop von Akarnanien
    .text = Akarnanien oder Lakonien. Evolution: Seine Angriffe sind um 1 stärker.
hellas-order-cyclops_euboea = Zyklop von Euböa
    .text = Euböa oder Arkadien. Evolution: Ein weiteres Wundenfeld: Streitkolben.
hellas-order-hydra_arcadia = Hydra von Arkadien
    .text = Arkadien oder Böotien. Befehl: Alle Wunden der Hydra heilen, dann darf sie sich 1 Gebiet weit bewegen.
hellas-order-hydra_argolis = Hydra von Argolis
    .text = Argolis oder Lokris. Evolution: Solange 3 oder mehr ihrer Symbole abgedeckt sind, sind ihre Angriffe um 2 stärker.
hellas-order-hydra_chalkidiki = Hydra von Chalkidiki
    .text = Chalkidiki oder Elis. Evolution: Zwei weitere Wundenfelder: Bogen und Bogen.
hellas-order-medusa_aetolia = Medusa von Ätolien
    .text = Ätolien oder Achaia. Befehl: Ein Held im Gebiet der Medusa liegt am Boden, bis das nächste Monument errichtet wird: kein „Helden bewegen“ und keine Jagd.
hellas-order-medusa_attica = Medusa von Attika
    .text = Attika oder Epirus. Evolution: Zu Beginn einer Jagd auf sie zieht der Jäger so viele Kampfkarten wie die Geschwindigkeit seines Helden, nicht wie dessen Stärke.
hellas-order-medusa_phocis = Medusa von Phokis
    .text = Phokis oder Argolis. Evolution: Ein weiteres Wundenfeld: Axt.
hellas-order-minotaur_laconia = Minotaur von Lakonien
    .text = Lakonien oder Ätolien. Befehl: Ist der Minotaur in Attika, verliert das Monument der Athene 1 Stufe, aber nicht die letzte.
hellas-order-minotaur_crete = Minotaur von Kreta
    .text = Kreta oder Thessalien. Evolution: Eine Jagd auf ihn erfordert mindestens 1 Priester im Priestervorrat des Jägers.
hellas-order-minotaur_boeotia = Minotaur von Böotien
    .text = Böotien oder Elis. Evolution: Ein weiteres Wundenfeld: Schwert.
hellas-order-sphinx_corinthia = Sphinx von Korinthia
    .text = Korinthia oder Akarnanien. Befehl: Jeder Held im Gebiet der Sphinx legt Kampfkarten ab, bis er so viele hat wie seine Führungskraft.
hellas-order-sphinx_messenia = Sphinx von Messenien
    .text = Messenien oder Euböa. Evolution: Eine Jagd auf sie erfordert Führungskraft 3 oder mehr.
hellas-order-sphinx_thessaly = Sphinx von Thessalien
    .text = Thessalien oder Achaia. Evolution: Zwei weitere Wundenfelder: Fackel und Fackel.

## Figures

hellas-figure-terror = Schrecken verbreitet
hellas-figure-orders = Befehlskarten ausgespielt
hellas-figure-region_attacks = Gebietsangriffe
hellas-figure-monsters_placed = Monster ins Spiel gekommen
hellas-figure-attacks_played = Angriffskarten für Monster gespielt
hellas-figure-temples_destroyed = Tempel zerstört
hellas-figure-monuments_destroyed = Monumente zerstört
hellas-figure-chains_broken = Ketten gesprengt
hellas-figure-chains_used = Ketten benutzt
hellas-figure-anger_gained = Zorn gewonnen
hellas-figure-anger_spent = Zorn ausgegeben

## The board in the browser

web-hellas-kronos-who = Wer spielt Kronos?
web-hellas-kronos-who-self = Du
web-hellas-kronos-who-person = Ein Freund
web-hellas-kronos-who-bot = Ein Bot
web-hellas-kronos-who-lot = Das Los
web-hellas-kronos-turns = Kronos ist vor dem Zug jedes Helden am Zug. Er hat keine Farbe: Sein Schild ist schwarz, mit einer Sichel.
web-hellas-kronos-lot = Zu Beginn des Spiels lost der Server aus, wer Kronos spielt, und sagt es allen.
web-hellas-kronos-wins = Kronos gewinnt,
    .text = wenn fünf Regionen feindlich sind oder drei Monumente zerstört sind.
web-hellas-heroes-win = Die Helden gewinnen gemeinsam,
    .text = wenn Kronos besiegt ist, wenn sie drei ganze Regionen kontrollieren oder wenn die Tore des Tartaros geschlossen sind und kein Monster mehr da ist.
web-hellas-kronos-wins-by = Kronos gewinnt durch
web-hellas-heroes-win-by = Die Helden gewinnen durch
web-hellas-kronos-anger = Zorn
    .text = Kronos bezahlt seine Aktionen mit Zorn. Passen bringt ihn zurück, und umso mehr, je mehr Gebiete die Helden kontrollieren.
web-hellas-kronos-track = Zorn { $anger } von { $most }. Gebiete der Helden: { $regions }. Passen bringt ihn auf { $restored }.
web-hellas-kronos-regions = Gebiete: { $count }
web-hellas-kronos-passing = Passen bringt ihn auf { $anger }
web-hellas-kronos-restores = Die Helden kontrollieren { $regions ->
        [one] 1 Gebiet
       *[other] { $regions } Gebiete
    }: Passen bringt deinen Zorn auf { $anger }.
web-hellas-kronos-at = in { $region }; kein Hoplit betritt es
web-hellas-kronos-nowhere = noch nicht auf der Karte
web-hellas-kronos-closed = Hier steht Kronos: Kein Hoplit darf hinein.
web-hellas-kronos-lies = Der Held liegt am Boden
web-hellas-kronos-ruin = Zerstörter Tempel
web-hellas-kronos-chains = Ketten
    .text = Jede gesprengte Kette gibt Kronos ihre Kraft und eine Stelle, an der er verwundet werden kann. Mit der letzten bekommt er seine letzten Aktionen.
web-hellas-kronos-hidden = nur du siehst sie: { $count }
web-hellas-kronos-to-break = { $count ->
        [one] noch 1 Kette
       *[other] noch { $count } Ketten
    }
web-hellas-kronos-locked = Gesperrt: { $count ->
        [one] 1 Kette ist noch ungesprengt.
       *[other] { $count } Ketten sind noch ungesprengt.
    }
web-hellas-kronos-unbroken = ungesprengt
web-hellas-kronos-offered = zur Wahl
web-hellas-kronos-ready = gesprengt
web-hellas-kronos-used = benutzt
web-hellas-kronos-destroyed = zerstört
web-hellas-kronos-chain-unbroken = Ungesprengt: Nur Kronos kennt sie.
web-hellas-kronos-chain-ready = Gesprengt: Sie kann benutzt und verwundet werden.
web-hellas-kronos-chain-used = Gesprengt, und benutzt, bis die Ketten wieder bereit sind.
web-hellas-kronos-chain-destroyed = Zerstört: Alle ihre Wunden sind bedeckt.
web-hellas-kronos-orders = Befehle
web-hellas-kronos-orders-count = { $count ->
        [one] 1 Befehl
       *[other] { $count } Befehle
    }
web-hellas-kronos-order = Befehl
web-hellas-kronos-evolution = Evolution
web-hellas-kronos-or = oder
web-hellas-kronos-summons = Bringt { $monster } nach { $regions }.
web-hellas-kronos-costs = kostet { $price } Zorn
web-hellas-kronos-price = Auf dem Plan: { $price } Zorn.
web-hellas-kronos-price-omphalos = { $price }, seit der Omphalos gefunden ist.
web-hellas-kronos-price-hoplites = 1 mehr für je zwei Hopliten in der Region.
web-hellas-kronos-price-chain = 1 weniger: { $chain } ist gesprengt.
web-hellas-kronos-price-helen = 1 mehr in der Region, in der Helena steht.
web-hellas-kronos-people = Die Bevölkerung der Regionen
web-hellas-land-red = Rot
web-hellas-land-yellow = Gelb
web-hellas-land-blue = Blau
web-hellas-land-green = Grün
web-hellas-land-brown = Braun
web-hellas-kronos-land = { $land }: { $attitude }
web-hellas-kronos-order-of-turns = Reihenfolge der Züge
web-hellas-kronos-until = nach: { $quest }
web-hellas-kronos-left = noch { $count }
web-hellas-kronos-quests = Aufgaben gegen Kronos
web-hellas-kronos-done = erfüllt
web-hellas-kronos-might = mit Macht { $might }
web-hellas-kronos-token = Plättchen: { $token }
web-hellas-kronos-row-own = seine eigenen Wunden
web-hellas-kronos-row-chain = voll: Die Kette ist zerstört
web-hellas-kronos-wounds-left = noch { $count }
web-hellas-kronos-wounds-unbroken = { $count ->
        [one] 1 Kette ist ungesprengt: Ihre Wunden zählen nicht.
       *[other] { $count } Ketten sind ungesprengt: Ihre Wunden zählen nicht.
    }
web-hellas-short-monster_movement = Bewegen
web-hellas-short-region_attack = Angriff
web-hellas-short-destroy_temple = Tempel
web-hellas-short-play_order = Befehl
web-hellas-short-kronos_movement = Gehen
web-hellas-short-kronos_destroy_monument = Stürzen
web-hellas-short-kronos_terror = Schrecken
web-hellas-short-monster_destroy_monument = Monster
web-hellas-role-kronos = Kronos
web-hellas-role-lord = Held
web-hellas-together = Ein Spieler führt alle Helden
web-hellas-together-help = Zu zweit ist es immer so. Wer sie führt, sieht alle ihre Handkarten.
web-hellas-role-follows = vom selben Spieler geführt
