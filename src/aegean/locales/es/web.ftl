### El cliente del navegador.

## En todas partes

web-motto = Dos grandes juegos de mitos griegos, con amigos o contra bots que juegan limpio
web-skip = Saltar al contenido
web-close = Cerrar
web-cancel = Cancelar
web-back = Atrás
web-back-home = Volver al inicio
web-copy = Copiar
web-copied = Copiado
web-you = tú
web-language = Idioma
web-theme-turn = Tema claro u oscuro
web-nowhere = Página no encontrada
web-nav = Páginas
web-nav-play = Jugar
web-nav-new = Mesa nueva
web-nav-tournaments = Torneos
web-nav-rules = Reglas
web-rules-of = Reglas: { $game }
web-rules-clause = Regla { $clause }
web-explain-rules = En las reglas
web-nav-settings = Ajustes
web-footer = Libre y de código abierto. Sin publicidad ni rastreo.
web-footer-credits = Créditos y licencias
web-unreachable = El servidor no responde. Seguimos intentándolo.

## Los juegos

web-game-delphi = El Oráculo de Delfos
    .text = Navega por un mar de seis colores y cumple las doce tareas de Zeus. Cambia el color de tus dados con favores y vuelve a casa antes que nadie.
    .time = 60–100 min
web-game-hellas = Lords of Hellas
    .text = Guía a un héroe y a un ejército por Grecia. Conquista naciones, construye templos, mata monstruos o controla la región del primer monumento completado.
    .time = 2–3 horas
web-players = Jugadores
web-duration = Duración
web-level-random = jugadas al azar
web-level-greedy = medio
web-level-shepherd = Pastor · muy fácil
web-level-peltast = Peltasta · fácil
web-level-hoplite = Hoplita · medio
web-level-strategos = Estratego · difícil
web-level-pythia = Pitia · muy difícil
web-level-tiresias = Tiresias · experto
web-bot-names = Zenón, Mirto, Tales, Yante, Cleón, Dafne
web-guest-names = Argonauta, Marinero, Hoplita, Oráculo, Centauro, Sirena, Titán, Peregrino

## Inicio

web-play-now = Jugar ya contra bots
web-overview = Resumen
web-learn = Aprender
    .text = Una primera partida guiada: { $game }
web-new-table = Mesa nueva
web-my-tables = Tus mesas
web-my-tables-none = Aún no estás en ninguna mesa.
web-waiting-for-you =
    { $count ->
        [one] 1 te espera
       *[other] { $count } te esperan
    }
web-play = Jugar
web-look = Ver
web-watch = Mirar
web-sit = Sentarse
web-sit-too = Ocupar también este asiento
web-join = Unirse
web-join-code = Enlace o código de un amigo
web-join-unknown = Esto no es el enlace ni el código de una mesa.
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora no hay mesas abiertas. Abre una y otros la verán aquí.
web-watch-tables = En curso
web-watch-tables-none = No hay partidas públicas en curso.
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
web-play-again =
    { $count ->
        [one] 1 jugador · { $level }
       *[other] { $count } jugadores · { $level }
    }
web-row-over = { $game } · terminada
web-row-closed = { $game } · cerrada
web-row-yours = { $game } · te toca
web-row-lent = { $game } · un bot juega por ti
web-row-theirs = { $game } · turno de { $name }
web-row-left = quedan { $time }

## Personas

web-name = Nombre
web-password = Contraseña
web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-sign-out-everywhere = Cerrar sesión en todos los dispositivos
web-signed-out = Has cerrado sesión
    .text = Inicia sesión para seguir jugando.
