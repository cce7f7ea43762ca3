### El Oráculo de Delfos.
###
### Estancias de este archivo: giros que comparten varias frases, acciones, decisiones, sucesos, el final de la partida,
### opciones, y los nombres de los componentes con lo que hacen. Los nombres comunes van en minúscula, para que puedan
### estar dentro de una frase. Una acción nombra la casilla por sus coordenadas, para que no haya dos iguales; un suceso,
### por lo que hay en ella.

## Giros que comparten las frases; ocupan el lugar del complemento directo.

# Con qué se paga una acción.
delphi-phrase-source = { $source_the }
delphi-phrase-payment =
    { $favours ->
        [0] { delphi-phrase-source }
        [one] { delphi-phrase-source } y 1 favor
       *[other] { delphi-phrase-source } y { $favours } favores
    }
delphi-phrase-god = { $god }
delphi-phrase-monster = monstruo { $colour }
delphi-phrase-offering = ofrenda { $colour_feminine }
delphi-phrase-statue = estatua { $colour_feminine }
delphi-phrase-card = carta de oráculo { $colour_feminine }
delphi-phrase-injury = herida { $colour_feminine }
delphi-phrase-every_injury = todas las heridas { $colour_plural }
delphi-phrase-injuries =
    { $count ->
        [one] una { delphi-phrase-injury }
       *[other] { $count } heridas { $colour_plural }
    }
# Adónde va un barco.
delphi-phrase-waters =
    { $water_id ->
        [none] Zeus
       *[other] aguas { $water_plural }
    }
delphi-phrase-tasks_left =
    { $left ->
        [0] No queda ninguna: ¡rumbo a Zeus!
        [one] Solo queda una.
       *[other] Quedan { $left }.
    }

## Acciones

delphi-action-draw_oracle = Robar una carta de oráculo con { delphi-phrase-payment }
delphi-action-take_favours = Conseguir 2 favores con { delphi-phrase-payment }
delphi-action-look_islands = Mirar dos islas ocultas con { delphi-phrase-payment }
delphi-action-sail = Navegar hasta { $hex } con { delphi-phrase-payment }
    .pointed = Navegar hasta { delphi-phrase-waters } con { delphi-phrase-payment }
delphi-action-explore = Explorar la isla de { $hex } con { delphi-phrase-payment }
    .pointed = Explorar la isla con { delphi-phrase-payment }
delphi-action-fight = Luchar contra el { delphi-phrase-monster } de { $hex } con { delphi-phrase-payment }
    .pointed = Luchar contra el { delphi-phrase-monster } con { delphi-phrase-payment }
delphi-action-build_shrine = Construir un santuario en { $hex } con { delphi-phrase-payment }
    .pointed = Construir un santuario con { delphi-phrase-payment }
delphi-action-load_offering = Cargar la { delphi-phrase-offering } de { $hex } con { delphi-phrase-payment }
    .pointed = Cargar la { delphi-phrase-offering } con { delphi-phrase-payment }
delphi-action-make_offering = Hacer la ofrenda en el templo de { $hex } con { delphi-phrase-payment }
    .pointed = Hacer la ofrenda en el templo con { delphi-phrase-payment }
delphi-action-load_statue = Cargar una estatua de la ciudad de { $hex } con { delphi-phrase-payment }
    .pointed = Cargar una estatua de la ciudad con { delphi-phrase-payment }
delphi-action-raise_statue = Erigir la { delphi-phrase-statue } en { $hex } con { delphi-phrase-payment }
    .pointed = Erigir la { delphi-phrase-statue } con { delphi-phrase-payment }
delphi-action-discard_injuries = Descartar { delphi-phrase-every_injury } con { delphi-phrase-payment }
delphi-action-advance_god = Avanzar a { delphi-phrase-god } con { delphi-phrase-payment }
delphi-action-combo =
    Usar { $colour_id ->
        [pink] «{ delphi-equipment-die_combo_pink }»
        [green] «{ delphi-equipment-die_combo_green }»
        [blue] «{ delphi-equipment-die_combo_blue }»
       *[other] la carta de su color
    } con { delphi-phrase-payment }
delphi-action-poseidon = Poseidón: llevar tu barco a { $hex }
    .pointed = Poseidón: llevar tu barco hasta { delphi-phrase-waters }
delphi-action-apollo = Apolo: una carta de oráculo y libre elección de color
delphi-action-artemis = Artemisa: explorar la isla de { $hex }
    .pointed = Artemisa: explorar la isla
delphi-action-aphrodite = Afrodita: descartar todas tus heridas
delphi-action-ares = Ares: derrotar al { delphi-phrase-monster } de { $hex }
    .pointed = Ares: derrotar al { delphi-phrase-monster }
delphi-action-hermes = Hermes: cargar una { delphi-phrase-statue }
delphi-action-send_back = { $god }: una carta de oráculo en lugar de su habilidad
delphi-action-end_turn = Terminar el turno y consultar al oráculo
delphi-action-lift = Avanzar a { delphi-phrase-god }
delphi-action-favours = Conseguir los favores
delphi-action-god_steps = Avanzar dioses
delphi-action-discard_injury = Descartar una { delphi-phrase-injury }
delphi-action-discard_colour = Descartar { delphi-phrase-every_injury }
delphi-action-fight_on = Pagar y seguir luchando
delphi-action-surrender = Rendirse
delphi-action-look = Mirar la isla de { $hex }
    .pointed = Mirar la isla
delphi-action-scout = Explorar la isla de { $hex }
    .pointed = Explorar la isla
delphi-action-befriend = Acoger a bordo a { $companion } ({ $companion_type })
delphi-action-take = Tomar «{ $equipment }»
delphi-action-receive_statue = Cargar una { delphi-phrase-statue }
delphi-action-receive_offering = Cargar la { delphi-phrase-offering } de { $hex }
    .pointed = Cargar la { delphi-phrase-offering }
delphi-action-enthrone = Llevar a { delphi-phrase-god } a su trono
delphi-action-choose_ship = Elegir el barco «{ $ship }»
delphi-action-drop_task = Renunciar a la tarea «{ $tile }»
delphi-action-choose_colour = Jugar con el color { $player }
delphi-action-decline = No avanzar ningún dios

## Decisiones

delphi-decision-choose_colour = ¿Con qué color jugarás?
delphi-decision-companion = ¿Qué aliado { $colour } sube a bordo?
    .short = eliges un aliado
