### What every game and every program shares.

# The language, by its own name.
core-language = Polski

## Dlaczego akcja nie jest teraz możliwa

core-why-the_game_is_over = Gra jest zakończona.
core-why-another_seat_decides = To nie jest teraz twoja decyzja.
core-why-not_a_choice_at_this_moment = Nie o tym teraz decydujesz.
core-why-not_among_the_choices = Tego nie ma teraz wśród twoich możliwości.
core-why-not_part_of_this_game = To należy do modułu, którego nie ma w tej grze.
