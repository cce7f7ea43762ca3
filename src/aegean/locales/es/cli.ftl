### La línea de órdenes y el cliente de terminal.

## The command line and its arguments

cli-about = Juegos de mesa de la mitología griega en la terminal.
cli-usage = Uso:{" "}
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-command = una de las órdenes de arriba
cli-help-rest = argumentos propios de la orden; véase aegean COMMAND --help
cli-help-version = mostrar la versión
cli-help-help = mostrar esta ayuda
cli-help-language = idioma de los textos (por defecto, el del entorno)
cli-help-pack = carpeta con cambios propios en los datos del juego; puede repetirse
cli-help-game = el identificador del juego; véase aegean games
cli-help-file = registro de una partida
cli-bad-arguments =
    Estos argumentos no sirven: { $why }
    Véase { $program } --help.
cli-not-a-number = { $text } no es un número entero a partir de 0
cli-no-command = Orden desconocida: { $command }. ¿Querías decir: { $close }?
cli-no-language = Idioma desconocido: { $text }. Disponibles: { $languages }.

## Files

cli-file-unreadable = No se puede leer { $file }: { $why }.
cli-file-no-record = { $file } no es el registro de una partida.
cli-file-unwritable = No se puede escribir { $file }: { $why }.
cli-file-exists = { $file } ya existe y no se ha tocado. Elige otro nombre o continúa esa partida con --resume.
cli-saved = Partida guardada en { $file }.
cli-go-on = Para continuar: aegean play --resume { $file }

## aegean play

cli-play-about = Jugar una partida, contra bots o con amigos en esta terminal.
cli-play-seats = número de jugadores (por defecto, el mínimo)
cli-play-you = tu asiento, contando desde 0; los demás los ocupan bots
cli-play-hot-seat = varias personas comparten esta terminal; los bots que se nombren ocupan los últimos asientos
cli-play-watch = ver jugar a los bots
cli-play-bots = un bot para todos los asientos de bots o uno por asiento
cli-play-names = los nombres de los jugadores, por asiento
cli-play-seed = semilla aleatoria (por defecto, una secreta)
cli-play-option = opción del juego; puede repetirse; véase aegean games
cli-play-record = archivo en que se guarda la partida
cli-play-resume = continuar la partida de este archivo
cli-play-fast = sin pausas tras las acciones de los bots
cli-which-game = ¿Qué juego? Disponibles: { $games }.
cli-not-drawn = { $game } no se puede jugar en la terminal.
cli-bad-option = Una opción se escribe nombre=valor, no { $text }.
cli-one-way-to-sit = Elige uno: --you, --hot-seat o --watch.
cli-bots-do-not-fit = Los bots no encajan en los asientos (bots: { $bots }, asientos: { $seats }). Nombra un bot para todos sus asientos o uno por asiento; con --hot-seat, deja al menos un asiento para una persona.
cli-bad-names = Los nombres deben ser distintos y no puede haber más nombres que jugadores ({ $seats }).
cli-resume-fixed = Una partida continuada conserva sus ajustes: quita { $options }.
cli-resume-other-game = La partida de { $file } es de { $game }.
cli-commitment = La semilla de esta partida está fijada. Huella: { $hex }
cli-farewell = Hasta pronto.
cli-place = { $place }. { $who }
cli-pass-keyboard = Pasa el teclado a { $seat }. { $seat } pulsa Intro cuando nadie más mire.

## What a person may type in a game

cli-delphi-help =
    Elige por el número de la lista o escribe una acción en la notación (sail die-red 3,-1).
    Unas letras reducen la lista (sail, die-red, explora); Intro sola la muestra entera.
    En el mapa, un número con paréntesis es el de la acción que lleva allí; un + indica varias.
    Un número entre paréntesis tras una opción es su precio en favores.
cli-hellas-help =
    Elige por el número de la lista o escribe una acción en la notación (march attica boeotia).
    Unas letras reducen la lista (march, attica, monumento); Intro sola la muestra entera.
    Un grupo plegado se abre con su número. En el mapa, un número con paréntesis es el de la acción que lleva allí; un + indica varias.
cli-command-undo = deshacer
    .text = deshacer tu última acción
cli-command-redo = rehacer
    .text = rehacerla
cli-command-restart = reiniciar
    .text = deshacer todo lo posible de este turno
cli-command-map = mapa
    .text = el mapa en grande y su leyenda
cli-command-board = tablero
    .text = la mesa; con el nombre o la letra de un jugador, todo sobre él
