### Die Seiten der Regeln im Browser: die Paragrafen, das Spielmaterial, und wie man beides findet.

rules-lead = Alle Regeln beider Spiele, nummeriert und so, wie hier gespielt wird, und alles Spielmaterial mit dem, was es bewirkt.
rules-minute = So wird gespielt, in einer Minute
rules-text = Die Regeln
rules-components = Spielmaterial
rules-contents = Inhalt
rules-link = Link zu { $clause }
rules-table = Tabelle: { $of }
rules-search = Regeln und Spielmaterial durchsuchen
rules-search-hint = Suchen: ein Wort, eine Karte, eine Regel …
rules-found = Regeln: { $clauses }, Spielmaterial: { $components }
rules-found-clauses =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-found-components =
    { $count ->
        [one] 1 Treffer im Spielmaterial
       *[other] { $count } Treffer im Spielmaterial
    }
rules-found-more =
    { $count ->
        [one] 1 weiterer Treffer. Ein zusätzliches Wort grenzt die Suche ein.
       *[other] { $count } weitere Treffer. Ein zusätzliches Wort grenzt die Suche ein.
    }
rules-found-nothing = Keine Treffer. Jedes Suchwort muss am Anfang eines Wortes im Text stehen; Akzente und Großschreibung spielen keine Rolle.

## Spielmaterial

rules-filter = Spielmaterial anzeigen
rules-all = Alles
rules-copies =
    { $count ->
        [one] 1 im Spiel
       *[other] { $count } im Spiel
    }
rules-faces =
    { $count ->
        [one] 1 von sechs Seiten
       *[other] { $count } von sechs Seiten
    }
rules-for-each = { $count } je Spieler
rules-set-of-each = ein Satz je Spieler
rules-of-each-colour = { $count } je Farbe
rules-first-game = für das erste Spiel
rules-only-reconstructed = Nur Rekonstruiertes
rules-reconstructed = Rekonstruiert: { $values }
    .text = Keine uns bekannte Quelle nennt diesen Wert; wir haben ihn nach dem Muster der bekannten Werte selbst gesetzt. Alles Übrige ist so, wie es in den Spielregeln und anderen Veröffentlichungen steht.
rules-value-all = alles
rules-value-attribute = Attribut
rules-value-wounds = Wunden
rules-value-powers = Göttergabe mancher Stufen
rules-value-faces = Zahl der Seiten
rules-value-board = Tableau
rules-value-casualties = Verlustsymbole
rules-value-cost = Kosten
rules-value-effects = Wirkungen
rules-value-hunt = Wirkungen auf der Jagd
rules-value-level = Platz auf dem Tableau
rules-value-name = Name
rules-value-power = Wirkung
rules-value-steps = Schritte
rules-value-strength = Stärke
rules-value-symbol = Symbol
rules-value-land = Region
rules-value-population = Bevölkerungsstärke
rules-value-city = Stadt
rules-value-neighbours = Nachbarn
rules-value-sea_trails = Seewege
rules-value-shrine = Schrein
rules-artifact-god = Göttliches Artefakt
rules-artifact-monster = Monster-Artefakt
rules-artifact-neutral = Neutrales Artefakt
rules-companion-hero = Held
rules-companion-demigod = Halbgott
rules-companion-creature = Kreatur
rules-monster-cyclops = Zyklop
rules-monster-minotaur = Minotaur
rules-monster-hydra = Hydra
rules-monster-siren = Sirene
rules-monster-chimera = Chimära
rules-monster-gorgon = Gorgone
rules-dice-oracle = Orakelwürfel
    .text = Eine Seite für jede der sechs Farben. Jeder Würfel bezahlt im Zug eine Aktion.
rules-dice-titan = Titanenwürfel
    .text = Zeigt 1 bis 6. Wird in jedem Zug des letzten Platzes geworfen: Wer nicht stark genug ist, erleidet Wunden.
rules-dice-battle = Kampfwürfel
    .text = Zeigt 0 bis 9. Ein Wurf, der die Zahl des Monsters erreicht, besiegt es.

## Gruppen des Spielmaterials: Das Orakel von Delphi

rules-group-delphi-gods = Götter
rules-group-delphi-equipment = Ausrüstung
rules-group-delphi-ship_tiles = Schiffsplättchen
rules-group-delphi-companions = Gefährten
rules-group-delphi-monsters = Monster
rules-group-delphi-tasks = Aufgaben
rules-group-delphi-zeus_tiles = Zeusplättchen
rules-group-delphi-island_tiles = Inselplättchen
rules-group-delphi-letters = Buchstaben
rules-group-delphi-decks = Kartenstapel
rules-group-delphi-dice = Würfel

## Gruppen des Spielmaterials: Lords of Hellas

rules-group-hellas-heroes = Helden
rules-group-hellas-attributes = Attribute
rules-group-hellas-regular_actions = Einfache Aktionen
rules-group-hellas-special_actions = Besondere Aktionen
rules-group-hellas-victories = Wege zum Sieg
rules-group-hellas-gods = Götter und Monumente
rules-group-hellas-monsters = Monster
rules-group-hellas-monster_cards = Monsterkarten
rules-group-hellas-monster_attacks = Monster-Angriffskarten
rules-group-hellas-monster_die = Monsterwürfel
rules-group-hellas-combat_cards = Kampfkarten
rules-group-hellas-symbols = Symbole
rules-group-hellas-artifacts = Artefakte
rules-group-hellas-blessings = Segen
rules-group-hellas-quests = Aufgaben
rules-group-hellas-kronos_actions = Aktionen des Kronos
rules-group-hellas-kronos_attributes = Attribute des Kronos
rules-group-hellas-chains = Ketten
rules-group-hellas-orders = Befehlskarten
rules-group-hellas-hero_tokens = Spezialfähigkeitsplättchen
rules-group-hellas-event_cards = Gelegenheitskarten
rules-group-hellas-army_boards = Verbesserungstableaus
rules-group-hellas-army_upgrades = Armeeverbesserungen
rules-group-hellas-constructs = Konstrukte
rules-group-hellas-muses = Musen
rules-group-hellas-temple_cards = Tempelkarten
rules-group-hellas-lands = Regionen
rules-group-hellas-regions = Gebiete
