### Lords of Hellas.
###
### Rooms of this file: phrases that several sentences share, actions, decisions, events, how a game ends, options, the
### names of the components with the forms that sentences need and with what they do, and the fields whose words are
### those of other families. Names of things are in lower case where they are common nouns, so that they can stand inside
### a sentence.

## Phrases that sentences share

hellas-phrase-hoplites =
    { $count ->
        [one] 1 hoplite
       *[other] { $count } hoplites
    }
hellas-phrase-priests =
    { $count ->
        [one] 1 priest
       *[other] { $count } priests
    }
hellas-phrase-combat_cards =
    { $count ->
        [one] 1 combat card
       *[other] { $count } combat cards
    }
# What the sides of a battle have reached, the attacker first.
hellas-phrase-battle = Battle in { $region } ({ $seats }; army strength { $strength })
# What hoplites that enter a region would start there, as things stand.
hellas-phrase-follows =
    { $follows_id ->
        [battle] : battle, { $attack } to { $defence } before cards
        [control] : you take control
        [short] : { $lacking } more needed for control
       *[other] {""}
    }{ $toll ->
        [0] {""}
       *[other] ; { $toll } lost on entering
    }

## Actions

hellas-action-choose_hero = Choose { $hero }
hellas-action-start_in = Start in { $region }
hellas-action-pray = Pray at the monument of { $god }
hellas-action-move_hero = Move your hero to { $region }
hellas-action-quest_step = Take your hero to the next step of the quest
hellas-action-move = Move a hoplite from { $start } to { $region }{ hellas-phrase-follows }
hellas-action-fortify = Fortify a hoplite in { $region }
hellas-action-unfortify = Bring the fortified hoplite in { $region } out of the city
hellas-action-start_quest = Start the quest “{ $quest }” on step { $number }
hellas-action-recruit = Recruit
hellas-action-march = March from { $start } to { $region }{ hellas-phrase-follows }
hellas-action-murderous_march = { hellas-blessing-murderous_march } from { $start } to { $region }{ hellas-phrase-follows }
hellas-action-march_off = March with { hellas-phrase-hoplites }{ hellas-phrase-follows }
hellas-action-build_temple =
    { $region_id ->
        [phocis] Build the Oracle of Delphi in { $region }
       *[other] Build a temple in { $region }
    }
hellas-action-prepare = Prepare
hellas-action-option = { $effect }
hellas-action-usurp = Usurp your hero’s region
hellas-action-hunt = Hunt { $monster_the }
hellas-action-build_monument = Build Monument
hellas-action-raise_monument = Raise the monument of { $god }
hellas-action-use_artifact = Use { $artifact }
hellas-action-use_blessing = Use the blessing { $blessing }
hellas-action-use_hero = Use the ability of { $hero }
hellas-action-use_quest = Use the quest card “{ $quest }”
hellas-action-choose_effect = { $effect }
hellas-action-place = Recruit a hoplite in { $region }
hellas-action-place_fortified = Recruit a fortified hoplite in { $region }
hellas-action-army = Lead { hellas-phrase-hoplites } from { $region }
hellas-action-onward = March on to { $region }{ hellas-phrase-follows }
hellas-action-place_hero = Place your hero in { $region }
hellas-action-fight = Fight the battle in { $region }
hellas-action-save = Save { hellas-phrase-hoplites } with { $artifact }
hellas-action-kill = Kill { hellas-phrase-hoplites }
hellas-action-strike_down = Kill a hoplite in { $region }
hellas-action-injure = Take the injury on { $attribute }
hellas-action-injure_hero = Injure { $hero }
hellas-action-charge = Charge the artifact { $artifact }
hellas-action-heal = Heal the injury on { $attribute }
hellas-action-attribute = Choose { $attribute }
hellas-action-discard = Discard { $card }
hellas-action-keep_artifact = Keep the artifact { $artifact }
hellas-action-keep_blessing = Keep the blessing { $blessing }
hellas-action-take_glory = Take the Glory Token of the { $land }
hellas-action-return_glory = Return the Glory Token of the { $land }
hellas-action-clear_token = Free the special action { $special }
hellas-action-choose_monster = Choose { $monster_the }
hellas-action-move_monster = Move the monster to { $region }
hellas-action-roll = Roll for { $monster_the }
hellas-action-monster_move = The monster moves
hellas-action-monster_attack = The monster makes its region attack
hellas-action-done = Done
hellas-action-pass = Pass
hellas-action-decline = Decline
hellas-action-not_this_turn = No, and do not ask again this turn
hellas-action-first = { $side_The } goes first
hellas-action-play = Play { $card }
hellas-action-reinforce = Bring up { hellas-phrase-hoplites } from { $region }
hellas-action-withdraw = Withdraw to { $region }
hellas-action-strike = Cover the { $target } with { $card }
hellas-action-strike_set = Cover the { $target } with a set of { $symbol_set }
hellas-action-spend = Lay down { $card }
hellas-action-stop = Stop attacking
hellas-action-wound_monster = Wound { $monster_the }
hellas-action-wound = Cover the { $target }
hellas-action-attack = Attack with { $attack }
hellas-action-defend = Defend with { $card }
hellas-action-shield = Raise the shield: { $card }
hellas-action-suffer = Do not defend
hellas-action-reward = { $reward }
hellas-action-discard_artifact = Discard the artifact { $artifact }

## Decisions

hellas-decision-after_hero_movement = Your hero has moved. Use a power?
hellas-decision-after_march = The march is over. Use a power?
hellas-decision-after_prepare = You are prepared. Use a power?
hellas-decision-army =
    { $regions ->
        [one] Which hoplites move on by one region?
       *[other] Which hoplites move on by up to { $regions } regions?
    }
hellas-decision-attribute =
    { $up_to ->
        [0]
            { $change ->
                [-1] Which attribute of your hero permanently loses 1?
               *[other] Which attribute of your hero goes up by { $change }?
            }
       *[other] Which attribute of your hero becomes { $up_to }?
    }
    .short = you choose an attribute
hellas-decision-battle_card = { hellas-phrase-battle }: play a combat card, or pass.
    .short = you play a card or pass
hellas-decision-battle_order = { hellas-phrase-battle }: which side uses its start effects first?
    .short = you choose which side begins
hellas-decision-battle_start = { hellas-phrase-battle }: use a start effect?
    .short = you may use a start effect
hellas-decision-bluff = { hellas-phrase-battle }: both have passed. Bluff with one more combat card?
    .short = you may bluff
hellas-decision-casualties = { hellas-phrase-battle }: casualties stand at { $casualties }. Change them?
    .short = you may change the casualties
hellas-decision-choose_effect = { $artifact }: which effect do you choose?
    .unseen = Which of the two effects do you choose?
    .short = you choose an effect
hellas-decision-choose_hero = Which hero will you lead?
hellas-decision-charge_artifact = Which of your used artifacts do you charge?
hellas-decision-choose_monster = Which monster do you move?
    .short = you choose a monster
hellas-decision-clear_token = From which special action do you take off the used-action token?
    .short = you take off a used-action token
hellas-decision-defend = { $monster_The } attacks: { $attack }, strength { $strength }. Your defence is { $defence }. Defend?
hellas-decision-discard =
    { $left ->
        [one] Discard a combat card.
       *[other] Discard { $left } combat cards, one by one.
    }
    .short = you discard cards
hellas-decision-discard_drawn =
    { $left ->
        [one] Which of the cards just drawn do you discard?
       *[other] Discard { $left } of the cards just drawn, one by one.
    }
    .short = you discard cards
hellas-decision-draft = Keep one of these blessings; the rest go to the player on your right.
    .short = you choose a blessing
hellas-decision-extra_special = You may take one more special action.
hellas-decision-heal =
    { $left ->
        [one] Which injury is healed?
       *[other] { $left } injuries are healed. Which one first?
    }
    .short = you heal your hero
hellas-decision-hoplite_movement =
    { $left ->
        [0] You may move one more hoplite, over a sea trail.
        [one] You may move one more hoplite.
       *[other] You may move { $left } more hoplites, one by one.
    }
hellas-decision-hunt = Which monster do you hunt?
hellas-decision-hunt_attack =
    { $dealt ->
        [0] { $monster_The } faces you. Deal a wound, or the hunt is over.
       *[1] { $monster_The } bleeds. Strike again, or stop and await the attack?
    }
hellas-decision-hunt_reward = The hunt is over ({ $monster }). Which reward do you take?
hellas-decision-hunt_start =
    { $drawn ->
        [0] The hunt begins ({ $monster }). Use a start effect before you draw?
       *[1] You have drawn for the hunt ({ $monster }). Use a start effect?
    }
hellas-decision-injure =
    { $left ->
        [one] Your hero is injured. Which attribute suffers?
       *[other] Your hero takes { $left } injuries. Which attribute suffers first?
    }
    .short = your hero is injured
hellas-decision-injure_hero = Which hero do you injure?
    .short = you choose a hero to injure
hellas-decision-keep_artifact = Which of these artifacts do you keep?
    .short = you choose an artifact
hellas-decision-kill = How many hoplites do you kill in { $region }?
    .short = you kill hoplites
hellas-decision-leap = Which hoplite flies where?
hellas-decision-march = How many hoplites march from { $start } to { $region }?
hellas-decision-master_plan = { hellas-phrase-battle }: strengthen the card just played?
    .short = you may strengthen your card
hellas-decision-monster_attack = { $monster_The } strikes back at { $hunter }. Which attack do you play?
    .short = you choose the monster’s attack
hellas-decision-monster_choice = { $monster_The } may move or make a region attack. Which is it?
hellas-decision-move_monster = { $monster_The } moves. Where to?
    .short = you move a monster
hellas-decision-next_battle = Which battle is fought next?
    .short = you choose the next battle
hellas-decision-onward = Your hoplites stand in { $region }. Where do they go?
hellas-decision-place_hero = You may place your hero in another region. Where?
    .short = you may place your hero anew
hellas-decision-prepare =
    { $left ->
        [one] Prepare: choose one more option.
       *[other] Prepare: choose { $left } options, one after the other.
    }
hellas-decision-raise_monument = Which monument grows by a level?
hellas-decision-recruit =
    { $left ->
        [one] You may recruit 1 hoplite. Where?
       *[other] You may recruit up to { $left } hoplites, one by one. Where?
    }
    .short = you may recruit hoplites
