### Las páginas de las reglas en el navegador: los artículos, los componentes, y cómo encontrarlos.

rules-lead = Todas las reglas de los dos juegos, numeradas y tal como se juega aquí, y todos los componentes con lo que hacen.
rules-minute = Cómo se juega, en un minuto
rules-text = Las reglas
rules-components = Componentes
rules-contents = Contenido
rules-link = Enlace a { $clause }
rules-table = Tabla de { $of }
rules-search = Buscar en reglas y componentes
rules-search-hint = Buscar: una palabra, una carta, una regla…
rules-found = Reglas: { $clauses }, componentes: { $components }
rules-found-clauses =
    { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
rules-found-components =
    { $count ->
        [one] 1 componente
       *[other] { $count } componentes
    }
rules-found-more =
    { $count ->
        [one] Hay 1 resultado más. Añade una palabra para afinar la búsqueda.
       *[other] Hay { $count } resultados más. Añade una palabra para afinar la búsqueda.
    }
rules-found-nothing = No hay resultados. Cada palabra buscada debe ser el comienzo de una palabra del texto; los acentos y las mayúsculas no importan.

## Componentes

rules-filter = Mostrar componentes
rules-all = Todos
rules-copies =
    { $count ->
        [one] 1 en el juego
       *[other] { $count } en el juego
    }
rules-faces =
    { $count ->
        [one] 1 de las seis caras
       *[other] { $count } de las seis caras
    }
rules-for-each = { $count } por jugador
rules-set-of-each = un juego por jugador
rules-of-each-colour = { $count } de cada color
rules-first-game = para la primera partida
rules-only-reconstructed = Solo lo reconstruido
rules-reconstructed = Reconstruido: { $values }
    .text = Ninguna fuente que conozcamos da este valor, así que lo hemos fijado nosotros siguiendo los valores conocidos. Todo lo demás es como lo dan los reglamentos y otras publicaciones.
rules-value-all = todo
rules-value-attribute = atributo
rules-value-wounds = heridas
rules-value-powers = poder de algunos niveles
rules-value-faces = número de caras
rules-value-board = tablero
rules-value-casualties = símbolos de baja
rules-value-cost = coste
rules-value-effects = efectos
rules-value-hunt = efectos en la caza
rules-value-level = lugar en el tablero
rules-value-name = nombre
rules-value-power = efecto
rules-value-steps = pasos
rules-value-strength = fuerza
rules-value-symbol = símbolo
rules-value-land = nación
rules-value-population = población
rules-value-city = ciudad
rules-value-neighbours = regiones adyacentes
rules-value-sea_trails = rutas marítimas
rules-value-shrine = santuario
rules-artifact-god = Artefacto de dios
rules-artifact-monster = Artefacto de monstruo
rules-artifact-neutral = Artefacto neutral
rules-companion-hero = Héroe
rules-companion-demigod = Semidiós
rules-companion-creature = Criatura
rules-monster-cyclops = Cíclope
rules-monster-minotaur = Minotauro
rules-monster-hydra = Hidra
rules-monster-siren = Sirena
rules-monster-chimera = Quimera
rules-monster-gorgon = Gorgona
rules-dice-oracle = Dado de oráculo
    .text = Una cara de cada uno de los seis colores. Cada dado paga una acción del turno.
rules-dice-titan = Dado del titán
    .text = Muestra de 1 a 6. Se tira en cada turno del último asiento: quien no tiene fuerza suficiente sufre heridas.
rules-dice-battle = Dado de combate
    .text = Muestra de 0 a 9. Una tirada que alcanza el número del monstruo lo derrota.

## Los grupos de componentes de El Oráculo de Delfos

rules-group-delphi-gods = Dioses
rules-group-delphi-equipment = Equipo
rules-group-delphi-ship_tiles = Losetas de barco
rules-group-delphi-companions = Aliados
rules-group-delphi-monsters = Monstruos
rules-group-delphi-tasks = Tareas
rules-group-delphi-zeus_tiles = Losetas de Zeus
rules-group-delphi-island_tiles = Losetas de isla
rules-group-delphi-letters = Letras
rules-group-delphi-decks = Mazos
rules-group-delphi-dice = Dados

## Los grupos de componentes de Lords of Hellas

rules-group-hellas-heroes = Héroes
rules-group-hellas-attributes = Atributos
rules-group-hellas-regular_actions = Acciones normales
rules-group-hellas-special_actions = Acciones especiales
rules-group-hellas-victories = Caminos a la victoria
rules-group-hellas-gods = Dioses y monumentos
rules-group-hellas-monsters = Monstruos
rules-group-hellas-monster_cards = Cartas de monstruo
rules-group-hellas-monster_attacks = Cartas de ataque de monstruo
rules-group-hellas-monster_die = Dado de monstruo
rules-group-hellas-combat_cards = Cartas de combate
rules-group-hellas-symbols = Símbolos
rules-group-hellas-artifacts = Artefactos
rules-group-hellas-blessings = Bendiciones
rules-group-hellas-quests = Aventuras
rules-group-hellas-kronos_actions = Acciones de Cronos
rules-group-hellas-kronos_attributes = Atributos de Cronos
rules-group-hellas-chains = Cadenas
rules-group-hellas-orders = Cartas de orden
rules-group-hellas-hero_tokens = Fichas de capacidad especial
rules-group-hellas-event_cards = Cartas de oportunidad
rules-group-hellas-army_boards = Tableros de mejoras
rules-group-hellas-army_upgrades = Mejoras de ejército
rules-group-hellas-constructs = Ingenios
rules-group-hellas-muses = Musas
rules-group-hellas-temple_cards = Cartas de templo
rules-group-hellas-lands = Naciones
rules-group-hellas-regions = Regiones
