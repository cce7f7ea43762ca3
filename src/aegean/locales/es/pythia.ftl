### El consejo de la Pitia: qué haría un bot fuerte, y por qué.

pythia-ask = Preguntar a la Pitia
pythia-thinking = La Pitia está pensando…
pythia-withdraw = Cancelar
pythia-says = El consejo de la Pitia
pythia-do = Hacerlo
pythia-why = Razones
pythia-only = Es tu única opción.
pythia-clear =
    { $points ->
        [one] Decisión clara: la segunda mejor opción reduce tu probabilidad de ganar en cerca de 1 punto porcentual.
       *[other] Decisión clara: la segunda mejor opción reduce tu probabilidad de ganar en unos { $points } puntos porcentuales.
    }
pythia-even = Decisión reñida: la segunda mejor opción es casi igual de buena.
pythia-unsure = Probablemente: la segunda mejor jugada se examinó demasiado poco para estar seguros.
pythia-then = Qué puede seguir
pythia-others = Alternativas
pythia-show = Mostrar en el tablero
pythia-percent = { $chance } %
pythia-unseen = sin analizar
pythia-chances = Probabilidad de ganar
pythia-looks =
    { $count ->
        [0] Primera impresión, sin mirar más allá.
        [one] Estimación a partir de una simulación.
       *[other] Estimación a partir de { $count } simulaciones.
    }
pythia-told = La Pitia aconseja: { $action }

## Razones

pythia-ground-luck = Lo que venga después depende de la suerte.
pythia-ground-end = Termina la partida.
pythia-ground-none = No aporta nada inmediato, pero a la larga da el mejor resultado.
pythia-ground-delphi-tasks =
    { $count ->
        [one] Cumples una tarea.
       *[other] Cumples { $count } tareas.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] Cargas algo que necesitas para una tarea.
       *[other] Cargas { $count } cosas que necesitas para tus tareas.
    }
pythia-ground-delphi-favours =
    { $count ->
        [one] Consigues un favor.
       *[other] Consigues { $count } favores.
    }
pythia-ground-delphi-cards =
    { $count ->
        [one] Consigues una carta de oráculo.
       *[other] Consigues { $count } cartas de oráculo.
    }
pythia-ground-delphi-gods =
    { $count ->
        [one] Un dios avanza una nube.
       *[other] Tus dioses avanzan { $count } nubes.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] Descartas una carta de herida.
       *[other] Descartas { $count } cartas de herida.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] La ruta que te queda se acorta en cerca de un dado.
       *[other] La ruta que te queda se acorta en unos { $count } dados.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] Te falta cerca de una ronda para acabar.
       *[other] Te faltan unas { $count } rondas para acabar.
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
        [one] Controlas un templo más.
       *[other] Controlas { $count } templos más.
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
pythia-ground-hellas-upgrades =
    { $count ->
        [one] Ganas una mejora de ejército.
       *[other] Ganas { $count } mejoras de ejército.
    }
pythia-ground-hellas-attributes =
    { $count ->
        [one] Un atributo aumenta en 1.
       *[other] Tus atributos aumentan en { $count } en total.
    }
pythia-ground-hellas-fleet = Tu Flota aumenta en { $count }.
pythia-ground-hellas-raise = Tu Invocación aumenta en { $count }.
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
pythia-ground-hellas-trainings =
    { $count ->
        [one] Ganas una carta de entrenamiento.
       *[other] Ganas { $count } cartas de entrenamiento.
    }
pythia-ground-hellas-atlas =
    { $count ->
        [one] Tienes un hoplita más con Atlas.
       *[other] Tienes { $count } hoplitas más con Atlas.
    }
pythia-ground-hellas-apples =
    { $count ->
        [one] Ganas una manzana de oro.
       *[other] Ganas { $count } manzanas de oro.
    }
pythia-ground-hellas-orichalkum =
    { $count ->
        [one] Ganas una ficha de oricalco.
       *[other] Ganas { $count } fichas de oricalco.
    }
pythia-ground-hellas-muses = Consigues una musa.
pythia-ground-hellas-talos = Talos te obedece.
pythia-ground-hellas-relics =
    { $count ->
        [one] Ganas una reliquia.
       *[other] Ganas { $count } reliquias.
    }
pythia-ground-hellas-charged =
    { $count ->
        [one] Un artefacto vuelve a estar cargado.
       *[other] { $count } artefactos vuelven a estar cargados.
    }
pythia-ground-hellas-monster_gone = Aleja a un monstruo de tus hoplitas en: { $region }.
pythia-ground-hellas-monster_set = Lleva a un monstruo hasta los hoplitas de otro jugador en: { $region }.
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

## What speaks against it

pythia-ground-delphi-costs_favours =
    { $count ->
        [one] A cambio cuesta un favor.
       *[other] A cambio cuesta { $count } favores.
    }
pythia-ground-delphi-costs_cards =
    { $count ->
        [one] A cambio cuesta una carta de oráculo.
       *[other] A cambio cuesta { $count } cartas de oráculo.
    }
pythia-ground-delphi-costs_gods =
    { $count ->
        [one] A cambio, un dios retrocede un paso.
       *[other] A cambio, tus dioses retroceden { $count } pasos.
    }
pythia-ground-delphi-costs_health =
    { $count ->
        [one] A cambio sufres una herida.
       *[other] A cambio sufres { $count } heridas.
    }
pythia-ground-hellas-costs_hoplites =
    { $count ->
        [one] A cambio pierdes un hoplita.
       *[other] A cambio pierdes { $count } hoplitas.
    }
pythia-ground-hellas-costs_priests =
    { $count ->
        [one] A cambio gastas un sacerdote.
       *[other] A cambio gastas { $count } sacerdotes.
    }
pythia-ground-hellas-costs_cards =
    { $count ->
        [one] A cambio cuesta una carta de combate.
       *[other] A cambio cuesta { $count } cartas de combate.
    }
pythia-ground-hellas-costs_health =
    { $count ->
        [one] A cambio, tu héroe sufre un daño.
       *[other] A cambio, tu héroe sufre { $count } daños.
    }
pythia-ground-hellas-costs_artifacts =
    { $count ->
        [one] A cambio cuesta un artefacto.
       *[other] A cambio cuesta { $count } artefactos.
    }
pythia-ground-hellas-costs_guard = A cambio, nadie queda en: { $region }.
