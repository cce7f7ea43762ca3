### Lords of Hellas: Hephaistos.

hellas-expansion-hephaestus_full = Hephaistos
    .about = Eine vierte Gottheit in Messenien, ihr Hammer, zehn Segen, fünf weitere neutrale Artefakte und Relikte, zu denen Kampfkarten umgeschmiedet werden.
    .short = Voll

hellas-action-reforge = „{ $card }“ nehmen
hellas-action-strike_with = Die Wunde „{ $target }“ zufügen mit „{ $card }“ und einer weiteren Karte

hellas-decision-reforge = Welches Relikt schmiedest du? Jedes außer dem Blitz kostet eine Kampfkarte seines Symbols.
    .short = Du darfst ein Relikt schmieden
hellas-decision-spend_with = Welche Karte verwendest du zusammen mit „{ $card }“?

hellas-event-card_copied = Der Spiegelschild zeigt „{ $card }“ ({ $seat }).
    .you = Dein Spiegelschild zeigt „{ $card }“.
hellas-event-lightning_returned = { $seat } legt den Blitz in seinen Stapel zurück.
    .you = Du legst den Blitz in seinen Stapel zurück.
hellas-event-relics_laid_out = In der Schmiede liegen nun offen: { $cards }.

hellas-narrow-strike_with = Welche Wunde fügst du zu?
    .known = Welche Wunde fügst du mit „{ $card }“ und einer weiteren Karte zu?

hellas-why-it_needs_no_other_card = „{ $card }“ bewirkt mit einer weiteren Karte nichts.
hellas-why-no_card_goes_with_it = Du hast keine Karte, die zu „{ $card }“ passt.
hellas-why-that_relic_does_not_lie_open = „{ $card }“ liegt nicht offen in der Schmiede.
hellas-why-you_have_lightning_already = Du hast schon einen Blitz; niemand hat zwei.
hellas-why-you_hold_no_card_of_that_symbol = Du hast keine Karte mit dem Symbol { $symbol } auf der Hand.

hellas-god-hephaestus_full = Hephaistos mit Relikten
    .of = des Hephaistos mit Relikten
    .text = Mit einem ausgesandten Priester darfst du 1 Kampfkarte in ein Relikt umschmieden. Danach ziehst du je nach Stufe seines Monuments neutrale Artefakte und behältst 1, das benutzt ankommt: 1 auf Stufe 2, 2 auf Stufe 3, 3 auf den Stufen 4 und 5.

hellas-symbol-lightning = Blitz
    .set = Blitzen
    .text = Auf der Jagd deckt er zusammen mit irgendeiner anderen Karte ein beliebiges Symbol ab.

hellas-card-torch_of_prometheus = Fackel des Prometheus
    .text = Stärke 2, keine Verluste. Armeestärke +2, wenn du verteidigst. Auf der Jagd fügt sie mit einer anderen Fackelkarte eine beliebige Wunde zu.
hellas-card-eurytus_bow = Bogen des Eurytos
    .text = Stärke 2, keine Verluste. Im Gebiet deines Helden: Armeestärke + deine Stärke. Auf der Jagd fügt er mit einer anderen Bogenkarte eine beliebige Wunde zu.
hellas-card-sword_of_justice = Schwert der Gerechtigkeit
    .text = Stärke 3, 1 Verlust. Der Gegner darf noch 1 Karte spielen, dann haben beide gepasst. Auf der Jagd: Zur Verteidigung gespielt fügt es auch eine Schwertwunde zu.
hellas-card-club_of_periphetes = Keule des Periphetes
    .text = Stärke 3, 1 Verlust. Gewinnst du, verliert der Gegner 2 weitere Hopliten. Auf der Jagd: Ziehe 1 Kampfkarte, wenn sie eine Keulenwunde zufügt.
hellas-card-labrys = Labrys
    .text = Stärke 4, 1 Verlust. Armeestärke +1, wenn du angreifst. Auf der Jagd: Ziehe 1 Kampfkarte, wenn sie eine Axtwunde zufügt.
hellas-card-javelin_of_procris = Speer der Prokris
    .text = Stärke 3, keine Verluste. Hast du mindestens so viele Hopliten wie der Gegner, töte sofort 1 von ihnen. Auf der Jagd: Fügt er eine Speerwunde zu, zählt der nächste Angriff 2 weniger.
hellas-card-mirror_shield = Spiegelschild
    .text = Stärke 0. Er hat Stärke, Wirkung und Verluste der Karte, die dein Gegner zuletzt gespielt hat. Auf der Jagd blockt er jeden Angriff ohne Verletzung; ziehe 1 Karte.
hellas-card-adamantine_sickle = Adamantsichel
    .text = Stärke 4, 1 Verlust. Auf der Jagd fügt sie allein eine beliebige Wunde zu.
hellas-card-lightning = Blitz
    .text = Stärke 3, keine Verluste. Auf der Jagd fügt er mit irgendeiner anderen Karte eine beliebige Wunde zu. Nach Gebrauch geht er zurück; du darfst einen haben.
