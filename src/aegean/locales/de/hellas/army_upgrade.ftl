### Lords of Hellas: army upgrade.

hellas-expansion-army_upgrade = Armeeverbesserung
    .about = Sechs Tableaus zur Wahl: Jede Armee lernt zwei Verbesserungen, statt eines Segens oder für viele Städte.

hellas-action-choose_board = Das Verbesserungstableau „{ $army_board }“ wählen
hellas-action-upgrade = Deine Armee verbessern: „{ $army_upgrade }“
hellas-action-storm = 2 Hopliten opfern und { $monster_object } verwunden

hellas-decision-choose_board = Welches Verbesserungstableau wählst du?
hellas-decision-upgrade_army = Niemand kontrolliert mehr Städte als du. Verbesserst du deine Armee?
    .short = Du darfst deine Armee verbessern

hellas-narrow-storm = Welches Monster verwundest du? Es kostet 2 Hopliten, die bei ihm stehen.

hellas-event-board_chosen = { $seat } wählt das Verbesserungstableau „{ $army_board }“.
    .you = Du wählst das Verbesserungstableau „{ $army_board }“.
hellas-event-army_upgraded = { $seat } verbessert die Armee: „{ $army_upgrade }“.
    .you = Du verbesserst deine Armee: „{ $army_upgrade }“.
hellas-event-monster_stormed = { $seat } opfert { $region_in } Hopliten, um { $monster_object } zu verwunden.
    .you = Du opferst { $region_in } Hopliten, um { $monster_object } zu verwunden.

hellas-why-that_board_is_taken = Das Tableau „{ $army_board }“ ist vergeben.
hellas-why-that_upgrade_is_on_another_board = „{ $army_upgrade }“ steht nicht auf deinem Tableau.
hellas-why-the_upper_upgrade_comes_first = Zuerst kommt die obere Verbesserung deines Tableaus.
hellas-why-you_have_that_upgrade = Deine Armee hat „{ $army_upgrade }“ schon.
hellas-why-your_army_lacks_that_upgrade = Deiner Armee fehlt die Verbesserung dafür.
hellas-why-your_upgrade_tokens_are_placed = Deine beiden Verbesserungsplättchen liegen schon.

hellas-army_board-ruthless = Unerbittliche
    .text = Zuerst „{ hellas-army_upgrade-pursuit }“, dann „{ hellas-army_upgrade-no_quarter }“ oder „{ hellas-army_upgrade-blood_price }“.
hellas-army_board-settlers = Siedler
    .text = Zuerst „{ hellas-army_upgrade-colonists }“, dann „{ hellas-army_upgrade-scorched_earth }“ oder „{ hellas-army_upgrade-beast_wards }“.
hellas-army_board-vanguard = Vorhut
    .text = Zuerst „{ hellas-army_upgrade-quick_step }“, dann „{ hellas-army_upgrade-long_march }“ oder „{ hellas-army_upgrade-spearhead }“.
hellas-army_board-bulwark = Bollwerk
    .text = Zuerst „{ hellas-army_upgrade-city_guard }“, dann „{ hellas-army_upgrade-double_garrison }“ oder „{ hellas-army_upgrade-closed_ranks }“.
hellas-army_board-muster = Aufgebot
    .text = Zuerst „{ hellas-army_upgrade-levy }“, dann „{ hellas-army_upgrade-fresh_ranks }“ oder „{ hellas-army_upgrade-call_to_arms }“.
hellas-army_board-chosen_guard = Leibgarde
    .text = Zuerst „{ hellas-army_upgrade-veterans }“, dann „{ hellas-army_upgrade-drill }“ oder „{ hellas-army_upgrade-hunting_party }“.

hellas-army_upgrade-pursuit = Verfolgung
    .text = Nach den Verlusten jeder deiner Schlachten, gewonnen oder verloren, stirbt 1 weiterer Hoplit deines Gegners.
hellas-army_upgrade-no_quarter = Keine Gnade
    .text = Aus einer Schlacht, die du gewinnst, entkommt niemand und zieht sich niemand zurück: Alle Hopliten des Verlierers dort sterben.
hellas-army_upgrade-blood_price = Blutpreis
    .text = Einmal in jedem deiner Züge, zwischen Aktionen: Opfere 2 deiner Hopliten im Gebiet eines Monsters und decke eines seiner Wundenfelder ab.
hellas-army_upgrade-colonists = Kolonisten
    .text = Die Bevölkerungsstärke aller Gebiete ist für dich um 1 niedriger, mindestens aber 1.
hellas-army_upgrade-scorched_earth = Verbrannte Erde
    .text = Wer ein Gebiet unter deiner Kontrolle betritt, in dem keine deiner Hopliten stehen, entfernt nur deinen Kontrollmarker: Das Gebiet wird neutral.
hellas-army_upgrade-beast_wards = Schutzzeichen
    .text = Gebietsangriffe von Monstern töten deine Hopliten nicht.
hellas-army_upgrade-quick_step = Eilschritt
    .text = „Hopliten bewegen“ hat für dich 1 Bewegung mehr.
hellas-army_upgrade-long_march = Langer Marsch
    .text = Mit „Marschbefehl“ darf deine Gruppe bis zu 2 Gebiete weit ziehen.
hellas-army_upgrade-spearhead = Speerspitze
    .text = Armeestärke +1, wenn du angreifst.
hellas-army_upgrade-city_guard = Stadtwache
    .text = Armeestärke +1, wenn du ein Gebiet mit einer Stadt oder Sparta verteidigst.
hellas-army_upgrade-double_garrison = Doppelte Besatzung
    .text = In jeder Stadt und in Sparta dürfen 2 deiner Hopliten verschanzt sein, jeder mit seinem Bonus.
hellas-army_upgrade-closed_ranks = Geschlossene Reihen
    .text = Wenn du eine Schlacht verlierst, verlierst du den zusätzlichen Hopliten nicht.
hellas-army_upgrade-levy = Aushebung
    .text = Mit „Rekrutieren“ rekrutierst du außerdem 1 Hopliten in einem beliebigen Gebiet unter deiner Kontrolle.
hellas-army_upgrade-fresh_ranks = Frische Reihen
    .text = Nachdem du eine Schlacht gewonnen hast, rekrutiere 1 Hopliten in deren Gebiet, wenn dort noch einer von dir steht.
hellas-army_upgrade-call_to_arms = Ruf zu den Waffen
    .text = Deine Machtübernahme rekrutiert 1 Hopliten mehr, ebenso jedes Rekrutieren bei „Vorbereiten“.
hellas-army_upgrade-veterans = Veteranen
    .text = Nachdem du eine Schlacht gewonnen hast, ziehe 1 Kampfkarte.
hellas-army_upgrade-drill = Drill
    .text = Beim Erhalt ziehe 1 Kampfkarte. Dein Kampfkartenlimit ist um 1 höher.
hellas-army_upgrade-hunting_party = Jagdgesellschaft
    .text = Zu Beginn deiner Jagd ziehe 1 Kampfkarte mehr, wenn du 2 oder mehr Hopliten in diesem Gebiet hast.
