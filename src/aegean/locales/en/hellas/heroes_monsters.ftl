### Lords of Hellas: heroes and monsters.

hellas-expansion-heroes_monsters = Heroes and monsters
    .about = Odysseus, Cassandra, Cleito and Hector to choose from; Typhon and Python to hunt.

hellas-action-discard_blessing = Discard the blessing { $blessing }

hellas-decision-start_hero = Odysseus may start apart from his hoplites. Where does he start?
hellas-decision-start_army = Odysseus starts in { $region }. Where do his hoplites start?
hellas-decision-foresee = Cassandra has foreseen one more blessing. Do you keep it, or the one you drafted: { $blessing }?
    .short = you choose a blessing
hellas-decision-discard_blessing = Typhon takes a blessing from you. Which one?
    .short = you lose a blessing

hellas-event-hero_placed_alone = { $seat } places the hero in { $region }, apart from the hoplites.
    .you = You place your hero in { $region }, apart from the hoplites.
hellas-event-army_placed = { $seat } places { hellas-phrase-hoplites } in { $region }.
    .you = You place { hellas-phrase-hoplites } in { $region }.
hellas-event-blessing_foreseen = { $seat } foresees the blessing { $blessing }.
    .unseen = { $seat } foresees a blessing.
    .you = You foresee the blessing { $blessing }.

hellas-why-you_have_no_such_blessing = You do not have the blessing { $blessing }.
hellas-why-no_shrine_waits_there_for_a_temple = In { $region } there is no shrine without a temple.

hellas-hero-odysseus = Odysseus
    .text = Start: he may stand in another region than your hoplites. Ability: while he is in a region with a city or Sparta, its population is 1 lower for you.
hellas-hero-cassandra = Cassandra
    .text = Start: 1 hoplite, and a control token in its region whatever the population. Ability: after a blessing draft you draw 1 more blessing and keep either it or the one you drafted.
hellas-hero-hector = Hector
    .text = Start: Leadership 2. Ability: your fortified hoplites add 1 more to army strength in defence.

hellas-monster-typhon = Typhon
    .the = Typhon
    .The = Typhon
    .text = Wounds: torch, torch, bow, sword, mace (priest), axe, spear (artifact). Region attack: half of the hoplites die, rounded up. Special attack: the hunter discards 1 blessing; one attribute of the hunter’s choice loses 1 permanently. Artifact: { hellas-artifact-aitne }.
hellas-monster-python = Python
    .the = Python
    .The = Python
    .text = Wounds: bow, bow, torch (priest), mace, mace, spear (artifact). Passive: nobody builds a temple in its region. Region attack: 1 hoplite dies, then it goes to any shrine without a temple. Special attack: 1 injury; the hunt ends if the hero’s Strength is then below 4. Artifact: { hellas-artifact-omphalos }.
hellas-evolution-typhon_achaea = Typhon of Achaea
    .text = While Typhon is on the map, the attacks of all monsters are 1 stronger.
hellas-evolution-typhon_inner_circle = Typhon of the Inner Circle
    .text = One more wound symbol: axe. Appears in Boeotia while the Inner Circle is not in play.
hellas-evolution-python_phocis = Python of Phocis
    .text = In a hunt against it 3 monster attack cards are drawn, and 1 of them is played.
hellas-evolution-python_lesbos = Python of Lesbos
    .text = Two more wound symbols: bow and sword. Appears in Phocis while Lesbos is not in play.

hellas-artifact-aitne = Aitne
    .text = Your turn: 1 hoplite dies in each region of the map, your own too.
hellas-artifact-omphalos = Omphalos
    .text = Your turn: recruit up to 2 hoplites in Phocis. Not where hoplites of another player stand.