delphi-decision-discard_colour = ¿De qué color descartas las heridas?
delphi-decision-draft_ship = ¿Con qué barco navegarás?
delphi-decision-drop_task = Zeus te perdona una tarea. ¿Cuál?
delphi-decision-enthrone = { $equipment }: ¿qué dios sube a su trono?
    .short = eliges un dios
delphi-decision-equipment = Elige una de las cartas de equipo disponibles.
    .short = eliges una carta de equipo
delphi-decision-fight =
    El { delphi-phrase-monster } resiste: necesitabas un { $target } y has sacado un { $rolled }. { $favours ->
        [one] ¿Sigues por 1 favor (te bastará un { $next }) o te rindes?
       *[other] ¿Sigues por { $favours } favores (te bastará un { $next }) o te rindes?
    }
delphi-decision-god_steps =
    { $left ->
        [one] ¿Qué dios avanza una nube?
       *[other] Tus dioses avanzan { $left } nubes en total. ¿Cuál primero?
    }
    .short = eliges un dios
delphi-decision-look =
    { $left ->
        [one] Elige una isla para mirarla.
       *[other] Elige { $left } islas para mirarlas, una tras otra.
    }
    .short = miras islas
delphi-decision-others_advance =
    { $titan ->
        [none] El oráculo ha hablado. ¿Cuál de tus dioses avanza?
       *[other] El oráculo ha hablado. ¿Cuál de tus dioses avanza? El dado del titán muestra un { $titan }.
    }
    .short = eliges un dios
delphi-decision-receive_offering = { $equipment }: ¿qué ofrenda cargas?
    .short = eliges una ofrenda
delphi-decision-receive_statue = { $equipment }: ¿qué estatua cargas?
    .short = eliges una estatua
delphi-decision-recover =
    { $left ->
        [one] Te recuperas: descarta una herida más.
       *[other] Te recuperas: descarta { $left } heridas, una a una.
    }
delphi-decision-scout = ¿Cuál de las dos islas exploras?
delphi-decision-turn = Es tu turno: realiza una acción, invoca a un dios o consulta al oráculo.
delphi-decision-unhurt =
    { $favours ->
        [one] No tienes heridas: consigue 1 favor o avanza un dios.
       *[other] No tienes heridas: consigue { $favours } favores o avanza un dios.
    }

## Sucesos

delphi-event-colour_taken = { $seat } juega con el color { $player }.
    .you = Juegas con el color { $player }.
delphi-event-companion_gained = { $seat } acoge a bordo a { $companion } ({ $companion_type }).
    .you = Acoges a bordo a { $companion } ({ $companion_type }).
delphi-event-consulted = { $seat } consulta al oráculo: { $colours }.
    .you = Consultas al oráculo: { $colours }.
delphi-event-deck_reshuffled =
    { $count ->
        [one] El { $deck } se ha agotado: se le da la vuelta a su única carta descartada.
       *[other] El { $deck } se ha agotado: se barajan sus { $count } cartas descartadas.
    }
delphi-event-declined = { $seat } no avanza ningún dios.
    .you = No avanzas ningún dios.
delphi-event-equipment_lapsed = { $seat } no puede aprovechar «{ $equipment }»; su efecto se pierde.
    .you = No puedes aprovechar «{ $equipment }»; su efecto se pierde.
delphi-event-equipment_shown = Nueva carta disponible: «{ $equipment }».
delphi-event-equipment_taken = { $seat } toma «{ $equipment }».
    .you = Tomas «{ $equipment }».
delphi-event-explored = { $seat } explora { $hex } y encuentra la { $island }.
    .hex = una isla oculta
    .you = Exploras { $hex } y encuentras la { $island }.
delphi-event-favours_gained =
    { $seat } consigue { $count ->
        [one] 1 favor
       *[other] { $count } favores
    }.
    .you =
        Consigues { $count ->
            [one] 1 favor
           *[other] { $count } favores
        }.
delphi-event-fight_round =
    { $seat } necesita un { $target } contra el { delphi-phrase-monster } y { $won ->
        [0] saca un { $roll }.
       *[1] ¡saca un { $roll }!
    }
    .you =
        Necesitas un { $target } contra el { delphi-phrase-monster } y { $won ->
            [0] sacas un { $roll }.
           *[1] ¡sacas un { $roll }!
        }
delphi-event-game_over =
    Fin de la partida. { $reason_id ->
        [shared] { $winners } comparten la victoria.
       *[other] ¡La victoria es de { $winners }!
    } { $reason }
delphi-event-god_advanced =
    { $seat } avanza a { delphi-phrase-god } { $row ->
        [6] hasta su trono.
       *[other] hasta la nube { $row }.
    }
    .you =
        Avanzas a { delphi-phrase-god } { $row ->
            [6] hasta su trono.
           *[other] hasta la nube { $row }.
        }
delphi-event-god_returned = { $god } ({ $seat }) deja el trono.
    .you = Tu { $god } deja el trono.
delphi-event-god_sent_back = { $seat } renuncia a la habilidad de { delphi-phrase-god } por una carta de oráculo.
    .you = Renuncias a la habilidad de { delphi-phrase-god } por una carta de oráculo.
delphi-event-injuries_discarded = { $seat } descarta { delphi-phrase-injuries }.
    .you = Descartas { delphi-phrase-injuries }.
delphi-event-injury_drawn = { $seat } sufre una { delphi-phrase-injury }.
    .you = Sufres una { delphi-phrase-injury }.
delphi-event-looked = { $seat } echa un vistazo secreto a { $hexes } y ve: { $tiles }.
    .hexes = { $count ->
        [one] una isla oculta
       *[other] { $count } islas ocultas
    }
    .unseen = { $seat } echa un vistazo secreto a { $hexes }.
    .you = Echas un vistazo secreto a { $hexes } y ves: { $tiles }.
delphi-event-monster_defeated = ¡{ $seat } derrota { $hex }!
    .hex = al { delphi-phrase-monster }
    .you = ¡Derrotas { $hex }!
delphi-event-offering_loaded = { $seat } carga { $hex }.
    .hex = la { delphi-phrase-offering }
    .you = Cargas { $hex }.
delphi-event-offering_made = { $seat } hace la { delphi-phrase-offering } en { $hex }.
    .hex = el templo
    .you = Haces la { delphi-phrase-offering } en { $hex }.
delphi-event-oracle_drawn = { $seat } roba una { delphi-phrase-card }.
    .you = Robas una { delphi-phrase-card }.
delphi-event-power_used = { $seat } invoca a { delphi-phrase-god }.
    .you = Invocas a { delphi-phrase-god }.
