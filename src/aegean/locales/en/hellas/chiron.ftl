### Lords of Hellas: Chiron.

hellas-expansion-chiron = Chiron
    .about = A monster that teaches: heroes train with him, and a training card comes back every age.

hellas-action-show = Show { $card }

hellas-decision-show =
    { $left ->
        [one] Show a card with the symbol { $symbol }.
       *[other] Show { $left } cards, one by one: the next with the symbol { $symbol }.
    }
    .short = you show cards

hellas-event-card_shown = { $seat } shows { $card }.
    .you = You show { $card }.
hellas-event-quest_pushed_out = The training takes the place of “{ $quest }”, which is discarded.
hellas-event-training_waits = There is a hero on every quest: “{ $quest }” waits for a free place.
hellas-event-training_ended = With Chiron’s death all training in { $region } is over.

hellas-why-that_card_was_shown = You have shown that card for another symbol.
hellas-why-that_card_is_needed_for_another_symbol = You need that card for a symbol still to come.

hellas-monster-chiron = Chiron
    .the = Chiron
    .The = Chiron
    .text = Wounds: bow, bow, torch, sword, sword (priest), spear (artifact). Region attack: if he is wounded, 1 hoplite dies in each region of his land; if not, he heals 1 injury of every hero there. Special attack: 1 injury; the hunter discards 1 artifact, if they have one. While he is on the map heroes can train with him. Artifact: { hellas-artifact-ashen_spear }.
hellas-evolution-chiron_thessaly = Chiron of Thessaly
    .text = One more wound symbol: axe.
hellas-evolution-chiron_laconia = Chiron of Laconia
    .text = His region attack kills 2 hoplites instead of 1.

hellas-artifact-ashen_spear = Ashen Spear
    .text = When you play a combat card in a battle or in defence in a hunt: add 2 to its value.

hellas-card-unforgiven = Unforgiven
    .text = Value 1, no casualties. The opponent’s casualties +2.
hellas-card-tactical_failure = Tactical Failure
    .text = Value 1, no casualties. After the battle the opponent keeps 1 combat card and discards all others.
hellas-card-night_watch = Night Watch
    .text = Value 1, no casualties. If you defend, recruit 1 hoplite in the battle at once.
hellas-card-breach = Breach
    .text = Value 1, no casualties. What the opponent’s fortified hoplites add does not count.
hellas-card-relentless = Relentless
    .text = Value 2, 1 casualty. Army strength +2 if you attack.
hellas-card-long_reach = Long Reach
    .text = Value 2, no casualties. Army strength +2 if you have fewer hoplites in the battle than the opponent.

-hellas-trained = Reward: this card. It lies beside your hand: once played it is not discarded but used, and charged when a monument is built.
hellas-quest-unforgiven = Training: Unforgiven
    .text = In Chiron’s region. Steps: show a bow; two bows; two bows and a torch. { -hellas-trained }
hellas-quest-tactical_failure = Training: Tactical Failure
    .text = In Chiron’s region. Steps: show a sword; a sword and a bow; a sword, a mace and a bow. { -hellas-trained }
hellas-quest-night_watch = Training: Night Watch
    .text = In Chiron’s region. Steps: show a torch; two torches; two torches and a bow. { -hellas-trained }
hellas-quest-breach = Training: Breach
    .text = In Chiron’s region. Steps: show a mace; a mace and a torch; a mace, a sword and a torch. { -hellas-trained }
hellas-quest-relentless = Training: Relentless
    .text = In Chiron’s region. Steps: show an axe; an axe and a bow; an axe, a mace and a torch. { -hellas-trained }
hellas-quest-long_reach = Training: Long Reach
    .text = In Chiron’s region. Steps: show a spear; a spear and a torch; a spear, a sword and a bow. { -hellas-trained }
