### Der Rat der Pythia: was ein starker Bot täte, und warum.

pythia-ask = Pythia fragen
pythia-thinking = Pythia denkt nach …
pythia-withdraw = Abbrechen
pythia-says = Der Rat der Pythia
pythia-do = Ausführen
pythia-why = Gründe
pythia-only = Das ist deine einzige Möglichkeit.
pythia-clear =
    { $points ->
        [one] Eindeutig: Die zweitbeste Möglichkeit senkt deine Siegchance um etwa 1 Prozentpunkt.
       *[other] Eindeutig: Die zweitbeste Möglichkeit senkt deine Siegchance um etwa { $points } Prozentpunkte.
    }
pythia-even = Knapp: Die zweitbeste Möglichkeit ist etwa gleich gut.
pythia-unsure = Wahrscheinlich: Der zweitbeste Zug wurde zu selten geprüft, um sicher zu sein.
pythia-then = Was folgen könnte
pythia-others = Alternativen
pythia-show = Auf dem Spielplan zeigen
pythia-percent = { $chance } %
pythia-unseen = nicht untersucht
pythia-chances = Siegchance
pythia-looks =
    { $count ->
        [0] Ein erster Eindruck, ohne vorauszuschauen.
        [one] Geschätzt aus einer Simulation.
       *[other] Geschätzt aus { $count } Simulationen.
    }
pythia-told = Pythia rät: { $action }

## Gründe

pythia-ground-luck = Was danach kommt, entscheidet das Glück.
pythia-ground-end = Damit endet das Spiel.
pythia-ground-none = Es bringt nicht sofort etwas ein, zahlt sich aber auf längere Sicht am besten aus.
pythia-ground-delphi-tasks =
    { $count ->
        [one] Du erfüllst eine Aufgabe.
       *[other] Du erfüllst { $count } Aufgaben.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] Du lädst etwas, das du für eine Aufgabe brauchst.
       *[other] Du lädst { $count } Dinge, die du für Aufgaben brauchst.
    }
pythia-ground-delphi-favours = Du erhältst { $count } Gunst.
pythia-ground-delphi-cards =
    { $count ->
        [one] Du erhältst eine Orakelkarte.
       *[other] Du erhältst { $count } Orakelkarten.
    }
pythia-ground-delphi-gods =
    { $count ->
        [one] Ein Gott rückt eine Wolke vor.
       *[other] Deine Götter rücken insgesamt { $count } Wolken vor.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] Du legst eine Wunde ab.
       *[other] Du legst { $count } Wunden ab.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] Deine restliche Strecke wird um etwa einen Würfel kürzer.
       *[other] Deine restliche Strecke wird um etwa { $count } Würfel kürzer.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] Du brauchst noch etwa eine Runde bis ins Ziel.
       *[other] Du brauchst noch etwa { $count } Runden bis ins Ziel.
    }
pythia-ground-delphi-rival =
    { $count ->
        [one] Am weitesten voran ist { $seat }: noch etwa eine Runde.
       *[other] Am weitesten voran ist { $seat }: noch etwa { $count } Runden.
    }
pythia-ground-hellas-monsters =
    { $count ->
        [one] Dein Held bezwingt ein Monster.
       *[other] Dein Held bezwingt { $count } Monster.
    }
pythia-ground-hellas-taken = Es gibt dir die Kontrolle über: { $region }.
pythia-ground-hellas-temples =
    { $count ->
        [one] Du kontrollierst einen Tempel mehr.
       *[other] Du kontrollierst { $count } Tempel mehr.
    }
pythia-ground-hellas-levels =
    { $count ->
        [one] Ein Monument erhält eine Stufe.
       *[other] Monumente erhalten { $count } Stufen.
    }
pythia-ground-hellas-hoplites =
    { $count ->
        [one] Du hast einen Hopliten mehr auf dem Spielplan.
       *[other] Du hast { $count } Hopliten mehr auf dem Spielplan.
    }
pythia-ground-hellas-priests =
    { $count ->
        [one] Du erhältst einen Priester.
       *[other] Du erhältst { $count } Priester.
    }
pythia-ground-hellas-artifacts =
    { $count ->
        [one] Du erhältst ein Artefakt.
       *[other] Du erhältst { $count } Artefakte.
    }
pythia-ground-hellas-blessings =
    { $count ->
        [one] Du erhältst einen Segen.
       *[other] Du erhältst { $count } Segen.
    }
pythia-ground-hellas-upgrades =
    { $count ->
        [one] Du erhältst eine Armeeverbesserung.
       *[other] Du erhältst { $count } Armeeverbesserungen.
    }
