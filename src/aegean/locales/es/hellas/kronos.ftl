### Lords of Hellas: Cronos.

hellas-expansion-kronos = Cronos
    .about = Un jugador es el titán Cronos, que lanza monstruos contra las naciones y rompe sus cadenas; los demás llevan héroes contra él y ganan o pierden juntos. Con dos jugadores, uno lleva dos héroes.
hellas-option-hero_hands = Manos de los héroes
    .text = Si los jugadores de los héroes ven las cartas de combate de los otros. Cronos no las ve nunca.
hellas-choice-hero_hands-hidden = Ocultas
hellas-choice-hero_hands-shared = A la vista de los otros héroes

## Actions

hellas-action-choose_chain = Tomar la cadena { $chain }
hellas-action-choose_token = Tomar la ficha { $hero_token }
hellas-action-monster_movement = Movimiento de Monstruos
hellas-action-region_attack = Ataque de región de { $monster }
hellas-action-terror = Terror de { $monster }
hellas-action-destroy_temple = { $monster } destruye el templo
hellas-action-summon = { $order }: el monstruo llega { $region_to }
hellas-action-evolve = { $order }: el monstruo evoluciona
hellas-action-carry_out = { $order }: cumplir la orden
hellas-action-kronos_pass = Pasar y recuperar ira
hellas-action-end_turn = Terminar tu turno
hellas-action-kronos_movement = Cronos se mueve { $region_to }
hellas-action-kronos_destroy_monument = Cronos golpea el monumento de { $god }
hellas-action-kronos_terror = Terror de Cronos
hellas-action-monster_destroy_monument = Un monstruo golpea el monumento de { $god }
hellas-action-use_chain = Usar { $chain }
hellas-action-break_chain = Romper { $chain }
hellas-action-raise_kronos = Aumentar { $kronos_attribute }
hellas-action-lower_attitude = Bajar la actitud de la { $land }
hellas-action-discard_order = Descartar { $order }
hellas-action-kill_hoplite = Matar a un hoplita de { $hero }
hellas-action-strike_land = Golpear la { $land }
hellas-action-strike_region = Golpear { $region_the }
hellas-action-strike_beside = El fuego llega { $region_to }
hellas-action-lay_down_hero = Tumbar en el suelo a { $hero }
hellas-action-banish_hero = Arrojar al héroe { $region_to }
hellas-action-trade_blessing = Descartarla y tomar 1 sacerdote
hellas-action-use_token = Usar la ficha { $hero_token } en lugar del Movimiento de Hoplitas
hellas-action-move_other = Mover a un hoplita de { $hero } { $start_from } { $region_to }
hellas-action-heal_other = Curar a { $hero }: { $attribute }
hellas-action-give_card = Dar { $card } a { $hero }
hellas-action-put_away = Ponerla debajo del mazo de órdenes
hellas-action-grant_card = { $hero } roba una carta de combate

hellas-narrow-region_attack = ¿Qué monstruo ataca su región?
hellas-narrow-terror = ¿Qué monstruo extiende el Terror?
hellas-narrow-destroy_temple = ¿Qué monstruo destruye un templo?
hellas-narrow-kronos_movement = ¿Adónde vas?
hellas-narrow-kronos_destroy_monument = ¿Qué monumento golpeas?
hellas-narrow-monster_destroy_monument = ¿Qué monumento golpea un monstruo?
hellas-narrow-summon = ¿Adónde llega el monstruo?
hellas-narrow-move_other = ¿El hoplita de quién se mueve, y adónde?
    .known = ¿Adónde se mueve un hoplita de { $hero }?
hellas-narrow-heal_other = ¿El daño de quién curas?
    .known = ¿Qué daño de { $hero } curas?
hellas-narrow-give_card = ¿Qué carta das, y a quién?
    .known = ¿Qué carta das a { $hero }?

## Decisions

hellas-decision-choose_chain =
    { $left ->
        [one] ¿Qué cadena tomas? Falta 1, boca abajo.
       *[other] ¿Qué cadenas tomas? Faltan { $left }, boca abajo.
    }
    .short = eliges tus cadenas
hellas-decision-kronos_start = ¿Dónde estás encadenado? Esa nación pasa a ser hostil.
    .short = eliges tu región
hellas-decision-choose_token = ¿Qué ficha de capacidad especial toma tu héroe?
    .short = eliges una ficha
hellas-decision-kronos_turn =
    { $left ->
        [0] Usa una cadena o termina tu turno.
        [one] Tu turno: 1 acción. Tienes { $anger } de ira.
       *[other] Tu turno: { $left } acciones. Tienes { $anger } de ira.
    }
    .short = es tu turno
