### Lords of Hellas: Atlantis.

hellas-expansion-atlantis = La Atlántida
    .about = Un tablero de tres regiones para un quinto jugador: la fábrica, el gigante de bronce Talos, Sirena, Ceto en las rutas marítimas, tres aventuras y Clito.

hellas-action-call_upon = Invocar a { $god } en el nivel { $level }
hellas-action-mend = Cerrar la herida de { $target }
hellas-action-move_talos = Mover a Talos { $region_to }
hellas-action-swim = A la ruta marítima entre { $start_the } y { $region_the }
hellas-action-talos_attack = Talos hace su ataque de región

hellas-narrow-call_upon = ¿En qué nivel usas el poder?
    .known = ¿En qué nivel usas el poder de { $god }?
hellas-narrow-move_talos = ¿Adónde va Talos?
hellas-narrow-swim = ¿A qué ruta marítima? Elige una de sus orillas.
    .known = ¿Y la otra orilla de la ruta que sale { $start_from }?
hellas-begin-talos = Talos te obedece: muévelo o deja que haga su ataque de región.

hellas-decision-call_upon = Perséfone está a salvo. ¿De quién usas el poder, y en qué nivel?
    .short = usas el poder de un monumento
hellas-decision-choose_injury = Talos golpea a { $hunter }. ¿Qué atributo recibe el daño?
    .short = eliges un daño
hellas-decision-choose_shore = Muerto en el mar: ¿de la nación de qué orilla tomas la ficha de Gloria?
    .short = eliges una ficha de Gloria
hellas-decision-mend = { $monster } se repara. ¿Qué herida queda abierta de nuevo?
    .short = cierras una herida
hellas-decision-talos = Fase de monstruos: Talos te obedece. ¿Se mueve, ataca o se queda quieto?
    .short = Talos te obedece
hellas-decision-talos_strikes = ¿En qué región de su nación mata Talos a un hoplita?
    .short = Talos mata a un hoplita

hellas-event-god_called = { $seat } usa el poder de { $god } en el nivel { $level }.
    .you = Usas el poder de { $god } en el nivel { $level }.
hellas-event-hero_held = El héroe de { $seat } queda { $away }.
    .you = Tu héroe queda { $away }.
hellas-event-monster_appeared_at_sea = ¡{ $monster } aparece en la ruta marítima entre { $start_the } y { $region_the }!
hellas-event-monster_swam = { $monster } nada a la ruta marítima entre { $start_the } y { $region_the }.
hellas-event-region_attack_at_sea = ¡{ $monster } surge entre { $start_the } y { $region_the } y asola todos los puertos!
hellas-event-wound_mended = { $monster } cierra una herida: { $symbol }.

hellas-why-a_monument_has_no_such_level = Ningún monumento tiene ese nivel.
hellas-why-he_mends_no_such_wound = Esa herida no está cubierta, o no se cierra nunca.
hellas-why-he_obeys_you = Te obedece, y no lo cazas.
hellas-why-no_hoplite_reaches_it_at_sea = Está en el mar: ningún hoplita llega hasta allí.
hellas-why-no_sea_trail_joins_these = Ninguna ruta marítima une { $start_the } y { $region_the }.
hellas-why-that_land_has_no_shore_there = Esa nación no tiene orilla en su ruta marítima.
hellas-why-that_trail_is_not_beside_its_own = La ruta entre { $start_the } y { $region_the } no comparte orilla con la suya.
hellas-why-the_monster_never_goes_there = Nunca va { $region_to }.
hellas-why-you_do_not_command_him = Manda sobre Talos quien controla el Círculo Interior.

hellas-land-atlantis = nación morada
    .glory = la ficha de Gloria morada
    .text = La Atlántida Norte, la Atlántida Sur y el Círculo Interior.
hellas-region-north_atlantis = Atlántida Norte
    .the = la Atlántida Norte
    .to = a la Atlántida Norte
    .from = de la Atlántida Norte
    .text = Nación morada, población 3. Una ciudad, un puerto. Una ruta marítima al Ática.
hellas-region-south_atlantis = Atlántida Sur
    .the = la Atlántida Sur
    .to = a la Atlántida Sur
    .from = de la Atlántida Sur
    .text = Nación morada, población 2. Una ruta marítima a Creta.
