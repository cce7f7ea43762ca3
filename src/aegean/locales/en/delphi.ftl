### The Oracle of Delphi.
###
### Rooms of this file: phrases that several sentences share, actions, decisions, events, how a game ends, options, and
### the names of the components with what they do. Names of things are in lower case where they are common nouns, so
### that they can stand inside a sentence. An action tells a hex by its coordinates, so that no two read alike; an event
### by what is there.

## Phrases that sentences share; they stand where the object of a sentence stands.

# What an action is paid with.
delphi-phrase-source = the { $source }
delphi-phrase-payment =
    { $favours ->
        [0] { delphi-phrase-source }
        [one] { delphi-phrase-source } and 1 favour
       *[other] { delphi-phrase-source } and { $favours } favours
    }
delphi-phrase-god = { $god }
delphi-phrase-monster = { $colour } monster
delphi-phrase-offering = { $colour } offering
delphi-phrase-statue = { $colour } statue
delphi-phrase-card = { $colour } oracle card
delphi-phrase-injury = { $colour } injury
delphi-phrase-every_injury = all { $colour } injuries
delphi-phrase-injuries =
    { $count ->
        [one] a { delphi-phrase-injury }
       *[other] { $count } { $colour } injuries
    }
# Into which waters a ship goes.
delphi-phrase-waters =
    { $water_id ->
        [none] to Zeus
       *[other] into { $water } waters
    }
delphi-phrase-tasks_left =
    { $left ->
        [0] None is left: now home to Zeus!
        [one] Only one is left.
       *[other] { $left } are left.
    }

## Actions

delphi-action-draw_oracle = Draw an oracle card with { delphi-phrase-payment }
delphi-action-take_favours = Take 2 favours with { delphi-phrase-payment }
delphi-action-look_islands = Look at two hidden islands with { delphi-phrase-payment }
delphi-action-sail = Sail to { $hex } with { delphi-phrase-payment }
    .pointed = Sail { delphi-phrase-waters } with { delphi-phrase-payment }
delphi-action-explore = Explore the island at { $hex } with { delphi-phrase-payment }
    .pointed = Explore the island with { delphi-phrase-payment }
delphi-action-fight = Fight the { delphi-phrase-monster } at { $hex } with { delphi-phrase-payment }
    .pointed = Fight the { delphi-phrase-monster } with { delphi-phrase-payment }
delphi-action-build_shrine = Build a shrine at { $hex } with { delphi-phrase-payment }
    .pointed = Build a shrine with { delphi-phrase-payment }
delphi-action-load_offering = Load the { delphi-phrase-offering } at { $hex } with { delphi-phrase-payment }
    .pointed = Load the { delphi-phrase-offering } with { delphi-phrase-payment }
delphi-action-make_offering = Make the offering at the temple at { $hex } with { delphi-phrase-payment }
    .pointed = Make the offering at the temple with { delphi-phrase-payment }
delphi-action-load_statue = Load a statue in the city at { $hex } with { delphi-phrase-payment }
    .pointed = Load a statue in the city with { delphi-phrase-payment }
delphi-action-raise_statue = Raise the { delphi-phrase-statue } at { $hex } with { delphi-phrase-payment }
    .pointed = Raise the { delphi-phrase-statue } with { delphi-phrase-payment }
delphi-action-discard_injuries = Discard { delphi-phrase-every_injury } with { delphi-phrase-payment }
delphi-action-advance_god = Advance { delphi-phrase-god } with { delphi-phrase-payment }
delphi-action-combo =
    Use { $colour_id ->
        [pink] { delphi-equipment-die_combo_pink }
        [green] { delphi-equipment-die_combo_green }
        [blue] { delphi-equipment-die_combo_blue }
       *[other] the card of its colour
    } with { delphi-phrase-payment }
delphi-action-poseidon = Poseidon: carry your ship to { $hex }
    .pointed = Poseidon: carry your ship { delphi-phrase-waters }
delphi-action-apollo = Apollo: an oracle card and free choice of colour
delphi-action-artemis = Artemis: explore the island at { $hex }
    .pointed = Artemis: explore the island
delphi-action-aphrodite = Aphrodite: discard all your injuries
delphi-action-ares = Ares: defeat the { delphi-phrase-monster } at { $hex }
    .pointed = Ares: defeat the { delphi-phrase-monster }
delphi-action-hermes = Hermes: load a { delphi-phrase-statue }
delphi-action-send_back = { $god }: an oracle card instead of the ability
delphi-action-end_turn = End your turn and consult the oracle
delphi-action-lift = Advance { delphi-phrase-god }
delphi-action-favours = Take the favours
delphi-action-god_steps = Advance gods
delphi-action-discard_injury = Discard a { delphi-phrase-injury }
delphi-action-discard_colour = Discard { delphi-phrase-every_injury }
delphi-action-fight_on = Pay and fight on
delphi-action-surrender = Give up
delphi-action-look = Look at the island at { $hex }
    .pointed = Look at the island
delphi-action-scout = Explore the island at { $hex }
    .pointed = Explore the island
delphi-action-befriend = Welcome { $companion } ({ $companion_type }) aboard
delphi-action-take = Take { $equipment }
delphi-action-receive_statue = Load a { delphi-phrase-statue }
delphi-action-receive_offering = Load the { delphi-phrase-offering } from { $hex }
    .pointed = Load the { delphi-phrase-offering }