hellas-decision-kronos_monsters =
    { $left ->
        [one] ¿Qué monstruo se mueve? 1 más como mucho.
       *[other] ¿Qué monstruo se mueve ahora? { $left } más como mucho.
    }
    .short = mueves monstruos
hellas-decision-kill_hoplites =
    { $left ->
        [one] ¿El hoplita de quién muere en { $region_the }?
       *[other] ¿Los hoplitas de quién mueren en { $region_the }? { $left } más.
    }
    .short = eliges quién muere
hellas-decision-terror_after = El monstruo ha llegado. ¿Le sigue enseguida el Terror?
    .short = puede seguir el Terror
hellas-decision-raise_kronos = Ha caído un templo. ¿Qué atributo aumentas?
    .short = aumentas un atributo
hellas-decision-oracle_lost = El Oráculo está perdido. ¿La actitud de qué nación baja?
    .short = una actitud puede bajar
hellas-decision-break_chain =
    { $must ->
        [0] ¿Rompes una cadena? Gastas toda tu ira.
       *[other] ¿Qué cadena se rompe?
    }
    .short = puedes romper una cadena
hellas-decision-discard_order =
    { $left ->
        [one] Descarta 1 carta de orden.
       *[other] Descarta { $left } cartas de orden.
    }
    .short = descartas cartas de orden
hellas-decision-strike_land = La tierra tiembla. ¿En qué nación?
    .short = eliges una nación
hellas-decision-strike_region = ¿En qué región junto a un monstruo estalla la tierra?
    .short = eliges una región
hellas-decision-strike_beside = { $monster } escupe fuego. ¿A qué región vecina llega?
    .short = eliges una región
hellas-decision-lay_down_hero = Medusa levanta la mirada. ¿Qué héroe cae al suelo?
    .short = tumbas a un héroe
hellas-decision-banish_hero = Tu golpe ha alcanzado al héroe de { $hunter }. ¿Adónde lo arrojas?
    .short = arrojas a un héroe
hellas-decision-claim_glory = La { $land } está de tu lado. ¿Tomas su ficha de Gloria?
    .short = puedes tomar una ficha de Gloria
hellas-decision-blessing_or_priest = ¿Te quedas con esta bendición o la descartas por un sacerdote?
    .short = has hallado una bendición
hellas-decision-move_other = ¿Qué hoplita de otro héroe se mueve, y adónde?
    .short = mueves a un hoplita de otro héroe
hellas-decision-heal_other = ¿Qué daño de otro héroe curas?
    .short = curas a otro héroe
hellas-decision-hector_drives = ¿A qué monstruo empujas?
    .short = empujas a un monstruo
hellas-decision-place_by_monster = ¿Junto a qué monstruo va tu héroe?
    .short = colocas a tu héroe
hellas-decision-give_card =
    { $left ->
        [one] ¿Qué carta das? 1 más como mucho.
       *[other] ¿Qué cartas das? { $left } más como mucho.
    }
    .short = das cartas
hellas-decision-put_away = Casandra ha visto una carta de orden de Cronos. ¿Va debajo del mazo?
    .short = puedes retirar una carta de orden
hellas-decision-grant_card = ¿Qué héroe roba una carta de combate?
    .short = haces robar a un héroe

## Events

hellas-event-chain_chosen = { $seat } toma una cadena, boca abajo.
    .you = Tomas la cadena { $chain }.
hellas-event-kronos_placed = Cronos está encadenado en { $region_the }.
hellas-event-token_chosen = { $seat } toma la ficha { $hero_token }.
    .you = Tomas la ficha { $hero_token }.
hellas-event-kronos_acted = { $seat }: { $kronos_action }.
    .you = Tu acción: { $kronos_action }.
hellas-event-kronos_passed =
    { $anger ->
       *[other] { $seat } pasa, y la ira de Cronos es { $anger }.
    }
    .you =
        { $anger ->
           *[other] Pasas, y tu ira es { $anger }.
        }
hellas-event-anger_spent = { $seat } gasta { $count } de ira y le queda { $anger }.
    .you = Gastas { $count } de ira y te queda { $anger }.
hellas-event-anger_gained = { $seat } gana { $count } de ira y tiene { $anger }.
    .you = Ganas { $count } de ira y tienes { $anger }.
hellas-event-anger_cleared = { $seat } gasta toda su ira en romper una cadena.
    .you = Gastas toda tu ira en romper una cadena.
