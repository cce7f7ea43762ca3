### Lords of Hellas: Hades, modo simplificado.

hellas-expansion-hades_simple = Hades, modo simplificado
    .about = Hades en lugar de Zeus: su yelmo, diez bendiciones y un poder que conduce a los monstruos.
    .short = Simplificado

hellas-action-bargain = Matar a 2 hoplitas tuyos en { $region_the } por un sacerdote
hellas-action-remove_hoplite = Retirar a un hoplita { $region_from }

hellas-decision-command_monster =
    { $count ->
        [one] { $monster } te obedece: puede moverse o atacar su región.
       *[other] { $monster } te obedece: puede moverse y atacar su región, en el orden que quieras.
    }
hellas-decision-drive_monster = ¿A qué monstruo conduces?
hellas-decision-remove_hoplites =
    { $left ->
        [one] Peste: uno de tus hoplitas deja la partida. ¿De dónde?
       *[other] Peste: { $left } de tus hoplitas dejan la partida. ¿De dónde sale el primero?
    }
    .short = la peste se lleva hoplitas tuyos
hellas-decision-soul_bargain = Pacto de almas: ¿matas a 2 de tus hoplitas en una región por un sacerdote? ¿En cuál?
hellas-decision-strike_enemy = El templo de la muerte: muere un hoplita de otro jugador. ¿Dónde?

hellas-event-hoplite_removed = Peste: un hoplita de { $seat } en { $region_the } deja la partida.
    .you = Peste: un hoplita tuyo en { $region_the } deja la partida.
hellas-event-hoplites_removed = Peste: { $seat } retira de la partida { hellas-phrase-hoplites } de su reserva.
    .you = Peste: retiras de la partida { hellas-phrase-hoplites } de tu reserva.
hellas-event-injury_ignored = { $seat } lleva el yelmo de Hades: el daño no cuenta.
    .you = Llevas el yelmo de Hades: el daño no cuenta.

hellas-why-the_monster_has_done_that = { $monster } ya lo ha hecho.

hellas-god-hades = Hades
    .text = La oración aumenta en 1 la Fuerza. Después, según el nivel de su monumento, puedes conducir a un monstruo a tu elección: 1 región en el nivel 2, hasta 2 regiones en el nivel 3; en los niveles 4 y 5 se mueve 1 región y realiza su ataque a la región, en el orden que quieras.
hellas-artifact-hades_helmet = El yelmo de Hades
    .text = Cuando tu héroe recibe un daño, en el turno de cualquiera: ignóralo. No vale para un daño que sea un precio.

hellas-blessing-price_of_victory = El precio de la victoria
    .text = Hades: después de una batalla tuya en la que hayan muerto al menos 2 hoplitas, roba 1 carta de combate.
hellas-blessing-plague = Peste
    .text = Hades: al obtenerla, cada otro jugador retira 2 hoplitas de la partida: de su reserva o, si no, del mapa.
hellas-blessing-temple_of_death = El templo de la muerte
    .text = Hades: después de tu acción Construir Templo puedes matar a 1 hoplita de otro jugador en cualquier lugar.
hellas-blessing-ferrymans_toll = El óbolo del barquero
    .text = Hades: cuando el ataque a la región de un monstruo mata a hoplitas tuyos, roba 1 carta de combate.
hellas-blessing-leash_of_cerberus = La correa de Cerbero
    .text = Hades: en lugar del Movimiento del Héroe, mueve 1 región a un monstruo de la región de tu héroe o de una adyacente.
hellas-blessing-blood_debt = Deuda de sangre
    .text = Hades: una vez por batalla, al jugar una carta de combate, puedes matar a 1 de tus hoplitas en ella para sumar 3 a la fuerza de la carta. Debe quedar al menos 1, y los suficientes para tus símbolos de bajas.
hellas-blessing-grave_guard = Guardia de las tumbas
    .text = Hades: suma 2 a tu fuerza del ejército en tus batallas en una región con un monstruo (modo completo: o con un guerrero de Hades).
hellas-blessing-second_life = Segunda vida
    .text = Hades: después de una batalla en la que hayan muerto hoplitas tuyos, recluta 1 hoplita en una región que controles.
hellas-blessing-undying_will = Voluntad inmortal
    .text = Hades: al obtenerla, Invocación +1 (modo simplificado: Fuerza +1). Después de una caza fallida tu héroe no recibe otro daño.
hellas-blessing-soul_bargain = Pacto de almas
    .text = Hades: después de tu acción Reclutar puedes matar a 2 de tus hoplitas en una región para obtener 1 sacerdote.
