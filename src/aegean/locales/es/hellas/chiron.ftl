### Lords of Hellas: Chiron.

hellas-expansion-chiron = Quirón
    .about = Un monstruo que enseña: los héroes se entrenan con él, y una carta de entrenamiento vuelve en cada era.

hellas-action-show = Mostrar «{ $card }»

hellas-decision-show =
    { $left ->
        [one] Muestra una carta con el símbolo { $symbol }.
       *[other] Muestra { $left } cartas, una a una: la siguiente, con el símbolo { $symbol }.
    }
    .short = muestras cartas

hellas-event-card_shown = { $seat } muestra «{ $card }».
    .you = Muestras «{ $card }».
hellas-event-quest_pushed_out = El entrenamiento ocupa el lugar de «{ $quest }»: la aventura se descarta.
hellas-event-training_waits = Hay un héroe en cada aventura: «{ $quest }» espera una ranura libre.
hellas-event-training_ended = Con la muerte de Quirón termina todo entrenamiento en { $region_the }.

hellas-why-that_card_was_shown = Ya has mostrado esa carta para otro símbolo.
hellas-why-that_card_is_needed_for_another_symbol = Necesitas esa carta para otro símbolo que falta.

hellas-monster-chiron = Quirón
    .text = Heridas: arco, arco, antorcha, espada, espada (sacerdote), lanza (artefacto). Ataque de región: si está herido, muere 1 hoplita en cada región de su nación; si no, cura 1 daño de cada héroe que esté en ella. Ataque especial: 1 daño; el cazador descarta 1 artefacto, si tiene alguno. Mientras está en el mapa, los héroes pueden entrenarse con él. Artefacto: { hellas-artifact-ashen_spear }.
hellas-evolution-chiron_thessaly = Quirón de Tesalia
    .text = Un símbolo de herida más: hacha.
hellas-evolution-chiron_laconia = Quirón de Laconia
    .text = Su ataque de región mata a 2 hoplitas en lugar de 1.

hellas-artifact-ashen_spear = La lanza de fresno
    .text = Cuando juegas una carta de combate en una batalla o para defenderte en una caza: suma 2 a su fuerza.

hellas-card-unforgiven = Sin perdón
    .text = Fuerza 1, sin bajas. Suma 2 a las bajas de tu oponente.
hellas-card-tactical_failure = Fracaso táctico
    .text = Fuerza 1, sin bajas. Después de la batalla tu oponente se queda con 1 carta de combate y descarta las demás.
hellas-card-night_watch = Guardia nocturna
    .text = Fuerza 1, sin bajas. Si defiendes, recluta al instante 1 hoplita en la batalla.
hellas-card-breach = Brecha
    .text = Fuerza 1, sin bajas. No cuenta lo que suman los hoplitas fortificados de tu oponente.
hellas-card-relentless = Implacable
    .text = Fuerza 2, 1 baja. Si atacas, suma 2 a tu fuerza del ejército.
hellas-card-long_reach = Largo alcance
    .text = Fuerza 2, sin bajas. Suma 2 a tu fuerza del ejército si tienes menos hoplitas en la batalla que tu oponente.

-hellas-trained = Recompensa: esta carta. Queda junto a tu mano: una vez jugada no se descarta, queda usada, y se carga cuando se construye un monumento.
hellas-quest-unforgiven = Entrenamiento: Sin perdón
    .text = En la región de Quirón. Etapas: mostrar un arco; dos arcos; dos arcos y una antorcha. { -hellas-trained }
hellas-quest-tactical_failure = Entrenamiento: Fracaso táctico
    .text = En la región de Quirón. Etapas: mostrar una espada; una espada y un arco; una espada, una maza y un arco. { -hellas-trained }
hellas-quest-night_watch = Entrenamiento: Guardia nocturna
    .text = En la región de Quirón. Etapas: mostrar una antorcha; dos antorchas; dos antorchas y un arco. { -hellas-trained }
hellas-quest-breach = Entrenamiento: Brecha
    .text = En la región de Quirón. Etapas: mostrar una maza; una maza y una antorcha; una maza, una espada y una antorcha. { -hellas-trained }
hellas-quest-relentless = Entrenamiento: Implacable
    .text = En la región de Quirón. Etapas: mostrar un hacha; un hacha y un arco; un hacha, una maza y una antorcha. { -hellas-trained }
hellas-quest-long_reach = Entrenamiento: Largo alcance
    .text = En la región de Quirón. Etapas: mostrar una lanza; una lanza y una antorcha; una lanza, una espada y un arco. { -hellas-trained }