cli-command-log = crónica
    .text = la crónica; con un número, sus últimas líneas
cli-command-rules = reglas
    .text = consultar una regla (D-4.2), una carta o una palabra
cli-command-help = ayuda
    .text = esta ayuda
cli-command-save = guardar
    .text = guardar la partida; puedes añadir un nombre de archivo
cli-command-quit = salir
    .text = salir; la partida se guarda
cli-no-number = Elige un número del 1 al { $most }.
cli-no-player = Jugador desconocido. En la mesa: { $names }.
cli-not-understood = Ninguna acción disponible coincide con «{ $text }». Escribe ayuda para ver qué se puede escribir.
cli-close = Ninguna acción disponible coincide con «{ $text }». ¿Querías decir: { $close }?
cli-nothing-to-undo = No hay nada que deshacer. Solo puedes deshacer tus acciones desde la última tirada, robo o revelación.
cli-nothing-to-redo = No hay nada que rehacer.

## aegean replay

cli-replay-about = Mostrar una partida registrada: su crónica y su mesa.
cli-replay-upto = solo las primeras N acciones
cli-replay-from-seat = mostrar lo que sabía este asiento
cli-replay-spectator = mostrar lo que sabían todos (por defecto)
cli-replay-above = mostrar todo, incluidos los secretos
cli-replay-step = acción por acción: Intro avanza, b retrocede, un número salta, q sale
cli-replay-too-far = Acciones del registro: { $count }.
cli-replay-prompt = { $number } de { $count } (Intro, b, número, q)>
cli-hash-fits = La repetición coincide con el hash del registro: { $hash }
cli-hash-none = El registro no tiene un hash con el que comparar.

## aegean rules

cli-rules-about = Consultar las reglas y los componentes de un juego.
cli-rules-wanted = una regla (D-4.2), un capítulo (D-4), un componente o una palabra; sin nada, el índice
cli-rules-components = Componentes
cli-rules-how = Escribe una regla, un capítulo, un componente o una palabra.
cli-rules-found = Resultados: { $count }. Escribe uno de ellos para leerlo.
cli-rules-nothing = No hay nada sobre «{ $text }».
cli-rules-close = No hay nada sobre «{ $text }». ¿Querías decir: { $close }?
cli-source-rulebook = Fuente: el reglamento.
cli-source-published = Fuente: publicado fuera del reglamento.
cli-source-reconstructed = Fuente: reconstrucción nuestra.
cli-source-partly = Reconstruido por nosotros: { $fields }.
cli-source-pack = Cambiado por tu propio paquete de datos.

## aegean verify

cli-verify-about = Comprobar que un registro es auténtico.
cli-verify-commitment = huella publicada antes de la primera tirada
cli-verify-replayed =
    { $game }, asientos: { $seats }. { $count ->
        [one] La única acción es legal.
       *[other] Las { $count } acciones son legales.
    }
cli-verify-no-hash = El registro no tiene hash. La repetición da: { $hash }
cli-verify-arranged = La partida empezó desde una posición preparada, no desde la preparación de su semilla.
cli-verify-given = Alguien eligió la semilla antes de la partida y quizá conocía todo lo oculto.
cli-verify-mixed = La semilla combina un número elegido por alguien, { $word }, con el del servidor, { $salt }.
cli-verify-unmixed = La semilla no corresponde al número elegido { $word } y al del servidor { $salt }.
cli-verify-own-commitment = Huella de su semilla: { $hex }
cli-verify-no-commitment = { $text } no es una huella: tendría 64 cifras hexadecimales.
cli-verify-kept = La semilla coincide con la huella: { $hex }
cli-verify-broken = La semilla no coincide con la huella: se publicó { $promised } y la del registro es { $hex }.
cli-verify-false = El registro no es auténtico: { $why }

## aegean games

cli-games-about = Mostrar los juegos y sus opciones.
cli-games-seats = Jugadores: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-options = Opciones:
cli-games-default = por defecto
cli-games-variants = Variantes con nombre, para la arena y los entornos:
cli-games-minigame = minijuego

## aegean bench

