### Relojes: en la mesa, en una mesa nueva, y las vacaciones que los detienen.

clock-title = Reloj
clock-help = Corre para un jugador mientras la mesa lo espera.
clock-none = Sin reloj
clock-of-live = En directo: { $budget } para la partida, más { $decision } por decisión
clock-of-live-bare = En directo: { $budget } para la partida
clock-of-slow = Lento: { $decision } por decisión, más { $budget } de margen
clock-of-slow-bare = Lento: { $decision } por decisión
clock-numbers = Tus propios números
clock-kind = Tipo de reloj
clock-kind-live = En directo
clock-kind-slow = Lento
clock-budget-live = Minutos para la partida
clock-decision-live = Segundos añadidos por decisión
clock-decision-slow = Horas por decisión
clock-budget-slow = Horas de margen
clock-then = Cuando a un jugador se le acaba el tiempo
clock-then-bot = Sigue jugando un bot
clock-then-resign = El jugador se rinde
clock-then-others = Deciden los demás
clock-bot = El bot que continúa
clock-after-bot = Cuando a un jugador se le acaba el tiempo, sigue jugando un bot ({ $level }). El jugador puede volver.
clock-after-resign = Cuando a un jugador se le acaba el tiempo, se rinde.
clock-after-others = Cuando a un jugador se le acaba el tiempo, los demás deciden si sigue jugando un bot ({ $level }).
clock-own = quedan { $time }, después { $reserve } de margen
clock-reserve = { $time } de margen
clock-remains = quedan { $time }
clock-rests = De vacaciones hasta el { $day }
clock-late = Se acabó el tiempo
clock-late-short = sin tiempo
clock-left = Tu reloj: quedan menos de { $time }.
clock-asked = A { $name } se le acabó el tiempo. ¿Debe seguir jugando un bot?
clock-handed = Se te acabó el tiempo y ahora juega un bot por ti.
clock-entry-late =
    { $what ->
        [resign] A { $name } se le acaba el tiempo y se rinde.
        [others] A { $name } se le acaba el tiempo. Los demás deciden qué pasa.
       *[other] A { $name } se le acaba el tiempo: sigue jugando un bot.
    }
clock-entry-pause = El servidor no estuvo disponible durante un rato. Ese tiempo no cuenta para nadie.
clock-entry-vacation = { $name } está de vacaciones y su reloj se detiene.
clock-entry-home = { $name } vuelve de las vacaciones.
clock-vacation = Vacaciones
clock-vacation-help = Mientras estás de vacaciones, tus relojes lentos se detienen. Todos los que juegan en esas mesas lo ven.
clock-vacation-left =
    { $count ->
        [one] Queda 1 de los { $budget } días de un año.
       *[other] Quedan { $count } de los { $budget } días de un año.
    }
clock-vacation-days = Días
clock-vacation-begin = Irme de vacaciones
clock-vacation-until = Estás de vacaciones hasta el { $day }.
clock-vacation-end = Ya he vuelto