delphi-action-enthrone = Lead { delphi-phrase-god } to the throne
delphi-action-choose_ship = Sail the { $ship }
delphi-action-drop_task = Give up the task “{ $tile }”
delphi-action-choose_colour = Play { $player }
delphi-action-decline = Do not advance a god

## Decisions

delphi-decision-choose_colour = Which colour will you play?
delphi-decision-companion = Which { $colour } companion comes aboard?
    .short = you choose a companion
delphi-decision-discard_colour = Injuries of which colour do you discard?
delphi-decision-draft_ship = Which ship will you sail?
delphi-decision-drop_task = Zeus lets you off one task. Which one?
delphi-decision-enthrone = { $equipment }: which god takes the throne?
    .short = you choose a god
delphi-decision-equipment = Choose one of the equipment cards on display.
    .short = you choose equipment
delphi-decision-fight =
    The { delphi-phrase-monster } stands firm: you needed { $target } and rolled { $rolled }. { $favours ->
        [one] Fight on for 1 favour, needing { $next }, or give up?
       *[other] Fight on for { $favours } favours, needing { $next }, or give up?
    }
delphi-decision-god_steps =
    { $left ->
        [one] Which god advances one cloud?
       *[other] Your gods advance { $left } clouds in total. Which god first?
    }
    .short = you choose a god
delphi-decision-look =
    { $left ->
        [one] Choose an island to look at.
       *[other] Choose { $left } islands to look at, one by one.
    }
    .short = you look at islands
delphi-decision-others_advance =
    { $titan ->
        [none] The oracle has spoken. Which of your gods advances?
       *[other] The oracle has spoken. Which of your gods advances? The titan die shows { $titan }.
    }
    .short = you choose a god
delphi-decision-receive_offering = { $equipment }: which offering do you load?
    .short = you choose an offering
delphi-decision-receive_statue = { $equipment }: which statue do you load?
    .short = you choose a statue
delphi-decision-recover =
    { $left ->
        [one] You recover: discard one more injury.
       *[other] You recover: discard { $left } injuries, one by one.
    }
delphi-decision-scout = Which of the two islands do you explore?
delphi-decision-turn = Your turn: take an action, call on a god, or consult the oracle.
delphi-decision-unhurt =
    { $favours ->
        [one] You have no injuries: take 1 favour or advance a god.
       *[other] You have no injuries: take { $favours } favours or advance a god.
    }

## Events

delphi-event-colour_taken = { $seat } plays { $player }.
    .you = You play { $player }.
delphi-event-companion_gained = { $seat } welcomes { $companion } ({ $companion_type }) aboard.
    .you = You welcome { $companion } ({ $companion_type }) aboard.
delphi-event-consulted = { $seat } consults the oracle: { $colours }.
    .you = You consult the oracle: { $colours }.
delphi-event-deck_reshuffled =
    { $count ->
        [one] The { $deck } is empty: its one discarded card is turned over.
       *[other] The { $deck } is empty: its { $count } discarded cards are shuffled.
    }
delphi-event-declined = { $seat } advances no god.
    .you = You advance no god.
delphi-event-equipment_lapsed = { $seat } has no use for { $equipment } now; its effect is lost.
    .you = You have no use for { $equipment } now; its effect is lost.
delphi-event-equipment_shown = New on display: { $equipment }.
delphi-event-equipment_taken = { $seat } takes { $equipment }.
    .you = You take { $equipment }.
delphi-event-explored = { $seat } explores { $hex } and finds { $island }.
    .hex = a hidden island
    .you = You explore { $hex } and find { $island }.
delphi-event-favours_gained =
    { $seat } gains { $count ->
        [one] 1 favour
       *[other] { $count } favours
    }.
    .you =
        You gain { $count ->
            [one] 1 favour
           *[other] { $count } favours
        }.
delphi-event-fight_round =
    { $seat } needs { $target } against the { delphi-phrase-monster } and rolls { $roll }{ $won ->
        [0] .
       *[1] !
    }
    .you =
        You need { $target } against the { delphi-phrase-monster } and roll { $roll }{ $won ->
            [0] .
           *[1] !
        }
delphi-event-game_over =
    The game is over. { $reason_id ->
        [shared] { $winners } share the victory.
       *[other] { $winners } wins!
    } { $reason }
delphi-event-god_advanced =
    { $seat } leads { delphi-phrase-god } { $row ->
        [6] to the throne.
       *[other] to cloud { $row }.
    }
    .you =
        You lead { delphi-phrase-god } { $row ->
            [6] to the throne.
           *[other] to cloud { $row }.
        }
delphi-event-god_returned = { $seat }’s { $god } leaves the throne.
    .you = Your { $god } leaves the throne.
delphi-event-god_sent_back = { $seat } gives up the ability of { delphi-phrase-god } for an oracle card.
    .you = You give up the ability of { delphi-phrase-god } for an oracle card.
delphi-event-injuries_discarded = { $seat } discards { delphi-phrase-injuries }.
    .you = You discard { delphi-phrase-injuries }.
delphi-event-injury_drawn = { $seat } suffers a { delphi-phrase-injury }.
    .you = You suffer a { delphi-phrase-injury }.
delphi-event-looked = { $seat } looks in secret at { $hexes } and sees: { $tiles }.
    .hexes = { $count ->
        [one] a hidden island
       *[other] { $count } hidden islands
    }
    .unseen = { $seat } looks in secret at { $hexes }.
    .you = You look in secret at { $hexes } and see: { $tiles }.
delphi-event-monster_defeated = { $seat } defeats { $hex }!
    .hex = the { delphi-phrase-monster }
    .you = You defeat { $hex }!
