### Lords of Hellas: Oricalco e ingenios.

hellas-expansion-orichalkum = Oricalco
    .about = En las ciudades hay oricalco. Los héroes lo toman; carga artefactos y paga diez ingenios, tres de ellos a la vista.

hellas-action-charge_with_orichalkum = Gastar oricalco: cargar { $artifact }
hellas-action-ride = Llevar el caballo { $start_from } { $region_to }
hellas-action-take_orichalkum = Tomar el oricalco
hellas-action-use_construct = Usar { $construct }

hellas-narrow-charge_with_orichalkum = ¿Qué artefacto se carga?
hellas-narrow-ride = ¿A qué ciudad se lleva el caballo?

hellas-decision-antikythera = ¿Qué bendición conservas? Las otras vuelven al mazo.
    .short = eliges una bendición
hellas-decision-shoot_monster = ¿A qué monstruo hiere el Gastrafetes?
    .short = hieres a un monstruo
hellas-decision-take_orichalkum = Hay oricalco en { $region_the }. ¿Lo toma tu héroe?
    .short = tu héroe puede tomar oricalco
hellas-decision-trample =
    { $left ->
        [one] ¿Dónde embisten los Toros de bronce? 1 hoplita como máximo.
       *[other] ¿Dónde embisten los Toros de bronce? { $left } hoplitas como máximo, todos en una región.
    }
    .short = embisten los Toros de bronce
hellas-decision-trojan_horse = ¿De qué región a qué ciudad se lleva el Caballo de Troya?
    .short = llevas el Caballo de Troya

hellas-event-blessings_drawn =
    { $count ->
        [one] { $seat } mira 1 bendición.
       *[other] { $seat } mira { $count } bendiciones.
    }
    .you = Miras bendiciones: { $blessings }.
hellas-event-construct_used = { $seat } usa { $construct }.
    .you = Usas { $construct }.
hellas-event-constructs_laid_out = Ingenios nuevos a la vista: { $constructs }.
hellas-event-orichalkum_spent =
    { $count ->
        [one] { $seat } gasta 1 ficha de oricalco.
       *[other] { $seat } gasta { $count } fichas de oricalco.
    }
    .you =
        { $count ->
            [one] Gastas 1 ficha de oricalco.
           *[other] Gastas { $count } fichas de oricalco.
        }
hellas-event-orichalkum_taken = { $seat } toma el oricalco { $region_from }.
    .you = Tomas el oricalco { $region_from }.

hellas-why-a_construct_was_used = Ya has usado un ingenio este turno.
hellas-why-it_belongs_to_the_start_of_a_turn = Eso va al principio del turno, antes de cualquier acción.
hellas-why-that_construct_does_not_lie_open = { $construct } no está a la vista.
hellas-why-the_horse_goes_to_cities = No hay ciudad en { $region_the }.
hellas-why-you_have_too_little_orichalkum =
    { $count ->
        [one] Te falta oricalco: se necesita 1 ficha.
       *[other] Te falta oricalco: se necesitan { $count } fichas.
    }

hellas-construct-wings_of_daedalus = Alas de Dédalo
    .text = Coloca a tu héroe en cualquier región. Así no se puede empezar una aventura.
hellas-construct-field_forge = Fragua de campaña
    .text = Roba 2 cartas de combate.
hellas-construct-labyrinth = Laberinto
    .text = Coloca a un monstruo en cualquier otra región.
hellas-construct-golden_maidens = Doncellas de oro
    .text = Retira 1 ficha de acción usada de una de tus acciones especiales.
hellas-construct-gastraphetes = Gastrafetes
    .text = Causa 1 herida a un monstruo en la región de tu héroe o junto a ella, sin su recompensa.
hellas-construct-bronze_bulls = Toros de bronce
    .text = Mata a hasta 3 hoplitas en la región de tu héroe o en una región junto a ella.
hellas-construct-automaton_legion = Legión autómata
    .text = Recluta hasta 4 hoplitas en una región que controles.
hellas-construct-votive_tripods = Trípodes votivos
    .text = Obtienes 2 sacerdotes.
hellas-construct-antikythera_mechanism = Mecanismo de Anticitera
    .text = Mira 3 bendiciones y conserva 1.
hellas-construct-trojan_horse = Caballo de Troya
    .text = Marcha de una región a otra vecina con ciudad. Fuerza del ejército +2 en la batalla que cause.

hellas-field-constructs = construct
    .item = { $item }
