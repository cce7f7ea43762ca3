### Lords of Hellas: additional combat cards.

hellas-expansion-combat_cards = Dodatkowe karty walki
    .about = Sześć kolejnych kart do bitew i polowań.

hellas-action-leave = Opuść bitwę
hellas-decision-leave_battle = { hellas-phrase-battle }: opuścić bitwę od razu?
    .short = możesz opuścić bitwę
hellas-event-battle_left = { $seat } opuszcza bitwę { $region_in }.
    .you = Opuszczasz bitwę { $region_in }.

-hellas-tactical_withdrawal = Możesz od razu opuścić bitwę: przegrywasz ją, ale nie tracisz żadnego hoplity. Przeciwnik ponosi swoje straty.
-hellas-offerings = Jeśli wygrasz tę bitwę w regionie z kapliczką lub świątynią, otrzymujesz 1 kapłana.
hellas-card-tactical_withdrawal_torch = Taktyczny odwrót (pochodnia)
    .text = { -hellas-tactical_withdrawal }
hellas-card-tactical_withdrawal_bow = Taktyczny odwrót (łuk)
    .text = { -hellas-tactical_withdrawal }
hellas-card-offerings_for_the_gods_sword = Ofiary dla bogów (miecz)
    .text = { -hellas-offerings }
hellas-card-offerings_for_the_gods_mace = Ofiary dla bogów (buława)
    .text = { -hellas-offerings }
hellas-card-final_charge = Ostatnia szarża
    .text = Jeśli atakujesz, po tej karcie nie można już zagrać żadnej.
hellas-card-sudden_strike = Nagłe uderzenie
    .text = Jej siła wynosi 7, jeśli jest pierwszą kartą walki w tej bitwie.
