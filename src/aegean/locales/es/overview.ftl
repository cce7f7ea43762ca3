### Cada juego en un minuto.

overview-goal = El objetivo
overview-turn = Tu turno
overview-know = Tres cosas que conviene saber
overview-begin = Empezar
overview-rules = Todas las reglas

overview-goal-delphi = Zeus te ha encomendado doce tareas: construir santuarios, alzar estatuas, llevar ofrendas, vencer monstruos. Cúmplelas todas, vuelve el primero junto a él y ganarás.
overview-turn-delphi = Tres dados muestran tres colores, y cada uno paga una acción de su color: navegar a un mar de ese color, cargar, entregar, explorar, luchar. Al final del turno los tiras de nuevo.
overview-know-delphi-colours = Un favor gira un dado hasta el siguiente color de la rueda. Ninguna tirada es mala: algunas solo cuestan más.
overview-know-delphi-gods = Cuando los demás sacan el color de un dios tuyo que ya ha dejado la nube inicial, ese dios puede ascender. En lo más alto hace por ti una gran proeza.
overview-know-delphi-wounds = Tras cada ronda un titán golpea a quien sea demasiado débil. Tres heridas de un color, o seis en total, y pierdes un turno: cúrate a tiempo.

overview-goal-hellas = Hay cuatro caminos hacia la victoria y basta con uno: dominar tierras enteras, tener cinco regiones con templos, dar muerte a tres monstruos o tener la región de un monumento terminado cuando acabe su cuenta.
overview-turn-hellas = Una vez cada una y en cualquier orden: usar artefactos, rezar, mover a tu héroe, mover tus hoplitas. Después, una acción especial, como reclutar, marchar, cazar o construir, pone fin al turno.
overview-know-hellas-marks = La acción especial que has hecho queda cerrada para ti hasta que alguien construya en un monumento. Eso libera las de todos: importa el momento.
overview-know-hellas-battles = Las batallas las deciden hoplitas y cartas. En caso de empate gana quien defiende, y muchas cartas cuestan además vidas.
overview-know-hellas-monsters = Los monstruos se mueven y atacan cada vez que crece un monumento. Cázalos con cartas en la mano: una buena cacería trae una recompensa, y cada monstruo muerto te acerca a la victoria.
