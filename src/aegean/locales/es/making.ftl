### La página de una mesa nueva.

making-game = ¿Qué juego?
making-seats-help = Cada asiento es para ti, para una persona con tu enlace o para un bot. Los bots solo ven lo que vería un jugador en su lugar.
making-table-itself = La mesa
making-modules = ¿Qué módulos?
making-presets = Conjuntos recomendados
making-preset-base = Juego básico
making-preset-all = Todo lo compatible
making-preset-seats = según los asientos
making-yours = +{ $count } por tu cuenta
making-group-rest = Otros módulos
making-off = No
making-marked = Para jugadores expertos
making-marked-help = para jugadores expertos: como mucho uno de estos en una partida
making-weight = { $number ->
    [1] Pocas reglas nuevas
    [2] Algunas reglas nuevas
   *[other] Muchas reglas nuevas
  }
making-why-excludes = { $name } no se puede combinar con { $others }.
making-why-needs = { $name } necesita { $others }.
making-why-marked = { $name } y { $others } son para jugadores expertos; en una partida solo puede haber uno de estos.
making-why-seats = { $name } es para { $seats } jugadores.
making-room = Hacer sitio
making-room-for = Hace sitio para { $name }.
making-room-swap = Cambiar por { $others }
making-room-add = Añadir { $others }
making-room-seats = Jugar con { $number }
making-room-out = Se quita: { $others }.
making-room-in = Se añade: { $others }.
making-join = Módulos disponibles
making-boxed = Se queda en la caja, porque { $name } no lo usa: { $others }.
making-made = Esta partida
making-made-base = Solo el juego básico
making-made-seats =
    { $seats ->
        [one] 1 jugador
       *[other] { $seats } jugadores
    }
making-title = Nombre de la mesa
making-title-help = Si se deja vacío, la mesa lleva tu nombre.
making-public = Abierta a todos
making-public-help = Cualquiera puede encontrar la mesa en la lista, unirse y mirar. Si no, hace falta el enlace.
making-rated = Partida puntuada
making-rated-help = Cuenta para las puntuaciones de quienes juegan. Entonces los bots no aconsejan.
making-advice = Permitir consejos de la Pitia
making-advice-help = Si se le pide, un bot fuerte dice qué haría en tu lugar y por qué. Si juegan varias personas, conviene que todas estén de acuerdo.
making-absence = Si un jugador se ausenta
making-absence-help = Cuando la mesa espera a un jugador, un bot puede jugar por él. El jugador puede volver cuando quiera.
making-absence-after = Tiempo de espera
making-replaced-never = No se sustituye a nadie
making-replaced-host = Decide el anfitrión
making-replaced-others = Deben aceptar todos los demás
making-device = Todos juegan en este dispositivo
making-device-help = Pasad el dispositivo de mano en mano. Todo queda oculto hasta que la siguiente persona esté lista.
making-player = Nombre del jugador { $number }
making-player-usual = Jugador { $number }
making-more = Avanzado
making-seed = Semilla aleatoria
making-seed-help = Si se deja vacío, se sortea una semilla secreta que se muestra después de la partida, para que cada tirada pueda comprobarse. Si juegan otras personas, el servidor mezcla con la tuya un número secreto propio.
making-start = Empezar la partida
making-open = Abrir la mesa
