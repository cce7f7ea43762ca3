### Lords of Hellas: Hades.

hellas-expansion-hades_full = Hades
    .about = Eine vierte Gottheit in Messenien, ihr Helm und zehn Segen, Krieger, die Armeen folgen, und eine Unterwelt, aus der die Toten wiederkehren.
    .short = Voll

hellas-phrase-warriors =
    { $count ->
        [one] 1 Krieger des Hades
       *[other] { $count } Krieger des Hades
    }

hellas-action-escort = Mitnehmen: { hellas-phrase-warriors }
hellas-action-place_warrior = Deinen Krieger des Hades { $region_in } aufstellen
hellas-action-resurrect = { hellas-phrase-hoplites } { $region_in } auferstehen lassen{ hellas-phrase-follows }
hellas-action-resurrect_to_supply = { hellas-phrase-hoplites } in deinen Vorrat zurückholen

hellas-decision-escort =
    { $count ->
        [one] { $start }: Dort ist ein Krieger des Hades. Zieht er mit deiner Armee nach { $region }?
       *[other] { $start }: Dort sind { $count } Krieger des Hades. Wie viele ziehen mit deiner Armee nach { $region }?
    }
    .short = Krieger dürfen mit dir ziehen
hellas-decision-place_warrior = Wo steht dein Krieger des Hades? Sein Gebiet zählt 1 Bevölkerungsstärke mehr.
hellas-begin-resurrection = Durch welches Tor kehren deine Toten wieder? Oder in deinen Vorrat?

hellas-event-gate_placed = Ein Tor des Hades öffnet sich { $region_in }, wo { $seat } beginnt.
    .you = Ein Tor des Hades öffnet sich { $region_in }, wo du beginnst.
hellas-event-hoplites_raised = { $seat } lässt { hellas-phrase-hoplites } { $region_in } auferstehen.
    .you = Du lässt { hellas-phrase-hoplites } { $region_in } auferstehen.
hellas-event-hoplites_returned = { $seat } holt { hellas-phrase-hoplites } aus der Unterwelt in den Vorrat zurück.
    .you = Du holst { hellas-phrase-hoplites } aus der Unterwelt in deinen Vorrat zurück.
hellas-event-warrior_placed = { $seat } stellt einen Krieger des Hades { $region_in } auf.
    .you = Du stellst einen Krieger des Hades { $region_in } auf.
hellas-event-warriors_moved = { $seat } führt { hellas-phrase-warriors } von { $start } nach { $region }.
    .you = Du führst { hellas-phrase-warriors } von { $start } nach { $region }.
hellas-event-warriors_struck = Die Krieger des Hades, die mit { $seat } ziehen, schlagen { $region_in } zuerst zu.
    .you = Die Krieger des Hades, die mit dir ziehen, schlagen { $region_in } zuerst zu.

hellas-why-no_gate_is_there = { $region }: Dort ist kein Tor des Hades.
hellas-why-nobody_of_yours_is_dead = Keiner deiner Hopliten liegt in der Unterwelt.
hellas-why-so_many_warriors_cannot_come = { $region }: So viele Krieger des Hades können von dort nicht mitziehen.

hellas-god-hades_full = Hades mit der Unterwelt
    .of = des Hades mit der Unterwelt
    .text = Ein ausgesandter Priester erhöht die Erweckung um 1. Dann darfst du je nach Stufe seines Monuments ein Monster deiner Wahl lenken: Auf Stufe 2 bewegt es sich 1 Gebiet weit; auf Stufe 3 bewegt es sich 1 Gebiet weit oder führt seinen Gebietsangriff aus; auf den Stufen 4 und 5 tut es beides, in beliebiger Reihenfolge.
hellas-attribute-raise = Erweckung
    .text = Wie viele deiner toten Hopliten mit der Aktion „Auferstehung“ wiederkehren. Hades erhöht sie. Sie erleidet keine Verletzung.
hellas-regular-resurrection = Auferstehung
    .text = So viele deiner toten Hopliten, wie deine Erweckung beträgt, oder alle, wenn es weniger sind, kehren in ein Gebiet mit einem Tor des Hades oder in deinen Vorrat zurück. Stehen dort andere, kommt es zur Schlacht, und du greifst an.
