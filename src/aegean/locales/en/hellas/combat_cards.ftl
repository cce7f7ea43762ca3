### Lords of Hellas: additional combat cards.

hellas-expansion-combat_cards = Additional combat cards
    .about = Six more cards for battles and hunts.

hellas-action-leave = Leave the battle
hellas-decision-leave_battle = { hellas-phrase-battle }: leave the battle at once?
    .short = you may leave the battle
hellas-event-battle_left = { $seat } leaves the battle in { $region }.
    .you = You leave the battle in { $region }.

-hellas-tactical_withdrawal = You may leave the battle at once: you lose it, but none of your hoplites. Your opponent still takes casualties.
-hellas-offerings = If you win this battle in a region with a shrine or a temple, gain 1 priest.
hellas-card-tactical_withdrawal_torch = Tactical Withdrawal (torch)
    .text = { -hellas-tactical_withdrawal }
hellas-card-tactical_withdrawal_bow = Tactical Withdrawal (bow)
    .text = { -hellas-tactical_withdrawal }
hellas-card-offerings_for_the_gods_sword = Offerings for the Gods (sword)
    .text = { -hellas-offerings }
hellas-card-offerings_for_the_gods_mace = Offerings for the Gods (mace)
    .text = { -hellas-offerings }
hellas-card-final_charge = Final Charge
    .text = If you attack, no more cards can be played after this one.
hellas-card-sudden_strike = Sudden Strike
    .text = Its value is 7 if it is the first combat card of the battle.
