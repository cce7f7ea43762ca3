### El cliente del navegador.

## En todas partes

web-motto = Dos grandes juegos de mitos griegos, con amigos o contra bots que juegan limpio
web-skip = Saltar al contenido
web-close = Cerrar
web-cancel = Cancelar
web-back = Atrás
web-back-home = A la página de inicio
web-copy = Copiar
web-copied = Copiado
web-you = tú
web-language = Idioma
web-theme-turn = Claro u oscuro
web-nowhere = Esta página no existe
web-nav = Páginas
web-nav-play = Jugar
web-nav-new = Mesa nueva
web-nav-rules = Reglas
web-rules-of = Reglas: { $game }
web-rules-clause = Regla { $clause }
web-explain-rules = En las reglas
web-nav-settings = Ajustes
web-footer = Libre y abierto. Sin publicidad ni rastreo.
web-footer-credits = Créditos y licencias
web-unreachable = El servidor no responde. Seguimos intentándolo.

## Los juegos

web-game-delphi = El Oráculo de Delfos
    .text = Navega por un mar de seis colores y cumple las doce tareas de Zeus. Deja hablar a los dados, cámbiales el color con favores y vuelve a casa antes que nadie.
    .time = 60–100 min
web-game-hellas = Lords of Hellas
    .text = Guía a un héroe y a un ejército por Grecia. Toma tierras, levanta templos, mata monstruos o remata antes que nadie el monumento de un dios.
    .time = 2–3 horas
web-players = Jugadores
web-duration = Duración
web-level-random = jugadas al azar
web-level-greedy = sólido
web-level-shepherd = Pastor · descuidado
web-level-peltast = Peltasta · rápido
web-level-hoplite = Hoplita · sólido
web-level-strategos = Estratego · piensa por adelantado
web-level-pythia = Pitia · la que más piensa
web-bot-names = Zenón, Mirto, Tales, Yante, Cleón, Dafne
web-guest-names = Argonauta, Marinero, Hoplita, Oráculo, Centauro, Sirena, Titán, Peregrino

## Inicio

web-play-now = Jugar ya contra bots
web-overview = En un minuto
web-learn = Aprender
    .text = Una primera partida guiada: { $game }
web-new-table = Mesa nueva
web-my-tables = Tus mesas
web-my-tables-none = Aún no estás en ninguna mesa. Un clic aquí al lado empieza una partida.
web-waiting-for-you =
    { $count ->
        [one] una te espera
       *[other] { $count } te esperan
    }
web-play = Jugar
web-look = Mirar
web-watch = Mirar
web-sit = Sentarse
web-sit-too = Jugar también este puesto
web-join = Unirse
web-join-code = Enlace o código de un amigo
web-join-unknown = Eso no es ni el enlace ni el código de una mesa.
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora mismo nadie espera compañía. Abre una mesa y otros la verán aquí.
web-watch-tables = En juego
web-watch-tables-none = En este momento no se juega ninguna partida pública.
web-finished-tables = Partidas terminadas
web-replay = Repetición
web-bring-in = Importar una partida
web-table-of = Mesa de { $name }
web-row-open =
    { $free ->
        [0] { $game } · sin asientos libres
        [one] { $game } · un asiento libre
       *[other] { $game } · { $free } asientos libres
    }
web-row-against = contra { $names }
web-row-round = ronda { $number }
web-play-again = { $count } jugadores · { $level }
web-row-over = { $game } · terminada
web-row-closed = { $game } · cerrada
web-row-yours = { $game } · te toca
web-row-lent = { $game } · un bot juega por ti
web-row-theirs = { $game } · { $name } está pensando

## Personas

web-name = Nombre
web-password = Contraseña
web-sign-in = Entrar
web-sign-out = Salir
web-sign-out-everywhere = Salir en todos los dispositivos
web-signed-out = Se ha cerrado tu sesión
    .text = Vuelve a entrar para seguir jugando.
web-account-made = Tu cuenta está lista. Tus mesas se conservan.
web-person-in = Entrar
web-person-in-help = Nos alegra verte de nuevo.
web-person-in-do = Entrar
web-person-up = Crear una cuenta
web-person-up-help = Un nombre y una contraseña de al menos ocho caracteres; no pedimos nada más. Lo que jugaste como invitado sigue siendo tuyo.
web-person-up-do = Crear la cuenta
web-person-guest = Jugar como invitado
web-person-guest-help = Elige un nombre y empieza. Este navegador te recordará.
web-person-guest-do = Pasar
web-person-self = Tu nombre
web-person-self-help = Así te ven los demás en la mesa.
web-person-self-do = Guardar
web-person-keep = Guardar mis partidas: crear una cuenta
web-person-remove = Borrar la cuenta
web-person-remove-help = La cuenta y su nombre desaparecen para siempre; los bots ocupan tus asientos. Confírmalo con tu contraseña.
web-person-remove-do = Borrar para siempre
web-account = Tu cuenta
web-account-guest = Estás como invitado y solo te conoce este navegador. Crea una cuenta para entrar desde otro sitio.
web-signed-in-as = Eres { $name }.
web-sign-out-everywhere-help = Cierra todas las sesiones y anula todos los tokens, aquí también.
web-password-old = Tu contraseña
web-password-new = Contraseña nueva
web-password-change = Cambiar la contraseña
web-password-change-help = Al menos ocho caracteres. Se cierra la sesión en los demás dispositivos y se anulan los tokens.
web-password-changed = Tu contraseña ha cambiado.
web-reset = Una contraseña nueva
web-reset-help = Elige una contraseña de al menos ocho caracteres. El enlace vale una vez; se cierra la sesión en todos los dispositivos y entras aquí.
web-reset-do = Guardar y entrar
web-reset-done = Tu contraseña ha cambiado. Ya has entrado.
web-tokens = Tokens para programas
web-tokens-help = Quien tiene un token juega en tu nombre. Da a cada programa el suyo.
web-token-label = Nombre del programa
web-token-make = Crear un token
web-token-made = Este es el token. Solo se muestra esta vez; guárdalo como una contraseña.
web-token-until = hasta el { $day }
web-token-end = Anular
web-token-end-of = Anular el token { $label }
web-invited = Tienes una invitación
web-invited-to = Tienes una invitación a { $house }
web-invited-help = Pasa como invitado, con una cuenta nueva o con la que ya tienes.
web-invited-how = Cómo entrar
web-door-open = Abrir la puerta
web-door-members = Esta casa es para sus miembros. Abre el enlace de tu invitación o entra con tu cuenta.
web-door-accounts = Aquí no juegan invitados. Entra o crea una cuenta.
web-door-link = Enlace de tu invitación