delphi-event-offering_loaded = { $seat } loads { $hex }.
    .hex = the { delphi-phrase-offering }
    .you = You load { $hex }.
delphi-event-offering_made = { $seat } makes the { delphi-phrase-offering } at { $hex }.
    .hex = the temple
    .you = You make the { delphi-phrase-offering } at { $hex }.
delphi-event-oracle_drawn = { $seat } draws a { delphi-phrase-card }.
    .you = You draw a { delphi-phrase-card }.
delphi-event-power_used = { $seat } calls on { delphi-phrase-god }.
    .you = You call on { delphi-phrase-god }.
delphi-event-reached_zeus = { $seat } comes home to Zeus, every task done!
    .you = You come home to Zeus, every task done!
delphi-event-recovering = { $seat } has too many injuries and recovers.
    .you = You have too many injuries and recover.
delphi-event-ship_chosen = { $seat } sails the { $ship }.
    .you = You sail the { $ship }.
delphi-event-ship_moved = { $seat } sails { $hex }.
    .hex = { $colour_id ->
        [none] to Zeus
       *[other] into { $colour } waters
    }
    .you = You sail { $hex }.
delphi-event-shrine_built = { $seat } builds { $hex }.
    .hex = a shrine
    .you = You build { $hex }.
delphi-event-source_used = { $seat } uses { delphi-phrase-payment }.
    .you = You use { delphi-phrase-payment }.
delphi-event-statue_loaded = { $seat } loads a { delphi-phrase-statue }.
    .you = You load a { delphi-phrase-statue }.
delphi-event-statue_raised = { $seat } raises { $hex }.
    .hex = the { delphi-phrase-statue }
    .you = You raise { $hex }.
delphi-event-strength_gained = { $seat } now has strength { $strength }.
    .you = You now have strength { $strength }.
delphi-event-surrendered = { $seat } gives up the fight against the { delphi-phrase-monster }.
    .you = You give up the fight against the { delphi-phrase-monster }.
delphi-event-task_completed = { $seat } completes a task of Zeus: { $task }. { delphi-phrase-tasks_left }
    .you = You complete a task of Zeus: { $task }. { delphi-phrase-tasks_left }
delphi-event-task_dropped = { $seat } is let off the task “{ $tile }”. { delphi-phrase-tasks_left }
    .you = You are let off the task “{ $tile }”. { delphi-phrase-tasks_left }
delphi-event-titan_rolled =
    { $seat } rolls the titan die: { $roll ->
        [6] a 6, the titan will rage!
       *[other] the titan will strike with strength { $roll }.
    }
    .you =
        You roll the titan die: { $roll ->
            [6] a 6, the titan will rage!
           *[other] the titan will strike with strength { $roll }.
        }
delphi-event-titan_struck =
    { $roll ->
        [6] The titan rages: 2 injuries for everybody!
       *[other] The titan strikes all whose strength is below { $roll }.
    }
delphi-event-turn_began = { $seat } takes the helm in round { $round }.
    .you = You take the helm in round { $round }.

## Why an action is not possible now

delphi-why-a_shrine_stands_there = A shrine stands there already.
delphi-why-a_wild_source_would_save_nothing = Apollo’s free choice of colour would save nothing here.
delphi-why-an_oracle_card_was_used_this_turn = You have used an oracle card this turn; one is the limit.
delphi-why-apollo_grants_no_wild_source = Apollo grants you no free choice of colour now.
delphi-why-no_city_beside_the_ship = Your ship lies next to no city.
delphi-why-no_die_of_this_colour = You have no unused die of this colour ({ $colour }).
delphi-why-no_equipment_for_this_action = None of your equipment allows this action.
delphi-why-no_equipment_gives_an_extra_action = None of your equipment gives an extra action.
delphi-why-no_hidden_island_left = No island is hidden any more.
delphi-why-no_injuries = You have no injuries.
delphi-why-no_injury_of_this_colour = You have no injury of this colour ({ $colour }).
delphi-why-no_oracle_card_left = There is no oracle card left to draw.
delphi-why-no_oracle_card_of_this_colour = You hold no oracle card of this colour ({ $colour }).
delphi-why-no_pedestal_of_this_colour = This island has no pedestal of this colour ({ $colour }).
delphi-why-no_shrine_task_is_open = You have no shrine left to build.
delphi-why-no_statue_left_in_the_city = The city of this colour ({ $colour }) has no statue left.
delphi-why-no_such_monster_there = No monster of this colour ({ $colour }) is there.
delphi-why-no_such_offering_aboard = You have no offering of the temple’s colour ({ $colour }) aboard.
delphi-why-no_such_offering_there = No offering of this colour ({ $colour }) is there.
delphi-why-no_such_statue_aboard = You have no statue of this colour ({ $colour }) aboard.
delphi-why-no_such_task_is_open = You have no open task “{ $tile }”.
delphi-why-no_task_needs_this_monster = None of your tasks needs a monster of this colour ({ $colour }).
delphi-why-no_task_needs_this_offering = None of your tasks needs an offering of this colour ({ $colour }).
delphi-why-no_task_needs_this_statue = None of your tasks needs a statue of this colour ({ $colour }).
delphi-why-not_beside_the_ship = { $hex } is out of your ship’s reach.
    .pointed = It is out of your ship’s reach.
