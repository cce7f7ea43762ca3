### Lords of Hellas: Kronos.

hellas-expansion-kronos = Kronos
    .about = One player is the titan Kronos, who sets monsters on the lands and breaks his chains; the others lead heroes against him and win or lose together. For two players: one of them leads two heroes.
hellas-option-hero_hands = Hands of the heroes
    .text = Whether the players of heroes see each other’s combat cards. Kronos never does.
hellas-choice-hero_hands-hidden = Hidden
hellas-choice-hero_hands-shared = Open to the other heroes

## Actions

hellas-action-choose_chain = Take the chain { $chain }
hellas-action-choose_token = Take the token { $hero_token }
hellas-action-monster_movement = Monster Movement
hellas-action-region_attack = Region Attack by { $monster_the }
hellas-action-terror = Terror by { $monster_the }
hellas-action-destroy_temple = { $monster_The } destroys the temple
hellas-action-summon = { $order }: the monster comes to { $region }
hellas-action-evolve = { $order }: the monster evolves
hellas-action-carry_out = { $order }: carry out the order
hellas-action-kronos_pass = Pass and restore anger
hellas-action-end_turn = End your turn
hellas-action-kronos_movement = Kronos moves to { $region }
hellas-action-kronos_destroy_monument = Kronos breaks down the monument of { $god }
hellas-action-kronos_terror = Kronos Terror
hellas-action-monster_destroy_monument = A monster breaks down the monument of { $god }
hellas-action-use_chain = Use { $chain }
hellas-action-break_chain = Break { $chain }
hellas-action-raise_kronos = Raise { $kronos_attribute }
hellas-action-lower_attitude = Lower the attitude of the { $land }
hellas-action-discard_order = Discard { $order }
hellas-action-kill_hoplite = Kill a hoplite of { $hero }
hellas-action-strike_land = Strike the { $land }
hellas-action-strike_region = Strike { $region }
hellas-action-strike_beside = The fire reaches { $region }
hellas-action-lay_down_hero = Lay { $hero } on the ground
hellas-action-banish_hero = Cast the hero out to { $region }
hellas-action-trade_blessing = Discard it and take 1 priest
hellas-action-use_token = Use the token { $hero_token } instead of Hoplite Movement
hellas-action-move_other = Move a hoplite of { $hero } from { $start } to { $region }
hellas-action-heal_other = Heal the { $attribute } of { $hero }
hellas-action-give_card = Give { $hero } { $card }
hellas-action-put_away = Put it under the order deck
hellas-action-grant_card = { $hero } draws a combat card

hellas-narrow-region_attack = Which monster attacks its region?
hellas-narrow-terror = By which monster does Terror spread?
hellas-narrow-destroy_temple = Which monster destroys a temple?
hellas-narrow-kronos_movement = Where do you go?
hellas-narrow-kronos_destroy_monument = Which monument do you break down?
hellas-narrow-monster_destroy_monument = Which monument does a monster break down?
hellas-narrow-summon = Where does the monster come?
hellas-narrow-move_other = Whose hoplite moves where?
    .known = Where does a hoplite of { $hero } move?
hellas-narrow-heal_other = Whose injury do you heal?
    .known = Which injury of { $hero } do you heal?
hellas-narrow-give_card = Which card do you give to whom?
    .known = Which card do you give { $hero }?

## Decisions

hellas-decision-choose_chain =
    { $left ->
        [one] Which chain do you take? 1 more, face down.
       *[other] Which chains do you take? { $left } more, face down.
    }
    .short = you choose your chains
hellas-decision-kronos_start = Where are you chained? The land there becomes hostile.
    .short = you choose your region
hellas-decision-choose_token = Which special ability token does your hero take?
    .short = you choose a token
hellas-decision-kronos_turn =
    { $left ->
        [0] Use a chain, or end your turn. Your anger is { $anger }.
        [one] Your turn: 1 action. Your anger is { $anger }.
       *[other] Your turn: { $left } actions. Your anger is { $anger }.
    }
    .short = it is your turn