## Una mesa nueva y su sala de espera

web-new-game = ¿Qué juego?
web-new-seats = ¿Quién se sienta a la mesa?
web-new-seats-help = Cada asiento es para ti, para una persona con tu enlace o para un bot. Los bots solo saben lo que sabría un jugador en su lugar.
web-new-rules = Reglas de esta mesa
web-new-table-itself = La mesa
web-new-modules = ¿Con qué se juega?
web-new-presets = Conjuntos que combinan bien
web-new-preset-base = Juego básico
web-new-preset-all = Todo lo que cabe
web-new-preset-seats = según los asientos
web-new-yours = +{ $count } tuyos
web-new-group-rest = Otros módulos
web-new-off = Sin él
web-new-marked = Para jugadores expertos
web-new-marked-help = para jugadores expertos: como mucho uno de estos en una partida
web-new-weight = { $number ->
    [1] Fácil de añadir
    [2] Añade bastante
   *[other] Añade mucho que aprender
  }
web-new-why-excludes = { $name } no puede estar en la misma partida que { $others }.
web-new-why-needs = { $name } necesita { $others }.
web-new-why-marked = { $name } y { $others }: ambos son para jugadores expertos, y en una partida hay uno de estos.
web-new-why-seats = { $name } es para { $seats } jugadores.
web-new-room = Hacer sitio
web-new-room-for = Hace sitio para { $name }.
web-new-room-swap = Cambiar por { $others }
web-new-room-add = Añadir { $others }
web-new-room-seats = Jugar con { $number }
web-new-room-out = Sale: { $others }.
web-new-room-in = Entra: { $others }.
web-new-join = Qué puede unirse
web-new-boxed = No se juega con { $name } y se queda en la caja: { $others }.
web-new-made = Esta partida
web-new-made-base = Solo el juego básico
web-new-made-seats = { $seats } jugadores
web-new-title = Su nombre
web-new-title-help = Si queda vacío, llevará el tuyo.
web-new-public = Abierta a todos
web-new-public-help = Cualquiera puede ver la mesa en la lista, sentarse y mirar. Si no, hace falta el enlace.
web-new-advice = Se puede preguntar a la Pitia
web-new-advice-help = Un bot fuerte dice, si se le pide, qué haría en tu lugar y por qué. En una mesa de varias personas conviene que todas estén de acuerdo.
web-new-absence = Cuando alguien no está
web-new-absence-help = Un bot puede jugar por alguien a quien la mesa espera. Esa persona puede recuperar su sitio cuando quiera.
web-new-absence-after = Cuánto espera antes la mesa
web-absence-never = Nadie es sustituido
web-absence-host = Decide el anfitrión
web-absence-others = Deciden todos los demás juntos
web-wait-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
web-wait-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
web-wait-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
web-new-device = Todos juegan en este dispositivo
web-new-device-help = El dispositivo pasa de mano en mano; un telón lo oculta todo hasta que la siguiente persona dice que es ella.
web-new-player = Nombre de la persona { $number }
web-new-player-usual = Persona { $number }
web-seat-here = Alguien en este dispositivo
web-curtain = El telón está bajado
web-curtain-next = Ahora le toca a { $name }. Pasa el dispositivo y solo entonces levanta el telón.
web-curtain-enter = Soy { $name }
web-curtain-wait = Los bots están jugando …
web-curtain-pass = Pasar a { $name }
web-lobby-advice = En esta mesa se puede preguntar a la Pitia: cualquiera puede pedir consejo a un bot fuerte.
web-lobby-no-advice = En esta mesa nadie puede pedir consejo a la Pitia.
web-new-more = Para curiosos
web-new-seed = Semilla aleatoria
web-new-seed-help = Si se deja vacío, se sortea en secreto y se muestra tras la partida, para que cada tirada pueda comprobarse. Si juegan otras personas, el servidor mezcla con el tuyo un número secreto propio.
web-new-start = Empezar la partida
web-new-open = Abrir la mesa
web-seat-number = Asiento { $number }
web-seat-self = Tú
web-seat-person = Una persona
web-seat-bot = Bot, { $level }
web-seat-free = Asiento libre
web-player = Jugador { $number }
web-seat-taken = Listo
web-lobby-waiting =
    { $count ->
        [one] Falta un jugador para poder empezar.
       *[other] Faltan { $count } jugadores para poder empezar.
    }
