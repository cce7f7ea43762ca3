### Lords of Hellas: Apollo, simple mode.

hellas-expansion-apollo_simple = Apollo, simple mode
    .about = Apollo in the place of Hermes: his lute, ten blessings, and a power that heals or kills.

hellas-action-choose_event = Let this event happen: “{ $drawn }”
hellas-action-usurp_region = Usurp { $region }

hellas-decision-answer_roll = Rolled for { $monster_the }: { $roll }. Do you play the lute?
    .short = you may play the lute
hellas-decision-choose_event = You alone see these event cards. Which one happens? The other goes under the deck.
    .short = you choose an event
hellas-decision-heal_or_strike =
    { $left ->
        [one] Apollo: heal an injury, or kill a hoplite?
       *[other] Apollo: { $left } times you may heal an injury or kill a hoplite.
    }
hellas-decision-step_hero = Sun Chariot: your hero may move into a neighbouring region. Where?
    .short = you may move your hero
hellas-decision-usurp_region = Which region do you usurp?

hellas-event-events_seen =
    { $count ->
        [one] { $seat } looks at 1 event card: { $events }.
       *[other] { $seat } looks at { $count } event cards: { $events }.
    }
    .unseen = { $seat } looks at the top event cards.
    .you =
        { $count ->
            [one] You look at 1 event card: { $events }.
           *[other] You look at { $count } event cards: { $events }.
        }
hellas-event-roll_ignored = { $seat } plays the lute: the roll for { $monster_the } counts for nothing.
    .you = You play the lute: the roll for { $monster_the } counts for nothing.
hellas-field-events = evolution quest event_card
    .item = { $item }

hellas-why-that_card_is_not_before_you = “{ $drawn }” is not one of the cards you look at.
hellas-why-your_hero_is_not_beside_it = Your hero is neither in { $region } nor beside it.

hellas-god-apollo = Apollo
    .text = Prayer raises Speed by 1. Then, by the level of his monument, you may heal 1 injury or kill 1 hoplite in your hero’s region or a neighbouring one: once at level 2, twice at level 3, three times at levels 4 and 5.
hellas-artifact-apollos_lute = Apollo’s Lute
    .text = After a roll of the monster die, in anybody’s turn: ignore what was rolled.

hellas-blessing-converts = Converts
    .text = Apollo: when you usurp a region with a temple, gain 1 priest.
hellas-blessing-pythias_vision = Pythia’s Vision
    .text = Apollo: when you draw an event card, look at the top 2; one happens, the other goes under the deck.
hellas-blessing-healing_hands = Healing Hands
    .text = Apollo: after your Prepare action heal 1 injury.
hellas-blessing-golden_bow = Golden Bow
    .text = Apollo: when you gain it, draw 1 combat card. In your hunts two bow cards together cover one symbol of any kind.
hellas-blessing-silver_arrow = Silver Arrow
    .text = Apollo: instead of Hero Movement discard 1 combat card to kill 1 hoplite in your hero’s region.
hellas-blessing-beloved_ruler = Beloved Ruler
    .text = Apollo: army strength +2 in your battles in a land whose Glory Token you own.
hellas-blessing-songs_of_glory = Songs of Glory
    .text = Apollo: whenever you gain a Glory Token, draw 2 combat cards.
hellas-blessing-sun_chariot = Sun Chariot
    .text = Apollo: when you gain it, Speed +1. Whenever anybody builds a monument, your hero may move into a neighbouring region; no quest is started so.
hellas-blessing-herald_of_the_sun = Herald of the Sun
    .text = Apollo: with Usurp you may take a region beside your hero’s instead, if you own the Glory Token of that region’s land.
hellas-blessing-clear_omen = Clear Omen
    .text = Apollo: when you gain it, gain 1 priest. Your prayers use a god’s power as if the monument were one level higher.
