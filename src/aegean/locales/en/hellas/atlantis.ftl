### Lords of Hellas: Atlantis.

hellas-expansion-atlantis = Atlantis
    .about = A board of three regions for a fifth lord: the Factory, the bronze giant Talos, Siren, Cetus on the sea trails, three quests and Cleito.

hellas-action-call_upon = Call upon { $god } at level { $level }
hellas-action-mend = Close the { $target } again
hellas-action-move_talos = Move Talos to { $region }
hellas-action-swim = To the sea trail between { $start } and { $region }
hellas-action-talos_attack = Talos makes his region attack

hellas-narrow-call_upon = At which level do you use the power?
    .known = At which level do you use the power of { $god }?
hellas-narrow-move_talos = Where does Talos go?
hellas-narrow-swim = To which sea trail? Choose one of its shores.
    .known = And the other shore of the trail from { $start }?
hellas-begin-talos = Talos obeys you: move him, or let him make his region attack.

hellas-decision-call_upon = Persephone is saved. Whose power do you use, and at which level?
    .short = you use a monument’s power
hellas-decision-choose_injury = Talos strikes { $hunter }. Which attribute is injured?
    .short = you choose an injury
hellas-decision-choose_shore = Slain at sea: of which shore’s land do you take the Glory Token?
    .short = you choose a Glory Token
hellas-decision-mend = { $monster_The } mends a wound. Which symbol is open again?
    .short = you mend a wound
hellas-decision-talos = Monster phase: Talos obeys you. Does he move, attack or stand still?
    .short = Talos obeys you
hellas-decision-talos_strikes = In which region of his land does Talos kill a hoplite?
    .short = Talos kills a hoplite

hellas-event-god_called = { $seat } uses the power of { $god } at level { $level }.
    .you = You use the power of { $god } at level { $level }.
hellas-event-hero_held = The hero of { $seat } is { $away }.
    .you = Your hero is { $away }.
hellas-event-monster_appeared_at_sea = { $monster_The } appears on the sea trail between { $start } and { $region }!
hellas-event-monster_swam = { $monster_The } swims to the sea trail between { $start } and { $region }.
hellas-event-region_attack_at_sea = { $monster_The } rises between { $start } and { $region } and ravages all ports!
hellas-event-wound_mended = { $monster_The } mends a wound: { $symbol }.

hellas-why-a_monument_has_no_such_level = A monument has no such level.
hellas-why-he_mends_no_such_wound = That wound is not covered, or never mends.
hellas-why-he_obeys_you = He obeys you, and you do not hunt him.
hellas-why-no_hoplite_reaches_it_at_sea = It is at sea: no hoplite reaches it.
hellas-why-no_sea_trail_joins_these = No sea trail joins { $start } and { $region }.
hellas-why-that_land_has_no_shore_there = That land has no shore on its sea trail.
hellas-why-that_trail_is_not_beside_its_own = The trail between { $start } and { $region } shares no shore with its own.
hellas-why-the_monster_never_goes_there = It never goes to { $region }.
hellas-why-you_do_not_command_him = Whoever controls the Inner Circle commands Talos.

hellas-land-atlantis = purple land
    .glory = the purple Glory Token
    .text = North Atlantis, South Atlantis and the Inner Circle.
hellas-region-north_atlantis = North Atlantis
    .text = Purple land, population 3. A city, a port. A sea trail to Attica.
hellas-region-south_atlantis = South Atlantis
    .text = Purple land, population 2. A sea trail to Crete.
hellas-region-inner_circle = Inner Circle
    .text = Purple land, population 5. The place of the Factory. Who controls it commands Talos.
hellas-temple_kind-factory = the Factory
    .text = A special temple in the Inner Circle, built there by Build Temple. It has no number and starts no draft, and counts as a temple. When it is built, Talos wakes.
hellas-regular-talos = Talos
    .text = If you control the Inner Circle: Talos moves 1 region, or makes his region attack. Once in your turn.
hellas-away-siren = held by Siren until the next monument is built

hellas-monster-siren = Siren
    .the = Siren
    .The = Siren
    .text = Wounds: bow, bow, sword (priest), axe (artifact). Passive: she moves only from port to port, to any other one. Region attack: 2 hoplites die. Special attack: the hunt ends, and she holds the hero until the next monument is built; then it comes back in Euboea. Artifact: { hellas-artifact-sirens_crown }.
hellas-monster-cetus = Cetus
    .the = Cetus
    .The = Cetus
    .text = Wounds: torch, torch (priest), bow, sword, mace, axe (artifact). Passive: it lives on a sea trail, which no hero and no hoplite can use, and is hunted from either shore. Region attack: 1 hoplite dies in every port region. Special attack: 2 injuries; the hunter discards half of the combat cards, rounded up. Artifact: { hellas-artifact-cetus_tentacle }.
hellas-monster-talos = Talos
    .the = Talos
    .The = Talos
    .text = Wounds: mace, mace, torch (priest), torch, bow, axe (artifact). He enters with the Factory and obeys whoever controls the Inner Circle, who cannot hunt him. Region attack: 1 hoplite dies in any one region of his land. Special attack: 1 injury on an attribute that his commander chooses, he mends one wound that is no mace, and the hunt ends. No artifact of his own.
hellas-evolution-siren_laconia = Siren of Laconia
    .text = Whoever moves hoplites into her region loses 1 of them.
hellas-evolution-siren_north_atlantis = Siren of North Atlantis
    .text = Two more wound symbols: torch and mace.
hellas-evolution-cetus_chalkidiki = Cetus of the northern sea
    .text = Appears between Chalkidiki and Euboea. Its region attack kills 2 hoplites in every port region instead of 1.
hellas-evolution-cetus_crete = Cetus of the southern sea
    .text = Appears between Crete and South Atlantis. One more wound symbol: spear.

hellas-artifact-sirens_crown = Siren’s Crown
    .text = Recruit up to 1 hoplite in every city region you control.
hellas-artifact-cetus_tentacle = Cetus’ Tentacle
    .text = If your hero is in a port region where nobody else has hoplites: take control of it; you may recruit 1 hoplite there.

hellas-quest-graeae = Graeae
    .text = North Atlantis. Steps: Leadership, Strength and Speed together 5; together 6; together 7. Reward: keep this card; discard it at the start of a hunt to cover 2 wounds of any symbols.
hellas-quest-pirithous_wedding = Pirithous’ Wedding
    .text = Attica. Steps: 1 monster slain; 1 monster slain and Leadership 2; 1 monster slain and Leadership 3. Reward: keep this card; discard it instead of Hoplite Movement to move each of your hoplites once.
hellas-quest-saving_persephone = Saving Persephone
    .text = South Atlantis. Steps: 1 blessing; 1 blessing and 1 priest; 1 blessing and sacrifice 1 priest. Reward: use the power of one monument at any level, built or not, as by a prayer.
