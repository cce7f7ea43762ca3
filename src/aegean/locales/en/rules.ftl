### The pages of the rules in the browser: the clauses, the components, and finding either.

rules-lead = Every rule of both games, numbered and as played here, and every component with what it does.
rules-minute = How to play, in one minute
rules-text = The rules
rules-components = Components
rules-contents = Contents
rules-link = Link to { $clause }
rules-table = Table of { $of }
rules-search = Search rules and components
rules-search-hint = Search: a word, a card, a rule…
rules-found = Rules: { $clauses }, components: { $components }
rules-found-clauses =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-found-components =
    { $count ->
        [one] 1 component
       *[other] { $count } components
    }
rules-found-more =
    { $count ->
        [one] 1 more result. Add a word to narrow the search.
       *[other] { $count } more results. Add a word to narrow the search.
    }
rules-found-nothing = No results. Each search word must begin a word of the text; accents and capitals do not matter.

## Components

rules-filter = Show components
rules-all = All
rules-copies =
    { $count ->
        [one] 1 in the game
       *[other] { $count } in the game
    }
rules-faces =
    { $count ->
        [one] 1 of six faces
       *[other] { $count } of six faces
    }
rules-for-each = { $count } for each player
rules-set-of-each = a set for each player
rules-of-each-colour = { $count } of each colour
rules-first-game = for a first game
rules-only-reconstructed = Reconstructed only
rules-reconstructed = Reconstructed: { $values }
    .text = No source that we know gives this value, so we set it ourselves, following the values that are known. Everything else is as the rulebooks and other publications give it.
rules-value-all = everything
rules-value-attribute = attribute
rules-value-wounds = wounds
rules-value-powers = power of some levels
rules-value-faces = number of faces
rules-value-board = board
rules-value-casualties = casualty symbols
rules-value-cost = cost
rules-value-effects = effects
rules-value-hunt = hunt effects
rules-value-level = place on the board
rules-value-name = name
rules-value-power = effect
rules-value-steps = steps
rules-value-strength = strength
rules-value-symbol = symbol
rules-value-land = land
rules-value-population = population
rules-value-city = city
rules-value-neighbours = neighbours
rules-value-sea_trails = sea trails
rules-value-shrine = shrine
rules-artifact-god = God artifact
rules-artifact-monster = Monster artifact
rules-artifact-neutral = Neutral artifact
rules-companion-hero = Hero
rules-companion-demigod = Demigod
rules-companion-creature = Creature
rules-monster-cyclops = Cyclops
rules-monster-minotaur = Minotaur
rules-monster-hydra = Hydra
rules-monster-siren = Siren
rules-monster-chimera = Chimera
rules-monster-gorgon = Gorgon
rules-dice-oracle = Oracle die
    .text = One face of each of the six colours. Each die pays for one action in a turn.
rules-dice-titan = Titan die
    .text = Shows 1 to 6. Rolled in every turn of the last seat: whoever is not strong enough is injured.
rules-dice-battle = Battle die
    .text = Shows 0 to 9. A roll that reaches the monster’s number defeats it.

## The groups of components of The Oracle of Delphi

rules-group-delphi-gods = Gods
rules-group-delphi-equipment = Equipment
rules-group-delphi-ship_tiles = Ship tiles
rules-group-delphi-companions = Companions
rules-group-delphi-monsters = Monsters
rules-group-delphi-tasks = Tasks
rules-group-delphi-zeus_tiles = Zeus tiles
rules-group-delphi-island_tiles = Island tiles
rules-group-delphi-letters = Letters
rules-group-delphi-decks = Decks
rules-group-delphi-dice = Dice

## The groups of components of Lords of Hellas

rules-group-hellas-heroes = Heroes
rules-group-hellas-attributes = Attributes
rules-group-hellas-regular_actions = Regular actions
rules-group-hellas-special_actions = Special actions
rules-group-hellas-victories = Ways to victory
rules-group-hellas-gods = Gods and monuments
rules-group-hellas-monsters = Monsters
rules-group-hellas-monster_cards = Monster cards
rules-group-hellas-monster_attacks = Monster attack cards
rules-group-hellas-monster_die = Monster die
rules-group-hellas-combat_cards = Combat cards
rules-group-hellas-symbols = Symbols
rules-group-hellas-artifacts = Artifacts
rules-group-hellas-blessings = Blessings
rules-group-hellas-quests = Quests
rules-group-hellas-kronos_actions = Kronos’ actions
rules-group-hellas-kronos_attributes = Kronos’ attributes
rules-group-hellas-chains = Chains
rules-group-hellas-orders = Order cards
rules-group-hellas-hero_tokens = Special ability tokens
rules-group-hellas-event_cards = Opportunity cards
rules-group-hellas-army_boards = Army upgrade boards
rules-group-hellas-army_upgrades = Army upgrades
rules-group-hellas-constructs = Constructs
rules-group-hellas-muses = Muses
rules-group-hellas-temple_cards = Temple cards
rules-group-hellas-lands = Lands
rules-group-hellas-regions = Regions