hellas-decision-kronos_monsters =
    { $left ->
        [one] Which monster moves? 1 more at most.
       *[other] Which monster moves next? { $left } more at most.
    }
    .short = you move monsters
hellas-decision-kill_hoplites =
    { $left ->
        [one] Whose hoplite dies in { $region }?
       *[other] Whose hoplites die in { $region }? { $left } more.
    }
    .short = you choose who dies
hellas-decision-terror_after = The monster has come. Does Terror follow at once?
    .short = Terror may follow
hellas-decision-raise_kronos = A temple has fallen. Which attribute do you raise?
    .short = you raise an attribute
hellas-decision-oracle_lost = The Oracle is lost. Which land’s attitude falls?
    .short = a land’s attitude may fall
hellas-decision-break_chain =
    { $must ->
        [0] Do you break a chain? All your anger goes.
       *[other] Which chain breaks?
    }
    .short = you may break a chain
hellas-decision-discard_order =
    { $left ->
        [one] Discard 1 order card.
       *[other] Discard { $left } order cards.
    }
    .short = you discard order cards
hellas-decision-strike_land = The earth quakes. In which land?
    .short = you choose a land
hellas-decision-strike_region = In which region beside a monster does the earth erupt?
    .short = you choose a region
hellas-decision-strike_beside = { $monster_The } breathes fire. Which neighbouring region does it reach?
    .short = you choose a region
hellas-decision-lay_down_hero = Medusa looks up. Which hero falls to the ground?
    .short = you lay a hero down
hellas-decision-banish_hero = Your blow has struck the hero of { $hunter }. Where do you cast it?
    .short = you cast a hero out
hellas-decision-claim_glory = The { $land } is on your side. Do you take its Glory Token?
    .short = you may take a Glory Token
hellas-decision-blessing_or_priest = Do you keep this blessing, or discard it for a priest?
    .short = you have found a blessing
hellas-decision-move_other = Which hoplite of another hero moves, and where?
    .short = you move a hoplite of another hero
hellas-decision-heal_other = Which injury of another hero do you heal?
    .short = you heal another hero
hellas-decision-hector_drives = Which monster do you drive on?
    .short = you drive a monster on
hellas-decision-place_by_monster = To which monster does your hero go?
    .short = you place your hero
hellas-decision-give_card =
    { $left ->
        [one] Which card do you give away? 1 more at most.
       *[other] Which cards do you give away? { $left } more at most.
    }
    .short = you give cards away
hellas-decision-put_away = Cassandra has seen an order card of Kronos. Does it go under the deck?
    .short = you may put an order card away
hellas-decision-grant_card = Which hero draws a combat card?
    .short = you let a hero draw

## Events

hellas-event-chain_chosen = { $seat } takes a chain, face down.
    .you = You take the chain { $chain }.
hellas-event-kronos_placed = Kronos is chained in { $region }.
hellas-event-token_chosen = { $seat } takes the token { $hero_token }.
    .you = You take the token { $hero_token }.
hellas-event-kronos_acted = { $seat }: { $kronos_action }.
    .you = Your action: { $kronos_action }.
hellas-event-kronos_passed = { $seat } passes. The anger of Kronos is now { $anger }.
    .you = You pass. Your anger is now { $anger }.
hellas-event-anger_spent =
    { $count ->
        [one] { $seat } spends 1 anger point and has { $anger } left.
       *[other] { $seat } spends { $count } anger points and has { $anger } left.
    }
    .you =
        { $count ->
            [one] You spend 1 anger point and have { $anger } left.
           *[other] You spend { $count } anger points and have { $anger } left.
        }
hellas-event-anger_gained =
    { $count ->
        [one] { $seat } gains 1 anger point and has { $anger }.
       *[other] { $seat } gains { $count } anger points and has { $anger }.
    }
    .you =
        { $count ->
            [one] You gain 1 anger point and have { $anger }.
           *[other] You gain { $count } anger points and have { $anger }.
        }
