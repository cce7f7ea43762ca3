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

## El Oráculo de Delfos: el tablero

web-delphi-scene = Elección
web-delphi-sea = El mar
web-delphi-display_equipment = Equipo por un monstruo derrotado
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
web-delphi-spends = Coste: { web-delphi-cost }.
web-delphi-ship_of = Barco · { $player }
web-delphi-here = Aquí: { $things }.
web-delphi-beside = Al lado: { $things }.
web-delphi-seen_by = La han mirado: { $players }.
web-delphi-deliver = Destino: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Última ronda: { $names } ha vuelto junto a Zeus.
       *[other] Última ronda: { $names } han vuelto junto a Zeus.
    }
web-delphi-spoken =
    { $left ->
        [0] El oráculo dijo: { $colours }. No quedan dados.
        [one] El oráculo dijo: { $colours }. Queda 1 dado.
       *[other] El oráculo dijo: { $colours }. Quedan { $left } dados.
    }
web-delphi-water = Agua · { $colour }
    .text = Puedes acabar aquí un viaje con un dado o una carta de oráculo de este color.
web-delphi-shallows = Zona poco profunda
    .text = Ningún barco puede detenerse aquí, y solo los de quilla plana pueden cruzar.
web-delphi-zeus = Zeus
    .text = Todos los barcos empiezan aquí. Cuando hayas cumplido tus tareas, vuelve a esta casilla.
web-delphi-offering_island = Isla de ofrendas
    .text = Desde una casilla contigua, carga una ofrenda con un dado de su color.
web-delphi-mountain = Montaña de monstruos
    .text = Desde una casilla contigua, lucha contra un monstruo con un dado de su color.
web-delphi-temple = Templo · { $colour }
    .text = Desde una casilla contigua, haz aquí una ofrenda de este color.
web-delphi-statue_island = Isla de estatuas
    .text = Desde una casilla contigua, erige una estatua en un pedestal libre de su color.
web-delphi-city = Ciudad · { $colour }
    .text =
        { $count ->
            [0] No quedan estatuas.
            [one] Queda una estatua. Cárgala desde una casilla contigua.
           *[other] Quedan { $count } estatuas. Cárgalas desde una casilla contigua.
        }
web-delphi-hidden = Isla oculta · { $colour }
    .text = Desde una casilla contigua, explórala con un dado del color de su borde.
web-delphi-seen = La has visto: { $island }.
web-delphi-explored = Aquí aún no hay santuario. Su dueño puede construirlo desde una casilla contigua con el color del borde: { $colour }. Explorarla dio:
web-delphi-shrine_here = Aquí hay un santuario. La letra habría dado:
web-delphi-pedestal = Pedestal · { $colour }
    .text = Un pedestal libre acoge una estatua de su color.
web-delphi-of-monster = Monstruo · { $colour }
web-delphi-of-offering = Ofrenda · { $colour }
web-delphi-of-statue = Estatua · { $colour }
web-delphi-of-injury = Herida · { $colour }
web-delphi-about_colour = Tus santuarios se construyen en las islas de este color.
web-delphi-about_die = Paga una acción. Con favores lo usas como otro color, más adelante en la rueda.
web-delphi-about_card = Funciona como un dado de su color. Puedes usar una carta en cada turno.
web-delphi-about_injury = Con tres de un color, o seis en total, pasas tu próximo turno recuperándote. Un dado de su color las descarta.
web-delphi-oracle_deck = Mazo de oráculo
    .text =
        { $count ->
            [one] Usa cualquier dado para robar una carta. Queda una carta.
           *[other] Usa cualquier dado para robar una carta. Quedan { $count } cartas.
        }
web-delphi-favours = Favores
    .text = Usa cualquier dado para conseguir 2. Los favores cambian el color de los dados, alargan un viaje y pagan otro asalto de un combate.
web-delphi-strength = Fuerza
    .text = Facilita derrotar a los monstruos y protege del titán si es al menos tan alta como su tirada.
web-delphi-hold = Bodega
    .text = Sitio para ofrendas y estatuas. La carga solo sale del barco en su templo o pedestal.
web-delphi-wheel = Rueda del oráculo
    .text = Cada paso en sentido horario cuesta un favor. Elige un dado o una carta y después un color para ver qué podrías hacer con él.
web-delphi-gods = Dioses
    .text = Los dioses avanzan de la nube inicial al trono. Allí puedes usar su habilidad.
