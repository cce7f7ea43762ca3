### Lords of Hellas: heroes and monsters.

hellas-expansion-heroes_monsters = Helden und Monster
    .about = Odysseus, Kassandra, Kleito und Hektor zur Wahl; Typhon und der Python zum Jagen.

hellas-action-discard_blessing = Den Segen „{ $blessing }“ ablegen

hellas-decision-start_hero = Odysseus darf getrennt von seinen Hopliten beginnen. Wo beginnt er?
hellas-decision-start_army = Odysseus beginnt { $region_in }. Wo beginnen seine Hopliten?
hellas-decision-foresee = Kassandra hat einen weiteren Segen vorausgesehen. Behältst du ihn oder „{ $blessing }“ aus der Segnung?
    .short = Du wählst einen Segen
hellas-decision-discard_blessing = Typhon nimmt dir einen Segen. Welchen?
    .short = Du verlierst einen Segen

hellas-event-hero_placed_alone = { $seat } stellt den Helden { $region_in } auf, getrennt von den Hopliten.
    .you = Du stellst deinen Helden { $region_in } auf, getrennt von den Hopliten.
hellas-event-army_placed = { $seat } stellt { $region_in } { hellas-phrase-hoplites } auf.
    .you = Du stellst { $region_in } { hellas-phrase-hoplites } auf.
hellas-event-blessing_foreseen = { $seat } sieht den Segen „{ $blessing }“ voraus.
    .unseen = { $seat } sieht einen Segen voraus.
    .you = Du siehst den Segen „{ $blessing }“ voraus.

hellas-why-you_have_no_such_blessing = Den Segen „{ $blessing }“ hast du nicht.
hellas-why-no_shrine_waits_there_for_a_temple = { $region }: Dort ist kein Schrein ohne Tempel.

hellas-hero-odysseus = Odysseus
    .text = Startvorteil: Er darf in einem anderen Gebiet stehen als deine Hopliten. Spezialfähigkeit: Solange er in einem Gebiet mit einer Stadt oder Sparta ist, ist dessen Bevölkerungsstärke für dich um 1 niedriger.
hellas-hero-cassandra = Kassandra
    .text = Startvorteil: 1 Hoplit und in dessen Gebiet ein Kontrollmarker, gleich wie hoch die Bevölkerungsstärke ist. Spezialfähigkeit: Nach einer Segnung ziehst du 1 weiteren Segen und behältst entweder ihn oder den aus der Segnung.
hellas-hero-hector = Hektor
    .text = Startvorteil: Führungskraft 2. Spezialfähigkeit: Deine verschanzten Hopliten erhöhen die Armeestärke in der Verteidigung um 1 mehr.

hellas-monster-typhon = Typhon
    .The = Typhon
    .object = Typhon
    .Object = Typhon
    .text = Wunden: Fackel, Fackel, Bogen, Schwert, Streitkolben (Priester), Axt, Speer (Artefakt). Gebietsangriff: Die Hälfte der Hopliten stirbt, aufgerundet. Spezialangriff: Der Jäger legt 1 Segen ab; ein Attribut nach Wahl des Jägers sinkt dauerhaft um 1. Artefakt: { hellas-artifact-aitne }.
hellas-monster-python = Python
    .The = Der Python
    .object = den Python
    .Object = Den Python
    .text = Wunden: Bogen, Bogen, Fackel (Priester), Streitkolben, Streitkolben, Speer (Artefakt). Passiv: Niemand errichtet in seinem Gebiet einen Tempel. Gebietsangriff: 1 Hoplit stirbt, dann zieht er zu einem beliebigen Schrein ohne Tempel. Spezialangriff: 1 Verletzung; die Jagd endet, wenn die Stärke des Helden dann unter 4 liegt. Artefakt: { hellas-artifact-omphalos }.
hellas-evolution-typhon_achaea = Typhon von Achaia
    .text = Solange Typhon auf dem Plan ist, sind die Angriffe aller Monster um 1 stärker.
hellas-evolution-typhon_inner_circle = Typhon vom Inneren Kreis
    .text = Ein weiteres Wundenfeld: Axt. Erscheint in Böotien, solange der Innere Kreis nicht im Spiel ist.
hellas-evolution-python_phocis = Python von Phokis
    .text = In einer Jagd auf ihn werden 3 Monster-Angriffskarten gezogen, und 1 davon wird ausgespielt.
hellas-evolution-python_lesbos = Python von Lesbos
    .text = Zwei weitere Wundenfelder: Bogen und Schwert. Erscheint in Phokis, solange Lesbos nicht im Spiel ist.

hellas-artifact-aitne = Ätna
    .text = Dein Zug: In jedem Gebiet des Plans stirbt 1 Hoplit, auch von deinen eigenen.
hellas-artifact-omphalos = Omphalos
    .text = Dein Zug: Rekrutiere bis zu 2 Hopliten in Phokis. Nicht, wo Hopliten eines anderen Spielers stehen.