delphi-event-reached_zeus = ¡{ $seat } vuelve a Zeus con todas las tareas cumplidas!
    .you = ¡Vuelves a Zeus con todas las tareas cumplidas!
delphi-event-recovering = { $seat } arrastra demasiadas heridas y dedica el turno a recuperarse.
    .you = Arrastras demasiadas heridas y dedicas el turno a recuperarte.
delphi-event-ship_chosen = { $seat } navega con el barco «{ $ship }».
    .you = Navegas con el barco «{ $ship }».
delphi-event-ship_moved = { $seat } navega hasta { $hex }.
    .hex = { $colour_id ->
        [none] Zeus
       *[other] aguas { $colour_plural }
    }
    .you = Navegas hasta { $hex }.
delphi-event-shrine_built = { $seat } construye { $hex }.
    .hex = un santuario
    .you = Construyes { $hex }.
delphi-event-source_used = { $seat } usa { delphi-phrase-payment }.
    .you = Usas { delphi-phrase-payment }.
delphi-event-statue_loaded = { $seat } carga una { delphi-phrase-statue }.
    .you = Cargas una { delphi-phrase-statue }.
delphi-event-statue_raised = { $seat } erige { $hex }.
    .hex = la { delphi-phrase-statue }
    .you = Eriges { $hex }.
delphi-event-strength_gained = { $seat } tiene ahora fuerza { $strength }.
    .you = Ahora tienes fuerza { $strength }.
delphi-event-surrendered = { $seat } abandona la lucha contra el { delphi-phrase-monster }.
    .you = Abandonas la lucha contra el { delphi-phrase-monster }.
delphi-event-task_completed = { $seat } cumple una tarea de Zeus: { $task }. { delphi-phrase-tasks_left }
    .you = Cumples una tarea de Zeus: { $task }. { delphi-phrase-tasks_left }
delphi-event-task_dropped = { $seat } se libra de la tarea «{ $tile }». { delphi-phrase-tasks_left }
    .you = Te libras de la tarea «{ $tile }». { delphi-phrase-tasks_left }
delphi-event-titan_rolled =
    { $seat } tira el dado del titán: { $roll ->
        [6] un 6: ¡el titán se va a enfurecer!
       *[other] el titán atacará con fuerza { $roll }.
    }
    .you =
        Tiras el dado del titán: { $roll ->
            [6] un 6: ¡el titán se va a enfurecer!
           *[other] el titán atacará con fuerza { $roll }.
        }
delphi-event-titan_struck =
    { $roll ->
        [6] El titán se enfurece: ¡2 heridas para todos!
       *[other] El titán ataca a todos los que tienen menos fuerza que { $roll }.
    }
delphi-event-turn_began = { $seat } toma el timón en la ronda { $round }.
    .you = Tomas el timón en la ronda { $round }.

## Por qué una acción no es posible ahora

delphi-why-a_shrine_stands_there = Ya hay un santuario allí.
delphi-why-a_wild_source_would_save_nothing = El color libre de Apolo no ahorraría nada aquí.
delphi-why-an_oracle_card_was_used_this_turn = Ya has usado una carta de oráculo en este turno; no se puede más de una.
delphi-why-apollo_grants_no_wild_source = Apolo no te concede ahora un color libre.
delphi-why-no_city_beside_the_ship = Tu barco no está junto a ninguna ciudad.
delphi-why-no_die_of_this_colour = No te queda ningún dado de este color ({ $colour }).
delphi-why-no_equipment_for_this_action = Ninguna de tus cartas de equipo permite esta acción.
delphi-why-no_equipment_gives_an_extra_action = Ninguna de tus cartas de equipo da una acción adicional.
delphi-why-no_hidden_island_left = Ya no queda ninguna isla oculta.
delphi-why-no_injuries = No tienes heridas.
delphi-why-no_injury_of_this_colour = No tienes heridas de este color ({ $colour }).
delphi-why-no_oracle_card_left = No queda ninguna carta de oráculo que robar.
delphi-why-no_oracle_card_of_this_colour = No tienes ninguna carta de oráculo de este color ({ $colour }).
delphi-why-no_pedestal_of_this_colour = Esta isla no tiene pedestal de este color ({ $colour }).
delphi-why-no_shrine_task_is_open = No te queda ningún santuario por construir.
delphi-why-no_statue_left_in_the_city = En la ciudad de este color ({ $colour }) no quedan estatuas.
delphi-why-no_such_monster_there = Allí no hay ningún monstruo de este color ({ $colour }).
delphi-why-no_such_offering_aboard = No llevas a bordo una ofrenda del color del templo ({ $colour }).
delphi-why-no_such_offering_there = Allí no hay ninguna ofrenda de este color ({ $colour }).
delphi-why-no_such_statue_aboard = No llevas a bordo una estatua de este color ({ $colour }).
delphi-why-no_such_task_is_open = No tienes pendiente la tarea «{ $tile }».
delphi-why-no_task_needs_this_monster = Ninguna de tus tareas pide un monstruo de este color ({ $colour }).
delphi-why-no_task_needs_this_offering = Ninguna de tus tareas necesita una ofrenda de este color ({ $colour }).
delphi-why-no_task_needs_this_statue = Ninguna de tus tareas necesita una estatua de este color ({ $colour }).
delphi-why-not_beside_the_ship = { $hex } queda fuera del alcance de tu barco.
    .pointed = Está fuera del alcance de tu barco.
delphi-why-not_on_display = «{ $equipment }» no está entre las cartas disponibles.
delphi-why-not_on_the_card = «{ $equipment }» no lo permite.
delphi-why-tasks_are_still_open =
    { $count ->
        [one] Zeus espera a que cumplas tu última tarea.
       *[other] Zeus espera a que cumplas tus { $count } tareas pendientes.
    }
