### Der Rat der Pythia: was ein starker Bot täte, und warum.

pythia-ask = Pythia fragen
pythia-thinking = Pythia blickt in den Rauch …
pythia-withdraw = Schon gut
pythia-says = Der Rat der Pythia
pythia-do = So machen
pythia-why = Was dafür spricht
pythia-only = Eine andere Wahl hast du hier nicht.
pythia-clear =
    { $points ->
        [one] Ein klarer Fall: Das Nächstbeste kostet etwa einen von hundert Punkten deiner Siegchance.
       *[other] Ein klarer Fall: Das Nächstbeste kostet etwa { $points } von hundert Punkten deiner Siegchance.
    }
pythia-even = Es ist knapp: Das Nächstbeste ist etwa gleich gut.
pythia-then = Wie es weitergeht
pythia-others = Auch erwogen
pythia-show = Auf dem Brett zeigen
pythia-percent = { $chance } %
pythia-unseen = nicht näher angesehen
pythia-chances = Chance auf den Sieg
pythia-looks =
    { $count ->
        [0] Auf den ersten Blick gesagt.
        [one] Nach einem Blick voraus. Schätzungen, keine Versprechen.
       *[other] Nach { $count } Blicken voraus. Schätzungen, keine Versprechen.
    }
pythia-told = Pythia rät: { $action }

## Was dafür spricht

pythia-ground-luck = Was danach kommt, entscheidet das Glück.
pythia-ground-end = Damit endet die Partie.
pythia-ground-none = Es bringt nichts, was sich sofort zählen lässt: Beim Vorausschauen hat es am besten abgeschnitten.
pythia-ground-delphi-tasks =
    { $count ->
        [one] Eine Aufgabe des Zeus ist erfüllt.
       *[other] { $count } Aufgaben des Zeus sind erfüllt.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] Dein Schiff lädt etwas, das eine Aufgabe verlangt.
       *[other] Dein Schiff lädt { $count } Dinge, die Aufgaben verlangen.
    }
pythia-ground-delphi-favours = Du erhältst { $count } Gunst.
pythia-ground-delphi-cards =
    { $count ->
        [one] Du erhältst eine Orakelkarte.
       *[other] Du erhältst { $count } Orakelkarten.
    }
pythia-ground-delphi-gods =
    { $count ->
        [one] Deine Götter steigen um einen Schritt.
       *[other] Deine Götter steigen um { $count } Schritte.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] Du wirst eine Wunde los.
       *[other] Du wirst { $count } Wunden los.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] Der Weg über alle Aufgaben und heim wird um etwa einen Würfel kürzer.
       *[other] Der Weg über alle Aufgaben und heim wird um etwa { $count } Würfel kürzer.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] In etwa einer Runde könntest du daheim sein.
       *[other] Du brauchst noch etwa { $count } Runden.
    }
pythia-ground-delphi-rival =
    { $count ->
        [one] Dir am nächsten ist { $seat }: noch etwa eine Runde.
       *[other] Dir am nächsten ist { $seat }: noch etwa { $count } Runden.
    }
pythia-ground-hellas-monsters =
    { $count ->
        [one] Dein Held bezwingt ein Monster.
       *[other] Dein Held bezwingt { $count } Monster.
    }
pythia-ground-hellas-taken = Es gibt dir die Kontrolle über: { $region }.
pythia-ground-hellas-temples =
    { $count ->
        [one] Ein weiterer Tempel gehört dir.
       *[other] { $count } weitere Tempel gehören dir.
    }
pythia-ground-hellas-levels =
    { $count ->
        [one] Ein Monument wächst um eine Stufe.
       *[other] Monumente wachsen um { $count } Stufen.
    }
pythia-ground-hellas-hoplites =
    { $count ->
        [one] Ein Hoplit mehr steht für dich auf der Karte.
       *[other] { $count } Hopliten mehr stehen für dich auf der Karte.
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
pythia-ground-hellas-attributes =
    { $count ->
        [one] Dein Held wächst um einen Punkt.
       *[other] Dein Held wächst um { $count } Punkte.
    }
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
pythia-ground-hellas-nearer = Es bringt dich näher an „{ $victory }“.
pythia-ground-hellas-goal =
    { $count ->
        [one] Dein nächster Sieg ist „{ $victory }“, etwa einen Zug entfernt.
       *[other] Dein nächster Sieg ist „{ $victory }“, etwa { $count } Züge entfernt.
    }
pythia-ground-hellas-rival =
    { $count ->
        [one] Gib acht auf { $seat }: „{ $victory }“ in etwa einem Zug.
       *[other] Gib acht auf { $seat }: „{ $victory }“ in etwa { $count } Zügen.
    }