web-delphi-look = Mirar
    .text = Usa cualquier dado para mirar dos islas ocultas. Solo las ves tú.
web-delphi-any_colour = Cualquier color
web-delphi-end_turn = Consultar al oráculo
    .text = Acaba tu turno: tiras tus dados para el siguiente.
web-delphi-fight_on = Seguir luchando
    .text = Pagas un favor: el monstruo pierde 1 de fuerza y vuelves a tirar.
web-delphi-surrender = Rendirse
    .text = El monstruo se queda, y lo que has gastado se pierde.
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
        [0] Cambiar a { $colour }, gratis
        [one] Cambiar a { $colour } por 1 favor
       *[other] Cambiar a { $colour } por { $favours } favores
    }
web-delphi-tasks = Tareas de Zeus
web-delphi-tasks_done = { $done } de { $all }
web-delphi-cards = Cartas
web-delphi-injuries = Heridas
web-delphi-titan = El titán ataca
web-delphi-unharmed = sin heridas
web-delphi-fight_news =
    { $won ->
        [open] { $player } necesita { $target } o más.
        [yes] { $player } necesitaba { $target } ¡y gana!
       *[no] { $player } necesitaba { $target } y falla.
    }
    .you =
        { $won ->
            [open] Necesitas { $target } o más.
            [yes] Necesitabas { $target } ¡y ganas!
           *[no] Necesitabas { $target } y fallas.
        }
web-delphi-consults = { $player } consulta al oráculo
    .you = Consultas al oráculo
web-delphi-needed = hacía falta { $target }
web-delphi-strength_of = fuerza { $strength }
web-delphi-monster_number = necesario
web-delphi-so_far = Hasta ahora
web-delphi-round = Asalto { $number }
web-delphi-missed = fallo
web-delphi-wounded = herida
web-delphi-favours_left =
    { $count ->
        [one] favor queda
       *[other] favores quedan
    }
web-delphi-battle_die = Dado de combate
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
web-delphi-no_favours = No te quedan favores para seguir luchando.
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
        [north] al norte
       *[other] de distancia
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
web-delphi-do-discard_injuries = Curar · { $colour }
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
web-hellas-here_port = Puerto, unido con: { $things }
web-hellas-here_barred = { $monster } corta la ruta marítima a { $region }.
web-hellas-here_obeyed = Talos obedece a { $who }.
web-hellas-here_no_tokens = Sátiro está aquí: no se pone ningún marcador de control.
web-hellas-lies = en un hilo
web-hellas-atlas_port = Puerto { $number } · { $region }
web-hellas-here_atlas_port = Puerto { $number }: se puede enviar a un hoplita a Atlas
web-hellas-here_atlas = Aquí se arrodilla Atlas
web-hellas-with_atlas = Con Atlas
web-hellas-on_atlas = Espacios ocupados: { $count } · { $slots }
web-hellas-sky = Quedan { $left }
web-hellas-sky_soon = El cielo puede caer en el próximo Construir Monumento: quedan { $left }.
web-hellas-atlas_leads = Más hoplitas: { $who }
web-hellas-atlas_bonus = Ficha de bonificación: { $who }, { $attribute } +1
web-hellas-who_sends = Quién puede enviar, en este orden
web-hellas-garden = Jardín de las Hespérides
web-hellas-garden_port = Puerto · { $region }
web-hellas-here_garden_port = Puerto: se puede enviar a un hoplita a Atlas por una manzana de oro
web-hellas-apple = Manzana de oro
    .text = Una vez por batalla, en lugar de una carta de combate: fuerza del ejército +1. O al empezar tu turno, una por turno: cura un daño, o un atributo cuenta 1 más este turno. Después sale del juego.
web-hellas-apples = Manzanas de oro: { $count }
web-hellas-apples_left = Quedan manzanas: { $count }
web-hellas-apple_raises = { $attribute } +1 este turno
web-hellas-tally_apple = Manzana de oro
web-hellas-orichalkum = Oricalco
web-hellas-constructs = Ingenios
web-hellas-orichalkum_of = Oricalco: { $count }
web-hellas-costs = Cuesta { $count }
web-hellas-muses = Las musas
web-hellas-forge = La fragua
# How many relics are still to come.
web-hellas-forge_deck = En el mazo: { $count }
# After the Javelin of Procris has struck.
web-hellas-attack_lowered = El próximo ataque del monstruo vale { $number } menos.
web-hellas-fleets = Flotas
web-hellas-fleet_of = Flota { $value }
# Lo que suman las naves de un señor al ejército en una región con puerto.
web-hellas-ships_here = { $who }: fuerza del ejército +{ $number } con Flota { $value }
web-hellas-underworld = Inframundo
    .text = Aquí están todos los hoplitas muertos. Con la acción Resurrección vuelven tantos de los tuyos como tu Invocación, a una región con una puerta de Hades o a tu reserva.