cli-layout-about = Decir qué es cada número de una observación.
cli-help-game-or-variant = el identificador del juego o de una variante con nombre; véase aegean games
cli-layout-index = uno de sus números: su lugar, desde 0
cli-layout-seats = número de asientos (por defecto: el menor que permiten las opciones)
cli-layout-missing = Las observaciones necesitan { $module }. Instala el paquete con sus entornos: pip install "aegean[envs]".
cli-layout-column-from = desde
cli-layout-column-to = hasta
cli-layout-column-what = qué
cli-layout-column-numbers = números
cli-bench-about-command = Medir la velocidad de los juegos en esta máquina.
cli-bench-game = juego que se mide (por defecto, todos)
cli-bench-seconds = cuánto tiempo se mide cada juego
cli-bench-bad-seconds = Los segundos son un número mayor que 0 y hasta 3600.
cli-bench-about = Juego al azar en un núcleo; segundos por juego: { $seconds }
cli-bench-game-column = juego
cli-bench-seats-column = asientos
cli-bench-decisions-column = decisiones/s
cli-bench-copy-column = copia, µs
cli-bench-legal-column = acciones legales, µs

## The Oracle of Delphi: short words for boards, map and lists

cli-delphi-title = El Oráculo de Delfos
cli-delphi-round = Ronda { $round }
cli-delphi-favours = favores
cli-delphi-strength = fuerza
cli-delphi-dice = dados
cli-delphi-captain = Capitán { $number }
cli-delphi-cards = cartas
cli-delphi-injuries = heridas
cli-delphi-gods = dioses
cli-delphi-hold = bodega
cli-delphi-tasks = tareas
cli-delphi-equipment = equipo:
cli-delphi-companions = aliados:
cli-delphi-place = El barco está en { $hex } y navega { $range } casillas sin favores.
cli-delphi-tasks-open = Por hacer: { $tasks }
cli-delphi-done-statues = estatuas erigidas:
cli-delphi-done-offerings = ofrendas hechas:
cli-delphi-done-monsters = monstruos derrotados:
cli-delphi-display = Equipo disponible
cli-delphi-statues = Estatuas en sus ciudades:
cli-delphi-decks = Cartas en los mazos: oráculo { $oracle }, heridas { $injury }, equipo { $equipment }
cli-delphi-companions-left = Aliados por ganar: { $companions }
cli-delphi-legend =
    r agua de un color · ~ poco profundo · Z Zeus · { $ship }X barco del jugador X
    oRB ofrendas · mRB monstruos · TR templo · CR3 ciudad con 3 estatuas · SRBg pedestales, la minúscula ocupado
    ?R isla oculta según su borde · RΨX explorada, letra y dueño · { $shrine } santuario
cli-delphi-sail = navegar a
cli-delphi-draw-oracle = robar oráculo
cli-delphi-take-favours = conseguir favores
cli-delphi-look-islands = mirar islas
cli-delphi-explore = explorar
cli-delphi-fight = luchar
cli-delphi-build-shrine = santuario
cli-delphi-load-offering = cargar ofrenda
cli-delphi-make-offering = hacer ofrenda
cli-delphi-load-statue = cargar estatua
cli-delphi-raise-statue = erigir estatua
cli-delphi-discard-injuries = descartar heridas
cli-delphi-advance-god = avanzar a
cli-delphi-combo = equipo
cli-delphi-poseidon = llevar tu barco a
cli-delphi-look = mirar

## Lords of Hellas: short words for boards, map and lists

cli-hellas-title = Lords of Hellas
cli-hellas-player-red = Rojo
cli-hellas-player-yellow = Amarillo
cli-hellas-player-green = Verde
cli-hellas-player-blue = Azul
cli-hellas-player-purple = Morado
cli-hellas-player-black = Negro
cli-hellas-turn = Turno { $turn }
cli-hellas-priests = sacerdotes
cli-hellas-supply = suministro
cli-hellas-glory = gloria
cli-hellas-hand = mano
cli-hellas-regular = normales:
cli-hellas-special = especiales:
cli-hellas-used = usadas:
cli-hellas-army = ejército:
cli-hellas-beside = junto a la mano:
cli-hellas-artifacts = artefactos:
cli-hellas-blessings = bendiciones:
cli-hellas-slain = muertos:
cli-hellas-kept = cartas de aventura:
cli-hellas-lands = naciones
cli-hellas-temples = templos
cli-hellas-monsters = monstruos
cli-hellas-cards = cartas
cli-hellas-king = rey
cli-hellas-king-countdown =
    Rey de reyes: { $count ->
        [0] este turno decide
        [one] una acción especial más de { $who }
       *[other] { $count } acciones especiales más de { $who }
    }, y entonces manda { $region }.
cli-hellas-king-open = Será Rey de reyes quien primero tome { $region }.
cli-hellas-monsters-heading = Monstruos
cli-hellas-quests-heading = Aventuras
cli-hellas-temples-heading = Templos por construir (! reparte bendiciones)
cli-hellas-legend-muses = { $muse }R la musa de R
cli-hellas-sending =
    { $number ->
        [0] Puerto de Atlas
       *[other] Puerto { $number } de Atlas
    }