pythia-ground-hellas-attributes =
    { $count ->
        [one] Ein Attribut steigt um 1.
       *[other] Deine Attribute steigen um insgesamt { $count }.
    }
pythia-ground-hellas-fleet = Deine Flotte steigt um { $count }.
pythia-ground-hellas-raise = Deine Erweckung steigt um { $count }.
pythia-ground-hellas-cards =
    { $count ->
        [one] Du erhältst eine Kampfkarte.
       *[other] Du erhältst { $count } Kampfkarten.
    }
pythia-ground-hellas-health =
    { $count ->
        [one] Eine Verletzung heilt.
       *[other] { $count } Verletzungen heilen.
    }
pythia-ground-hellas-trainings =
    { $count ->
        [one] Du erhältst eine Trainingskarte.
       *[other] Du erhältst { $count } Trainingskarten.
    }
pythia-ground-hellas-atlas =
    { $count ->
        [one] Du hast einen Hopliten mehr bei Atlas.
       *[other] Du hast { $count } Hopliten mehr bei Atlas.
    }
pythia-ground-hellas-apples =
    { $count ->
        [one] Du gewinnst einen goldenen Apfel.
       *[other] Du gewinnst { $count } goldene Äpfel.
    }
pythia-ground-hellas-orichalkum =
    { $count ->
        [one] Du gewinnst ein Orichalkumplättchen.
       *[other] Du gewinnst { $count } Orichalkumplättchen.
    }
pythia-ground-hellas-muses = Du gewinnst eine Muse.
pythia-ground-hellas-talos = Talos gehorcht dir.
pythia-ground-hellas-relics =
    { $count ->
        [one] Du erhältst ein Relikt.
       *[other] Du erhältst { $count } Relikte.
    }
pythia-ground-hellas-charged =
    { $count ->
        [one] Ein Artefakt ist wieder aufgeladen.
       *[other] { $count } Artefakte sind wieder aufgeladen.
    }
pythia-ground-hellas-monster_gone = Es vertreibt ein Monster von deinen Hopliten in: { $region }.
pythia-ground-hellas-monster_set = Es treibt ein Monster zu fremden Hopliten in: { $region }.
pythia-ground-hellas-nearer = Es bringt dich näher an „{ $victory }“.
pythia-ground-hellas-goal =
    { $count ->
        [one] Am nächsten bist du „{ $victory }“: noch etwa ein Zug.
       *[other] Am nächsten bist du „{ $victory }“: noch etwa { $count } Züge.
    }
pythia-ground-hellas-rival =
    { $count ->
        [one] Achtung, { $seat }: „{ $victory }“ in etwa einem Zug.
       *[other] Achtung, { $seat }: „{ $victory }“ in etwa { $count } Zügen.
    }

## What speaks against it

pythia-ground-delphi-costs_favours =
    { $count ->
        [one] Dafür kostet es eine Gunst.
       *[other] Dafür kostet es { $count } Gunst.
    }
pythia-ground-delphi-costs_cards =
    { $count ->
        [one] Dafür kostet es eine Orakelkarte.
       *[other] Dafür kostet es { $count } Orakelkarten.
    }
pythia-ground-delphi-costs_gods =
    { $count ->
        [one] Dafür fällt ein Gott um einen Schritt zurück.
       *[other] Dafür fallen deine Götter um { $count } Schritte zurück.
    }
pythia-ground-delphi-costs_health =
    { $count ->
        [one] Dafür erleidest du eine Wunde.
       *[other] Dafür erleidest du { $count } Wunden.
    }
pythia-ground-hellas-costs_hoplites =
    { $count ->
        [one] Dafür verlierst du einen Hopliten.
       *[other] Dafür verlierst du { $count } Hopliten.
    }
pythia-ground-hellas-costs_priests =
    { $count ->
        [one] Dafür brauchst du einen Priester auf.
       *[other] Dafür brauchst du { $count } Priester auf.
    }
pythia-ground-hellas-costs_cards =
    { $count ->
        [one] Dafür kostet es eine Kampfkarte.
       *[other] Dafür kostet es { $count } Kampfkarten.
    }
pythia-ground-hellas-costs_health =
    { $count ->
        [one] Dafür erleidet dein Held eine Verletzung.
       *[other] Dafür erleidet dein Held { $count } Verletzungen.
    }
pythia-ground-hellas-costs_artifacts =
    { $count ->
        [one] Dafür kostet es ein Artefakt.
       *[other] Dafür kostet es { $count } Artefakte.
    }
pythia-ground-hellas-costs_guard = Dafür bleibt niemand in: { $region }.