web-lobby-full = Ya están todos. El anfitrión empieza la partida.
web-lobby-closed = Esta mesa se cerró antes de empezar la partida.
web-closed = Cerrada por el anfitrión del servidor.
web-closed-because = Cerrada por el anfitrión del servidor: { $reason }
web-lobby-link = Invita con este enlace
web-lobby-public = La mesa también está en la lista de mesas abiertas.
web-lobby-private = Solo quien tenga este enlace encuentra la mesa.
web-lobby-host = Anfitrión
web-lobby-promise = La semilla de esta partida ya está fijada. Su huella: { $commitment }…
web-lobby-absence-never = En esta mesa nadie es sustituido mientras no está.
web-lobby-absence-host = A quien haga esperar demasiado a la mesa ({ $time }) puede sustituirlo un bot, si el anfitrión quiere.
web-lobby-absence-others = A quien haga esperar demasiado a la mesa ({ $time }) puede sustituirlo un bot, si todos los demás están de acuerdo.
web-lobby-mixed = Alguien dio el número { $word } para la suerte. El servidor le mezcló un número secreto, así que nadie conoce los dados.
web-lobby-given = Alguien eligió el número del que sale todo el azar, y quizá conozca todo lo oculto.
web-lobby-arranged = Esta partida empieza desde una posición que alguien preparó, y quizá conozca todo lo oculto.
web-lobby-start = Empezar la partida
web-lobby-leave = Dejar la mesa
web-lobby-close = Cerrar la mesa

## En la mesa

web-no-entry = No puedes entrar aquí
web-line-opening = Camino de la mesa …
web-line-waiting = Sin conexión, reintentando
web-watching = Mirando
web-your-turn = Tu turno
web-turn-of = Turno de { $name }
web-turn-asked = Turno de { $name }: te toca decidir
web-narrow = { $thing }: ¿qué haces?
web-plate = Las cosas del jugador
web-others = Los demás jugadores
web-modules = Módulos de esta partida
web-own = Tus cosas
web-world = Junto al tablero
web-world-more = Más junto al tablero
web-story = Crónica
web-tabs = Partes de la mesa
web-tab-board = Tablero
web-tab-own = Lo tuyo
web-tab-world = Mundo
web-tab-players = Jugadores
web-tab-story = Crónica
web-scene-aside = Ver el tablero
web-scene-show = Volver a la escena
web-undo = Deshacer
web-redo = Rehacer
web-prompt = Lo que se pregunta
web-prompt-list =
    { $count ->
        [one] La única opción en lista
       *[other] Las { $count } opciones en lista
    }
web-prompt-sent = En camino …
web-prompt-others =
    { $count ->
        [one] { $names } está decidiendo
       *[other] { $names } están decidiendo
    }
web-prompt-moment = Un momento …
web-which = ¿Cuál?
web-sure = ¿Seguro?
web-and-more = … y { $count } más
web-asked = { $name } pide retroceder un paso
web-asked-missing = Faltan por responder: { $names }
web-asked-agree = Aceptar
web-asked-decline = Rechazar
web-asked-replace = { $name } propone un bot por { $absent }, que no está
web-asked-withdraw = Retirar
web-plate-turn = decide ahora
web-plate-resigned = se ha rendido
web-plate-absent = ausente desde hace rato
web-plate-away = sin conexión
web-plate-more = Más sobre este jugador
web-plate-replace = Que juegue un bot aquí
web-plate-propose = Proponer un bot
web-handed = Un bot juega por ti.
web-handed-away = No estabas, y ahora un bot juega por ti.
web-chat = Chat
web-chat-none = Nadie ha dicho nada todavía.
web-chat-watchers = Quienes miran charlan entre sí; los jugadores no los oyen.
web-chat-say = Di algo
web-chat-send = Enviar
web-menu = Menú de la mesa
web-menu-restart = Reiniciar el turno
    .text = Deshace todo desde la última tirada, robo o revelación.
web-menu-ask_back = Pedir retroceder
    .text = Más allá de una tirada o un robo, deben aceptar todas las demás personas.
web-menu-hand_over = Que un bot juegue por ti
    .text = Puedes volver a tu asiento cuando quieras.
web-menu-return = Recuperar tu asiento
    .text = Ahora mismo juega un bot por ti.
web-menu-resign = Rendirse
    .text = Quedas en último lugar; un bot ocupa tu asiento.
web-menu-resign-sure = Sí, rendirse
web-menu-result = Resultado
    .text = Cómo acabó la partida, revancha y prueba de los dados.
web-line = Lo que se muestra
web-line-skip = Hasta el final de este turno; dos veces: hasta ahora
web-line-behind =
    { $count ->
        [0] Saltar
        [one] 1 turno por detrás · Saltar
       *[other] { $count } turnos por detrás · Saltar
    }
web-line-asked = Te toca responder · Ir allí
web-line-live =
    { $count ->
        [0] Ir al directo
        [one] 1 turno por detrás · Ir al directo
       *[other] { $count } turnos por detrás · Ir al directo
    }
web-line-paused = En pausa
web-line-over = Tu turno ha terminado
web-line-again = Otra vez · Volver a ahora
web-together-hoplites_moved =
    { $count ->
        [one] { $seat } mueve 1 hoplita.
       *[other] { $seat } mueve { $count } hoplitas.
    }
web-together-withdrew =
    { $count ->
        [one] { $seat } se retira con 1 hoplita.
       *[other] { $seat } se retira con { $count } hoplitas.
    }
web-together-ship_moved =
    { $count ->
        [one] { $seat } navega 1 casilla.
       *[other] { $seat } navega { $count } casillas.
    }
web-again = Otra vez
web-again-back = Cualquier tecla o toque: volver a ahora
web-since = Desde tu último turno
web-since-away = Mientras no estabas
web-since-harm = A ti
web-since-danger = Peligro
web-since-others = Los demás
web-since-table = La mesa
web-since-near =
    { $named ->
        [yes] { $name } está a un paso de la victoria: { $way } { $now }/{ $needed }.
       *[no] { $name } está a un paso de la victoria: { $now }/{ $needed }.
    }