delphi-why-not_on_display = { $equipment } is not on display.
delphi-why-not_on_the_card = { $equipment } does not allow that.
delphi-why-tasks_are_still_open =
    { $count ->
        [one] Zeus waits until your last task is done.
       *[other] Zeus waits until your { $count } open tasks are done.
    }
delphi-why-the_colour_is_taken = { $player } is taken already.
delphi-why-the_colour_was_not_rolled = The oracle did not show the colour of { $god }.
delphi-why-the_companion_has_another_colour = Only a companion of the statue’s colour ({ $colour }) comes aboard.
delphi-why-the_companion_is_taken = { $companion } sails with somebody already.
delphi-why-the_extra_action_was_used_this_turn = You have used your extra action this turn.
delphi-why-the_god_is_not_on_the_throne = { $god } is not on the throne.
delphi-why-the_god_is_on_the_start_cloud = { $god } is still on the start cloud.
delphi-why-the_god_is_on_the_throne = { $god } is on the throne and cannot advance further.
delphi-why-the_hold_is_full = Your hold is full (room for { $storage }).
delphi-why-the_island_is_chosen_already = You have chosen this island already.
delphi-why-the_island_is_explored = This island lies open already.
delphi-why-the_island_is_hidden = This island is still hidden.
delphi-why-the_island_is_not_yours = This island belongs to another colour: { $player }.
delphi-why-the_island_was_not_looked_at = It is not one of the islands just seen.
delphi-why-the_pedestal_is_taken = The pedestal of this colour ({ $colour }) is taken.
delphi-why-the_ship_has_come_home = Your ship has come home to Zeus and stays there.
delphi-why-the_ship_is_there_already = Your ship is there already.
delphi-why-the_ship_tile_is_not_on_offer = The { $ship } is not on offer.
delphi-why-too_few_favours =
    { $needed ->
        [one] It costs 1 favour, and you have { $held }.
       *[other] It costs { $needed } favours, and you have { $held }.
    }

## How a game ends

delphi-reason-reached_zeus = Nobody else has come home to Zeus.
delphi-reason-oracle_cards = Of those who have come home, nobody else holds as many oracle cards.
delphi-reason-favours = Of those who have come home with most oracle cards, nobody else holds as many favours.
delphi-reason-shared = They have come home with the same number of oracle cards and favours.

## Figures: what tells afterwards how a game went

delphi-figure-tasks = Tasks completed
delphi-figure-shrines = Shrines built
delphi-figure-offerings = Offerings made
delphi-figure-statues = Statues raised
delphi-figure-monsters = Monsters defeated
delphi-figure-voyages = Voyages
delphi-figure-explored = Islands explored
delphi-figure-equipment = Equipment cards taken
delphi-figure-companions = Companions gained
delphi-figure-powers = Abilities of gods used
delphi-figure-oracle_cards = Oracle cards drawn
delphi-figure-favours = Favours gained
delphi-figure-battle_rolls = Rolls of the battle die
delphi-figure-titan_rolls = Rolls of the titan die
delphi-figure-injuries = Injuries suffered
delphi-figure-offerings_loaded = Offerings loaded
delphi-figure-statues_loaded = Statues loaded
delphi-figure-hexes = Hexes sailed
delphi-figure-looks = Islands looked at
delphi-figure-steps_poseidon = Steps of Poseidon
delphi-figure-steps_apollo = Steps of Apollo
delphi-figure-steps_artemis = Steps of Artemis
delphi-figure-steps_aphrodite = Steps of Aphrodite
delphi-figure-steps_ares = Steps of Ares
delphi-figure-steps_hermes = Steps of Hermes
delphi-figure-sent_back = Gods sent back
delphi-figure-dice_used = Dice used
delphi-figure-cards_used = Oracle cards used
delphi-figure-favours_paid = Favours paid for colours and range
delphi-figure-strength = Strength gained
delphi-figure-surrenders = Fights given up
delphi-figure-healed = Injuries healed
delphi-figure-turns_lost = Turns lost to injuries

## Options

delphi-option-map = Map
    .text = How the sea is laid out.
delphi-choice-map-compact = Compact, with few gaps
delphi-choice-map-free = Free-form, laid out at random
delphi-option-colours = Colours
    .text = How the players get their colours. Your shrines go on the islands of your colour.
delphi-choice-colours-chosen = Chosen in turn, the first player first
delphi-choice-colours-dealt = Dealt at random
delphi-choice-colours-by_seat = By seat: red, yellow, green, blue
delphi-option-ships = Ships
    .text = How the players get their ship tiles.
delphi-choice-ships-random = Dealt at random
delphi-choice-ships-draft = Chosen in turn, the last player first
delphi-choice-ships-first_game = Dealt from four that suit a first game
delphi-option-tiles_less = Length of the game
    .text = How many tasks each player must complete. A shorter game leaves out first a statue, then a shrine, then a coloured monster, then a coloured offering.
delphi-choice-tiles_less-0 = All twelve tasks
delphi-choice-tiles_less-1 = Eleven tasks
delphi-choice-tiles_less-2 = Ten tasks
delphi-choice-tiles_less-3 = Nine tasks
delphi-choice-tiles_less-4 = Eight tasks
delphi-option-apollo = Apollo’s ability
    .text = What counts as any colour in a turn in which a player calls on Apollo.
delphi-choice-apollo-one = One die or oracle card
delphi-choice-apollo-all = Every die, and the oracle card
delphi-option-reach_explore = Exploring from afar
    .text = Whether { delphi-equipment-reach_monster_shrine } serves for exploring as well as for fights and shrines.