hellas-event-anger_cleared = All anger of { $seat } goes into breaking a chain.
    .you = All your anger goes into breaking a chain.
hellas-event-attitude_changed = The { $land } is now { $attitude }.
hellas-event-terror_spread = Terror spreads in the { $land }!
hellas-event-order_played = { $seat } plays the order card { $order }.
    .you = You play the order card { $order }.
hellas-event-order_discarded = { $seat } discards the order card { $order }.
    .you = You discard the order card { $order }.
hellas-event-orders_drawn =
    { $count ->
        [one] { $seat } draws 1 order card.
       *[other] { $seat } draws { $count } order cards.
    }
    .you = You draw { $orders }.
hellas-event-orders_reshuffled = The discarded order cards become the new deck.
hellas-event-chain_broken = { $chain }: a chain of Kronos breaks!
hellas-event-chain_used = { $seat } uses { $chain }.
    .you = You use { $chain }.
hellas-event-chain_destroyed = { $chain } is destroyed: { $seat } has covered its last wound.
    .you = { $chain } is destroyed: you have covered its last wound.
hellas-event-chains_refreshed = All broken chains of Kronos are ready again.
hellas-event-finals_unlocked = The last chain is broken: Kronos is free to take his final actions!
hellas-event-kronos_attribute_raised = The { $kronos_attribute } of Kronos rises to { $value }.
hellas-event-temple_destroyed = The temple in { $region } is destroyed.
hellas-event-monument_damaged = The monument of { $god } falls to level { $level }.
hellas-event-monument_destroyed = The monument of { $god } is destroyed for ever.
hellas-event-kronos_moved = Kronos strides from { $start } to { $region }.
hellas-event-hero_brought_down = { $hero } lies on the ground until the next monument is built.
hellas-event-heroes_rose = Whoever lay on the ground stands up.
hellas-event-hero_banished = Kronos casts { $hero } out to { $region }.
hellas-event-blessing_drawn = { $seat } draws a blessing.
    .you = You draw the blessing { $blessing }.
hellas-event-token_used = { $seat } uses the special ability of { $hero_token }.
    .you = You use the special ability of { $hero_token }.
hellas-event-hoplite_led = { $seat } leads a hoplite of { $hero }.
    .you = You lead a hoplite of { $hero }.
hellas-event-hero_healed = { $seat } heals { $hero }.
    .you = You heal { $hero }.
hellas-event-card_given = { $seat } gives { $hero } a combat card.
    .you = You give { $hero } { $card }.
hellas-event-order_revealed = { $seat } looks into the hand of Kronos.
    .you = You look into the hand of Kronos and see { $order }.
hellas-event-order_put_away = { $seat } puts the order card under the deck.
    .you = You put the order card under the deck.

## Why not

hellas-why-you_have_too_little_anger =
    { $count ->
        [one] It costs 1 anger point, and you have none.
       *[other] It costs { $count } anger points, and you have fewer.
    }
