### Lords of Hellas: additional combat cards.

hellas-expansion-combat_cards = Cartas de combate adicionales
    .about = Seis cartas más para batallas y cazas.

hellas-action-leave = Abandonar la batalla
hellas-decision-leave_battle = { hellas-phrase-battle }: ¿abandonas la batalla de inmediato?
    .short = puedes abandonar la batalla
hellas-event-battle_left = { $seat } abandona la batalla en { $region_the }.
    .you = Abandonas la batalla en { $region_the }.

-hellas-tactical_withdrawal = Puedes abandonar la batalla de inmediato: la pierdes, pero no muere ninguno de tus hoplitas. Tu oponente sufre sus bajas.
-hellas-offerings = Si ganas esta batalla en una región con un santuario o un templo, obtienes 1 sacerdote.
hellas-card-tactical_withdrawal_torch = Retirada táctica (antorcha)
    .text = { -hellas-tactical_withdrawal }
hellas-card-tactical_withdrawal_bow = Retirada táctica (arco)
    .text = { -hellas-tactical_withdrawal }
hellas-card-offerings_for_the_gods_sword = Ofrendas a los dioses (espada)
    .text = { -hellas-offerings }
hellas-card-offerings_for_the_gods_mace = Ofrendas a los dioses (maza)
    .text = { -hellas-offerings }
hellas-card-final_charge = Carga final
    .text = Si atacas, después de esta carta no se pueden jugar más.
hellas-card-sudden_strike = Golpe repentino
    .text = Su fuerza es 7 si es la primera carta de combate de la batalla.