delphi-why-the_colour_is_taken = El color { $player } ya está elegido.
delphi-why-the_colour_was_not_rolled = El oráculo no ha mostrado el color de { $god }.
delphi-why-the_companion_has_another_colour = Solo sube a bordo un aliado del color de la estatua ({ $colour }).
delphi-why-the_companion_is_taken = { $companion } ya navega con alguien.
delphi-why-the_extra_action_was_used_this_turn = Ya has usado tu acción adicional en este turno.
delphi-why-the_god_is_not_on_the_throne = { $god } no está en su trono.
delphi-why-the_god_is_on_the_start_cloud = { $god } sigue en la nube inicial.
delphi-why-the_god_is_on_the_throne = { $god } está en su trono y no puede avanzar más.
delphi-why-the_hold_is_full = Tu bodega está llena (caben { $storage }).
delphi-why-the_island_is_chosen_already = Ya has elegido esta isla.
delphi-why-the_island_is_explored = Esta isla ya está descubierta.
delphi-why-the_island_is_hidden = Esta isla sigue oculta.
delphi-why-the_island_is_not_yours = Esta isla es de otro color: { $player }.
delphi-why-the_island_was_not_looked_at = No es una de las islas que acabas de mirar.
delphi-why-the_pedestal_is_taken = El pedestal de este color ({ $colour }) está ocupado.
delphi-why-the_ship_has_come_home = Tu barco ha llegado a Zeus y se queda allí.
delphi-why-the_ship_is_there_already = Tu barco ya está allí.
delphi-why-the_ship_tile_is_not_on_offer = El barco «{ $ship }» no está disponible.
delphi-why-too_few_favours =
    { $needed ->
        [one] Cuesta 1 favor y tienes { $held }.
       *[other] Cuesta { $needed } favores y tienes { $held }.
    }

## Cómo termina una partida

delphi-reason-reached_zeus = Nadie más ha vuelto a Zeus.
delphi-reason-oracle_cards = Entre quienes han vuelto a Zeus, nadie más tiene tantas cartas de oráculo.
delphi-reason-favours = Entre quienes han vuelto a Zeus con más cartas de oráculo, nadie más tiene tantos favores.
delphi-reason-shared = Han vuelto a Zeus con las mismas cartas de oráculo y los mismos favores.

## Cifras que cuentan después cómo fue una partida

delphi-figure-tasks = Tareas cumplidas
delphi-figure-shrines = Santuarios construidos
delphi-figure-offerings = Ofrendas hechas
delphi-figure-statues = Estatuas erigidas
delphi-figure-monsters = Monstruos derrotados
delphi-figure-voyages = Travesías
delphi-figure-explored = Islas exploradas
delphi-figure-equipment = Cartas de equipo tomadas
delphi-figure-companions = Aliados conseguidos
delphi-figure-powers = Habilidades de dioses usadas
delphi-figure-oracle_cards = Cartas de oráculo robadas
delphi-figure-favours = Favores conseguidos
delphi-figure-battle_rolls = Tiradas del dado de combate
delphi-figure-titan_rolls = Tiradas del dado del titán
delphi-figure-injuries = Heridas sufridas
delphi-figure-offerings_loaded = Ofrendas cargadas
delphi-figure-statues_loaded = Estatuas cargadas
delphi-figure-hexes = Hexágonos navegados
delphi-figure-looks = Islas observadas
delphi-figure-steps_poseidon = Pasos de Poseidón
delphi-figure-steps_apollo = Pasos de Apolo
delphi-figure-steps_artemis = Pasos de Artemisa
delphi-figure-steps_aphrodite = Pasos de Afrodita
delphi-figure-steps_ares = Pasos de Ares
delphi-figure-steps_hermes = Pasos de Hermes
delphi-figure-sent_back = Dioses devueltos
delphi-figure-dice_used = Dados usados
delphi-figure-cards_used = Cartas de oráculo usadas
delphi-figure-favours_paid = Favores pagados por colores y alcance
delphi-figure-strength = Fuerza ganada
delphi-figure-surrenders = Combates abandonados
delphi-figure-healed = Heridas curadas
delphi-figure-turns_lost = Turnos perdidos por heridas

## Opciones

delphi-option-map = Mapa
    .text = Cómo se dispone el mar.
delphi-choice-map-compact = Compacto, con pocos huecos
delphi-choice-map-free = Libre, dispuesto al azar
delphi-option-colours = Colores
    .text = Cómo recibe cada jugador su color. Tus santuarios se construyen en las islas de tu color.
delphi-choice-colours-chosen = Elegidos por turnos, empezando por el primer jugador
delphi-choice-colours-dealt = Repartidos al azar
delphi-choice-colours-by_seat = Por asiento: rojo, amarillo, verde, azul
delphi-option-ships = Barcos
    .text = Cómo recibe cada jugador su loseta de barco.
delphi-choice-ships-random = Repartidos al azar
delphi-choice-ships-draft = Elegidos por turnos, empezando por el último jugador
delphi-choice-ships-first_game = Repartidos entre los cuatro de la primera partida
delphi-option-tiles_less = Duración de la partida
    .text = Cuántas tareas debe cumplir cada jugador. Una partida más corta prescinde primero de una estatua, luego de un santuario, de un monstruo de color y de una ofrenda de color.
delphi-choice-tiles_less-0 = Las doce tareas
delphi-choice-tiles_less-1 = Once tareas
delphi-choice-tiles_less-2 = Diez tareas
delphi-choice-tiles_less-3 = Nueve tareas
delphi-choice-tiles_less-4 = Ocho tareas
delphi-option-apollo = Habilidad de Apolo
    .text = Qué cuenta como cualquier color en el turno en que un jugador invoca a Apolo.
delphi-choice-apollo-one = Un dado o una carta de oráculo
delphi-choice-apollo-all = Todos los dados y la carta de oráculo
delphi-option-reach_explore = Explorar a distancia
    .text = Si «{ delphi-equipment-reach_monster_shrine }» sirve también para explorar, además de para luchar y construir santuarios.
delphi-choice-reach_explore-false = Solo combates y santuarios
delphi-choice-reach_explore-true = También explorar

## Colores, jugadores y mazos

# La palabra misma es masculina; `.feminine` es el femenino y `.plural` el femenino plural.
delphi-colour-red = rojo
    .feminine = roja
    .plural = rojas
delphi-colour-black = negro
    .feminine = negra
    .plural = negras
delphi-colour-pink = rosa
    .feminine = rosa
    .plural = rosas
delphi-colour-blue = azul
    .feminine = azul
    .plural = azules
delphi-colour-yellow = amarillo
    .feminine = amarilla
    .plural = amarillas
delphi-colour-green = verde
    .feminine = verde
    .plural = verdes
delphi-player-red = Rojo
delphi-player-yellow = Amarillo
delphi-player-green = Verde
delphi-player-blue = Azul
delphi-deck-oracle = mazo de oráculo
delphi-deck-injury = mazo de heridas

## Con qué se pagan las acciones

# `.the` lleva el artículo.
delphi-source-die-red = dado rojo
    .the = el dado rojo
delphi-source-die-black = dado negro
    .the = el dado negro