hellas-event-attitude_changed = La { $land } ahora es { $attitude }.
hellas-event-terror_spread = ¡El Terror se extiende por la { $land }!
hellas-event-order_played = { $seat } juega la carta de orden { $order }.
    .you = Juegas la carta de orden { $order }.
hellas-event-order_discarded = { $seat } descarta la carta de orden { $order }.
    .you = Descartas la carta de orden { $order }.
hellas-event-orders_drawn =
    { $count ->
        [one] { $seat } roba 1 carta de orden.
       *[other] { $seat } roba { $count } cartas de orden.
    }
    .you = Robas { $orders }.
hellas-event-orders_reshuffled = Las cartas de orden descartadas forman el nuevo mazo.
hellas-event-chain_broken = { $chain }: ¡se rompe una cadena de Cronos!
hellas-event-chain_used = { $seat } usa { $chain }.
    .you = Usas { $chain }.
hellas-event-chain_destroyed = { $chain }: cadena destruida, pues { $seat } ha cubierto su última herida.
    .you = { $chain }: cadena destruida, pues has cubierto su última herida.
hellas-event-chains_refreshed = Todas las cadenas rotas de Cronos vuelven a estar listas.
hellas-event-finals_unlocked = Se ha roto la última cadena: ¡Cronos ya tiene sus acciones finales!
hellas-event-kronos_attribute_raised = { $kronos_attribute } de Cronos: sube a { $value }.
hellas-event-temple_destroyed = El templo en { $region_the } queda destruido.
hellas-event-monument_damaged = El monumento de { $god } baja al nivel { $level }.
hellas-event-monument_destroyed = El monumento de { $god } queda destruido de forma permanente.
hellas-event-kronos_moved = Cronos sale { $start_from } y va { $region_to }.
hellas-event-hero_brought_down = { $hero } queda en el suelo hasta que se construya el próximo monumento.
hellas-event-heroes_rose = Quien estaba en el suelo se levanta.
hellas-event-hero_banished = Cronos arroja a { $hero } { $region_to }.
hellas-event-blessing_drawn = { $seat } roba una bendición.
    .you = Robas la bendición { $blessing }.
hellas-event-token_used = { $seat } usa la capacidad especial de { $hero_token }.
    .you = Usas la capacidad especial de { $hero_token }.
hellas-event-hoplite_led = { $seat } mueve a un hoplita de { $hero }.
    .you = Mueves a un hoplita de { $hero }.
hellas-event-hero_healed = { $seat } cura a { $hero }.
    .you = Curas a { $hero }.
hellas-event-card_given = { $seat } da a { $hero } una carta de combate.
    .you = Das { $card } a { $hero }.
hellas-event-order_revealed = { $seat } mira la mano de Cronos.
    .you = Miras la mano de Cronos y ves { $order }.
hellas-event-order_put_away = { $seat } pone la carta de orden debajo del mazo.
    .you = Pones la carta de orden debajo del mazo.

## Why not