web-hellas-underworld_scale = Invocación, de 1 a 5
web-hellas-dead =
    { $count ->
        [one] { $count } muerto
       *[other] { $count } muertos
    }
web-hellas-raise_of = Invocación { $value }
web-hellas-gate = Puerta de Hades · { $region }
    .text = Con la acción Resurrección cualquiera puede devolver hoplitas muertos a esta región. Se queda toda la partida.
web-hellas-warrior = Guerreros de Hades · { $region }
    .text = La población de su región cuenta { $count } más. Sigue al ejército de quien controla la región, le suma 1 de fuerza y nunca muere.
web-hellas-here_gate = Puerta de Hades
web-hellas-here_warriors = Guerreros de Hades: { $count }, población +{ $count }
web-hellas-port = Puerto · { $region }
    .text = En el Movimiento del Héroe, al Marchar y con el poder de Hermes se va de aquí a cualquier otra región con puerto como a una adyacente: { $others }.
web-hellas-city = Ciudad · { $region }
    .text = Quien la controla recluta aquí y puede fortificar a un hoplita, que suma 1 a la defensa.
web-hellas-sparta = Esparta · { $region }
    .text = Una ciudad con el doble de reclutas. Un hoplita fortificado suma 2 a su defensa.
web-hellas-fortified = Hoplita fortificado · { $region }
    .text = Está en la ciudad, cuenta como uno de los hoplitas de aquí y muere el último.
web-hellas-temple = Templo { $number }
    .text = Cuenta para quien controle su región.
web-hellas-shrine = Santuario
    .text = Aquí se puede construir un templo. Hasta entonces no cuenta.
web-hellas-oracle = Oráculo de Delfos
    .text = Un templo especial. Su recompensa está en la carta de templo.
web-hellas-priests = Sacerdotes
    .text = Los sacerdotes de tu reserva, para oraciones, costes y requisitos. Como máximo 4, contando los que están en los monumentos.
web-hellas-supply = Suministro
    .text = Hoplitas que aún puedes reclutar.
web-hellas-hand = Mano
    .text = Cartas de combate, para batallas y, en las cazas, para heridas y defensa.
web-hellas-stop = Dejar de atacar
web-hellas-suffer = No defenderse
web-hellas-pass = Pasar
web-hellas-done = Listo
web-hellas-monster_move = Movimiento
web-hellas-monster_attack = Ataque de región
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
web-hellas-short-muse_movement = Musa
web-hellas-short-prayer = Oración
web-hellas-short-use_artifacts = Artefactos
web-hellas-short-resurrection = Resucitar
web-hellas-short-recruit = Reclutar
web-hellas-short-march = Marchar
web-hellas-short-build_temple = Templo
web-hellas-short-prepare = Prepararse
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
    .text = Dones de los dioses, de los repartos de bendiciones que traen los templos.
web-hellas-no_treasures = Aún sin artefactos ni bendiciones.
web-hellas-no_cards = No hay cartas en la mano.
web-hellas-no_hero = Aún sin héroe
web-hellas-no_monsters = No hay monstruos en el mapa.
web-hellas-no_quests = No hay aventuras abiertas.
web-hellas-page-race = Victoria
web-hellas-page-monsters = Monstruos
web-hellas-monuments = Monumentos
web-hellas-page-decks = Mazos
web-hellas-nearness = Lo cerca que estuvo cada jugador
web-hellas-quests = Aventuras
web-hellas-temples = Templos
web-hellas-temples_hint = Marco rojo: reparto de bendiciones.
web-hellas-temple_left = Templo { $number }: sin construir
web-hellas-temple_built = Templo { $number }: construido
web-hellas-king =
    { $tokens ->
        [one] Carta de activación de monumento: queda 1 ficha ({ $region })
       *[other] Carta de activación de monumento: quedan { $tokens } fichas ({ $region })
    }