web-since-again = Verlo todo · { $seconds } s
web-since-turn = Ver otra vez este turno de { $name }
web-since-more = { $count } más
web-since-less = Solo lo que te afecta
web-since-close = Guardar
web-key-space = Espacio
web-pace-now = Jugadas ajenas: { $pace }
web-story-more = … y aún falta
web-story-setup = Preparación
web-story-round = Ronda { $number }
web-keys = Teclado
web-keys-tab = recorrer todo lo que brilla
web-keys-arrows = a lo más cercano que brille en esa dirección
web-keys-story = en la crónica: de palabra en palabra
web-keys-enter = elegirlo
web-keys-escape = un paso atrás
web-keys-digits = las opciones de la pregunta, en orden
web-keys-list = todas las opciones en lista
web-keys-undo = deshacer
web-keys-redo = rehacer
web-keys-end = terminar el turno
web-keys-chat = a la charla
web-keys-advise = mientras se muestran jugadas: pausa; cuando te toca: consejo de la Pitia, si la mesa lo permite
web-keys-skip = mientras se muestran jugadas: hasta el final del turno; dos veces: hasta ahora
web-keys-pace = mostrar las jugadas más despacio, más deprisa
web-keys-since = lo ocurrido desde tu último turno: mostrarlo, guardarlo
web-keys-rules = las reglas, en lo que se explica
web-keys-help = esta lista
web-map-nearer = Acercar
web-map-farther = Alejar
web-map-whole = Todo el mapa, o tu pieza

## Lo que cuenta el registro además de los sucesos del juego

web-entry-undo = { $name } da un paso atrás.
web-entry-redo = { $name } lo hace de nuevo después de todo.
web-entry-ask = { $name } pide retroceder.
web-entry-agree = { $name } acepta.
web-entry-decline = { $name } se niega.
web-entry-resign = { $name } se rinde.
web-entry-bot = Ahora juega un bot por { $name }.
web-entry-propose = { $name } propone un bot por { $other }.
web-entry-replace = { $name } no está: un bot juega en su lugar.
web-entry-gone = { $name } ya no está aquí: un bot juega hasta el final.
web-entry-back = { $name } vuelve a la mesa.
web-entry-given = El anfitrión ha dado este asiento a { $name }.
web-entry-rewind = El anfitrión ha hecho retroceder la mesa.
web-entry-migrate = La partida sigue con reglas más nuevas.

## El final

web-over = La partida ha terminado
web-over-won = ¡Victoria!
web-over-winners =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
web-over-map = El mapa final
web-over-places = Los puestos
web-over-chances = Opciones a lo largo de la partida
web-over-rematch = Revancha
web-over-next = A la revancha
web-over-look = Ver el tablero
web-over-replay = Repetición y cifras
web-over-verify = Comprobar los dados
web-over-export = Guardar el registro
web-reason-resigned = Todos los demás se han rendido.
web-verdict-kept = Todo en orden: la semilla encaja con su sello, y de ella salen cada tirada, cada barajado y cada jugada.
web-verdict-broken = Algo no encaja.
web-verdict-commitment = Sello mostrado antes de la partida
web-verdict-seed = Semilla

## Ajustes

web-setting-theme = Claro u oscuro
    .text = Pergamino de día, mar nocturno al anochecer.
web-setting-theme-system = Como el dispositivo
web-setting-theme-light = Claro
web-setting-theme-dark = Oscuro
web-setting-motion = Movimiento
    .text = Si las piezas se deslizan, las cartas giran y los dados ruedan.
web-setting-motion-system = Como el dispositivo
web-setting-motion-full = Vivo
web-setting-motion-reduced = Quieto
web-setting-pace = Jugadas de los demás
    .text = Cuánto tiempo se ve cada una.
web-setting-pace-slow = Despacio
web-setting-pace-normal = Normal
web-setting-pace-fast = Deprisa
web-setting-pace-at_once = De golpe
web-setting-confirm = Preguntar otra vez
    .text = Antes de enviar una acción.
web-setting-confirm-none = Nunca
web-setting-confirm-ending = Antes de acabar un turno antes de tiempo
web-setting-confirm-all = Siempre
web-setting-sound = Sonidos
    .text = Discretos: madera, bronce, una cuerda de lira.
web-setting-volume = Volumen
web-setting-ambient = Sonido del mar
    .text = Un oleaje suave mientras hay una partida en la mesa.
web-setting-patterns = Tramas más marcadas
    .text = Los símbolos y las tramas distinguen mejor los colores.

## Negativas, por su código