delphi-source-die-pink = dado rosa
    .the = el dado rosa
delphi-source-die-blue = dado azul
    .the = el dado azul
delphi-source-die-yellow = dado amarillo
    .the = el dado amarillo
delphi-source-die-green = dado verde
    .the = el dado verde
delphi-source-card-red = carta de oráculo roja
    .the = la carta de oráculo roja
delphi-source-card-black = carta de oráculo negra
    .the = la carta de oráculo negra
delphi-source-card-pink = carta de oráculo rosa
    .the = la carta de oráculo rosa
delphi-source-card-blue = carta de oráculo azul
    .the = la carta de oráculo azul
delphi-source-card-yellow = carta de oráculo amarilla
    .the = la carta de oráculo amarilla
delphi-source-card-green = carta de oráculo verde
    .the = la carta de oráculo verde
delphi-source-extra = acción adicional
    .the = la acción adicional
delphi-source-die-red-any = dado rojo como cualquier color
    .the = el dado rojo como cualquier color
delphi-source-die-black-any = dado negro como cualquier color
    .the = el dado negro como cualquier color
delphi-source-die-pink-any = dado rosa como cualquier color
    .the = el dado rosa como cualquier color
delphi-source-die-blue-any = dado azul como cualquier color
    .the = el dado azul como cualquier color
delphi-source-die-yellow-any = dado amarillo como cualquier color
    .the = el dado amarillo como cualquier color
delphi-source-die-green-any = dado verde como cualquier color
    .the = el dado verde como cualquier color
delphi-source-card-red-any = carta de oráculo roja como cualquier color
    .the = la carta de oráculo roja como cualquier color
delphi-source-card-black-any = carta de oráculo negra como cualquier color
    .the = la carta de oráculo negra como cualquier color
delphi-source-card-pink-any = carta de oráculo rosa como cualquier color
    .the = la carta de oráculo rosa como cualquier color
delphi-source-card-blue-any = carta de oráculo azul como cualquier color
    .the = la carta de oráculo azul como cualquier color
delphi-source-card-yellow-any = carta de oráculo amarilla como cualquier color
    .the = la carta de oráculo amarilla como cualquier color
delphi-source-card-green-any = carta de oráculo verde como cualquier color
    .the = la carta de oráculo verde como cualquier color

## Tareas

delphi-task-shrine = santuario
    .text = Construye un santuario en una isla de tu color. Recompensa: avanza un dios una nube.
delphi-task-statue = estatua
    .text = Carga una estatua en su ciudad y erígela en un pedestal libre de su color; tus estatuas deben ser todas de distinto color. Recompensa: un aliado del color de la estatua.
delphi-task-offering = ofrenda
    .text = Carga una ofrenda y hazla en el templo de su color; tus ofrendas deben ser todas de distinto color. Recompensa: 3 favores.
delphi-task-monster = monstruo
    .text = Derrota a un monstruo; tus monstruos deben ser todos de distinto color. Recompensa: una de las cartas de equipo disponibles.
delphi-tile-shrine = santuario
delphi-tile-statue = estatua de cualquier color
delphi-tile-offering = ofrenda de cualquier color
delphi-tile-monster = monstruo de cualquier color
delphi-tile-offering-red = ofrenda roja
delphi-tile-offering-black = ofrenda negra
delphi-tile-offering-pink = ofrenda rosa
delphi-tile-offering-blue = ofrenda azul
delphi-tile-offering-yellow = ofrenda amarilla
delphi-tile-offering-green = ofrenda verde
delphi-tile-monster-red = monstruo rojo
delphi-tile-monster-black = monstruo negro
delphi-tile-monster-pink = monstruo rosa
delphi-tile-monster-blue = monstruo azul
delphi-tile-monster-yellow = monstruo amarillo
delphi-tile-monster-green = monstruo verde

## Las islas y sus letras

delphi-letter-psi = Ψ
    .text = Consigue 4 favores.
delphi-letter-phi = Φ
    .text = Roba dos cartas de oráculo.
delphi-letter-omega = Ω
    .text = Tu fuerza aumenta en 1 y descartas todas tus heridas de un color.
delphi-letter-sigma = Σ
    .text = Avanza tus dioses tres nubes en total, uno o varios.
# Una mirada muestra sus losetas en una lista, `tiles`, cuyos elementos son palabras propias.
delphi-island-red_phi = isla { delphi-tiles-red_phi }
delphi-island-red_psi = isla { delphi-tiles-red_psi }
delphi-island-red_omega = isla { delphi-tiles-red_omega }
delphi-island-yellow_sigma = isla { delphi-tiles-yellow_sigma }
delphi-island-yellow_psi = isla { delphi-tiles-yellow_psi }
delphi-island-yellow_omega = isla { delphi-tiles-yellow_omega }
delphi-island-green_sigma = isla { delphi-tiles-green_sigma }
delphi-island-green_phi = isla { delphi-tiles-green_phi }
delphi-island-green_psi = isla { delphi-tiles-green_psi }
delphi-island-blue_sigma = isla { delphi-tiles-blue_sigma }
delphi-island-blue_phi = isla { delphi-tiles-blue_phi }
delphi-island-blue_omega = isla { delphi-tiles-blue_omega }
delphi-tiles-red_phi = Φ (jugador rojo)
delphi-tiles-red_psi = Ψ (jugador rojo)
delphi-tiles-red_omega = Ω (jugador rojo)
delphi-tiles-yellow_sigma = Σ (jugador amarillo)
delphi-tiles-yellow_psi = Ψ (jugador amarillo)
delphi-tiles-yellow_omega = Ω (jugador amarillo)
delphi-tiles-green_sigma = Σ (jugador verde)
delphi-tiles-green_phi = Φ (jugador verde)
delphi-tiles-green_psi = Ψ (jugador verde)
delphi-tiles-blue_sigma = Σ (jugador azul)
delphi-tiles-blue_phi = Φ (jugador azul)
delphi-tiles-blue_omega = Ω (jugador azul)

## Dioses

delphi-god-aphrodite = Afrodita
    .text = Descarta todas tus heridas.
delphi-god-ares = Ares
    .text = Derrota sin tirar el dado a un monstruo de cualquier color adyacente a tu barco, si una de tus tareas lo pide.
delphi-god-hermes = Hermes
    .text = Si tu barco está adyacente a una ciudad, carga una estatua de cualquier ciudad, cercana o lejana.
delphi-god-poseidon = Poseidón
    .text = Pon tu barco en cualquier otra casilla de agua, o en Zeus si has cumplido todas tus tareas.
