### Ligas, copas y encuentros por rondas: sus páginas.

tournament-lead = Una liga de varias semanas, una copa o un encuentro de pocas rondas. Las mesas se crean solas y cada resultado cuenta en cuanto termina la partida.
tournament-new = Torneo nuevo
tournament-more = Mostrar más
tournament-of = { $deed }: { $name }

## Lists

tournament-list-mine = Tus torneos
tournament-list-open = Inscripción abierta
tournament-list-running = En curso
tournament-list-finished = Terminados
tournament-list-mine-none = No participas en ningún torneo.
tournament-list-open-none = Ahora no hay ninguno abierto. Puedes organizar uno.
tournament-list-running-none = No hay torneos públicos en curso.
tournament-list-finished-none = Todavía no ha terminado ningún torneo.
tournament-private = Privado
tournament-season = Temporada { $number }
tournament-signed =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
tournament-status-running = En curso, último cambio { $when }
tournament-status-over = Terminado { $when }
tournament-status-called_off = Cancelado { $when }

## What it is

tournament-kind-league = Liga
    .text = Divisiones de tres a seis. Todos juegan contra todos; los mejores ascienden y los últimos descienden.
tournament-kind-cup = Copa
    .text = Quien gana una partida pasa a la ronda siguiente, hasta que solo queda uno.
tournament-kind-rounds = Encuentro
    .text = Un número fijo de rondas. En cada una se enfrentan jugadores con puntos parecidos.
tournament-plan-league =
    Una liga en divisiones de unos { $division }, en mesas de { $seats }. En cada división todos se enfrentan las mismas veces. { $moves ->
        [0] Al acabar la temporada nadie asciende ni desciende.
        [one] Al acabar la temporada, de cada división asciende un jugador y desciende otro.
       *[other] Al acabar la temporada, de cada división ascienden { $moves } jugadores y descienden otros { $moves }.
    }
tournament-plan-cup = Una copa en mesas de hasta { $seats }: quien gana una partida pasa a la ronda siguiente, hasta que solo queda un jugador.
tournament-plan-cup-two = Una copa, uno contra uno: quien gana pasa a la ronda siguiente y quien pierde queda fuera, hasta que solo queda un jugador.
tournament-plan-rounds =
    { $rounds ->
        [one] Un encuentro de una ronda en mesas de hasta { $seats }.
       *[other] Un encuentro de { $rounds } rondas en mesas de hasta { $seats }. En cada ronda se enfrentan jugadores con puntos parecidos y, si es posible, nadie se encuentra dos veces con los mismos rivales.
    }
tournament-plan-rounds-two =
    { $rounds ->
        [one] Un encuentro de una ronda, uno contra uno.
       *[other] Un encuentro de { $rounds } rondas, uno contra uno. En cada ronda se enfrentan jugadores con puntos parecidos y, si es posible, nadie se encuentra dos veces con los mismos rivales.
    }
tournament-begins = Empieza el { $when }.
tournament-begins-with =
    { $count ->
        [one] Empieza en cuanto se inscriba un jugador.
       *[other] Empieza en cuanto se inscriban { $count } jugadores.
    }
tournament-begins-latest = Empieza el { $when } como muy tarde.
tournament-begins-by-hand = El organizador decide cuándo empieza.
tournament-somebody = Antiguo jugador { $number }

## How it stands

tournament-open =
    { $count ->
        [one] Hay 1 inscrito de un máximo de { $most }.
       *[other] Hay { $count } inscritos de un máximo de { $most }.
    }
tournament-running = En curso desde el { $when }.
tournament-running-round = Se juega la ronda { $round }. En curso desde el { $when }.
tournament-won = Ha ganado { $name }.
tournament-won-league = { $name } ha ganado la primera división.
tournament-won-nobody = Ha terminado sin ganador.
tournament-called-off-few = Cancelado: hacen falta al menos { $least } jugadores y se inscribieron menos.
tournament-called-off-organiser = Cancelado por el organizador.
tournament-before = La temporada anterior
tournament-after = La temporada siguiente
tournament-refused-conflict = Eso ya no es posible: el torneo ha seguido adelante. Vuelve a cargar la página.

## Taking part