web-account-made = Tu cuenta está lista y conserva tus mesas.
web-person-in = Iniciar sesión
web-person-in-help = Nos alegra verte de nuevo.
web-person-in-do = Iniciar sesión
web-person-up = Crear una cuenta
web-person-up-help = Un nombre y una contraseña de al menos ocho caracteres. No pedimos nada más. Lo que jugaste como invitado sigue siendo tuyo.
web-person-up-do = Crear la cuenta
web-person-guest = Jugar como invitado
web-person-guest-help = Elige un nombre y empieza. Este navegador te recordará.
web-person-guest-do = Empezar a jugar
web-person-self = Tu nombre
web-person-self-help = Así te ven los demás en la mesa.
web-person-self-do = Guardar
web-person-keep = Guardar mis partidas: crear una cuenta
web-person-remove = Borrar la cuenta
web-person-remove-help = La cuenta y su nombre se borran de forma definitiva y los bots ocupan tus asientos. Confírmalo con tu contraseña.
web-person-remove-do = Borrar definitivamente
web-account = Tu cuenta
web-account-guest = Juegas como invitado y solo te conoce este navegador. Crea una cuenta para iniciar sesión en otros dispositivos.
web-signed-in-as = Sesión iniciada como { $name }.
web-sign-out-everywhere-help = Cierra todas las sesiones, también esta, y anula todos los tokens.
web-password-old = Tu contraseña
web-password-new = Contraseña nueva
web-password-change = Cambiar la contraseña
web-password-change-help = Al menos ocho caracteres. Se cierra la sesión en los demás dispositivos y se anulan todos los tokens.
web-password-changed = Se ha cambiado tu contraseña.
web-reset = Crear una contraseña nueva
web-reset-help = Elige una contraseña de al menos ocho caracteres. El enlace sirve una sola vez. Se inicia sesión aquí y se cierra en todos los demás dispositivos.
web-reset-do = Guardar e iniciar sesión
web-reset-done = Se ha cambiado tu contraseña y se ha iniciado la sesión.
web-notifications = Notificaciones
web-notifications-help = Entérate de cuándo te necesita una mesa: en este navegador, por correo o de otra forma.
web-unreached = Una de tus vías de notificación ya no funciona.
web-unreached-look = Ver por qué
web-tokens = Tokens para programas
web-tokens-help = Quien tenga un token puede jugar en tu nombre. Da a cada programa el suyo.
web-token-label = Nombre del programa
web-token-make = Crear un token
web-token-made = Este es el token. Solo se muestra una vez; guárdalo como una contraseña.
web-token-until = hasta el { $day }
web-token-end = Anular
web-token-end-of = Anular el token { $label }
web-invited = Tienes una invitación
web-invited-to = Tienes una invitación a { $house }
web-invited-help = Entra como invitado, crea una cuenta o inicia sesión.
web-invited-how = Cómo entrar
web-door-open = Usar la invitación
web-door-members = Este servidor es solo para miembros. Abre tu enlace de invitación o inicia sesión.
web-door-accounts = Aquí no pueden jugar invitados. Inicia sesión o crea una cuenta.
web-door-link = Enlace de invitación

## Una mesa nueva y su sala de espera

web-new-seats = ¿Quién juega?
web-new-rules = Reglas de esta mesa
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
web-seat-here = Una persona en este dispositivo
web-curtain = Pasa el dispositivo
web-curtain-next = Le toca a { $name }. Pasa primero el dispositivo y continúa después.
web-curtain-enter = Soy { $name }
web-curtain-wait = Los bots están jugando…
web-curtain-pass = Pasar a { $name }
web-lobby-advice = Se permiten consejos de la Pitia: los jugadores pueden preguntar a un bot fuerte qué hacer.
web-lobby-no-advice = En esta mesa no se permiten consejos de la Pitia.
web-seat-number = Asiento { $number }
web-seat-self = Tú
web-seat-person = Una persona
web-seat-bot = Bot, { $level }
web-seat-free = Asiento libre
web-player = Jugador { $number }
web-seat-taken = Listo
web-role-dealt = Se sortea al empezar
web-role-dealt-help = Quién juega qué se sortea al empezar la partida.
web-lobby-waiting =
    { $count ->
        [one] Falta 1 jugador.
       *[other] Faltan { $count } jugadores.
    }
web-lobby-full = Ya están todos. El anfitrión puede empezar la partida.
web-lobby-closed = Esta mesa se cerró antes de empezar la partida.
web-closed = Cerrada por el administrador.
web-closed-because = Cerrada por el administrador: { $reason }
web-lobby-link = Invitar con este enlace
web-lobby-public = La mesa también está en la lista de mesas abiertas.
web-lobby-private = Solo quien tenga este enlace puede encontrar la mesa.
web-lobby-host = Anfitrión
web-lobby-promise = La semilla aleatoria ya está fijada. Huella: { $commitment }…
web-lobby-absence-never = No se sustituye a los jugadores ausentes.
web-lobby-absence-host = Si un jugador se ausenta demasiado tiempo ({ $time }), el anfitrión puede dejar que juegue un bot.
web-lobby-absence-others = Si un jugador se ausenta demasiado tiempo ({ $time }), puede jugar un bot si todos los demás aceptan.
web-lobby-mixed = Alguien eligió la semilla { $word }. El servidor le mezcló un número secreto, así que nadie conoce las tiradas de antemano.
web-lobby-given = Alguien eligió la semilla y quizá conozca toda la información oculta.
web-lobby-arranged = Esta partida empieza desde una posición preparada. Quien la preparó quizá conozca toda la información oculta.
web-lobby-start = Empezar la partida
web-lobby-leave = Dejar la mesa
web-lobby-close = Cerrar la mesa