web-refused-no-connection = Ahora no hay conexión. No se ha perdido nada; prueba en un momento.
web-refused-broken = El servidor ha tropezado. Prueba en un momento.
web-refused-not-signed-in = Di primero quién eres.
web-refused-not-allowed = Eso no te está permitido aquí.
web-refused-not-found = No existe tal mesa.
web-refused-conflict = Tal como están las cosas, no es posible.
web-refused-name-taken = Este nombre ya está en uso o se parece a otro. Elige otro.
web-refused-bad-name = Nadie puede llamarse así. Elige otro nombre.
web-refused-wrong-password = Nombre o contraseña incorrectos.
web-refused-wrong-old = Esta no es tu contraseña.
web-refused-weak-password = Esta contraseña es demasiado fácil de adivinar. Usa, por ejemplo, tres palabras que no tengan nada que ver.
web-refused-bad-link = Este enlace no vale, o ya no vale. Pide otro al anfitrión.
web-refused-not-let-in = Esta casa es para sus miembros.
web-refused-stale = La mesa ha avanzado. Mira de nuevo.
web-refused-wrong-seat = No te toca decidir.
web-refused-illegal-action = Esa acción ya no se ofrece.
web-refused-no-undo = No hay nada que deshacer.
web-refused-too-many = Demasiado a la vez. Espera un momento.
web-refused-unavailable = El servidor no puede guardar ahora. No se pierde nada de lo hecho.
web-refused-no-advice = En esta mesa nadie puede pedir consejo.
web-refused-old-rules = Esta mesa empezó con reglas antiguas y no puede seguir aquí.
web-stuck = Esta partida no puede seguir aquí
web-stuck-text = Se jugó con la versión { $version } de las reglas, que este servidor ya no tiene. Lo ocurrido se puede leer abajo.
web-stuck-end = Terminar la partida
web-stuck-end-help = Cualquiera de sus jugadores puede terminarla. Después se puede guardar su registro.
web-refused-banned = Este nombre no puede entrar.
web-refused-closed = Esta mesa está cerrada. Aquí ya no juega nadie.
web-refused-muted = No puedes escribir en el chat por un tiempo. Lo ha decidido el anfitrión.
web-refused-other = Se ha rechazado. { $message }

## Créditos

web-credits = Créditos
web-credits-lead = Aegean descansa en el trabajo de muchos.
web-credits-icons = Iconos
    .text = De la colección game-icons, de Lorc, Delapouite y demás colaboradores, con licencia CC BY 3.0. Algunos están girados o combinados. Los emblemas de los jugadores y los barcos se dibujaron para Aegean.
web-credits-fonts = Tipografías
    .text = Cinzel de Natanael Gama, Alegreya de Juan Pablo del Peral y Source Sans 3 de Paul D. Hunt; todas con licencia SIL Open Font License 1.1.
web-credits-coast = La costa de Grecia
    .text = Según Natural Earth, que regala sus mapas a todos.
web-credits-games = Los juegos de mesa
    .text = Lords of Hellas es obra de Adam Kwapiński; El Oráculo de Delfos, de Stefan Feld. Aegean lo hacen jugadores, sin relación con las editoriales; compra los juegos, lo merecen.
web-credits-code = El programa
    .text = Libre con licencia MIT. La página está hecha con Svelte, y sus textos, con Fluent.

## Lo que se guarda

web-announcement = Del anfitrión:
web-chat-removed = quitado por el anfitrión
web-chat-remove = Quitar lo que dijo { $name }
web-nobody = nadie
web-person-data = Descargar mis datos
web-privacy = Qué se guarda
web-privacy-lead = Qué guarda este servidor de ti y durante cuánto tiempo. No envía nada a nadie más.
web-kept-cookie = Dos cookies
    .text = Una dice quién eres; tu navegador la guarda 90 días desde tu última visita. Si tienes cuenta, otra dice que ya has iniciado sesión aquí, para que los intentos fallidos de otros no te dejen fuera; se guarda 400 días y no abre nada. Los ajustes, como el idioma, se quedan en tu navegador.
web-kept-account = Tu cuenta
    .text = Nombre, idioma y la contraseña como hash argon2, que nadie puede leer. Se guarda hasta que borres la cuenta.
web-kept-guests = Invitados
    .text = Un nombre y las partidas. El anfitrión puede quitar a los invitados que no han venido en 30 días y no han dejado nada.
web-kept-sessions = Dónde has iniciado sesión
    .text = Las sesiones terminan 90 días después de tu última visita; los tokens para programas, al cabo de un año; y todo, cuando cierras sesión en todas partes. Un enlace para una contraseña nueva sirve un día. Solo se guardan resúmenes que no abren nada.
web-kept-tables = Mesas y registros
    .text = Quién estuvo dónde, cada jugada y cuándo se hizo. Se guarda mientras exista el servidor, para poder volver a ver las partidas.
web-kept-chat = Chat
    .text = Lo que dices en una mesa se queda con la mesa. Una línea quitada solo la ve el anfitrión.
web-kept-addresses = Direcciones
    .text = Tu dirección está en el registro del servidor con cada petición, mientras el anfitrión conserve el registro. En la base de datos solo está si el anfitrión la ha vetado.
web-kept-house = Lo que hace el anfitrión
    .text = Si alguien que modera quita una línea, silencia o cambia un nombre, queda anotado durante un año.
web-kept-backups = Copias de seguridad
    .text = El anfitrión puede tener copias de todo. Quien se borra sigue en las copias hechas antes.
web-kept-others = Otros
    .text = Sin publicidad, sin estadísticas sobre ti, sin otras empresas. La página no carga nada de otros sitios.
web-kept-delete = Cuando te borras
    .text = De inmediato: se van el nombre, la contraseña y las sesiones; tu nombre desaparece de asientos, chat y anotaciones; se borran los títulos de las mesas que hiciste; y un bot sigue jugando por ti. Las jugadas y el chat se quedan, sin tu nombre.

## El Oráculo de Delfos: el tablero

web-delphi-scene = Elección
web-delphi-sea = El mar
web-delphi-display_equipment = Equipo por un monstruo vencido
web-delphi-display_companions = Aliados aún en tierra
web-delphi-cost =
    { $favours ->
        [0] sin favores
        [one] 1 favor
       *[other] { $favours } favores
    }
web-delphi-loss-dice =
    { $count ->
        [one] Queda un dado sin usar.
       *[other] Quedan { $count } dados sin usar.
    }
web-delphi-spends = Cuesta { web-delphi-cost }.
web-delphi-ship_of = Barco · { $player }
web-delphi-here = Aquí: { $things }.
web-delphi-beside = Al lado: { $things }.
web-delphi-seen_by = La han mirado: { $players }.
web-delphi-deliver = Su destino: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Última ronda: { $names } ya está en casa.
       *[other] Última ronda: { $names } ya están en casa.
    }
