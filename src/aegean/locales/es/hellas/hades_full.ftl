### Lords of Hellas: Hades.

hellas-expansion-hades_full = Hades
    .about = Un cuarto dios en Mesenia, su yelmo y diez bendiciones, guerreros que siguen a los ejércitos y un inframundo del que vuelven los muertos.
    .short = Completo

hellas-phrase-warriors =
    { $count ->
        [one] 1 guerrero de Hades
       *[other] { $count } guerreros de Hades
    }

hellas-action-escort = Llevar a { hellas-phrase-warriors }
hellas-action-place_warrior = Colocar a tu guerrero de Hades en { $region_the }
hellas-action-resurrect = Resucitar a { hellas-phrase-hoplites } en { $region_the }{ hellas-phrase-follows }
hellas-action-resurrect_to_supply = Devolver a { hellas-phrase-hoplites } a tu reserva

hellas-decision-escort =
    { $count ->
        [one] En { $start_the } hay un guerrero de Hades. ¿Va con tu ejército { $region_to }?
       *[other] En { $start_the } hay { $count } guerreros de Hades. ¿Cuántos van con tu ejército { $region_to }?
    }
    .short = puedes llevarte a guerreros
hellas-decision-place_warrior = ¿Dónde se coloca tu guerrero de Hades? La población de su región cuenta 1 más.
hellas-begin-resurrection = ¿Por qué puerta vuelven tus muertos? ¿O van a tu reserva?

hellas-event-gate_placed = Se abre una puerta de Hades en { $region_the }, donde empieza { $seat }.
    .you = Se abre una puerta de Hades en { $region_the }, donde empiezas.
hellas-event-hoplites_raised = { $seat } resucita a { hellas-phrase-hoplites } en { $region_the }.
    .you = Resucitas a { hellas-phrase-hoplites } en { $region_the }.
hellas-event-hoplites_returned = { $seat } devuelve a { hellas-phrase-hoplites } del inframundo a la reserva.
    .you = Devuelves a { hellas-phrase-hoplites } del inframundo a tu reserva.
hellas-event-warrior_placed = { $seat } coloca a un guerrero de Hades en { $region_the }.
    .you = Colocas a un guerrero de Hades en { $region_the }.
hellas-event-warriors_moved = { $seat } lleva a { hellas-phrase-warriors } { $start_from } { $region_to }.
    .you = Llevas a { hellas-phrase-warriors } { $start_from } { $region_to }.
hellas-event-warriors_struck = Los guerreros de Hades que van con { $seat } golpean primero en { $region_the }.
    .you = Los guerreros de Hades que van contigo golpean primero en { $region_the }.

hellas-why-no_gate_is_there = No hay puerta de Hades en { $region_the }.
hellas-why-nobody_of_yours_is_dead = Ninguno de tus hoplitas está en el inframundo.
hellas-why-so_many_warriors_cannot_come = No pueden venir tantos guerreros de Hades { $region_from }.

hellas-god-hades_full = Hades con el inframundo
    .text = La oración aumenta en 1 la Invocación. Después, según el nivel de su monumento, puedes conducir a un monstruo a tu elección: en el nivel 2 se mueve 1 región; en el nivel 3 se mueve 1 región o realiza su ataque a la región; en los niveles 4 y 5 hace ambas cosas, en el orden que quieras.
hellas-attribute-raise = Invocación
    .text = Cuántos de tus hoplitas muertos vuelven con la acción Resurrección. La aumenta Hades. No recibe daños.
hellas-regular-resurrection = Resurrección
    .text = Tantos de tus hoplitas muertos como tu Invocación, o todos si son menos, vuelven a una región con una puerta de Hades o a tu reserva. Donde hay otros empieza una batalla en la que atacas.