hellas-why-you_have_too_little_anger = Cuesta { $count } de ira, y tienes menos.
hellas-why-you_have_taken_your_action = Ya has realizado tu acción de este turno.
hellas-why-a_pass_is_a_whole_turn = Pasar es un turno entero: antes solo van cadenas.
hellas-why-an_action_or_a_pass_comes_first = Primero realiza una acción, o pasa.
hellas-why-the_last_chain_is_not_broken = { $kronos_action } está bloqueada hasta que se rompa tu última cadena.
hellas-why-that_chain_is_chosen = { $chain } no se puede tomar: ya está ante ti.
hellas-why-that_chain_is_not_ready = { $chain } no está lista.
hellas-why-that_chain_has_no_effect_now = { $chain } no cambiaría nada ahora.
hellas-why-that_is_no_unbroken_chain_of_yours = { $chain } no es una de tus cadenas intactas.
hellas-why-wrath_follows_a_first_action = Una segunda acción sigue a una primera.
hellas-why-kronos_does_not_start_there = Cronos empieza en la Lócrida, Eubea o Mesenia.
hellas-why-kronos_is_there = Cronos está en { $region_the }.
hellas-why-another_hero_has_that_token = Otro héroe tiene esa ficha.
hellas-why-that_token_is_another_heros = La ficha { $hero_token } es de otro héroe.
hellas-why-that_token_is_not_yours = La ficha { $hero_token } no es tuya.
hellas-why-that_token_is_never_used = La ficha { $hero_token } actúa por sí sola.
hellas-why-that_token_has_no_effect_now = La ficha { $hero_token } no cambiaría nada ahora.
hellas-why-that_token_is_not_earned_now = Esa no es la ficha de Gloria que te has ganado.
hellas-why-that_land_is_hostile = La { $land } ya es hostil.
hellas-why-terror_would_change_nothing = La { $land } es hostil, y ningún marcador de control saldría de allí.
hellas-why-no_monster_can_move = Ningún monstruo puede moverse.
hellas-why-that_monster_has_moved = { $monster } ya se ha movido.
hellas-why-that_attack_would_change_nothing = El ataque de región de { $monster } no cambiaría nada.
hellas-why-no_hoplite_of_that_hero_is_left_there = No queda ningún hoplita de { $hero } en { $region_the }.
hellas-why-nobody_is_to_be_killed_there = Allí no hay a quién matar.
hellas-why-no_temple_is_with_that_monster = No hay templo en la región de { $monster }.
hellas-why-hoplites_guard_the_temple = Hay hoplitas que guardan el templo en { $region_the }.
hellas-why-that_attribute_is_at_its_highest = { $kronos_attribute }: ya está en lo más alto.
hellas-why-that_monument_is_destroyed = El monumento de { $god } está destruido.
hellas-why-that_monument_is_not_beside_kronos = El monumento de { $god } no está en una región junto a Cronos.
hellas-why-no_monster_is_at_that_monument = No hay ningún monstruo en la región del monumento de { $god }.
hellas-why-that_region_is_not_beside_kronos = { $region } no está junto a Cronos.
hellas-why-a_monument_stands_there = Hay un monumento en { $region_the }, y Cronos no puede entrar.
hellas-why-that_order_card_is_not_in_your_hand = { $order } no está en tu mano.
hellas-why-that_region_is_not_on_the_card = Esa región no figura en { $order }.
hellas-why-that_monster_is_on_the_map = { $monster } ya está en el mapa.
hellas-why-that_monster_is_gone_for_good = { $monster } está tras las puertas cerradas del Tártaro.
hellas-why-that_card_is_no_evolution = { $order } no es una evolución.
hellas-why-that_card_is_no_order = { $order } no es una orden.
hellas-why-that_order_has_no_effect_now = { $order } no cambiaría nada ahora.
hellas-why-that_hero_is_not_with_medusa = { $hero } no está en la región de Medusa.
hellas-why-your_hero_lies_on_the_ground = Tu héroe está en el suelo hasta que se construya el próximo monumento.
hellas-why-kronos_cannot_be_hunted_yet = Cronos no puede ser cazado antes de completar La bendición de Rea.
hellas-why-the_hero_is_there_already = El héroe ya está en { $region_the }.
hellas-why-that_hero_is_none_of_the_others = No puedes elegir a { $hero }.
hellas-why-that_hero_cannot_be_healed = Aquí no puedes curar eso a { $hero }.
hellas-why-no_monster_is_in_that_region = No hay ningún monstruo en { $region_the }.
hellas-why-cards_go_to_one_hero = Todas las cartas van a un solo héroe.

## How a game ends

hellas-reason-five_hostile_lands = { hellas-victory-five_hostile_lands }: no queda en Hellas ninguna nación que no se haya vuelto contra los héroes.
hellas-reason-three_destroyed_monuments = { hellas-victory-three_destroyed_monuments }: los dioses han perdido su último monumento.
hellas-reason-kronos_slain = { hellas-victory-kronos_slain }: los héroes han abatido al titán.
hellas-reason-three_lands = { hellas-victory-three_lands }: tres naciones enteras están con los héroes.
hellas-reason-tartarus = { hellas-victory-tartarus }: las puertas están cerradas y ha muerto el último monstruo.
hellas-victory-five_hostile_lands = Cinco naciones hostiles
    .text = Cronos gana cuando la actitud de las cinco naciones es hostil.
hellas-victory-three_destroyed_monuments = Tres monumentos destruidos
    .text = Cronos gana cuando los tres monumentos están destruidos.
hellas-victory-kronos_slain = Cronos muerto
    .text = Los héroes ganan cuando están cubiertas todas las heridas del tablero de Cronos y de sus cadenas rotas.
hellas-victory-three_lands = Tres naciones
    .text = Los héroes ganan cuando entre todos controlan cada región de tres naciones; la región de Cronos no cuenta.
hellas-victory-tartarus = Tártaro
    .text = Los héroes ganan cuando las puertas del Tártaro están cerradas y después matan al último monstruo del mapa.

## Words