hellas-why-you_have_taken_your_action = You have taken your action of this turn.
hellas-why-a_pass_is_a_whole_turn = A Pass is a whole turn: nothing comes before it but chains.
hellas-why-an_action_or_a_pass_comes_first = Take an action first, or pass.
hellas-why-the_last_chain_is_not_broken = { $kronos_action } is locked until your last chain is broken.
hellas-why-that_chain_is_chosen = { $chain } cannot be taken: it lies before you already.
hellas-why-that_chain_is_not_ready = { $chain } is not ready.
hellas-why-that_chain_has_no_effect_now = { $chain } would change nothing now.
hellas-why-that_is_no_unbroken_chain_of_yours = { $chain } is no unbroken chain of yours.
hellas-why-wrath_follows_a_first_action = A second action follows a first one.
hellas-why-kronos_does_not_start_there = Kronos starts in Locris, Euboea or Messenia.
hellas-why-kronos_is_there = Kronos is in { $region }.
hellas-why-another_hero_has_that_token = Another hero has that token.
hellas-why-that_token_is_another_heros = The token { $hero_token } belongs to another hero.
hellas-why-that_token_is_not_yours = The token { $hero_token } is not yours.
hellas-why-that_token_is_never_used = The token { $hero_token } works by itself.
hellas-why-that_token_has_no_effect_now = The token { $hero_token } would change nothing now.
hellas-why-that_token_is_not_earned_now = That is not the Glory Token you have earned.
hellas-why-that_land_is_hostile = The { $land } is hostile already.
hellas-why-terror_would_change_nothing = The { $land } is hostile, and no control token there would come off.
hellas-why-no_monster_can_move = No monster can move.
hellas-why-that_monster_has_moved = { $monster_The } has moved already.
hellas-why-that_attack_would_change_nothing = The region attack of { $monster_the } would change nothing.
hellas-why-no_hoplite_of_that_hero_is_left_there = No hoplite of { $hero } is left in { $region }.
hellas-why-nobody_is_to_be_killed_there = There is nobody to be killed there.
hellas-why-no_temple_is_with_that_monster = There is no temple in the region of { $monster_the }.
hellas-why-hoplites_guard_the_temple = Hoplites guard the temple in { $region }.
hellas-why-that_attribute_is_at_its_highest = { $kronos_attribute } is as high as it goes.
hellas-why-that_monument_is_destroyed = The monument of { $god } is destroyed.
hellas-why-that_monument_is_not_beside_kronos = The monument of { $god } is in no region next to Kronos.
hellas-why-no_monster_is_at_that_monument = No monster is in the region of the monument of { $god }.
hellas-why-that_region_is_not_beside_kronos = { $region } is not next to Kronos.
hellas-why-a_monument_stands_there = A monument stands in { $region }, and Kronos cannot enter.
hellas-why-that_order_card_is_not_in_your_hand = { $order } is not in your hand.
hellas-why-that_region_is_not_on_the_card = That region is not on { $order }.
hellas-why-that_monster_is_on_the_map = { $monster_The } is on the map already.
hellas-why-that_monster_is_gone_for_good = { $monster_The } lies behind the closed Gates of Tartarus.
hellas-why-that_card_is_no_evolution = { $order } is no evolution.
hellas-why-that_card_is_no_order = { $order } is no order.
hellas-why-that_order_has_no_effect_now = { $order } would change nothing now.
hellas-why-that_hero_is_not_with_medusa = { $hero } is not standing in Medusa’s region.
hellas-why-your_hero_lies_on_the_ground = Your hero lies on the ground until the next monument is built.
hellas-why-kronos_cannot_be_hunted_yet = Kronos cannot be hunted before the Blessing of Rhea is won.
hellas-why-the_hero_is_there_already = The hero is in { $region } already.
hellas-why-that_hero_is_none_of_the_others = { $hero } is none of the heroes you may choose.
hellas-why-that_hero_cannot_be_healed = You cannot heal that of { $hero } here.
hellas-why-no_monster_is_in_that_region = No monster is in { $region }.
hellas-why-cards_go_to_one_hero = All cards go to one hero.

## How a game ends

hellas-reason-five_hostile_lands = { hellas-victory-five_hostile_lands }: no land of Hellas is left that would not turn on the heroes.
hellas-reason-three_destroyed_monuments = { hellas-victory-three_destroyed_monuments }: the gods have lost their last monument.
hellas-reason-kronos_slain = { hellas-victory-kronos_slain }: the heroes have brought the titan down.
hellas-reason-three_lands = { hellas-victory-three_lands }: three whole lands stand with the heroes.
hellas-reason-tartarus = { hellas-victory-tartarus }: the gates are closed, and the last monster is slain.
hellas-victory-five_hostile_lands = Five hostile lands
    .text = Kronos wins when the attitude of all five lands is hostile.
hellas-victory-three_destroyed_monuments = Three destroyed monuments
    .text = Kronos wins when all three monuments are destroyed.
hellas-victory-kronos_slain = Kronos slain
    .text = The heroes win when every wound of Kronos’ board and of his broken chains is covered.
