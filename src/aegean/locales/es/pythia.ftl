### El consejo de la Pitia: qué haría un bot fuerte, y por qué.

pythia-ask = Preguntar a la Pitia
pythia-thinking = La Pitia mira entre el humo …
pythia-withdraw = Déjalo
pythia-says = El consejo de la Pitia
pythia-do = Hacerlo
pythia-why = Razones
pythia-only = Aquí no tienes otra opción.
pythia-clear =
    { $points ->
        [one] Está claro: lo siguiente mejor cuesta cerca de un punto de cada cien de tu opción de ganar.
       *[other] Está claro: lo siguiente mejor cuesta cerca de { $points } puntos de cada cien de tu opción de ganar.
    }
pythia-even = Está reñido: lo siguiente mejor es casi igual de bueno.
pythia-then = Cómo sigue
pythia-others = También sopesado
pythia-show = Mostrar en el tablero
pythia-percent = { $chance } %
pythia-unseen = sin examinar
pythia-chances = Probabilidad de ganar
pythia-looks =
    { $count ->
        [0] Dicho a primera vista.
        [one] Tras una mirada al futuro. Son estimaciones, no promesas.
       *[other] Tras { $count } miradas al futuro. Son estimaciones, no promesas.
    }
pythia-told = La Pitia aconseja: { $action }

## Lo que habla a favor

pythia-ground-luck = Lo que venga después depende de la suerte.
pythia-ground-end = Con ello acaba la partida.
pythia-ground-none = No aporta nada que se pueda contar de inmediato: al mirar adelante ha salido mejor que lo demás.
pythia-ground-delphi-tasks =
    { $count ->
        [one] Queda cumplida una tarea de Zeus.
       *[other] Quedan cumplidas { $count } tareas de Zeus.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] Tu barco carga algo que pide una tarea.
       *[other] Tu barco carga { $count } cosas que piden las tareas.
    }
pythia-ground-delphi-favours =
    { $count ->
        [one] Ganas un favor.
       *[other] Ganas { $count } favores.
    }
pythia-ground-delphi-cards =
    { $count ->
        [one] Ganas una carta de oráculo.
       *[other] Ganas { $count } cartas de oráculo.
    }
pythia-ground-delphi-gods =
    { $count ->
        [one] Tus dioses suben un paso.
       *[other] Tus dioses suben { $count } pasos.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] Te libras de una herida.
       *[other] Te libras de { $count } heridas.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] El camino por todas tus tareas y a casa se acorta cerca de un dado.
       *[other] El camino por todas tus tareas y a casa se acorta cerca de { $count } dados.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] Podrías estar en casa en una ronda, más o menos.
       *[other] Aún necesitas unas { $count } rondas.
    }
pythia-ground-delphi-rival =
    { $count ->
        [one] Tu rival más cercano es { $seat }: le falta una ronda, más o menos.
       *[other] Tu rival más cercano es { $seat }: le faltan unas { $count } rondas.
    }
pythia-ground-hellas-monsters =
    { $count ->
        [one] Tu héroe mata a un monstruo.
       *[other] Tu héroe mata a { $count } monstruos.
    }
pythia-ground-hellas-taken = Te da el control de: { $region }.
pythia-ground-hellas-temples =
    { $count ->
        [one] Un templo más es tuyo.
       *[other] { $count } templos más son tuyos.
    }
pythia-ground-hellas-levels =
    { $count ->
        [one] Un monumento sube un nivel.
       *[other] Los monumentos suben { $count } niveles.
    }
pythia-ground-hellas-hoplites =
    { $count ->
        [one] Tienes un hoplita más en el mapa.
       *[other] Tienes { $count } hoplitas más en el mapa.
    }
pythia-ground-hellas-priests =
    { $count ->
        [one] Ganas un sacerdote.
       *[other] Ganas { $count } sacerdotes.
    }
pythia-ground-hellas-artifacts =
    { $count ->
        [one] Ganas un artefacto.
       *[other] Ganas { $count } artefactos.
    }
pythia-ground-hellas-blessings =
    { $count ->
        [one] Ganas una bendición.
       *[other] Ganas { $count } bendiciones.
    }
pythia-ground-hellas-attributes =
    { $count ->
        [one] Tu héroe crece un punto.
       *[other] Tu héroe crece { $count } puntos.
    }
pythia-ground-hellas-cards =
    { $count ->
        [one] Ganas una carta de combate.
       *[other] Ganas { $count } cartas de combate.
    }
pythia-ground-hellas-health =
    { $count ->
        [one] Se cura un daño.
       *[other] Se curan { $count } daños.
    }
pythia-ground-hellas-nearer = Te acerca a «{ $victory }».
pythia-ground-hellas-goal =
    { $count ->
        [one] Tu victoria más cercana es «{ $victory }», a un turno más o menos.
       *[other] Tu victoria más cercana es «{ $victory }», a unos { $count } turnos.
    }
pythia-ground-hellas-rival =
    { $count ->
        [one] Cuidado con { $seat }: «{ $victory }» en un turno, más o menos.
       *[other] Cuidado con { $seat }: «{ $victory }» en unos { $count } turnos.
    }
