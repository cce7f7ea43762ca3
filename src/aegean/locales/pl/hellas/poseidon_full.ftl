### Lords of Hellas: Posejdon.

hellas-expansion-poseidon_full = Posejdon
    .about = Czwarte bóstwo w Mesenii, jego trójząb, dziesięć błogosławieństw, porty i floty, które w nich walczą.
    .short = Pełny

hellas-god-poseidon_full = Posejdon z flotami
    .of = Posejdona z flotami
    .text = Modlitwa podnosi Flotę o 1. Potem, od poziomu 2 jego monumentu, werbujesz tylu hoplitów, ile wynosi twoja Flota, w jednym regionie z portem pod swoją kontrolą.

hellas-attribute-fleet = Flota
    .object = Flotę
    .text = Ile twoje okręty dodają do siły armii w regionie z portem, najwyżej tyle, ilu masz tam hoplitów. Podnosi ją Posejdon. Nie otrzymuje obrażeń.
