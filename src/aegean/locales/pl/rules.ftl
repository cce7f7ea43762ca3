### Strony zasad w przeglądarce: punkty zasad, elementy gry i ich wyszukiwanie.

rules-lead = Wszystkie zasady obu gier, ponumerowane i takie, jak się tu gra, oraz wszystkie elementy z tym, co robią.
rules-minute = Jak się gra, w jedną minutę
rules-text = Zasady
rules-components = Elementy gry
rules-contents = Spis treści
rules-link = Link do { $clause }
rules-table = Tabela: { $of }
rules-search = Szukaj w zasadach i elementach gry
rules-search-hint = Szukaj: słowo, karta, zasada…
rules-found = Zasady: { $clauses }, elementy: { $components }
rules-found-clauses =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-found-components =
    { $count ->
        [one] 1 element
        [few] { $count } elementy
       *[many] { $count } elementów
    }
rules-found-more =
    { $count ->
        [one] Jest jeszcze 1 wynik. Dodaj słowo, aby zawęzić wyszukiwanie.
        [few] Są jeszcze { $count } wyniki. Dodaj słowo, aby zawęzić wyszukiwanie.
       *[many] Jest jeszcze { $count } wyników. Dodaj słowo, aby zawęzić wyszukiwanie.
    }
rules-found-nothing = Brak wyników. Każde szukane słowo musi być początkiem słowa w tekście; znaki diakrytyczne i wielkie litery nie mają znaczenia.

## Elementy gry

rules-filter = Pokaż elementy
rules-all = Wszystkie
rules-copies =
    { $count ->
        [one] 1 w grze
        [few] { $count } w grze
       *[many] { $count } w grze
    }
rules-faces =
    { $count ->
        [one] 1 z sześciu ścianek
        [few] { $count } z sześciu ścianek
       *[many] { $count } z sześciu ścianek
    }
rules-for-each = { $count } na gracza
rules-set-of-each = zestaw dla każdego gracza
rules-of-each-colour = { $count } w każdym kolorze
rules-first-game = na pierwszą grę
rules-only-reconstructed = Tylko zrekonstruowane
rules-reconstructed = Zrekonstruowane: { $values }
    .text = Żadne znane nam źródło nie podaje tej wartości, więc ustaliliśmy ją sami na wzór wartości znanych. Cała reszta jest taka, jak podają instrukcje i inne publikacje.
rules-value-all = wszystko
rules-value-attribute = cecha
rules-value-wounds = rany
rules-value-powers = moc niektórych poziomów
rules-value-faces = liczba ścianek
rules-value-board = plansza
rules-value-casualties = symbole strat
rules-value-cost = koszt
rules-value-effects = efekty
rules-value-hunt = działanie na polowaniu
rules-value-level = miejsce na planszy
rules-value-name = nazwa
rules-value-power = efekt
rules-value-steps = kroki
rules-value-strength = siła
rules-value-symbol = symbol
rules-value-land = kraina
rules-value-population = populacja
rules-value-city = miasto
rules-value-neighbours = sąsiedzi
rules-value-sea_trails = szlaki morskie
rules-value-shrine = kapliczka
rules-artifact-god = Boski artefakt
rules-artifact-monster = Artefakt potwora
rules-artifact-neutral = Neutralny artefakt
rules-companion-hero = Heros
rules-companion-demigod = Półbóg
rules-companion-creature = Stworzenie
rules-monster-cyclops = Cyklop
rules-monster-minotaur = Minotaur
rules-monster-hydra = Hydra
rules-monster-siren = Syrena
rules-monster-chimera = Chimera
rules-monster-gorgon = Gorgona
rules-dice-oracle = Kość wyroczni
    .text = Po jednej ściance w każdym z sześciu kolorów. Każda kość opłaca jedną akcję w turze.
rules-dice-titan = Kość tytana
    .text = Pokazuje od 1 do 6. Rzuca się nią w każdej turze ostatniego miejsca: kto jest za słaby, odnosi rany.
rules-dice-battle = Kość walki
    .text = Pokazuje od 0 do 9. Rzut, który dorówna liczbie potwora, pokonuje go.

## Grupy elementów gry Wyrocznia Delficka

rules-group-delphi-gods = Bogowie
rules-group-delphi-equipment = Ekwipunek
rules-group-delphi-ship_tiles = Kafelki statków
rules-group-delphi-companions = Sprzymierzeńcy
rules-group-delphi-monsters = Potwory
rules-group-delphi-tasks = Zadania
rules-group-delphi-zeus_tiles = Kafelki Zeusa
rules-group-delphi-island_tiles = Kafelki wysp
rules-group-delphi-letters = Litery
rules-group-delphi-decks = Talie
rules-group-delphi-dice = Kości

## Grupy elementów gry Lords of Hellas

rules-group-hellas-heroes = Bohaterowie
rules-group-hellas-attributes = Cechy
rules-group-hellas-regular_actions = Zwykłe akcje
rules-group-hellas-special_actions = Akcje specjalne
rules-group-hellas-victories = Drogi do zwycięstwa
rules-group-hellas-gods = Bogowie i monumenty
rules-group-hellas-monsters = Potwory
rules-group-hellas-monster_cards = Karty potworów
rules-group-hellas-monster_attacks = Karty ataku potworów
rules-group-hellas-monster_die = Kość potworów
rules-group-hellas-combat_cards = Karty walki
rules-group-hellas-symbols = Symbole
rules-group-hellas-artifacts = Artefakty
rules-group-hellas-blessings = Błogosławieństwa
rules-group-hellas-quests = Zadania
rules-group-hellas-kronos_actions = Akcje Kronosa
rules-group-hellas-kronos_attributes = Cechy Kronosa
rules-group-hellas-chains = Łańcuchy
rules-group-hellas-orders = Karty rozkazu
rules-group-hellas-hero_tokens = Żetony zdolności specjalnych
rules-group-hellas-event_cards = Karty okazji
rules-group-hellas-army_boards = Plansze ulepszeń
rules-group-hellas-army_upgrades = Ulepszenia armii
rules-group-hellas-constructs = Konstrukty
rules-group-hellas-muses = Muzy
rules-group-hellas-temple_cards = Karty świątyń
rules-group-hellas-lands = Krainy
rules-group-hellas-regions = Regiony
