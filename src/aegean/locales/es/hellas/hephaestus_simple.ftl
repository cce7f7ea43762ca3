### Lords of Hellas: Hefesto, modo simplificado.

hellas-expansion-hephaestus_simple = Hefesto, modo simplificado
    .about = Hefesto en lugar de Zeus: su martillo, diez bendiciones, cinco artefactos neutrales más y un poder que carga artefactos.
    .short = Simplificado

hellas-action-draw_card = Tomar una carta de combate
hellas-action-exchange = Entregar «{ $blessing }» a cambio
hellas-action-pour = { $attribute } cuenta 1 más
hellas-action-turn_artifact = Marcar «{ $artifact }» como usado

hellas-decision-draw_or_charge =
    { $left ->
        [one] Hefesto: ¿robas una carta de combate o cargas un artefacto?
       *[other] Hefesto: { $left } veces robas una carta de combate o cargas un artefacto.
    }
hellas-decision-exchange_blessing = Solo tú ves la bendición «{ $blessing }». ¿Por cuál de las tuyas te la quedas? ({ $blessing_text }) Si renuncias, se descarta.
    .laid = ¿A cambio de cuál de tus bendiciones te quedas con «{ $blessing }»? Si renuncias, se descarta.
hellas-decision-keep_city = Tu ciudad está perdida. ¿La conservas con el Paladio, de modo que se retire el vencedor?
    .short = puedes conservar tu ciudad
hellas-decision-pour_goblet = La copa de oro: ¿qué atributo cuenta 1 más en tu próximo movimiento o caza?
hellas-decision-see_attack = { $monster } contraataca a { $hunter }. ¿Usas el báculo para ver las cartas de ataque y elegir?
    .short = puedes usar el báculo
hellas-decision-turn_artifact = Arma improvisada: ¿qué artefacto marcas como usado?

hellas-event-artifact_turned = { $seat } marca el artefacto «{ $artifact }» como usado.
    .you = Marcas el artefacto «{ $artifact }» como usado.
hellas-event-attacks_seen = { $seat } mira las cartas de ataque de monstruo: { $attacks }.
    .unseen = { $seat } mira las cartas de ataque de monstruo.
    .you = Miras las cartas de ataque de monstruo: { $attacks }.
hellas-event-blessing_seen = { $seat } mira la bendición «{ $blessing }».
    .unseen = { $seat } mira una bendición.
    .you = Miras la bendición «{ $blessing }».
hellas-event-goblet_poured = { $seat } bebe de la copa de oro: { $attribute } cuenta 1 más en el próximo movimiento o caza.
    .you = Bebes de la copa de oro: { $attribute } cuenta 1 más en tu próximo movimiento o caza.
hellas-event-winner_turned_back = El Paladio conserva para { $seat } la ciudad en { $region_the }: el vencedor se retira.
    .you = El Paladio conserva tu ciudad en { $region_the }: el vencedor se retira.

hellas-why-no_combat_card_is_left = No queda ninguna carta de combate que robar.
hellas-why-that_attribute_cannot_be_raised = { $attribute }: tiene un daño o está al máximo.
hellas-why-that_blessing_is_not_yours = No tienes la bendición «{ $blessing }».

hellas-god-hephaestus = Hefesto
    .text = La oración aumenta en 1 la Fuerza. Después, según el nivel de su monumento, robas 1 carta de combate o cargas 1 de tus artefactos: una vez en el nivel 2, dos en el nivel 3 y tres en los niveles 4 y 5.
hellas-artifact-hephaestus_hammer = El martillo de Hefesto
    .text = En tu turno: carga otro de tus artefactos.
hellas-artifact-golden_goblet = La copa de oro de Helios
    .text = En tu turno, entre acciones: un atributo sin daño cuenta 1 más, hasta 5, en tu próximo Movimiento de Hoplitas, Movimiento del Héroe o Caza de este turno.
hellas-artifact-dragon_teeth = Los dientes de dragón
    .text = En tu turno: muere la mitad de los hoplitas de la región de tu héroe, redondeando hacia arriba.
hellas-artifact-palladium = El Paladio
    .text = Cuando defiendes una región con ciudad o Esparta y pierdes: tras las bajas se retira el vencedor en tu lugar y la región queda como estaba.
hellas-artifact-staff_of_tiresias = El báculo de Tiresias
    .text = En cualquier caza, antes de que se elija una carta de ataque de monstruo: mira las robadas y elige.
hellas-artifact-orpheus_lyre = La lira de Orfeo
    .text = En tu turno: mira una bendición del mazo. Quédatela a cambio de una tuya o apártala.

hellas-blessing-charged_by_fire = Carga de fuego
    .text = Hefesto: al obtenerla, roba 1 carta de combate. Una vez en tu turno, entre acciones, puedes descartar una carta de antorcha para cargar 1 artefacto.
hellas-blessing-forge_temple = El templo forja
    .text = Hefesto: al obtenerla, obtén 1 sacerdote. Después de tu acción Construir Templo, carga 1 artefacto.
hellas-blessing-votive_offering = Ofrenda votiva
    .text = Hefesto: en lugar de la Oración, entrega un artefacto neutral o de monstruo para aumentar un atributo en 1.
hellas-blessing-master_smith = Maestro herrero
    .text = Hefesto: al obtenerla, roba 2 artefactos neutrales y quédate con 1; llega usado.
hellas-blessing-tempered_steel = Acero templado
    .text = Hefesto: en tus cacerías las cartas de espada, maza, hacha y lanza jugadas en defensa cuentan 1 más cada una.
hellas-blessing-bronze_armour = Armadura de bronce
    .text = Hefesto: en cada batalla no cuenta el primer símbolo de baja de tus cartas.
hellas-blessing-tireless_bellows = Fuelle incansable
    .text = Hefesto: después de tu acción Prepararse, carga 1 artefacto.
hellas-blessing-living_statues = Estatuas vivientes
    .text = Hefesto: cuando defiendes, suma 1 a tu fuerza del ejército por cada 2 artefactos que tengas, 2 como mucho.
hellas-blessing-improvised_weapon = Arma improvisada
    .text = Hefesto: al empezar tu caza puedes marcar un artefacto cargado como usado para robar 2 cartas de combate.
hellas-blessing-inventor = Inventor
    .text = Hefesto: al obtenerla, roba 1 carta de combate; y cada vez que obtienes un artefacto neutral o de monstruo, o una reliquia que no sea el Rayo, roba 1.