hellas-decision-redraw =
    { $count ->
        [0] Which combat card do you exchange first?
        [one] 1 card is exchanged. Another one?
       *[other] { $count } cards are exchanged. Another one?
    }
    .short = you exchange cards
hellas-decision-reinforce = Which hoplites do you bring into the battle in { $region }?
    .short = you may bring in hoplites
hellas-decision-repeat_special = Before you build, you may take one used special action once more.
hellas-decision-return_glory = Which Glory Token do you return?
    .short = you return a Glory Token
hellas-decision-roll = Monster phase: for which monster do you roll next?
hellas-decision-save_hoplites = You are about to lose { hellas-phrase-hoplites } in { $region }. Save any?
    .short = you may save hoplites
hellas-decision-spend =
    { $left ->
        [one] Which card with the symbol { $symbol } do you lay down?
       *[other] Lay down { $left } cards with the symbol { $symbol }, one by one.
    }
hellas-decision-start_quest = A quest awaits your hero here. On which step do you start?
hellas-decision-start_region = Where do your hero and your hoplites start?
hellas-decision-take_glory = Which Glory Token do you take?
    .short = you take a Glory Token
hellas-decision-turn = Your turn: regular actions in any order, then one special action.
hellas-decision-turn_start = Your turn begins. Use a power first?
hellas-decision-withdraw = Your hoplites must leave { $region }. Where do they withdraw to?
    .short = you withdraw
hellas-decision-wound = { $monster_The } is wounded. Which symbol is covered?
hellas-decision-wound_monster = Which monster do you wound?
    .short = you wound a monster
hellas-decision-discard_artifact = Which artifact do you discard?
    .short = you lose an artifact

## Events

hellas-event-artifact_charged = { $seat } charges the artifact { $artifact }.
    .you = You charge the artifact { $artifact }.
hellas-event-artifact_gained = { $seat } gains the artifact { $artifact }.
    .you = You gain the artifact { $artifact }.
hellas-event-artifact_opened = { $seat } gains the neutral artifact { $artifact }.
    .you = You gain the neutral artifact { $artifact }.
hellas-event-artifacts_drawn =
    { $count ->
        [one] { $seat } draws a neutral artifact: { $artifacts }.
       *[other] { $seat } draws { $count } neutral artifacts: { $artifacts }.
    }
    .unseen =
        { $count ->
            [one] { $seat } draws a neutral artifact.
           *[other] { $seat } draws { $count } neutral artifacts.
        }
    .you =
        { $count ->
            [one] You draw a neutral artifact: { $artifacts }.
           *[other] You draw { $count } neutral artifacts: { $artifacts }.
        }
hellas-event-attacks_drawn =
    { $count ->
        [one] { $seat } draws 1 monster attack card: { $attacks }.
       *[other] { $seat } draws { $count } monster attack cards: { $attacks }.
    }
    .unseen =
        { $count ->
            [one] { $seat } draws 1 monster attack card.
           *[other] { $seat } draws { $count } monster attack cards.
        }
    .you =
        { $count ->
            [one] You draw 1 monster attack card: { $attacks }.
           *[other] You draw { $count } monster attack cards: { $attacks }.
        }
hellas-event-attribute_changed = { $seat } now has { $attribute } { $value }.
    .you = You now have { $attribute } { $value }.
hellas-event-battle_avoided = Nobody is left to fight in { $region }: there is no battle.
hellas-event-battle_began = { $seat } attacks { $defender } in { $region }!
    .you = You attack { $defender } in { $region }!
    .you_defender = { $seat } attacks you in { $region }!
hellas-event-battle_bonus = { $seat } adds { $number } to the army strength.
    .you = You add { $number } to the army strength.
hellas-event-battle_card_played = { $seat } plays { $card }.
    .you = You play { $card }.
hellas-event-battle_compared = The armies clash in { $region }: { $attack } attacking, { $defence } defending.
hellas-event-battle_passed = { $seat } passes.
    .you = You pass.
hellas-event-battle_won = { $seat } wins the battle in { $region } against { $loser }.
    .you = You win the battle in { $region } against { $loser }.
    .you_loser = { $seat } wins the battle in { $region } against you.
hellas-event-blessing_gained = { $seat } receives the blessing { $blessing }.
    .you = You receive the blessing { $blessing }.
hellas-event-blessing_kept = { $seat } keeps the blessing { $blessing } in secret.
    .unseen = { $seat } keeps a blessing.
    .you = You keep the blessing { $blessing } in secret.
hellas-event-blessings_passed =
    { $count ->
        [one] One blessing goes on to { $seat }: { $blessings }.
       *[other] { $count } blessings go on to { $seat }: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] One blessing goes on to { $seat }.
           *[other] { $count } blessings go on to { $seat }.
        }
    .you =
        { $count ->
            [one] One blessing goes on to you: { $blessings }.
           *[other] { $count } blessings go on to you: { $blessings }.
        }
hellas-event-casualties_changed =
    { $number ->
        [0] { $seat } now takes no casualties.
        [one] { $seat } now takes 1 casualty.
       *[other] { $seat } now takes { $number } casualties.
    }
    .you =
        { $number ->
            [0] You now take no casualties.
            [one] You now take 1 casualty.
           *[other] You now take { $number } casualties.
        }
hellas-event-combat_discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
hellas-event-combat_drawn = { $seat } draws { hellas-phrase-combat_cards }: { $cards }.
    .unseen = { $seat } draws { hellas-phrase-combat_cards }.
    .you = You draw { hellas-phrase-combat_cards }: { $cards }.
hellas-event-control_lost = { $seat } loses control of { $region }, which becomes neutral.
    .you = You lose control of { $region }, which becomes neutral.
hellas-event-control_taken =
    { $loser ->
        [-1] { $seat } takes control of { $region }.
       *[other] { $seat } takes control of { $region } from { $loser }.
    }
    .you =
        { $loser ->
            [-1] You take control of { $region }.
           *[other] You take control of { $region } from { $loser }.
        }
    .you_loser = { $seat } takes { $region } from you.
hellas-event-deck_reshuffled =
    { $count ->
        [one] The { $deck } has run out: its one discarded card is turned over.
       *[other] The { $deck } has run out: { $count } cards are reshuffled.
    }
hellas-event-defence_played = { $seat } defends with { $card }: { $defence } against { $strength }.
    .you = You defend with { $card }: { $defence } against { $strength }.
hellas-event-defence_raised = { $seat } adds { $count } to the defence, now { $defence }.
    .you = You add { $count } to the defence, now { $defence }.
hellas-event-defended = { $seat } fends off the attack with a defence of { $defence }.
    .you = You fend off the attack with a defence of { $defence }.
hellas-event-draft_began =
    { $count ->
        [one] { $seat } draws 1 blessing for a draft: { $blessings }.
       *[other] { $seat } draws { $count } blessings for a draft: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] { $seat } draws 1 blessing for a draft.
           *[other] { $seat } draws { $count } blessings for a draft.
        }
    .you =
        { $count ->
            [one] You draw 1 blessing for a draft: { $blessings }.
           *[other] You draw { $count } blessings for a draft: { $blessings }.
        }
hellas-event-event_drawn = { $seat } draws the event card “{ $drawn }”.
    .you = You draw the event card “{ $drawn }”.
hellas-event-extra_special =
    { $count ->
        [one] { $seat } may take an extra special action this turn.
       *[other] { $seat } may take { $count } extra special actions this turn.
    }
    .you =
        { $count ->
            [one] You may take an extra special action this turn.
           *[other] You may take { $count } extra special actions this turn.
        }
hellas-event-fortified = { $seat } fortifies a hoplite in { $region }.
    .you = You fortify a hoplite in { $region }.
hellas-event-game_over =
    The game is over. { $winners_count ->
        [one] { $winners } rules Hellas!
       *[other] { $winners } rule Hellas!
    } { $reason }
hellas-event-glory_returned = { $seat } returns { $land_glory } to the supply.
    .you = You return { $land_glory } to the supply.
hellas-event-glory_taken = { $seat } takes { $land_glory }.
    .you = You take { $land_glory }.
hellas-event-healed = { $seat } heals the injury on { $attribute }.
    .you = You heal the injury on { $attribute }.
hellas-event-hero_chosen = { $seat } takes the field with { $hero }.
    .you = You take the field with { $hero }.
hellas-event-hero_moved = { $seat }’s hero moves to { $region }.
    .you = Your hero moves to { $region }.
hellas-event-hero_placed = { $seat } starts in { $region } with the hero and { hellas-phrase-hoplites }.
    .you = You start in { $region } with the hero and { hellas-phrase-hoplites }.
hellas-event-hoplites_killed = { $seat } loses { hellas-phrase-hoplites } in { $region }.
    .you = You lose { hellas-phrase-hoplites } in { $region }.
hellas-event-hoplites_moved = { $seat } moves { hellas-phrase-hoplites } from { $start } to { $region }.
    .you = You move { hellas-phrase-hoplites } from { $start } to { $region }.
hellas-event-hoplites_saved = { $seat } saves { hellas-phrase-hoplites } with { $artifact }.
    .you = You save { hellas-phrase-hoplites } with { $artifact }.
hellas-event-laid_beside = { $seat } lays { $card } beside their hand.
    .you = You lay { $card } beside your hand.
hellas-event-hunt_began = { $seat } hunts { $monster_the } in { $region }!
    .you = You hunt { $monster_the } in { $region }!
hellas-event-hunt_ended =
    { $slain ->
        [0] { $seat }’s hunt fails: { $monster_the } lives on.
       *[1] { $seat } deals { $monster_the } the last wound!
    }
    .you =
        { $slain ->
            [0] Your hunt fails: { $monster_the } lives on.
           *[1] You deal { $monster_the } the last wound!
        }
hellas-event-injured = { $seat } takes an injury on { $attribute }.
    .you = You take an injury on { $attribute }.
hellas-event-king_countdown =
    The monument of { $god } is complete, the first of all! { $left ->
        [one] One more special action of { $seat }, then whoever controls its region becomes King of Kings.
       *[other] { $left } more special actions of { $seat }, then whoever controls its region becomes King of Kings.
    }
    .you =
        The monument of { $god } is complete, the first of all! { $left ->
            [one] One more special action of yours, then whoever controls its region becomes King of Kings.
           *[other] { $left } more special actions of yours, then whoever controls its region becomes King of Kings.
        }