hellas-victory-three_lands = Three lands
    .text = The heroes win when together they control every region of three lands; the region of Kronos does not count.
hellas-victory-tartarus = Tartarus
    .text = The heroes win when the Gates of Tartarus are closed and they then slay the last monster on the map.

## Words

hellas-reward-blessing = Draw a blessing, to keep or to discard for 1 priest
hellas-reward-attitude = Raise the attitude of the land
hellas-monster-kronos = Kronos
    .the = Kronos
    .The = Kronos
    .text = Wounds: torch, bow, sword (priest), spear (artifact), and those of his broken chains. His Might is added to each attack. Special attack: 1 injury, the hunt ends, and Kronos may place the hero in any region. He is no monster for any other rule.
hellas-attitude-hostile = hostile
    .text = Two steps below neutral. A region attack there kills 2 more hoplites.
hellas-attitude-wary = wary
    .text = One step below neutral. A region attack there kills 1 more hoplite.
hellas-attitude-neutral = neutral
    .text = From here the next step puts the Glory Token on a hero’s board.
hellas-attitude-loyal = loyal
    .text = The Glory Token is on a hero’s board, who may usurp there.
hellas-kronos_attribute-might = Might
    .text = It is added to each attack card when Kronos is hunted.
hellas-kronos_attribute-anger = Anger
    .text = So much anger Kronos gains when a monument is built.
hellas-kronos_attribute-authority = Authority
    .text = So many monsters move with Monster Movement.
hellas-kronos_action-monster_movement = Monster Movement
    .text = Up to as many different monsters as your Authority move 1 region each.
hellas-kronos_action-region_attack = Region Attack
    .text = A monster makes its region attack. In a wary land 1 more hoplite dies in its region, in a hostile one 2. It costs 2 with Medusa, Sphinx and Cyclops, 3 with the others.
hellas-kronos_action-terror = Terror
    .text = The attitude of the land of a monster falls by 1, and control tokens leave its regions without hoplites. It costs 1, and 1 more for every 2 hoplites in the land.
hellas-kronos_action-destroy_temple = Destroy Temple
    .text = A temple in the region of a monster, where no hoplite stands, is destroyed for ever, and one of your attributes rises by 1.
hellas-kronos_action-play_order = Play Order Card
    .text = Bring the monster of an order card into one of its two regions, and Terror may follow; or evolve it; or carry out the order. It costs nothing while Finding Omphalos lies open, then 2.
hellas-kronos_action-pass = Pass
    .text = Your anger rises to the number for the regions that heroes control: 6 for up to 3, 7 for 4, 8 for 5, 9 for 6, 10 for 7 and 8, 11 for 9 to 11, 12 for 12 to 14, 13 for more.
hellas-kronos_action-kronos_movement = Kronos Movement
    .text = Final action. You move 1 region, not to a monument. All hoplites there die, the control token and the temple go.
hellas-kronos_action-kronos_destroy_monument = Kronos Destroy Monument
    .text = Final action. A monument in a neighbouring region loses 2 levels. Without a level it is destroyed.
hellas-kronos_action-kronos_terror = Kronos Terror
    .text = Final action. Your land becomes hostile, and control tokens leave its regions without hoplites.
hellas-kronos_action-monster_destroy_monument = Monster Destroy Monument
    .text = Final action. A monument in the region of a monster loses 1 level. Without a level it is destroyed.
hellas-chain-kronos_wrath = Kronos’ Wrath
    .text = Broken from the beginning. Active: take a second action this turn. Wounds: torch, bow, mace (priest), axe.
hellas-chain-earthquake = Earthquake
    .text = Active: 1 hoplite dies in each region of one land. Passive: to break down monuments costs 1 less. Wounds: mace, axe, torch.
hellas-chain-flood = Flood
    .text = Active: up to 2 hoplites die in each of Chalkidiki, Crete and Euboea. Passive: Kronos Movement costs 1 less. Wounds: bow, bow, spear.