delphi-choice-reach_explore-false = Fights and shrines only
delphi-choice-reach_explore-true = Exploring too

## Colours, players and decks

delphi-colour-red = red
delphi-colour-black = black
delphi-colour-pink = pink
delphi-colour-blue = blue
delphi-colour-yellow = yellow
delphi-colour-green = green
delphi-player-red = Red
delphi-player-yellow = Yellow
delphi-player-green = Green
delphi-player-blue = Blue
delphi-deck-oracle = oracle deck
delphi-deck-injury = injury deck

## Sources: what actions are paid with

delphi-source-die-red = red die
delphi-source-die-black = black die
delphi-source-die-pink = pink die
delphi-source-die-blue = blue die
delphi-source-die-yellow = yellow die
delphi-source-die-green = green die
delphi-source-card-red = red oracle card
delphi-source-card-black = black oracle card
delphi-source-card-pink = pink oracle card
delphi-source-card-blue = blue oracle card
delphi-source-card-yellow = yellow oracle card
delphi-source-card-green = green oracle card
delphi-source-extra = extra action
delphi-source-die-red-any = red die as any colour
delphi-source-die-black-any = black die as any colour
delphi-source-die-pink-any = pink die as any colour
delphi-source-die-blue-any = blue die as any colour
delphi-source-die-yellow-any = yellow die as any colour
delphi-source-die-green-any = green die as any colour
delphi-source-card-red-any = red oracle card as any colour
delphi-source-card-black-any = black oracle card as any colour
delphi-source-card-pink-any = pink oracle card as any colour
delphi-source-card-blue-any = blue oracle card as any colour
delphi-source-card-yellow-any = yellow oracle card as any colour
delphi-source-card-green-any = green oracle card as any colour

## Tasks

delphi-task-shrine = shrine
    .text = Build a shrine on an island of your own colour. Reward: advance a god one cloud.
delphi-task-statue = statue
    .text = Load a statue in its city and raise it on a free pedestal of its colour; your statues must all differ in colour. Reward: a companion of the statue’s colour.
delphi-task-offering = offering
    .text = Load an offering and deliver it to the temple of its colour; your offerings must all differ in colour. Reward: 3 favours.
delphi-task-monster = monster
    .text = Defeat a monster; your monsters must all differ in colour. Reward: one of the equipment cards on display.
delphi-tile-shrine = shrine
delphi-tile-statue = statue of any colour
delphi-tile-offering = offering of any colour
delphi-tile-monster = monster of any colour
delphi-tile-offering-red = red offering
delphi-tile-offering-black = black offering
delphi-tile-offering-pink = pink offering
delphi-tile-offering-blue = blue offering
delphi-tile-offering-yellow = yellow offering
delphi-tile-offering-green = green offering
delphi-tile-monster-red = red monster
delphi-tile-monster-black = black monster
delphi-tile-monster-pink = pink monster
delphi-tile-monster-blue = blue monster
delphi-tile-monster-yellow = yellow monster
delphi-tile-monster-green = green monster

## Islands and their letters

delphi-letter-psi = Ψ
    .text = Gain 4 favours.
delphi-letter-phi = Φ
    .text = Draw two oracle cards.
delphi-letter-omega = Ω
    .text = Your strength rises by 1, and you discard all your injuries of one colour.
delphi-letter-sigma = Σ
    .text = Advance your gods three clouds in total, one god or several.
# A look shows its island tiles as a list, `tiles`, whose items are words of their own.
delphi-island-red_phi = island { delphi-tiles-red_phi }
delphi-island-red_psi = island { delphi-tiles-red_psi }
delphi-island-red_omega = island { delphi-tiles-red_omega }
delphi-island-yellow_sigma = island { delphi-tiles-yellow_sigma }
delphi-island-yellow_psi = island { delphi-tiles-yellow_psi }
delphi-island-yellow_omega = island { delphi-tiles-yellow_omega }
delphi-island-green_sigma = island { delphi-tiles-green_sigma }
delphi-island-green_phi = island { delphi-tiles-green_phi }
delphi-island-green_psi = island { delphi-tiles-green_psi }
delphi-island-blue_sigma = island { delphi-tiles-blue_sigma }
delphi-island-blue_phi = island { delphi-tiles-blue_phi }
delphi-island-blue_omega = island { delphi-tiles-blue_omega }
delphi-tiles-red_phi = Φ (red player)
delphi-tiles-red_psi = Ψ (red player)
delphi-tiles-red_omega = Ω (red player)
delphi-tiles-yellow_sigma = Σ (yellow player)
delphi-tiles-yellow_psi = Ψ (yellow player)
delphi-tiles-yellow_omega = Ω (yellow player)
delphi-tiles-green_sigma = Σ (green player)
delphi-tiles-green_phi = Φ (green player)
delphi-tiles-green_psi = Ψ (green player)
delphi-tiles-blue_sigma = Σ (blue player)
delphi-tiles-blue_phi = Φ (blue player)
delphi-tiles-blue_omega = Ω (blue player)

## Gods

delphi-god-aphrodite = Aphrodite
    .text = Discard all your injuries.
delphi-god-ares = Ares
    .text = Defeat one monster of any colour next to your ship without a roll, if one of your tasks needs it.
delphi-god-hermes = Hermes
    .text = If your ship lies next to a city, load a statue from any city, near or far.
delphi-god-poseidon = Poseidon
    .text = Put your ship on any other water space, or on Zeus once all your tasks are done.
delphi-god-apollo = Apollo
    .text = Draw an oracle card. One die or oracle card of this turn counts as any colour; by a game option, all of them do.