hellas-event-king_token_taken =
    { $left ->
        [0] { $seat } takes the last token off the monument activation card: this turn decides who is King of Kings.
        [one] { $seat } takes a token off the monument activation card; one is left.
       *[other] { $seat } takes a token off the monument activation card; { $left } are left.
    }
    .you =
        { $left ->
            [0] You take the last token off the monument activation card: this turn decides who is King of Kings.
            [one] You take a token off the monument activation card; one is left.
           *[other] You take a token off the monument activation card; { $left } are left.
        }
hellas-event-king_undecided = Nobody controls { $region }. Whoever takes it first is King of Kings!
hellas-event-monster_appeared = { $monster_The } appears in { $region }.
hellas-event-monster_attacked = { $monster_The } strikes at { $hunter }: { $seat } has chosen { $attack }, strength { $strength }.
    .you = { $monster_The } strikes at { $hunter }: you have chosen { $attack }, strength { $strength }.
    .you_hunter = { $monster_The } strikes at you: { $seat } has chosen { $attack }, strength { $strength }.
hellas-event-monster_card_lapsed = The monster of this card is slain already ({ $monster }); another event is drawn.
hellas-event-monster_evolved = { $monster_The } evolves. { $evolution_text }
hellas-event-monster_healed = { $monster_The } heals all its wounds!
hellas-event-monster_moved = { $monster_The } moves to { $region }.
hellas-event-monster_rolled = { $seat } rolls for { $monster_the }: { $roll }.
    .you = You roll for { $monster_the }: { $roll }.
hellas-event-monster_slain = { $seat } has slain { $monster_the }!
    .you = You have slain { $monster_the }!
hellas-event-monument_raised = { $seat } raises the monument of { $god } to level { $level }.
    .you = You raise the monument of { $god } to level { $level }.
hellas-event-new_age = All priests leave the monuments, all special actions are free again, all artifacts are charged.
hellas-event-not_defended = { $seat } does not fend off { $attack }.
    .you = You do not fend off { $attack }.
hellas-event-power_used =
    { $power_family ->
        [hero] { $seat } uses the ability of { $power }.
       *[other] { $seat } uses { $power }.
    }
    .you =
        { $power_family ->
            [hero] You use the ability of { $power }.
           *[other] You use { $power }.
        }
hellas-event-prayed = { $seat } sends a priest to the monument of { $god }.
    .you = You send a priest to the monument of { $god }.
hellas-event-priests_gained = { $seat } gains { hellas-phrase-priests }.
    .you = You gain { hellas-phrase-priests }.
hellas-event-priests_sacrificed = { $seat } sacrifices { hellas-phrase-priests }.
    .you = You sacrifice { hellas-phrase-priests }.
hellas-event-quest_completed = { $seat } completes the quest “{ $quest }”!
    .you = You complete the quest “{ $quest }”!
hellas-event-quest_discarded = Three quests are open already: “{ $quest }” is discarded.
hellas-event-quest_placed = A quest opens in { $region }: “{ $quest }”.
hellas-event-quest_started = { $seat } starts the quest “{ $quest }” on step { $number }.
    .you = You start the quest “{ $quest }” on step { $number }.
hellas-event-quest_step = { $seat } reaches step { $number } of the quest “{ $quest }”.
    .you = You reach step { $number } of the quest “{ $quest }”.
hellas-event-recruited =
    { $fortified ->
        [0] { $seat } recruits a hoplite in { $region }.
       *[1] { $seat } recruits a fortified hoplite in { $region }.
    }
    .you =
        { $fortified ->
            [0] You recruit a hoplite in { $region }.
           *[1] You recruit a fortified hoplite in { $region }.
        }
    .several = { $seat } recruits { hellas-phrase-hoplites } in { $region }.
    .you_several = You recruit { hellas-phrase-hoplites } in { $region }.
hellas-event-region_attack = { $monster_The } ravages { $region }!
hellas-event-shield_used = { $seat } raises the shield of { $card } against the attack.
    .you = You raise the shield of { $card } against the attack.
hellas-event-special_attack = { $monster_The } unleashes a special attack!
hellas-event-special_repeated = Before building, { $seat } takes the action { $special } once more.
    .you = Before building, you take the action { $special } once more.
hellas-event-special_taken = { $seat } takes the special action { $special }.
    .you = You take the special action { $special }.
hellas-event-temple_built =
    { $number ->
        [0] { $seat } builds { $temple_kind } in { $region }!
       *[other] { $seat } builds temple { $number } in { $region }.
    }
    .you =
        { $number ->
            [0] You build { $temple_kind } in { $region }!
           *[other] You build temple { $number } in { $region }.
        }
hellas-event-token_cleared = { $seat } frees the special action { $special }.
    .you = You free the special action { $special }.
hellas-event-tokens_cleared = { $seat } frees all special actions.
    .you = You free all special actions.
hellas-event-turn_began = { $seat } begins turn { $turn }.
    .you = You begin turn { $turn }.
hellas-event-unfortified = { $seat } brings the fortified hoplite in { $region } out of the city.
    .you = You bring the fortified hoplite in { $region } out of the city.
hellas-event-withdrew = { $seat } withdraws with { hellas-phrase-hoplites } from { $start } to { $region }.
    .you = You withdraw with { hellas-phrase-hoplites } from { $start } to { $region }.
hellas-event-wound_dealt =
    { $count ->
        [0] { $seat } deals { $monster_the } a wound ({ $symbol }).
       *[other] { $seat } deals { $monster_the } a wound ({ $symbol }) with { $cards }.
    }
    .you =
        { $count ->
            [0] You deal { $monster_the } a wound ({ $symbol }).
           *[other] You deal { $monster_the } a wound ({ $symbol }) with { $cards }.
        }
hellas-event-artifact_discarded = { $seat } discards the artifact { $artifact }.
    .you = You discard the artifact { $artifact }.
hellas-event-blessing_discarded = { $seat } discards the blessing { $blessing }.
    .you = You discard the blessing { $blessing }.

## How a game ends

hellas-reason-favored_of_the_gods = { hellas-victory-favored_of_the_gods }: five regions with temples obey one ruler.
hellas-reason-king_of_kings = { hellas-victory-king_of_kings }: the first complete monument stands on the victor’s soil.
hellas-reason-monster_slayer = { hellas-victory-monster_slayer }: three monsters have fallen to one hero.
hellas-reason-warlord_of_hellas = { hellas-victory-warlord_of_hellas }: enough lands obey one ruler, down to the last region.
# Temples with a kind of their own, as the object of a sentence.
hellas-temple_kind-oracle = the Oracle of Delphi
hellas-victory-warlord_of_hellas = Warlord of Hellas
    .text = Control every region of two lands. With three players the blue land does not count; with two players three lands are needed.
hellas-victory-favored_of_the_gods = Favored of the Gods
    .text = Control five regions with temples; the Oracle of Delphi is one.
hellas-victory-monster_slayer = Monster Slayer
    .text = Slay three monsters, in hunts or otherwise.
hellas-victory-king_of_kings = King of Kings
    .text = Once the first monument is complete, each later special action of its builder takes one of three tokens off the monument activation card. At the end of the turn that takes the third, whoever controls the monument’s region wins; if nobody does, the first to take it. Does not apply with two players.

## Figures: what tells afterwards how a game went

hellas-figure-regions_taken = Regions taken
hellas-figure-temples = Temples built
hellas-figure-monuments = Monument levels built
hellas-figure-glory = Glory Tokens taken
hellas-figure-attacks = Attacks
hellas-figure-battles_won = Battles won
hellas-figure-battles_lost = Battles lost
hellas-figure-cards_played = Combat cards played in battle
hellas-figure-recruited = Hoplites recruited
hellas-figure-hoplites_lost = Hoplites lost
hellas-figure-hunts = Hunts
hellas-figure-wounds = Wounds dealt to monsters
hellas-figure-monsters = Monsters slain
hellas-figure-injuries = Injuries of the hero
hellas-figure-quests = Quests completed
hellas-figure-prayers = Priests sent to pray
hellas-figure-artifacts = Artifacts gained
hellas-figure-blessings = Blessings received
hellas-figure-monster_rolls = Rolls for monsters

## Options

hellas-option-heroes = Heroes
    .text = How the players get their heroes.
hellas-choice-heroes-chosen = Chosen one by one, counter-clockwise
hellas-choice-heroes-dealt = Dealt at random
hellas-option-first_player = First player
    .text = Who takes the first turn, and so is the last to choose a hero.
hellas-choice-first_player-random = Drawn by lot
hellas-choice-first_player-first_seat = The first seat
hellas-option-seating = Seating
    .text = In which order the players sit around the table.
hellas-choice-seating-by_seat = As the seats are numbered
hellas-choice-seating-random = Drawn by lot
hellas-option-expansions = Expansions
    .text = Which expansions are in play.
hellas-option-mode = Mode
    .text = By which rules the game is played.
hellas-choice-mode-standard = Free-for-all

## Lands and regions

# `.glory` is the token of the land, as the object of a sentence.
hellas-land-red = red land
    .glory = the red Glory Token
    .text = Epirus, Macedonia, Thessaly and Chalkidiki.
hellas-land-yellow = yellow land
    .glory = the yellow Glory Token
    .text = Acarnania, Aetolia, Locris and Phocis.
hellas-land-blue = blue land
    .glory = the blue Glory Token
    .text = Euboea, Boeotia, Attica and Corinthia. With three players it does not count towards { hellas-victory-warlord_of_hellas }.
hellas-land-green = green land
    .glory = the green Glory Token
    .text = Achaea, Elis, Arcadia and Messenia.
hellas-land-brown = brown land
    .glory = the brown Glory Token
    .text = Argolis, Laconia and Crete.
hellas-region-epirus = Epirus
    .text = Red land, population 2. A shrine.
hellas-region-macedonia = Macedonia
    .text = Red land, population 2. A city.
hellas-region-thessaly = Thessaly
    .text = Red land, population 4. A city, the monument of Zeus.
hellas-region-chalkidiki = Chalkidiki
    .text = Red land, population 4. A city, a shrine.
hellas-region-acarnania = Acarnania
    .text = Yellow land, population 4. A city, the monument of Hermes.
hellas-region-aetolia = Aetolia
    .text = Yellow land, population 2. A shrine.
hellas-region-locris = Locris
    .text = Yellow land, population 2. A city.