tournament-enter = Inscribirse
tournament-do-leave = Darse de baja
    .sure = Sí, darme de baja
tournament-leave-sure-about = Las partidas empezadas siguen y cuentan. En las posteriores un bot ocupa tu asiento o gana tu rival. Solo el organizador puede readmitirte.
tournament-own = Participas
tournament-full = Todas las plazas están ocupadas.
tournament-account = Entrar o crear una cuenta
tournament-account-enter = Los torneos duran un tiempo. Para inscribirte necesitas una cuenta.
tournament-account-organise = Los torneos duran un tiempo. Para organizar uno necesitas una cuenta.
tournament-own-out-left = Te diste de baja de este torneo.
tournament-own-out-removed = El organizador te retiró de este torneo.
tournament-own-out-absent = Se te acabó el tiempo sin haber jugado, así que quedas fuera. El organizador puede readmitirte.
tournament-own-out-gone = Ya no participas.
tournament-own-out-spare = No quedaba sitio para ti en ninguna división. En la próxima temporada podrá jugar quien se inscriba.
tournament-own-games = Tus partidas
tournament-own-done = Has jugado todas tus partidas.
tournament-own-wait = Tu próxima partida llega con la ronda siguiente, cuando terminen todas las de esta.
tournament-against = Contra { $names }
tournament-next = Tu próxima partida: contra { $names }. La mesa se crea en cuanto todos estén libres.
tournament-play = Ir a la mesa

## Standings

tournament-standings = Clasificación
tournament-division = División { $number }
tournament-place = Puesto
tournament-player = Jugador
tournament-column-points = Puntos
tournament-column-played = Partidas
tournament-column-wins = Ganadas
tournament-moves-up = asciende
tournament-moves-down = desciende
tournament-moves-up-now = ascendería
tournament-moves-down-now = descendería
tournament-out-left = de baja
tournament-out-removed = retirado
tournament-out-absent = no se presentó
tournament-out-gone = ya no está
tournament-out-spare = sin plaza en una división
tournament-by-wins = Igualado a puntos con { $name }, pero con menos partidas ganadas ({ $own } frente a { $other }).
tournament-by-direct = Igualado con { $name }, pero con menos puntos en las partidas entre los igualados ({ $own } frente a { $other }).
tournament-by-opposition = Igualado con { $name }, pero ante rivales más débiles: los suyos tienen { $own } puntos y los de { $name }, { $other }.
tournament-by-late = Igualado con { $name }, pero se quedó sin tiempo más veces ({ $own } frente a { $other }).
tournament-by-lot = Igualado en todo con { $name }: decide el sorteo del principio.
tournament-scoring = Cómo se cuentan los puntos
tournament-scoring-points = Ganar vale 100 puntos, sea cual sea el tamaño de la mesa. El primero de los demás recibe 60 como máximo y el último, ninguno, según a cuántos deje atrás cada uno. Los igualados se los reparten.
tournament-scoring-ties = Qué decide, por este orden:
tournament-criterion-points = Puntos
tournament-criterion-wins = Partidas ganadas
tournament-criterion-direct = Puntos en las partidas entre los que siguen igualados
tournament-criterion-opposition = Puntos de todos los rivales: va delante quien se midió con los más fuertes
tournament-criterion-late = Menos partidas en las que se acabó el tiempo
tournament-criterion-lot = El sorteo del principio

## Games

tournament-games = Partidas
tournament-games-of = Partidas de la división { $number } ({ $done } de { $all } jugadas)
tournament-games-each =
    { $count ->
        [one] Cada jugador tiene una partida.
       *[other] Cada jugador tiene { $count } partidas.
    }
tournament-round = Ronda { $number }
tournament-final = Final
tournament-semifinal = Semifinales
tournament-quarterfinal = Cuartos de final
tournament-tree = El camino a la final
tournament-through = pasa de ronda
tournament-came = Puesto { $place }
tournament-late = sin tiempo
tournament-game-alone = sin rival, cuenta como ganada
tournament-game-walkover = sin jugar: los demás están fuera
tournament-game-organiser = decidida por el organizador
tournament-game-nobody = no cuenta para nadie
tournament-game-running = en juego
tournament-game-waits = pendiente
tournament-game-closed = mesa cerrada; el organizador decide en tres días

