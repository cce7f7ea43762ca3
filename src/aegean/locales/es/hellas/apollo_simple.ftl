### Lords of Hellas: Apolo, modo simplificado.

hellas-expansion-apollo_simple = Apolo, modo simplificado
    .about = Apolo en lugar de Hermes: su laúd, diez bendiciones y un poder que cura o mata.

hellas-action-choose_event = Dejar que ocurra este evento: «{ $drawn }»
hellas-action-usurp_region = Usurpar { $region_the }

hellas-decision-answer_roll = Tirada por { $monster }: { $roll }. ¿Tocas el laúd?
    .short = puedes tocar el laúd
hellas-decision-choose_event = Solo tú ves estas cartas de evento. ¿Cuál ocurre? La otra va debajo del mazo.
    .short = eliges un evento
hellas-decision-heal_or_strike =
    { $left ->
        [one] Apolo: ¿curas un daño o matas a un hoplita?
       *[other] Apolo: { $left } veces puedes curar un daño o matar a un hoplita.
    }
hellas-decision-step_hero = El carro del Sol: tu héroe puede moverse a una región adyacente. ¿A cuál?
    .short = puedes mover a tu héroe
hellas-decision-usurp_region = ¿Qué región usurpas?

hellas-event-events_seen =
    { $count ->
        [one] { $seat } mira 1 carta de evento: { $events }.
       *[other] { $seat } mira { $count } cartas de evento: { $events }.
    }
    .unseen = { $seat } mira las cartas superiores del mazo de eventos.
    .you =
        { $count ->
            [one] Miras 1 carta de evento: { $events }.
           *[other] Miras { $count } cartas de evento: { $events }.
        }
hellas-event-roll_ignored = { $seat } toca el laúd: la tirada por { $monster } no cuenta.
    .you = Tocas el laúd: la tirada por { $monster } no cuenta.
hellas-field-events = evolution quest event_card
    .item = { $item }

hellas-why-that_card_is_not_before_you = «{ $drawn }» no es una de las cartas que miras.
hellas-why-your_hero_is_not_beside_it = Tu héroe no está en { $region_the } ni al lado.

hellas-god-apollo = Apolo
    .text = La oración aumenta en 1 la Velocidad. Después, según el nivel de su monumento, puedes curar 1 daño o matar a 1 hoplita en la región de tu héroe o en una adyacente: una vez en el nivel 2, dos en el nivel 3 y tres en los niveles 4 y 5.
hellas-artifact-apollos_lute = El laúd de Apolo
    .text = Tras una tirada del dado de monstruos, en el turno de cualquiera: ignora el resultado.

hellas-blessing-converts = Conversos
    .text = Apolo: cuando usurpas una región con templo, obtén 1 sacerdote.
hellas-blessing-pythias_vision = La visión de la Pitia
    .text = Apolo: cuando robas una carta de evento, mira las 2 superiores; una ocurre, la otra va debajo del mazo.
hellas-blessing-healing_hands = Manos sanadoras
    .text = Apolo: después de tu acción Prepararse, cura 1 daño.
hellas-blessing-golden_bow = Arco de oro
    .text = Apolo: al obtenerla, roba 1 carta de combate. En tus cacerías dos cartas de arco juntas cubren un símbolo cualquiera.
hellas-blessing-silver_arrow = Flecha de plata
    .text = Apolo: en lugar del Movimiento del Héroe, descarta 1 carta de combate para matar a 1 hoplita en la región de tu héroe.
hellas-blessing-beloved_ruler = Gobernante amado
    .text = Apolo: suma 2 a tu fuerza del ejército en tus batallas en una nación cuya ficha de Gloria tengas.
hellas-blessing-songs_of_glory = Cantos de gloria
    .text = Apolo: cada vez que obtienes una ficha de Gloria, roba 2 cartas de combate.
hellas-blessing-sun_chariot = El carro del Sol
    .text = Apolo: al obtenerla, Velocidad +1. Cada vez que alguien construye un monumento, tu héroe puede moverse a una región adyacente; así no emprende ninguna aventura.
hellas-blessing-herald_of_the_sun = Heraldo del Sol
    .text = Apolo: con Usurpar puedes tomar en su lugar una región adyacente a la de tu héroe, si tienes la ficha de Gloria de la nación de esa región.
hellas-blessing-clear_omen = Augurio claro
    .text = Apolo: al obtenerla, obtén 1 sacerdote. Tus oraciones usan el poder de un dios como si su monumento tuviera un nivel más.
