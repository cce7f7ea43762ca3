### Lords of Hellas: Hefesto.

hellas-expansion-hephaestus_full = Hefesto
    .about = Un cuarto dios en Mesenia, su martillo, diez bendiciones, cinco artefactos neutrales más y reliquias en las que se reforjan cartas de combate.
    .short = Completo

hellas-action-reforge = Tomar «{ $card }»
hellas-action-strike_with = Infligir la herida de { $target } con «{ $card }» y otra carta

hellas-decision-reforge = ¿Qué reliquia forjas? Cualquiera salvo el Rayo cuesta una carta de combate de su símbolo.
    .short = puedes forjar una reliquia
hellas-decision-spend_with = ¿Qué carta usas junto con «{ $card }»?

hellas-event-card_copied = El Escudo espejo de { $seat } refleja «{ $card }».
    .you = Tu Escudo espejo refleja «{ $card }».
hellas-event-lightning_returned = El Rayo de { $seat } vuelve a su mazo.
    .you = Tu Rayo vuelve a su mazo.
hellas-event-relics_laid_out = En la fragua quedan a la vista: { $cards }.

hellas-narrow-strike_with = ¿Qué herida infliges?
    .known = ¿Qué herida infliges con «{ $card }» y otra carta?

hellas-why-it_needs_no_other_card = «{ $card }» no hace nada con otra carta.
hellas-why-no_card_goes_with_it = No tienes ninguna carta que acompañe a «{ $card }».
hellas-why-that_relic_does_not_lie_open = «{ $card }» no está a la vista en la fragua.
hellas-why-you_have_lightning_already = Ya tienes un Rayo; nadie tiene dos.
hellas-why-you_hold_no_card_of_that_symbol = No tienes en la mano ninguna carta con el símbolo de { $symbol }.

hellas-god-hephaestus_full = Hefesto con reliquias
    .text = La oración te permite reforjar 1 carta de combate en una reliquia. Después, según el nivel de su monumento, robas artefactos neutrales y te quedas 1, que llega usado: 1 en el nivel 2, 2 en el nivel 3, 3 en los niveles 4 y 5.

hellas-symbol-lightning = rayo
    .set = rayos
    .text = En una caza cubre un símbolo cualquiera junto con otra carta cualquiera.

hellas-card-torch_of_prometheus = Antorcha de Prometeo
    .text = Fuerza 2, sin bajas. Si defiendes, suma 2 a tu fuerza del ejército. En una caza inflige cualquier herida junto con otra carta de antorcha.
hellas-card-eurytus_bow = Arco de Éurito
    .text = Fuerza 2, sin bajas. En la región de tu héroe, suma su Fuerza a tu fuerza del ejército. En una caza inflige cualquier herida junto con otra carta de arco.
hellas-card-sword_of_justice = Espada de la justicia
    .text = Fuerza 3, 1 baja. El rival puede jugar 1 carta más y después ambos han pasado. En una caza: jugada en defensa, inflige además una herida de espada.
hellas-card-club_of_periphetes = Maza de Perifetes
    .text = Fuerza 3, 1 baja. Si ganas, el rival pierde 2 hoplitas más. En una caza: roba 1 carta de combate cuando inflige una herida de maza.
hellas-card-labrys = Labrys
    .text = Fuerza 4, 1 baja. Si atacas, suma 1 a tu fuerza del ejército. En una caza: roba 1 carta de combate cuando inflige una herida de hacha.
hellas-card-javelin_of_procris = Jabalina de Procris
    .text = Fuerza 3, sin bajas. Si tienes al menos tantos hoplitas como el rival, mata al momento a 1 de los suyos. En una caza: cuando inflige una herida de lanza, el siguiente ataque vale 2 menos.
hellas-card-mirror_shield = Escudo espejo
    .text = Fuerza 0. Tiene la fuerza, el efecto y las bajas de la última carta que jugó tu rival. En una caza bloquea cualquier ataque sin lesión; roba 1 carta.
hellas-card-adamantine_sickle = Hoz de adamanto
    .text = Fuerza 4, 1 baja. En una caza inflige por sí sola cualquier herida.
hellas-card-lightning = Rayo
    .text = Fuerza 3, sin bajas. En una caza inflige cualquier herida junto con otra carta cualquiera. Vuelve tras usarse; puedes tener uno.
