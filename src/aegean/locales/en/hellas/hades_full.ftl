### Lords of Hellas: Hades.

hellas-expansion-hades_full = Hades
    .about = A fourth god in Messenia, his helmet and ten blessings, Warriors who follow armies, and an underworld from which the dead come back.
    .short = Full

hellas-phrase-warriors =
    { $count ->
        [one] 1 Warrior of Hades
       *[other] { $count } Warriors of Hades
    }

hellas-action-escort = Take { hellas-phrase-warriors } along
hellas-action-place_warrior = Place your Warrior of Hades in { $region }
hellas-action-resurrect = Raise { hellas-phrase-hoplites } in { $region }{ hellas-phrase-follows }
hellas-action-resurrect_to_supply = Bring { hellas-phrase-hoplites } back into your supply

hellas-decision-escort =
    { $count ->
        [one] A Warrior of Hades is in { $start }. Does it go with your army to { $region }?
       *[other] { $count } Warriors of Hades are in { $start }. How many go with your army to { $region }?
    }
    .short = Warriors may go with you
hellas-decision-place_warrior = Where does your Warrior of Hades stand? Its region counts 1 more population.
hellas-begin-resurrection = Through which gate do your dead rise? Or do they go into your supply?

hellas-event-gate_placed = A Gate of Hades opens in { $region }, where { $seat } starts.
    .you = A Gate of Hades opens in { $region }, where you start.
hellas-event-hoplites_raised = { $seat } raises { hellas-phrase-hoplites } from the dead in { $region }.
    .you = You raise { hellas-phrase-hoplites } from the dead in { $region }.
hellas-event-hoplites_returned = { $seat } brings { hellas-phrase-hoplites } back from the underworld into the supply.
    .you = You bring { hellas-phrase-hoplites } back from the underworld into your supply.
hellas-event-warrior_placed = { $seat } places a Warrior of Hades in { $region }.
    .you = You place a Warrior of Hades in { $region }.
hellas-event-warriors_moved = { $seat } leads { hellas-phrase-warriors } from { $start } to { $region }.
    .you = You lead { hellas-phrase-warriors } from { $start } to { $region }.
hellas-event-warriors_struck = The Warriors of Hades with { $seat } strike first in { $region }.
    .you = The Warriors of Hades with you strike first in { $region }.

hellas-why-no_gate_is_there = There is no Gate of Hades in { $region }.
hellas-why-nobody_of_yours_is_dead = None of your hoplites lies in the underworld.
hellas-why-so_many_warriors_cannot_come = So many Warriors of Hades cannot come along from { $region }.

hellas-god-hades_full = Hades with the underworld
    .text = Prayer raises Raise by 1. Then, by the level of his monument, you may drive a monster of your choice: it moves 1 region at level 2; it moves 1 region or makes its region attack at level 3; it does both, in either order, at levels 4 and 5.
hellas-attribute-raise = Raise
    .text = How many of your dead hoplites come back when you take the Resurrection action. Hades raises it. It takes no injury.
hellas-regular-resurrection = Resurrection
    .text = As many of your dead hoplites as your Raise, all of them if there are fewer, come back into one region with a Gate of Hades or into your supply. Where others stand it comes to a battle, in which you attack.