cli-hellas-apples = manzanas restantes: { $left }
cli-hellas-atlas = Atlas:
cli-hellas-sky = cielo en { $left }
cli-hellas-atlas-bonus = Ficha de bonificación de Atlas: { $who }, { $attribute } +1
cli-hellas-legend-atlas = { $port } puerto de Atlas: desde allí se le envían hoplitas
cli-hellas-constructs = ingenios:
cli-hellas-orichalkum = Oricalco:
cli-hellas-metal = Oricalco
cli-hellas-legend-orichalkum = { $metal } oricalco
cli-hellas-muses = musas:
cli-hellas-muses-heading = Las musas
cli-hellas-display = fragua:
cli-hellas-display-heading = La fragua
cli-hellas-decks = Cartas en los mazos: combate { $combat }, evento { $event }, ataque de monstruo { $attack }, artefactos neutrales { $neutral }, bendiciones { $blessing }
cli-hellas-discarded = Cartas de combate descartadas:
cli-hellas-limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplita: +1
       *[other] { $thing } { $value }, { $count } hoplitas: +{ $count }
    }
cli-hellas-battle = Batalla: { $region }
cli-hellas-attacks = ataca
cli-hellas-defends = defiende
cli-hellas-passed = ha pasado
cli-hellas-hunt = Caza: { $monster }
cli-hellas-attack = Ataque { $strength }, defensa { $defence }
cli-hellas-draft =
    Reparto: { $count ->
        [one] 1 bendición
       *[other] { $count } bendiciones
    } ante { $seat }. Aún deben elegir: { $waiting }
cli-hellas-population = población
cli-hellas-control = bajo el control de
cli-hellas-neutral = nadie
cli-hellas-hoplites =
    { $count ->
        [0] ningún hoplita en campo abierto
        [one] 1 hoplita
       *[other] { $count } hoplitas
    }{ $fortified ->
        [0] {""}
        [1] {" "}y uno fortificado en la ciudad
       *[2] {" "}y dos fortificados en la ciudad
    }
cli-hellas-city = Ciudad
cli-hellas-sparta = Esparta
cli-hellas-troy = Troya
cli-hellas-anger = ira
cli-hellas-passing = (pasar la lleva a { $anger })
cli-hellas-prices = precios
cli-hellas-chains = cadenas
cli-hellas-orders = órdenes
cli-hellas-attitudes = actitudes
cli-hellas-unbroken =
    { $count ->
        [one] 1 intacta
       *[other] { $count } intactas
    }
cli-hellas-lies = en un hilo
cli-hellas-shrine = Santuario sin templo
cli-hellas-temple = Templo { $number }
cli-hellas-oracle = El Oráculo de Delfos
cli-hellas-oracle-place = Lugar del Oráculo de Delfos, aún sin construir
cli-hellas-own_temple = Construido aquí: { $kind }
cli-hellas-own_temple-place = Se puede construir aquí: { $kind }
cli-hellas-monument = Monumento: { $god }, nivel { $level }
cli-hellas-priests-there = Sacerdotes en el monumento: { $who }
cli-hellas-borders = Fronteras por tierra:
cli-hellas-trails = Rutas marítimas:
cli-hellas-ports = Puerto, unido con:
cli-hellas-gate = Puerta de Hades
cli-hellas-warriors = Guerreros de Hades: { $count }
cli-hellas-underworld = En el inframundo:
cli-hellas-no-region = No existe esa región. En el mapa: { $names }
cli-hellas-legend =
    El número tras el nombre es la población. { $land } frontera, { $sea } ruta marítima.
    Ejércitos: [R]3+1 bajo el control de R, 3 hoplitas y 1 fortificado; R2 hoplitas sin control; @RB héroes de R y B
    { $city } ciudad · { $sparta } Esparta · ({ $temple }) santuario vacío · { $temple }3 templo · { $oracle } el Oráculo de Delfos, entre paréntesis su lugar · Zeus:2RB monumento, nivel, sacerdotes
    Otros: *Hydra monstruo · ? aventura · heridas: letra del símbolo, { $covered } cubierto, { $priest } sacerdote, { $artifact } artefacto · { $casualty } baja
