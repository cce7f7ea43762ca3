### Mirar atrás: la repetición de una partida, sus cifras y su crónica en papel.

## La página

replay-title = Repetición: { $title }
replay-nothing = Esta partida no se puede mostrar
replay-to-table = A la mesa
replay-winner =
    { $count ->
        [one] Ha ganado { $names }.
       *[other] Han ganado juntos { $names }.
    }
replay-won = gana
replay-deciding = le toca decidir
replay-reading = Se está leyendo la crónica …
replay-not-over = Esto se muestra cuando la partida ha terminado.
replay-side = Crónica y cifras
replay-standings = Cómo va cada cual
replay-below = Qué se muestra abajo

## Con qué ojos

replay-eyes = Con qué ojos
replay-eyes-above = Desde arriba: todas las manos
replay-eyes-spectator = Como espectador
replay-eyes-seat = Con los ojos de { $name }

## Moverse por la partida

replay-controls = Jugadas
replay-first = Al principio
replay-turn-before = Turno anterior
replay-back = Jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Jugada adelante
replay-turn-next = Turno siguiente
replay-last = Al final
replay-speed = Velocidad
replay-times = { $speed }×
replay-scrub = Jugada
replay-count = { $at } / { $last }
replay-copy = Copiar el enlace a la jugada { $move }
replay-copy-fails = Este navegador no nos deja copiar. El enlace es { $link }

## Páginas junto al tablero, y pestañas en pantallas pequeñas

replay-page-moves = Jugadas
replay-page-players = Jugadores
replay-page-numbers = Cifras
replay-page-proof = Prueba y registro
replay-tab-board = Tablero
replay-tab-course = Probabilidades
replay-tab-moves = Jugadas
replay-tab-players = Jugadores
replay-tab-numbers = Cifras
replay-tab-proof = Prueba

## El curso de la partida

replay-course = Curso de la partida
replay-own = Mano de { $name }
replay-chart = Probabilidades de ganar a lo largo de toda la partida, de arriba abajo: { $names }. Una pulsación lleva a la jugada.
replay-working = Un bot sopesa cada jugada …
replay-chances-later = Las opciones se calculan cuando la partida ha terminado.
replay-again = Intentarlo otra vez
replay-turnings = Momentos decisivos
replay-count-round = ronda { $number }
replay-count-turn = turno { $number }

## Cifras

replay-numbers = La partida en cifras
replay-lasted =
    { $count ->
        [one] { $time } de principio a fin, una decisión.
       *[other] { $time } de principio a fin, { $count } decisiones.
    }
replay-turns = Turnos
replay-decisions = Decisiones
replay-time = Tiempo que esperó la mesa
replay-by-turns = { $figure }, por turnos

## Prueba, registro y la crónica en papel

replay-proof = Prueba de los dados
replay-proof-help = Antes de la primera tirada se mostró el sello de un número secreto. Ahora el número está a la vista: cada tirada y cada barajado se sigue de él, y nadie pudo cambiarlo por el camino.
replay-mixed = Alguien dio el número { $word }. Junto con el número secreto del servidor, { $salt }, forma la semilla.
replay-mixed-broken = La semilla no es la que forman estos dos números.
replay-given = Alguien eligió este número antes de la partida, y quizá conocía todo lo oculto.
replay-arranged = La partida empezó desde una posición que alguien preparó.
replay-version = Jugada con la versión { $version } de las reglas.
replay-changed = Desde la jugada { $number } se jugó con la versión { $version } de las reglas; lo anterior también se muestra según ella.
replay-verify = Comprobar cada tirada
replay-verifying = Se está jugando de nuevo toda la partida …
replay-seed-differs = El número no encaja con el sello que se mostró antes de la partida.
replay-hash = Huella del final: { $hash }
replay-keep = Para guardar
replay-tale = La crónica en papel
replay-bring = Otra partida
replay-bring-help = Un registro guardado aquí o desde la línea de órdenes se convierte en una partida que se puede mirar.
replay-no-record = Este archivo no es el registro de una partida.
replay-tale-of = La crónica de { $title }
replay-to-replay = A la repetición
replay-print = Imprimir
replay-tale-proof = El sello se mostró antes de la primera tirada; quien tenga el número puede comprobar que cada tirada y cada barajado de esta crónica se sigue de él.