## People, link and agreement

tournament-people =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
tournament-nobody-yet = Todavía no se ha inscrito nadie.
tournament-share = Enlace a esta página
tournament-share-public = Cualquiera puede ver esta página.
tournament-share-private = Solo quien tenga este enlace puede ver esta página y sus mesas.
tournament-agreed = Lo acordado
tournament-organiser = Organizador

## The organiser’s tools

tournament-organise = Organizar
tournament-organise-running = Junto a cada partida puedes decidirla o hacer que se repita; en la lista de jugadores puedes retirar a alguien o readmitirlo.
tournament-do-start = Empezar ya
    .sure = Sí, empezar
tournament-start-about = Nadie más podrá inscribirse, se hará el sorteo y se crearán las primeras mesas.
tournament-too-few = Hacen falta al menos { $least } jugadores. Inscritos por ahora: { $count }.
tournament-change = Cambiar el plan
tournament-save = Guardar
tournament-do-call-off = Cancelar el torneo
    .sure = Sí, cancelarlo
tournament-call-off-open = No se celebrará y nadie más podrá inscribirse.
tournament-call-off-running = No empezarán más partidas y no habrá ganador. Las empezadas se pueden terminar, pero aquí no cuentan.
tournament-next-season = Temporada siguiente
tournament-next-season-league = La misma liga otra vez. Todos se inscriben de nuevo; las divisiones dependen de cómo acabó esta temporada.
tournament-next-season-about = Lo mismo otra vez. Todos se inscriben de nuevo.
tournament-do-take-out = Retirar
    .sure = Sí, retirar
tournament-take-out-open = Podrá inscribirse de nuevo.
tournament-take-out-running = Sus partidas empezadas siguen. En las posteriores un bot ocupa su asiento o gana su rival.
tournament-let-in = Readmitir
tournament-decide = Decidir
tournament-do-decide-so = Decidirla así
    .sure = Sí, que sea así
tournament-decide-about = Este resultado sustituye al anterior.
tournament-decide-closes = La mesa se cierra y nadie podrá seguir jugando en ella.
tournament-decide-places = Los puestos empiezan en 1. Los igualados tienen el mismo y el siguiente se salta: 1, 2, 2, 4.
tournament-not-counted = no cuenta
tournament-do-again = Repetir
    .sure = Sí, repetirla
tournament-again-about = El resultado deja de contar. Se crea una mesa nueva y, si otra sigue en juego, se cierra.

## Making one

tournament-which-kind = ¿Qué tipo de torneo?
tournament-seats = Jugadores en cada mesa
tournament-seats-most = Jugadores en cada mesa, como máximo
tournament-plan = El plan
tournament-plan-field-division = Jugadores por división
    .text = Aproximadamente; si es posible, nadie se queda fuera.
tournament-plan-field-moves = Ascensos y descensos
    .text = De cada división ascienden tantos jugadores como descienden.
tournament-plan-field-games = Partidas de una división
    .text = Todos se sientan cada vez a la misma mesa.
tournament-plan-field-at_once = Partidas a la vez
    .text = Cuántas partidas tiene un jugador al mismo tiempo, como máximo.
tournament-plan-field-rounds = Rondas
tournament-games-usual = { $count }: cada uno ocupa una vez cada asiento
tournament-itself = El torneo
tournament-title = Nombre
tournament-most = Jugadores como máximo
tournament-public-help = Cualquiera puede encontrar el torneo en la lista, inscribirse y mirar. Si no, hace falta el enlace.
tournament-way = Cómo empieza
tournament-way-hand = Cuando tú lo digas
tournament-way-date = En una fecha
tournament-way-number = Con un número de jugadores
tournament-date = Día y hora
tournament-date-help = Si para entonces hay menos de { $least } inscritos, se cancela.
tournament-number = Jugadores
tournament-clock-help = Todas las mesas tienen este reloj. Quien deje que se le acabe el tiempo sin haber jugado queda fuera del torneo.
tournament-no-sides = En un torneo cada uno juega para sí. Elige módulos sin equipos.
tournament-make = Abrir la inscripción