cli-hellas-legend-ports = { $port } puerto: todos los puertos están unidos, para los héroes y para Marchar
cli-hellas-legend-underworld = { $gate } puerta de Hades · { $warrior }1 guerreros de Hades, que cuentan en la población
cli-hellas-powers = Poderes
cli-hellas-special-heading = Acciones especiales
cli-hellas-move = movimientos
cli-hellas-go = regiones
cli-hellas-fortify = fortificar
cli-hellas-unfortify = salir de la ciudad
cli-hellas-pray = orar a
cli-hellas-use-artifact = artefactos
cli-hellas-use-blessing = bendiciones
cli-hellas-recruit-in = reclutar
cli-hellas-recruit-fortified = reclutar fortificado
cli-hellas-roll = tirar por
cli-hellas-command-region = región
    .text = todo sobre una región, con sus vecinas

## aegean serve

cli-serve-about = Poner en marcha un servidor para navegadores y programas.
cli-serve-host = la dirección en la que escuchar; 0.0.0.0 para toda la red
cli-serve-port = el puerto en el que escuchar
cli-serve-database = dónde se guardan las mesas: una URL que empieza por sqlite:/// o postgresql://
cli-serve-channels = cómo se avisan varios procesos: memory, o la URL de Redis o PostgreSQL
cli-serve-workers = número de procesos del servidor
cli-serve-public-url = la dirección tal como la ven los navegadores, si hay un proxy delante del servidor
cli-serve-trusted-proxies = proxies de confianza para saber la dirección del visitante
cli-serve-door = quién puede entrar: open (todo el mundo), members (con invitación) o accounts (sin invitados)
cli-serve-house = nombre de tu club, visible en la página de entrada
cli-serve-think = los segundos que un bot puede tardar como mucho en una jugada
cli-serve-thinkers = procesos de bots por cada proceso del servidor
cli-serve-no-browser = no abrir un navegador
cli-serve-address = Aegean funciona en { $address }
cli-serve-stop = Pulsa Ctrl+C para detenerlo.
cli-serve-lacking = Faltan los paquetes del servidor (no está { $name }). Se instalan con: pip install "aegean[server]"
cli-compile-begun = Las reglas y los bots se están compilando en segundo plano: a partir del próximo arranque irán más rápido.
cli-compile-ready = Las reglas y los bots ya están compilados: en el próximo arranque irán más rápido.
cli-compile-refused = No se han podido compilar las reglas y los bots. Funcionan igual, solo que más despacio. Lo que dijo el compilador está en { $file }

cli-start-no-folder = Aegean no puede arrancar: no existe la carpeta { $folder }. Créala o indica otro archivo con --database.
cli-start-not-a-database = Aegean no puede arrancar: { $file } no es una base de datos. Indica otro archivo con --database.
cli-start-damaged = Aegean no puede arrancar: la base de datos { $file } está dañada. Restaura una copia de seguridad en un archivo nuevo.
cli-start-read-only = Aegean no puede arrancar: no se puede escribir en { $file }. Revisa los permisos del archivo y de su carpeta, y el disco.
cli-start-locked = Aegean no puede arrancar: otro programa tiene bloqueado { $file }.
cli-start-full = Aegean no puede arrancar: no queda espacio en el disco de { $file }.
cli-start-cannot-open = Aegean no puede arrancar: no se puede abrir la base de datos { $file } ({ $why }).
cli-start-database = Aegean no puede arrancar: no se puede usar la base de datos en { $where }. Responde: { $why }
cli-start-newer = Aegean no puede arrancar: la base de datos es de una versión posterior (revisión { $revision }). Usa la versión de aegean que la escribió, o una posterior.
cli-start-channels = Aegean no puede arrancar: no se llega a los canales en { $where }. Responden: { $why }
cli-start-port = Aegean no puede arrancar: no puede escuchar en { $host }, puerto { $port } ({ $why }). ¿Ya hay un servidor allí? Elige otro --port.
cli-start-ended = Aegean no ha podido arrancar. Las líneas de arriba dicen por qué.
## aegean host

