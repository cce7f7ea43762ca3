### Lords of Hellas: additional combat cards.

hellas-expansion-combat_cards = Zusätzliche Kampfkarten
    .about = Sechs weitere Karten für Schlachten und Jagden.

hellas-action-leave = Die Schlacht verlassen
hellas-decision-leave_battle = { hellas-phrase-battle }: Verlässt du die Schlacht sofort?
    .short = Du darfst die Schlacht verlassen
hellas-event-battle_left = { $seat } verlässt die Schlacht { $region_in }.
    .you = Du verlässt die Schlacht { $region_in }.

-hellas-tactical_withdrawal = Du darfst die Schlacht sofort verlassen: Du verlierst sie, aber keinen deiner Hopliten. Der Gegner erleidet seine Verluste.
-hellas-offerings = Wenn du diese Schlacht in einem Gebiet mit einem Schrein oder Tempel gewinnst, erhältst du 1 Priester.
hellas-card-tactical_withdrawal_torch = Taktischer Rückzug (Fackel)
    .text = { -hellas-tactical_withdrawal }
hellas-card-tactical_withdrawal_bow = Taktischer Rückzug (Bogen)
    .text = { -hellas-tactical_withdrawal }
hellas-card-offerings_for_the_gods_sword = Opfer für die Götter (Schwert)
    .text = { -hellas-offerings }
hellas-card-offerings_for_the_gods_mace = Opfer für die Götter (Streitkolben)
    .text = { -hellas-offerings }
hellas-card-final_charge = Letzter Sturmlauf
    .text = Wenn du angreifst, können nach dieser Karte keine weiteren ausgespielt werden.
hellas-card-sudden_strike = Jäher Schlag
    .text = Ihre Stärke ist 7, wenn sie die erste Kampfkarte der Schlacht ist.
