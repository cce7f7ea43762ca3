### What every game and every program shares.

# The language, by its own name.
core-language = Deutsch

## Warum eine Aktion jetzt nicht möglich ist

core-why-the_game_is_over = Die Partie ist vorbei.
core-why-another_seat_decides = Du hast gerade nichts zu entscheiden.
core-why-not_a_choice_at_this_moment = Danach ist jetzt nicht gefragt.
core-why-not_among_the_choices = Das steht dir jetzt nicht zur Wahl.
core-why-not_part_of_this_game = Das gehört zu einem Modul, mit dem diese Partie nicht gespielt wird.
