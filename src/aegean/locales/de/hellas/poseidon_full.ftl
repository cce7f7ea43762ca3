### Lords of Hellas: Poseidon.

hellas-expansion-poseidon_full = Poseidon
    .about = Eine vierte Gottheit in Messenien, ihr Dreizack, zehn Segen, Häfen und Flotten, die in ihnen kämpfen.
    .short = Voll

hellas-god-poseidon_full = Poseidon mit Flotten
    .of = des Poseidon mit Flotten
    .text = Ein ausgesandter Priester erhöht die Flotte um 1. Dann, ab Stufe 2 seines Monuments, rekrutierst du so viele Hopliten, wie deine Flotte beträgt, in einem Hafengebiet unter deiner Kontrolle.

hellas-attribute-fleet = Flotte
    .text = Was deine Schiffe in einem Hafengebiet zur Armeestärke beitragen, höchstens so viel, wie dort Hopliten von dir stehen. Poseidon erhöht sie. Sie erleidet keine Verletzung.
