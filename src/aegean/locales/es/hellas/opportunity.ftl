### Lords of Hellas: opportunity cards.

hellas-expansion-opportunity = Cartas de oportunidad
    .about = Cinco cartas de evento que quedan a la vista: las usa quien primero paga su precio.

hellas-action-use_opportunity = Usar la oportunidad «{ $event_card }»
hellas-action-give_up = Sacrificar a un hoplita en { $region_the }

hellas-decision-clear_some_tokens =
    { $left ->
        [one] ¿Liberas otra acción especial?
       *[other] Libera hasta { $left } acciones especiales, una a una.
    }
hellas-decision-give_up_hoplites =
    { $left ->
        [one] ¿Dónde sacrificas a un hoplita?
       *[other] Sacrifica a { $left } hoplitas, uno a uno. ¿Dónde?
    }

hellas-event-opportunity_came = Hay una oportunidad a la vista: «{ $event_card }».
hellas-event-opportunity_lapsed = Nadie ha usado la oportunidad «{ $event_card }»: se descarta.
hellas-event-opportunity_used = { $seat } usa la oportunidad «{ $event_card }».
    .you = Usas la oportunidad «{ $event_card }».

hellas-why-an_action_was_taken = Una oportunidad solo puede usarse al inicio de tu turno, antes de cualquier acción.
hellas-why-an_opportunity_was_used = Ya has usado una oportunidad en este turno.
hellas-why-that_opportunity_does_not_lie_open = «{ $event_card }» no está a la vista.
hellas-why-none_of_your_hoplites_is_there = No tienes hoplitas en { $region_the }.

hellas-event_card-power_from_blood = Poder de la sangre
    .text = Al inicio de tu turno: tu héroe recibe 2 daños; carga uno de tus artefactos usados.
hellas-event_card-reinvigoration = Vigor renovado
    .text = Al inicio de tu turno: sacrifica a 1 sacerdote; libera hasta 2 de tus acciones especiales.
hellas-event_card-mercenaries = Mercenarios
    .text = Al inicio de tu turno: descarta 2 cartas de combate; recluta hasta 2 hoplitas en una región que controles.
hellas-event_card-hecatomb = Hecatombe
    .text = Al inicio de tu turno: sacrifica a 2 de tus hoplitas, estén donde estén; obtén 1 sacerdote.
hellas-event_card-fading_glory = Gloria marchita
    .text = Al inicio de tu turno: devuelve una de tus fichas de Gloria; aumenta un atributo en 1 de forma permanente y roba 1 carta de combate.
