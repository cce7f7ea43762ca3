### The page of those who look after the house, and reports to them.

host-part-load = Estado
host-part-reports = Denuncias
host-part-tables = Mesas
host-part-people = Personas
host-part-announce = Anuncio
host-part-outbox = Bandeja de salida
host-part-log = Registro

## Reports of players

host-report-title = Denunciar al administrador
host-report-help = Solo lo leen quienes administran este servidor. Nadie más lo sabrá, tampoco la persona denunciada.
host-report-whom = A quién
host-report-nobody = En esta mesa no hay nadie más.
host-report-reason = ¿Qué ha pasado?
host-report-send = Denunciar
host-report-sent = Gracias. Los administradores lo revisarán.
host-report-already = Ya lo has denunciado.
host-report-too-many = Hoy ya has denunciado mucho. Inténtalo mañana.
host-report-conflict = No se puede denunciar: es tu propio mensaje o ya se ha eliminado.
host-reports-none = No hay nada.
host-reports-settled = Mostrar las denuncias resueltas
host-report-of-line = Mensaje de { $name }
host-report-of-person = Conducta de { $name }
host-report-by = denuncia de { $name }
host-report-yours = Juegas en esta mesa: decide otro administrador, o tú cuando acabe la partida.
host-report-remove = Eliminar el mensaje
host-report-uphold = Resolver
host-report-dismiss = Desestimar
host-report-upheld = Resuelta
host-report-dismissed = Desestimada

## How the server is

host-health-ok = El servidor funciona bien.
host-health-degraded = Las jugadas llegan tarde a otros procesos.
host-health-failing = No se pueden guardar las jugadas.
host-load-connected = personas en mesas ahora
host-load-running = partidas en curso
host-load-open = mesas que esperan a alguien
host-load-over = partidas terminadas
host-load-entries = entradas en el último minuto
host-load-entries_today = entradas en el último día
host-load-bots_waiting = mesas donde le toca a un bot
host-load-bots_late = de ellas, con retraso
host-load-reports = denuncias por resolver
host-load-accounts = cuentas
host-load-guests = invitados
host-load-unkept = partidas terminadas sin archivar

## People

host-guest = persona invitada
host-role-host = administrador
host-role-moderator = moderador
host-banned = vetado
host-muted = en silencio hasta { $when }
host-of = { $deed }: { $name }
host-mute = Silenciar un día
host-unmute = Quitar el silencio
host-rename = Cambiar el nombre
host-name-new = Nombre nuevo
host-ban = Vetar
host-ban-reason = Motivo, para el registro
host-ban-sure = Vetar ahora
host-unban = Levantar el veto
host-search = Buscar
host-search-people = Nombre o número
host-banned-people = Vetados
host-muted-people = En silencio
host-banned-addresses = Direcciones vetadas
host-nobody = Nadie.
host-nothing = No se ha encontrado nada.

## Tables

host-search-tables = Título, jugador o número de mesa
host-status = Estado
host-status-all = todas
host-status-open = abiertas
host-status-running = en curso
host-status-over = terminadas
host-status-closed = cerradas
host-private = privada
host-act = Actuar en la mesa { $table }
host-close = Cerrar la mesa
host-close-sure = Cerrarla de forma permanente
host-close-reason = Motivo que todos verán
host-seat = Asiento
host-seat-to = A quién: un nombre, o id: y un número
host-seat-give = Dar el asiento
host-back = Deshacer
host-back-count = Cuántas de las últimas acciones
host-title-clear = Borrar el título

## Everybody

host-announced = visible hasta { $when }
host-announced-nothing = No hay ningún anuncio.
host-announce-text = Lo que todos deben leer
host-announce-hours = Horas
host-announce = Anunciar
host-announce-end = Quitarlo
host-outbox = En espera: { $waiting } (intentados en vano: { $late }). Enviados en un día: { $sent }. Abandonados: { $dead }.
host-outbox-oldest = El más antiguo debía salir: { $when }.
host-outbox-dead = Abandonados
host-log-none = Aún no se ha hecho nada.
host-column-when = Cuándo
host-column-who = Quién
host-column-kind = Por
host-column-reason = Motivo
host-column-table = Mesa
host-column-why = Por qué
host-column-act = Acto
host-column-whom = Qué
host-column-text = Detalles