## En la mesa

web-no-entry = No puedes entrar aquí
web-line-opening = Entrando…
web-line-waiting = Sin conexión, reintentando
web-watching = Mirando
web-your-turn = Tu turno
web-turn-of = Turno de { $name }
web-turn-asked = Turno de { $name }: { $asked }
web-turn-decide = decides tú
web-narrow = { $thing }: ¿qué haces?
web-plate = Tablero del jugador
web-others = Los demás jugadores
web-modules = Módulos de esta partida
web-own = Tu tablero
web-world = Junto al tablero
web-world-more = Más junto al tablero
web-story = Crónica
web-tabs = Secciones de la mesa
web-tab-board = Tablero
web-tab-own = Tuyo
web-tab-world = Mundo
web-tab-players = Jugadores
web-tab-story = Crónica
web-scene-aside = Ver el tablero
web-scene-show = Volver a la escena
web-undo = Deshacer
web-redo = Rehacer
web-prompt = Tu decisión
web-prompt-list =
    { $count ->
        [one] Ver la única opción
       *[other] Ver las { $count } opciones en lista
    }
web-prompt-sent = Enviando…
web-prompt-others =
    { $count ->
        [one] { $names } está decidiendo
       *[other] { $names } están decidiendo
    }
web-prompt-moment = Un momento…
web-which = ¿Cuál eliges?
web-sure = ¿Quieres continuar?
web-and-more = …y { $count } más
web-asked = { $name } pide retroceder un paso
web-asked-missing = Faltan por responder: { $names }
web-asked-agree = Aceptar
web-asked-decline = Rechazar
web-asked-replace = { $name } propone un bot en lugar de { $absent }
web-asked-withdraw = Retirar
web-plate-turn = decide ahora
web-plate-resigned = se ha rendido
web-plate-absent = ausente hace rato
web-plate-away = sin conexión
web-plate-more = Más sobre este jugador
web-plate-replace = Dejar que juegue un bot
web-plate-propose = Proponer un bot
web-handed = Un bot juega por ti.
web-handed-away = Te ausentaste y ahora juega un bot por ti.
web-chat = Chat
web-chat-none = Aún no hay mensajes.
web-chat-watchers = Este chat solo lo ven los espectadores, no los jugadores.
web-chat-say = Escribe un mensaje
web-chat-send = Enviar
web-chat-side = Tu bando
web-chat-side-none = Solo tu bando lee lo que se escribe aquí.
web-point = Señalar algo a tu bando
web-point-what = Toca lo que quieras enseñar a tu bando.
web-pointed = { $name } señala { $thing }.
web-pointed-self = Tu bando ve tu mano sobre { $thing }.
web-own-seats = Tus asientos
web-menu = Menú de la mesa
web-menu-restart = Reiniciar el turno
    .text = Deshace todo desde la última tirada, el último robo o la última revelación.
web-menu-ask_back = Pedir retroceder
    .text = Tras una tirada o un robo deben aceptar todas las demás personas.
web-menu-hand_over = Dejar que un bot juegue por ti
    .text = Puedes volver a tu asiento cuando quieras.
web-menu-return = Recuperar tu asiento
    .text = Ahora mismo juega un bot por ti.
web-menu-resign = Rendirse
    .text = Quedas en último lugar; un bot ocupa tu asiento.
web-menu-resign-sure = Sí, rendirse
web-menu-result = Resultado
    .text = El resultado final, la revancha y la prueba de que los dados son limpios.
web-line = Reproducción
web-line-skip = Saltar al final de este turno; dos veces: ir al directo
web-line-behind =
    { $count ->
        [0] Saltar
        [one] 1 turno por detrás · Saltar
       *[other] { $count } turnos por detrás · Saltar
    }