web-hellas-danger-king =
    { $tokens ->
        [0] Este turno decide: quien controle la región de { $region } será Rey de reyes.
        [one] Una acción especial más de { $name } y quien controle la región de { $region } será Rey de reyes.
       *[other] { $tokens } acciones especiales más de { $name } y quien controle la región de { $region } será Rey de reyes.
    }
web-hellas-danger-monster = Hay un monstruo donde está tu héroe: { $monster }, { $region }.
web-hellas-march_with = Marchar con { $count }
web-hellas-short_by =
    { $count ->
        [one] falta 1 para el control
       *[other] faltan { $count } para el control
    }
web-hellas-battle = Batalla: { $region }
web-hellas-population = población { $number }
web-hellas-attacks = ataca
web-hellas-defends = se defiende
web-hellas-strengths = Fuerza del ejército: { $attack } contra { $defence }
web-hellas-army_of = Ejército · { $name }
web-hellas-has_passed = ha pasado
web-hellas-chooses = decide ahora
web-hellas-may_play = aún puede jugar · cartas: { $count }
web-hellas-wins = { $name } gana
    .you = Ganas
web-hellas-has_won = ha ganado
web-hellas-has_lost = ha perdido
web-hellas-tally_hoplites = Hoplitas
web-hellas-tally_effects = Efectos de cartas y poderes
web-hellas-tally_fortified = Fortificado en la ciudad
web-hellas-tally_warriors = Guerreros de Hades
# Un atributo que no suma más que el número de hoplitas.
web-hellas-tally_limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplita
       *[other] { $thing } { $value }, { $count } hoplitas
    }
web-hellas-army_strength = Fuerza total
web-hellas-casualties = Bajas
web-hellas-none_played = Aún no se han jugado cartas.
# En la escena de una batalla, donde se ve cuál es.
web-hellas-ask-battle_card = Juega una carta de combate o pasa.
web-hellas-ask-battle_order = Los dos bandos tienen efectos iniciales. ¿Cuál va primero?
web-hellas-ask-battle_start = Empieza la batalla. ¿Usas un efecto inicial?
web-hellas-ask-bluff = Los dos bandos han pasado. ¿Vas de farol con una carta de combate más?
web-hellas-ask-casualties = Los ejércitos han chocado. ¿Cambias las bajas?
web-hellas-ask-master_plan = ¿Sacrificas a un sacerdote para reforzar la carta recién jugada?
web-hellas-ahead_you = Tal como está, ganas { $more } a { $less }.
web-hellas-ahead_other = Tal como está, gana { $name }, { $more } a { $less }.
web-hellas-loss-hero_movement = Tu héroe no se ha movido.
web-hellas-loss-hoplite_movement = Tus hoplitas no se han movido.
web-hellas-loss-muse_movement = Tu musa no se ha movido.
web-hellas-loss-prayer = No has enviado sacerdotes a orar.
web-hellas-loss-use_artifacts = Aún puedes usar un artefacto.
web-hellas-loss-extra_special = Aún puedes realizar otra acción especial.
web-hellas-roll_all = Tirar por todos, en este orden: { $monsters }
web-hellas-hunt = Caza: { $monster }
web-hellas-hunt_attacks = ataques hasta ahora: { $count }
web-hellas-strength = fuerza
web-hellas-your_hero = Tu héroe
web-hellas-the_hero = El héroe
web-hellas-fourth_injury = Un cuarto daño pone fin a la caza.
web-hellas-step-strike = Atacar
web-hellas-step-attack = Ataca el monstruo
web-hellas-step-defence = Defensa
web-hellas-step-reward = Recompensa
web-hellas-reward_hint = La caza ha terminado. Toma tu recompensa.
web-hellas-defence = defensa
web-hellas-needed = necesaria
web-hellas-of = de
web-hellas-strike_hint = Elige una carta y el símbolo de herida que cubre, o un grupo de cartas para cualquier símbolo.
web-hellas-wounds = Heridas
web-hellas-combine = Dos espadas o mazas, tres arcos o antorchas, o una hoz cubren cualquier símbolo.
web-hellas-shelf = Cartas para elegir
web-hellas-draft_order = Orden en que se pasan las cartas
web-hellas-upgrade_instead = Mejora de ejército, en lugar de una bendición.
web-hellas-upgrade_taken = Tu ejército la tiene.
web-hellas-your_blessings = Tus bendiciones