web-delphi-spoken =
    { $left ->
        [0] El oráculo dijo: { $colours }. Todo gastado.
        [one] El oráculo dijo: { $colours }. Queda 1 dado.
       *[other] El oráculo dijo: { $colours }. Quedan { $left } dados.
    }
web-delphi-water = Agua · { $colour }
    .text = Un viaje puede acabar aquí con un dado o una carta de oráculo de este color.
web-delphi-shallows = Zona poco profunda
    .text = Ningún barco se detiene aquí, ni los cruza sin quilla plana.
web-delphi-zeus = Zeus
    .text = Todos los barcos zarpan de aquí. Quien ha cumplido todas sus tareas vuelve a esta casilla.
web-delphi-offering_island = Isla de ofrendas
    .text = Desde una casilla contigua cargas una ofrenda con su propio color.
web-delphi-mountain = Montaña de monstruos
    .text = Desde una casilla contigua luchas contra un monstruo con su propio color.
web-delphi-temple = Templo · { $colour }
    .text = Desde una casilla contigua haces aquí una ofrenda de este color.
web-delphi-statue_island = Isla de estatuas
    .text = Desde una casilla contigua eriges una estatua en un pedestal libre de su color.
web-delphi-city = Ciudad · { $colour }
    .text =
        { $count ->
            [0] Ya no le quedan estatuas.
            [one] Queda una estatua por cargar desde una casilla contigua.
           *[other] Quedan { $count } estatuas por cargar desde una casilla contigua.
        }
web-delphi-hidden = Isla oculta · { $colour }
    .text = Desde una casilla contigua la exploras con el color de su borde.
web-delphi-seen = La has mirado: { $island }.
web-delphi-explored = Aquí aún no hay santuario. Su dueño lo construye desde una casilla contigua con el color del borde: { $colour }. Para quien la exploró:
web-delphi-shrine_here = Aquí se alza un santuario. La letra habría dado:
web-delphi-pedestal = Pedestal · { $colour }
    .text = Un pedestal libre acoge una estatua de su color.
web-delphi-of-monster = Monstruo · { $colour }
web-delphi-of-offering = Ofrenda · { $colour }
web-delphi-of-statue = Estatua · { $colour }
web-delphi-of-injury = Herida · { $colour }
web-delphi-about_colour = Las islas de este color admiten tus santuarios.
web-delphi-about_die = Paga una acción. A cambio de favores vale como otro color, más adelante en la rueda.
web-delphi-about_card = Sirve como un dado de su color. Cada turno puede usarse una carta.
web-delphi-about_injury = Con tres de un color, o seis en total, tu próximo turno se va en recuperarte. Un dado del color las descarta.
web-delphi-oracle_deck = Mazo de oráculo
    .text =
        { $count ->
            [one] Cualquier dado roba una carta. Queda una carta.
           *[other] Cualquier dado roba una carta. Quedan { $count } cartas.
        }
web-delphi-favours = Favores
    .text = Cualquier dado trae 2. Cambian el color de los dados, alargan un viaje y pagan otra ronda de lucha.
web-delphi-strength = Fuerza
    .text = Hace más fácil vencer a los monstruos, y protege del titán si iguala su tirada.
web-delphi-hold = Bodega
    .text = Sitio para ofrendas y estatuas. La carga solo sale del barco en su templo o pedestal.
web-delphi-wheel = Rueda del oráculo
    .text = Cada paso en el sentido del reloj cuesta un favor. Toma un dado o una carta y toca un color para ver qué abriría.
web-delphi-gods = Dioses
    .text = Cada uno sube de la nube inicial al trono, y allí concede su poder.
web-delphi-look = Mirar
    .text = Con cualquier dado ves dos islas ocultas, solo para tus ojos.
web-delphi-any_colour = Cualquier color
web-delphi-end_turn = Consultar el oráculo
    .text = Acaba tu turno: tiras tus dados para el siguiente.
web-delphi-fight_on = Seguir luchando
    .text = Pagas un favor, el monstruo se debilita en uno y vuelves a tirar.
web-delphi-surrender = Retirarse
    .text = El monstruo se queda, y lo gastado está perdido.
web-delphi-god_row =
    { $row ->
        [0] En la nube inicial.
        [6] En el trono.
       *[other] En la nube { $row }.
    }
web-delphi-god_colour = Color: { $colour }.
web-delphi-dice = Dados de oráculo
web-delphi-used_die = Dado usado
web-delphi-favours_held =
    { $count ->
        [one] 1 favor
       *[other] { $count } favores
    }
web-delphi-turn_to =
    { $favours ->
        [0] Girar a { $colour }, gratis
        [one] Girar a { $colour } por 1 favor
       *[other] Girar a { $colour } por { $favours } favores
    }
web-delphi-tasks = Tareas de Zeus
web-delphi-tasks_done = { $done } de { $all }
web-delphi-cards = Cartas
web-delphi-injuries = Heridas
web-delphi-titan = El titán golpea
web-delphi-unharmed = sin heridas
web-delphi-fight_news =
    { $won ->
        [yes] { $player } necesitaba { $target }, ¡y vence!
       *[no] { $player } necesitaba { $target }, y falla.
    }
web-delphi-consults = { $player } escucha al oráculo
web-delphi-needed = hacía falta { $target }
web-delphi-strength_of = fuerza { $strength }
web-delphi-monster_number = por alcanzar
web-delphi-so_far = Hasta ahora
web-delphi-round = Ronda { $number }
web-delphi-missed = fallo
web-delphi-wounded = herida
web-delphi-favours_left =
    { $count ->
        [one] favor queda
       *[other] favores quedan
    }
