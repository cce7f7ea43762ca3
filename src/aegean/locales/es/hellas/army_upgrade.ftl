### Lords of Hellas: army upgrade.

hellas-expansion-army_upgrade = Mejora de ejército
    .about = Seis tableros para elegir: cada ejército aprende dos mejoras, en lugar de una bendición o por tener muchas ciudades.

hellas-action-choose_board = Elegir el tablero de mejoras «{ $army_board }»
hellas-action-upgrade = Mejorar tu ejército: «{ $army_upgrade }»
hellas-action-storm = Sacrificar a 2 hoplitas y herir a { $monster }

hellas-decision-choose_board = ¿Qué tablero de mejoras eliges?
hellas-decision-upgrade_army = Nadie controla más ciudades que tú. ¿Mejoras tu ejército?
    .short = puedes mejorar tu ejército

hellas-narrow-storm = ¿A qué monstruo hieres? Cuesta 2 hoplitas que estén con él.

hellas-event-board_chosen = { $seat } elige el tablero de mejoras «{ $army_board }».
    .you = Eliges el tablero de mejoras «{ $army_board }».
hellas-event-army_upgraded = { $seat } mejora su ejército: «{ $army_upgrade }».
    .you = Mejoras tu ejército: «{ $army_upgrade }».
hellas-event-monster_stormed = { $seat } sacrifica hoplitas en { $region_the } para herir a { $monster }.
    .you = Sacrificas hoplitas en { $region_the } para herir a { $monster }.

hellas-why-that_board_is_taken = El tablero «{ $army_board }» ya está elegido.
hellas-why-that_upgrade_is_on_another_board = «{ $army_upgrade }» no está en tu tablero.
hellas-why-the_upper_upgrade_comes_first = Primero va la mejora superior de tu tablero.
hellas-why-you_have_that_upgrade = Tu ejército ya tiene «{ $army_upgrade }».
hellas-why-your_army_lacks_that_upgrade = A tu ejército le falta la mejora para ello.
hellas-why-your_upgrade_tokens_are_placed = Tus dos fichas de mejora ya están colocadas.

hellas-army_board-ruthless = Despiadados
    .text = Primero «{ hellas-army_upgrade-pursuit }», luego «{ hellas-army_upgrade-no_quarter }» o «{ hellas-army_upgrade-blood_price }».
hellas-army_board-settlers = Colonizadores
    .text = Primero «{ hellas-army_upgrade-colonists }», luego «{ hellas-army_upgrade-scorched_earth }» o «{ hellas-army_upgrade-beast_wards }».
hellas-army_board-vanguard = Vanguardia
    .text = Primero «{ hellas-army_upgrade-quick_step }», luego «{ hellas-army_upgrade-long_march }» o «{ hellas-army_upgrade-spearhead }».
hellas-army_board-bulwark = Baluarte
    .text = Primero «{ hellas-army_upgrade-city_guard }», luego «{ hellas-army_upgrade-double_garrison }» o «{ hellas-army_upgrade-closed_ranks }».
hellas-army_board-muster = Leva
    .text = Primero «{ hellas-army_upgrade-levy }», luego «{ hellas-army_upgrade-fresh_ranks }» o «{ hellas-army_upgrade-call_to_arms }».
hellas-army_board-chosen_guard = Guardia escogida
    .text = Primero «{ hellas-army_upgrade-veterans }», luego «{ hellas-army_upgrade-drill }» o «{ hellas-army_upgrade-hunting_party }».

hellas-army_upgrade-pursuit = Persecución
    .text = Después de las bajas de cada batalla tuya, ganada o perdida, muere 1 hoplita más de tu adversario.
hellas-army_upgrade-no_quarter = Sin cuartel
    .text = Nadie abandona una batalla que ganas ni se retira de ella: mueren todos los hoplitas del perdedor que estén allí.
hellas-army_upgrade-blood_price = Precio de sangre
    .text = Una vez en cada uno de tus turnos, entre acciones: sacrifica a 2 de tus hoplitas en la región de un monstruo para cubrir una de sus heridas.
hellas-army_upgrade-colonists = Colonos
    .text = La población de todas las regiones es para ti 1 menor, con un mínimo de 1.
hellas-army_upgrade-scorched_earth = Tierra quemada
    .text = Quien entra en una región que controlas y en la que no tienes hoplitas solo retira tu marcador de control: la región pasa a ser neutral.
hellas-army_upgrade-beast_wards = Amuletos
    .text = Los ataques de región de los monstruos no matan a tus hoplitas.
hellas-army_upgrade-quick_step = Paso ligero
    .text = Tu Movimiento de Hoplitas tiene 1 movimiento más.
hellas-army_upgrade-long_march = Marcha larga
    .text = Al Marchar, tu grupo puede moverse hasta 2 regiones.
hellas-army_upgrade-spearhead = Punta de lanza
    .text = Fuerza del ejército +1 cuando atacas.
hellas-army_upgrade-city_guard = Guardia de la ciudad
    .text = Fuerza del ejército +1 cuando defiendes una región con ciudad o Esparta.
hellas-army_upgrade-double_garrison = Doble guarnición
    .text = En cada ciudad y en Esparta puedes tener 2 hoplitas fortificados, cada uno con su bonificación.
hellas-army_upgrade-closed_ranks = Filas cerradas
    .text = Cuando pierdes una batalla, no pierdes al hoplita adicional.
hellas-army_upgrade-levy = Reclutas
    .text = Con tu acción Reclutar reclutas además 1 hoplita en cualquier región que controles.
hellas-army_upgrade-fresh_ranks = Filas frescas
    .text = Después de ganar una batalla, recluta 1 hoplita en su región si aún tienes alguno allí.
hellas-army_upgrade-call_to_arms = Llamada a las armas
    .text = Al Usurpar reclutas 1 hoplita más, y también con cada opción de reclutar de Prepararse.
hellas-army_upgrade-veterans = Veteranos
    .text = Después de ganar una batalla, roba 1 carta de combate.
hellas-army_upgrade-drill = Instrucción
    .text = Al obtenerla, roba 1 carta de combate. Tu límite de cartas de combate es 1 mayor.
hellas-army_upgrade-hunting_party = Partida de caza
    .text = Al inicio de tu caza roba 1 carta de combate más si tienes 2 o más hoplitas en esa región.