hellas-reward-blessing = Robar una bendición, para quedársela o descartarla por 1 sacerdote
hellas-reward-attitude = Mejorar la actitud de la nación
hellas-monster-kronos = Cronos
    .text = Heridas: antorcha, arco, espada (sacerdote), lanza (artefacto), y las de sus cadenas rotas. Su Poderío se suma a cada ataque. Ataque especial: 1 daño, la caza termina y Cronos puede colocar al héroe en cualquier región. Para las demás reglas no es un monstruo.
hellas-attitude-hostile = hostil
    .text = Dos pasos por debajo de neutral. Un ataque de región mata allí a 2 hoplitas más.
hellas-attitude-wary = recelosa
    .text = Un paso por debajo de neutral. Un ataque de región mata allí a 1 hoplita más.
hellas-attitude-neutral = neutral
    .text = Desde aquí, el paso siguiente pone la ficha de Gloria en el tablero de un héroe.
hellas-attitude-loyal = leal
    .text = La ficha de Gloria está en el tablero de un héroe, que puede usurpar allí.
hellas-kronos_attribute-might = Poderío
    .text = Se suma a cada carta de ataque cuando se caza a Cronos.
hellas-kronos_attribute-anger = Ira
    .text = Es la ira que gana Cronos cuando se construye un monumento.
hellas-kronos_attribute-authority = Autoridad
    .text = Es el número de monstruos que mueve el Movimiento de Monstruos.
hellas-kronos_action-monster_movement = Movimiento de Monstruos
    .text = Hasta tantos monstruos distintos como tu Autoridad se mueven 1 región cada uno.
hellas-kronos_action-region_attack = Ataque de Región
    .text = Un monstruo realiza su ataque de región. En una nación recelosa muere 1 hoplita más en su región, y 2 en una hostil. Cuesta 2 con Medusa, Esfinge y Cíclope, y 3 con los demás.
hellas-kronos_action-terror = Terror
    .text = La actitud de la nación de un monstruo baja 1, y los marcadores de control salen de sus regiones sin hoplitas. Cuesta 1, y 1 más por cada 2 hoplitas en la nación.
hellas-kronos_action-destroy_temple = Destruir Templo
    .text = Un templo en la región de un monstruo, donde no hay hoplitas, queda destruido de forma permanente, y uno de tus atributos sube 1.
hellas-kronos_action-play_order = Jugar Carta de Orden
    .text = Lleva al monstruo de una carta de orden a una de sus dos regiones, y puede seguir el Terror; o hazlo evolucionar; o cumple la orden. No cuesta nada mientras La búsqueda del ónfalo esté abierta; después, 2.
hellas-kronos_action-pass = Pasar
    .text = Tu ira sube al número que corresponde a las regiones que controlan los héroes: 6 hasta 3, 7 con 4, 8 con 5, 9 con 6, 10 con 7 y 8, 11 de 9 a 11, 12 de 12 a 14, 13 con más.
hellas-kronos_action-kronos_movement = Movimiento de Cronos
    .text = Acción final. Te mueves 1 región, no a un monumento. Allí mueren todos los hoplitas y desaparecen el marcador de control y el templo.
hellas-kronos_action-kronos_destroy_monument = Cronos: Destruir Monumento
    .text = Acción final. Un monumento en una región vecina pierde 2 niveles. Sin niveles queda destruido.
hellas-kronos_action-kronos_terror = Terror de Cronos
    .text = Acción final. Tu nación pasa a ser hostil, y los marcadores de control salen de sus regiones sin hoplitas.
hellas-kronos_action-monster_destroy_monument = Monstruo: Destruir Monumento
    .text = Acción final. Un monumento en la región de un monstruo pierde 1 nivel. Sin niveles queda destruido.
hellas-chain-kronos_wrath = La cólera de Cronos
    .text = Rota desde el principio. Activa: realiza una segunda acción este turno. Heridas: antorcha, arco, maza (sacerdote), hacha.
hellas-chain-earthquake = Terremoto
    .text = Activa: muere 1 hoplita en cada región de una nación. Pasiva: destruir monumentos cuesta 1 menos. Heridas: maza, hacha, antorcha.
hellas-chain-flood = Inundación
    .text = Activa: mueren hasta 2 hoplitas en cada una de la Calcídica, Creta y Eubea. Pasiva: el Movimiento de Cronos cuesta 1 menos. Heridas: arco, arco, lanza.
hellas-chain-eruption = Erupción
    .text = Activa: mueren hasta 3 hoplitas en una región con un monstruo. Pasiva: el Ataque de Región cuesta 1 menos. Heridas: antorcha, espada.
