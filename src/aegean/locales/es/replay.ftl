### Mirar atrás: la repetición de una partida, sus cifras y su crónica en papel.

## La página

replay-title = Repetición: { $title }
replay-nothing = Esta partida no se puede mostrar
replay-to-table = A la mesa
replay-winner =
    { $count ->
        [one] Ha ganado { $names }.
       *[other] { $names } comparten la victoria.
    }
replay-won = victoria
replay-deciding = decide
replay-reading = Cargando la crónica…
replay-not-over = Disponible cuando termine la partida.
replay-side = Crónica y estadísticas
replay-standings = Situación de cada jugador
replay-below = Sección que se muestra abajo

## Con qué ojos

replay-eyes = Vista
replay-eyes-above = Todo: todas las manos a la vista
replay-eyes-spectator = Como espectador
replay-eyes-seat = Como { $name }

## Moverse por la partida

replay-controls = Jugadas
replay-first = Al principio
replay-turn-before = Turno anterior
replay-back = Jugada anterior
replay-play = Reproducir
replay-pause = Pausa
replay-on = Jugada siguiente
replay-turn-next = Turno siguiente
replay-last = Al final
replay-speed = Velocidad
replay-times = { $speed }×
replay-scrub = Jugada
replay-count = { $at } / { $last }
replay-copy = Copiar el enlace a la jugada { $move }
replay-copy-fails = Este navegador no permite copiar. El enlace es { $link }

## Páginas junto al tablero, y pestañas en pantallas pequeñas

replay-page-moves = Jugadas
replay-page-players = Jugadores
replay-page-numbers = Estadísticas
replay-page-proof = Prueba y registro
replay-tab-board = Tablero
replay-tab-course = Probabilidades
replay-tab-moves = Jugadas
replay-tab-players = Jugadores
replay-tab-numbers = Estadísticas
replay-tab-proof = Prueba

## El curso de la partida

replay-course = Curso de la partida
replay-own = Mano de { $name }
replay-chart = Probabilidades de ganar a lo largo de toda la partida, de arriba abajo: { $names }. Elige un punto para ir a la jugada.
replay-working = Un bot está evaluando cada jugada…
replay-chances-later = Las probabilidades se calculan cuando termina la partida.
replay-again = Reintentar
replay-turnings = Momentos decisivos
replay-count-round = ronda { $number }
replay-count-turn = turno { $number }

## Cifras

replay-numbers = Estadísticas de la partida
replay-lasted =
    { $count ->
        [one] { $time } en total, una decisión.
       *[other] { $time } en total, { $count } decisiones.
    }
replay-turns = Turnos
replay-decisions = Decisiones
replay-time = Tiempo de espera
replay-by-turns = { $figure } por turno

## Prueba, registro y la crónica en papel

replay-proof = Prueba de dados limpios
replay-proof-help = Antes de la primera tirada se mostró la huella de una semilla secreta. Ahora la semilla está a la vista: de ella salen cada tirada y cada barajado, y nadie pudo cambiarla durante la partida.
replay-mixed = Alguien eligió { $word }. Junto con el número secreto del servidor, { $salt }, forma la semilla.
replay-mixed-broken = Estos dos números no forman esta semilla.
replay-given = Alguien eligió esta semilla antes de la partida y quizá conocía toda la información oculta.
replay-arranged = La partida empezó desde una posición preparada.
replay-version = Jugada con la versión { $version } de las reglas.
replay-changed = Desde la jugada { $number } se jugó con la versión { $version } de las reglas. Las jugadas anteriores también se muestran con ella.
replay-verify = Comprobar cada tirada
replay-verifying = Repitiendo toda la partida…
replay-seed-differs = La semilla no coincide con la huella que se mostró antes de la partida.
replay-hash = Huella de la posición final: { $hash }
replay-keep = Guardar e imprimir
replay-tale = Crónica para imprimir
replay-bring = Importar una partida
replay-bring-help = Abre un registro guardado aquí o con la línea de órdenes y mira esa partida.
replay-no-record = Este archivo no es el registro de una partida.
replay-tale-of = Crónica de { $title }
replay-to-replay = A la repetición
replay-print = Imprimir
replay-tale-proof = La huella se mostró antes de la primera tirada. Con la semilla, cualquiera puede comprobar que de ella salen cada tirada y cada barajado de esta crónica.