hellas-region-inner_circle = Círculo Interior
    .the = el Círculo Interior
    .to = al Círculo Interior
    .from = del Círculo Interior
    .text = Nación morada, población 5. El lugar de la fábrica. Quien lo controla manda sobre Talos.
hellas-temple_kind-factory = la fábrica
    .text = Un templo especial en el Círculo Interior, que se construye allí con Construir Templo. No tiene número ni inicia un reparto, y cuenta como templo. Al construirse, despierta Talos.
hellas-regular-talos = Talos
    .text = Si controlas el Círculo Interior: Talos se mueve 1 región o hace su ataque de región. Una vez en tu turno.
hellas-away-siren = en poder de Sirena hasta que se construya el próximo monumento

hellas-monster-siren = Sirena
    .text = Heridas: arco, arco, espada (sacerdote), hacha (artefacto). Pasiva: solo se mueve de puerto a puerto, a cualquier otro. Ataque de región: mueren 2 hoplitas. Ataque especial: la caza termina y retiene al héroe hasta que se construya el próximo monumento; entonces vuelve en Eubea. Artefacto: { hellas-artifact-sirens_crown }.
hellas-monster-cetus = Ceto
    .text = Heridas: antorcha, antorcha (sacerdote), arco, espada, maza, hacha (artefacto). Pasiva: vive en una ruta marítima, que ningún héroe ni hoplita puede usar, y se caza desde cualquiera de sus orillas. Ataque de región: muere 1 hoplita en cada región con puerto. Ataque especial: 2 daños; el cazador descarta la mitad de sus cartas de combate, redondeando hacia arriba. Artefacto: { hellas-artifact-cetus_tentacle }.
hellas-monster-talos = Talos
    .text = Heridas: maza, maza, antorcha (sacerdote), antorcha, arco, hacha (artefacto). Entra con la fábrica y obedece a quien controla el Círculo Interior, que no puede cazarlo. Ataque de región: muere 1 hoplita en una región cualquiera de su nación. Ataque especial: 1 daño en un atributo a elección de quien lo manda, cierra una herida que no sea de maza y la caza termina. No tiene artefacto propio.
hellas-evolution-siren_laconia = Sirena de Laconia
    .text = Quien mueve hoplitas a su región pierde a 1 de ellos.
hellas-evolution-siren_north_atlantis = Sirena de la Atlántida Norte
    .text = Dos símbolos de herida más: antorcha y maza.
hellas-evolution-cetus_chalkidiki = Ceto del mar del norte
    .text = Aparece entre la Calcídica y Eubea. Su ataque de región mata a 2 hoplitas en cada región con puerto en vez de 1.
hellas-evolution-cetus_crete = Ceto del mar del sur
    .text = Aparece entre Creta y la Atlántida Sur. Un símbolo de herida más: lanza.

hellas-artifact-sirens_crown = La corona de Sirena
    .text = Recluta hasta 1 hoplita en cada región con ciudad que controles.
hellas-artifact-cetus_tentacle = El tentáculo de Ceto
    .text = Si tu héroe está en una región con puerto donde nadie más tiene hoplitas: toma su control; puedes reclutar allí a 1 hoplita.

hellas-quest-graeae = Las Grayas
    .text = Atlántida Norte. Etapas: Liderazgo, Fuerza y Velocidad suman 5; suman 6; suman 7. Recompensa: quédate con esta carta; descártala al inicio de una caza para infligir 2 heridas de cualquier símbolo.
hellas-quest-pirithous_wedding = La boda de Pirítoo
    .text = Ática. Etapas: 1 monstruo muerto; 1 monstruo muerto y Liderazgo 2; 1 monstruo muerto y Liderazgo 3. Recompensa: quédate con esta carta; descártala en lugar del movimiento de hoplitas para mover una vez a cada uno de tus hoplitas.
hellas-quest-saving_persephone = Rescatar a Perséfone
    .text = Atlántida Sur. Etapas: 1 bendición; 1 bendición y 1 sacerdote; 1 bendición y sacrificar a 1 sacerdote. Recompensa: usa el poder de un monumento en cualquier nivel, construido o no, como con una oración.