hellas-chain-famine = Hambruna
    .text = Activa: cada héroe descarta 2 cartas de combate. Pasiva: el Terror y el Terror de Cronos cuestan 1 menos, pero al menos 1. Heridas: arco, maza.
hellas-chain-eclipse = Eclipse
    .text = Activa: cada héroe sacrifica a 1 sacerdote de su reserva. Pasiva: Destruir Templo cuesta 1 menos. Heridas: espada, lanza.
hellas-chain-stampede = Estampida
    .text = Activa: cada monstruo puede moverse 1 región. Pasiva: Jugar Carta de Orden cuesta 1 menos. Heridas: antorcha, arco, hacha.
hellas-hero_token-achilles = Aquiles
    .text = En lugar de tu Movimiento de Hoplitas, mueve a 1 hoplita de otro héroe 1 región.
hellas-hero_token-cleito = Clito
    .text = En lugar de tu Movimiento de Hoplitas, cura 1 daño de otro héroe en tu región.
hellas-hero_token-hector = Héctor
    .text = En lugar de tu Movimiento de Hoplitas, mueve 1 región a un monstruo de tu región.
hellas-hero_token-helen = Helena
    .text = El Terror y el Terror de Cronos cuestan 1 de ira más en la nación donde estás.
hellas-hero_token-heracles = Hércules
    .text = Al inicio de tu caza robas 1 carta de combate más.
hellas-hero_token-perseus = Perseo
    .text = En lugar de tu Movimiento de Hoplitas, coloca a tu héroe en cualquier región con un monstruo.
hellas-hero_token-odysseus = Ulises
    .text = En lugar de tu Movimiento de Hoplitas, da hasta 2 de tus cartas de combate a otro héroe.
hellas-hero_token-cassandra = Casandra
    .text = En lugar de tu Movimiento de Hoplitas, mira 1 carta de orden de Cronos al azar; puedes ponerla debajo del mazo de órdenes, y él roba otra.
hellas-hero_token-champion = Campeón
    .text = En lugar de tu Movimiento de Hoplitas, un héroe cualquiera roba 1 carta de combate. Un héroe de la partida puede tomarla en lugar de su propia ficha.
hellas-quest-finding_omphalos = La búsqueda del ónfalo
    .text = Fócida. Pasos: Liderazgo 2; Liderazgo 2 y sacrificar a 1 sacerdote; Liderazgo 3 y sacrificar a 1 sacerdote. Mientras está abierta, Cronos juega cartas de orden gratis. Al completarla sube la actitud de la nación amarilla.
hellas-quest-blessing_of_rhea = La bendición de Rea
    .text = Calcídica. Pasos: Velocidad 2; Velocidad 2 y 1 sacerdote; Velocidad 3 y 1 sacerdote. Mientras está abierta, Cronos no puede ser cazado. Al completarla sube la actitud de la nación roja.
hellas-quest-closing_of_tartarus = Cerrar las puertas del Tártaro
    .text = Arcadia. Pasos: Fuerza 2; Fuerza 2 y descartar 2 cartas de combate; Fuerza 3 y descartar 2 cartas de combate. Mientras está abierta, los monstruos muertos pueden volver. Al completarla sube la actitud de la nación verde.
hellas-field-orders = order

## Order cards

hellas-order-cerberus_corinthia = Cerbero de Corintia
    .text = Corintia o Mesenia. Orden: si Cerbero está en Tesalia, el monumento de Zeus pierde 1 nivel, pero no el último.
hellas-order-cerberus_epirus = Cerbero de Epiro
    .text = Epiro o Laconia. Evolución: el primer ataque de cada caza contra él suma 3 a su fuerza; si el héroe no se defiende, la caza además termina tras su efecto.
hellas-order-cerberus_locris = Cerbero de la Lócrida
    .text = Lócrida o Ática. Evolución: un símbolo de herida más: lanza.
hellas-order-chimera_chalkidiki = Quimera de la Calcídica
    .text = Calcídica o Etolia. Orden: mueren 2 hoplitas en la región de Quimera y 1 en una región vecina.
hellas-order-chimera_macedonia = Quimera de Macedonia
    .text = Macedonia o Elis. Evolución: cada vez que entran hoplitas en su región, muere 1 de ellos.
hellas-order-chimera_arcadia = Quimera de Arcadia
    .text = Arcadia o Fócida. Evolución: dos símbolos de herida más: maza y espada.
hellas-order-cyclops_macedonia = Cíclope de Macedonia
    .text = Macedonia o Creta. Orden: si Cíclope está en Acarnania, el monumento de Hermes pierde 1 nivel, pero no el último.