delphi-god-artemis = Artemis
    .text = Explore any one hidden island, however far away and whatever its border.

## Companions

-delphi-hero = Hero: on coming aboard, your strength rises by 2 and you discard all your { $colour } injuries. From then on you discard every injury of that colour as soon as you draw it.
-delphi-demigod = Demigod: on coming aboard, draw an oracle card. From then on your { $colour } dice and oracle cards count as any colour.
-delphi-creature = Creature: when you sail with a { $colour } die or oracle card, you reach 3 spaces further and may stop on water of any colour.
# `.type` tells what kind of companion it is.
delphi-companion-hero_red = Odysseus
    .type = hero
    .text = { -delphi-hero(colour: "red") }
delphi-companion-hero_black = Theseus
    .type = hero
    .text = { -delphi-hero(colour: "black") }
delphi-companion-hero_pink = Ajax
    .type = hero
    .text = { -delphi-hero(colour: "pink") }
delphi-companion-hero_blue = Achilles
    .type = hero
    .text = { -delphi-hero(colour: "blue") }
delphi-companion-hero_yellow = Bellerophon
    .type = hero
    .text = { -delphi-hero(colour: "yellow") }
delphi-companion-hero_green = Hector
    .type = hero
    .text = { -delphi-hero(colour: "green") }
delphi-companion-demigod_red = Penthesilea
    .type = demigod
    .text = { -delphi-demigod(colour: "red") }
delphi-companion-demigod_black = Circe
    .type = demigod
    .text = { -delphi-demigod(colour: "black") }
delphi-companion-demigod_pink = Helen
    .type = demigod
    .text = { -delphi-demigod(colour: "pink") }
delphi-companion-demigod_blue = Heracles
    .type = demigod
    .text = { -delphi-demigod(colour: "blue") }
delphi-companion-demigod_yellow = Minos
    .type = demigod
    .text = { -delphi-demigod(colour: "yellow") }
delphi-companion-demigod_green = Perseus
    .type = demigod
    .text = { -delphi-demigod(colour: "green") }
delphi-companion-creature_red = Phoenix
    .type = creature
    .text = { -delphi-creature(colour: "red") }
delphi-companion-creature_black = Chiron
    .type = creature
    .text = { -delphi-creature(colour: "black") }
delphi-companion-creature_pink = Pan
    .type = creature
    .text = { -delphi-creature(colour: "pink") }
delphi-companion-creature_blue = Nereid
    .type = creature
    .text = { -delphi-creature(colour: "blue") }
delphi-companion-creature_yellow = Gryphon
    .type = creature
    .text = { -delphi-creature(colour: "yellow") }
delphi-companion-creature_green = Pegasus
    .type = creature
    .text = { -delphi-creature(colour: "green") }

## Equipment

delphi-equipment-sail_plus_one = Following Wind
    .text = Permanent: every sail of yours reaches 1 space further.
delphi-equipment-sail_over_shallows = Flat Keel
    .text = Permanent: your ship may cross shallows, the space of Zeus among them, without counting them towards its range. It cannot stop there.
delphi-equipment-reach_monster_shrine = Long Spear
    .text = Permanent: you may fight monsters and build shrines at an island two spaces away, if water lies between. Ares strikes as far; exploring needs a game option.
delphi-equipment-reach_statue = Ship’s Crane
    .text = Permanent: you may load and raise statues at a city or island two spaces away, if water lies between. It serves Hermes too.
delphi-equipment-reach_offering = Skiff
    .text = Permanent: you may load and make offerings at an island two spaces away, if water lies between.
delphi-equipment-injury_limit_raised = Lion’s Pelt
    .text = Permanent: you recover only with 4 injuries of one colour or 8 in total. You still discard 3.
delphi-equipment-pay3_extra_action = Whisper of the Pythia
    .text = Permanent: once in each of your turns you may pay 3 favours for one more action, in any colour.
delphi-equipment-task_reward_god_step = Censer
    .text = Permanent: each reward for an offering, a statue or a monster also lets you advance a god one cloud, from the next one on.
delphi-equipment-hold_plus_one_and_strength = Bronze Chest
    .text = Permanent: your hold takes 1 piece more. Once: your strength rises by 1.
delphi-equipment-die_combo_pink = Winged Sandals
    .text = Permanent: as an action in pink you gain 1 favour, draw an oracle card and advance Hermes one cloud.
delphi-equipment-die_combo_green = Silver Bow
    .text = Permanent: as an action in green you gain 1 favour, draw an oracle card and advance Artemis one cloud.
delphi-equipment-die_combo_blue = Trident
    .text = Permanent: as an action in blue you gain 1 favour, draw an oracle card and advance Poseidon one cloud.
delphi-equipment-roll_bonus_red = Ruby Amulet
    .text = Permanent: gain 2 favours whenever you consult the oracle and at least one die shows red.
delphi-equipment-roll_bonus_yellow = Amber Amulet
    .text = Permanent: gain 2 favours whenever you consult the oracle and at least one die shows yellow.
delphi-equipment-roll_bonus_black = Obsidian Amulet
    .text = Permanent: gain 2 favours whenever you consult the oracle and at least one die shows black.
delphi-equipment-instant_statue_rgy = Marble of Paros
    .text = Once: load a red, green or yellow statue from its city at once, wherever your ship is.
delphi-equipment-instant_statue_pbk = Marble of Naxos
    .text = Once: load a pink, blue or black statue from its city at once, wherever your ship is.