web-line-asked = Tu decisión · Ir allí
web-line-live =
    { $count ->
        [0] Ir al directo
        [one] 1 turno por detrás · Ir al directo
       *[other] { $count } turnos por detrás · Ir al directo
    }
web-line-paused = En pausa
web-line-over = Tu turno ha terminado
web-line-again = Repitiendo · Ir al directo
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
web-again = Repetición
web-again-back = Pulsa una tecla o toca para ir al directo
web-since = Desde tu último turno
web-since-away = Mientras no estabas
web-since-harm = Contra ti
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
web-since-close = Ocultar
web-key-space = Espacio
web-pace-now = Jugadas ajenas: { $pace }
web-story-more = Continuará…
web-story-setup = Preparación
web-story-round = Ronda { $number }
web-story-again = Ver otra vez esta jugada
web-orders = Órdenes permanentes
    .text = Respuestas que se dan por ti; solo tú las conoces.
web-keys = Teclado
web-keys-tab = recorrer todo lo resaltado
web-keys-arrows = a lo resaltado más cercano en esa dirección
web-keys-story = en la crónica: de palabra en palabra
web-keys-enter = elegirlo
web-keys-escape = un paso atrás
web-keys-digits = las opciones de la pregunta, en orden
web-keys-list = todas las opciones en lista
web-keys-undo = deshacer
web-keys-redo = rehacer
web-keys-end = terminar el turno
web-keys-chat = ir al chat
web-keys-advise = mientras se muestran jugadas: pausa; cuando decides: consejo de la Pitia, si la mesa lo permite
web-keys-point = enseñar a tu bando lo que se explica, o lo próximo que toques
web-keys-skip = mientras se muestran jugadas: saltar al final del turno; dos veces: ir al directo
web-keys-pace = mostrar las jugadas más despacio o más deprisa
web-keys-since = mostrar u ocultar lo ocurrido desde tu último turno
web-keys-rules = abrir las reglas de lo que se explica
web-keys-help = esta lista
web-map-nearer = Acercar
web-map-farther = Alejar
web-map-whole = Todo el mapa, o tu pieza

## Lo que cuenta el registro además de los sucesos del juego

web-entry-undo = { $name } deshace un paso.
web-entry-redo = { $name } rehace un paso.
web-entry-ordered = Por orden permanente de { $name }:
web-entry-ask = { $name } pide retroceder.
web-entry-agree = { $name } acepta.
web-entry-decline = { $name } rechaza la petición.
web-entry-resign = { $name } se rinde.
web-entry-bot = Ahora juega un bot por { $name }.
web-entry-propose = { $name } propone un bot en lugar de { $other }.
web-entry-replace = { $name } se ha ausentado: juega un bot en su lugar.
web-entry-gone = { $name } ya no está: un bot juega hasta el final.
web-entry-back = { $name } vuelve a la mesa.
web-entry-given = El administrador ha dado este asiento a { $name }.
web-entry-rewind = El administrador ha deshecho jugadas en esta mesa.
web-entry-migrate = La partida continúa con reglas más recientes.

## El final

web-over = La partida ha terminado
web-over-won = ¡Victoria!
web-over-winners =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
web-over-map = Mapa final
web-over-places = Clasificación final
web-over-chances = Probabilidades de ganar
web-over-rematch = Revancha
web-over-next = Ir a la revancha
web-over-look = Ver el tablero
web-over-replay = Repetición y estadísticas
web-over-verify = Comprobar los dados
web-over-export = Guardar el registro
web-reason-resigned = Todos los demás se han rendido.
web-verdict-kept = Todo correcto: la semilla coincide con su huella, y de ella salen cada tirada, cada barajado y cada jugada.
web-verdict-broken = La comprobación ha fallado: algo no coincide.
web-verdict-commitment = Huella mostrada antes de la partida
web-verdict-seed = Semilla

## Ajustes

web-setting-theme = Tema
    .text = El claro es pergamino; el oscuro, el mar de noche.
web-setting-theme-system = Como el dispositivo
web-setting-theme-light = Claro
web-setting-theme-dark = Oscuro
web-setting-motion = Movimiento
    .text = Las piezas se deslizan, las cartas giran y los dados ruedan.
web-setting-motion-system = Como el dispositivo
web-setting-motion-full = Completo
web-setting-motion-reduced = Reducido
web-setting-pace = Jugadas de los demás
    .text = Cuánto tiempo se muestra cada jugada.