hellas-order-cyclops_acarnania = Cíclope de Acarnania
    .text = Acarnania o Laconia. Evolución: sus ataques suman 1 a su fuerza.
hellas-order-cyclops_euboea = Cíclope de Eubea
    .text = Eubea o Arcadia. Evolución: un símbolo de herida más: maza.
hellas-order-hydra_arcadia = Hidra de Arcadia
    .text = Arcadia o Beocia. Orden: se curan todas las heridas de Hidra y después puede moverse 1 región.
hellas-order-hydra_argolis = Hidra de la Argólida
    .text = Argólida o Lócrida. Evolución: mientras tenga cubiertos 3 o más de sus símbolos, sus ataques suman 2 a su fuerza.
hellas-order-hydra_chalkidiki = Hidra de la Calcídica
    .text = Calcídica o Elis. Evolución: dos símbolos de herida más: arco y arco.
hellas-order-medusa_aetolia = Medusa de Etolia
    .text = Etolia o Acaya. Orden: un héroe en la región de Medusa queda tumbado hasta que se construya el próximo monumento: ni Movimiento del Héroe ni caza.
hellas-order-medusa_attica = Medusa del Ática
    .text = Ática o Epiro. Evolución: al inicio de una caza contra ella, el cazador roba tantas cartas de combate como la Velocidad de su héroe, no como su Fuerza.
hellas-order-medusa_phocis = Medusa de la Fócida
    .text = Fócida o Argólida. Evolución: un símbolo de herida más: hacha.
hellas-order-minotaur_laconia = Minotauro de Laconia
    .text = Laconia o Etolia. Orden: si Minotauro está en el Ática, el monumento de Atenea pierde 1 nivel, pero no el último.
hellas-order-minotaur_crete = Minotauro de Creta
    .text = Creta o Tesalia. Evolución: para cazarlo hace falta al menos 1 sacerdote en la reserva del cazador.
hellas-order-minotaur_boeotia = Minotauro de Beocia
    .text = Beocia o Elis. Evolución: un símbolo de herida más: espada.
hellas-order-sphinx_corinthia = Esfinge de Corintia
    .text = Corintia o Acarnania. Orden: cada héroe en la región de Esfinge descarta cartas de combate hasta quedarse con tantas como su Liderazgo.
hellas-order-sphinx_messenia = Esfinge de Mesenia
    .text = Mesenia o Eubea. Evolución: para cazarla hace falta Liderazgo 3 o más.
hellas-order-sphinx_thessaly = Esfinge de Tesalia
    .text = Tesalia o Acaya. Evolución: dos símbolos de herida más: antorcha y antorcha.

## Figures

hellas-figure-terror = Terror extendido
hellas-figure-orders = Cartas de orden jugadas
hellas-figure-region_attacks = Ataques de Región
hellas-figure-monsters_placed = Monstruos que entraron en juego
hellas-figure-attacks_played = Cartas de ataque jugadas por monstruos
hellas-figure-temples_destroyed = Templos destruidos
hellas-figure-monuments_destroyed = Monumentos destruidos
hellas-figure-chains_broken = Cadenas rotas
hellas-figure-chains_used = Cadenas usadas
hellas-figure-anger_gained = Ira ganada
hellas-figure-anger_spent = Ira gastada

## The board in the browser

web-hellas-kronos-who = ¿Quién juega con Cronos?
web-hellas-kronos-who-self = Tú
web-hellas-kronos-who-person = Un amigo
web-hellas-kronos-who-bot = Un bot
web-hellas-kronos-who-lot = A suertes
web-hellas-kronos-turns = Cronos juega un turno antes del turno de cada héroe. No tiene color: su escudo es negro, con una hoz.
web-hellas-kronos-lot = Al empezar la partida, el servidor sortea quién juega con Cronos y se lo dice a todos.
web-hellas-kronos-wins = Cronos gana
    .text = cuando cinco naciones son hostiles o cuando hay tres monumentos destruidos.
web-hellas-heroes-win = Los héroes ganan juntos
    .text = cuando Cronos muere, cuando controlan tres naciones enteras o cuando las puertas del Tártaro están cerradas y no queda ningún monstruo.
web-hellas-kronos-wins-by = Cronos gana con
web-hellas-heroes-win-by = Los héroes ganan con
web-hellas-kronos-anger = Ira
    .text = Cronos paga sus acciones con ira. Pasar la recupera, y más cuantas más regiones controlan los héroes.
