### Lords of Hellas: Poseidón, modo simplificado.

hellas-expansion-poseidon_simple = Poseidón, modo simplificado
    .about = Poseidón en lugar de Atenea: su tridente, diez bendiciones y puertos que unen costas lejanas.
    .short = Simplificado

hellas-action-halve = Matar a la mitad de los hoplitas en { $region_the }

hellas-decision-halve = El tridente de Poseidón: ¿en qué región con puerto muere la mitad de los hoplitas?
    .short = blandes el tridente
hellas-decision-shake_earth = El que sacude la tierra: ¿en qué región con puerto muere un hoplita?
    .short = matas a un hoplita

hellas-why-no_port_is_there = No hay puerto en { $region_the }.

hellas-god-poseidon = Poseidón
    .text = La oración aumenta en 1 el Liderazgo. Después, según el nivel de su monumento, reclutas en una región con puerto que controles: 2 hoplitas en el nivel 2, 3 en el nivel 3 y 4 en los niveles 4 y 5.
hellas-artifact-poseidons_trident = El tridente de Poseidón
    .text = En tu turno: muere la mitad de los hoplitas de una región con puerto, redondeando hacia arriba.

hellas-blessing-sea_raiders = Saqueadores del mar
    .text = Poseidón: en tu Movimiento de Hoplitas puedes mover 1 hoplita más, por una ruta marítima.
hellas-blessing-tyrant = Tirano
    .text = Poseidón: suma 2 a tu fuerza del ejército si controlas más regiones que tu oponente.
hellas-blessing-hegemony = Hegemonía
    .text = Poseidón: al principio de tu turno, roba 1 carta de combate si controlas todas las regiones de una nación.
hellas-blessing-harbour_levy = Leva portuaria
    .text = Poseidón: con tu acción Reclutar recluta además 1 hoplita en cada región con puerto que controles.
hellas-blessing-following_wind = Viento de popa
    .text = Poseidón: si al Marchar vas por una ruta marítima o de puerto a puerto, el grupo puede moverse 1 región más.
hellas-blessing-earthshaker = El que sacude la tierra
    .text = Poseidón: en lugar del Movimiento del Héroe, descarta 1 carta de combate para matar a 1 hoplita en cualquier región con puerto.
hellas-blessing-coastal_watch = Guardia costera
    .text = Poseidón: suma 2 a tu fuerza del ejército cuando defiendes una región con puerto.
hellas-blessing-temple_of_the_waves = El templo de las olas
    .text = Poseidón: al obtenerla, obtén 1 sacerdote. Con tu acción Construir Templo recluta hasta 2 hoplitas en una región con puerto que controles.
hellas-blessing-shipwrights = Carpinteros de ribera
    .text = Poseidón: al obtenerla, Flota +1 (modo simplificado: Liderazgo +1). En el Movimiento del Héroe tu primer paso por una ruta marítima o de puerto a puerto no cuesta Velocidad.
hellas-blessing-tribute_of_the_sea = Tributo del mar
    .text = Poseidón: cada vez que alguien construye un monumento, obtén 1 sacerdote si controlas 2 o más regiones con puerto.
