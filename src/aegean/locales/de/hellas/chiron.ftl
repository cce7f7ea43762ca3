### Lords of Hellas: Chiron.

hellas-expansion-chiron = Chiron
    .about = Ein Monster, das lehrt: Helden trainieren bei ihm, und eine Trainingskarte kehrt in jedem Zeitalter wieder.

hellas-action-show = „{ $card }“ vorzeigen

hellas-decision-show =
    { $left ->
        [one] Zeige eine Karte mit dem Symbol { $symbol } vor.
       *[other] Zeige nacheinander { $left } Karten vor, die nächste mit dem Symbol { $symbol }.
    }
    .short = Du zeigst Karten vor

hellas-event-card_shown = { $seat } zeigt „{ $card }“ vor.
    .you = Du zeigst „{ $card }“ vor.
hellas-event-quest_pushed_out = Das Training tritt an die Stelle von „{ $quest }“: Die Aufgabe wird abgelegt.
hellas-event-training_waits = Auf jeder Aufgabe ist ein Held: „{ $quest }“ wartet auf ein freies Feld.
hellas-event-training_ended = Mit Chirons Tod endet { $region_in } jedes Training.

hellas-why-that_card_was_shown = Diese Karte hast du schon für ein anderes Symbol vorgezeigt.
hellas-why-that_card_is_needed_for_another_symbol = Diese Karte brauchst du noch für ein weiteres Symbol.

hellas-monster-chiron = Chiron
    .The = Chiron
    .object = Chiron
    .Object = Chiron
    .text = Wunden: Bogen, Bogen, Fackel, Schwert, Schwert (Priester), Speer (Artefakt). Gebietsangriff: Ist er verwundet, stirbt in jedem Gebiet seiner Region 1 Hoplit; wenn nicht, heilt er dort 1 Verletzung jedes Helden. Spezialangriff: 1 Verletzung; der Jäger legt 1 Artefakt ab, wenn er eines hat. Solange er auf dem Plan ist, können Helden bei ihm trainieren. Artefakt: { hellas-artifact-ashen_spear }.
hellas-evolution-chiron_thessaly = Chiron von Thessalien
    .text = Ein weiteres Wundenfeld: Axt.
hellas-evolution-chiron_laconia = Chiron von Lakonien
    .text = Sein Gebietsangriff tötet 2 Hopliten statt 1.

hellas-artifact-ashen_spear = Eschenspeer
    .text = Wenn du eine Kampfkarte in einer Schlacht oder zur Verteidigung auf der Jagd ausspielst: Erhöhe ihre Stärke um 2.

hellas-card-unforgiven = Ohne Gnade
    .text = Stärke 1, keine Verluste. Verluste des Gegners +2.
hellas-card-tactical_failure = Taktischer Fehlschlag
    .text = Stärke 1, keine Verluste. Nach der Schlacht behält der Gegner 1 Kampfkarte und legt alle anderen ab.
hellas-card-night_watch = Nachtwache
    .text = Stärke 1, keine Verluste. Wenn du verteidigst, rekrutiere sofort 1 Hopliten in die Schlacht.
hellas-card-breach = Bresche
    .text = Stärke 1, keine Verluste. Was die verschanzten Hopliten des Gegners hinzufügen, zählt nicht.
hellas-card-relentless = Unerbittlich
    .text = Stärke 2, 1 Verlust. Armeestärke +2, wenn du angreifst.
hellas-card-long_reach = Große Reichweite
    .text = Stärke 2, keine Verluste. Armeestärke +2, wenn du weniger Hopliten in der Schlacht hast als der Gegner.

-hellas-trained = Belohnung: diese Karte. Sie liegt neben deiner Hand: Ausgespielt wird sie nicht abgelegt, sondern ist aktiviert, bis ein Monument gebaut wird.
hellas-quest-unforgiven = Training: Ohne Gnade
    .text = In Chirons Gebiet. Schritte: einen Bogen vorzeigen; zwei Bögen; zwei Bögen und eine Fackel. { -hellas-trained }
hellas-quest-tactical_failure = Training: Taktischer Fehlschlag
    .text = In Chirons Gebiet. Schritte: ein Schwert vorzeigen; ein Schwert und einen Bogen; ein Schwert, einen Streitkolben und einen Bogen. { -hellas-trained }
hellas-quest-night_watch = Training: Nachtwache
    .text = In Chirons Gebiet. Schritte: eine Fackel vorzeigen; zwei Fackeln; zwei Fackeln und einen Bogen. { -hellas-trained }
hellas-quest-breach = Training: Bresche
    .text = In Chirons Gebiet. Schritte: einen Streitkolben vorzeigen; einen Streitkolben und eine Fackel; einen Streitkolben, ein Schwert und eine Fackel. { -hellas-trained }
hellas-quest-relentless = Training: Unerbittlich
    .text = In Chirons Gebiet. Schritte: eine Axt vorzeigen; eine Axt und einen Bogen; eine Axt, einen Streitkolben und eine Fackel. { -hellas-trained }
hellas-quest-long_reach = Training: Große Reichweite
    .text = In Chirons Gebiet. Schritte: einen Speer vorzeigen; einen Speer und eine Fackel; einen Speer, ein Schwert und einen Bogen. { -hellas-trained }