hellas-chain-eruption = Eruption
    .text = Active: up to 3 hoplites die in one region with a monster. Passive: Region Attack costs 1 less. Wounds: torch, sword.
hellas-chain-famine = Famine
    .text = Active: each hero discards 2 combat cards. Passive: Terror and Kronos Terror cost 1 less, but at least 1. Wounds: bow, mace.
hellas-chain-eclipse = Eclipse
    .text = Active: each hero sacrifices 1 priest from the pool. Passive: Destroy Temple costs 1 less. Wounds: sword, spear.
hellas-chain-stampede = Stampede
    .text = Active: every monster may move 1 region. Passive: Play Order Card costs 1 less. Wounds: torch, bow, axe.
hellas-hero_token-achilles = Achilles
    .text = Instead of your Hoplite Movement move 1 hoplite of another hero by 1 region.
hellas-hero_token-cleito = Cleito
    .text = Instead of your Hoplite Movement heal 1 injury of another hero in your region.
hellas-hero_token-hector = Hector
    .text = Instead of your Hoplite Movement move a monster in your region by 1 region.
hellas-hero_token-helen = Helen
    .text = Terror and Kronos Terror in the land you are in cost 1 anger more.
hellas-hero_token-heracles = Heracles
    .text = At the start of your hunt you draw 1 combat card more.
hellas-hero_token-perseus = Perseus
    .text = Instead of your Hoplite Movement place your hero in any region with a monster.
hellas-hero_token-odysseus = Odysseus
    .text = Instead of your Hoplite Movement give up to 2 of your combat cards to another hero.
hellas-hero_token-cassandra = Cassandra
    .text = Instead of your Hoplite Movement see 1 order card of Kronos by chance; you may put it under the order deck, and he draws another.
hellas-hero_token-champion = Champion
    .text = Instead of your Hoplite Movement any one hero draws 1 combat card. One hero in the game may take it in the place of its own token.
hellas-quest-finding_omphalos = Finding Omphalos
    .text = Phocis. Steps: Leadership 2; Leadership 2 and sacrifice 1 priest; Leadership 3 and sacrifice 1 priest. While it lies open Kronos plays order cards for nothing. Its end raises the attitude of the yellow land.
hellas-quest-blessing_of_rhea = Blessing of Rhea
    .text = Chalkidiki. Steps: Speed 2; Speed 2 and 1 priest; Speed 3 and 1 priest. While it lies open Kronos cannot be hunted. Its end raises the attitude of the red land.
hellas-quest-closing_of_tartarus = Closing of the Gates of Tartarus
    .text = Arcadia. Steps: Strength 2; Strength 2 and discard 2 combat cards; Strength 3 and discard 2 combat cards. While it lies open slain monsters can come back. Its end raises the attitude of the green land.
hellas-field-orders = order

## Order cards

hellas-order-cerberus_corinthia = Cerberus of Corinthia
    .text = Corinthia or Messenia. Order: if Cerberus is in Thessaly, the monument of Zeus loses 1 level, but not its last.
hellas-order-cerberus_epirus = Cerberus of Epirus
    .text = Epirus or Laconia. Evolution: the first attack of each hunt against it is 3 stronger; if it is not defended, the hunt also ends after its effect.
hellas-order-cerberus_locris = Cerberus of Locris
    .text = Locris or Attica. Evolution: one more wound symbol: spear.
hellas-order-chimera_chalkidiki = Chimera of Chalkidiki
    .text = Chalkidiki or Aetolia. Order: 2 hoplites die in the Chimera’s region and 1 in a neighbouring one.
hellas-order-chimera_macedonia = Chimera of Macedonia
    .text = Macedonia or Elis. Evolution: whenever hoplites enter its region, 1 of them dies.
hellas-order-chimera_arcadia = Chimera of Arcadia
    .text = Arcadia or Phocis. Evolution: two more wound symbols: mace and sword.
hellas-order-cyclops_macedonia = Cyclops of Macedonia
    .text = Macedonia or Crete. Order: if the Cyclops is in Acarnania, the monument of Hermes loses 1 level, but not its last.
