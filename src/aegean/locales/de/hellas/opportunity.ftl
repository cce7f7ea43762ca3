### Lords of Hellas: opportunity cards.

hellas-expansion-opportunity = Gelegenheitskarten
    .about = Fünf Ereigniskarten, die offen ausliegen: Wer zuerst den Preis zahlt, nutzt sie.

hellas-action-use_opportunity = Die Gelegenheit „{ $event_card }“ nutzen
hellas-action-give_up = Einen Hopliten { $region_in } opfern

hellas-decision-clear_some_tokens =
    { $left ->
        [one] Gibst du noch eine besondere Aktion frei?
       *[other] Gib nacheinander bis zu { $left } besondere Aktionen frei.
    }
hellas-decision-give_up_hoplites =
    { $left ->
        [one] Wo opferst du einen Hopliten?
       *[other] Opfere nacheinander { $left } Hopliten. Wo?
    }

hellas-event-opportunity_came = Eine Gelegenheit liegt aus: „{ $event_card }“.
hellas-event-opportunity_lapsed = Niemand hat die Gelegenheit „{ $event_card }“ genutzt: Sie wird abgelegt.
hellas-event-opportunity_used = { $seat } nutzt die Gelegenheit „{ $event_card }“.
    .you = Du nutzt die Gelegenheit „{ $event_card }“.

hellas-why-an_action_was_taken = Eine Gelegenheit lässt sich nur zu Beginn deines Zuges nutzen, vor jeder Aktion.
hellas-why-an_opportunity_was_used = In diesem Zug hast du schon eine Gelegenheit genutzt.
hellas-why-that_opportunity_does_not_lie_open = „{ $event_card }“ liegt nicht aus.
hellas-why-none_of_your_hoplites_is_there = Keiner deiner Hopliten steht { $region_in }.

hellas-event_card-power_from_blood = Macht aus Blut
    .text = Zu Beginn deines Zuges: Dein Held erleidet 2 Verletzungen; lade eines deiner aktivierten Artefakte auf.
hellas-event_card-reinvigoration = Neue Kraft
    .text = Zu Beginn deines Zuges: Opfere 1 Priester; gib bis zu 2 deiner besonderen Aktionen frei.
hellas-event_card-mercenaries = Söldner
    .text = Zu Beginn deines Zuges: Lege 2 Kampfkarten ab; rekrutiere bis zu 2 Hopliten in einem Gebiet unter deiner Kontrolle.
hellas-event_card-hecatomb = Hekatombe
    .text = Zu Beginn deines Zuges: Opfere 2 deiner Hopliten, wo immer sie stehen; du erhältst 1 Priester.
hellas-event_card-fading_glory = Verblassender Ruhm
    .text = Zu Beginn deines Zuges: Gib eines deiner Ruhmesplättchen ab; erhöhe ein Attribut dauerhaft um 1 und ziehe 1 Kampfkarte.
