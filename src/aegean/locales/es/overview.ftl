### Cada juego en un minuto.

overview-goal = El objetivo
overview-turn = Tu turno
overview-know = Tres cosas que conviene saber
overview-begin = Empezar
overview-rules = Todas las reglas

overview-goal-delphi = Zeus te ha encomendado doce tareas: construir santuarios, erigir estatuas, hacer ofrendas y derrotar monstruos. Cúmplelas todas y vuelve junto a él antes que nadie.
overview-turn-delphi = Cada uno de tus tres dados es una acción de su color: navegar hasta aguas de ese color, cargar, hacer una ofrenda, explorar o luchar. Al final de tu turno tiras los dados para el siguiente.
overview-know-delphi-colours = Un favor cambia un dado al siguiente color de la rueda. Ninguna tirada es mala: algunas solo cuestan más.
overview-know-delphi-gods = Cuando otros jugadores sacan el color de un dios tuyo que ya ha dejado la nube inicial, ese dios puede avanzar. En lo más alto puedes usar su habilidad.
overview-know-delphi-wounds = Después de cada ronda el titán ataca a quien sea demasiado débil. Con tres heridas de un color, o seis en total, pierdes un turno: descártalas a tiempo.

overview-goal-hellas = Hay cuatro maneras de ganar y basta con una: controlar naciones enteras, controlar cinco regiones con templos, matar a tres monstruos o controlar la región de un monumento completado cuando acabe la cuenta atrás.
overview-turn-hellas = Realiza cada acción normal una vez, en cualquier orden: usar artefactos, orar, mover a tu héroe, mover hoplitas. Después realiza una acción especial, como reclutar, marchar, cazar o construir, y acaba tu turno.
overview-know-hellas-marks = No puedes repetir una acción especial hasta que alguien construya un monumento. Eso libera las acciones usadas de todos, así que importa el momento.
overview-know-hellas-battles = Las batallas las deciden los hoplitas y las cartas. En caso de empate gana el defensor, y muchas cartas cuestan además hoplitas.
overview-know-hellas-monsters = Los monstruos se mueven y atacan cada vez que se construye un monumento. Cázalos con cartas en la mano: una buena caza trae una recompensa, y cada monstruo muerto te acerca a la victoria.