web-setting-pace-slow = Lento
web-setting-pace-normal = Normal
web-setting-pace-fast = Rápido
web-setting-pace-at_once = Al instante
web-setting-confirm = Confirmar acciones
    .text = Preguntar antes de enviar una acción.
web-setting-confirm-none = Nunca
web-setting-confirm-ending = Al acabar un turno antes de tiempo
web-setting-confirm-all = Siempre
web-setting-sound = Sonidos
    .text = Sonidos discretos: madera, bronce, una cuerda de lira.
web-setting-volume = Volumen
web-setting-ambient = Sonido del mar
    .text = Oleaje suave durante la partida.
web-setting-patterns = Tramas más marcadas
    .text = Los símbolos y las tramas distinguen mejor los colores.

## Negativas, por su código

web-refused-no-connection = Sin conexión. No se ha perdido nada; inténtalo de nuevo en un momento.
web-refused-broken = Error del servidor. Inténtalo de nuevo en un momento.
web-refused-not-signed-in = Inicia sesión primero.
web-refused-not-allowed = No puedes hacer eso aquí.
web-refused-not-found = Esa mesa no existe.
web-refused-conflict = Eso no es posible ahora.
web-refused-name-taken = Este nombre ya está en uso o se parece demasiado a otro. Elige otro.
web-refused-bad-name = Este nombre no está permitido. Elige otro.
web-refused-wrong-password = Nombre o contraseña incorrectos.
web-refused-wrong-old = Contraseña incorrecta.
web-refused-weak-password = Esta contraseña es demasiado fácil de adivinar. Prueba, por ejemplo, con tres palabras sin relación.
web-refused-bad-link = Este enlace no es válido o ha caducado. Pide otro al administrador.
web-refused-not-let-in = Este servidor es solo para miembros.
web-refused-stale = La partida ha avanzado. Mira de nuevo.
web-refused-wrong-seat = Esta decisión no es tuya.
web-refused-illegal-action = Esa acción ya no está disponible.
web-refused-no-undo = No hay nada que deshacer.
web-refused-too-many = Demasiadas peticiones. Espera un momento.
web-refused-unavailable = El servidor no puede guardar ahora. No se pierde nada de lo hecho.
web-refused-no-advice = En esta mesa no se permiten consejos.
web-refused-old-rules = Esta partida se empezó con reglas antiguas y no puede continuar aquí.
web-stuck = Esta partida no puede continuar aquí
web-stuck-text = Se jugó con la versión { $version } de las reglas, que este servidor ya no tiene. Abajo puedes leer lo ocurrido.
web-stuck-end = Terminar la partida
web-stuck-end-help = Cualquier jugador puede terminarla. Después se puede guardar su registro.
web-refused-banned = Esta cuenta está vetada.
web-refused-closed = Esta mesa está cerrada.
web-refused-muted = El administrador te ha silenciado. No puedes escribir en el chat durante un tiempo.
web-refused-other = Se ha rechazado la petición. { $message }

## Créditos

web-credits = Créditos
web-credits-lead = Aegean se apoya en el trabajo de muchas personas.
web-credits-icons = Iconos
    .text = De la colección game-icons, de Lorc, Delapouite y demás colaboradores, con licencia CC BY 3.0. Algunos están girados o combinados. Los emblemas de los jugadores y los barcos se dibujaron para Aegean.
web-credits-fonts = Tipografías
    .text = Cinzel de Natanael Gama, Alegreya de Juan Pablo del Peral y Source Sans 3 de Paul D. Hunt; todas con licencia SIL Open Font License 1.1.
web-credits-coast = La costa de Grecia
    .text = Basada en Natural Earth, cuyos mapas son libres para todos.
web-credits-games = Los juegos de mesa
    .text = Lords of Hellas es obra de Adam Kwapiński; El Oráculo de Delfos, de Stefan Feld. Aegean lo hacen jugadores, sin relación con las editoriales. Compra los juegos: lo merecen.
web-credits-code = El programa
    .text = Libre con licencia MIT. La página está hecha con Svelte, y sus textos, con Fluent.

## Lo que se guarda

web-announcement = Del administrador:
web-chat-removed = eliminado por el administrador
web-chat-remove = Eliminar este mensaje de { $name }
web-nobody = nadie
web-person-data = Descargar mis datos
web-host = Página del administrador
web-report = Denunciar…
web-privacy = Privacidad
