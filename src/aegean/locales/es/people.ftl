### Personas: perfiles, amistades, puntuaciones. Solo lo cargan estas páginas.

people-company = Amistades y compañía
people-profile-own = Tu perfil
people-profile-none = No hay perfil que ver
people-profile-none-help = Este perfil no existe, o no se te muestra.
people-since = Aquí desde { $day }
people-guest = Los invitados no tienen perfil ni amistades. Con una cuenta conservas tus partidas y tienes ambas cosas.
people-shown = Quién ve tu perfil
people-shown-help = Tus puntuaciones siguen la misma elección, en las clasificaciones y junto a tu nombre. Solo con «Todos» apareces en las clasificaciones.
people-shown-everybody = Todos
people-shown-friends = Mis amistades
people-shown-nobody = Nadie
people-friends = Amistades
people-friends-none = Nadie todavía. Puedes invitar a tus amistades a una mesa, y pueden ver tu perfil.
people-friend-name = Nombre de una cuenta
people-deed-ask = Pedir amistad
people-asks = Te piden amistad
people-asked = Has pedido amistad a
people-bond-friend = Sois amigos
people-bond-asked = Pedido, sin respuesta aún
people-bond-asks = Te pide amistad
people-deed-agree = Aceptar
people-deed-decline = Rechazar
people-deed-withdraw = Retirar
people-deed-end = Terminar la amistad
people-deed-block = Bloquear
people-deed-unblock = Desbloquear
people-blocked = Bloqueados
people-blocked-help = No pueden pedirte amistad ni encontrar tus mesas antes de que empiecen, y no ves lo que dicen. No se les avisa.
people-recent = Con quién has jugado hace poco
people-recent-none = Nadie todavía: aquí aparece quien se sienta a una mesa contigo.
people-again = La misma mesa otra vez
people-invitations = Te han invitado
people-invite = Invitar a una amistad
people-invite-done = Invitación enviada: { $name }
people-of = { $deed }: { $name }
people-waiting =
    { $count ->
        [one] Alguien te pide amistad
       *[other] { $count } personas te piden amistad
    }
people-ratings = Puntuaciones
people-ratings-none = Aún no hay partidas puntuadas.
people-ratings-how = Cuentan las partidas de al menos dos personas en las que nadie conocía la semilla ni aconsejaba un bot. Cada puntuación lleva su incertidumbre; quien es desconocido tiene 25 ± 8,3. Solo contra bots, una partida cuenta si así lo eliges en la mesa nueva.
people-speed = Ritmo
people-speed-live = En vivo
people-speed-slow = Lento o sin reloj
people-rated-games =
    { $count ->
        [one] { $count } partida puntuada
       *[other] { $count } partidas puntuadas
    }
people-counts = Esta partida cuenta para las puntuaciones.
people-counts-not = Esta partida no cuenta para las puntuaciones.
people-provisional = provisional
people-level = más o menos al nivel de { $level }
people-level-wait = Con algunas partidas más se verá qué bot juega más o menos igual.
people-curve = { $game }, { $speed }: puntuación tras cada partida, de { $from } a { $to }
people-records = Partidas
people-records-none = Aún no hay partidas terminadas.
people-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
people-won-share = { $won } ganadas ({ $share })
people-column-games = Partidas
people-column-won = Ganadas
people-column-ahead = Delante
people-column-behind = Detrás
people-column-name = Nombre
people-column-rating = Puntuación
people-by-seats = Por número de jugadores
people-by-module = Por módulos
people-by-role = Por bandos
people-by-reason = Por cómo terminaron
people-with-hero = Héroes favoritos
people-with-ship = Barcos favoritos
people-with-colour = Colores
people-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
people-module-none = Juego base
people-ending-resigned = Los demás se rindieron
people-ending-reached_zeus = Llegada a Zeus en primer lugar
people-ending-oracle_cards = Más cartas de oráculo
people-ending-favours = Más favores
people-ending-shared = Victoria compartida
people-pace = Tiempo por decisión
people-pace-help = La mediana de las medianas de cada partida
people-opponents = Rivales
people-finished = Partidas terminadas
people-finished-none = Ninguna que puedas ver.
people-victory = Ganada
people-rated = puntuada
people-more = Mostrar más
people-ladder = Clasificación
people-ladder-none = Aún no hay nadie en esta clasificación. Aparecen quienes muestran su perfil a todos.
people-ladder-bots = Bots para comparar
people-ladder-unlisted = No apareces aquí: tu perfil no está abierto a todos.
people-rating-of = { $mean } ± { $deviation }
