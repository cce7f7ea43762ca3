### Die Seiten der Regeln im Browser: die Paragrafen, das Spielmaterial, und wie man beides findet.

rules-lead = Alle Regeln beider Spiele in nummerierten Sätzen, so wie die Tische hier sie einhalten, und alles Spielmaterial mit dem, was es bewirkt.
rules-minute = So wird gespielt, in einer Minute
rules-text = Die Regeln
rules-components = Spielmaterial
rules-contents = Inhalt
rules-link = Verweis auf { $clause }
rules-table = Tabelle von { $of }
rules-search = Regeln und Spielmaterial durchsuchen
rules-search-hint = Suchen: ein Wort, eine Karte, eine Regelnummer …
rules-found = Regeln: { $clauses }, Spielmaterial: { $components }
rules-found-clauses =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-found-components =
    { $count ->
        [one] 1 Stück Spielmaterial
       *[other] { $count } Stücke Spielmaterial
    }
rules-found-more =
    { $count ->
        [one] Eines mehr passt. Ein weiteres Wort grenzt die Suche ein.
       *[other] { $count } weitere passen. Ein weiteres Wort grenzt die Suche ein.
    }
rules-found-nothing = Nichts passt. Jedes Wort muss am Anfang eines Wortes im Text stehen; Akzente und Großschreibung sind gleichgültig.

## Spielmaterial

rules-filter = Welches Spielmaterial
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
rules-for-each = { $count } für jeden
rules-set-of-each = ein Satz für jeden
rules-of-each-colour = { $count } je Farbe
rules-first-game = für die erste Partie
rules-only-reconstructed = Nur Rekonstruiertes
rules-reconstructed = Rekonstruiert: { $values }
    .text = Rekonstruiert heißt: Keine Quelle, die wir kennen, gibt diesen Wert an; wir haben ihn nach dem Muster der bekannten Werte selbst gesetzt. Alles Übrige ist so, wie es in den Spielregeln oder anderen Veröffentlichungen steht.
rules-value-all = alles
rules-value-wounds = Wunden
rules-value-powers = Göttergabe mancher Stufen
rules-value-faces = Zahl der Seiten
rules-artifact-god = Artefakt einer Gottheit
rules-artifact-monster = Artefakt eines Monsters
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
    .text = Zeigt 1 bis 6. Wird mit jedem Zug des letzten Platzes geworfen: Wer nicht stark genug ist, wird verwundet.
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
rules-group-hellas-temple_cards = Tempelkarten
rules-group-hellas-lands = Regionen
rules-group-hellas-regions = Gebiete
