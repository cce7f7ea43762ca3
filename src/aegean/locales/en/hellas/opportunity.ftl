### Lords of Hellas: opportunity cards.

hellas-expansion-opportunity = Opportunity cards
    .about = Five event cards that lie open: whoever pays the price first uses one.

hellas-action-use_opportunity = Use the opportunity “{ $event_card }”
hellas-action-give_up = Sacrifice a hoplite in { $region }

hellas-decision-clear_some_tokens =
    { $left ->
        [one] Free another special action?
       *[other] Free up to { $left } special actions, one by one.
    }
hellas-decision-give_up_hoplites =
    { $left ->
        [one] Where do you sacrifice a hoplite?
       *[other] Sacrifice { $left } hoplites, one by one. Where?
    }

hellas-event-opportunity_came = An opportunity lies open: “{ $event_card }”.
hellas-event-opportunity_lapsed = Nobody used the opportunity “{ $event_card }”: it is discarded.
hellas-event-opportunity_used = { $seat } uses the opportunity “{ $event_card }”.
    .you = You use the opportunity “{ $event_card }”.

hellas-why-an_action_was_taken = An opportunity can only be used at the start of your turn, before any action.
hellas-why-an_opportunity_was_used = You have used an opportunity this turn.
hellas-why-that_opportunity_does_not_lie_open = “{ $event_card }” does not lie open.
hellas-why-none_of_your_hoplites_is_there = None of your hoplites is in { $region }.

hellas-event_card-power_from_blood = Power from Blood
    .text = At the start of your turn: your hero takes 2 injuries; charge one of your used artifacts.
hellas-event_card-reinvigoration = Reinvigoration
    .text = At the start of your turn: sacrifice 1 priest; free up to 2 of your special actions.
hellas-event_card-mercenaries = Mercenaries
    .text = At the start of your turn: discard 2 combat cards; recruit up to 2 hoplites in one region you control.
hellas-event_card-hecatomb = Hecatomb
    .text = At the start of your turn: sacrifice 2 of your hoplites, wherever they are; gain 1 priest.
hellas-event_card-fading_glory = Fading Glory
    .text = At the start of your turn: return one of your Glory Tokens; permanently raise one attribute by 1 and draw 1 combat card.