hellas-region-phocis = Phocis
    .text = Yellow land, population 5. The place of the Oracle of Delphi.
hellas-region-euboea = Euboea
    .text = Blue land, population 2. A city.
hellas-region-boeotia = Boeotia
    .text = Blue land, population 2. A city.
hellas-region-attica = Attica
    .text = Blue land, population 5. A city, a shrine, the monument of Athena.
hellas-region-corinthia = Corinthia
    .text = Blue land, population 2. A shrine.
hellas-region-achaea = Achaea
    .text = Green land, population 2. A city.
hellas-region-elis = Elis
    .text = Green land, population 4. A city, a shrine.
hellas-region-arcadia = Arcadia
    .text = Green land, population 2. A city.
hellas-region-messenia = Messenia
    .text = Green land, population 3. A shrine.
hellas-region-argolis = Argolis
    .text = Brown land, population 3. A city.
hellas-region-laconia = Laconia
    .text = Brown land, population 5. Sparta: Recruit brings up to 4 hoplites here, and a fortified hoplite adds 2 to the defence.
hellas-region-crete = Crete
    .text = Brown land, population 2. A shrine.

## Gods, attributes, symbols

hellas-god-athena = Athena
    .text = Prayer raises Leadership by 1. Then, by the level of her monument, you recruit in one region you control: 1 hoplite at level 2, 2 at level 3, 3 at levels 4 and 5.
hellas-god-zeus = Zeus
    .text = Prayer raises Strength by 1. Then, by the level of his monument, you draw combat cards: 1 at level 2, 2 at level 3, 3 at levels 4 and 5.
hellas-god-hermes = Hermes
    .text = Prayer raises Speed by 1. Then, by the level of his monument, you move one army or a part of it: up to 1 region at level 2, up to 2 at level 3, up to 3 at levels 4 and 5.
hellas-attribute-leadership = Leadership
    .text = How many hoplites you may move with Hoplite Movement. Athena raises it, or the god in her place.
hellas-attribute-strength = Strength
    .text = How many combat cards you draw at the start of a hunt. Zeus raises it, or the god in his place.
hellas-attribute-speed = Speed
    .text = How many regions your hero may travel with Hero Movement. Hermes raises it, or the god in his place.
# `.set`: the cards that together cover a symbol of any kind.
hellas-symbol-torch = torch
    .set = torches
    .text = In a hunt one covers a torch; three together cover a symbol of any kind.
hellas-symbol-bow = bow
    .set = bows
    .text = In a hunt one covers a bow; three together cover a symbol of any kind.
hellas-symbol-sword = sword
    .set = swords
    .text = In a hunt one covers a sword; two together cover a symbol of any kind.
hellas-symbol-mace = mace
    .set = maces
    .text = In a hunt one covers a mace; two together cover a symbol of any kind.
hellas-symbol-axe = axe
    .set = axes
    .text = In a hunt it covers an axe.
hellas-symbol-spear = spear
    .set = spears
    .text = In a hunt it covers a spear.
hellas-symbol-shield = shield
    .set = shields
    .text = In a hunt it deals no wound and adds nothing to a defence. Instead one shield defends against any attack: your hero takes 1 injury, and you draw 1 combat card.
hellas-symbol-sickle = sickle
    .set = sickles
    .text = In a hunt it covers a symbol of any kind by itself, but never counts towards a set.
hellas-target-axe = axe
hellas-target-axe-artifact = axe (artifact)
hellas-target-bow = bow
hellas-target-mace = mace
hellas-target-mace-priest = mace (priest)
hellas-target-spear = spear
hellas-target-spear-artifact = spear (artifact)
hellas-target-spear-priest = spear (priest)
hellas-target-sword = sword
hellas-target-sword-artifact = sword (artifact)
hellas-target-sword-priest = sword (priest)
hellas-target-torch = torch
hellas-target-torch-artifact = torch (artifact)
hellas-target-torch-priest = torch (priest)
# What can be chosen, said as actions: effects of Prepare and of powers, and the rewards of a hunt.
hellas-effect-heal_injuries = Heal an injury of your hero
hellas-effect-draw_combat_cards = Draw a combat card
hellas-effect-recruit = Recruit a hoplite in your hero’s region
hellas-effect-wound_monster = Deal a wound to a monster
hellas-effect-wound_hunted_monster = Deal a wound to the hunted monster
hellas-effect-injure_enemy_hero = Injure another player’s hero
hellas-effect-ignore_casualties = Take 1 fewer casualty
hellas-effect-add_enemy_casualties = Inflict 1 more casualty on your opponent
hellas-effect-kill_hoplites = Kill hoplites in your hero’s region
hellas-reward-priest = Take 1 priest
hellas-reward-artifact = Take the top neutral artifact
hellas-reward-monster_artifact = Take the monster’s artifact
# The sides of a battle; `.The` begins a sentence.
hellas-side-attacker = attacker
    .The = The attacker
hellas-side-defender = defender
    .The = The defender
hellas-follows-battle = battle
hellas-follows-control = control
hellas-follows-short = too few for control
hellas-follows-nothing = nothing
hellas-deck-attack = monster attack deck
hellas-deck-combat = combat deck
hellas-deck-event = event deck

## Actions of a turn

hellas-regular-hoplite_movement = Hoplite Movement
    .text = Move up to as many hoplites as your hero’s Leadership, each into a neighbouring region or into or out of a city you control; no hoplite twice.
hellas-regular-hero_movement = Hero Movement
    .text = Move your hero through up to as many regions as its Speed, and start a quest where it ends; or move a hero on a quest one step on.
hellas-regular-prayer = Prayer
    .text = Send 1 priest from your pool to a monument with a free place, of which each has two. The god’s attribute goes up by 1, and you use the god’s power of the monument’s level.
hellas-regular-use_artifacts = Use Artifacts
    .text = Use any number of your charged artifacts one after another. Once you begin another action, you cannot use any more this turn.
hellas-special-recruit = Recruit
    .text = Recruit up to 2 hoplites in each region with a city that you control, up to 4 in Laconia; one in each city may be placed fortified. Place at least 1.
hellas-special-march = March
    .text = Move any number of your unfortified hoplites from one region into one neighbouring region, even if they have moved already.
hellas-special-build_temple = Build Temple
    .text = Build the next temple on an empty shrine in a region you control, or the Oracle in Phocis, and gain 1 priest. A marked place on the temple card brings a blessing draft, the Oracle its own reward.
hellas-special-prepare = Prepare
    .text = Two of these, or one of them twice: heal 1 injury; draw 1 combat card; recruit 1 hoplite in your hero’s region. Not possible while your hero is on a quest.
hellas-special-usurp = Usurp
    .text = If you own the Glory Token of the land your hero stands in, take control of the region; other players’ hoplites withdraw without losses. Then you may recruit 1 hoplite there. You keep the token.
hellas-special-hunt = Hunt
    .text = Hunt a monster in your hero’s region: draw as many combat cards as your Strength, cover its wound symbols with them, and withstand its attacks.
hellas-special-build_monument = Build Monument
    .text = Add a level to any monument. All priests leave the monuments, you gain 1 priest for each temple region you control, all players free their special actions and charge their artifacts; then come the monster phase and the event phase. Never marked as used.
hellas-roll-nothing = nothing happens
hellas-roll-region_attack = region attack
hellas-roll-move = move
hellas-roll-move_or_region_attack = move or region attack

## Heroes

hellas-hero-achilles = Achilles
    .text = Start: Speed 2. Ability: in your battles in the region he stands in, the lower of his Speed and Strength is added to your army strength.
hellas-hero-helen = Helen
    .text = Start: draw 3 neutral artifacts and keep 1. Ability: other players’ hoplites cannot move into the region she stands in unless their own hero is there too.
hellas-hero-heracles = Heracles
    .text = Start: Strength 2. Ability: at the start of your turn you may return a Glory Token to draw 2 neutral artifacts and keep 1, as often as you have tokens.
hellas-hero-perseus = Perseus
    .text = Start: the Glory Token of the land he starts in. Ability: after your Prepare you may place him in any region; this cannot start a quest.
hellas-hero-cleito = Cleito
    .text = Start: 1 priest. Ability: instead of Hero Movement you may heal 1 injury, also on a quest.

## Monsters

# `.the` stands inside a sentence, `.The` at its beginning.
hellas-monster-cyclops = Cyclops
    .the = the Cyclops
    .The = The Cyclops
    .text = Wounds: bow, bow, torch (priest), mace, spear (artifact). Region attack: 1 injury to every hero in its region and the neighbouring ones. Special attack: 1 injury; one attribute of the hunter’s choice permanently loses 1. Artifact: { hellas-artifact-eye_of_cyclops }.
hellas-monster-hydra = Hydra
    .the = the Hydra
    .The = The Hydra
    .text = Wounds: sword, sword, torch (priest), torch, axe (artifact), bow. Region attack: 1 hoplite dies in its region and in every neighbouring one. Special attack: all its wounds are healed. Artifact: { hellas-artifact-poison_arrows }.
hellas-monster-cerberus = Cerberus
    .the = Cerberus
    .The = Cerberus
    .text = Wounds: bow, torch, sword, sword (priest), mace, spear, axe (artifact). Region attack: 3 hoplites die. Special attack: 3 injuries. Artifact: { hellas-artifact-adamant_tethers }.
hellas-monster-medusa = Medusa
    .the = Medusa
    .The = Medusa
    .text = Wounds: bow, sword (priest), torch, spear (artifact). Passive: hoplites cannot move out of her region. Region attack: 1 hoplite dies. Special attack: 1 injury; the hunt ends if the hero’s Speed is then below 3. Artifact: { hellas-artifact-medusas_blood }.
hellas-monster-sphinx = Sphinx
    .the = the Sphinx
    .The = The Sphinx
    .text = Wounds: torch, bow, mace (priest), axe (artifact). Passive: nobody recruits hoplites in her region. Region attack: 1 hoplite dies. Special attack: 1 injury; the hunt ends if the hero’s Leadership is then below 3. Artifact: { hellas-artifact-head_of_sphinx }.
hellas-monster-chimera = Chimera
    .the = the Chimera
    .The = The Chimera
    .text = Wounds: bow, bow, torch, spear (priest), axe, sword (artifact). Passive: no priest can be sent to a monument in its region. Region attack: 1 hoplite dies, then it goes to the tallest monument. Special attack: 1 injury; the hunter keeps 1 combat card and discards the others. Artifact: { hellas-artifact-chimeras_fire }.
