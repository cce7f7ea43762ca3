### Lords of Hellas: Atlas: Sobrecarga.

hellas-expansion-atlas_overload = Atlas
    .about = Atlas sostiene el cielo sobre Mesenia. Desde puertos numerados se le envían hoplitas; cuando el cielo cae, gana quien tiene más allí.
    .short = Sobrecarga

hellas-action-bonus = Colocar la ficha de bonificación en { $attribute }
hellas-action-hold_sky = Sostener el cielo
hellas-action-send = Enviar a un hoplita { $region_from } a Atlas

hellas-decision-hold_sky =
    { $spaces ->
        [one] ¿Sostiene tu héroe el cielo? Sube 1 casilla, hasta { $left }, y tu héroe vuelve tras el siguiente Construir Monumento.
       *[other] ¿Sostiene tu héroe el cielo? Sube { $spaces } casillas, hasta { $left }, y tu héroe vuelve tras el siguiente Construir Monumento.
    }
    .short = tu héroe puede sostener el cielo
hellas-decision-place_bonus = ¿Qué atributo aumenta la ficha de bonificación de Atlas mientras la tengas?
    .short = colocas la ficha de Atlas
hellas-decision-send_hoplite = Puerto { $number }: ¿envías a un hoplita { $region_from } a Atlas?
    .short = el puerto { $number } puede enviar

hellas-event-atlas_left = { $seat } recupera a { hellas-phrase-hoplites } de Atlas para su reserva.
    .you = Recuperas a { hellas-phrase-hoplites } de Atlas para tu reserva.
hellas-event-bonus_taken = { $seat } obtiene la ficha de bonificación de Atlas: { $attribute } +1.
    .you = Obtienes la ficha de bonificación de Atlas: { $attribute } +1.
hellas-event-hoplite_sent = { $seat } envía a un hoplita { $region_from }, puerto { $number }, a Atlas.
    .you = Envías a un hoplita { $region_from }, puerto { $number }, a Atlas.
hellas-event-sky_held =
    { $spaces ->
        [one] { $seat } sostiene el cielo: sube 1 casilla, hasta { $left }.
       *[other] { $seat } sostiene el cielo: sube { $spaces } casillas, hasta { $left }.
    }
    .you =
        { $spaces ->
            [one] Sostienes el cielo: sube 1 casilla, hasta { $left }.
           *[other] Sostienes el cielo: sube { $spaces } casillas, hasta { $left }.
        }
hellas-event-sky_sank =
    { $spaces ->
        [0] El cielo sobre Atlas aguanta: { $cards }, en total { $strength }, menos { hellas-phrase-hoplites }. Quedan { $left }.
        [one] El cielo sobre Atlas baja 1 casilla: { $cards }, en total { $strength }, menos { hellas-phrase-hoplites }. Quedan { $left }.
       *[other] El cielo sobre Atlas baja { $spaces } casillas: { $cards }, en total { $strength }, menos { hellas-phrase-hoplites }. Quedan { $left }.
    }

hellas-why-another_port_is_asked_for = No le toca al puerto { $region_from }: se envía por orden de números.
hellas-why-it_is_no_attribute_of_a_hero = La ficha de bonificación va en un atributo de un héroe, y { $attribute } no lo es.

hellas-away-atlas = Sostiene el cielo
hellas-reason-overload = { hellas-victory-overload }: el cielo ha caído, y la mayoría de quienes lo sostenían son de un mismo soberano.
hellas-victory-overload = Atlas: Sobrecarga
    .text = En cada Construir Monumento se envían hoplitas a Atlas desde los puertos; luego dos cartas de combate mueven la ficha de sobrecarga de 15 hacia 0, menos 1 por cada hoplita allí. En 0 gana quien más hoplitas tiene en Atlas; en caso de empate, el dueño de la ficha de bonificación.
