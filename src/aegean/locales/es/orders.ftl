### Standing orders: what a player says in advance to questions at a table.

orders-title = Órdenes permanentes
orders-help = Lo que indiques aquí solo lo sabes tú. La respuesta tarda lo que tardaría una persona, así que nadie puede distinguirla de una tuya.
orders-single = Solo decisiones de verdad
    .text = No se me pregunta cuando solo hay una respuesta sensata. Mi propio turno queda en mis manos.
orders-steward = Mientras no estoy
    .text = Un bot responde a lo que se me pregunta en turnos ajenos cuando no tengo abierta esta mesa.
orders-away = Quién responde por mí
orders-nobody = Nadie
orders-turns = También juega mis propios turnos
orders-now = La pregunta actual
    .text = Qué hacer siempre que { $asked }:
orders-wish-ask = Preguntarme
orders-wish-always = Siempre
orders-wish-once = En esta batalla
orders-wish-never = Nunca
orders-standing = En vigor
orders-none = Todavía no hay ninguna respuesta fijada. Las respuestas a una pregunta se eligen aquí mientras está abierta.
orders-when = siempre que { $asked }
orders-remove = Quitar
orders-answering = Enseguida, por orden permanente: { $what }
orders-steward-answers = Enseguida responde un bot por ti.
orders-still = Aún puedes decidir tú.
orders-change = Cambiar