web-delphi-battle_die = El dado de combate
web-delphi-next_roll = La próxima tirada necesita { $target } o más
web-delphi-rolled = tirada
web-delphi-odds =
    { $favours ->
        [one] Por 1 favor tiras otra vez: { $target } o más gana, { $chance }.
       *[other] Por { $favours } favores tiras otra vez: { $target } o más gana, { $chance }.
    }
web-delphi-odds_all =
    { $favours ->
        [one] Con tu favor: { $chance }.
       *[other] Con los { $favours } favores: { $chance }.
    }
web-delphi-no_favours = No quedan favores para seguir luchando.
web-delphi-stands = El monstruo sigue en pie. ¿Seguir luchando?
    .text = Si fallas con un 0, sufres además una herida. El dado o la carta se gasta de todos modos.
web-delphi-pay =
    { $favours ->
        [one] Pagar 1 y tirar
       *[other] Pagar { $favours } y tirar
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 casilla
       *[other] { $spaces } casillas
    } { $way ->
        [east] al este
        [south_east] al sureste
        [south] al sur
        [south_west] al suroeste
        [west] al oeste
        [north_west] al noroeste
        [north_east] al noreste
       *[north] al norte
    }
web-delphi-do-draw_oracle = Carta de oráculo
web-delphi-do-take_favours = Favores +2
web-delphi-do-look_islands = Mirar dos islas
web-delphi-do-sail = Navegar · { $where }
web-delphi-do-explore = Explorar · { $where }
web-delphi-do-fight = Luchar · { $colour }
web-delphi-do-build_shrine = Construir santuario
web-delphi-do-load_offering = Cargar ofrenda · { $colour }
web-delphi-do-make_offering = Hacer la ofrenda
web-delphi-do-load_statue = Cargar estatua
web-delphi-do-raise_statue = Erigir estatua · { $colour }
web-delphi-do-discard_injuries = Sanar · { $colour }
web-delphi-do-advance_god = Avanzar: { $god }
web-delphi-do-combo = { $card }

## El tablero de Lords of Hellas

web-hellas-group-cards = Cartas y criaturas
web-hellas-group-gods = Dioses y maravillas
web-hellas-group-lands = Más naciones, y otro juego
web-hellas-preset-beasts = Héroes y bestias
web-hellas-preset-sea = El mar
web-hellas-preset-lords = Seis señores
web-hellas-preset-kronos = Cronos
web-hellas-map = Mapa de la Hélade
web-hellas-sea-ionian = Mar Jónico
web-hellas-sea-aegean = Mar Egeo
web-hellas-sea-cretan = Mar de Creta
web-hellas-player = Jugador { $number }
web-hellas-here_control = Control: { $things }
web-hellas-here_hoplites = Hoplitas: { $things }
web-hellas-here_fortified = Fortificado: { $things }
web-hellas-here_heroes = Héroes: { $things }
web-hellas-here_monsters = Monstruos: { $things }
web-hellas-here_quest = Aventura: { $things }
web-hellas-here_temple = Templo: { $things }
web-hellas-city = Ciudad · { $region }
    .text = Quien la controla recluta aquí y puede fortificar un hoplita, que suma 1 a la defensa.
web-hellas-sparta = Esparta · { $region }
    .text = Una ciudad que da el doble de reclutas; un hoplita fortificado suma 2 a su defensa.
web-hellas-fortified = Hoplita fortificado · { $region }
    .text = Está en la ciudad, cuenta como uno de los hoplitas de aquí y muere el último.
web-hellas-temple = Templo { $number }
    .text = Cuenta para quien controle su región.
web-hellas-shrine = Santuario
    .text = Aquí se puede construir un templo. Hasta entonces no cuenta.
web-hellas-oracle = Oráculo de Delfos
    .text = Un templo especial, con una recompensa que indica la carta de templo.
web-hellas-priests = Sacerdotes
    .text = Los sacerdotes de la reserva: para oraciones, costes y requisitos. Como mucho 4, contando los que están en monumentos.
web-hellas-supply = Reserva
    .text = Hoplitas que aún se pueden reclutar.
web-hellas-hand = Mano
    .text = Cartas de combate: para batallas y, en las cazas, para heridas y defensa.
web-hellas-stop = Dejar de atacar
web-hellas-suffer = No defenderse
web-hellas-pass = Pasar
web-hellas-done = Listo
web-hellas-wounds_of = { $dealt } de { $all } heridas
web-hellas-monument_level = Monumento: nivel { $level }
web-hellas-quest_step = Etapa { $number }
web-hellas-on_step = { $who }: etapa { $step }
web-hellas-injured = Dañado: vale 1 hasta que se cure; después, { $stored } otra vez.
web-hellas-glory = Ficha de Gloria · { $land }
web-hellas-glory_free = Ficha de Gloria: no la tiene nadie.
web-hellas-glory_owner = Ficha de Gloria: { $who }
web-hellas-glory_tokens = Fichas de Gloria
web-hellas-reward-priest = puede dar un sacerdote
web-hellas-reward-artifact = puede dar un artefacto
web-hellas-wound-covered = cubierta
web-hellas-wound-open = sin cubrir
web-hellas-deck-combat = Mazo de combate
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-event = Mazo de eventos
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-attack = Mazo de ataque de monstruo
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-neutral = Artefactos neutrales
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-blessing = Bendiciones
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-discards = Cartas de combate descartadas
web-hellas-event_discards = Eventos descartados
web-hellas-regular = Normales
web-hellas-special = Especiales
web-hellas-short-hero_movement = Héroe
web-hellas-short-hoplite_movement = Hoplitas
web-hellas-short-prayer = Oración
web-hellas-short-use_artifacts = Artefactos
web-hellas-short-recruit = Reclutar
web-hellas-short-march = Marchar
web-hellas-short-build_temple = Templo
web-hellas-short-prepare = Preparar
web-hellas-short-usurp = Usurpar
web-hellas-short-hunt = Cazar
web-hellas-short-build_monument = Monumento
web-hellas-short-leadership = Liderazgo
web-hellas-short-strength = Fuerza
web-hellas-short-speed = Velocidad
web-hellas-used = Usada
web-hellas-used_count = Acciones especiales usadas: { $count }
web-hellas-treasures = Artefactos y bendiciones
web-hellas-blessings = Bendiciones
    .text = Dones de los dioses, ganados en los repartos que traen los templos.
