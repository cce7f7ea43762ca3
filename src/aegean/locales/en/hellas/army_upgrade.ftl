### Lords of Hellas: army upgrade.

hellas-expansion-army_upgrade = Army upgrade
    .about = Six boards to choose from: armies learn two upgrades each, instead of a blessing or for many cities.

hellas-action-choose_board = Choose the board { $army_board }
hellas-action-upgrade = Upgrade your army: { $army_upgrade }
hellas-action-storm = Sacrifice 2 hoplites and wound { $monster_the }

hellas-decision-choose_board = Which army upgrade board do you choose?
hellas-decision-upgrade_army = Nobody controls more cities than you. Do you upgrade your army?
    .short = you may upgrade your army

hellas-narrow-storm = Which monster do you wound? It costs 2 hoplites that stand with it.

hellas-event-board_chosen = { $seat } chooses the army upgrade board { $army_board }.
    .you = You choose the army upgrade board { $army_board }.
hellas-event-army_upgraded = { $seat } upgrades the army: { $army_upgrade }.
    .you = You upgrade your army: { $army_upgrade }.
hellas-event-monster_stormed = { $seat } sacrifices hoplites in { $region } to wound { $monster_the }.
    .you = You sacrifice hoplites in { $region } to wound { $monster_the }.

hellas-why-that_board_is_taken = The board { $army_board } is taken.
hellas-why-that_upgrade_is_on_another_board = { $army_upgrade } is not on your board.
hellas-why-the_upper_upgrade_comes_first = The upper upgrade of your board comes first.
hellas-why-you_have_that_upgrade = Your army has { $army_upgrade } already.
hellas-why-your_army_lacks_that_upgrade = Your army lacks the upgrade for it.
hellas-why-your_upgrade_tokens_are_placed = Both of your upgrade tokens are placed.

hellas-army_board-ruthless = Ruthless
    .text = First { hellas-army_upgrade-pursuit }, then { hellas-army_upgrade-no_quarter } or { hellas-army_upgrade-blood_price }.
hellas-army_board-settlers = Settlers
    .text = First { hellas-army_upgrade-colonists }, then { hellas-army_upgrade-scorched_earth } or { hellas-army_upgrade-beast_wards }.
hellas-army_board-vanguard = Vanguard
    .text = First { hellas-army_upgrade-quick_step }, then { hellas-army_upgrade-long_march } or { hellas-army_upgrade-spearhead }.
hellas-army_board-bulwark = Bulwark
    .text = First { hellas-army_upgrade-city_guard }, then { hellas-army_upgrade-double_garrison } or { hellas-army_upgrade-closed_ranks }.
hellas-army_board-muster = Muster
    .text = First { hellas-army_upgrade-levy }, then { hellas-army_upgrade-fresh_ranks } or { hellas-army_upgrade-call_to_arms }.
hellas-army_board-chosen_guard = Chosen Guard
    .text = First { hellas-army_upgrade-veterans }, then { hellas-army_upgrade-drill } or { hellas-army_upgrade-hunting_party }.

hellas-army_upgrade-pursuit = Pursuit
    .text = After the losses of every battle of yours, won or lost, 1 more hoplite of your opponent dies.
hellas-army_upgrade-no_quarter = No Quarter
    .text = Nobody leaves or withdraws from a battle that you win: all of the loser’s hoplites there die.
hellas-army_upgrade-blood_price = Blood Price
    .text = Once in each of your turns, between actions: sacrifice 2 of your hoplites in a monster’s region to cover one of its wounds.
hellas-army_upgrade-colonists = Colonists
    .text = The population of every region is 1 lower for you, at least 1.
hellas-army_upgrade-scorched_earth = Scorched Earth
    .text = Whoever enters a region of yours without hoplites only takes your control token off: the region becomes neutral.
hellas-army_upgrade-beast_wards = Beast Wards
    .text = Region attacks of monsters do not kill your hoplites.
hellas-army_upgrade-quick_step = Quick Step
    .text = Your Hoplite Movement has 1 more move.
hellas-army_upgrade-long_march = Long March
    .text = Your March may move its group up to 2 regions.
hellas-army_upgrade-spearhead = Spearhead
    .text = Army strength +1 when you attack.
hellas-army_upgrade-city_guard = City Guard
    .text = Army strength +1 when you defend a region with a city or Sparta.
hellas-army_upgrade-double_garrison = Double Garrison
    .text = In each city and in Sparta 2 of your hoplites may be fortified, each with its bonus.
hellas-army_upgrade-closed_ranks = Closed Ranks
    .text = When you lose a battle, you do not lose the additional hoplite.
hellas-army_upgrade-levy = Levy
    .text = With your Recruit action you also recruit 1 hoplite in any one region you control.
hellas-army_upgrade-fresh_ranks = Fresh Ranks
    .text = After you win a battle, recruit 1 hoplite in its region if you still have one there.
hellas-army_upgrade-call_to_arms = Call to Arms
    .text = Your Usurp recruits 1 hoplite more, and so does each recruit option of your Prepare.
hellas-army_upgrade-veterans = Veterans
    .text = After you win a battle, draw 1 combat card.
hellas-army_upgrade-drill = Drill
    .text = When you gain it, draw 1 combat card. Your combat card limit is 1 higher.
hellas-army_upgrade-hunting_party = Hunting Party
    .text = At the start of your hunt draw 1 combat card more if you have 2 or more hoplites in that region.