cli-host-about = Administrar un servidor: mesas, personas, copias de seguridad.
cli-host-list = listar mesas, personas o vetos
cli-host-stats = mostrar cifras
cli-host-close = cerrar una mesa abierta o en juego
cli-host-chat = listar lo dicho en una mesa, con los números de las líneas
cli-host-remove-line = quitar una línea del chat
cli-host-clear-title = borrar el título de una mesa
cli-host-rename = dar otro nombre a una persona
cli-host-mute = impedir que una persona escriba en el chat, durante --hours; --off se lo vuelve a permitir
cli-host-moderator = permitir que una cuenta modere desde el navegador; --off lo termina
cli-host-appoint = hacer administradora a una cuenta en el navegador; --off lo termina
cli-host-reports = lo que los jugadores han denunciado y nadie ha resuelto
cli-host-settle = cerrar una denuncia; --off la desestima
cli-host-give-seat = dar el asiento de un jugador a otra persona
cli-host-take-back = deshacer las últimas acciones de una mesa
cli-host-announce = decir algo a todos, durante --hours; --off lo quita
cli-host-log = listar lo que hicieron los moderadores
cli-host-outbox = muestra cómo van las notificaciones y las que se abandonaron
cli-host-ban = vetar a una persona o una dirección
cli-host-unban = levantar un veto
cli-host-delete-user = borrar a una persona; las partidas de los demás se quedan
cli-host-reset-password = crear un enlace con el que alguien elige una contraseña nueva
cli-host-invite = crear un enlace de invitación para nuevos miembros
cli-host-invitations = listar las invitaciones válidas
cli-host-uninvite = anular una invitación
cli-host-admit = hacer miembro a alguien sin invitación
cli-host-ratings = personas y partidas de cada clasificación; --rebuild vuelve a calcular todas las puntuaciones con las partidas terminadas
cli-host-prune = quitar sesiones caducadas, mesas que nunca empezaron e invitados sin partidas
cli-host-backup = escribir toda la base de datos en un archivo
cli-host-check-backup = comprobar que una copia se puede restaurar, fila por fila, en una base de datos aparte
cli-host-restore = restaurar una copia en una base de datos vacía
cli-host-deed = una de las acciones de arriba
cli-host-thing = el id de una mesa; el nombre de una cuenta, o id: y el número de una persona; una dirección o una red; el identificador de una invitación; un archivo; con list: tables, people o bans
cli-host-database = la base de datos del servidor; si no se indica, AEGEAN_DATABASE o el archivo que usa aegean serve
cli-host-status = listar solo las mesas en este estado
cli-host-most = no listar más que estas
cli-host-reason = por qué: para ban, en tu propia lista; para close, visible para todos
cli-host-days = con prune: lo que nadie ha tocado en tantos días (30); con invite: cuántos días vale el enlace (7)
cli-host-uses = a cuántas personas deja entrar una invitación (1)
cli-host-label = para quién es una invitación, para tu propia lista
cli-host-public-url = la dirección con la que empiezan los enlaces; si no se indica, AEGEAN_PUBLIC_URL o la del propio servidor
cli-host-rebuild = para ratings: volver a calcularlas todas
cli-host-yes = no pedir confirmación
cli-host-more = más argumentos: un asiento, un nombre, un número de acciones
cli-host-hours = durante cuántas horas alguien no puede escribir o algo está anunciado; por sí solo, 24
cli-host-off = terminarlo: para mute, moderator y announce
cli-host-too-much = { $deed } no necesita esto: { $more }
cli-host-usage = Uso: { $usage }
cli-host-removed = quitada
cli-host-line-removed = La línea { $line } está quitada. Quien tiene la mesa abierta lo ve en dos segundos.
cli-host-outbox-counts = En espera: { $waiting }; de ellas, intentadas en vano: { $late }. Enviadas en las últimas 24 horas: { $sent }. Abandonadas: { $dead }.
cli-host-outbox-overdue = Pendiente desde { $moment }: ¿hay un servidor en marcha?
cli-host-title-cleared = La mesa { $table } ya no tiene título.
cli-host-renamed = { $person } se llama ahora { $name }.
cli-host-muted = { $person } no puede escribir en el chat hasta { $moment }.
cli-host-unmuted = { $person } puede volver a escribir en el chat.
cli-host-moderates = { $person } modera a partir de ahora.
cli-host-moderates-no-more = { $person } ya no modera.
cli-host-appointed = { $person } administra a partir de ahora.
cli-host-appointed-no-more = { $person } ya no administra.
cli-host-settled = La denuncia { $number } está cerrada.
cli-host-dismissed = La denuncia { $number } está desestimada.
cli-host-seat-given = El asiento { $seat } de la mesa { $table } es ahora de { $person }.
cli-host-taken-back =
    { $count ->
        [one] Se ha deshecho una acción en la mesa { $table }; acciones restantes: { $left }.
       *[other] Se han deshecho { $count } acciones en la mesa { $table }; acciones restantes: { $left }.
    }
