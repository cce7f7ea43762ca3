### Lords of Hellas: Hades, simple mode.

hellas-expansion-hades_simple = Hades, simple mode
    .about = Hades in the place of Zeus: his helmet, ten blessings, and a power that drives the monsters.
    .short = Simple

hellas-action-bargain = Kill 2 of your hoplites in { $region } for a priest
hellas-action-remove_hoplite = Remove a hoplite from { $region }

hellas-decision-command_monster =
    { $count ->
        [one] { $monster_The } obeys you: it may move or make its region attack.
       *[other] { $monster_The } obeys you: it may move and make its region attack, in either order.
    }
hellas-decision-drive_monster = Which monster do you drive?
hellas-decision-remove_hoplites =
    { $left ->
        [one] Plague: one of your hoplites leaves the game. Where from?
       *[other] Plague: { $left } of your hoplites leave the game. Where does the first come from?
    }
    .short = the plague takes your hoplites
hellas-decision-soul_bargain = Soul Bargain: kill 2 of your hoplites in one region for a priest? Where?
hellas-decision-strike_enemy = Temple of Death: a hoplite of another player dies. Where?

hellas-event-hoplite_removed = Plague: a hoplite of { $seat } in { $region } leaves the game.
    .you = Plague: one of your hoplites in { $region } leaves the game.
hellas-event-hoplites_removed = Plague: { hellas-phrase-hoplites } from the supply of { $seat } leave the game.
    .you = Plague: { hellas-phrase-hoplites } from your supply leave the game.
hellas-event-injury_ignored = { $seat } wears Hades’ Helmet: the injury is ignored.
    .you = You wear Hades’ Helmet: the injury is ignored.

hellas-why-the_monster_has_done_that = { $monster_The } has done that already.

hellas-god-hades = Hades
    .text = Prayer raises Strength by 1. Then, by the level of his monument, you may drive a monster of your choice: 1 region at level 2, up to 2 regions at level 3; at levels 4 and 5 it moves 1 region and makes its region attack, in either order.
hellas-artifact-hades_helmet = Hades’ Helmet
    .text = When your hero takes an injury, in anybody’s turn: ignore it. Not an injury that you pay with.

hellas-blessing-price_of_victory = Price of Victory
    .text = Hades: after a battle of yours in which at least 2 hoplites died, draw 1 combat card.
hellas-blessing-plague = Plague
    .text = Hades: when you gain it, every other player removes 2 hoplites from the game: from the supply, or else from the map.
hellas-blessing-temple_of_death = Temple of Death
    .text = Hades: after your Build Temple action you may kill 1 hoplite of another player anywhere.
hellas-blessing-ferrymans_toll = Ferryman’s Toll
    .text = Hades: when a monster’s region attack kills hoplites of yours, draw 1 combat card.
hellas-blessing-leash_of_cerberus = Leash of Cerberus
    .text = Hades: instead of Hero Movement move a monster from your hero’s region or a neighbouring one by 1 region.
hellas-blessing-blood_debt = Blood Debt
    .text = Hades: once in a battle, when you play a combat card, you may kill 1 of your hoplites in it to add 3 to the card’s strength. At least 1 must be left, and enough for your casualty symbols.
hellas-blessing-grave_guard = Grave Guard
    .text = Hades: army strength +2 in your battles in a region with a monster (full mode: or a Warrior of Hades).
hellas-blessing-second_life = Second Life
    .text = Hades: after a battle in which hoplites of yours died, recruit 1 hoplite in a region you control.
hellas-blessing-undying_will = Undying Will
    .text = Hades: when you gain it, Raise +1 (simple mode: Strength +1). After an unsuccessful hunt your hero takes no further injury.
hellas-blessing-soul_bargain = Soul Bargain
    .text = Hades: after your Recruit action you may kill 2 of your hoplites in one region to gain 1 priest.