delphi-god-apollo = Apolo
    .text = Roba una carta de oráculo. Un dado o una carta de oráculo de este turno cuenta como cualquier color; según la opción de la partida, todos.
delphi-god-artemis = Artemisa
    .text = Explora una isla oculta cualquiera, por lejos que esté y sea cual sea su borde.

## Aliados

-delphi-hero = Héroe: al subir a bordo, tu fuerza aumenta en 2 y descartas todas tus heridas { $colour }. Desde entonces descartas cada herida de ese color en cuanto la robas.
-delphi-demigod = { $kind }: al subir a bordo, roba una carta de oráculo. Desde entonces tus dados y cartas de oráculo de color { $colour } cuentan como cualquier color.
-delphi-creature = Criatura: cuando navegas con un dado o una carta de oráculo de color { $colour }, llegas 3 casillas más lejos y puedes parar en agua de cualquier color.
# `.type` dice de qué clase es el aliado.
delphi-companion-hero_red = Ulises
    .type = héroe
    .text = { -delphi-hero(colour: "rojas") }
delphi-companion-hero_black = Teseo
    .type = héroe
    .text = { -delphi-hero(colour: "negras") }
delphi-companion-hero_pink = Áyax
    .type = héroe
    .text = { -delphi-hero(colour: "rosas") }
delphi-companion-hero_blue = Aquiles
    .type = héroe
    .text = { -delphi-hero(colour: "azules") }
delphi-companion-hero_yellow = Belerofonte
    .type = héroe
    .text = { -delphi-hero(colour: "amarillas") }
delphi-companion-hero_green = Héctor
    .type = héroe
    .text = { -delphi-hero(colour: "verdes") }
delphi-companion-demigod_red = Pentesilea
    .type = semidiosa
    .text = { -delphi-demigod(kind: "Semidiosa", colour: "rojo") }
delphi-companion-demigod_black = Circe
    .type = semidiosa
    .text = { -delphi-demigod(kind: "Semidiosa", colour: "negro") }
delphi-companion-demigod_pink = Helena
    .type = semidiosa
    .text = { -delphi-demigod(kind: "Semidiosa", colour: "rosa") }
delphi-companion-demigod_blue = Hércules
    .type = semidiós
    .text = { -delphi-demigod(kind: "Semidiós", colour: "azul") }
delphi-companion-demigod_yellow = Minos
    .type = semidiós
    .text = { -delphi-demigod(kind: "Semidiós", colour: "amarillo") }
delphi-companion-demigod_green = Perseo
    .type = semidiós
    .text = { -delphi-demigod(kind: "Semidiós", colour: "verde") }
delphi-companion-creature_red = Fénix
    .type = criatura
    .text = { -delphi-creature(colour: "rojo") }
delphi-companion-creature_black = Quirón
    .type = criatura
    .text = { -delphi-creature(colour: "negro") }
delphi-companion-creature_pink = Pan
    .type = criatura
    .text = { -delphi-creature(colour: "rosa") }
delphi-companion-creature_blue = Nereida
    .type = criatura
    .text = { -delphi-creature(colour: "azul") }
delphi-companion-creature_yellow = Grifo
    .type = criatura
    .text = { -delphi-creature(colour: "amarillo") }
delphi-companion-creature_green = Pegaso
    .type = criatura
    .text = { -delphi-creature(colour: "verde") }

## Equipo

delphi-equipment-sail_plus_one = Viento de popa
    .text = Permanente: cada vez que navegas llegas 1 casilla más lejos.
delphi-equipment-sail_over_shallows = Quilla plana
    .text = Permanente: tu barco puede cruzar zonas poco profundas, también la casilla de Zeus, sin contarlas en su movimiento. No puede parar en ellas.
delphi-equipment-reach_monster_shrine = Lanza larga
    .text = Permanente: puedes luchar contra monstruos y construir santuarios en una isla a dos casillas, si hay agua entre ella y tu barco. Ares llega igual de lejos; explorar así depende de una opción de la partida.
delphi-equipment-reach_statue = Grúa de a bordo
    .text = Permanente: puedes cargar y erigir estatuas en una ciudad o isla a dos casillas, si hay agua entre ella y tu barco. También vale para Hermes.
delphi-equipment-reach_offering = Esquife
    .text = Permanente: puedes cargar y hacer ofrendas en una isla a dos casillas, si hay agua entre ella y tu barco.
delphi-equipment-injury_limit_raised = Piel de león
    .text = Permanente: solo tienes que recuperarte con 4 heridas del mismo color u 8 en total. Sigues descartando 3.
delphi-equipment-pay3_extra_action = Susurro de la Pitia
    .text = Permanente: una vez en cada uno de tus turnos puedes pagar 3 favores por una acción más, de cualquier color.
delphi-equipment-task_reward_god_step = Incensario
    .text = Permanente: cada recompensa por una ofrenda, una estatua o un monstruo te permite además avanzar un dios una nube, a partir de la próxima.
delphi-equipment-hold_plus_one_and_strength = Arcón de bronce
    .text = Permanente: en tu barco cabe 1 pieza más. Una sola vez: tu fuerza aumenta en 1.
delphi-equipment-die_combo_pink = Sandalias aladas
    .text = Permanente: como acción de color rosa consigues 1 favor, robas una carta de oráculo y avanzas a Hermes una nube.
delphi-equipment-die_combo_green = Arco de plata
    .text = Permanente: como acción de color verde consigues 1 favor, robas una carta de oráculo y avanzas a Artemisa una nube.
delphi-equipment-die_combo_blue = Tridente
    .text = Permanente: como acción de color azul consigues 1 favor, robas una carta de oráculo y avanzas a Poseidón una nube.
delphi-equipment-roll_bonus_red = Amuleto de rubí
    .text = Permanente: consigues 2 favores cada vez que consultas al oráculo y sale el rojo en al menos un dado.
delphi-equipment-roll_bonus_yellow = Amuleto de ámbar
    .text = Permanente: consigues 2 favores cada vez que consultas al oráculo y sale el amarillo en al menos un dado.
delphi-equipment-roll_bonus_black = Amuleto de obsidiana
    .text = Permanente: consigues 2 favores cada vez que consultas al oráculo y sale el negro en al menos un dado.
delphi-equipment-instant_statue_rgy = Mármol de Paros
    .text = Una sola vez: carga ahora mismo una estatua roja, verde o amarilla de su ciudad, esté donde esté tu barco.