cli-host-announced = Todos lo leen hasta { $moment }.
cli-host-announced-no-more = Ya no hay ningún anuncio.
cli-host-keep = hacer la copia en una carpeta, con el nombre del momento, y conservar las últimas
cli-host-check = tras la copia, probar que se restaura
cli-host-no-deed = Aquí no existe { $deed }. Hay: { $deeds }.
cli-host-no-kind = No hay lista de { $kind }. Hay: { $kinds }.
cli-host-whom = { $deed } necesita saber a quién o a qué se aplica; véase aegean host --help.
cli-host-nobody = { $deed } no se aplica a nada en particular: quita la última palabra.
cli-host-no-database = No hay ninguna base de datos en { $file }. Indícala con --database.
cli-host-other-revision = La base de datos está en la revisión { $revision }, y esta versión de aegean trabaja con { $newest }. Un servidor de esta versión la pone al día al arrancar.
cli-host-none = Ninguno.
cli-host-guest = invitado
cli-host-account = cuenta
cli-host-banned = con veto
cli-host-stats-people = Personas: con cuenta { $accounts }, invitados { $guests }, con veto { $banned }
cli-host-stats-sessions = Sesiones: { $count }
cli-host-stats-tables = Mesas de { $game }, { $status }: { $count }
cli-host-stats-entries = Entradas en los registros: { $count }, de ellas { $today } en las últimas 24 horas
cli-host-stats-chat = Líneas de chat: { $count }
cli-host-stats-unkept =
    { $count ->
        [0] Todas las partidas terminadas están guardadas tal como fueron.
        [one] Partidas terminadas que aún no están guardadas tal como fueron: 1 (el servidor en marcha se ocupa)
       *[other] Partidas terminadas que aún no están guardadas tal como fueron: { $count } (el servidor en marcha se ocupa)
    }
cli-host-closed = La mesa { $table } está cerrada.
cli-host-banned-address = { $address } queda vetada. Un servidor en marcha lo tiene en cuenta en dos segundos.
cli-host-banned-person = { $person } queda con veto. Un servidor en marcha lo tiene en cuenta en dos segundos.
cli-host-unbanned = { $whom } puede entrar de nuevo.
cli-host-sure = Esto no se puede deshacer. Para borrar a { $name }, escribe el nombre:
cli-host-unchanged = No se ha cambiado nada.
cli-host-no-password = { $name } es un invitado y no tiene contraseña.
cli-host-reset = Da este enlace solo a { $name }. Vale una vez, durante 24 horas:
cli-host-invite-too-much = Límites de una invitación: personas: { $uses }, días: { $days }.
cli-host-invited =
    { $uses ->
        [one] Este enlace deja entrar a una persona, hasta { $moment }:
       *[other] Este enlace deja entrar a { $uses } personas, hasta { $moment }:
    }
cli-host-left =
    { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
cli-host-uninvited = La invitación { $id } ya no vale.
cli-host-admitted = { $name } ya es miembro.
cli-host-deleted =
    Se ha borrado a { $name }. { $running ->
        [0] No afecta a ninguna partida en juego.
        [one] En una partida en juego el asiento queda vacío hasta que lo tome un bot.
       *[other] En { $running } partidas en juego los asientos quedan vacíos hasta que los tomen bots.
    }
cli-host-pruned = Eliminado: sesiones { $sessions }, mesas { $tables }, invitados { $guests }
cli-host-backed-up = Copia guardada en { $file }. Filas: { $count }. Contiene los secretos de partidas en curso; guárdala bien.
cli-host-backups-removed = Copias anteriores quitadas: { $count }.
cli-host-proved = La copia del { $moment } se puede restaurar. Filas comparadas: { $count }. Mesas repetidas con el mismo resultado: { $tables }. Mesas de otras reglas, no repetidas: { $old }.
cli-host-ratings-rebuilt = Puntuaciones calculadas de nuevo. Partidas: { $count }.
cli-host-restored = Copia del { $moment } restaurada. Filas: { $count }.

## aegean arena

cli-arena-about = Hace que los bots jueguen muchas partidas entre sí y las cuenta.
cli-arena-bots = un bot por asiento, un nivel o una clase propia como mine.py:Bot; el mismo puede ocupar varios
cli-arena-games = cuántas partidas; se redondea hacia arriba, para que cada semilla se juegue con todos los repartos de asientos
cli-arena-jobs = procesos; si no se dice, uno por núcleo
cli-arena-ray = jugar en un clúster de Ray: su dirección, o ninguna para el que Ray encuentre o inicie
cli-arena-seed = la semilla de la primera partida; las demás la siguen
cli-arena-save = guarda cada partida al terminar en FILE.jsonl, y al final FILE.json, FILE.csv y FILE.svg
cli-arena-records = guarda el registro de cada partida en esta carpeta
cli-arena-resume = continúa el encuentro de FILE.jsonl
cli-arena-resume-what = Para continuar, di con --save en qué archivo está el encuentro.
cli-arena-announced =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }: { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    }, { $seatings ->
        [one] un solo reparto de asientos
       *[other] cada una con { $seatings } repartos de asientos
    }.