hellas-monster-minotaur = Minotaur
    .the = the Minotaur
    .The = The Minotaur
    .text = Wounds: mace, mace (priest), axe, spear, torch (artifact). Region attack: 1 hoplite dies, and whoever controls the region sacrifices 1 priest. Special attack: 2 injuries; the hunter discards half of the combat cards, rounded up. Artifact: { hellas-artifact-minotaurs_horn }.
hellas-evolution-cerberus_epirus = Cerberus of Epirus
    .text = The first attack of each hunt against it is 3 stronger; if it is not defended, the hunt also ends after its effect.
hellas-evolution-cerberus_locris = Cerberus of Locris
    .text = One more wound symbol: spear.
hellas-evolution-chimera_macedonia = Chimera of Macedonia
    .text = Whenever hoplites enter its region, 1 of them dies.
hellas-evolution-chimera_arcadia = Chimera of Arcadia
    .text = Two more wound symbols: mace and sword.
hellas-evolution-cyclops_acarnania = Cyclops of Acarnania
    .text = Its attacks are 1 stronger.
hellas-evolution-cyclops_euboea = Cyclops of Euboea
    .text = One more wound symbol: mace.
hellas-evolution-hydra_argolis = Hydra of Argolis
    .text = While 3 or more of its symbols are covered, its attacks are 2 stronger.
hellas-evolution-hydra_chalkidiki = Hydra of Chalkidiki
    .text = Two more wound symbols: bow and bow.
hellas-evolution-medusa_attica = Medusa of Attica
    .text = At the start of a hunt against her the hunter draws as many combat cards as the hero’s Speed, not Strength.
hellas-evolution-medusa_phocis = Medusa of Phocis
    .text = One more wound symbol: axe.
hellas-evolution-minotaur_crete = Minotaur of Crete
    .text = A hunt against it needs at least 1 priest in the hunter’s pool.
hellas-evolution-minotaur_boeotia = Minotaur of Boeotia
    .text = One more wound symbol: sword.
hellas-evolution-sphinx_messenia = Sphinx of Messenia
    .text = A hunt against her needs Leadership 3 or more.
hellas-evolution-sphinx_thessaly = Sphinx of Thessaly
    .text = Two more wound symbols: torch and torch.

## Monster attacks

-hellas-attack = If it is not defended: 1 injury.
-hellas-quick_attack = If it is not defended: 1 injury, and the hunter discards down to as many combat cards as the hero’s Speed.
-hellas-recall = If it is not defended, the hunt ends.
-hellas-special_attack = If it is not defended, the monster makes its special attack.
-hellas-wild_attack = If it is not defended: 1 injury, and the hunter discards 1 combat card at random.
hellas-attack-attack_3 = Attack (3)
    .text = Strength 3. { -hellas-attack }
hellas-attack-attack_4 = Attack (4)
    .text = Strength 4. { -hellas-attack }
hellas-attack-attack_5 = Attack (5)
    .text = Strength 5. { -hellas-attack }
hellas-attack-charge = Charge
    .text = Strength 1, and 1 more for each uncovered wound symbol. If it is not defended: 2 injuries.
hellas-attack-fury = Fury
    .text = Strength equal to the number of all wound symbols, covered or not. If it is not defended: 1 injury, and the hunt ends if the hero was injured before.
hellas-attack-mighty_attack = Mighty Attack
    .text = Strength 4. If it is not defended: 2 injuries.
hellas-attack-nasty_wound = Nasty Wound
    .text = Strength 4. If it is not defended: 1 injury, and the hero’s highest attribute, injured or not, permanently loses 1.
hellas-attack-quick_attack_4 = Quick Attack (4)
    .text = Strength 4. { -hellas-quick_attack }
hellas-attack-quick_attack_5 = Quick Attack (5)
    .text = Strength 5. { -hellas-quick_attack }
hellas-attack-rampage = Rampage
    .text = Strength 1, and 2 more for each covered wound symbol. { -hellas-special_attack }
hellas-attack-recall_3 = Recall (3)
    .text = Strength 3. { -hellas-recall }
hellas-attack-recall_4 = Recall (4)
    .text = Strength 4. { -hellas-recall }
hellas-attack-special_attack_3 = Special Attack (3)
    .text = Strength 3. { -hellas-special_attack }
hellas-attack-special_attack_4 = Special Attack (4)
    .text = Strength 4. { -hellas-special_attack }
hellas-attack-surprise_attack = Surprise Attack
    .text = Strength 1, and 1 more for each combat card in the hunter’s hand. If it is not defended: 1 injury, and the hunter discards half of the combat cards, rounded up.
hellas-attack-wild_attack_4 = Wild Attack (4)
    .text = Strength 4. { -hellas-wild_attack }
hellas-attack-wild_attack_5 = Wild Attack (5)
    .text = Strength 5. { -hellas-wild_attack }

## Combat cards

-hellas-fortification = Value 1, no casualties. Army strength +2 if you defend a region with a city.
-hellas-local_support = Value 1, no casualties. If you defend a region with a city, recruit up to 2 hoplites there at once; they take part in this battle.
-hellas-glory = Value 1, no casualties. Army strength +3 if you own the Glory Token of the land of the battle.
-hellas-phalanx = 1 casualty. Army strength +1 for every two of your hoplites in the battle.
-hellas-trap = Value 1, 1 casualty. Your hero’s Leadership is added to your army strength.
-hellas-tactical_maneuver = Value 2, no casualties. Army strength +2 if your hero’s Leadership is higher than that of the opponent’s hero, wherever they are.
-hellas-encirclement = Value 2, 1 casualty. If you win, your opponent loses 3 additional hoplites instead of 1.
-hellas-wild_blow = Value 3, 1 casualty. No effect.
-hellas-javelin_volley = Value 2, no casualties. If you have more hoplites in the battle than the opponent, kill 1 of the opponent’s at once.
-hellas-assault = Value 4, 2 casualties. Army strength +2 if you attack.
hellas-card-fortification_torch = Fortification (torch)
    .text = { -hellas-fortification }
hellas-card-fortification_bow = Fortification (bow)
    .text = { -hellas-fortification }
hellas-card-local_support_torch = Local Support (torch)
    .text = { -hellas-local_support }
hellas-card-local_support_bow = Local Support (bow)
    .text = { -hellas-local_support }
hellas-card-glory_torch = Glory (torch)
    .text = { -hellas-glory }
hellas-card-glory_bow = Glory (bow)
    .text = { -hellas-glory }
hellas-card-phalanx_torch_1 = Phalanx (torch, value 1)
    .text = Value 1, { -hellas-phalanx }
hellas-card-phalanx_torch_2 = Phalanx (torch, value 2)
    .text = Value 2, { -hellas-phalanx }
hellas-card-flank_attack_bow = Flank Attack (bow)
    .text = Value 2, 1 casualty. Army strength +2 if you have more hoplites in the battle than the opponent.
hellas-card-trap_sword = Trap (sword)
    .text = { -hellas-trap }
hellas-card-trap_mace = Trap (mace)
    .text = { -hellas-trap }
hellas-card-tactical_maneuver_sword = Tactical Maneuver (sword)
    .text = { -hellas-tactical_maneuver }
hellas-card-tactical_maneuver_mace = Tactical Maneuver (mace)
    .text = { -hellas-tactical_maneuver }
hellas-card-encirclement_sword = Encirclement (sword)
    .text = { -hellas-encirclement }
hellas-card-encirclement_mace = Encirclement (mace)
    .text = { -hellas-encirclement }
hellas-card-wild_attack_sword = Wild Attack (sword)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_mace = Wild Attack (mace)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_axe = Wild Attack (axe)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_spear = Wild Attack (spear)
    .text = { -hellas-wild_blow }
hellas-card-reinforcements_shield = Reinforcements (shield)
    .text = Value 0, no casualties. Move any number of your hoplites from one neighbouring region into the battle.
hellas-card-charge_sickle = Charge (sickle)
    .text = Value 4, 2 casualties. No effect.
hellas-card-javelin_volley_axe = Javelin Volley (axe)
    .text = { -hellas-javelin_volley }
hellas-card-javelin_volley_spear = Javelin Volley (spear)
    .text = { -hellas-javelin_volley }
hellas-card-assault_axe = Assault (axe)
    .text = { -hellas-assault }
hellas-card-assault_spear = Assault (spear)
    .text = { -hellas-assault }

## Artifacts

hellas-artifact-owl_of_athena = Owl of Athena
    .text = Your turn: draw 2 combat cards, keep 1 of them and discard the other.
hellas-artifact-boots_of_hermes = Boots of Hermes
    .text = Your turn: place your hero in any region.
hellas-artifact-thunder_of_zeus = Thunder of Zeus
    .text = Your turn: deal 1 wound to any monster on the map, or 1 injury to another player’s hero in a region; that player chooses the attribute. Cannot be used on a hero with three injuries.
hellas-artifact-caduceus = Caduceus
    .text = At the start of your battle: the opponent discards 1 combat card of their choice.
hellas-artifact-apollos_arrow = Apollo’s Arrow
    .text = At the start of your battle: army strength +2, if the battle is in a region next to your hero’s.
hellas-artifact-femes_trumpet = Feme’s Trumpet
    .text = Your turn: take the used-action token off one of your special actions.
hellas-artifact-harpe = Harpe
    .text = At the start of your battle or hunt: draw 1 combat card.
hellas-artifact-pandoras_box = Pandora’s Box
    .text = Your turn: run a monster phase now.
hellas-artifact-horn_of_plenty = Horn of Plenty
    .text = Your turn: recruit up to 2 hoplites in one region with a city that you control.
hellas-artifact-ambrosia = Ambrosia
    .text = Your turn: heal all injuries of your hero.
hellas-artifact-aegis = Aegis
    .text = When hoplites of yours are about to be killed: 1 or 2 of them are not. It does not help against a price you pay, nor if they have nowhere to withdraw to.
hellas-artifact-eye_of_graeae = Eye of Graeae
    .text = In your battle or hunt, when you are asked for a card: discard any number of combat cards, at least 1, and draw as many.
hellas-artifact-ariadnes_thread = Ariadne’s Thread
    .text = Your turn: move one monster 1 or 2 regions.
