### Lords of Hellas: Poseidon, vereinfachter Modus.

hellas-expansion-poseidon_simple = Poseidon, vereinfachter Modus
    .about = Poseidon an Stelle der Athene: sein Dreizack, zehn Segen und Häfen, die ferne Küsten verbinden.
    .short = Vereinfacht

hellas-action-halve = Die Hälfte der Hopliten töten: { $region }

hellas-decision-halve = Dreizack des Poseidon: In welchem Hafengebiet stirbt die Hälfte aller Hopliten?
    .short = Du führst den Dreizack
hellas-decision-shake_earth = Erderschütterer: In welchem Hafengebiet stirbt ein Hoplit?
    .short = Du tötest einen Hopliten

hellas-why-no_port_is_there = { $region }: Dort ist kein Hafen.

hellas-god-poseidon = Poseidon
    .of = des Poseidon
    .text = Ein ausgesandter Priester erhöht die Führungskraft um 1. Dann rekrutierst du je nach Stufe seines Monuments in einem Hafengebiet unter deiner Kontrolle: auf Stufe 2 zwei Hopliten, auf Stufe 3 drei, auf den Stufen 4 und 5 vier.
hellas-artifact-poseidons_trident = Dreizack des Poseidon
    .text = In deinem Zug: Die Hälfte aller Hopliten in einem Hafengebiet stirbt, aufgerundet.

hellas-blessing-sea_raiders = Seeräuber
    .text = Poseidon: Mit „Hopliten bewegen“ darfst du 1 Hopliten mehr bewegen, über einen Seeweg.
hellas-blessing-tyrant = Tyrann
    .text = Poseidon: Armeestärke +2, wenn du mehr Gebiete kontrollierst als dein Gegner.
hellas-blessing-hegemony = Hegemonie
    .text = Poseidon: Zu Beginn deines Zugs ziehe 1 Kampfkarte, wenn du alle Gebiete einer Region kontrollierst.
hellas-blessing-harbour_levy = Hafenaufgebot
    .text = Poseidon: Mit deiner Aktion „Rekrutieren“ rekrutiere außerdem 1 Hopliten in jedem Hafengebiet unter deiner Kontrolle.
hellas-blessing-following_wind = Rückenwind
    .text = Poseidon: Führt dein „Marschbefehl“ über einen Seeweg oder von Hafen zu Hafen, darf die Gruppe 1 Gebiet weiter ziehen.
hellas-blessing-earthshaker = Erderschütterer
    .text = Poseidon: Statt „Helden bewegen“ lege 1 Kampfkarte ab, um 1 Hopliten in einem beliebigen Hafengebiet zu töten.
hellas-blessing-coastal_watch = Küstenwache
    .text = Poseidon: Armeestärke +2, wenn du ein Hafengebiet verteidigst.
hellas-blessing-temple_of_the_waves = Tempel der Wellen
    .text = Poseidon: Beim Erhalt 1 Priester. Mit deiner Aktion „Tempel errichten“ rekrutiere bis zu 2 Hopliten in einem Hafengebiet unter deiner Kontrolle.
hellas-blessing-shipwrights = Schiffbauer
    .text = Poseidon: Beim Erhalt Flotte +1 (vereinfachter Modus: Führungskraft +1). In „Helden bewegen“ kostet dein erster Schritt über einen Seeweg oder von Hafen zu Hafen keine Geschwindigkeit.
hellas-blessing-tribute_of_the_sea = Tribut des Meeres
    .text = Poseidon: Wann immer jemand ein Monument errichtet, erhalte 1 Priester, wenn du 2 oder mehr Hafengebiete kontrollierst.
