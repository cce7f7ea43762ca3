### What every game and every program shares.

# The language, by its own name.
core-language = Deutsch

## Warum eine Aktion jetzt nicht möglich ist

core-why-the_game_is_over = Das Spiel ist zu Ende.
core-why-another_seat_decides = Das ist jetzt nicht deine Entscheidung.
core-why-not_a_choice_at_this_moment = Das steht jetzt nicht zur Entscheidung.
core-why-not_among_the_choices = Das steht dir jetzt nicht zur Wahl.
core-why-not_part_of_this_game = Das gehört zu einem Modul, das nicht in diesem Spiel ist.