hellas-artifact-poison_arrows = Poison Arrows
    .text = At the start of your hunt: cover one symbol of any kind on the hunted monster and draw 1 combat card.
hellas-artifact-minotaurs_horn = Minotaur’s Horn
    .text = At the start of a battle you defend: move any number of your hoplites from neighbouring regions into the battle.
hellas-artifact-head_of_sphinx = Head of Sphinx
    .text = Your turn: take control of the neutral region your hero is in and recruit 1 hoplite there. Cannot be used where hoplites of another player stand.
hellas-artifact-eye_of_cyclops = Eye of Cyclops
    .text = Your turn: gain 1 priest if your hero is in a region with a temple, whoever controls it.
hellas-artifact-medusas_blood = Medusa’s Blood
    .text = After strengths are compared in your battle: ignore 1 of your casualties, or add 1 to the opponent’s.
hellas-artifact-chimeras_fire = Chimera’s Fire
    .text = Your turn: kill 1 hoplite in your hero’s region.
hellas-artifact-adamant_tethers = Adamant Tethers
    .text = Your turn: kill 3 hoplites in your hero’s region.

## Blessings

hellas-blessing-cunning_tactician = Cunning Tactician
    .text = Athena: each combat card you play in a battle adds 1 more to your army strength.
hellas-blessing-mobilization = Mobilization
    .text = Athena: with your Recruit action also recruit up to 2 hoplites in one region you control, city or not.
hellas-blessing-master_plan = Master Plan
    .text = Athena: when you play a combat card in a battle or in defence in a hunt, you may sacrifice 1 priest to add 3 to its value; once for each card.
hellas-blessing-athenas_gift = Athena’s Gift
    .text = Athena: after you have won a battle, gain 1 priest.
hellas-blessing-heroic_presence = Heroic Presence
    .text = Athena: army strength +2 in your battles in your hero’s region.
hellas-blessing-always_prepared = Always Prepared
    .text = Athena: at the start of your battle, draw 1 combat card if you hold none.
hellas-blessing-unbroken_morale = Unbroken Morale
    .text = Athena: at the start of a battle in which your opponent has more hoplites than you, kill 1 of the opponent’s.
hellas-blessing-local_volunteers = Local Volunteers
    .text = Athena: instead of Hoplite Movement recruit exactly 2 hoplites in one region you control. Cannot be used with fewer than 2 in your supply.
hellas-blessing-stalwart_defense = Stalwart Defense
    .text = Athena: army strength +1 when you defend.
hellas-blessing-no_attrition = No Attrition
    .text = Athena: the casualty symbols of the first combat card you play in a battle do not count.
hellas-blessing-battle_prayer = Battle Prayer
    .text = Athena: at any time, as often as you pay, sacrifice 1 priest to draw 1 combat card.
hellas-blessing-restrictive_maneuver = Restrictive Maneuver
    .text = Athena: when you defend, the attacker can play only 1 combat card in that battle.
hellas-blessing-sacrifice_of_flesh = Sacrifice of Flesh
    .text = Zeus: once in each of your hunts, when you are asked for an attack or a defence, you may sacrifice 1 priest to heal 1 injury and draw 1 combat card.
hellas-blessing-weak_spot = Weak Spot
    .text = Zeus: at the start of your hunt you may discard 1 combat card to cover one symbol of any kind.
hellas-blessing-push_ups = Push-Ups
    .text = Zeus: instead of Hero Movement draw 1 combat card.
hellas-blessing-inspiring_hunt = Inspiring Hunt
    .text = Zeus: when you begin a hunt, gain 1 priest. It does not help to meet the hunt’s own conditions.
hellas-blessing-combat_training = Combat Training
    .text = Zeus: after your Prepare draw 1 combat card.
hellas-blessing-heros_wrath = Hero’s Wrath
    .text = Zeus: directly after your Hero Movement you may discard 1 combat card to kill 2 hoplites in your hero’s region.
hellas-blessing-local_support = Local Support
    .text = Zeus: the population of every region is 2 lower for you, at least 1.
hellas-blessing-glory_of_zeus = Glory of Zeus
    .text = Zeus: your Usurp recruits up to 3 hoplites instead of 1.
hellas-blessing-armory = Armory
    .text = Zeus: when you gain it, draw 2 combat cards. Your combat card limit is 6.
hellas-blessing-gods_strength = God’s Strength
    .text = Zeus: when you gain it, Strength +1. Whenever anybody builds a monument, heal 1 injury of your hero.
hellas-blessing-wild_hunt = Wild Hunt
    .text = Zeus: instead of Hero Movement permanently lower your Strength by 1 to begin a hunt. Cannot be used with Strength 1.
hellas-blessing-shoot_to_kill = Shoot to Kill
    .text = Zeus: once in your turn discard 1 combat card with a bow to cover one symbol of any kind in an attack step of your hunt, or, between actions, to kill up to 2 hoplites in your hero’s region.
hellas-blessing-exhausted_fight = Exhausted Fight
    .text = Hermes: you may hunt although your Hunt action is used: your hero takes 1 injury, and a used-action token is laid on this card until the next Build Monument.
hellas-blessing-forced_march = Forced March
    .text = Hermes: your March may move its group up to 2 regions.
hellas-blessing-rearguard = Rearguard
    .text = Hermes: after your March and its battles you may recruit up to 2 hoplites in the region it set out from, whether or not you control it.
hellas-blessing-response_force = Response Force
    .text = Hermes: at the start of a battle you defend, you may move up to as many hoplites as your Speed from one neighbouring region into it.
hellas-blessing-bluff = Bluff
    .text = Hermes: after both sides have passed, you may play one more combat card; the opponent may not answer it.
hellas-blessing-exile = Exile
    .text = Hermes: once in your turn, between actions, your hero may take 1 injury to place a monster from its region in any other region.
hellas-blessing-ambush = Ambush
    .text = Hermes: at the start of a battle you defend in a region where you have a fortified hoplite, kill 1 hoplite of the attacker.
hellas-blessing-murderous_march = Murderous March
    .text = Hermes: in your March you may kill 2 unfortified hoplites of the marching army to move any number of the others there, at least 1, into any one region.
hellas-blessing-advanced_dodge = Advanced Dodge
    .text = Hermes: when you gain it, Speed +1. Once in each of your hunts you may add your Speed to the value of one card played in defence.
hellas-blessing-hermes_temple = Hermes’ Temple
    .text = Hermes: when you gain it, gain 1 priest. After your Build Temple action you may take one extra special action at once.
hellas-blessing-winged_boots = Winged Boots
    .text = Hermes: instead of Hoplite Movement move 1 of your hoplites into any region.
hellas-blessing-heros_apprentice = Hero’s Apprentice
    .text = Hermes: instead of Hero Movement move 1 of your hoplites up to as many regions as your Speed.

## Quests

hellas-quest-aid_to_atlas = Aid to Atlas
    .text = Messenia. Steps: Strength 2; Strength 4; Strength 5. Reward: keep this card; discard it at any time to take off all your used-action tokens and draw 2 combat cards.
hellas-quest-amazon_queen = Amazon Queen
    .text = Chalkidiki. Steps: Leadership 2; Leadership 2 and 1 priest; Leadership 2 and sacrifice 1 priest. Reward: Strength +1 and draw 2 combat cards.
hellas-quest-clean_augean_stables = Clean Augean Stables
    .text = Elis. Steps: Speed 2; Speed 2 and take 2 injuries; Speed 3 and take 2 injuries. Reward: keep this card; discard it in your turn, before your special action, to have one extra special action in that turn.
hellas-quest-saving_prometheus = Saving Prometheus
    .text = Macedonia. Steps: discard 1 combat card; discard 2; discard 4. Reward: 1 priest, and recruit up to 2 hoplites in one region you control.
hellas-quest-capture_cretan_bull = Capture Cretan Bull
    .text = Crete. Steps: Speed 3 or Strength 3; Speed 3 or Strength 3, and discard 2 combat cards; Speed 4 or Strength 4, and discard 2 combat cards. Reward: one further Glory Token, of another land, that nobody owns.
hellas-quest-calydonian_hunt = Calydonian Hunt
    .text = Aetolia. Steps: Speed 2 and control of 2 city regions; Speed 2 and 3 city regions; Speed 3 and 3 city regions. Reward: recruit up to 2 hoplites in every city region you control.
hellas-quest-kill_stymphalian_birds = Kill Stymphalian Birds
    .text = Corinthia. Steps: 1 priest; 1 priest and control of 2 temple regions; 2 priests and 2 temple regions. Reward: draw 3 neutral artifacts and keep 1.
hellas-quest-expedition_for_the_golden_fleece = Expedition for the Golden Fleece
    .text = Acarnania. Steps: Leadership 2; Leadership 2 and Speed 2; Leadership 2, Speed 2 and 1 artifact. Reward: recruit up to 3 hoplites in one region you control.
hellas-quest-cattle_of_geryon = Cattle of Geryon
    .text = Boeotia. Steps: Strength 2; Strength 4; Strength 4 and discard 2 combat cards. Reward: one attribute below 3, injuries not counted, becomes 3.

## Temple cards

hellas-temple_card-temple_card_1 = temple card 1
    .text = Blessing drafts at temples 2, 4, 6 and 8. The Oracle of Delphi gives one extra special action this turn.
hellas-temple_card-temple_card_2 = temple card 2
    .text = Blessing drafts at temples 2, 3, 6 and 8. The Oracle of Delphi gives 1 further priest and a blessing draft.
hellas-temple_card-temple_card_3 = temple card 3
    .text = Blessing drafts at temples 2, 3, 5 and 7. The Oracle of Delphi lets its builder draw 3 neutral artifacts and keep 1.
hellas-temple_card-temple_card_4 = temple card 4
    .text = Blessing drafts at temples 3, 4, 5 and 7. The Oracle of Delphi lets its builder draw combat cards up to the combat card limit.
hellas-temple_card-temple_card_5 = temple card 5
    .text = Blessing drafts at temples 3, 4, 6 and 7. The Oracle of Delphi raises two different attributes of its builder’s hero by 1 each.

## Fields whose words are those of other families (not to be translated); `.item` is how one of a list reads

hellas-field-start = region
hellas-field-power = artifact blessing hero quest
hellas-field-drawn = evolution quest event_card
hellas-field-cards = card
    .item = { $item }
hellas-field-artifacts = artifact
    .item = { $item }
