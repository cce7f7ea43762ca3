### Lords of Hellas: Atlas: Überlastung.

hellas-expansion-atlas_overload = Atlas
    .about = Atlas trägt den Himmel über Messenien. Aus nummerierten Häfen werden ihm Hopliten gesandt; kommt der Himmel herab, gewinnt, wer dort die meisten hat.
    .short = Überlastung

hellas-action-bonus = Das Bonusplättchen auf { $attribute } legen
hellas-action-hold_sky = Den Himmel halten
hellas-action-send = Einen Hopliten zu Atlas senden: { $region }

hellas-decision-hold_sky =
    { $spaces ->
        [one] Hält dein Held den Himmel? Er steigt 1 Feld, auf { $left }, und dein Held kehrt nach dem nächsten „Monument errichten“ zurück.
       *[other] Hält dein Held den Himmel? Er steigt { $spaces } Felder, auf { $left }, und dein Held kehrt nach dem nächsten „Monument errichten“ zurück.
    }
    .short = dein Held darf den Himmel halten
hellas-decision-place_bonus = Welches Attribut erhöht das Atlas-Bonusplättchen, solange du es hast?
    .short = du legst das Atlas-Bonusplättchen
hellas-decision-send_hoplite = Hafen { $number } ({ $region }): Sendest du einen Hopliten zu Atlas?
    .short = Hafen { $number } darf senden

hellas-event-atlas_left = { $seat } holt { hellas-phrase-hoplites } von Atlas in den Vorrat zurück.
    .you = Du holst { hellas-phrase-hoplites } von Atlas in deinen Vorrat zurück.
hellas-event-bonus_taken = { $seat } erhält das Atlas-Bonusplättchen: { $attribute } +1.
    .you = Du erhältst das Atlas-Bonusplättchen: { $attribute } +1.
hellas-event-hoplite_sent = { $seat } sendet aus Hafen { $number } ({ $region }) einen Hopliten zu Atlas.
    .you = Du sendest aus Hafen { $number } ({ $region }) einen Hopliten zu Atlas.
hellas-event-sky_held =
    { $spaces ->
        [one] { $seat } hält den Himmel: Er steigt 1 Feld, auf { $left }.
       *[other] { $seat } hält den Himmel: Er steigt { $spaces } Felder, auf { $left }.
    }
    .you =
        { $spaces ->
            [one] Du hältst den Himmel: Er steigt 1 Feld, auf { $left }.
           *[other] Du hältst den Himmel: Er steigt { $spaces } Felder, auf { $left }.
        }
hellas-event-sky_sank =
    { $spaces ->
        [0] Der Himmel über Atlas hält: { $cards }, zusammen { $strength }, abzüglich { hellas-phrase-hoplites }. Noch { $left }.
        [one] Der Himmel über Atlas sinkt 1 Feld: { $cards }, zusammen { $strength }, abzüglich { hellas-phrase-hoplites }. Noch { $left }.
       *[other] Der Himmel über Atlas sinkt { $spaces } Felder: { $cards }, zusammen { $strength }, abzüglich { hellas-phrase-hoplites }. Noch { $left }.
    }

hellas-why-another_port_is_asked_for = { $region }: Dieser Hafen ist nicht an der Reihe; gesandt wird in der Reihenfolge der Nummern.
hellas-why-it_is_no_attribute_of_a_hero = Das Bonusplättchen liegt auf einem Attribut eines Helden, und { $attribute } ist keines.

hellas-away-atlas = Hält den Himmel
hellas-reason-overload = { hellas-victory-overload }: Der Himmel ist herabgekommen, und die meisten darunter gehören zu einem Herrscher.
hellas-victory-overload = Atlas: Überlastung
    .text = Bei jedem „Monument errichten“ werden Hopliten aus den Häfen zu Atlas gesandt, dann bringen zwei Kampfkarten den Überlastungsmarker von 15 auf die 0 zu, abzüglich 1 für jeden Hopliten dort. Bei 0 gewinnt, wer die meisten Hopliten bei Atlas hat; bei Gleichstand der Besitzer des Bonusplättchens.