web-hellas-kronos-track = Ira { $anger } de { $most }. Regiones de los héroes: { $regions }. Pasar la lleva a { $restored }.
web-hellas-kronos-regions = Regiones: { $count }
web-hellas-kronos-passing = al pasar sube a { $anger }
web-hellas-kronos-restores = Los héroes controlan { $regions ->
        [one] 1 región
       *[other] { $regions } regiones
    }, así que pasar lleva tu ira a { $anger }.
web-hellas-kronos-at = en { $region }; ningún hoplita entra ahí
web-hellas-kronos-nowhere = aún no está en el mapa
web-hellas-kronos-closed = Aquí está Cronos: ningún hoplita puede entrar.
web-hellas-kronos-lies = El héroe está tumbado
web-hellas-kronos-ruin = Templo destruido
web-hellas-kronos-chains = Cadenas
    .text = Cada cadena rota da a Cronos su poder, y un lugar donde se le puede herir. Con la última gana sus acciones finales.
web-hellas-kronos-hidden = solo las ves tú: { $count }
web-hellas-kronos-to-break = { $count ->
        [one] 1 cadena por romper
       *[other] { $count } cadenas por romper
    }
web-hellas-kronos-locked = Bloqueada: { $count ->
        [one] queda 1 cadena intacta.
       *[other] quedan { $count } cadenas intactas.
    }
web-hellas-kronos-unbroken = intacta
web-hellas-kronos-offered = a elegir
web-hellas-kronos-ready = rota
web-hellas-kronos-used = usada
web-hellas-kronos-destroyed = destruida
web-hellas-kronos-chain-unbroken = Intacta: solo la conoce Cronos.
web-hellas-kronos-chain-ready = Rota: se puede usar, y se puede herir.
web-hellas-kronos-chain-used = Rota, y usada hasta que se preparen las cadenas.
web-hellas-kronos-chain-destroyed = Destruida: todas sus heridas están cubiertas.
web-hellas-kronos-orders = Órdenes
web-hellas-kronos-orders-count = { $count ->
        [one] 1 orden
       *[other] { $count } órdenes
    }
web-hellas-kronos-order = orden
web-hellas-kronos-evolution = evolución
web-hellas-kronos-or = o
web-hellas-kronos-summons = Lleva a { $monster } a { $regions }.
web-hellas-kronos-costs = cuesta { $price } de ira
web-hellas-kronos-price = En el tablero: { $price } de ira.
web-hellas-kronos-price-omphalos = { $price } desde que se halló el Ónfalo.
web-hellas-kronos-price-hoplites = 1 más por cada dos hoplitas en la nación.
web-hellas-kronos-price-chain = 1 menos: { $chain } está rota.
web-hellas-kronos-price-helen = 1 más en la nación donde está Helena.
web-hellas-kronos-people = La población de las naciones
web-hellas-land-red = Roja
web-hellas-land-yellow = Amarilla
web-hellas-land-blue = Azul
web-hellas-land-green = Verde
web-hellas-land-brown = Marrón
web-hellas-kronos-land = { $land }: { $attitude }
web-hellas-kronos-order-of-turns = Orden de turnos
web-hellas-kronos-until = tras { $quest }
web-hellas-kronos-left = quedan { $count }
web-hellas-kronos-quests = Aventuras de Cronos
web-hellas-kronos-done = hecho
web-hellas-kronos-might = con Poderío { $might }
web-hellas-kronos-token = Ficha: { $token }
web-hellas-kronos-row-own = sus propias heridas
web-hellas-kronos-row-chain = llena: la cadena se destruye
web-hellas-kronos-wounds-left = quedan { $count }
web-hellas-kronos-wounds-unbroken = { $count ->
        [one] 1 cadena está intacta: sus heridas no cuentan.
       *[other] { $count } cadenas están intactas: sus heridas no cuentan.
    }
web-hellas-short-monster_movement = Mover
web-hellas-short-region_attack = Atacar
web-hellas-short-destroy_temple = Arrasar
web-hellas-short-play_order = Orden
web-hellas-short-kronos_movement = Andar
web-hellas-short-kronos_destroy_monument = Derribar
web-hellas-short-kronos_terror = Terror
web-hellas-short-monster_destroy_monument = Monstruo
web-hellas-role-kronos = Cronos
web-hellas-role-lord = Héroe
web-hellas-together = Un jugador lleva a todos los héroes
web-hellas-together-help = Con dos jugadores siempre es así. Quien los lleva ve todas sus manos.
web-hellas-role-follows = lo lleva el mismo jugador