hellas-order-cyclops_acarnania = Cyclops of Acarnania
    .text = Acarnania or Laconia. Evolution: its attacks are 1 stronger.
hellas-order-cyclops_euboea = Cyclops of Euboea
    .text = Euboea or Arcadia. Evolution: one more wound symbol: mace.
hellas-order-hydra_arcadia = Hydra of Arcadia
    .text = Arcadia or Boeotia. Order: all wounds of the Hydra are healed, then it may move 1 region.
hellas-order-hydra_argolis = Hydra of Argolis
    .text = Argolis or Locris. Evolution: while 3 or more of its symbols are covered, its attacks are 2 stronger.
hellas-order-hydra_chalkidiki = Hydra of Chalkidiki
    .text = Chalkidiki or Elis. Evolution: two more wound symbols: bow and bow.
hellas-order-medusa_aetolia = Medusa of Aetolia
    .text = Aetolia or Achaea. Order: a hero in Medusa’s region lies on the ground until the next monument is built: no Hero Movement and no hunt.
hellas-order-medusa_attica = Medusa of Attica
    .text = Attica or Epirus. Evolution: at the start of a hunt against her the hunter draws as many combat cards as the hero’s Speed, not Strength.
hellas-order-medusa_phocis = Medusa of Phocis
    .text = Phocis or Argolis. Evolution: one more wound symbol: axe.
hellas-order-minotaur_laconia = Minotaur of Laconia
    .text = Laconia or Aetolia. Order: if the Minotaur is in Attica, the monument of Athena loses 1 level, but not its last.
hellas-order-minotaur_crete = Minotaur of Crete
    .text = Crete or Thessaly. Evolution: a hunt against it needs at least 1 priest in the hunter’s pool.
hellas-order-minotaur_boeotia = Minotaur of Boeotia
    .text = Boeotia or Elis. Evolution: one more wound symbol: sword.
hellas-order-sphinx_corinthia = Sphinx of Corinthia
    .text = Corinthia or Acarnania. Order: every hero in the Sphinx’s region discards combat cards down to its Leadership.
hellas-order-sphinx_messenia = Sphinx of Messenia
    .text = Messenia or Euboea. Evolution: a hunt against her needs Leadership 3 or more.
hellas-order-sphinx_thessaly = Sphinx of Thessaly
    .text = Thessaly or Achaea. Evolution: two more wound symbols: torch and torch.

## Figures

hellas-figure-terror = Terror spread
hellas-figure-orders = Order cards played
hellas-figure-region_attacks = Region Attacks
hellas-figure-monsters_placed = Monsters that came into play
hellas-figure-attacks_played = Attack cards played by monsters
hellas-figure-temples_destroyed = Temples destroyed
hellas-figure-monuments_destroyed = Monuments destroyed
hellas-figure-chains_broken = Chains broken
hellas-figure-chains_used = Chains used
hellas-figure-anger_gained = Anger gained
hellas-figure-anger_spent = Anger spent

## The board in the browser

web-hellas-kronos-who = Who plays Kronos?
web-hellas-kronos-who-self = You
web-hellas-kronos-who-person = A friend
web-hellas-kronos-who-bot = A bot
web-hellas-kronos-who-lot = By lot
web-hellas-kronos-turns = Kronos takes a turn before each hero’s turn. He has no colour: his shield is black, with a sickle.
web-hellas-kronos-lot = When the game begins, the server deals who plays Kronos and tells everyone.
web-hellas-kronos-wins = Kronos wins
    .text = when five lands are hostile, or when three monuments are destroyed.
web-hellas-heroes-win = The heroes win together
    .text = when Kronos is slain, when they control three whole lands, or when the gates of Tartarus are closed and no monster is left.
web-hellas-kronos-wins-by = Kronos wins by
web-hellas-heroes-win-by = The heroes win by
web-hellas-kronos-anger = Anger
    .text = Kronos pays for his actions with anger. A Pass restores it, and more of it the more regions the heroes control.