hellas-field-blessings = blessing
    .item = { $item }
hellas-field-attacks = attack
    .item = { $item }

## Why an action is not offered

hellas-why-a_temple_stands_there = There is already a temple in { $region }.
hellas-why-no_city_region_can_take_a_recruit = No region of yours with a city can take a recruit.
hellas-why-no_option_of_it_is_possible = None of its options is possible now.
hellas-why-no_shrine_is_there = There is no shrine in { $region }.
hellas-why-no_temple_is_left = No temple is left to be built there.
hellas-why-that_action_is_marked_as_used = { $special } has a used-action token.
hellas-why-that_region_is_not_yours = You do not control { $region }.
hellas-why-you_do_not_own_that_lands_glory_token = You do not own the Glory Token of the land your hero is in.
hellas-why-you_hold_the_region_and_cannot_recruit_there = You control { $region } already, and cannot recruit there.
hellas-why-hoplites_of_others_stand_there = Hoplites of another player stand in { $region }.
hellas-why-it_is_barred_there = A monster or a rule forbids it in { $region }.
hellas-why-no_hoplite_is_left_in_the_supply = You have no hoplites left to recruit.
hellas-why-no_monster_of_that_name_is_with_your_hero = Your hero and the monster are not in the same region.
hellas-why-the_monster_cannot_be_hunted_yet = You do not meet the requirement of the monster’s evolution.
hellas-why-your_hero_is_not_on_the_map = Your hero is not on the map.
hellas-why-it_is_charged_already = { $artifact } is charged already.
hellas-why-too_few_hoplites_are_there = Too few of your hoplites are in { $region }.
hellas-why-you_lack_the_blessing_for_it = You do not have the blessing for it.
hellas-why-hoplites_cannot_leave_that_region = Hoplites cannot leave { $region } now.
hellas-why-it_is_the_same_region = They are in { $region } already.
hellas-why-no_city_is_there = There is no city in { $region }.
hellas-why-none_of_your_hoplites_can_move_from_there = None of your hoplites in { $region } can move now.
hellas-why-nobody_of_yours_is_fortified_there = You have no fortified hoplite in { $region } that could come out.
hellas-why-somebody_is_fortified_there = A hoplite is fortified in { $region } already.
hellas-why-that_region_is_closed_to_you = { $region } is closed to your hoplites.
hellas-why-the_regions_are_no_neighbours = { $start } and { $region } are not neighbours.
hellas-why-only_a_free_way_is_left = You have no step left for it; only one over the sea is still free.
hellas-why-it_would_change_nothing = It would change nothing now.
hellas-why-its_condition_is_not_met = Its condition is not met.
hellas-why-its_moment_has_not_come = It cannot be used at this moment.
hellas-why-you_cannot_pay_for_it = You cannot pay its price.
hellas-why-you_do_not_have_it = You do not have it.
hellas-why-you_have_used_it_already = You have used it already.
hellas-why-no_place_for_a_priest_is_free = That monument has no free place for a priest.
hellas-why-no_priest_is_in_your_pool = You have no priest in your pool.
hellas-why-nothing_would_follow_from_staying = Your hero is there already, and staying would have no effect.
hellas-why-that_is_too_far =
    { $region } is too far: your hero can move { $count ->
        [one] 1 region
       *[other] { $count } regions
    }.
hellas-why-that_regular_action_is_taken = You have already taken { $regular } this turn.
hellas-why-the_artifacts_of_this_turn_are_used = You cannot use more artifacts this turn, since another action has begun.
hellas-why-your_hero_is_on_a_quest = Your hero is on a quest.
hellas-why-your_hero_is_on_no_quest = Your hero is not on a quest.
hellas-why-more_must_be_placed_first =
    { $count ->
        [one] One more hoplite
       *[other] { $count } more hoplites
    } must be placed first.
hellas-why-nobody_can_be_placed_there_now = Nobody can be placed in { $region } now.
hellas-why-its_casualties_exceed_your_hoplites = You would have more casualty symbols than hoplites in the battle.
hellas-why-no_more_cards_may_be_played = You cannot play more cards in this battle.
hellas-why-you_do_not_hold_that_card = You do not hold that card.
hellas-why-no_battle_waits_there = No battle waits in { $region }.
hellas-why-the_monster_has_been_rolled_for = The die has been rolled for that monster already.
hellas-why-that_hero_cannot_be_injured = That hero cannot be injured now.
hellas-why-the_monster_is_not_on_the_map = That monster is not on the map.
hellas-why-somebody_owns_that_token = Somebody owns that Glory Token already.
hellas-why-that_action_is_not_marked = { $special } has no used-action token.
hellas-why-that_attribute_is_not_injured = { $attribute } is not injured.
hellas-why-that_card_was_not_drawn_now = That card is not one of those just drawn.
hellas-why-it_bears_another_symbol = That card shows another symbol.
hellas-why-no_open_wound_bears_that_symbol = No uncovered wound of the monster shows that card’s symbol.
hellas-why-that_wound_is_covered = That wound is covered already.
hellas-why-too_few_cards_of_that_symbol = You hold too few cards of that symbol.
hellas-why-a_defence_that_was_begun_is_completed = Complete the defence you have begun with other cards.
hellas-why-your_cards_cannot_reach_the_strength = All your cards together do not reach the strength of the attack.
hellas-why-recruits_join_the_battle = These recruits join the battle in { $region }.
hellas-why-that_attribute_is_injured = { $attribute } is injured already.
hellas-why-that_attribute_takes_no_injury = { $attribute } takes no injury.
hellas-why-that_attribute_is_not_among_them = This effect does not change { $attribute } now.
hellas-why-it_does_not_reach_so_far = It does not reach as far as { $region }.
hellas-why-nobody_can_be_struck_there = No hoplite can be killed by it in { $region }.
hellas-why-it_kills_fewer_hoplites = It does not kill that many in { $region }.
hellas-why-the_tallest_monument_is_elsewhere = The tallest monument does not stand in { $region }.
hellas-why-it_saves_fewer_hoplites = It does not save that many hoplites.
hellas-why-that_is_none_of_its_effects = That is not one of its effects.
hellas-why-no_covered_wound_bears_that_reward = You covered no wound in this hunt that gives that reward.
hellas-why-the_monster_was_not_slain = The monster was not slain.
hellas-why-the_neutral_deck_is_empty = The deck of neutral artifacts is empty.
hellas-why-a_hero_stands_there = A hero stands in { $region } already.
hellas-why-that_hero_is_taken = { $hero } has been chosen already.
hellas-why-that_blessing_is_not_among_these = The blessing “{ $blessing }” is not among these cards.
hellas-why-that_monument_is_complete = The monument of { $god } has all its levels.
hellas-why-that_quest_is_not_where_your_hero_is = { $quest } is not in your hero’s region.
hellas-why-you_do_not_meet_that_step = You do not meet what this step of { $quest } demands.
hellas-why-a_wound_like_it_is_offered = A wound just like it is lit in its place.
hellas-why-another_wound_comes_first = Another wound of the monster comes first.
hellas-why-the_monster_has_no_such_wound = The monster has no such wound.
hellas-why-a_shield_adds_nothing_to_a_defence = A card with a shield blocks an attack by itself; it adds nothing to a defence.
hellas-why-that_card_shows_no_shield = That card shows no shield.
hellas-why-artifacts_of_gods_are_never_lost = The artifact of a god is never discarded.

## What is still to be chosen, once something is touched

hellas-begin-hero_movement = Where does your hero go?
hellas-begin-prayer = At which monument does your priest pray?
hellas-begin-hoplite_movement = Which hoplite moves? Tap where it stands.
hellas-begin-use_artifacts = Which artifact do you use?
hellas-narrow-army = How many hoplites do you lead?
    .known = How many hoplites do you lead from { $region }?
hellas-narrow-build_temple = Where do you build the temple? It ends your turn.
hellas-narrow-hunt = Which monster do you hunt? The hunt ends your turn.
hellas-narrow-march = Where do your hoplites march from? A March ends your turn.
    .known =
        { $standing ->
            [one] Where does your hoplite march from { $start }?
           *[other] Where do your { $standing } hoplites march from { $start }?
        } A March ends your turn.
hellas-narrow-move = Which hoplite moves where?
    .known = Where does a hoplite from { $start } move?
hellas-narrow-move_hero = Where does your hero go?
hellas-narrow-murderous_march = Where do your hoplites march from? A Murderous March ends your turn.
    .known =
        { $standing ->
            [one] Where does your hoplite march from { $start }?
           *[other] Where do your { $standing } hoplites march from { $start }?
        } A Murderous March ends your turn.
hellas-narrow-pray = At which monument does your priest pray?
hellas-narrow-reinforce = How many hoplites do you bring up?
    .known = How many hoplites do you bring up from { $region }?
hellas-narrow-save = How many hoplites do you save?
hellas-narrow-start_quest = On which step does your hero start?
hellas-narrow-strike = Which wound do you cover?
    .known = Which wound do you cover with { $card }?
hellas-narrow-strike_set = Which wound do you cover?
    .known = Which wound do you cover with a set of { $symbol_set }?

## The board of Lords of Hellas

web-hellas-group-cards = Cards and creatures
web-hellas-group-gods = Gods and wonders
web-hellas-group-lands = More lands, and another game
web-hellas-preset-beasts = Heroes and beasts
web-hellas-preset-sea = The sea
web-hellas-preset-lords = Six lords
web-hellas-preset-kronos = Kronos
web-hellas-map = Map of Hellas
web-hellas-sea-ionian = Ionian Sea
web-hellas-sea-aegean = Aegean Sea
web-hellas-sea-cretan = Sea of Crete
web-hellas-player = Player { $number }
web-hellas-here_control = Control: { $things }
web-hellas-here_hoplites = Hoplites: { $things }
web-hellas-here_fortified = Fortified: { $things }
web-hellas-here_heroes = Heroes: { $things }
web-hellas-here_monsters = Monsters: { $things }
web-hellas-here_quest = Quest: { $things }
web-hellas-here_temple = Temple: { $things }
web-hellas-here_port = Port, joined with: { $things }
web-hellas-here_barred = { $monster } bars the sea trail to { $region }.
web-hellas-here_obeyed = Talos obeys { $who }.
web-hellas-here_no_tokens = Satyr is here: no control token is laid.
web-hellas-lies = lies in a thread
web-hellas-atlas_port = Port { $number } · { $region }
web-hellas-here_atlas_port = Port { $number }: a hoplite may be sent to Atlas
web-hellas-here_atlas = Atlas kneels here
web-hellas-with_atlas = On Atlas
web-hellas-on_atlas = Slots taken: { $count } · { $slots }
web-hellas-sky = { $left } left
web-hellas-sky_soon = The sky may come down at the next Build Monument: { $left } left.
web-hellas-atlas_leads = Most hoplites: { $who }
web-hellas-atlas_bonus = Bonus token: { $who }, { $attribute } +1
web-hellas-who_sends = Who may send, in this order
web-hellas-garden = Garden of the Hesperides
web-hellas-garden_port = Port · { $region }
web-hellas-here_garden_port = Port: a hoplite may be sent to Atlas for a golden apple
web-hellas-apple = Golden apple
    .text = In a battle, once, instead of a combat card: army strength +1. Or at the start of your turn, one in a turn: heal an injury, or an attribute counts 1 more this turn. It then leaves the game.