delphi-equipment-instant_statue_pbk = Mármol de Naxos
    .text = Una sola vez: carga ahora mismo una estatua rosa, azul o negra de su ciudad, esté donde esté tu barco.
delphi-equipment-instant_offering_rgy = Cesta de Deméter
    .text = Una sola vez: carga ahora mismo una ofrenda roja, verde o amarilla de cualquier isla, esté donde esté tu barco.
delphi-equipment-instant_offering_pbk = Ánfora de Dioniso
    .text = Una sola vez: carga ahora mismo una ofrenda rosa, azul o negra de cualquier isla, esté donde esté tu barco.
delphi-equipment-instant_god_to_throne = Escalera del Olimpo
    .text = Una sola vez: Poseidón, Hermes, Artemisa o Afrodita sube directamente a su trono.
delphi-equipment-instant_bundle = Cuerno de la abundancia
    .text = Una sola vez: consigue 3 favores, roba una carta de oráculo y avanza tus dioses dos nubes en total.
delphi-equipment-instant_scout_explore = Lechuza de Atenea
    .text = Una sola vez: mira dos islas ocultas cualesquiera y explora una; la otra sigue oculta. Si quedan menos de dos, no ocurre nada.

## Barcos

delphi-ship-ship_strength_two = Espolón de bronce
    .text = Empiezas con fuerza 2. Capacidad: 2.
delphi-ship-ship_gods_on_first_cloud = Rompenubes
    .text = Todos tus dioses empiezan en la primera nube, y vuelven a ella en vez de a la nube inicial. Capacidad: 2.
delphi-ship-ship_sail_plus_two = Delfín veloz
    .text = Cada vez que navegas llegas 2 casillas más lejos. Capacidad: 2.
delphi-ship-ship_two_way_recolour_hold_four = Arca de Iris
    .text = Puedes cambiar de color en ambos sentidos de la rueda del oráculo. Capacidad: 4.
delphi-ship-ship_eleven_tasks = Predilecto de Zeus
    .text = Al principio renuncias a una tarea de tu elección, sin su recompensa. Capacidad: 2.
delphi-ship-ship_cheap_recolour = Vela pintada
    .text = Cambiar el color de un dado o una carta de oráculo te cuesta en total 1 favor menos. Capacidad: 2.
delphi-ship-ship_extra_favour = Sonrisa de Tique
    .text = Cada vez que consigues favores, también al principio, consigues 1 más. Capacidad: 2.
delphi-ship-ship_start_equipment_oracle = Hija del Argo
    .text = Al principio tomas una de las cartas de equipo disponibles y robas una carta de oráculo. Capacidad: 2.

## Campos cuyas palabras son las de otras familias (no se traducen)

delphi-field-colours = colour
delphi-field-water = colour

## Lo que falta por elegir cuando ya se ha tocado algo

delphi-narrow-advance_god = ¿A qué dios haces avanzar?
delphi-narrow-ares = ¿A qué monstruo derrota Ares?
delphi-narrow-artemis = ¿Qué isla explora Artemisa?
delphi-narrow-build_shrine = ¿Dónde construyes el santuario?
delphi-narrow-combo = ¿Qué carta usas?
delphi-narrow-discard_injuries = ¿De qué color son las heridas que descartas?
delphi-narrow-explore = ¿Qué isla exploras?
delphi-narrow-fight = ¿Contra qué monstruo luchas?
delphi-narrow-hermes = ¿Qué estatua trae Hermes a bordo?
delphi-narrow-load_offering = ¿Qué ofrenda cargas?
delphi-narrow-load_statue = ¿En qué ciudad cargas una estatua?
delphi-narrow-make_offering = ¿En qué templo haces la ofrenda?
delphi-narrow-poseidon = ¿Adónde lleva Poseidón tu barco?
delphi-narrow-raise_statue = ¿Sobre qué pedestal eriges la estatua?
delphi-narrow-receive_offering = ¿Qué ofrenda cargas?
delphi-narrow-sail = ¿Adónde navegas? Los números son los favores que cuesta.

## El Oráculo de Delfos: el tablero

web-delphi-scene = Elección
web-delphi-sea = El mar
web-delphi-display_equipment = Equipo por un monstruo derrotado
web-delphi-display_companions = Aliados aún en tierra
web-delphi-cost =
    { $favours ->
        [0] sin favores
        [one] 1 favor
       *[other] { $favours } favores
    }
web-delphi-loss-dice =
    { $count ->
        [one] Queda un dado sin usar.
       *[other] Quedan { $count } dados sin usar.
    }
web-delphi-spends = Coste: { web-delphi-cost }.
web-delphi-ship_of = Barco · { $player }
web-delphi-here = Aquí: { $things }.
web-delphi-beside = Al lado: { $things }.
web-delphi-seen_by = La han mirado: { $players }.
web-delphi-deliver = Destino: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Última ronda: { $names } ha vuelto junto a Zeus.
       *[other] Última ronda: { $names } han vuelto junto a Zeus.
    }
web-delphi-spoken =
    { $left ->
        [0] El oráculo dijo: { $colours }. No quedan dados.
        [one] El oráculo dijo: { $colours }. Queda 1 dado.
       *[other] El oráculo dijo: { $colours }. Quedan { $left } dados.
    }
web-delphi-water = Agua · { $colour }
    .text = Puedes acabar aquí un viaje con un dado o una carta de oráculo de este color.
web-delphi-shallows = Zona poco profunda
    .text = Ningún barco puede detenerse aquí, y solo los de quilla plana pueden cruzar.
web-delphi-zeus = Zeus
    .text = Todos los barcos empiezan aquí. Cuando hayas cumplido tus tareas, vuelve a esta casilla.
web-delphi-offering_island = Isla de ofrendas
    .text = Desde una casilla contigua, carga una ofrenda con un dado de su color.
web-delphi-mountain = Montaña de monstruos
    .text = Desde una casilla contigua, lucha contra un monstruo con un dado de su color.
web-delphi-temple = Templo · { $colour }
    .text = Desde una casilla contigua, haz aquí una ofrenda de este color.
web-delphi-statue_island = Isla de estatuas
    .text = Desde una casilla contigua, erige una estatua en un pedestal libre de su color.
web-delphi-city = Ciudad · { $colour }
    .text =
        { $count ->
            [0] No quedan estatuas.
            [one] Queda una estatua. Cárgala desde una casilla contigua.
           *[other] Quedan { $count } estatuas. Cárgalas desde una casilla contigua.
        }
