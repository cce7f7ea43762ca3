### Lords of Hellas: Lord of the Sun.

hellas-expansion-apollo_full = Lord of the Sun
    .about = Apollo as a fourth god in Messenia, his lute, ten blessings, and nine muses who change the lands they stand in.
    .short = Full

hellas-action-move_muse = Move your muse to { $region }
hellas-action-take_muse = Take { $muse }
hellas-action-call_muse = Use your muse instead of moving her

hellas-begin-muse_movement = Where does your muse go?
hellas-narrow-move_muse = Where does your muse go?

hellas-decision-lead_hoplites = Which hoplites of hers does Terpsichore lead into a neighbouring region?
    .short = you lead hoplites
hellas-decision-take_muse = Which muse do you take? Her card takes the place of one you have.
    .short = you take a muse

hellas-event-muse_came = { $muse } comes to { $region } ({ $seat }).
    .you = Your muse { $muse } comes to { $region }.
hellas-event-muse_left = { $muse } leaves { $seat } and the game.
    .you = Your muse { $muse } leaves you and the game.
hellas-event-muse_moved = { $seat } moves { $muse } to { $region }.
    .you = You move { $muse } to { $region }.
hellas-event-muse_taken = { $seat } wins the muse { $muse }.
    .you = You win the muse { $muse }.
hellas-event-muse_used = { $seat } uses { $muse } instead of moving her.
    .you = You use { $muse } instead of moving her.
hellas-event-muses_laid_out = These muses lie open now: { $muses }.
hellas-field-muses = muse
    .item = { $item }

hellas-why-a_muse_guards_that_region = Kalliope guards { $region }: nobody else can usurp it.
hellas-why-it_is_not_in_the_land_of_your_muse = { $region } is not in the land of your muse, or nothing can leave it.
hellas-why-its_lord_owns_that_lands_glory_token = Whoever controls the region owns the Glory Token of that land; no muse helps against it.
hellas-why-she_stands_there = Your muse stands in { $region } already.
hellas-why-that_muse_does_not_lie_open = { $muse } does not lie open.
hellas-why-your_first_muse_must_be_taken = You have no muse yet: take one of those that lie open.
hellas-why-your_muse_does_not_come_so_far = { $region } is farther than your muse comes with your hero’s Speed.
hellas-why-your_muse_is_not_on_the_map = Your muse is not on the map.
hellas-why-your_muse_only_moves = { $muse } does nothing instead of moving.

hellas-god-apollo_full = Apollo with muses
    .text = Prayer lets you take one of the open muse cards. Then, by the level of his monument, you may heal 1 injury or kill 1 hoplite anywhere: once at level 2, twice at level 3, three times at levels 4 and 5.
hellas-regular-muse_movement = Muse Movement
    .text = Move your muse through up to as many regions as your hero’s Speed, or use what she does instead of moving.

hellas-muse-kalliope = Kalliope
    .text = In her land nobody else can usurp a region you control.
hellas-muse-euterpe = Euterpe
    .text = In her land population is 1 lower for you and 1 higher for all others.
hellas-muse-erato = Erato
    .text = Instead of moving her recruit 1 hoplite in a region you control in her land.
hellas-muse-klio = Klio
    .text = After you win a battle in her land, take that land’s Glory Token.
hellas-muse-melpomene = Melpomene
    .text = Whoever loses a battle against you in her land loses 1 more hoplite.
hellas-muse-terpsichore = Terpsichore
    .text = Instead of moving her move up to 2 of your hoplites from one region of her land into a neighbouring one.
hellas-muse-thalia = Thalia
    .text = Army strength +1 in your battles in her land.
hellas-muse-polyhymnia = Polyhymnia
    .text = Whenever anybody builds a monument, gain 1 priest if you control a region with a temple in her land.
hellas-muse-urania = Urania
    .text = Instead of moving her move a monster in her land by 1 region.