delphi-equipment-instant_offering_rgy = Basket of Demeter
    .text = Once: load a red, green or yellow offering from any island at once, wherever your ship is.
delphi-equipment-instant_offering_pbk = Amphora of Dionysus
    .text = Once: load a pink, blue or black offering from any island at once, wherever your ship is.
delphi-equipment-instant_god_to_throne = Stairs to Olympus
    .text = Once: Poseidon, Hermes, Artemis or Aphrodite goes straight to the throne.
delphi-equipment-instant_bundle = Horn of Plenty
    .text = Once: gain 3 favours, draw an oracle card and advance your gods two clouds in total.
delphi-equipment-instant_scout_explore = Owl of Athena
    .text = Once: look at two hidden islands anywhere and explore one of them; the other stays hidden. With fewer than two left, nothing happens.

## Ships

delphi-ship-ship_strength_two = Bronze Ram
    .text = You start with strength 2. Hold: 2.
delphi-ship-ship_gods_on_first_cloud = Cloudpiercer
    .text = All your gods start on the first cloud, and go back to it instead of the start cloud. Hold: 2.
delphi-ship-ship_sail_plus_two = Swift Dolphin
    .text = Every sail of yours reaches 2 spaces further. Hold: 2.
delphi-ship-ship_two_way_recolour_hold_four = Ark of Iris
    .text = You may recolour in either direction of the oracle’s wheel. Hold: 4.
delphi-ship-ship_eleven_tasks = Darling of Zeus
    .text = At the start you give up one task of your choice, without its reward. Hold: 2.
delphi-ship-ship_cheap_recolour = Painted Sail
    .text = Recolouring a die or oracle card costs you 1 favour less in all. Hold: 2.
delphi-ship-ship_extra_favour = Smile of Tyche
    .text = Each time you gain favours, at the start as well, you gain 1 more. Hold: 2.
delphi-ship-ship_start_equipment_oracle = Daughter of Argo
    .text = At the start you take one of the equipment cards on display and draw an oracle card. Hold: 2.

## Fields whose words are those of other families (not to be translated)

delphi-field-colours = colour
delphi-field-water = colour

## What is still to be chosen, once something is touched

delphi-narrow-advance_god = Which god do you advance?
delphi-narrow-ares = Which monster does Ares defeat?
delphi-narrow-artemis = Which island does Artemis explore?
delphi-narrow-build_shrine = Where do you build the shrine?
delphi-narrow-combo = Which card do you use?
delphi-narrow-discard_injuries = Injuries of which colour do you discard?
delphi-narrow-explore = Which island do you explore?
delphi-narrow-fight = Which monster do you fight?
delphi-narrow-hermes = Which statue does Hermes bring aboard?
delphi-narrow-load_offering = Which offering do you load?
delphi-narrow-load_statue = In which city do you load a statue?
delphi-narrow-make_offering = At which temple do you make the offering?
delphi-narrow-poseidon = Where does Poseidon carry your ship?
delphi-narrow-raise_statue = Which pedestal takes the statue?
delphi-narrow-receive_offering = Which offering do you load?
delphi-narrow-sail = Where do you sail? The numbers are the favours it costs.

## The Oracle of Delphi: the board

web-delphi-scene = Choice
web-delphi-sea = The sea
web-delphi-display_equipment = Equipment for a defeated monster
web-delphi-display_companions = Companions still ashore
web-delphi-cost =
    { $favours ->
        [0] no favours
        [one] 1 favour
       *[other] { $favours } favours
    }
web-delphi-loss-dice =
    { $count ->
        [one] One die is unused.
       *[other] { $count } dice are unused.
    }
web-delphi-spends = Cost: { web-delphi-cost }.
web-delphi-ship_of = Ship · { $player }
web-delphi-here = Here: { $things }.
web-delphi-beside = Next to it: { $things }.
web-delphi-seen_by = Looked at by: { $players }.
web-delphi-deliver = Destination: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Last round: { $names } has returned to Zeus.
       *[other] Last round: { $names } have returned to Zeus.
    }
web-delphi-spoken =
    { $left ->
        [0] The oracle said: { $colours }. All dice are used.
        [one] The oracle said: { $colours }. 1 die is left.
       *[other] The oracle said: { $colours }. { $left } dice are left.
    }
web-delphi-water = Water · { $colour }
    .text = You can end a sail here with a die or oracle card of this colour.
web-delphi-shallows = Shallows
    .text = No ship can stop here, and only a ship with a flat keel can cross.
web-delphi-zeus = Zeus
    .text = All ships start here. When your tasks are complete, sail back to this space.
web-delphi-offering_island = Island of offerings
    .text = From a space next to it, load an offering with a die of the offering’s colour.
web-delphi-mountain = Mountain of monsters
    .text = From a space next to it, fight a monster with a die of the monster’s colour.
web-delphi-temple = Temple · { $colour }
    .text = From a space next to it, make an offering of this colour here.
web-delphi-statue_island = Island of statues
    .text = From a space next to it, raise a statue on a free pedestal of its colour.
web-delphi-city = City · { $colour }
    .text =
        { $count ->
            [0] No statues are left.
            [one] One statue is left. Load it from a space next to the city.
           *[other] { $count } statues are left. Load them from a space next to the city.
        }
web-delphi-hidden = Hidden island · { $colour }
    .text = From a space next to it, explore it with a die of its border’s colour.
