### Lords of Hellas: Ciudad de Acero.

hellas-expansion-city_of_steel = Ciudad de Acero
    .about = Un tablero para un sexto jugador: Troya tras sus murallas, Lesbos, Misia y Jonia, el Sátiro, la tejedora Aracne, tres aventuras y Héctor.

hellas-action-lay_down = Tumbar a { $hero }
hellas-action-lead_hero = Llevar a { $hero } { $region_to }
hellas-action-settle = Instalarse en { $region_the }

hellas-narrow-lead_hero = ¿A qué héroe llevas?
    .known = ¿Adónde llevas a { $hero }?

hellas-decision-lay_down = El hilo de Aracne: ¿a qué héroe tumbas?
    .short = tumbas a un héroe
hellas-decision-lead_astray = Sátiro ha engañado a { $hunter }. ¿Dónde pones al héroe?
    .short = pones al héroe de otro
hellas-decision-lead_hero = Suena la flauta de Pan. ¿A qué héroe llevas, y adónde?
    .short = llevas a un héroe
hellas-decision-move_or_lead = Sátiro se mueve, o llevas tú a un héroe. ¿Qué eliges?
    .short = mueves a Sátiro o a un héroe
hellas-decision-settle = Andrómeda está a salvo. ¿Qué región neutral tomas?
    .short = tomas una región neutral

hellas-event-hero_laid_down = { $seat } tumba a { $hero }.
    .you = Tumbas a { $hero }.
hellas-event-hero_led = { $seat } lleva a { $hero } { $region_to }.
    .you = Llevas a { $hero } { $region_to }.
hellas-event-hero_spun_in = El héroe de { $seat } queda { $away }.
    .you = Tu héroe queda { $away }.
hellas-event-hero_stood_up = El héroe de { $seat } se pone en pie.
    .you = Tu héroe se pone en pie.

hellas-why-its_population_is_too_high = { $region } tiene una población de más de 3.
hellas-why-no_control_token_may_lie_there = Sátiro está en { $region_the }: allí no se pone ningún marcador de control.
hellas-why-no_such_hero_is_beside_yours = Ese héroe no está en una región vecina a la del tuyo.
hellas-why-that_hero_cannot_be_led = A ese héroe no se lo puede llevar ahora.
hellas-why-that_hero_lies_already = Ese héroe ya está tumbado.
hellas-why-that_region_is_not_free = { $region } no está libre: debe ser neutral, sin hoplitas de otros y sin Sátiro.
hellas-why-the_hero_stands_there_already = El héroe ya está en { $region_the }.
hellas-why-your_hero_must_stand_up_first = Tu héroe está enredado en un hilo: este movimiento solo lo pone en pie.

hellas-land-troad = Tróade
    .glory = la ficha de Gloria de la Tróade
    .text = Troya, Lesbos, Misia y Jonia.
hellas-region-troy = Troya
    .the = Troya
    .to = a Troya
    .from = de Troya
    .text = La Tróade, población 5. La ciudad de Troya: todos los que la defienden cuentan como fortificados. Quien la controla puede tener 5 cartas de combate y recluta 1 hoplita más en cada región suya de la Tróade. Rutas marítimas a la Calcídica y a Lesbos.
hellas-region-lesbos = Lesbos
    .the = Lesbos
    .to = a Lesbos
    .from = de Lesbos
    .text = La Tróade, población 2. Un puerto. Rutas marítimas a Eubea, Troya y Jonia.
hellas-region-mysia = Misia
    .the = Misia
    .to = a Misia
    .from = de Misia
    .text = La Tróade, población 2.
hellas-region-ionia = Jonia
    .the = Jonia
    .to = a Jonia
    .from = de Jonia
    .text = La Tróade, población 4. Una ciudad, un santuario. Rutas marítimas a Lesbos y a la Atlántida Norte.
hellas-temple_card-temple_card_six_1 = carta de templo para seis, primera
    .text = Reparto de bendiciones en los templos 2 y 5. El Oráculo de Delfos da 1 sacerdote más y un reparto de bendiciones.
hellas-temple_card-temple_card_six_2 = carta de templo para seis, segunda
    .text = Reparto de bendiciones en los templos 3, 5 y 7. En el Oráculo de Delfos robas 3 artefactos neutrales y te quedas con 1.
hellas-away-arachne = en la telaraña de Aracne hasta que se construya el próximo monumento

hellas-monster-satyr = Sátiro
    .text = Heridas: antorcha, arco, maza (sacerdote), lanza (artefacto). Pasiva: en su región no se pone ningún marcador de control. Ataque de región: muere 1 hoplita y se retira el marcador de control. Ataque especial: la caza termina, y quien juega sus cartas puede poner al héroe en cualquier región. Artefacto: { hellas-artifact-pan_flute }.
hellas-monster-arachne = Aracne
    .text = Heridas: antorcha, antorcha, arco, espada (sacerdote), lanza (artefacto). Ataque de región: muere 1 hoplita en cada región de su nación. Ataque especial: la caza termina y el héroe queda en su telaraña hasta que se construya el próximo monumento; entonces vuelve donde esté ella. Artefacto: { hellas-artifact-arachnes_thread }.
hellas-evolution-satyr_ionia = Sátiro de Jonia
    .text = Cuando fuera a moverse en la fase de monstruos, se puede llevar en su lugar a cualquier héroe 1 región.
hellas-evolution-satyr_aetolia = Sátiro de Etolia
    .text = Dos símbolos de herida más: arco y espada.
hellas-evolution-arachne_troy = Aracne de Troya
    .text = Un símbolo de herida más: maza.
hellas-evolution-arachne_mysia = Aracne de Misia
    .text = Un símbolo de herida más: espada. Solo se puede infligir como la última de todas.

hellas-artifact-pan_flute = La flauta de Pan
    .text = Lleva a cualquier héroe del mapa 1 región, no de puerto a puerto. Así no empieza ninguna aventura.
hellas-artifact-arachnes_thread = El hilo de Aracne
    .text = Tumba a un héroe en una región vecina a la del tuyo: su próximo movimiento del héroe solo lo pone en pie.

hellas-quest-rescue_of_andromeda = El rescate de Andrómeda
    .text = Troya. Etapas: una ficha de Gloria; una ficha de Gloria y 1 sacerdote; una ficha de Gloria y 2 sacerdotes. Recompensa: toma el control de una región neutral con una población de 3 como máximo y recluta allí hasta 2 hoplitas.
hellas-quest-kidnapping_briseis = El rapto de Briseida
    .text = Lesbos. Etapas: Velocidad 2 y 1 sacerdote; Velocidad 3 y 1 sacerdote; Velocidad 3 y 2 sacerdotes. Recompensa: quédate con esta carta; descártala en una batalla en la región de tu héroe para sumar 3 a la fuerza del ejército.
hellas-quest-power_of_tyndareus = El poder de Tindáreo
    .text = Laconia. Etapas: Liderazgo 2 y descartar 1 carta de combate; Liderazgo 3 y 1 carta; Liderazgo 4 y 1 carta. Recompensa: toma el control de Laconia; los hoplitas de otros que estén allí se retiran.
