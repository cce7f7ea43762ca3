### Primeras partidas: lo que dice el guía, paso a paso.

lesson-name = Primera partida
lesson-place = Paso { $number } de { $count }
lesson-next = Siguiente
lesson-do = Hazlo por mí
lesson-skip = Saltar este paso
lesson-away = Ocultar la lección
lesson-back = Volver a la lección
lesson-finish = Terminar la lección
lesson-other = Puedes hacerlo, pero este paso trata de otra cosa. Deshazlo o sigue por tu cuenta.
lesson-undo = Deshacer
lesson-waiting = Ahora decide otro jugador. Este paso sigue cuando te toque de nuevo.
lesson-which = ¿Qué te gustaría aprender?
lesson-of-hellas = El juego base
    .text = Diriges a un héroe y matas monstruos.
lesson-of-hellas-kronos = Cronos, como titán
    .text = Juegas solo contra dos héroes.
lesson-of-hellas-heroes = Cronos, como héroe
    .text = Detienes al titán junto con otro héroe.