web-hellas-kronos-track = Anger { $anger } of { $most }. The heroes’ regions: { $regions }. Passing brings it to { $restored }.
web-hellas-kronos-regions = Regions: { $count }
web-hellas-kronos-passing = passing brings it to { $anger }
web-hellas-kronos-restores = The heroes control { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }, so passing brings your anger to { $anger }.
web-hellas-kronos-at = in { $region }; no hoplite enters there
web-hellas-kronos-nowhere = not on the map yet
web-hellas-kronos-closed = Kronos stands here: no hoplite may enter.
web-hellas-kronos-lies = The hero lies on the ground
web-hellas-kronos-ruin = Destroyed temple
web-hellas-kronos-chains = Chains
    .text = Each broken chain gives Kronos its power, and a place where he can be wounded. With the last one he gains his final actions.
web-hellas-kronos-hidden = seen by you alone: { $count }
web-hellas-kronos-to-break = { $count ->
        [one] 1 chain to break
       *[other] { $count } chains to break
    }
web-hellas-kronos-locked = Locked: { $count ->
        [one] 1 chain is still unbroken.
       *[other] { $count } chains are still unbroken.
    }
web-hellas-kronos-unbroken = unbroken
web-hellas-kronos-offered = to choose
web-hellas-kronos-ready = broken
web-hellas-kronos-used = used
web-hellas-kronos-destroyed = destroyed
web-hellas-kronos-chain-unbroken = Unbroken: only Kronos knows it.
web-hellas-kronos-chain-ready = Broken: it can be used, and wounded.
web-hellas-kronos-chain-used = Broken, and used until the chains are readied.
web-hellas-kronos-chain-destroyed = Destroyed: all its wounds are covered.
web-hellas-kronos-orders = Orders
web-hellas-kronos-orders-count = { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
web-hellas-kronos-order = order
web-hellas-kronos-evolution = evolution
web-hellas-kronos-or = or
web-hellas-kronos-summons = Brings { $monster } to { $regions }.
web-hellas-kronos-costs = costs { $price } anger
web-hellas-kronos-price = On the board: { $price } anger.
web-hellas-kronos-price-omphalos = { $price } since the Omphalos was found.
web-hellas-kronos-price-hoplites = 1 more for every two hoplites in the land.
web-hellas-kronos-price-chain = 1 less: { $chain } is broken.
web-hellas-kronos-price-helen = 1 more in the land where Helen stands.
web-hellas-kronos-people = The people of the lands
web-hellas-land-red = Red
web-hellas-land-yellow = Yellow
web-hellas-land-blue = Blue
web-hellas-land-green = Green
web-hellas-land-brown = Brown
web-hellas-kronos-land = { $land }: { $attitude }
web-hellas-kronos-order-of-turns = Order of turns
web-hellas-kronos-until = after { $quest }
web-hellas-kronos-left = { $count } left
web-hellas-kronos-quests = Kronos’ quests
web-hellas-kronos-done = done
web-hellas-kronos-might = with Might { $might }
web-hellas-kronos-token = Token: { $token }
web-hellas-kronos-row-own = his own wounds
web-hellas-kronos-row-chain = full: the chain is destroyed
web-hellas-kronos-wounds-left = { $count } left
web-hellas-kronos-wounds-unbroken = { $count ->
        [one] 1 chain is unbroken: its wounds do not count.
       *[other] { $count } chains are unbroken: their wounds do not count.
    }
web-hellas-short-monster_movement = Move
web-hellas-short-region_attack = Attack
web-hellas-short-destroy_temple = Raze
web-hellas-short-play_order = Order
web-hellas-short-kronos_movement = Walk
web-hellas-short-kronos_destroy_monument = Topple
web-hellas-short-kronos_terror = Terror
web-hellas-short-monster_destroy_monument = Monster
web-hellas-role-kronos = Kronos
web-hellas-role-lord = Hero
web-hellas-together = One player leads all heroes
web-hellas-together-help = With two players it is always so. Whoever leads them sees all their hands.
web-hellas-role-follows = led by the same player
