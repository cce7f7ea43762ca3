### What every game and every program shares.

# The language, by its own name.
core-language = English

## Why an action is not possible now

core-why-the_game_is_over = The game is over.
core-why-another_seat_decides = It is not your decision now.
core-why-not_a_choice_at_this_moment = That is not what you decide now.
core-why-not_among_the_choices = That is not among your choices now.
core-why-not_part_of_this_game = That belongs to a module that is not in this game.
