### Lords of Hellas: Hephaestus.

hellas-expansion-hephaestus_full = Hephaestus
    .about = A fourth god in Messenia, his hammer, ten blessings, five more neutral artifacts, and relics that combat cards are reforged into.
    .short = Full

hellas-action-reforge = Take { $card }
hellas-action-strike_with = Cover the { $target } with { $card } and another card

hellas-decision-reforge = Which relic do you forge? Any but Lightning costs a combat card of its symbol.
    .short = you may forge a relic
hellas-decision-spend_with = Which card do you lay down with { $card }?

hellas-event-card_copied = The Mirror Shield of { $seat } shows { $card }.
    .you = Your Mirror Shield shows { $card }.
hellas-event-lightning_returned = The Lightning of { $seat } goes back to its deck.
    .you = Your Lightning goes back to its deck.
hellas-event-relics_laid_out = In the forge now lie open: { $cards }.

hellas-narrow-strike_with = Which wound do you cover?
    .known = Which wound do you cover with { $card } and another card?

hellas-why-it_needs_no_other_card = { $card } does nothing with another card.
hellas-why-no_card_goes_with_it = You have no card that goes with { $card }.
hellas-why-that_relic_does_not_lie_open = { $card } does not lie open in the forge.
hellas-why-you_have_lightning_already = You have Lightning already; nobody has two.
hellas-why-you_hold_no_card_of_that_symbol = You hold no card with the symbol { $symbol }.

hellas-god-hephaestus_full = Hephaestus with relics
    .text = Prayer lets you reforge 1 combat card into a relic. Then, by the level of his monument, you draw neutral artifacts and keep 1, which arrives used: 1 at level 2, 2 at level 3, 3 at levels 4 and 5.

hellas-symbol-lightning = lightning
    .set = lightning
    .text = In a hunt it covers a symbol of any kind together with any other card.

hellas-card-torch_of_prometheus = Torch of Prometheus
    .text = Value 2, no casualties. Army strength +2 if you defend. In a hunt it deals any wound together with another torch card.
hellas-card-eurytus_bow = Eurytus Bow
    .text = Value 2, no casualties. In your hero’s region: army strength + your Strength. In a hunt it deals any wound together with another bow card.
hellas-card-sword_of_justice = Sword of Justice
    .text = Value 3, 1 casualty. The opponent may play 1 more card; then both have passed. In a hunt: played in defence it also deals a sword wound.
hellas-card-club_of_periphetes = Club of Periphetes
    .text = Value 3, 1 casualty. If you win, the opponent loses 2 more hoplites. In a hunt: draw 1 combat card when it deals a mace wound.
hellas-card-labrys = Labrys
    .text = Value 4, 1 casualty. Army strength +1 if you attack. In a hunt: draw 1 combat card when it deals an axe wound.
hellas-card-javelin_of_procris = Javelin of Procris
    .text = Value 3, no casualties. If you have at least as many hoplites as the opponent, kill 1 of theirs at once. In a hunt: when it deals a spear wound, the next attack is worth 2 less.
hellas-card-mirror_shield = Mirror Shield
    .text = Value 0. It has the value, effect and casualties of the card that your opponent played last. In a hunt it blocks any attack without an injury; draw 1 card.
hellas-card-adamantine_sickle = Adamantine Sickle
    .text = Value 4, 1 casualty. In a hunt it deals any wound alone.
hellas-card-lightning = Lightning
    .text = Value 3, no casualties. In a hunt it deals any wound together with any other card. It goes back after use; you may have one.
