### Lords of Hellas: Hades, vereinfachter Modus.

hellas-expansion-hades_simple = Hades, vereinfachter Modus
    .about = Hades an Stelle des Zeus: sein Helm, zehn Segen und eine Gabe, die Monster lenkt.
    .short = Vereinfacht

hellas-action-bargain = 2 eigene Hopliten für einen Priester töten: { $region }
hellas-action-remove_hoplite = Einen Hopliten aus dem Spiel nehmen: { $region }

hellas-decision-command_monster =
    { $count ->
        [one] { $monster_The } gehorcht dir: Bewegung oder Gebietsangriff.
       *[other] { $monster_The } gehorcht dir: Bewegung und Gebietsangriff, in beliebiger Reihenfolge.
    }
hellas-decision-drive_monster = Welches Monster lenkst du?
hellas-decision-remove_hoplites =
    { $left ->
        [one] Seuche: Einer deiner Hopliten verlässt das Spiel. Woher?
       *[other] Seuche: { $left } deiner Hopliten verlassen das Spiel. Woher kommt der erste?
    }
    .short = Die Seuche trifft deine Hopliten
hellas-decision-soul_bargain = Seelenhandel: 2 deiner Hopliten in einem Gebiet für einen Priester töten? Wo?
hellas-decision-strike_enemy = Tempel des Todes: Ein Hoplit eines anderen Spielers stirbt. Wo?

hellas-event-hoplite_removed = Seuche: { $seat } verliert { $region_in } einen Hopliten aus dem Spiel.
    .you = Seuche: Du verlierst { $region_in } einen Hopliten aus dem Spiel.
hellas-event-hoplites_removed = Seuche: { $seat } nimmt { hellas-phrase-hoplites } des Vorrats aus dem Spiel.
    .you = Seuche: Du nimmst { hellas-phrase-hoplites } deines Vorrats aus dem Spiel.
hellas-event-injury_ignored = { $seat } trägt den Helm des Hades: Die Verletzung zählt nicht.
    .you = Du trägst den Helm des Hades: Die Verletzung zählt nicht.

hellas-why-the_monster_has_done_that = { $monster_The } hat das schon getan.

hellas-god-hades = Hades
    .of = des Hades
    .text = Ein ausgesandter Priester erhöht die Stärke um 1. Dann darfst du je nach Stufe seines Monuments ein Monster deiner Wahl lenken: 1 Gebiet weit auf Stufe 2, bis zu 2 Gebiete auf Stufe 3; auf den Stufen 4 und 5 bewegt es sich 1 Gebiet weit und führt seinen Gebietsangriff aus, in beliebiger Reihenfolge.
hellas-artifact-hades_helmet = Helm des Hades
    .text = Wenn dein Held eine Verletzung erleidet, in jedem Zug: Ignoriere sie. Nicht bei einer Verletzung, mit der du bezahlst.

hellas-blessing-price_of_victory = Preis des Sieges
    .text = Hades: Nach einer deiner Schlachten, in der mindestens 2 Hopliten starben, ziehe 1 Kampfkarte.
hellas-blessing-plague = Seuche
    .text = Hades: Beim Erhalt nimmt jeder andere Spieler 2 Hopliten aus dem Spiel: aus dem Vorrat, sonst von der Karte.
hellas-blessing-temple_of_death = Tempel des Todes
    .text = Hades: Nach deiner Aktion „Tempel errichten“ darfst du irgendwo 1 Hopliten eines anderen Spielers töten.
hellas-blessing-ferrymans_toll = Lohn des Fährmanns
    .text = Hades: Tötet der Gebietsangriff eines Monsters Hopliten von dir, ziehe 1 Kampfkarte.
hellas-blessing-leash_of_cerberus = Leine des Kerberos
    .text = Hades: Statt „Helden bewegen“ bewege ein Monster aus dem Gebiet deines Helden oder einem benachbarten 1 Gebiet weit.
hellas-blessing-blood_debt = Blutschuld
    .text = Hades: Einmal je Schlacht darfst du, wenn du eine Kampfkarte ausspielst, 1 deiner Hopliten darin töten, um ihre Stärke um 3 zu erhöhen. Mindestens 1 muss bleiben, und genug für deine Verlustsymbole.
hellas-blessing-grave_guard = Grabwache
    .text = Hades: Armeestärke +2 in deinen Schlachten in einem Gebiet mit einem Monster (voller Modus: oder mit einem Krieger des Hades).
hellas-blessing-second_life = Zweites Leben
    .text = Hades: Nach einer Schlacht, in der Hopliten von dir starben, rekrutiere 1 Hopliten in einem Gebiet unter deiner Kontrolle.
hellas-blessing-undying_will = Unsterblicher Wille
    .text = Hades: Beim Erhalt Erweckung +1 (vereinfachter Modus: Stärke +1). Nach einer erfolglosen Jagd erleidet dein Held keine weitere Verletzung.
hellas-blessing-soul_bargain = Seelenhandel
    .text = Hades: Nach deiner Aktion „Rekrutieren“ darfst du 2 deiner Hopliten in einem Gebiet töten, um 1 Priester zu erhalten.
