### Lords of Hellas: opportunity cards.

hellas-expansion-opportunity = Karty okazji
    .about = Pięć kart wydarzeń, które leżą odkryte: używa ich ten, kto pierwszy zapłaci cenę.

hellas-action-use_opportunity = Użyj okazji „{ $event_card }”
hellas-action-give_up = Poświęć hoplitę { $region_in }

hellas-decision-clear_some_tokens =
    { $left ->
        [one] Odblokować jeszcze jedną akcję specjalną?
        [few] Odblokuj kolejno do { $left } akcji specjalnych.
       *[many] Odblokuj kolejno do { $left } akcji specjalnych.
    }
hellas-decision-give_up_hoplites =
    { $left ->
        [one] Gdzie poświęcasz hoplitę?
        [few] Poświęć kolejno { $left } hoplitów. Gdzie?
       *[many] Poświęć kolejno { $left } hoplitów. Gdzie?
    }

hellas-event-opportunity_came = Pojawia się okazja: „{ $event_card }”.
hellas-event-opportunity_lapsed = Nikt nie użył okazji „{ $event_card }”: zostaje odrzucona.
hellas-event-opportunity_used = { $seat } używa okazji „{ $event_card }”.
    .you = Używasz okazji „{ $event_card }”.

hellas-why-an_action_was_taken = Okazji można użyć tylko na początku swojej tury, przed pierwszą akcją.
hellas-why-an_opportunity_was_used = W tej turze użyto już okazji.
hellas-why-that_opportunity_does_not_lie_open = „{ $event_card }” nie leży odkryta.
hellas-why-none_of_your_hoplites_is_there = Nie masz hoplitów { $region_in }.

hellas-event_card-power_from_blood = Moc z krwi
    .text = Na początku swojej tury: twój bohater otrzymuje 2 obrażenia; naładuj jeden ze swoich użytych artefaktów.
hellas-event_card-reinvigoration = Nowe siły
    .text = Na początku swojej tury: poświęć 1 kapłana; odblokuj do 2 swoich akcji specjalnych.
hellas-event_card-mercenaries = Najemnicy
    .text = Na początku swojej tury: odrzuć 2 karty walki; zwerbuj do 2 hoplitów w jednym regionie pod swoją kontrolą.
hellas-event_card-hecatomb = Hekatomba
    .text = Na początku swojej tury: poświęć 2 swoich hoplitów, gdziekolwiek są; otrzymujesz 1 kapłana.
hellas-event_card-fading_glory = Gasnąca chwała
    .text = Na początku swojej tury: oddaj jeden ze swoich żetonów chwały; podnieś na stałe jedną cechę o 1 i dobierz 1 kartę walki.
