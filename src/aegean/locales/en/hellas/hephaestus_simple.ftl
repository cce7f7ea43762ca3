### Lords of Hellas: Hephaestus, simple mode.

hellas-expansion-hephaestus_simple = Hephaestus, simple mode
    .about = Hephaestus in the place of Zeus: his hammer, ten blessings, five more neutral artifacts, and a power that charges artifacts.
    .short = Simple

hellas-action-draw_card = Take a combat card
hellas-action-exchange = Give up { $blessing } for it
hellas-action-pour = { $attribute } counts 1 more
hellas-action-turn_artifact = Mark { $artifact } as used

hellas-decision-draw_or_charge =
    { $left ->
        [one] Hephaestus: draw a combat card, or charge an artifact?
       *[other] Hephaestus: { $left } times you draw a combat card or charge an artifact.
    }
hellas-decision-exchange_blessing = You alone see the blessing { $blessing }. For which of yours do you keep it? ({ $blessing_text }) Decline, and it is discarded.
    .laid = For which of your blessings do you keep { $blessing }? Decline, and it is discarded.
hellas-decision-keep_city = Your city is lost. Do you keep it with the Palladium, so that the winner withdraws?
    .short = you may keep your city
hellas-decision-pour_goblet = Golden Goblet: which attribute counts 1 more in your next move or hunt?
hellas-decision-see_attack = { $monster_The } strikes back at { $hunter }. Do you use the staff, to see the attack cards and choose?
    .short = you may use the staff
hellas-decision-turn_artifact = Improvised Weapon: which artifact do you mark as used?

hellas-event-artifact_turned = { $seat } marks the artifact { $artifact } as used.
    .you = You mark the artifact { $artifact } as used.
hellas-event-attacks_seen = { $seat } looks at the monster attack cards: { $attacks }.
    .unseen = { $seat } looks at the monster attack cards.
    .you = You look at the monster attack cards: { $attacks }.
hellas-event-blessing_seen = { $seat } looks at the blessing { $blessing }.
    .unseen = { $seat } looks at a blessing.
    .you = You look at the blessing { $blessing }.
hellas-event-goblet_poured = { $seat } drinks of the Golden Goblet: { $attribute } counts 1 more in the next move or hunt.
    .you = You drink of the Golden Goblet: { $attribute } counts 1 more in your next move or hunt.
hellas-event-winner_turned_back = The Palladium keeps the city in { $region } for { $seat }: the winner withdraws.
    .you = The Palladium keeps your city in { $region }: the winner withdraws.

hellas-why-no_combat_card_is_left = No combat card is left to draw.
hellas-why-that_attribute_cannot_be_raised = { $attribute } is injured or at its highest.
hellas-why-that_blessing_is_not_yours = You do not have the blessing { $blessing }.

hellas-god-hephaestus = Hephaestus
    .text = Prayer raises Strength by 1. Then, by the level of his monument, you draw 1 combat card or charge 1 of your artifacts: once at level 2, twice at level 3, three times at levels 4 and 5.
hellas-artifact-hephaestus_hammer = Hephaestus’ Hammer
    .text = Your turn: charge another one of your artifacts.
hellas-artifact-golden_goblet = Golden Goblet of Helios
    .text = Your turn, between actions: an attribute without an injury counts 1 more, up to 5, in your next Hoplite Movement, Hero Movement or Hunt of this turn.
hellas-artifact-dragon_teeth = Dragon Teeth
    .text = Your turn: half of the hoplites in your hero’s region die, rounded up.
hellas-artifact-palladium = Palladium
    .text = When you defend a region with a city or Sparta and lose: after the losses the winner withdraws instead of you, and the region stays as it was.
hellas-artifact-staff_of_tiresias = Staff of Tiresias
    .text = In any hunt, before a monster attack card is chosen: look at those drawn and choose.
hellas-artifact-orpheus_lyre = Orpheus’ Lyre
    .text = Your turn: look at a blessing of the deck. Keep it for one of yours, or put it away.

hellas-blessing-charged_by_fire = Charged by Fire
    .text = Hephaestus: when you gain it, draw 1 combat card. Once in your turn, between actions, discard a torch card to charge 1 artifact.
hellas-blessing-forge_temple = Forge-Temple
    .text = Hephaestus: when you gain it, gain 1 priest. After your Build Temple action charge 1 artifact.
hellas-blessing-votive_offering = Votive Offering
    .text = Hephaestus: instead of Prayer give up a neutral or a monster’s artifact to raise an attribute by 1.
hellas-blessing-master_smith = Master Smith
    .text = Hephaestus: when you gain it, draw 2 neutral artifacts and keep 1; it arrives used.
hellas-blessing-tempered_steel = Tempered Steel
    .text = Hephaestus: in your hunts sword, mace, axe and spear cards played in defence count 1 more each.
hellas-blessing-bronze_armour = Bronze Armour
    .text = Hephaestus: in each battle the first casualty symbol on your cards does not count.
hellas-blessing-tireless_bellows = Tireless Bellows
    .text = Hephaestus: after your Prepare action charge 1 artifact.
hellas-blessing-living_statues = Living Statues
    .text = Hephaestus: when you defend, army strength +1 for every 2 artifacts you own, at most +2.
hellas-blessing-improvised_weapon = Improvised Weapon
    .text = Hephaestus: at the start of your hunt you may mark a charged artifact as used to draw 2 combat cards.
hellas-blessing-inventor = Inventor
    .text = Hephaestus: when you gain it, draw 1 combat card; and whenever you gain a neutral or a monster’s artifact, or a relic other than Lightning, draw 1.
