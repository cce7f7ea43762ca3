### What every game and every program shares.

# The language, by its own name.
core-language = Español

## Por qué una acción no es posible ahora

core-why-the_game_is_over = La partida ha terminado.
core-why-another_seat_decides = Esta decisión no es tuya ahora.
core-why-not_a_choice_at_this_moment = Eso no es lo que se decide ahora.
core-why-not_among_the_choices = Eso no está ahora entre tus opciones.
core-why-not_part_of_this_game = Eso pertenece a un módulo que no está en esta partida.
