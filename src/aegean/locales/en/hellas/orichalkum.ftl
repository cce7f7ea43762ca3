### Lords of Hellas: Orichalkum and constructs.

hellas-expansion-orichalkum = Orichalkum
    .about = Orichalkum lies in the cities. Heroes take it; it charges artifacts and pays for ten constructs, three of which lie open.

hellas-action-charge_with_orichalkum = Spend orichalkum: charge { $artifact }
hellas-action-ride = Draw the horse from { $start } to { $region }
hellas-action-take_orichalkum = Take the orichalkum
hellas-action-use_construct = Use { $construct }

hellas-narrow-charge_with_orichalkum = Which artifact is charged?
hellas-narrow-ride = Into which city is the horse drawn?

hellas-decision-antikythera = Which blessing do you keep? The others go back into the deck.
    .short = you choose a blessing
hellas-decision-shoot_monster = Which monster does the Gastraphetes wound?
    .short = you wound a monster
hellas-decision-take_orichalkum = Orichalkum lies in { $region }. Does your hero take it?
    .short = your hero may take orichalkum
hellas-decision-trample =
    { $left ->
        [one] Where do the Bronze Bulls trample? 1 hoplite at most.
       *[other] Where do the Bronze Bulls trample? { $left } hoplites at most, all in one region.
    }
    .short = the Bronze Bulls trample
hellas-decision-trojan_horse = From which region into which city is the Trojan Horse drawn?
    .short = you draw the Trojan Horse

hellas-event-blessings_drawn =
    { $count ->
        [one] { $seat } looks at 1 blessing.
       *[other] { $seat } looks at { $count } blessings.
    }
    .you = You look at blessings: { $blessings }.
hellas-event-construct_used = { $seat } uses { $construct }.
    .you = You use { $construct }.
hellas-event-constructs_laid_out = New constructs lie open: { $constructs }.
hellas-event-orichalkum_spent =
    { $count ->
        [one] { $seat } spends 1 orichalkum token.
       *[other] { $seat } spends { $count } orichalkum tokens.
    }
    .you =
        { $count ->
            [one] You spend 1 orichalkum token.
           *[other] You spend { $count } orichalkum tokens.
        }
hellas-event-orichalkum_taken = { $seat } takes the orichalkum in { $region }.
    .you = You take the orichalkum in { $region }.

hellas-why-a_construct_was_used = You have used a construct this turn already.
hellas-why-it_belongs_to_the_start_of_a_turn = That comes at the start of a turn, before any action.
hellas-why-that_construct_does_not_lie_open = { $construct } does not lie open.
hellas-why-the_horse_goes_to_cities = There is no city in { $region }.
hellas-why-you_have_too_little_orichalkum =
    { $count ->
        [one] You lack orichalkum: 1 token is needed.
       *[other] You lack orichalkum: { $count } tokens are needed.
    }

hellas-construct-wings_of_daedalus = Wings of Daedalus
    .text = Place your hero in any region. No quest can be started so.
hellas-construct-field_forge = Field Forge
    .text = Draw 2 combat cards.
hellas-construct-labyrinth = Labyrinth
    .text = Place a monster in any other region.
hellas-construct-golden_maidens = Golden Maidens
    .text = Take 1 used-action token off one of your special actions.
hellas-construct-gastraphetes = Gastraphetes
    .text = Deal 1 wound to a monster in your hero’s region or beside it, without its reward.
hellas-construct-bronze_bulls = Bronze Bulls
    .text = Kill up to 3 hoplites in your hero’s region or in one region beside it.
hellas-construct-automaton_legion = Automaton Legion
    .text = Recruit up to 4 hoplites in one region that you control.
hellas-construct-votive_tripods = Votive Tripods
    .text = Gain 2 priests.
hellas-construct-antikythera_mechanism = Antikythera Mechanism
    .text = Look at 3 blessings and keep 1.
hellas-construct-trojan_horse = Trojan Horse
    .text = March from one region into a neighbouring region with a city. Army strength +2 in the battle that it causes.

hellas-field-constructs = construct
    .item = { $item }
