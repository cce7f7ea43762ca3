### Lords of Hellas: Señor del Sol.

hellas-expansion-apollo_full = Señor del Sol
    .about = Apolo como cuarto dios en Mesenia, su laúd, diez bendiciones y nueve musas que cambian las naciones en las que están.
    .short = Completo

hellas-action-move_muse = Mover a tu musa { $region_to }
hellas-action-take_muse = Tomar { $muse }
hellas-action-call_muse = Usar a tu musa en lugar de moverla

hellas-begin-muse_movement = ¿Adónde va tu musa?
hellas-narrow-move_muse = ¿Adónde va tu musa?

hellas-decision-lead_hoplites = ¿A qué hoplitas guía Terpsícore a una región adyacente?
    .short = guías hoplitas
hellas-decision-take_muse = ¿Qué musa tomas? Su carta ocupa el lugar de la que tengas.
    .short = tomas una musa

hellas-event-muse_came = La musa { $muse } llega { $region_to } ({ $seat }).
    .you = Tu musa { $muse } llega { $region_to }.
hellas-event-muse_left = La musa { $muse } sale de la partida ({ $seat }).
    .you = Tu musa { $muse } sale de la partida.
hellas-event-muse_moved = { $seat } mueve a { $muse } { $region_to }.
    .you = Mueves a { $muse } { $region_to }.
hellas-event-muse_taken = { $seat } consigue la musa { $muse }.
    .you = Consigues la musa { $muse }.
hellas-event-muse_used = { $seat } usa a { $muse } en lugar de moverla.
    .you = Usas a { $muse } en lugar de moverla.
hellas-event-muses_laid_out = Estas musas están ahora descubiertas: { $muses }.
hellas-field-muses = muse
    .item = { $item }

hellas-why-a_muse_guards_that_region = Calíope guarda { $region_the }: nadie más puede usurparla.
hellas-why-it_is_not_in_the_land_of_your_muse = { $region } no está en la nación de tu musa, o nada puede salir de allí.
hellas-why-its_lord_owns_that_lands_glory_token = Quien controla la región tiene la ficha de Gloria de esa nación; contra eso no ayuda ninguna musa.
hellas-why-she_stands_there = Tu musa ya está en { $region_the }.
hellas-why-that_muse_does_not_lie_open = { $muse } no está descubierta.
hellas-why-your_first_muse_must_be_taken = Aún no tienes musa: toma una de las descubiertas.
hellas-why-your_muse_does_not_come_so_far = Demasiado lejos para tu musa con la Velocidad de tu héroe: { $region }.
hellas-why-your_muse_is_not_on_the_map = Tu musa no está en el mapa.
hellas-why-your_muse_only_moves = { $muse } no hace nada en lugar de moverse.

hellas-god-apollo_full = Apolo con musas
    .text = Con la oración tomas una de las cartas de musa descubiertas. Después, según el nivel de su monumento, puedes curar 1 daño o matar a 1 hoplita en cualquier lugar: una vez en el nivel 2, dos en el nivel 3 y tres en los niveles 4 y 5.
hellas-regular-muse_movement = Movimiento de la Musa
    .text = Mueve a tu musa por tantas regiones como la Velocidad de tu héroe, o menos, o usa lo que ella hace en lugar de moverse.

hellas-muse-kalliope = Calíope
    .text = En su nación nadie más puede usurpar una región que controles.
hellas-muse-euterpe = Euterpe
    .text = En su nación la población es 1 menor para ti y 1 mayor para todos los demás.
hellas-muse-erato = Erato
    .text = En lugar de moverla, recluta 1 hoplita en una región de su nación que controles.
hellas-muse-klio = Clío
    .text = Después de ganar una batalla en su nación, toma la ficha de Gloria de esa nación.
hellas-muse-melpomene = Melpómene
    .text = Quien pierde en su nación una batalla contra ti pierde 1 hoplita más.
hellas-muse-terpsichore = Terpsícore
    .text = En lugar de moverla, mueve hasta 2 de tus hoplitas de una región de su nación a una adyacente.
hellas-muse-thalia = Talía
    .text = Fuerza del ejército +1 en tus batallas en su nación.
hellas-muse-polyhymnia = Polimnia
    .text = Siempre que alguien construye un monumento, obtienes 1 sacerdote si controlas una región con templo en su nación.
hellas-muse-urania = Urania
    .text = En lugar de moverla, mueve 1 región a un monstruo de su nación.