web-delphi-hidden = Isla oculta · { $colour }
    .text = Desde una casilla contigua, explórala con un dado del color de su borde.
web-delphi-seen = La has visto: { $island }.
web-delphi-explored = Aquí aún no hay santuario. Su dueño puede construirlo desde una casilla contigua con el color del borde: { $colour }. Explorarla dio:
web-delphi-shrine_here = Aquí hay un santuario. La letra habría dado:
web-delphi-pedestal = Pedestal · { $colour }
    .text = Un pedestal libre acoge una estatua de su color.
web-delphi-of-monster = Monstruo · { $colour }
web-delphi-of-offering = Ofrenda · { $colour }
web-delphi-of-statue = Estatua · { $colour }
web-delphi-of-injury = Herida · { $colour }
web-delphi-about_colour = Tus santuarios se construyen en las islas de este color.
web-delphi-about_die = Paga una acción. Con favores lo usas como otro color, más adelante en la rueda.
web-delphi-about_card = Funciona como un dado de su color. Puedes usar una carta en cada turno.
web-delphi-about_injury = Con tres de un color, o seis en total, pasas tu próximo turno recuperándote. Un dado de su color las descarta.
web-delphi-oracle_deck = Mazo de oráculo
    .text =
        { $count ->
            [one] Usa cualquier dado para robar una carta. Queda una carta.
           *[other] Usa cualquier dado para robar una carta. Quedan { $count } cartas.
        }
web-delphi-favours = Favores
    .text = Usa cualquier dado para conseguir 2. Los favores cambian el color de los dados, alargan un viaje y pagan otro asalto de un combate.
web-delphi-strength = Fuerza
    .text = Facilita derrotar a los monstruos y protege del titán si es al menos tan alta como su tirada.
web-delphi-hold = Bodega
    .text = Sitio para ofrendas y estatuas. La carga solo sale del barco en su templo o pedestal.
web-delphi-wheel = Rueda del oráculo
    .text = Cada paso en sentido horario cuesta un favor. Elige un dado o una carta y después un color para ver qué podrías hacer con él.
web-delphi-gods = Dioses
    .text = Los dioses avanzan de la nube inicial al trono. Allí puedes usar su habilidad.
web-delphi-look = Mirar
    .text = Usa cualquier dado para mirar dos islas ocultas. Solo las ves tú.
web-delphi-any_colour = Cualquier color
web-delphi-end_turn = Consultar al oráculo
    .text = Acaba tu turno: tiras tus dados para el siguiente.
web-delphi-fight_on = Seguir luchando
    .text = Pagas un favor: el monstruo pierde 1 de fuerza y vuelves a tirar.
web-delphi-surrender = Rendirse
    .text = El monstruo se queda, y lo que has gastado se pierde.
web-delphi-god_row =
    { $row ->
        [0] En la nube inicial.
        [6] En el trono.
       *[other] En la nube { $row }.
    }
web-delphi-god_colour = Color: { $colour }.
web-delphi-dice = Dados de oráculo
web-delphi-used_die = Dado usado
web-delphi-favours_held =
    { $count ->
        [one] 1 favor
       *[other] { $count } favores
    }
web-delphi-turn_to =
    { $favours ->
        [0] Cambiar a { $colour }, gratis
        [one] Cambiar a { $colour } por 1 favor
       *[other] Cambiar a { $colour } por { $favours } favores
    }
web-delphi-tasks = Tareas de Zeus
web-delphi-tasks_done = { $done } de { $all }
web-delphi-cards = Cartas
web-delphi-injuries = Heridas
web-delphi-titan = El titán ataca
web-delphi-unharmed = sin heridas
web-delphi-fight_news =
    { $won ->
        [open] { $player } necesita { $target } o más.
        [yes] { $player } necesitaba { $target } ¡y gana!
       *[no] { $player } necesitaba { $target } y falla.
    }
    .you =
        { $won ->
            [open] Necesitas { $target } o más.
            [yes] Necesitabas { $target } ¡y ganas!
           *[no] Necesitabas { $target } y fallas.
        }
web-delphi-consults = { $player } consulta al oráculo
    .you = Consultas al oráculo
web-delphi-needed = hacía falta { $target }
web-delphi-strength_of = fuerza { $strength }
web-delphi-monster_number = necesario
web-delphi-so_far = Hasta ahora
web-delphi-round = Asalto { $number }
web-delphi-missed = fallo
web-delphi-wounded = herida
web-delphi-favours_left =
    { $count ->
        [one] favor queda
       *[other] favores quedan
    }
web-delphi-battle_die = Dado de combate
web-delphi-next_roll = La próxima tirada necesita { $target } o más
web-delphi-rolled = tirada
web-delphi-odds =
    { $favours ->
        [one] Por 1 favor tiras otra vez: { $target } o más gana, { $chance }.
       *[other] Por { $favours } favores tiras otra vez: { $target } o más gana, { $chance }.
    }
web-delphi-odds_all =
    { $favours ->
        [one] Con tu favor: { $chance }.
       *[other] Con los { $favours } favores: { $chance }.
    }
web-delphi-no_favours = No te quedan favores para seguir luchando.
web-delphi-stands = El monstruo sigue en pie. ¿Seguir luchando?
    .text = Si fallas con un 0, sufres además una herida. El dado o la carta se gasta de todos modos.
web-delphi-pay =
    { $favours ->
        [one] Pagar 1 y tirar
       *[other] Pagar { $favours } y tirar
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 casilla
       *[other] { $spaces } casillas
    } { $way ->
        [east] al este
        [south_east] al sureste
        [south] al sur
        [south_west] al suroeste
        [west] al oeste
        [north_west] al noroeste
        [north_east] al noreste
        [north] al norte
       *[other] de distancia
    }
web-delphi-do-draw_oracle = Carta de oráculo
web-delphi-do-take_favours = Favores +2
web-delphi-do-look_islands = Mirar dos islas
web-delphi-do-sail = Navegar · { $where }
web-delphi-do-explore = Explorar · { $where }
web-delphi-do-fight = Luchar · { $colour }
web-delphi-do-build_shrine = Construir santuario
web-delphi-do-load_offering = Cargar ofrenda · { $colour }
web-delphi-do-make_offering = Hacer la ofrenda
web-delphi-do-load_statue = Cargar estatua
web-delphi-do-raise_statue = Erigir estatua · { $colour }
web-delphi-do-discard_injuries = Curar · { $colour }
web-delphi-do-advance_god = Avanzar: { $god }
web-delphi-do-combo = { $card }
