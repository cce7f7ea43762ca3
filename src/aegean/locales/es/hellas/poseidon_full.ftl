### Lords of Hellas: Poseidón.

hellas-expansion-poseidon_full = Poseidón
    .about = Un cuarto dios en Mesenia, su tridente, diez bendiciones, puertos y flotas que combaten en ellos.
    .short = Completo

hellas-god-poseidon_full = Poseidón con flotas
    .text = La oración aumenta en 1 la Flota. Después, a partir del nivel 2 de su monumento, reclutas tantos hoplitas como tu Flota en una región con puerto que controles.

hellas-attribute-fleet = Flota
    .text = Lo que tus naves suman a tu fuerza del ejército en una región con puerto, como máximo tanto como tus hoplitas allí. La aumenta Poseidón. No recibe daños.
