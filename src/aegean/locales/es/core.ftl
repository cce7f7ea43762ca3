### What every game and every program shares.

# The language, by its own name.
core-language = Español