web-hellas-apples = Golden apples: { $count }
web-hellas-apples_left = Apples left: { $count }
web-hellas-apple_raises = { $attribute } +1 this turn
web-hellas-tally_apple = Golden apple
web-hellas-orichalkum = Orichalkum
web-hellas-constructs = Constructs
web-hellas-orichalkum_of = Orichalkum: { $count }
web-hellas-costs = Costs { $count }
web-hellas-muses = The muses
web-hellas-forge = The forge
# How many relics are still to come.
web-hellas-forge_deck = Deck: { $count }
# After the Javelin of Procris has struck.
web-hellas-attack_lowered = The next attack of the monster is worth { $number } less.
web-hellas-fleets = Fleets
web-hellas-fleet_of = Fleet { $value }
# What the ships of a lord add to the army in a port region.
web-hellas-ships_here = { $who }: army strength +{ $number } with Fleet { $value }
web-hellas-underworld = Underworld
    .text = All killed hoplites lie here. In the Resurrection action as many of yours as your Raise come back, into a region with a Gate of Hades or into your supply.
web-hellas-underworld_scale = Raise, 1 to 5
web-hellas-dead =
    { $count ->
        [one] { $count } dead
       *[other] { $count } dead
    }
web-hellas-raise_of = Raise { $value }
web-hellas-gate = Gate of Hades · { $region }
    .text = In the Resurrection action anybody may bring dead hoplites back into this region. It stays for the whole game.
web-hellas-warrior = Warriors of Hades · { $region }
    .text = Its region counts { $count } more population. It follows the army of whoever controls the region, adds 1 to its strength, and never dies.
web-hellas-here_gate = Gate of Hades
web-hellas-here_warriors = Warriors of Hades: { $count }, population +{ $count }
web-hellas-port = Port · { $region }
    .text = In Hero Movement, in a March and by the power of Hermes one goes from here into any other port region as into a neighbouring one: { $others }.
web-hellas-city = City · { $region }
    .text = Whoever controls it recruits here and can fortify one hoplite, which adds 1 to the defence.
web-hellas-sparta = Sparta · { $region }
    .text = A city with twice as many recruits. A fortified hoplite adds 2 to its defence.
web-hellas-fortified = Fortified hoplite · { $region }
    .text = It stands in the city, counts as one of the hoplites here and dies last.
web-hellas-temple = Temple { $number }
    .text = It counts for whoever controls its region.
web-hellas-shrine = Shrine
    .text = A temple can be built here. Until then it does not count.
web-hellas-oracle = Oracle of Delphi
    .text = A special temple. Its reward is on the temple card.
web-hellas-priests = Priests
    .text = The priests in your pool, for prayers, costs and requirements. At most 4, including those at monuments.
web-hellas-supply = Supply
    .text = Hoplites you can still recruit.
web-hellas-hand = Hand
    .text = Combat cards, for battles and for wounds and defence in hunts.
web-hellas-stop = Stop attacking
web-hellas-suffer = Do not defend
web-hellas-pass = Pass
web-hellas-done = Done
web-hellas-monster_move = Move
web-hellas-monster_attack = Region attack
web-hellas-wounds_of = { $dealt } of { $all } wounds
web-hellas-monument_level = Monument: level { $level }
web-hellas-quest_step = Step { $number }
web-hellas-on_step = { $who }: step { $step }
web-hellas-injured = Injured: counts as 1 until healed, then as { $stored } again.
web-hellas-glory = Glory Token · { $land }
web-hellas-glory_free = Glory Token: nobody has it.
web-hellas-glory_owner = Glory Token: { $who }
web-hellas-glory_tokens = Glory Tokens
web-hellas-reward-priest = can give a priest
web-hellas-reward-artifact = can give an artifact
web-hellas-wound-covered = covered
web-hellas-wound-open = not covered
web-hellas-deck-combat = Combat deck
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-event = Event deck
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-attack = Monster attack deck
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-neutral = Neutral artifacts
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-deck-blessing = Blessings
    .text =
        { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
web-hellas-discards = Discarded combat cards
web-hellas-event_discards = Discarded events
web-hellas-regular = Regular
web-hellas-special = Special
web-hellas-short-hero_movement = Hero
web-hellas-short-hoplite_movement = Hoplites
web-hellas-short-muse_movement = Muse
web-hellas-short-prayer = Prayer
web-hellas-short-use_artifacts = Artifacts
web-hellas-short-resurrection = Raise
web-hellas-short-recruit = Recruit
web-hellas-short-march = March
web-hellas-short-build_temple = Temple
web-hellas-short-prepare = Prepare
web-hellas-short-usurp = Usurp
web-hellas-short-hunt = Hunt
web-hellas-short-build_monument = Monument
web-hellas-short-leadership = Leadership
web-hellas-short-strength = Strength
web-hellas-short-speed = Speed
web-hellas-used = Used
web-hellas-used_count = Special actions used: { $count }
web-hellas-treasures = Artifacts and blessings
web-hellas-blessings = Blessings
    .text = Gifts of the gods, from the blessing drafts that temples bring.
web-hellas-no_treasures = No artifacts or blessings yet.
web-hellas-no_cards = No cards in hand.
web-hellas-no_hero = No hero yet
web-hellas-no_monsters = No monsters on the map.
web-hellas-no_quests = No open quests.
web-hellas-page-race = Victory
web-hellas-page-monsters = Monsters
web-hellas-monuments = Monuments
web-hellas-page-decks = Decks
web-hellas-nearness = How close each player was
web-hellas-quests = Quests
web-hellas-temples = Temples
web-hellas-temples_hint = Red frame: a blessing draft.
web-hellas-temple_left = Temple { $number }: not built yet
web-hellas-temple_built = Temple { $number }: built
web-hellas-king = Monument activation card, tokens left: { $tokens } ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] This turn decides: whoever controls { $region } becomes King of Kings.
        [one] One more special action of { $name }, then whoever controls { $region } becomes King of Kings.
       *[other] { $tokens } more special actions of { $name }, then whoever controls { $region } becomes King of Kings.
    }
web-hellas-danger-monster = A monster is where your hero is: { $monster }, { $region }.
web-hellas-march_with = March with { $count }
web-hellas-short_by = needs { $count } more for control
web-hellas-battle = Battle: { $region }
web-hellas-population = population { $number }
web-hellas-attacks = attacks
web-hellas-defends = defends
web-hellas-strengths = Army strength: { $attack } against { $defence }
web-hellas-army_of = Army · { $name }
web-hellas-has_passed = has passed
web-hellas-chooses = chooses now
web-hellas-may_play = may still play · cards: { $count }
web-hellas-wins = { $name } wins
    .you = You win
web-hellas-has_won = has won
web-hellas-has_lost = has lost
web-hellas-tally_hoplites = Hoplites
web-hellas-tally_effects = Effects of cards and powers
web-hellas-tally_fortified = Fortified in the city
web-hellas-tally_warriors = Warriors of Hades
# An attribute that adds no more than there are hoplites.
web-hellas-tally_limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplite
       *[other] { $thing } { $value }, { $count } hoplites
    }
web-hellas-army_strength = Army strength
web-hellas-casualties = Casualties
web-hellas-none_played = No cards played yet.
# In the scene of a battle, where it is seen which battle it is.
web-hellas-ask-battle_card = Play a combat card, or pass.
web-hellas-ask-battle_order = Both sides have start effects. Which goes first?
web-hellas-ask-battle_start = The battle begins. Use a start effect?
web-hellas-ask-bluff = Both have passed. Bluff with one more combat card?
web-hellas-ask-casualties = The armies have clashed. Change the casualties?
web-hellas-ask-master_plan = Sacrifice a priest to strengthen the card just played?
web-hellas-ahead_you = As it stands, you win { $more } to { $less }.
web-hellas-ahead_other = As it stands, { $name } wins { $more } to { $less }.
web-hellas-loss-hero_movement = Your hero has not moved.
web-hellas-loss-hoplite_movement = Your hoplites have not moved.
web-hellas-loss-muse_movement = Your muse has not moved.
web-hellas-loss-prayer = Your priests have not prayed.
web-hellas-loss-use_artifacts = You can still use an artifact.
web-hellas-loss-extra_special = You can still take another special action.
web-hellas-roll_all = Roll for all, in this order: { $monsters }
web-hellas-hunt = Hunt: { $monster }
web-hellas-hunt_attacks = attacks so far: { $count }
web-hellas-strength = strength
web-hellas-your_hero = Your hero
web-hellas-the_hero = The hero
web-hellas-fourth_injury = A fourth injury ends the hunt.
web-hellas-step-strike = Strike
web-hellas-step-attack = Monster attacks
web-hellas-step-defence = Defence
web-hellas-step-reward = Reward
web-hellas-reward_hint = The hunt is over. Take your reward.
web-hellas-defence = defence
web-hellas-needed = needed
web-hellas-of = of
web-hellas-strike_hint = Choose a card and the wound symbol it covers, or a set of cards for any symbol.
web-hellas-wounds = Wounds
web-hellas-combine = Two swords or maces, three bows or torches, or a sickle cover any symbol.
web-hellas-shelf = Cards to choose from
web-hellas-draft_order = Order in which the cards are passed
web-hellas-upgrade_instead = Army upgrade, instead of a blessing.
web-hellas-upgrade_taken = Your army has it.
web-hellas-your_blessings = Your blessings