web-delphi-seen = You have seen it: { $island }.
web-delphi-explored = No shrine stands here yet. Its owner can build one from a space next to it with the border’s colour: { $colour }. Exploring it gave:
web-delphi-shrine_here = A shrine stands here. The letter would have given:
web-delphi-pedestal = Pedestal · { $colour }
    .text = A free pedestal takes a statue of its colour.
web-delphi-of-monster = Monster · { $colour }
web-delphi-of-offering = Offering · { $colour }
web-delphi-of-statue = Statue · { $colour }
web-delphi-of-injury = Injury · { $colour }
web-delphi-about_colour = Your shrines go on the islands of this colour.
web-delphi-about_die = Pays for one action. Pay favours to use it as a colour further along the wheel.
web-delphi-about_card = Works like a die of its colour. You can use one card each turn.
web-delphi-about_injury = With three of one colour, or six in total, you spend your next turn recovering. A die of their colour discards them.
web-delphi-oracle_deck = Oracle deck
    .text =
        { $count ->
            [one] Use any die to draw a card. One card is left.
           *[other] Use any die to draw a card. { $count } cards are left.
        }
web-delphi-favours = Favours
    .text = Use any die to take 2. Favours recolour dice, lengthen a sail and pay for another round of a fight.
web-delphi-strength = Strength
    .text = Makes monsters easier to defeat, and protects you from the titan if it is at least as high as his roll.
web-delphi-hold = Hold
    .text = Room for offerings and statues. Cargo leaves the ship only at its temple or pedestal.
web-delphi-wheel = Wheel of the oracle
    .text = Each step clockwise costs a favour. Select a die or card, then a colour to see what you could do with it.
web-delphi-gods = Gods
    .text = Gods advance from the start cloud to the throne. There you can use their abilities.
web-delphi-look = Look
    .text = Use any die to look at two hidden islands. Only you see them.
web-delphi-any_colour = Any colour
web-delphi-end_turn = Consult the oracle
    .text = Ends your turn: you roll your dice for the next one.
web-delphi-fight_on = Fight on
    .text = Pay a favour: the monster loses 1 strength, and you roll again.
web-delphi-surrender = Give up
    .text = The monster stays, and what you have spent is lost.
web-delphi-god_row =
    { $row ->
        [0] On the start cloud.
        [6] On the throne.
       *[other] On cloud { $row }.
    }
web-delphi-god_colour = Colour: { $colour }.
web-delphi-dice = Oracle dice
web-delphi-used_die = Used die
web-delphi-favours_held =
    { $count ->
        [one] 1 favour
       *[other] { $count } favours
    }
web-delphi-turn_to =
    { $favours ->
        [0] Change to { $colour }, free
        [one] Change to { $colour } for 1 favour
       *[other] Change to { $colour } for { $favours } favours
    }
web-delphi-tasks = Tasks of Zeus
web-delphi-tasks_done = { $done } of { $all }
web-delphi-cards = Cards
web-delphi-injuries = Injuries
web-delphi-titan = The titan attacks
web-delphi-unharmed = no injury
web-delphi-fight_news =
    { $won ->
        [open] { $player } needs { $target } or more.
        [yes] { $player } needed { $target } and wins!
       *[no] { $player } needed { $target } and misses.
    }
    .you =
        { $won ->
            [open] You need { $target } or more.
            [yes] You needed { $target } and win!
           *[no] You needed { $target } and miss.
        }
web-delphi-consults = { $player } consults the oracle
    .you = You consult the oracle
web-delphi-needed = needed { $target }
web-delphi-strength_of = strength { $strength }
web-delphi-monster_number = needed
web-delphi-so_far = So far
web-delphi-round = Round { $number }
web-delphi-missed = missed
web-delphi-wounded = injured
web-delphi-favours_left =
    { $count ->
        [one] favour left
       *[other] favours left
    }
web-delphi-battle_die = Battle die
web-delphi-next_roll = The next roll needs { $target } or more
web-delphi-rolled = rolled
web-delphi-odds =
    { $favours ->
        [one] For 1 favour you roll again: { $target } or more wins, { $chance }.
       *[other] For { $favours } favours you roll again: { $target } or more wins, { $chance }.
    }
web-delphi-odds_all =
    { $favours ->
        [one] With your favour: { $chance }.
       *[other] With all { $favours } favours: { $chance }.
    }
web-delphi-no_favours = You have no favours left to fight on.
web-delphi-stands = The monster still stands. Fight on?
    .text = If you fail with a 0, you also take an injury. The die or card is spent either way.
web-delphi-pay =
    { $favours ->
        [one] Pay 1 and roll
       *[other] Pay { $favours } and roll
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } { $way ->
        [east] east
        [south_east] south-east
        [south] south
        [south_west] south-west
        [west] west
        [north_west] north-west
        [north_east] north-east
        [north] north
       *[other] away
    }
web-delphi-do-draw_oracle = Oracle card
web-delphi-do-take_favours = Favours +2
web-delphi-do-look_islands = Look at two islands
web-delphi-do-sail = Sail · { $where }
web-delphi-do-explore = Explore · { $where }
web-delphi-do-fight = Fight · { $colour }
web-delphi-do-build_shrine = Build a shrine
web-delphi-do-load_offering = Load offering · { $colour }
web-delphi-do-make_offering = Make the offering
web-delphi-do-load_statue = Load a statue
web-delphi-do-raise_statue = Raise statue · { $colour }
web-delphi-do-discard_injuries = Heal · { $colour }
web-delphi-do-advance_god = Advance { $god }
web-delphi-do-combo = { $card }
