### Lords of Hellas: heroes and monsters.

hellas-expansion-heroes_monsters = Héroes y monstruos
    .about = Ulises, Casandra, Clito y Héctor para elegir; Tifón y Pitón para cazar.

hellas-action-discard_blessing = Descartar la bendición «{ $blessing }»

hellas-decision-start_hero = Ulises puede empezar lejos de sus hoplitas. ¿Dónde empieza?
hellas-decision-start_army = Ulises empieza en { $region_the }. ¿Dónde empiezan sus hoplitas?
hellas-decision-foresee = Casandra ha previsto una bendición más. ¿Te quedas con ella o con «{ $blessing }», la del reparto?
    .short = eliges una bendición
hellas-decision-discard_blessing = Tifón te quita una bendición. ¿Cuál?
    .short = pierdes una bendición

hellas-event-hero_placed_alone = { $seat } coloca a su héroe en { $region_the }, lejos de sus hoplitas.
    .you = Colocas a tu héroe en { $region_the }, lejos de tus hoplitas.
hellas-event-army_placed = { $seat } coloca { hellas-phrase-hoplites } en { $region_the }.
    .you = Colocas { hellas-phrase-hoplites } en { $region_the }.
hellas-event-blessing_foreseen = { $seat } prevé la bendición «{ $blessing }».
    .unseen = { $seat } prevé una bendición.
    .you = Prevés la bendición «{ $blessing }».

hellas-why-you_have_no_such_blessing = No tienes la bendición «{ $blessing }».
hellas-why-no_shrine_waits_there_for_a_temple = En { $region } no hay ningún santuario sin templo.

hellas-hero-odysseus = Ulises
    .text = Ventaja inicial: puede estar en otra región que tus hoplitas. Capacidad especial: mientras está en una región con ciudad o Esparta, su población es para ti 1 menor.
hellas-hero-cassandra = Casandra
    .text = Ventaja inicial: 1 hoplita, y un marcador de control en su región sea cual sea la población. Capacidad especial: después de un reparto de bendiciones robas 1 más y te quedas con ella o con la del reparto.
hellas-hero-hector = Héctor
    .text = Ventaja inicial: Liderazgo 2. Capacidad especial: tus hoplitas fortificados suman 1 más a la fuerza del ejército en defensa.

hellas-monster-typhon = Tifón
    .text = Heridas: antorcha, antorcha, arco, espada, maza (sacerdote), hacha, lanza (artefacto). Ataque de región: muere la mitad de los hoplitas, redondeando hacia arriba. Ataque especial: el cazador descarta 1 bendición; un atributo a elección del cazador se reduce en 1 de forma permanente. Artefacto: { hellas-artifact-aitne }.
hellas-monster-python = Pitón
    .text = Heridas: arco, arco, antorcha (sacerdote), maza, maza, lanza (artefacto). Pasiva: nadie construye un templo en su región. Ataque de región: muere 1 hoplita y después va a cualquier santuario sin templo. Ataque especial: 1 daño; la caza termina si entonces la Fuerza del héroe es inferior a 4. Artefacto: { hellas-artifact-omphalos }.
hellas-evolution-typhon_achaea = Tifón de Acaya
    .text = Mientras Tifón está en el mapa, los ataques de todos los monstruos suman 1 a su fuerza.
hellas-evolution-typhon_inner_circle = Tifón del Círculo Interior
    .text = Un símbolo de herida más: hacha. Aparece en Beocia mientras el Círculo Interior no esté en juego.
hellas-evolution-python_phocis = Pitón de la Fócida
    .text = En una caza contra él se roban 3 cartas de ataque de monstruo y se juega 1 de ellas.
hellas-evolution-python_lesbos = Pitón de Lesbos
    .text = Dos símbolos de herida más: arco y espada. Aparece en la Fócida mientras Lesbos no esté en juego.

hellas-artifact-aitne = El Etna
    .text = En tu turno: muere 1 hoplita en cada región del mapa, también de los tuyos.
hellas-artifact-omphalos = El ónfalo
    .text = En tu turno: recluta hasta 2 hoplitas en la Fócida. No donde haya hoplitas de otro jugador.
