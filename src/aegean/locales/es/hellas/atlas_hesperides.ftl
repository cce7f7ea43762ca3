### Lords of Hellas: Atlas: El Jardín de las Hespérides.

hellas-expansion-atlas_hesperides = Atlas
    .about = Atlas guarda el Jardín de las Hespérides en Mesenia. Los hoplitas que se le envían traen manzanas de oro, que refuerzan un ejército, curan a un héroe o aumentan un atributo por un turno.
    .short = Hespérides

hellas-action-eat_apple = Gastar una manzana de oro: fuerza del ejército +1
hellas-action-heal_by_apple = Gastar una manzana de oro: curar { $attribute }
hellas-action-raise_by_apple = Gastar una manzana de oro: { $attribute } +1 este turno
hellas-action-send_for_apple = Enviar a un hoplita { $region_from } a Atlas por una manzana de oro

hellas-narrow-heal_by_apple = ¿Qué daño cura la manzana, o qué atributo aumenta?
hellas-narrow-raise_by_apple = ¿Qué atributo aumenta la manzana?
hellas-narrow-send_for_apple = ¿Desde qué puerto envías a un hoplita a Atlas?

hellas-event-apple_eaten = { $seat } gasta una manzana de oro.
    .you = Gastas una manzana de oro.
hellas-event-apple_gained =
    { $left ->
        [0] { $seat } obtiene la última manzana de oro.
       *[other] { $seat } obtiene una manzana de oro. Quedan { $left }.
    }
    .you =
        { $left ->
            [0] Obtienes la última manzana de oro.
           *[other] Obtienes una manzana de oro. Quedan { $left }.
        }
hellas-event-apple_raised = { $seat } gasta una manzana de oro: { $attribute } +1 este turno.
    .you = Gastas una manzana de oro: { $attribute } +1 este turno.
hellas-event-hoplite_sent_for_apple = { $seat } envía a un hoplita { $region_from } a Atlas.
    .you = Envías a un hoplita { $region_from } a Atlas.

hellas-why-an_apple_cannot_raise_it = { $attribute }: tiene un daño o está al máximo.
hellas-why-an_apple_was_used = Ya se ha gastado una manzana de oro.
hellas-why-atlas_has_no_free_slot = Todos los espacios del monumento de Atlas están ocupados.
hellas-why-it_is_for_the_start_of_a_turn = Eso es para el principio del turno, antes de cualquier acción.
hellas-why-nobody_of_yours_can_be_sent_from_there = No puedes enviar a ningún hoplita a Atlas { $region_from }.
hellas-why-somebody_was_sent_already = En esta acción ya se ha enviado a un hoplita a Atlas.
hellas-why-you_have_no_apple = No tienes ninguna manzana de oro.