cli-arena-broken-off = Interrumpido: esto es lo jugado hasta ahora. Con --save un encuentro puede continuarse.
cli-arena-to-resume = Interrumpido: no se pierde nada de lo terminado. La misma orden con --resume continúa.
cli-arena-saved = Guardado: { $file } con { $endings }
cli-arena-plot-wins = partidas ganadas, con el intervalo del 95 %; a trazos: lo esperable
cli-arena-plot-rounds = rondas por partida
cli-arena-bot-column = bot
cli-arena-wins-column = gana
cli-arena-interval-column = 95 %
cli-arena-par-column = base
cli-arena-rating-column = puntos
cli-arena-decisions-column = elige
cli-arena-time-column = por jugada
cli-arena-longest-column = máximo
cli-arena-goal = La meta del minijuego.
cli-arena-too-long = Nadie: interrumpida por llegar al máximo que permite la variante.
cli-arena-length = Rondas: { $mean } de media, de { $least } a { $most }, la mitad de las partidas hasta { $median }, el 95 % hasta { $high }; { $actions } acciones por partida. Ganadas por:

## aegean exploit

cli-exploit-about = Dice cuánto le gana a un bot quien lo conoce.
cli-exploit-bot = el bot de todos los demás asientos: un nivel o una clase propia como mine.py:Bot
cli-exploit-looks = cuántas veces se prueba cada acción antes de descartar la peor mitad (por defecto: { $looks })
cli-exploit-ahead = tras cuántas acciones una prueba se juzga en vez de seguir jugándose (por defecto: { $ahead })
cli-exploit-told = Contra { $bot }, quien lo conoce ganó el { $won } de las partidas; un igual ganaría el { $par }. Así que { $bot } regala al menos { $least } puntos porcentuales (extremo inferior del intervalo del 95 %).

## aegean records

cli-records-about = Cuenta lo que pasó en una carpeta de registros, o hace de ellos datos para aprender.
cli-records-folder = la carpeta, tal como la llena aegean arena --records
cli-records-save = guarda las cifras, y una línea por partida, en FILE como JSON
cli-records-data = escribe observaciones, máscaras, acciones y resultados en esta carpeta, en archivos .npz
cli-records-reward = cuánto vale un resultado en los datos: win o rank (por defecto: win)
cli-records-none = No se pudo contar nada en { $folder }.
cli-records-left-out = Omitido: { $file }. { $why }
cli-records-more-left-out = Otros archivos omitidos: { $files }
cli-records-saved = Guardado: { $file }
cli-records-written = Escrito en { $folder }: decisiones: { $decisions }, partidas: { $games }, archivos: { $files }.
cli-records-unfinished = Sin terminar.
cli-records-base = sin módulos
cli-records-seats = Jugadores: { $seats }
cli-records-won = Victorias por asiento (jugadores: { $seats }): { $won }
cli-records-games-column = partidas
cli-records-rounds-column = rondas
cli-records-high-column = 95 %
cli-records-actions-column = acciones
cli-records-choices-column = a elegir
## aegean league

cli-league-about = Hacer que los bots jueguen una liga: divisiones, temporadas, ascensos y descensos.
cli-league-bots = los bots que juegan, como en arena; si se omite, bots de varios niveles y caracteres
cli-league-players = cuántos bots, si no se nombra ninguno
cli-league-seats = jugadores en cada mesa
cli-league-division = cuántos bots, más o menos, en una división, de tres a seis
cli-league-moves = cuántos ascienden y descienden tras cada temporada
cli-league-seasons = cuántas temporadas
cli-league-seed = semilla de los sorteos y de la primera partida
cli-league-season = Temporada { $number }
cli-league-title = División { $number }
cli-league-points-column = puntos
cli-league-games-column = partidas
cli-league-wins-column = ganadas
cli-league-by-wins = menos partidas ganadas
cli-league-by-direct = menos puntos contra los igualados
cli-league-by-opposition = rivales más débiles
cli-league-by-lot = por sorteo
cli-league-idle = Sin plaza en una división: { $name }.
cli-league-champion = Campeón: { $name }.
