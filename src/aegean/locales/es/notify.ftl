### Notificaciones: los propios mensajes y la página donde se eligen.

## Mensajes

notify-reason-turn = Es tu turno
notify-reason-late = Se te ha acabado el tiempo
notify-reason-agree = Te piden tu acuerdo
notify-reason-ended = Una partida ha terminado
notify-reason-begun = Una partida ha empezado
notify-reason-full = Todos los asientos están ocupados: puedes empezar
notify-reason-rematch = Hay una revancha abierta: tu asiento te espera
notify-reason-invited = Te invitan a una mesa
notify-reason-friend = Una de tus amistades ha abierto una mesa
notify-reason-befriend = Alguien te pide amistad
notify-reason-started = Empieza un torneo
notify-reason-called_off = Se ha cancelado un torneo
notify-reason-decided = Ha terminado un torneo
notify-reason-test = Esto es una prueba
notify-reason-confirm = Confirma tu dirección
notify-test-body = Las notificaciones llegan aquí.
notify-befriend-body = Mira quién es y responde si quieres.
notify-many =
    { $count ->
        [one] 1 notificación
       *[other] { $count } notificaciones
    }
notify-stop = Dejar de recibir estas notificaciones
notify-change = Cambiar de qué se te avisa
notify-foot = Recibes esto porque pediste notificaciones a { $house }.
notify-confirm-subject = Confirma tu dirección de correo para { $house }
notify-confirm-body = Alguien, seguramente tú, quiere recibir notificaciones de { $house } en esta dirección. Para confirmarlo, abre este enlace en el plazo de un día:
notify-confirm-not-you = Si no has sido tú, no hagas nada: no se enviará nada más a esta dirección.

## La página

notify-lead = Se te avisa cuando una mesa te necesita y no la estás mirando. Los mensajes dicen la mesa, el juego y el motivo, y nada de lo que está oculto en una partida.
notify-where = Dónde se te avisa
notify-where-none = Todavía en ningún sitio. Elige una vía más abajo.
notify-kind-push = Navegador
notify-kind-email = Correo electrónico
notify-kind-discord = Discord
notify-kind-slack = Slack
notify-kind-ntfy = ntfy
notify-kind-json = Tu propio programa
notify-here = este navegador
notify-state-on = Activada
notify-state-off = Desactivada
notify-state-unconfirmed = Falta que abras el enlace que te enviamos
notify-why-gone = Desconectada: la dirección ya no existe.
notify-why-refused = Desconectada: se rechazaron los mensajes.
notify-why-failing = Desconectada: los mensajes no llegan desde hace horas.
notify-test = Enviar una prueba
notify-test-sent = La prueba va de camino y debería llegar en unos segundos.
notify-again = Enviar otra vez el enlace
notify-again-sent = Hemos enviado el enlace a { $address }.
notify-switch-on = Activar
notify-switch-off = Desactivar
notify-remove = Quitar
notify-of = { $deed }: { $name }
notify-add = Añadir una vía
notify-add-do = Añadir
notify-push-on = Avisarme en este navegador
notify-push-denied = Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del navegador y vuelve a intentarlo.
notify-push-cannot = Este navegador no puede mostrar notificaciones aquí. En un iPhone o iPad, añade antes este sitio a la pantalla de inicio.
notify-push-failed = No se ha podido contactar con el servicio de notificaciones del navegador. Inténtalo más tarde.
notify-address-email = Tu dirección de correo
    .text = Te enviamos un enlace. No llega nada más hasta que lo abras.
notify-address-discord = Dirección del webhook
    .text = En Discord: ajustes del canal, Integraciones, Webhooks, Copiar URL del webhook.
notify-address-slack = Dirección del webhook
    .text = En Slack: una aplicación con Incoming Webhooks y la URL de su webhook.
notify-address-ntfy = Dirección del tema
    .text = Por ejemplo https://ntfy.sh/ y un nombre que nadie adivine. Suscríbete a él en la aplicación de ntfy.
notify-address-json = Dirección de tu programa
    .text = Recibe JSON por POST, firmado como describe Standard Webhooks.
notify-token = Token de acceso
    .text = Solo si el tema está protegido.
notify-secret = Tu programa comprueba las firmas con esta clave. Solo se muestra una vez.
notify-about = De qué
notify-about-turn = Es mi turno o me preguntan algo
notify-about-agree = Alguien me pide mi acuerdo
notify-about-ended = Una partida ha terminado
notify-about-tables = Una mesa mía ha empezado o está completa, me invitan, hay una revancha abierta, o un torneo empieza o se cancela
notify-about-friends = Una de mis amistades abre una mesa con asientos libres, o alguien me pide amistad
notify-gather = Con qué frecuencia
    .text = Lo que surja entretanto se reúne en un solo mensaje.
notify-gather-0 = Al momento
notify-gather-15 = Cada 15 minutos como mucho
notify-gather-60 = Cada hora como mucho
notify-gather-240 = Cada 4 horas como mucho
notify-gather-1440 = Una vez al día como mucho
notify-quiet = Horas de silencio
    .text = Entonces no se envía nada. Lo que surja se envía después.
notify-quiet-from = Desde
notify-quiet-to = Hasta
notify-zone = Zona horaria
notify-tables = Mesas
    .text = Desmarca una mesa para no saber nada de ella.
notify-tables-none = Todavía no estás en ninguna mesa.
notify-saved = Guardado
notify-confirm = Confirma tu dirección de correo
notify-asks-confirm = Las notificaciones se enviarán a tu dirección cuando la confirmes.
notify-does-confirm = Confirmar
notify-done-confirm = Tu dirección está confirmada. Las notificaciones llegan ahí a partir de ahora.
notify-stop-page = Dejar de recibir notificaciones
notify-asks-stop = No recibirás más mensajes por la vía por la que llegó este. Puedes volver a activarla en la página de tus notificaciones.
notify-does-stop = No recibir más
notify-done-stop = Hecho. No recibirás más mensajes de estos.
notify-refused-email = Esto no es una dirección de correo.
notify-refused-url = Escribe una dirección que empiece por https:// y a la que se pueda llegar desde internet.
notify-refused-conflict = Ya la has añadido o tienes demasiadas. Quita antes alguna.
notify-refused-link = Este enlace no es válido o ha caducado. Pide otro en la página de tus notificaciones.
notify-stop-failed = Este enlace no desactiva nada. Abre la página de tus notificaciones.