web-hellas-no_treasures = Aún sin artefactos ni bendiciones.
web-hellas-no_cards = Sin cartas en la mano.
web-hellas-no_hero = Aún sin héroe
web-hellas-no_monsters = No hay monstruos en el mapa.
web-hellas-no_quests = No hay aventuras abiertas.
web-hellas-page-race = La carrera
web-hellas-page-monsters = Monstruos
web-hellas-monuments = Monumentos
web-hellas-page-decks = Mazos
web-hellas-nearness = Lo cerca que estuvo cada jugador
web-hellas-quests = Aventuras
web-hellas-temples = Templos
web-hellas-temples_hint = Marco rojo: reparto de bendiciones.
web-hellas-temple_left = Templo { $number }: por construir
web-hellas-temple_built = Templo { $number }: construido
web-hellas-king =
    { $tokens ->
        [one] Carta de activación de monumento: queda 1 ficha ({ $region })
       *[other] Carta de activación de monumento: quedan { $tokens } fichas ({ $region })
    }
web-hellas-danger-king =
    { $tokens ->
        [0] La corona se decide en este turno: quien domine { $region } será Rey de Reyes.
        [one] Falta una acción especial de { $name } para que quien domine { $region } sea Rey de Reyes.
       *[other] Faltan { $tokens } acciones especiales de { $name } para que quien domine { $region } sea Rey de Reyes.
    }
web-hellas-danger-monster = Hay un monstruo junto a tu héroe: { $monster }, { $region }.
web-hellas-march_with = Marchar con { $count }
web-hellas-short_by =
    { $count ->
        [one] falta 1 para el control
       *[other] faltan { $count } para el control
    }
web-hellas-battle = Batalla: { $region }
web-hellas-population = población { $number }
web-hellas-attacks = ataca
web-hellas-defends = defiende
web-hellas-strengths = Fuerza del ejército: { $attack } contra { $defence }
web-hellas-army_of = Ejército · { $name }
web-hellas-has_passed = ha pasado
web-hellas-chooses = decide ahora
web-hellas-may_play = aún puede jugar · cartas: { $count }
web-hellas-tally_hoplites = Hoplitas
web-hellas-tally_effects = Efectos de cartas y poderes
web-hellas-tally_fortified = Fortificado en la ciudad
web-hellas-tally_others = Otras bonificaciones
web-hellas-army_strength = Fuerza
web-hellas-casualties = Bajas
web-hellas-none_played = Aún ninguna carta jugada.
# En la escena de una batalla, donde se ve cuál es.
web-hellas-ask-battle_card = Juega una carta de combate o pasa.
web-hellas-ask-battle_order = Los dos bandos tienen efectos iniciales. ¿Cuál va primero?
web-hellas-ask-battle_start = Empieza la batalla. ¿Usas algún efecto inicial?
web-hellas-ask-bluff = Los dos bandos han pasado. ¿Te marcas un farol con una carta más?
web-hellas-ask-casualties = Los ejércitos han chocado. ¿Cambias las bajas?
web-hellas-ask-master_plan = ¿Sacrificas un sacerdote para reforzar la carta recién jugada?
web-hellas-ahead_you = Tal como está, ganas { $more } a { $less }.
web-hellas-ahead_other = Tal como está, gana { $name }, { $more } a { $less }.
web-hellas-loss-hero_movement = Tu héroe no se ha movido.
web-hellas-loss-hoplite_movement = Tus hoplitas no se han movido.
web-hellas-loss-prayer = Tus sacerdotes no han orado.
web-hellas-loss-use_artifacts = Te queda un artefacto por usar.
web-hellas-loss-extra_special = Renuncias a otra acción especial.
web-hellas-roll_all = Tirar por todos, en este orden: { $monsters }
web-hellas-hunt = La caza: { $monster }
web-hellas-hunt_attacks = ataques hasta ahora: { $count }
web-hellas-strength = fuerza
web-hellas-your_hero = Tu héroe
web-hellas-the_hero = El héroe
web-hellas-fourth_injury = Un cuarto daño pone fin a la caza.
web-hellas-step-strike = Atacar
web-hellas-step-attack = Ataca el monstruo
web-hellas-step-defence = Defensa
web-hellas-step-reward = Recompensa
web-hellas-reward_hint = La caza ha terminado. Toma lo que te ha valido.
web-hellas-defence = defensa
web-hellas-needed = necesaria
web-hellas-of = de
web-hellas-strike_hint = Elige una carta y el símbolo de herida que cubre, o un grupo de cartas para cualquier símbolo.
web-hellas-wounds = Heridas
web-hellas-combine = Dos espadas o mazas, tres arcos o antorchas, o una hoz cubren cualquier símbolo.
web-hellas-shelf = Cartas para elegir
web-hellas-draft_order = El orden en que se pasan las cartas
web-hellas-your_blessings = Tus bendiciones
