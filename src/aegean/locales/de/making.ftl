### Die Seite eines neuen Tisches.

making-game = Welches Spiel?
making-seats-help = Jeder Platz ist für dich, für eine Person mit deinem Link oder für einen Bot. Bots sehen nur, was ein Spieler an ihrer Stelle sehen könnte.
making-table-itself = Der Tisch
making-modules = Welche Module?
making-presets = Empfohlene Zusammenstellungen
making-preset-base = Grundspiel
making-preset-all = Alles, was zusammenpasst
making-preset-seats = für eure Plätze
making-yours = +{ $count } selbst gewählt
making-group-rest = Weitere Module
making-off = Ohne
making-marked = Für erfahrene Spieler
making-marked-help = für erfahrene Spieler: höchstens eines davon in einem Spiel
making-weight = { $number ->
    [1] Wenige neue Regeln
    [2] Einige neue Regeln
   *[other] Viele neue Regeln
  }
making-why-excludes = { $name } lässt sich nicht mit { $others } kombinieren.
making-why-needs = { $name } braucht { $others }.
making-why-marked = { $name } und { $others } sind beide für erfahrene Spieler; ein Spiel kann nur eines davon enthalten.
making-why-seats = { $name } ist für { $seats } Spieler.
making-room = Platz schaffen
making-room-for = Schafft Platz für { $name }.
making-room-swap = Gegen { $others } tauschen
making-room-add = { $others } hinzufügen
making-room-seats = Zu { $number } spielen
making-room-out = Entfernt: { $others }.
making-room-in = Hinzugefügt: { $others }.
making-join = Verfügbare Module
making-boxed = Bleibt in der Schachtel, weil { $name } es nicht verwendet: { $others }.
making-made = Dieses Spiel
making-made-base = Nur das Grundspiel
making-made-seats =
    { $seats ->
        [one] 1 Spieler
       *[other] { $seats } Spieler
    }
making-title = Name des Tisches
making-title-help = Bleibt das Feld leer, trägt der Tisch deinen Namen.
making-public = Offen für alle
making-public-help = Alle können den Tisch in der Liste finden, mitspielen und zuschauen. Sonst braucht man den Link.
making-rated = Gewertetes Spiel
making-rated-help = Es zählt für die Wertungen aller, die mitspielen. Dann geben Bots keinen Rat.
making-advice = Pythias Rat ist erlaubt
making-advice-help = Auf Wunsch sagt ein starker Bot, was er an deiner Stelle tun würde und warum. Spielen mehrere Menschen mit, sollten alle einverstanden sein.
making-absence = Wenn ein Spieler abwesend ist
making-absence-help = Wartet der Tisch auf einen Spieler, kann ein Bot übernehmen. Der Spieler kann jederzeit zurückkehren.
making-absence-after = Wartezeit
making-replaced-never = Niemand wird ersetzt
making-replaced-host = Der Gastgeber entscheidet
making-replaced-others = Alle anderen müssen zustimmen
making-device = Alle spielen an diesem Gerät
making-device-help = Reicht das Gerät herum. Alles bleibt verborgen, bis die nächste Person bereit ist.
making-player = Name von Spieler { $number }
making-player-usual = Spieler { $number }
making-more = Erweitert
making-seed = Startwert
making-seed-help = Bleibt das Feld leer, wird ein geheimer Startwert gezogen und nach dem Spiel gezeigt, sodass sich jeder Wurf prüfen lässt. Spielen andere Menschen mit, mischt der Server eine eigene geheime Zahl hinein.
making-start = Spiel beginnen
making-open = Tisch eröffnen
