### Lords of Hellas.
###
### Estancias de este archivo: giros que comparten varias frases, acciones, decisiones, sucesos, el final de la partida,
### opciones, los nombres de los componentes con las formas que piden las frases y con lo que hacen, y los campos cuyas
### palabras son las de otras familias. Los nombres comunes van en minúscula, para que puedan estar dentro de una frase.

## Giros que comparten las frases

hellas-phrase-hoplites =
    { $count ->
        [one] 1 hoplita
       *[other] { $count } hoplitas
    }
hellas-phrase-priests =
    { $count ->
        [one] 1 sacerdote
       *[other] { $count } sacerdotes
    }
hellas-phrase-combat_cards =
    { $count ->
        [one] 1 carta de combate
       *[other] { $count } cartas de combate
    }
# Lo que han alcanzado los bandos de una batalla, primero el atacante.
hellas-phrase-battle = Batalla en { $region_the } ({ $seats }; fuerza del ejército { $strength })
# Lo que desatarían allí los hoplitas que entran en una región, tal como está la partida.
hellas-phrase-follows =
    { $follows_id ->
        [battle] : batalla, { $attack } contra { $defence } antes de las cartas
        [control] : tomas el control
        [short] : { $lacking ->
            [one] falta 1
           *[other] faltan { $lacking }
        } para el control
       *[other] {""}
    }{ $toll ->
        [0] {""}
       *[other] ; al entrar pierdes { $toll }
    }

## Acciones

hellas-action-choose_hero = Elegir a { $hero }
hellas-action-start_in = Empezar en { $region_the }
hellas-action-pray = Orar en el monumento de { $god }
hellas-action-move_hero = Mover a tu héroe { $region_to }
hellas-action-quest_step = Llevar a tu héroe a la siguiente etapa de la aventura
hellas-action-move = Mover a un hoplita { $start_from } { $region_to }{ hellas-phrase-follows }
hellas-action-fortify = Fortificar a un hoplita en { $region_the }
hellas-action-unfortify = Sacar de la ciudad al hoplita fortificado en { $region_the }
hellas-action-start_quest = Emprender la aventura «{ $quest }» en la etapa { $number }
hellas-action-recruit = Reclutar
hellas-action-march = Marchar { $start_from } { $region_to }{ hellas-phrase-follows }
hellas-action-murderous_march = { hellas-blessing-murderous_march } { $start_from } { $region_to }{ hellas-phrase-follows }
hellas-action-march_off = Marchar con { hellas-phrase-hoplites }{ hellas-phrase-follows }
hellas-action-build_temple =
    { $region_id ->
        [phocis] Construir el Oráculo de Delfos en { $region_the }
       *[other] Construir un templo en { $region_the }
    }
hellas-action-prepare = Prepararse
hellas-action-option = { $effect }
hellas-action-usurp = Usurpar la región de tu héroe
hellas-action-hunt = Cazar a { $monster }
hellas-action-build_monument = Construir monumento
hellas-action-raise_monument = Añadir un nivel al monumento de { $god }
hellas-action-use_artifact = Usar «{ $artifact }»
hellas-action-use_blessing = Usar la bendición «{ $blessing }»
hellas-action-use_hero = Usar la capacidad especial de { $hero }
hellas-action-use_quest = Usar la carta de aventura «{ $quest }»
hellas-action-choose_effect = { $effect }
hellas-action-place = Reclutar a un hoplita en { $region_the }
hellas-action-place_fortified = Reclutar a un hoplita fortificado en { $region_the }
hellas-action-army = Llevar a { hellas-phrase-hoplites } desde { $region_the }
hellas-action-onward = Seguir la marcha { $region_to }{ hellas-phrase-follows }
hellas-action-place_hero = Colocar a tu héroe en { $region_the }
hellas-action-fight = Librar la batalla en { $region_the }
hellas-action-save = Salvar a { hellas-phrase-hoplites } con «{ $artifact }»
hellas-action-kill = Matar a { hellas-phrase-hoplites }
hellas-action-strike_down = Matar a un hoplita en { $region_the }
hellas-action-injure = Recibir el daño en { $attribute }
hellas-action-injure_hero = Infligir un daño a { $hero }
hellas-action-charge = Cargar el artefacto «{ $artifact }»
hellas-action-heal = Curar el daño en { $attribute }
hellas-action-attribute = Elegir { $attribute }
hellas-action-discard = Descartar «{ $card }»
hellas-action-keep_artifact = Quedarse con el artefacto «{ $artifact }»
hellas-action-keep_blessing = Quedarse con la bendición «{ $blessing }»
hellas-action-take_glory = Tomar la ficha de Gloria de la { $land }
hellas-action-return_glory = Devolver la ficha de Gloria de la { $land }
hellas-action-clear_token = Liberar la acción especial { $special }
hellas-action-choose_monster = Escoger a { $monster }
hellas-action-move_monster = Mover al monstruo { $region_to }
hellas-action-roll = Tirar el dado por { $monster }
hellas-action-monster_move = El monstruo se mueve
hellas-action-monster_attack = El monstruo realiza su ataque de región
hellas-action-done = Listo
hellas-action-pass = Pasar
hellas-action-decline = Renunciar
hellas-action-not_this_turn = No, y no preguntar más este turno
hellas-action-first = Empieza { $side_the }
hellas-action-play = Jugar «{ $card }»
hellas-action-reinforce = Traer a { hellas-phrase-hoplites } desde { $region_the }
hellas-action-withdraw = Retirarse { $region_to }
hellas-action-strike = Infligir la herida de { $target } con «{ $card }»
hellas-action-strike_set = Infligir la herida de { $target } con un grupo de { $symbol_set }
hellas-action-spend = Usar la carta «{ $card }»
hellas-action-stop = Dejar de atacar
hellas-action-wound_monster = Herir a { $monster }
hellas-action-wound = Infligir la herida de { $target }
hellas-action-attack = Atacar con «{ $attack }»
hellas-action-defend = Defenderse con «{ $card }»
hellas-action-shield = Alzar el escudo: «{ $card }»
hellas-action-suffer = No defenderse
hellas-action-reward = { $reward }
hellas-action-discard_artifact = Descartar el artefacto «{ $artifact }»

## Decisiones

hellas-decision-after_hero_movement = Tu héroe se ha movido. ¿Usas alguna capacidad?
hellas-decision-after_march = La marcha ha terminado. ¿Usas alguna capacidad?
hellas-decision-after_prepare = Ya te has preparado. ¿Usas alguna capacidad?
hellas-decision-army =
    { $regions ->
        [one] ¿Qué hoplitas avanzan una región?
       *[other] ¿Qué hoplitas avanzan hasta { $regions } regiones?
    }
hellas-decision-attribute =
    { $up_to ->
        [0]
            { $change ->
                [-1] ¿Qué atributo de tu héroe se reduce en 1 de forma permanente?
               *[other] ¿Qué atributo de tu héroe aumenta en { $change }?
            }
       *[other] ¿Qué atributo de tu héroe sube a { $up_to }?
    }
    .short = eliges un atributo
hellas-decision-battle_card = { hellas-phrase-battle }: juega una carta de combate o pasa.
    .short = juegas una carta o pasas
hellas-decision-battle_order = { hellas-phrase-battle }: ¿qué bando usa primero sus efectos iniciales?
    .short = eliges qué bando empieza
hellas-decision-battle_start = { hellas-phrase-battle }: ¿usas algún efecto inicial?
    .short = puedes usar un efecto inicial
hellas-decision-bluff = { hellas-phrase-battle }: los dos bandos han pasado. ¿Vas de farol con una carta de combate más?
    .short = puedes ir de farol
hellas-decision-casualties = { hellas-phrase-battle }: las bajas son { $casualties }. ¿Las cambias?
    .short = puedes cambiar las bajas
hellas-decision-choose_effect = { $artifact }: ¿qué efecto eliges?
    .unseen = ¿Cuál de los dos efectos eliges?
    .short = eliges un efecto
hellas-decision-choose_hero = ¿A qué héroe guiarás?
hellas-decision-charge_artifact = ¿Cuál de tus artefactos usados cargas?
hellas-decision-choose_monster = ¿Qué monstruo mueves?
    .short = eliges un monstruo
hellas-decision-clear_token = ¿De qué acción especial retiras la ficha de acción usada?
    .short = retiras una ficha de acción usada
hellas-decision-defend = { $monster } ataca: «{ $attack }», fuerza { $strength }. Tu defensa es { $defence }. ¿Te defiendes?
hellas-decision-discard =
    { $left ->
        [one] Descarta una carta de combate.
       *[other] Descarta { $left } cartas de combate, una a una.
    }
    .short = descartas cartas
hellas-decision-discard_drawn =
    { $left ->
        [one] ¿Cuál de las cartas recién robadas descartas?
       *[other] Descarta { $left } de las cartas recién robadas, una a una.
    }
    .short = descartas cartas
hellas-decision-draft = Quédate con una de estas bendiciones; las demás pasan al jugador de tu derecha.
    .short = eliges una bendición
hellas-decision-extra_special = Puedes realizar una acción especial más.
hellas-decision-heal =
    { $left ->
        [one] ¿Qué daño se cura?
       *[other] Se curan { $left } daños. ¿Cuál primero?
    }
    .short = curas a tu héroe
hellas-decision-hoplite_movement =
    { $left ->
        [0] Puedes mover un hoplita más, por una ruta marítima.
        [one] Puedes mover un hoplita más.
       *[other] Puedes mover { $left } hoplitas más, uno a uno.
    }
hellas-decision-hunt = ¿A qué monstruo cazas?
hellas-decision-hunt_attack =
    { $dealt ->
        [0] { $monster } te hace frente. Inflígele una herida o la caza habrá terminado.
       *[1] { $monster } sangra. ¿Atacas de nuevo, o te detienes y aguardas su ataque?
    }
hellas-decision-hunt_reward = La caza ha terminado ({ $monster }). ¿Qué recompensa tomas?
hellas-decision-hunt_start =
    { $drawn ->
        [0] Empieza la caza ({ $monster }). ¿Usas algún efecto inicial antes de robar?
       *[1] Has robado para la caza ({ $monster }). ¿Usas algún efecto inicial?
    }
hellas-decision-injure =
    { $left ->
        [one] Tu héroe recibe un daño. ¿Qué atributo lo sufre?
       *[other] Tu héroe recibe { $left } daños. ¿Qué atributo sufre primero?
    }
    .short = tu héroe recibe daño
hellas-decision-injure_hero = ¿A qué héroe infliges el daño?
    .short = eliges a qué héroe dañar
hellas-decision-keep_artifact = ¿Con cuál de estos artefactos te quedas?
    .short = eliges un artefacto
hellas-decision-kill = ¿Cuántos hoplitas matas en { $region_the }?
    .short = matas hoplitas
hellas-decision-leap = ¿Qué hoplita vuela, y adónde?
hellas-decision-march = ¿Cuántos hoplitas marchan { $start_from } { $region_to }?
hellas-decision-master_plan = { hellas-phrase-battle }: ¿refuerzas la carta recién jugada?
    .short = puedes reforzar tu carta
hellas-decision-monster_attack = { $monster } devuelve el golpe a { $hunter }. ¿Qué ataque juegas?
    .short = eliges el ataque del monstruo
hellas-decision-monster_choice = { $monster } puede moverse o realizar su ataque de región. ¿Qué hace?
hellas-decision-move_monster = { $monster } se mueve. ¿Adónde?
    .short = mueves un monstruo
hellas-decision-next_battle = ¿Qué batalla se libra ahora?
    .short = eliges la próxima batalla
hellas-decision-onward = Tus hoplitas están en { $region_the }. ¿Adónde van?
hellas-decision-place_hero = Puedes colocar a tu héroe en otra región. ¿En cuál?
    .short = puedes recolocar a tu héroe
hellas-decision-prepare =
    { $left ->
        [one] Prepararse: elige una opción más.
       *[other] Prepararse: elige { $left } opciones, una tras otra.
    }
hellas-decision-raise_monument = ¿A qué monumento añades un nivel?
hellas-decision-recruit =
    { $left ->
        [one] Puedes reclutar 1 hoplita. ¿Dónde?
       *[other] Puedes reclutar hasta { $left } hoplitas, uno a uno. ¿Dónde?
    }
    .short = puedes reclutar hoplitas
hellas-decision-redraw =
    { $count ->
        [0] ¿Qué carta de combate cambias primero?
        [one] Has cambiado 1 carta. ¿Otra más?
       *[other] Has cambiado { $count } cartas. ¿Otra más?
    }
    .short = cambias cartas
hellas-decision-reinforce = ¿Qué hoplitas traes a la batalla en { $region_the }?
    .short = puedes traer hoplitas
hellas-decision-repeat_special = Antes de construir puedes repetir una acción especial ya usada.
hellas-decision-return_glory = ¿Qué ficha de Gloria devuelves?
    .short = devuelves una ficha de Gloria
hellas-decision-roll = Fase de monstruos: ¿por qué monstruo tiras ahora el dado?
hellas-decision-save_hoplites = Vas a perder { hellas-phrase-hoplites } en { $region_the }. ¿Salvas a alguno?
    .short = puedes salvar hoplitas
hellas-decision-spend =
    { $left ->
        [one] ¿Qué carta con el símbolo de { $symbol } usas?
       *[other] Usa { $left } cartas con el símbolo de { $symbol }, una a una.
    }
hellas-decision-start_quest = Una aventura aguarda aquí a tu héroe. ¿En qué etapa la emprendes?
hellas-decision-start_region = ¿Dónde empiezan tu héroe y tus hoplitas?
hellas-decision-take_glory = ¿Qué ficha de Gloria tomas?
    .short = tomas una ficha de Gloria
hellas-decision-turn = Es tu turno: acciones normales en cualquier orden y, después, una acción especial.
hellas-decision-turn_start = Empieza tu turno. ¿Usas antes alguna capacidad?
hellas-decision-withdraw = Tus hoplitas deben abandonar { $region_the }. ¿Adónde se retiran?
    .short = te retiras
hellas-decision-wound = { $monster } recibe una herida. ¿Qué símbolo se cubre?
hellas-decision-wound_monster = ¿A qué monstruo hieres?
    .short = hieres a un monstruo
hellas-decision-discard_artifact = ¿Qué artefacto descartas?
    .short = pierdes un artefacto

## Sucesos

hellas-event-artifact_charged = { $seat } carga el artefacto «{ $artifact }».
    .you = Cargas el artefacto «{ $artifact }».
hellas-event-artifact_gained = { $seat } obtiene el artefacto «{ $artifact }».
    .you = Obtienes el artefacto «{ $artifact }».
hellas-event-artifact_opened = { $seat } obtiene el artefacto neutral «{ $artifact }».
    .you = Obtienes el artefacto neutral «{ $artifact }».
hellas-event-artifacts_drawn =
    { $count ->
        [one] { $seat } roba un artefacto neutral: { $artifacts }.
       *[other] { $seat } roba { $count } artefactos neutrales: { $artifacts }.
    }
    .unseen =
        { $count ->
            [one] { $seat } roba un artefacto neutral.
           *[other] { $seat } roba { $count } artefactos neutrales.
        }
    .you =
        { $count ->
            [one] Robas un artefacto neutral: { $artifacts }.
           *[other] Robas { $count } artefactos neutrales: { $artifacts }.
        }
hellas-event-attacks_drawn =
    { $count ->
        [one] { $seat } roba 1 carta de ataque de monstruo: { $attacks }.
       *[other] { $seat } roba { $count } cartas de ataque de monstruo: { $attacks }.
    }
    .unseen =
        { $count ->
            [one] { $seat } roba 1 carta de ataque de monstruo.
           *[other] { $seat } roba { $count } cartas de ataque de monstruo.
        }
    .you =
        { $count ->
            [one] Robas 1 carta de ataque de monstruo: { $attacks }.
           *[other] Robas { $count } cartas de ataque de monstruo: { $attacks }.
        }
hellas-event-attribute_changed = { $seat } tiene ahora { $attribute } { $value }.
    .you = Tienes ahora { $attribute } { $value }.
hellas-event-battle_avoided = No queda nadie para luchar en { $region_the }: no hay batalla.
hellas-event-battle_began = ¡{ $seat } ataca a { $defender } en { $region_the }!
    .you = ¡Atacas a { $defender } en { $region_the }!
    .you_defender = ¡{ $seat } te ataca en { $region_the }!
hellas-event-battle_bonus = { $seat } suma { $number } a su fuerza del ejército.
    .you = Sumas { $number } a tu fuerza del ejército.
hellas-event-battle_card_played = { $seat } juega «{ $card }».
    .you = Juegas «{ $card }».
hellas-event-battle_compared = Los ejércitos chocan en { $region_the }: { $attack } en ataque, { $defence } en defensa.
hellas-event-battle_passed = { $seat } pasa.
    .you = Pasas.
hellas-event-battle_won = { $seat } gana la batalla en { $region_the } contra { $loser }.
    .you = Ganas la batalla en { $region_the } contra { $loser }.
    .you_loser = { $seat } te gana la batalla en { $region_the }.
hellas-event-blessing_gained = { $seat } recibe la bendición «{ $blessing }».
    .you = Recibes la bendición «{ $blessing }».
hellas-event-blessing_kept = { $seat } se queda en secreto con la bendición «{ $blessing }».
    .unseen = { $seat } se queda con una bendición.
    .you = Te quedas en secreto con la bendición «{ $blessing }».
hellas-event-blessings_passed =
    { $count ->
        [one] Una bendición pasa a { $seat }: { $blessings }.
       *[other] { $count } bendiciones pasan a { $seat }: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] Una bendición pasa a { $seat }.
           *[other] { $count } bendiciones pasan a { $seat }.
        }
    .you =
        { $count ->
            [one] Te llega una bendición: { $blessings }.
           *[other] Te llegan { $count } bendiciones: { $blessings }.
        }
hellas-event-casualties_changed =
    { $number ->
        [0] { $seat } ya no sufre bajas.
        [one] { $seat } sufre ahora 1 baja.
       *[other] { $seat } sufre ahora { $number } bajas.
    }
    .you =
        { $number ->
            [0] Ya no sufres bajas.
            [one] Sufres ahora 1 baja.
           *[other] Sufres ahora { $number } bajas.
        }
hellas-event-combat_discarded = { $seat } descarta «{ $card }».
    .you = Descartas «{ $card }».
hellas-event-combat_drawn = { $seat } roba { hellas-phrase-combat_cards }: { $cards }.
    .unseen = { $seat } roba { hellas-phrase-combat_cards }.
    .you = Robas { hellas-phrase-combat_cards }: { $cards }.
hellas-event-control_lost = { $seat } pierde el control { $region_from }, que pasa a ser neutral.
    .you = Pierdes el control { $region_from }, que pasa a ser neutral.
hellas-event-control_taken =
    { $loser ->
        [-1] { $seat } toma el control { $region_from }.
       *[other] { $seat } arrebata a { $loser } el control { $region_from }.
    }
    .you =
        { $loser ->
            [-1] Tomas el control { $region_from }.
           *[other] Arrebatas a { $loser } el control { $region_from }.
        }
    .you_loser = { $seat } te arrebata el control { $region_from }.
hellas-event-deck_reshuffled =
    { $count ->
        [one] El { $deck } se ha agotado: se le da la vuelta a su única carta descartada.
       *[other] El { $deck } se ha agotado: se barajan de nuevo { $count } cartas.
    }
hellas-event-defence_played = { $seat } se defiende con «{ $card }»: { $defence } contra { $strength }.
    .you = Te defiendes con «{ $card }»: { $defence } contra { $strength }.
hellas-event-defence_raised = { $seat } suma { $count } a su defensa, que llega a { $defence }.
    .you = Sumas { $count } a tu defensa, que llega a { $defence }.
hellas-event-defended = { $seat } rechaza el ataque con una defensa de { $defence }.
    .you = Rechazas el ataque con una defensa de { $defence }.
hellas-event-draft_began =
    { $count ->
        [one] { $seat } roba 1 bendición para un reparto: { $blessings }.
       *[other] { $seat } roba { $count } bendiciones para un reparto: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] { $seat } roba 1 bendición para un reparto.
           *[other] { $seat } roba { $count } bendiciones para un reparto.
        }
    .you =
        { $count ->
            [one] Robas 1 bendición para un reparto: { $blessings }.
           *[other] Robas { $count } bendiciones para un reparto: { $blessings }.
        }
hellas-event-event_drawn = { $seat } roba la carta de evento «{ $drawn }».
    .you = Robas la carta de evento «{ $drawn }».
hellas-event-extra_special =
    { $count ->
        [one] { $seat } puede realizar una acción especial adicional este turno.
       *[other] { $seat } puede realizar { $count } acciones especiales adicionales este turno.
    }
    .you =
        { $count ->
            [one] Puedes realizar una acción especial adicional este turno.
           *[other] Puedes realizar { $count } acciones especiales adicionales este turno.
        }
hellas-event-fortified = { $seat } fortifica a un hoplita en { $region_the }.
    .you = Fortificas a un hoplita en { $region_the }.
hellas-event-game_over =
    Fin de la partida. { $winners_count ->
        [one] ¡{ $winners } reina sobre la Hélade!
       *[other] ¡{ $winners } reinan sobre la Hélade!
    } { $reason }
hellas-event-glory_returned = { $seat } devuelve { $land_glory } al suministro.
    .you = Devuelves { $land_glory } al suministro.
hellas-event-glory_taken = { $seat } toma { $land_glory }.
    .you = Tomas { $land_glory }.
hellas-event-healed = { $seat } cura el daño en { $attribute }.
    .you = Curas el daño en { $attribute }.
hellas-event-hero_chosen = { $seat } elige a { $hero }.
    .you = Eliges a { $hero }.
hellas-event-hero_moved = { $seat } lleva a su héroe { $region_to }.
    .you = Llevas a tu héroe { $region_to }.
hellas-event-hero_placed = { $seat } empieza en { $region_the } con su héroe y { hellas-phrase-hoplites }.
    .you = Empiezas en { $region_the } con tu héroe y { hellas-phrase-hoplites }.
hellas-event-hoplites_killed = { $seat } pierde { hellas-phrase-hoplites } en { $region_the }.
    .you = Pierdes { hellas-phrase-hoplites } en { $region_the }.
hellas-event-hoplites_moved = { $seat } mueve { hellas-phrase-hoplites } { $start_from } { $region_to }.
    .you = Mueves { hellas-phrase-hoplites } { $start_from } { $region_to }.
hellas-event-hoplites_saved = { $seat } salva a { hellas-phrase-hoplites } con «{ $artifact }».
    .you = Salvas a { hellas-phrase-hoplites } con «{ $artifact }».
hellas-event-laid_beside = { $seat } pone «{ $card }» junto a su mano.
    .you = Pones «{ $card }» junto a tu mano.
hellas-event-hunt_began = ¡{ $seat } sale a cazar a { $monster } en { $region_the }!
    .you = ¡Sales a cazar a { $monster } en { $region_the }!
hellas-event-hunt_ended =
    { $slain ->
        [0] La caza de { $seat } fracasa: { $monster } sigue con vida.
       *[1] ¡{ $seat } inflige a { $monster } la última herida!
    }
    .you =
        { $slain ->
            [0] Tu caza fracasa: { $monster } sigue con vida.
           *[1] ¡Infliges a { $monster } la última herida!
        }
hellas-event-injured = { $seat } recibe un daño en { $attribute }.
    .you = Recibes un daño en { $attribute }.
hellas-event-king_countdown =
    ¡El monumento de { $god } es el primero que se completa! { $left ->
        [one] Una acción especial más de { $seat }, y quien controle su región será Rey de reyes.
       *[other] { $left } acciones especiales más de { $seat }, y quien controle su región será Rey de reyes.
    }
    .you =
        ¡El monumento de { $god } es el primero que se completa! { $left ->
            [one] Una acción especial tuya más, y quien controle su región será Rey de reyes.
           *[other] { $left } acciones especiales tuyas más, y quien controle su región será Rey de reyes.
        }
hellas-event-king_token_taken =
    { $left ->
        [0] { $seat } retira la última ficha de la carta de activación de monumento: este turno decide quién es Rey de reyes.
        [one] { $seat } retira una ficha de la carta de activación de monumento; queda una.
       *[other] { $seat } retira una ficha de la carta de activación de monumento; quedan { $left }.
    }
    .you =
        { $left ->
            [0] Retiras la última ficha de la carta de activación de monumento: este turno decide quién es Rey de reyes.
            [one] Retiras una ficha de la carta de activación de monumento; queda una.
           *[other] Retiras una ficha de la carta de activación de monumento; quedan { $left }.
        }
hellas-event-king_undecided = Nadie controla { $region_the }. ¡Quien tome antes su control será Rey de reyes!
hellas-event-monster_appeared = { $monster } aparece en { $region_the }.
hellas-event-monster_attacked = { $monster } arremete contra { $hunter }: { $seat } ha elegido «{ $attack }», fuerza { $strength }.
    .you = { $monster } arremete contra { $hunter }: has elegido «{ $attack }», fuerza { $strength }.
    .you_hunter = { $monster } arremete contra ti: { $seat } ha elegido «{ $attack }», fuerza { $strength }.
hellas-event-monster_card_lapsed = El monstruo de esta carta ya está muerto ({ $monster }); se roba otro evento.
hellas-event-monster_evolved = { $monster } evoluciona. { $evolution_text }
hellas-event-monster_healed = ¡{ $monster } cura todas sus heridas!
hellas-event-monster_moved = { $monster } se mueve { $region_to }.
hellas-event-monster_rolled = { $seat } tira el dado por { $monster }: { $roll }.
    .you = Tiras el dado por { $monster }: { $roll }.
hellas-event-monster_slain = ¡{ $seat } ha matado a { $monster }!
    .you = ¡Has matado a { $monster }!
hellas-event-monument_raised = { $seat } añade un nivel al monumento de { $god }: nivel { $level }.
    .you = Añades un nivel al monumento de { $god }: nivel { $level }.
hellas-event-new_age = Todos los sacerdotes abandonan los monumentos, todas las acciones especiales quedan libres y todos los artefactos se cargan.
hellas-event-not_defended = { $seat } no rechaza «{ $attack }».
    .you = No rechazas «{ $attack }».
hellas-event-power_used =
    { $power_family ->
        [hero] { $seat } usa la capacidad especial de { $power }.
       *[other] { $seat } usa «{ $power }».
    }
    .you =
        { $power_family ->
            [hero] Usas la capacidad especial de { $power }.
           *[other] Usas «{ $power }».
        }
hellas-event-prayed = { $seat } envía a un sacerdote a orar al monumento de { $god }.
    .you = Envías a un sacerdote a orar al monumento de { $god }.
hellas-event-priests_gained = { $seat } obtiene { hellas-phrase-priests }.
    .you = Obtienes { hellas-phrase-priests }.
hellas-event-priests_sacrificed = { $seat } sacrifica a { hellas-phrase-priests }.
    .you = Sacrificas a { hellas-phrase-priests }.
hellas-event-quest_completed = ¡{ $seat } completa la aventura «{ $quest }»!
    .you = ¡Completas la aventura «{ $quest }»!
hellas-event-quest_discarded = Ya hay tres aventuras en juego: «{ $quest }» se descarta.
hellas-event-quest_placed = Aparece una aventura en { $region_the }: «{ $quest }».
hellas-event-quest_started = { $seat } emprende la aventura «{ $quest }» en la etapa { $number }.
    .you = Emprendes la aventura «{ $quest }» en la etapa { $number }.
hellas-event-quest_step = { $seat } llega a la etapa { $number } de la aventura «{ $quest }».
    .you = Llegas a la etapa { $number } de la aventura «{ $quest }».
hellas-event-recruited =
    { $fortified ->
        [0] { $seat } recluta un hoplita en { $region_the }.
       *[1] { $seat } recluta un hoplita fortificado en { $region_the }.
    }
    .you =
        { $fortified ->
            [0] Reclutas un hoplita en { $region_the }.
           *[1] Reclutas un hoplita fortificado en { $region_the }.
        }
    .several = { $seat } recluta { hellas-phrase-hoplites } en { $region_the }.
    .you_several = Reclutas { hellas-phrase-hoplites } en { $region_the }.
hellas-event-region_attack = ¡{ $monster } asola { $region_the }!
hellas-event-shield_used = { $seat } alza contra el ataque el escudo de «{ $card }».
    .you = Alzas contra el ataque el escudo de «{ $card }».
hellas-event-special_attack = ¡{ $monster } desata su ataque especial!
hellas-event-special_repeated = Antes de construir, { $seat } repite la acción { $special }.
    .you = Antes de construir, repites la acción { $special }.
hellas-event-special_taken = { $seat } realiza la acción especial { $special }.
    .you = Realizas la acción especial { $special }.
hellas-event-temple_built =
    { $number ->
        [0] ¡{ $seat } construye { $temple_kind } en { $region_the }!
       *[other] { $seat } construye el templo { $number } en { $region_the }.
    }
    .you =
        { $number ->
            [0] ¡Construyes { $temple_kind } en { $region_the }!
           *[other] Construyes el templo { $number } en { $region_the }.
        }
hellas-event-token_cleared = { $seat } libera la acción especial { $special }.
    .you = Liberas la acción especial { $special }.
hellas-event-tokens_cleared = { $seat } libera todas sus acciones especiales.
    .you = Liberas todas tus acciones especiales.
hellas-event-turn_began = { $seat } empieza el turno { $turn }.
    .you = Empiezas el turno { $turn }.
hellas-event-unfortified = { $seat } saca de la ciudad al hoplita fortificado en { $region_the }.
    .you = Sacas de la ciudad al hoplita fortificado en { $region_the }.
hellas-event-withdrew = { $seat } se retira con { hellas-phrase-hoplites } { $start_from } { $region_to }.
    .you = Te retiras con { hellas-phrase-hoplites } { $start_from } { $region_to }.
hellas-event-wound_dealt =
    { $count ->
        [0] { $seat } inflige a { $monster } una herida ({ $symbol }).
       *[other] { $seat } inflige a { $monster } una herida ({ $symbol }) con { $cards }.
    }
    .you =
        { $count ->
            [0] Infliges a { $monster } una herida ({ $symbol }).
           *[other] Infliges a { $monster } una herida ({ $symbol }) con { $cards }.
        }
hellas-event-artifact_discarded = { $seat } descarta el artefacto «{ $artifact }».
    .you = Descartas el artefacto «{ $artifact }».
hellas-event-blessing_discarded = { $seat } descarta la bendición «{ $blessing }».
    .you = Descartas la bendición «{ $blessing }».

## Cómo termina una partida

hellas-reason-favored_of_the_gods = { hellas-victory-favored_of_the_gods }: cinco regiones con templos están en una sola mano.
hellas-reason-king_of_kings = { hellas-victory-king_of_kings }: el primer monumento completo se alza en su región.
hellas-reason-monster_slayer = { hellas-victory-monster_slayer }: un solo héroe ha acabado con tres monstruos.
hellas-reason-warlord_of_hellas = { hellas-victory-warlord_of_hellas }: naciones enteras están en una sola mano.
# Temples with a kind of their own, as the object of a sentence.
hellas-temple_kind-oracle = el Oráculo de Delfos
hellas-victory-warlord_of_hellas = Señor de la Guerra de la Hélade
    .text = Controla todas las regiones de dos naciones. Con tres jugadores la nación azul no cuenta; con dos jugadores hacen falta tres naciones.
hellas-victory-favored_of_the_gods = Favorito de los Dioses
    .text = Controla cinco regiones con templos; el Oráculo de Delfos cuenta como templo.
hellas-victory-monster_slayer = Matamonstruos
    .text = Mata a tres monstruos, en cazas o de otro modo.
hellas-victory-king_of_kings = Rey de reyes
    .text = Una vez completado el primer monumento, cada acción especial posterior de quien lo completó retira una de las tres fichas de la carta de activación de monumento. Al final del turno en que se retira la tercera gana quien controle la región del monumento; si no es nadie, el primero que tome su control. No se aplica con dos jugadores.

## Cifras que cuentan después cómo fue una partida

hellas-figure-regions_taken = Regiones tomadas
hellas-figure-temples = Templos construidos
hellas-figure-monuments = Niveles de monumento construidos
hellas-figure-glory = Fichas de Gloria obtenidas
hellas-figure-attacks = Ataques
hellas-figure-battles_won = Batallas ganadas
hellas-figure-battles_lost = Batallas perdidas
hellas-figure-cards_played = Cartas de combate jugadas en batallas
hellas-figure-recruited = Hoplitas reclutados
hellas-figure-hoplites_lost = Hoplitas perdidos
hellas-figure-hunts = Cazas
hellas-figure-wounds = Heridas infligidas a monstruos
hellas-figure-monsters = Monstruos muertos
hellas-figure-injuries = Daños del héroe
hellas-figure-quests = Aventuras completadas
hellas-figure-prayers = Sacerdotes enviados a orar
hellas-figure-artifacts = Artefactos obtenidos
hellas-figure-blessings = Bendiciones recibidas
hellas-figure-monster_rolls = Tiradas por los monstruos

## Opciones

hellas-option-heroes = Héroes
    .text = Cómo recibe cada jugador su héroe.
hellas-choice-heroes-chosen = Elegidos uno a uno, en sentido contrario a las agujas del reloj
hellas-choice-heroes-dealt = Repartidos al azar
hellas-option-first_player = Primer jugador
    .text = Quién juega el primer turno y, por tanto, elige héroe en último lugar.
hellas-choice-first_player-random = Por sorteo
hellas-choice-first_player-first_seat = El primer asiento
hellas-option-seating = Asientos
    .text = En qué orden se sientan los jugadores a la mesa.
hellas-choice-seating-by_seat = Según el número de asiento
hellas-choice-seating-random = Por sorteo
hellas-option-expansions = Expansiones
    .text = Qué expansiones están en juego.
hellas-option-mode = Modo
    .text = Con qué reglas se juega.
hellas-choice-mode-standard = Todos contra todos

## Naciones y regiones

# `.glory` es la ficha de la nación, como complemento directo.
hellas-land-red = nación roja
    .glory = la ficha de Gloria roja
    .text = Epiro, Macedonia, Tesalia y Calcídica.
hellas-land-yellow = nación amarilla
    .glory = la ficha de Gloria amarilla
    .text = Acarnania, Etolia, Lócrida y Fócida.
hellas-land-blue = nación azul
    .glory = la ficha de Gloria azul
    .text = Eubea, Beocia, Ática y Corintia. Con tres jugadores no cuenta para ser { hellas-victory-warlord_of_hellas }.
hellas-land-green = nación verde
    .glory = la ficha de Gloria verde
    .text = Acaya, Elis, Arcadia y Mesenia.
hellas-land-brown = nación marrón
    .glory = la ficha de Gloria marrón
    .text = Argólida, Laconia y Creta.
# `.the` lleva el artículo que haga falta, `.to` dice adónde, `.from` de dónde.
hellas-region-epirus = Epiro
    .the = Epiro
    .to = a Epiro
    .from = de Epiro
    .text = Nación roja, población 2. Un santuario.
hellas-region-macedonia = Macedonia
    .the = Macedonia
    .to = a Macedonia
    .from = de Macedonia
    .text = Nación roja, población 2. Una ciudad.
hellas-region-thessaly = Tesalia
    .the = Tesalia
    .to = a Tesalia
    .from = de Tesalia
    .text = Nación roja, población 4. Una ciudad, el monumento de Zeus.
hellas-region-chalkidiki = Calcídica
    .the = la Calcídica
    .to = a la Calcídica
    .from = de la Calcídica
    .text = Nación roja, población 4. Una ciudad, un santuario.
hellas-region-acarnania = Acarnania
    .the = Acarnania
    .to = a Acarnania
    .from = de Acarnania
    .text = Nación amarilla, población 4. Una ciudad, el monumento de Hermes.
hellas-region-aetolia = Etolia
    .the = Etolia
    .to = a Etolia
    .from = de Etolia
    .text = Nación amarilla, población 2. Un santuario.
hellas-region-locris = Lócrida
    .the = la Lócrida
    .to = a la Lócrida
    .from = de la Lócrida
    .text = Nación amarilla, población 2. Una ciudad.
hellas-region-phocis = Fócida
    .the = la Fócida
    .to = a la Fócida
    .from = de la Fócida
    .text = Nación amarilla, población 5. El lugar del Oráculo de Delfos.
hellas-region-euboea = Eubea
    .the = Eubea
    .to = a Eubea
    .from = de Eubea
    .text = Nación azul, población 2. Una ciudad.
hellas-region-boeotia = Beocia
    .the = Beocia
    .to = a Beocia
    .from = de Beocia
    .text = Nación azul, población 2. Una ciudad.
hellas-region-attica = Ática
    .the = el Ática
    .to = al Ática
    .from = del Ática
    .text = Nación azul, población 5. Una ciudad, un santuario, el monumento de Atenea.
hellas-region-corinthia = Corintia
    .the = Corintia
    .to = a Corintia
    .from = de Corintia
    .text = Nación azul, población 2. Un santuario.
hellas-region-achaea = Acaya
    .the = Acaya
    .to = a Acaya
    .from = de Acaya
    .text = Nación verde, población 2. Una ciudad.
hellas-region-elis = Elis
    .the = Elis
    .to = a Elis
    .from = de Elis
    .text = Nación verde, población 4. Una ciudad, un santuario.
hellas-region-arcadia = Arcadia
    .the = Arcadia
    .to = a Arcadia
    .from = de Arcadia
    .text = Nación verde, población 2. Una ciudad.
hellas-region-messenia = Mesenia
    .the = Mesenia
    .to = a Mesenia
    .from = de Mesenia
    .text = Nación verde, población 3. Un santuario.
hellas-region-argolis = Argólida
    .the = la Argólida
    .to = a la Argólida
    .from = de la Argólida
    .text = Nación marrón, población 3. Una ciudad.
hellas-region-laconia = Laconia
    .the = Laconia
    .to = a Laconia
    .from = de Laconia
    .text = Nación marrón, población 5. Esparta: Reclutar da aquí hasta 4 hoplitas, y un hoplita fortificado suma 2 a la defensa.
hellas-region-crete = Creta
    .the = Creta
    .to = a Creta
    .from = de Creta
    .text = Nación marrón, población 2. Un santuario.

## Dioses, atributos, símbolos

hellas-god-athena = Atenea
    .text = La oración aumenta en 1 el Liderazgo. Después, según el nivel de su monumento, reclutas en una región que controles: 1 hoplita en el nivel 2, 2 en el nivel 3 y 3 en los niveles 4 y 5.
hellas-god-zeus = Zeus
    .text = La oración aumenta en 1 la Fuerza. Después, según el nivel de su monumento, robas cartas de combate: 1 en el nivel 2, 2 en el nivel 3 y 3 en los niveles 4 y 5.
hellas-god-hermes = Hermes
    .text = La oración aumenta en 1 la Velocidad. Después, según el nivel de su monumento, mueves un ejército o parte de él: hasta 1 región en el nivel 2, hasta 2 en el nivel 3 y hasta 3 en los niveles 4 y 5.
hellas-attribute-leadership = Liderazgo
    .text = Cuántos hoplitas puedes mover con el Movimiento de Hoplitas. Lo aumenta Atenea, o el dios que ocupa su lugar.
hellas-attribute-strength = Fuerza
    .text = Cuántas cartas de combate robas al inicio de una caza. La aumenta Zeus, o el dios que ocupa su lugar.
hellas-attribute-speed = Velocidad
    .text = Cuántas regiones puede recorrer tu héroe con el Movimiento del Héroe. La aumenta Hermes, o el dios que ocupa su lugar.
# `.set`: las cartas que juntas cubren un símbolo cualquiera.
hellas-symbol-torch = antorcha
    .set = antorchas
    .text = En una caza, una cubre una antorcha; tres juntas cubren un símbolo cualquiera.
hellas-symbol-bow = arco
    .set = arcos
    .text = En una caza, uno cubre un arco; tres juntos cubren un símbolo cualquiera.
hellas-symbol-sword = espada
    .set = espadas
    .text = En una caza, una cubre una espada; dos juntas cubren un símbolo cualquiera.
hellas-symbol-mace = maza
    .set = mazas
    .text = En una caza, una cubre una maza; dos juntas cubren un símbolo cualquiera.
hellas-symbol-axe = hacha
    .set = hachas
    .text = En una caza cubre un hacha.
hellas-symbol-spear = lanza
    .set = lanzas
    .text = En una caza cubre una lanza.
hellas-symbol-shield = escudo
    .set = escudos
    .text = En una caza no inflige heridas ni suma a la defensa. A cambio, un solo escudo defiende de cualquier ataque: tu héroe recibe 1 daño y robas 1 carta de combate.
hellas-symbol-sickle = hoz
    .set = hoces
    .text = En una caza cubre por sí sola un símbolo cualquiera, pero nunca completa un grupo.
hellas-target-axe = hacha
hellas-target-axe-artifact = hacha (artefacto)
hellas-target-bow = arco
hellas-target-mace = maza
hellas-target-mace-priest = maza (sacerdote)
hellas-target-spear = lanza
hellas-target-spear-artifact = lanza (artefacto)
hellas-target-spear-priest = lanza (sacerdote)
hellas-target-sword = espada
hellas-target-sword-artifact = espada (artefacto)
hellas-target-sword-priest = espada (sacerdote)
hellas-target-torch = antorcha
hellas-target-torch-artifact = antorcha (artefacto)
hellas-target-torch-priest = antorcha (sacerdote)
# Lo que se puede elegir, dicho como acción: efectos de Preparar y de capacidades, y las recompensas de una caza.
hellas-effect-heal_injuries = Curar un daño de tu héroe
hellas-effect-draw_combat_cards = Robar una carta de combate
hellas-effect-recruit = Reclutar a un hoplita en la región de tu héroe
hellas-effect-wound_monster = Infligir una herida a un monstruo
hellas-effect-wound_hunted_monster = Infligir una herida al monstruo que cazas
hellas-effect-injure_enemy_hero = Infligir un daño al héroe de otro jugador
hellas-effect-ignore_casualties = Sufrir 1 baja menos
hellas-effect-add_enemy_casualties = Causar 1 baja más a tu oponente
hellas-effect-kill_hoplites = Matar hoplitas en la región de tu héroe
hellas-reward-priest = Tomar 1 sacerdote
hellas-reward-artifact = Tomar el primer artefacto neutral del mazo
hellas-reward-monster_artifact = Tomar el artefacto del monstruo
# Los bandos de una batalla; `.the` lleva el artículo.
hellas-side-attacker = atacante
    .the = el atacante
hellas-side-defender = defensor
    .the = el defensor
hellas-follows-battle = batalla
hellas-follows-control = control
hellas-follows-short = demasiado pocos para el control
hellas-follows-nothing = nada
hellas-deck-attack = mazo de ataque de monstruo
hellas-deck-combat = mazo de cartas de combate
hellas-deck-event = mazo de eventos

## Acciones de un turno

hellas-regular-hoplite_movement = Movimiento de Hoplitas
    .text = Mueve tantos hoplitas como el Liderazgo de tu héroe, o menos, cada uno a una región adyacente o dentro o fuera de una ciudad que controles; ninguno dos veces.
hellas-regular-hero_movement = Movimiento del Héroe
    .text = Mueve a tu héroe por tantas regiones como su Velocidad, o menos, y emprende una aventura donde termine; o avanza una etapa con un héroe que esté en una aventura.
hellas-regular-prayer = Oración
    .text = Envía a 1 sacerdote de tu reserva a un monumento con un espacio libre, de los dos que tiene cada uno. El atributo del dios aumenta en 1, y usas el poder del dios correspondiente al nivel del monumento.
hellas-regular-use_artifacts = Usar Artefactos
    .text = Usa, uno tras otro, tantos de tus artefactos cargados como quieras. En cuanto empieces otra acción, no puedes usar más en este turno.
hellas-special-recruit = Reclutar
    .text = Recluta hasta 2 hoplitas en cada región con ciudad que controles, hasta 4 en Laconia; en cada ciudad puedes colocar uno ya fortificado. Coloca al menos 1.
hellas-special-march = Marchar
    .text = Mueve cualquier cantidad de tus hoplitas no fortificados de una región a una sola región adyacente, aunque ya se hayan movido.
hellas-special-build_temple = Construir Templo
    .text = Construye el siguiente templo en un santuario vacío de una región que controles, o el Oráculo en la Fócida, y obtén 1 sacerdote. Un espacio señalado de la carta de templo trae un reparto de bendiciones; el Oráculo, su propia recompensa.
hellas-special-prepare = Prepararse
    .text = Dos de estas opciones, o una de ellas dos veces: cura 1 daño; roba 1 carta de combate; recluta 1 hoplita en la región de tu héroe. No se puede mientras tu héroe esté en una aventura.
hellas-special-usurp = Usurpar
    .text = Si tienes la ficha de Gloria de la nación en la que está tu héroe, toma el control de la región; los hoplitas de otros jugadores se retiran sin bajas. Después puedes reclutar allí 1 hoplita. Conservas la ficha.
hellas-special-hunt = Cazar
    .text = Caza a un monstruo en la región de tu héroe: roba tantas cartas de combate como tu Fuerza, cubre con ellas sus símbolos de herida y resiste sus ataques.
hellas-special-build_monument = Construir Monumento
    .text = Añade un nivel a un monumento cualquiera. Todos los sacerdotes abandonan los monumentos, obtienes 1 sacerdote por cada región con templo que controles, y todos los jugadores liberan sus acciones especiales y cargan sus artefactos; después vienen la fase de monstruos y la fase de evento. Nunca se marca como usada.
hellas-roll-nothing = no ocurre nada
hellas-roll-region_attack = ataque de región
hellas-roll-move = movimiento
hellas-roll-move_or_region_attack = movimiento o ataque de región

## Héroes

hellas-hero-achilles = Aquiles
    .text = Ventaja inicial: Velocidad 2. Capacidad especial: en tus batallas en la región donde está, suma a tu fuerza del ejército el menor valor entre su Velocidad y su Fuerza.
hellas-hero-helen = Helena
    .text = Ventaja inicial: roba 3 artefactos neutrales y quédate con 1. Capacidad especial: los hoplitas de otros jugadores no pueden moverse a la región donde está, a menos que su propio héroe también esté allí.
hellas-hero-heracles = Hércules
    .text = Ventaja inicial: Fuerza 2. Capacidad especial: al principio de tu turno puedes devolver una ficha de Gloria para robar 2 artefactos neutrales y quedarte con 1, tantas veces como fichas tengas.
hellas-hero-perseus = Perseo
    .text = Ventaja inicial: la ficha de Gloria de la nación en la que empieza. Capacidad especial: después de tu acción Prepararse puedes colocarlo en cualquier región; así no puede emprender una aventura.
hellas-hero-cleito = Clito
    .text = Ventaja inicial: 1 sacerdote. Capacidad especial: en lugar del Movimiento del Héroe puedes curar 1 daño, también en una aventura.

## Monstruos

hellas-monster-cyclops = Cíclope
    .text = Heridas: arco, arco, antorcha (sacerdote), maza, lanza (artefacto). Ataque de región: 1 daño a cada héroe en su región y en las adyacentes. Ataque especial: 1 daño; un atributo a elección del cazador se reduce en 1 de forma permanente. Artefacto: { hellas-artifact-eye_of_cyclops }.
hellas-monster-hydra = Hidra
    .text = Heridas: espada, espada, antorcha (sacerdote), antorcha, hacha (artefacto), arco. Ataque de región: muere 1 hoplita en su región y en cada una de las adyacentes. Ataque especial: cura todas sus heridas. Artefacto: { hellas-artifact-poison_arrows }.
hellas-monster-cerberus = Cerbero
    .text = Heridas: arco, antorcha, espada, espada (sacerdote), maza, lanza, hacha (artefacto). Ataque de región: mueren 3 hoplitas. Ataque especial: 3 daños. Artefacto: { hellas-artifact-adamant_tethers }.
hellas-monster-medusa = Medusa
    .text = Heridas: arco, espada (sacerdote), antorcha, lanza (artefacto). Pasiva: los hoplitas no pueden salir de su región. Ataque de región: muere 1 hoplita. Ataque especial: 1 daño; la caza termina si entonces la Velocidad del héroe es inferior a 3. Artefacto: { hellas-artifact-medusas_blood }.
hellas-monster-sphinx = Esfinge
    .text = Heridas: antorcha, arco, maza (sacerdote), hacha (artefacto). Pasiva: nadie recluta hoplitas en su región. Ataque de región: muere 1 hoplita. Ataque especial: 1 daño; la caza termina si entonces el Liderazgo del héroe es inferior a 3. Artefacto: { hellas-artifact-head_of_sphinx }.
hellas-monster-chimera = Quimera
    .text = Heridas: arco, arco, antorcha, lanza (sacerdote), hacha, espada (artefacto). Pasiva: no se pueden enviar sacerdotes a un monumento de su región. Ataque de región: muere 1 hoplita y después va al monumento más alto. Ataque especial: 1 daño; el cazador se queda con 1 carta de combate y descarta las demás. Artefacto: { hellas-artifact-chimeras_fire }.
hellas-monster-minotaur = Minotauro
    .text = Heridas: maza, maza (sacerdote), hacha, lanza, antorcha (artefacto). Ataque de región: muere 1 hoplita, y quien controle la región sacrifica a 1 sacerdote. Ataque especial: 2 daños; el cazador descarta la mitad de sus cartas de combate, redondeando hacia arriba. Artefacto: { hellas-artifact-minotaurs_horn }.
hellas-evolution-cerberus_epirus = Cerbero de Epiro
    .text = El primer ataque de cada caza contra él suma 3 a su fuerza; si el héroe no se defiende, la caza además termina tras su efecto.
hellas-evolution-cerberus_locris = Cerbero de la Lócrida
    .text = Un símbolo de herida más: lanza.
hellas-evolution-chimera_macedonia = Quimera de Macedonia
    .text = Cada vez que entran hoplitas en su región, muere 1 de ellos.
hellas-evolution-chimera_arcadia = Quimera de Arcadia
    .text = Dos símbolos de herida más: maza y espada.
hellas-evolution-cyclops_acarnania = Cíclope de Acarnania
    .text = Sus ataques suman 1 a su fuerza.
hellas-evolution-cyclops_euboea = Cíclope de Eubea
    .text = Un símbolo de herida más: maza.
hellas-evolution-hydra_argolis = Hidra de la Argólida
    .text = Mientras tenga cubiertos 3 o más de sus símbolos, sus ataques suman 2 a su fuerza.
hellas-evolution-hydra_chalkidiki = Hidra de la Calcídica
    .text = Dos símbolos de herida más: arco y arco.
hellas-evolution-medusa_attica = Medusa del Ática
    .text = Al inicio de una caza contra ella, el cazador roba tantas cartas de combate como la Velocidad de su héroe, no como su Fuerza.
hellas-evolution-medusa_phocis = Medusa de la Fócida
    .text = Un símbolo de herida más: hacha.
hellas-evolution-minotaur_crete = Minotauro de Creta
    .text = Para cazarlo hace falta al menos 1 sacerdote en la reserva del cazador.
hellas-evolution-minotaur_boeotia = Minotauro de Beocia
    .text = Un símbolo de herida más: espada.
hellas-evolution-sphinx_messenia = Esfinge de Mesenia
    .text = Para cazarla hace falta Liderazgo 3 o más.
hellas-evolution-sphinx_thessaly = Esfinge de Tesalia
    .text = Dos símbolos de herida más: antorcha y antorcha.

## Ataques de monstruo

-hellas-attack = Si el héroe no se defiende: 1 daño.
-hellas-quick_attack = Si el héroe no se defiende: 1 daño, y el cazador descarta hasta quedarse con tantas cartas de combate como la Velocidad de su héroe.
-hellas-recall = Si el héroe no se defiende, la caza termina.
-hellas-special_attack = Si el héroe no se defiende, el monstruo realiza su ataque especial.
-hellas-wild_attack = Si el héroe no se defiende: 1 daño, y el cazador descarta 1 carta de combate al azar.
hellas-attack-attack_3 = Ataque (3)
    .text = Fuerza 3. { -hellas-attack }
hellas-attack-attack_4 = Ataque (4)
    .text = Fuerza 4. { -hellas-attack }
hellas-attack-attack_5 = Ataque (5)
    .text = Fuerza 5. { -hellas-attack }
hellas-attack-charge = Embestir
    .text = Fuerza 1, más 1 por cada símbolo de herida sin cubrir. Si el héroe no se defiende: 2 daños.
hellas-attack-fury = Furia
    .text = Fuerza igual al número de todos los símbolos de herida, cubiertos o no. Si el héroe no se defiende: 1 daño, y la caza termina si el héroe ya tenía algún daño.
hellas-attack-mighty_attack = Ataque poderoso
    .text = Fuerza 4. Si el héroe no se defiende: 2 daños.
hellas-attack-nasty_wound = Herida profunda
    .text = Fuerza 4. Si el héroe no se defiende: 1 daño, y el atributo más alto del héroe, dañado o no, se reduce en 1 de forma permanente.
hellas-attack-quick_attack_4 = Ataque rápido (4)
    .text = Fuerza 4. { -hellas-quick_attack }
hellas-attack-quick_attack_5 = Ataque rápido (5)
    .text = Fuerza 5. { -hellas-quick_attack }
hellas-attack-rampage = Desenfreno
    .text = Fuerza 1, más 2 por cada símbolo de herida cubierto. { -hellas-special_attack }
hellas-attack-recall_3 = Repliegue (3)
    .text = Fuerza 3. { -hellas-recall }
hellas-attack-recall_4 = Repliegue (4)
    .text = Fuerza 4. { -hellas-recall }
hellas-attack-special_attack_3 = Ataque especial (3)
    .text = Fuerza 3. { -hellas-special_attack }
hellas-attack-special_attack_4 = Ataque especial (4)
    .text = Fuerza 4. { -hellas-special_attack }
hellas-attack-surprise_attack = Ataque sorpresa
    .text = Fuerza 1, más 1 por cada carta de combate en la mano del cazador. Si el héroe no se defiende: 1 daño, y el cazador descarta la mitad de sus cartas de combate, redondeando hacia arriba.
hellas-attack-wild_attack_4 = Ataque feroz (4)
    .text = Fuerza 4. { -hellas-wild_attack }
hellas-attack-wild_attack_5 = Ataque feroz (5)
    .text = Fuerza 5. { -hellas-wild_attack }

## Cartas de combate

-hellas-fortification = Fuerza 1, sin bajas. Si defiendes una región con ciudad, suma 2 a tu fuerza del ejército.
-hellas-local_support = Fuerza 1, sin bajas. Si defiendes una región con ciudad, recluta allí al instante hasta 2 hoplitas, que participan en esta batalla.
-hellas-glory = Fuerza 1, sin bajas. Suma 3 a tu fuerza del ejército si tienes la ficha de Gloria de la nación donde se libra la batalla.
-hellas-phalanx = 1 baja. Suma 1 a tu fuerza del ejército por cada dos de tus hoplitas en la batalla.
-hellas-trap = Fuerza 1, 1 baja. Suma el Liderazgo de tu héroe a tu fuerza del ejército.
-hellas-tactical_maneuver = Fuerza 2, sin bajas. Suma 2 a tu fuerza del ejército si el Liderazgo de tu héroe supera al del héroe de tu oponente, estén donde estén.
-hellas-encirclement = Fuerza 2, 1 baja. Si ganas, tu oponente pierde 3 hoplitas adicionales en lugar de 1.
-hellas-wild_blow = Fuerza 3, 1 baja. Sin efecto.
-hellas-javelin_volley = Fuerza 2, sin bajas. Si tienes más hoplitas en la batalla que tu oponente, mata al instante a 1 de los suyos.
-hellas-assault = Fuerza 4, 2 bajas. Suma 2 a tu fuerza del ejército si eres el atacante.
hellas-card-fortification_torch = Fortificación (antorcha)
    .text = { -hellas-fortification }
hellas-card-fortification_bow = Fortificación (arco)
    .text = { -hellas-fortification }
hellas-card-local_support_torch = Apoyo local (antorcha)
    .text = { -hellas-local_support }
hellas-card-local_support_bow = Apoyo local (arco)
    .text = { -hellas-local_support }
hellas-card-glory_torch = Gloria (antorcha)
    .text = { -hellas-glory }
hellas-card-glory_bow = Gloria (arco)
    .text = { -hellas-glory }
hellas-card-phalanx_torch_1 = Falange (antorcha, fuerza 1)
    .text = Fuerza 1, { -hellas-phalanx }
hellas-card-phalanx_torch_2 = Falange (antorcha, fuerza 2)
    .text = Fuerza 2, { -hellas-phalanx }
hellas-card-flank_attack_bow = Ataque por el flanco (arco)
    .text = Fuerza 2, 1 baja. Suma 2 a tu fuerza del ejército si tienes más hoplitas en la batalla que tu oponente.
hellas-card-trap_sword = Trampa (espada)
    .text = { -hellas-trap }
hellas-card-trap_mace = Trampa (maza)
    .text = { -hellas-trap }
hellas-card-tactical_maneuver_sword = Maniobra táctica (espada)
    .text = { -hellas-tactical_maneuver }
hellas-card-tactical_maneuver_mace = Maniobra táctica (maza)
    .text = { -hellas-tactical_maneuver }
hellas-card-encirclement_sword = Envolvente (espada)
    .text = { -hellas-encirclement }
hellas-card-encirclement_mace = Envolvente (maza)
    .text = { -hellas-encirclement }
hellas-card-wild_attack_sword = Ataque feroz (espada)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_mace = Ataque feroz (maza)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_axe = Ataque feroz (hacha)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_spear = Ataque feroz (lanza)
    .text = { -hellas-wild_blow }
hellas-card-reinforcements_shield = Refuerzos (escudo)
    .text = Fuerza 0, sin bajas. Mueve a la batalla cualquier cantidad de tus hoplitas desde una región adyacente.
hellas-card-charge_sickle = Carga (hoz)
    .text = Fuerza 4, 2 bajas. Sin efecto.
hellas-card-javelin_volley_axe = Lluvia de jabalinas (hacha)
    .text = { -hellas-javelin_volley }
hellas-card-javelin_volley_spear = Lluvia de jabalinas (lanza)
    .text = { -hellas-javelin_volley }
hellas-card-assault_axe = Asalto (hacha)
    .text = { -hellas-assault }
hellas-card-assault_spear = Asalto (lanza)
    .text = { -hellas-assault }

## Artefactos

hellas-artifact-owl_of_athena = La lechuza de Atenea
    .text = En tu turno: roba 2 cartas de combate, quédate con 1 de ellas y descarta la otra.
hellas-artifact-boots_of_hermes = Las botas de Hermes
    .text = En tu turno: coloca a tu héroe en cualquier región.
hellas-artifact-thunder_of_zeus = El trueno de Zeus
    .text = En tu turno: inflige 1 herida a cualquier monstruo del tablero, o 1 daño al héroe de otro jugador que esté en una región; ese jugador elige el atributo. No se puede usar contra un héroe con tres daños.
hellas-artifact-caduceus = El caduceo
    .text = Al inicio de tu batalla: tu oponente descarta 1 carta de combate a su elección.
hellas-artifact-apollos_arrow = La flecha de Apolo
    .text = Al inicio de tu batalla: suma 2 a tu fuerza del ejército si la batalla se libra en una región adyacente a la de tu héroe.
hellas-artifact-femes_trumpet = La trompeta de Feme
    .text = En tu turno: retira la ficha de acción usada de una de tus acciones especiales.
hellas-artifact-harpe = La harpe
    .text = Al inicio de tu batalla o de tu caza: roba 1 carta de combate.
hellas-artifact-pandoras_box = La caja de Pandora
    .text = En tu turno: lleva a cabo ahora una fase de monstruos.
hellas-artifact-horn_of_plenty = El cuerno de la abundancia
    .text = En tu turno: recluta hasta 2 hoplitas en una región con ciudad que controles.
hellas-artifact-ambrosia = La ambrosía
    .text = En tu turno: cura todos los daños de tu héroe.
hellas-artifact-aegis = La égida
    .text = Cuando vayan a morir hoplitas tuyos: 1 o 2 de ellos se salvan. No sirve contra un precio que pagas ni si no tienen adónde retirarse.
hellas-artifact-eye_of_graeae = El ojo de las Grayas
    .text = En tu batalla o tu caza, cuando te toque jugar una carta: descarta tantas cartas de combate como quieras, al menos 1, y roba otras tantas.
hellas-artifact-ariadnes_thread = El hilo de Ariadna
    .text = En tu turno: mueve a un monstruo 1 o 2 regiones.
hellas-artifact-poison_arrows = Flechas envenenadas
    .text = Al inicio de tu caza: cubre un símbolo cualquiera del monstruo que cazas y roba 1 carta de combate.
hellas-artifact-minotaurs_horn = El cuerno de Minotauro
    .text = Al inicio de una batalla en la que defiendes: mueve a ella cualquier cantidad de tus hoplitas desde regiones adyacentes.
hellas-artifact-head_of_sphinx = La cabeza de Esfinge
    .text = En tu turno: toma el control de la región neutral en la que está tu héroe y recluta allí 1 hoplita. No se puede usar donde haya hoplitas de otro jugador.
hellas-artifact-eye_of_cyclops = El ojo de Cíclope
    .text = En tu turno: obtén 1 sacerdote si tu héroe está en una región con templo, la controle quien la controle.
hellas-artifact-medusas_blood = La sangre de Medusa
    .text = Tras comparar las fuerzas en tu batalla: ignora 1 de tus bajas o suma 1 a las de tu oponente.
hellas-artifact-chimeras_fire = El fuego de Quimera
    .text = En tu turno: mata a 1 hoplita en la región de tu héroe.
hellas-artifact-adamant_tethers = Ronzal diamantino
    .text = En tu turno: mata a 3 hoplitas en la región de tu héroe.

## Bendiciones

hellas-blessing-cunning_tactician = Táctico astuto
    .text = Atenea: cada carta de combate que juegas en una batalla suma 1 más a tu fuerza del ejército.
hellas-blessing-mobilization = Movilización
    .text = Atenea: con tu acción Reclutar recluta además hasta 2 hoplitas en una región que controles, tenga o no ciudad.
hellas-blessing-master_plan = Plan maestro
    .text = Atenea: cuando juegas una carta de combate en una batalla o para defenderte en una caza, puedes sacrificar a 1 sacerdote para sumar 3 a su fuerza; una vez por carta.
hellas-blessing-athenas_gift = El don de Atenea
    .text = Atenea: después de ganar una batalla, obtén 1 sacerdote.
hellas-blessing-heroic_presence = Presencia heroica
    .text = Atenea: suma 2 a tu fuerza del ejército en tus batallas en la región de tu héroe.
hellas-blessing-always_prepared = Siempre a punto
    .text = Atenea: al inicio de tu batalla, roba 1 carta de combate si no tienes ninguna.
hellas-blessing-unbroken_morale = Moral inquebrantable
    .text = Atenea: al inicio de una batalla en la que tu oponente tiene más hoplitas que tú, mata a 1 de los suyos.
hellas-blessing-local_volunteers = Voluntarios locales
    .text = Atenea: en lugar del Movimiento de Hoplitas, recluta exactamente 2 hoplitas en una región que controles. No se puede usar con menos de 2 en tu suministro.
hellas-blessing-stalwart_defense = Defensa férrea
    .text = Atenea: suma 1 a tu fuerza del ejército cuando defiendes.
hellas-blessing-no_attrition = Sin desgaste
    .text = Atenea: los símbolos de baja de la primera carta de combate que juegas en una batalla no cuentan.
hellas-blessing-battle_prayer = Plegaria de batalla
    .text = Atenea: en cualquier momento, y cuantas veces lo pagues, sacrifica a 1 sacerdote para robar 1 carta de combate.
hellas-blessing-restrictive_maneuver = Maniobra restrictiva
    .text = Atenea: cuando defiendes, el atacante solo puede jugar 1 carta de combate en esa batalla.
hellas-blessing-sacrifice_of_flesh = Sacrificio de carne
    .text = Zeus: una vez en cada una de tus cazas, cuando te toque atacar o defenderte, puedes sacrificar a 1 sacerdote para curar 1 daño y robar 1 carta de combate.
hellas-blessing-weak_spot = Punto débil
    .text = Zeus: al inicio de tu caza puedes descartar 1 carta de combate para cubrir un símbolo cualquiera.
hellas-blessing-push_ups = Flexiones
    .text = Zeus: en lugar del Movimiento del Héroe, roba 1 carta de combate.
hellas-blessing-inspiring_hunt = Caza inspiradora
    .text = Zeus: cuando empiezas una caza, obtén 1 sacerdote. No sirve para cumplir las condiciones de esa misma caza.
hellas-blessing-combat_training = Adiestramiento de combate
    .text = Zeus: después de tu acción Prepararse, roba 1 carta de combate.
hellas-blessing-heros_wrath = La ira del héroe
    .text = Zeus: justo después de tu Movimiento del Héroe puedes descartar 1 carta de combate para matar a 2 hoplitas en la región de tu héroe.
hellas-blessing-local_support = Apoyo local
    .text = Zeus: la población de todas las regiones es para ti 2 menor, con un mínimo de 1.
hellas-blessing-glory_of_zeus = La gloria de Zeus
    .text = Zeus: al Usurpar reclutas hasta 3 hoplitas en lugar de 1.
hellas-blessing-armory = Armería
    .text = Zeus: al obtenerla, roba 2 cartas de combate. Tu límite de cartas de combate es 6.
hellas-blessing-gods_strength = La fuerza del dios
    .text = Zeus: al obtenerla, Fuerza +1. Cada vez que alguien construye un monumento, cura 1 daño de tu héroe.
hellas-blessing-wild_hunt = Cacería salvaje
    .text = Zeus: en lugar del Movimiento del Héroe, reduce tu Fuerza en 1 de forma permanente y empieza una caza. No se puede usar con Fuerza 1.
hellas-blessing-shoot_to_kill = Disparar a matar
    .text = Zeus: una vez en tu turno, descarta 1 carta de combate con un arco para cubrir un símbolo cualquiera al atacar en tu caza o, entre acciones, para matar hasta a 2 hoplitas en la región de tu héroe.
hellas-blessing-exhausted_fight = Lucha extenuante
    .text = Hermes: puedes cazar aunque tu acción Cazar esté usada: tu héroe recibe 1 daño y se pone una ficha de acción usada sobre esta carta hasta el próximo Construir Monumento.
hellas-blessing-forced_march = Marcha forzada
    .text = Hermes: al Marchar, tu grupo puede moverse hasta 2 regiones.
hellas-blessing-rearguard = Retaguardia
    .text = Hermes: después de Marchar y de sus batallas puedes reclutar hasta 2 hoplitas en la región de partida, la controles o no.
hellas-blessing-response_force = Fuerza de respuesta
    .text = Hermes: al inicio de una batalla en la que defiendes puedes mover a ella, desde una región adyacente, tantos hoplitas como tu Velocidad o menos.
hellas-blessing-bluff = Farol
    .text = Hermes: cuando los dos bandos han pasado puedes jugar una carta de combate más; tu oponente no puede responder.
hellas-blessing-exile = Destierro
    .text = Hermes: una vez en tu turno, entre acciones, tu héroe puede recibir 1 daño para colocar a un monstruo de su región en cualquier otra.
hellas-blessing-ambush = Emboscada
    .text = Hermes: al inicio de una batalla en la que defiendes una región donde tienes un hoplita fortificado, mata a 1 hoplita del atacante.
hellas-blessing-murderous_march = Marcha asesina
    .text = Hermes: al Marchar puedes matar a 2 hoplitas no fortificados del ejército para mover cualquier cantidad de los demás, al menos 1, a una región cualquiera.
hellas-blessing-advanced_dodge = Esquiva avanzada
    .text = Hermes: al obtenerla, Velocidad +1. Una vez en cada una de tus cazas puedes sumar tu Velocidad a la fuerza de una carta jugada en defensa.
hellas-blessing-hermes_temple = El templo de Hermes
    .text = Hermes: al obtenerla, obtén 1 sacerdote. Después de tu acción Construir Templo puedes realizar de inmediato una acción especial adicional.
hellas-blessing-winged_boots = Botas aladas
    .text = Hermes: en lugar del Movimiento de Hoplitas, mueve 1 de tus hoplitas a cualquier región.
hellas-blessing-heros_apprentice = El aprendiz del héroe
    .text = Hermes: en lugar del Movimiento del Héroe, mueve 1 de tus hoplitas tantas regiones como tu Velocidad o menos.

## Aventuras

hellas-quest-aid_to_atlas = Ayudar a Atlas
    .text = Mesenia. Etapas: Fuerza 2; Fuerza 4; Fuerza 5. Recompensa: quédate con esta carta; descártala en cualquier momento para retirar todas tus fichas de acción usada y robar 2 cartas de combate.
hellas-quest-amazon_queen = La reina amazona
    .text = Calcídica. Etapas: Liderazgo 2; Liderazgo 2 y 1 sacerdote; Liderazgo 2 y sacrificar a 1 sacerdote. Recompensa: Fuerza +1 y roba 2 cartas de combate.
hellas-quest-clean_augean_stables = Limpiar los establos de Augías
    .text = Elis. Etapas: Velocidad 2; Velocidad 2 y recibir 2 daños; Velocidad 3 y recibir 2 daños. Recompensa: quédate con esta carta; descártala en tu turno, antes de tu acción especial, para tener una acción especial adicional en ese turno.
hellas-quest-saving_prometheus = Rescatar a Prometeo
    .text = Macedonia. Etapas: descartar 1 carta de combate; descartar 2; descartar 4. Recompensa: 1 sacerdote, y recluta hasta 2 hoplitas en una región que controles.
hellas-quest-capture_cretan_bull = Capturar al toro de Creta
    .text = Creta. Etapas: Velocidad 3 o Fuerza 3; Velocidad 3 o Fuerza 3, y descartar 2 cartas de combate; Velocidad 4 o Fuerza 4, y descartar 2 cartas de combate. Recompensa: una ficha de Gloria más, de otra nación, que no tenga nadie.
hellas-quest-calydonian_hunt = La cacería de Calidón
    .text = Etolia. Etapas: Velocidad 2 y controlar 2 regiones con ciudad; Velocidad 2 y 3 regiones con ciudad; Velocidad 3 y 3 regiones con ciudad. Recompensa: recluta hasta 2 hoplitas en cada región con ciudad que controles.
hellas-quest-kill_stymphalian_birds = Matar a las aves del Estínfalo
    .text = Corintia. Etapas: 1 sacerdote; 1 sacerdote y controlar 2 regiones con templo; 2 sacerdotes y 2 regiones con templo. Recompensa: roba 3 artefactos neutrales y quédate con 1.
hellas-quest-expedition_for_the_golden_fleece = La búsqueda del vellocino de oro
    .text = Acarnania. Etapas: Liderazgo 2; Liderazgo 2 y Velocidad 2; Liderazgo 2, Velocidad 2 y 1 artefacto. Recompensa: recluta hasta 3 hoplitas en una región que controles.
hellas-quest-cattle_of_geryon = Los bueyes de Gerión
    .text = Beocia. Etapas: Fuerza 2; Fuerza 4; Fuerza 4 y descartar 2 cartas de combate. Recompensa: un atributo inferior a 3, sin contar los daños, sube a 3.

## Cartas de templo

hellas-temple_card-temple_card_1 = carta de templo 1
    .text = Reparto de bendiciones en los templos 2, 4, 6 y 8. El Oráculo de Delfos da una acción especial adicional este turno.
hellas-temple_card-temple_card_2 = carta de templo 2
    .text = Reparto de bendiciones en los templos 2, 3, 6 y 8. El Oráculo de Delfos da 1 sacerdote más y un reparto de bendiciones.
hellas-temple_card-temple_card_3 = carta de templo 3
    .text = Reparto de bendiciones en los templos 2, 3, 5 y 7. Con el Oráculo de Delfos, quien lo construye roba 3 artefactos neutrales y se queda con 1.
hellas-temple_card-temple_card_4 = carta de templo 4
    .text = Reparto de bendiciones en los templos 3, 4, 5 y 7. Con el Oráculo de Delfos, quien lo construye roba cartas de combate hasta su límite de cartas de combate.
hellas-temple_card-temple_card_5 = carta de templo 5
    .text = Reparto de bendiciones en los templos 3, 4, 6 y 7. El Oráculo de Delfos aumenta en 1 dos atributos distintos del héroe de quien lo construye.

## Campos cuyas palabras son las de otras familias (no se traducen); `.item` es cada elemento de una lista

hellas-field-start = region
hellas-field-power = artifact blessing hero quest
hellas-field-drawn = evolution quest event_card
hellas-field-cards = card
    .item = «{ $item }»
hellas-field-artifacts = artifact
    .item = «{ $item }»
hellas-field-blessings = blessing
    .item = «{ $item }»
hellas-field-attacks = attack
    .item = «{ $item }»

## Why an action is not offered

hellas-why-a_temple_stands_there = Ya hay un templo en { $region_the }.
hellas-why-no_city_region_can_take_a_recruit = Ninguna región tuya con ciudad puede recibir un recluta.
hellas-why-no_option_of_it_is_possible = Ahora no es posible ninguna de sus opciones.
hellas-why-no_shrine_is_there = No hay santuario en { $region_the }.
hellas-why-no_temple_is_left = No queda ningún templo que construir ahí.
hellas-why-that_action_is_marked_as_used = { $special } tiene una ficha de acción usada.
hellas-why-that_region_is_not_yours = No controlas { $region_the }.
hellas-why-you_do_not_own_that_lands_glory_token = No tienes la ficha de Gloria de la nación en la que está tu héroe.
hellas-why-you_hold_the_region_and_cannot_recruit_there = Ya controlas { $region_the } y no puedes reclutar allí.
hellas-why-hoplites_of_others_stand_there = Hay hoplitas de otro jugador en { $region_the }.
hellas-why-it_is_barred_there = Un monstruo o una regla lo impide en { $region_the }.
hellas-why-no_hoplite_is_left_in_the_supply = No te quedan hoplitas que reclutar.
hellas-why-no_monster_of_that_name_is_with_your_hero = Tu héroe y el monstruo no están en la misma región.
hellas-why-the_monster_cannot_be_hunted_yet = No cumples el requisito de la evolución del monstruo.
hellas-why-your_hero_is_not_on_the_map = Tu héroe no está en el mapa.
hellas-why-it_is_charged_already = «{ $artifact }» ya está cargado.
hellas-why-too_few_hoplites_are_there = Tienes muy pocos hoplitas en { $region_the }.
hellas-why-you_lack_the_blessing_for_it = No tienes la bendición necesaria.
hellas-why-hoplites_cannot_leave_that_region = Los hoplitas no pueden salir ahora { $region_from }.
hellas-why-it_is_the_same_region = Ya están en { $region_the }.
hellas-why-no_city_is_there = No hay ciudad en { $region_the }.
hellas-why-none_of_your_hoplites_can_move_from_there = Ninguno de tus hoplitas en { $region_the } puede moverse ahora.
hellas-why-nobody_of_yours_is_fortified_there = No tienes ningún hoplita fortificado en { $region_the } que pueda salir.
hellas-why-somebody_is_fortified_there = Ya hay un hoplita fortificado en { $region_the }.
hellas-why-that_region_is_closed_to_you = Tus hoplitas no pueden entrar en { $region_the }.
hellas-why-the_regions_are_no_neighbours = No son regiones adyacentes: { $start } y { $region }.
hellas-why-only_a_free_way_is_left = No te queda ningún paso para eso; solo uno por mar sigue siendo gratis.
hellas-why-it_would_change_nothing = Ahora no cambiaría nada.
hellas-why-its_condition_is_not_met = No se cumple su condición.
hellas-why-its_moment_has_not_come = No se puede usar en este momento.
hellas-why-you_cannot_pay_for_it = No puedes pagar su precio.
hellas-why-you_do_not_have_it = No lo tienes.
hellas-why-you_have_used_it_already = Ya lo has usado.
hellas-why-no_place_for_a_priest_is_free = En ese monumento no queda sitio para un sacerdote.
hellas-why-no_priest_is_in_your_pool = No tienes sacerdotes en tu reserva.
hellas-why-nothing_would_follow_from_staying = Tu héroe ya está ahí, y quedarse no tendría efecto.
hellas-why-that_is_too_far =
    Demasiado lejos: { $region }. Tu héroe puede recorrer { $count ->
        [one] 1 región
       *[other] { $count } regiones
    }.
hellas-why-that_regular_action_is_taken = Ya has realizado { $regular } en este turno.
hellas-why-the_artifacts_of_this_turn_are_used = Ya no puedes usar más artefactos en este turno: ha empezado otra acción.
hellas-why-your_hero_is_on_a_quest = Tu héroe está en una aventura.
hellas-why-your_hero_is_on_no_quest = Tu héroe no está en ninguna aventura.
hellas-why-more_must_be_placed_first =
    Antes hay que colocar { $count ->
        [one] un hoplita más
       *[other] { $count } hoplitas más
    }.
hellas-why-nobody_can_be_placed_there_now = Ahora no se puede colocar a nadie en { $region_the }.
hellas-why-its_casualties_exceed_your_hoplites = Tendrías más símbolos de baja que hoplitas en la batalla.
hellas-why-no_more_cards_may_be_played = No puedes jugar más cartas en esta batalla.
hellas-why-you_do_not_hold_that_card = No tienes esa carta en la mano.
hellas-why-no_battle_waits_there = No hay ninguna batalla pendiente en { $region_the }.
hellas-why-the_monster_has_been_rolled_for = Ya se ha tirado el dado por ese monstruo.
hellas-why-that_hero_cannot_be_injured = Ese héroe no puede recibir daños ahora.
hellas-why-the_monster_is_not_on_the_map = Ese monstruo no está en el mapa.
hellas-why-somebody_owns_that_token = Esa ficha de Gloria ya tiene dueño.
hellas-why-that_action_is_not_marked = { $special } no tiene ficha de acción usada.
hellas-why-that_attribute_is_not_injured = { $attribute } no tiene ningún daño.
hellas-why-that_card_was_not_drawn_now = Esa carta no es de las recién robadas.
hellas-why-it_bears_another_symbol = Esa carta muestra otro símbolo.
hellas-why-no_open_wound_bears_that_symbol = Ninguna herida sin cubrir del monstruo muestra el símbolo de esa carta.
hellas-why-that_wound_is_covered = Esa herida ya está cubierta.
hellas-why-too_few_cards_of_that_symbol = Tienes muy pocas cartas de ese símbolo.
hellas-why-a_defence_that_was_begun_is_completed = Completa con otras cartas la defensa que has empezado.
hellas-why-your_cards_cannot_reach_the_strength = Ni con todas tus cartas alcanzas la fuerza del ataque.
hellas-why-recruits_join_the_battle = Estos reclutas se unen a la batalla de { $region }.
hellas-why-that_attribute_is_injured = { $attribute } ya tiene una herida.
hellas-why-that_attribute_takes_no_injury = { $attribute } no recibe daños.
hellas-why-that_attribute_is_not_among_them = Este efecto no cambia ahora { $attribute }.
hellas-why-it_does_not_reach_so_far = No alcanza hasta { $region_the }.
hellas-why-nobody_can_be_struck_there = Así no se puede matar a ningún hoplita en { $region_the }.
hellas-why-it_kills_fewer_hoplites = No mata a tantos en { $region }.
hellas-why-the_tallest_monument_is_elsewhere = El monumento más alto no está en { $region }.
hellas-why-it_saves_fewer_hoplites = No salva a tantos hoplitas.
hellas-why-that_is_none_of_its_effects = Ese no es uno de sus efectos.
hellas-why-no_covered_wound_bears_that_reward = En esta cacería no has cubierto ninguna herida que dé esa recompensa.
hellas-why-the_monster_was_not_slain = El monstruo no ha caído.
hellas-why-the_neutral_deck_is_empty = El mazo de artefactos neutrales está vacío.
hellas-why-a_hero_stands_there = En { $region } ya hay un héroe.
hellas-why-that_hero_is_taken = { $hero } ya tiene jugador.
hellas-why-that_blessing_is_not_among_these = La bendición «{ $blessing }» no está entre estas cartas.
hellas-why-that_monument_is_complete = El monumento de { $god } ya tiene todos sus niveles.
hellas-why-that_quest_is_not_where_your_hero_is = { $quest } no está en la región de tu héroe.
hellas-why-you_do_not_meet_that_step = No cumples lo que exige este paso de { $quest }.
hellas-why-a_wound_like_it_is_offered = En su lugar brilla una herida igual.
hellas-why-another_wound_comes_first = Antes va otra herida del monstruo.
hellas-why-the_monster_has_no_such_wound = El monstruo no tiene esa herida.
hellas-why-a_shield_adds_nothing_to_a_defence = Una carta con escudo bloquea el ataque por sí sola; no suma nada a una defensa.
hellas-why-that_card_shows_no_shield = Esa carta no muestra un escudo.
hellas-why-artifacts_of_gods_are_never_lost = El artefacto de un dios no se descarta nunca.

## Lo que falta por elegir cuando ya se ha tocado algo

hellas-begin-hero_movement = ¿Adónde va tu héroe?
hellas-begin-prayer = ¿En qué monumento ora tu sacerdote?
hellas-begin-hoplite_movement = ¿Qué hoplita se mueve? Toca donde está.
hellas-begin-use_artifacts = ¿Qué artefacto usas?
hellas-narrow-army = ¿Cuántos hoplitas llevas?
    .known = ¿Cuántos hoplitas llevas { $region_from }?
hellas-narrow-build_temple = ¿Dónde construyes el templo? Con ello acaba tu turno.
hellas-narrow-hunt = ¿A qué monstruo cazas? La caza acaba tu turno.
hellas-narrow-march = ¿Desde dónde marchan tus hoplitas? La marcha acaba tu turno.
    .known =
        { $standing ->
            [one] ¿Hacia dónde marcha tu hoplita { $start_from }?
           *[other] ¿Hacia dónde marchan tus { $standing } hoplitas { $start_from }?
        } La marcha acaba tu turno.
hellas-narrow-move = ¿Qué hoplita se mueve y adónde?
    .known = ¿Adónde se mueve un hoplita { $start_from }?
hellas-narrow-move_hero = ¿Adónde va tu héroe?
hellas-narrow-murderous_march = ¿Desde dónde marchan tus hoplitas? Esta marcha acaba tu turno.
    .known =
        { $standing ->
            [one] ¿Hacia dónde marcha tu hoplita { $start_from }?
           *[other] ¿Hacia dónde marchan tus { $standing } hoplitas { $start_from }?
        } Esta marcha acaba tu turno.
hellas-narrow-pray = ¿En qué monumento ora tu sacerdote?
hellas-narrow-reinforce = ¿Cuántos hoplitas traes?
    .known = ¿Cuántos hoplitas traes { $region_from }?
hellas-narrow-save = ¿Cuántos hoplitas salvas?
hellas-narrow-start_quest = ¿En qué etapa empieza tu héroe?
hellas-narrow-strike = ¿Qué herida infliges?
    .known = ¿Qué herida infliges con «{ $card }»?
hellas-narrow-strike_set = ¿Qué herida infliges?
    .known = ¿Qué herida infliges con un grupo de { $symbol_set }?

## El tablero de Lords of Hellas

web-hellas-group-cards = Cartas y criaturas
web-hellas-group-gods = Dioses y maravillas
web-hellas-group-lands = Más naciones, y otro juego
web-hellas-preset-beasts = Héroes y bestias
web-hellas-preset-sea = El mar
web-hellas-preset-lords = Seis señores
web-hellas-preset-kronos = Cronos
web-hellas-map = Mapa de la Hélade
web-hellas-sea-ionian = Mar Jónico
web-hellas-sea-aegean = Mar Egeo
web-hellas-sea-cretan = Mar de Creta
web-hellas-player = Jugador { $number }
web-hellas-here_control = Control: { $things }
web-hellas-here_hoplites = Hoplitas: { $things }
web-hellas-here_fortified = Fortificado: { $things }
web-hellas-here_heroes = Héroes: { $things }
web-hellas-here_monsters = Monstruos: { $things }
web-hellas-here_quest = Aventura: { $things }
web-hellas-here_temple = Templo: { $things }
web-hellas-here_port = Puerto, unido con: { $things }
web-hellas-here_barred = { $monster } corta la ruta marítima a { $region }.
web-hellas-here_obeyed = Talos obedece a { $who }.
web-hellas-here_no_tokens = Sátiro está aquí: no se pone ningún marcador de control.
web-hellas-lies = en un hilo
web-hellas-atlas_port = Puerto { $number } · { $region }
web-hellas-here_atlas_port = Puerto { $number }: se puede enviar a un hoplita a Atlas
web-hellas-here_atlas = Aquí se arrodilla Atlas
web-hellas-with_atlas = Con Atlas
web-hellas-on_atlas = Espacios ocupados: { $count } · { $slots }
web-hellas-sky = Quedan { $left }
web-hellas-sky_soon = El cielo puede caer en el próximo Construir Monumento: quedan { $left }.
web-hellas-atlas_leads = Más hoplitas: { $who }
web-hellas-atlas_bonus = Ficha de bonificación: { $who }, { $attribute } +1
web-hellas-who_sends = Quién puede enviar, en este orden
web-hellas-garden = Jardín de las Hespérides
web-hellas-garden_port = Puerto · { $region }
web-hellas-here_garden_port = Puerto: se puede enviar a un hoplita a Atlas por una manzana de oro
web-hellas-apple = Manzana de oro
    .text = Una vez por batalla, en lugar de una carta de combate: fuerza del ejército +1. O al empezar tu turno, una por turno: cura un daño, o un atributo cuenta 1 más este turno. Después sale del juego.
web-hellas-apples = Manzanas de oro: { $count }
web-hellas-apples_left = Quedan manzanas: { $count }
web-hellas-apple_raises = { $attribute } +1 este turno
web-hellas-tally_apple = Manzana de oro
web-hellas-orichalkum = Oricalco
web-hellas-constructs = Ingenios
web-hellas-orichalkum_of = Oricalco: { $count }
web-hellas-costs = Cuesta { $count }
web-hellas-muses = Las musas
web-hellas-forge = La fragua
# How many relics are still to come.
web-hellas-forge_deck = En el mazo: { $count }
# After the Javelin of Procris has struck.
web-hellas-attack_lowered = El próximo ataque del monstruo vale { $number } menos.
web-hellas-fleets = Flotas
web-hellas-fleet_of = Flota { $value }
# Lo que suman las naves de un señor al ejército en una región con puerto.
web-hellas-ships_here = { $who }: fuerza del ejército +{ $number } con Flota { $value }
web-hellas-underworld = Inframundo
    .text = Aquí están todos los hoplitas muertos. Con la acción Resurrección vuelven tantos de los tuyos como tu Invocación, a una región con una puerta de Hades o a tu reserva.
web-hellas-underworld_scale = Invocación, de 1 a 5
web-hellas-dead =
    { $count ->
        [one] { $count } muerto
       *[other] { $count } muertos
    }
web-hellas-raise_of = Invocación { $value }
web-hellas-gate = Puerta de Hades · { $region }
    .text = Con la acción Resurrección cualquiera puede devolver hoplitas muertos a esta región. Se queda toda la partida.
web-hellas-warrior = Guerreros de Hades · { $region }
    .text = La población de su región cuenta { $count } más. Sigue al ejército de quien controla la región, le suma 1 de fuerza y nunca muere.
web-hellas-here_gate = Puerta de Hades
web-hellas-here_warriors = Guerreros de Hades: { $count }, población +{ $count }
web-hellas-port = Puerto · { $region }
    .text = En el Movimiento del Héroe, al Marchar y con el poder de Hermes se va de aquí a cualquier otra región con puerto como a una adyacente: { $others }.
web-hellas-city = Ciudad · { $region }
    .text = Quien la controla recluta aquí y puede fortificar a un hoplita, que suma 1 a la defensa.
web-hellas-sparta = Esparta · { $region }
    .text = Una ciudad con el doble de reclutas. Un hoplita fortificado suma 2 a su defensa.
web-hellas-fortified = Hoplita fortificado · { $region }
    .text = Está en la ciudad, cuenta como uno de los hoplitas de aquí y muere el último.
web-hellas-temple = Templo { $number }
    .text = Cuenta para quien controle su región.
web-hellas-shrine = Santuario
    .text = Aquí se puede construir un templo. Hasta entonces no cuenta.
web-hellas-oracle = Oráculo de Delfos
    .text = Un templo especial. Su recompensa está en la carta de templo.
web-hellas-priests = Sacerdotes
    .text = Los sacerdotes de tu reserva, para oraciones, costes y requisitos. Como máximo 4, contando los que están en los monumentos.
web-hellas-supply = Suministro
    .text = Hoplitas que aún puedes reclutar.
web-hellas-hand = Mano
    .text = Cartas de combate, para batallas y, en las cazas, para heridas y defensa.
web-hellas-stop = Dejar de atacar
web-hellas-suffer = No defenderse
web-hellas-pass = Pasar
web-hellas-done = Listo
web-hellas-monster_move = Movimiento
web-hellas-monster_attack = Ataque de región
web-hellas-wounds_of = { $dealt } de { $all } heridas
web-hellas-monument_level = Monumento: nivel { $level }
web-hellas-quest_step = Etapa { $number }
web-hellas-on_step = { $who }: etapa { $step }
web-hellas-injured = Dañado: vale 1 hasta que se cure; después, { $stored } otra vez.
web-hellas-glory = Ficha de Gloria · { $land }
web-hellas-glory_free = Ficha de Gloria: no la tiene nadie.
web-hellas-glory_owner = Ficha de Gloria: { $who }
web-hellas-glory_tokens = Fichas de Gloria
web-hellas-reward-priest = puede dar un sacerdote
web-hellas-reward-artifact = puede dar un artefacto
web-hellas-wound-covered = cubierta
web-hellas-wound-open = sin cubrir
web-hellas-deck-combat = Mazo de combate
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-event = Mazo de eventos
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-attack = Mazo de ataque de monstruo
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-neutral = Artefactos neutrales
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-deck-blessing = Bendiciones
    .text =
        { $count ->
            [one] Queda 1 carta.
           *[other] Quedan { $count } cartas.
        }
web-hellas-discards = Cartas de combate descartadas
web-hellas-event_discards = Eventos descartados
web-hellas-regular = Normales
web-hellas-special = Especiales
web-hellas-short-hero_movement = Héroe
web-hellas-short-hoplite_movement = Hoplitas
web-hellas-short-muse_movement = Musa
web-hellas-short-prayer = Oración
web-hellas-short-use_artifacts = Artefactos
web-hellas-short-resurrection = Resucitar
web-hellas-short-recruit = Reclutar
web-hellas-short-march = Marchar
web-hellas-short-build_temple = Templo
web-hellas-short-prepare = Prepararse
web-hellas-short-usurp = Usurpar
web-hellas-short-hunt = Cazar
web-hellas-short-build_monument = Monumento
web-hellas-short-leadership = Liderazgo
web-hellas-short-strength = Fuerza
web-hellas-short-speed = Velocidad
web-hellas-used = Usada
web-hellas-used_count = Acciones especiales usadas: { $count }
web-hellas-treasures = Artefactos y bendiciones
web-hellas-blessings = Bendiciones
    .text = Dones de los dioses, de los repartos de bendiciones que traen los templos.
web-hellas-no_treasures = Aún sin artefactos ni bendiciones.
web-hellas-no_cards = No hay cartas en la mano.
web-hellas-no_hero = Aún sin héroe
web-hellas-no_monsters = No hay monstruos en el mapa.
web-hellas-no_quests = No hay aventuras abiertas.
web-hellas-page-race = Victoria
web-hellas-page-monsters = Monstruos
web-hellas-monuments = Monumentos
web-hellas-page-decks = Mazos
web-hellas-nearness = Lo cerca que estuvo cada jugador
web-hellas-quests = Aventuras
web-hellas-temples = Templos
web-hellas-temples_hint = Marco rojo: reparto de bendiciones.
web-hellas-temple_left = Templo { $number }: sin construir
web-hellas-temple_built = Templo { $number }: construido
web-hellas-king =
    { $tokens ->
        [one] Carta de activación de monumento: queda 1 ficha ({ $region })
       *[other] Carta de activación de monumento: quedan { $tokens } fichas ({ $region })
    }
web-hellas-danger-king =
    { $tokens ->
        [0] Este turno decide: quien controle la región de { $region } será Rey de reyes.
        [one] Una acción especial más de { $name } y quien controle la región de { $region } será Rey de reyes.
       *[other] { $tokens } acciones especiales más de { $name } y quien controle la región de { $region } será Rey de reyes.
    }
web-hellas-danger-monster = Hay un monstruo donde está tu héroe: { $monster }, { $region }.
web-hellas-march_with = Marchar con { $count }
web-hellas-short_by =
    { $count ->
        [one] falta 1 para el control
       *[other] faltan { $count } para el control
    }
web-hellas-battle = Batalla: { $region }
web-hellas-population = población { $number }
web-hellas-attacks = ataca
web-hellas-defends = se defiende
web-hellas-strengths = Fuerza del ejército: { $attack } contra { $defence }
web-hellas-army_of = Ejército · { $name }
web-hellas-has_passed = ha pasado
web-hellas-chooses = decide ahora
web-hellas-may_play = aún puede jugar · cartas: { $count }
web-hellas-wins = { $name } gana
    .you = Ganas
web-hellas-has_won = ha ganado
web-hellas-has_lost = ha perdido
web-hellas-tally_hoplites = Hoplitas
web-hellas-tally_effects = Efectos de cartas y poderes
web-hellas-tally_fortified = Fortificado en la ciudad
web-hellas-tally_warriors = Guerreros de Hades
# Un atributo que no suma más que el número de hoplitas.
web-hellas-tally_limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplita
       *[other] { $thing } { $value }, { $count } hoplitas
    }
web-hellas-army_strength = Fuerza total
web-hellas-casualties = Bajas
web-hellas-none_played = Aún no se han jugado cartas.
# En la escena de una batalla, donde se ve cuál es.
web-hellas-ask-battle_card = Juega una carta de combate o pasa.
web-hellas-ask-battle_order = Los dos bandos tienen efectos iniciales. ¿Cuál va primero?
web-hellas-ask-battle_start = Empieza la batalla. ¿Usas un efecto inicial?
web-hellas-ask-bluff = Los dos bandos han pasado. ¿Vas de farol con una carta de combate más?
web-hellas-ask-casualties = Los ejércitos han chocado. ¿Cambias las bajas?
web-hellas-ask-master_plan = ¿Sacrificas a un sacerdote para reforzar la carta recién jugada?
web-hellas-ahead_you = Tal como está, ganas { $more } a { $less }.
web-hellas-ahead_other = Tal como está, gana { $name }, { $more } a { $less }.
web-hellas-loss-hero_movement = Tu héroe no se ha movido.
web-hellas-loss-hoplite_movement = Tus hoplitas no se han movido.
web-hellas-loss-muse_movement = Tu musa no se ha movido.
web-hellas-loss-prayer = No has enviado sacerdotes a orar.
web-hellas-loss-use_artifacts = Aún puedes usar un artefacto.
web-hellas-loss-extra_special = Aún puedes realizar otra acción especial.
web-hellas-roll_all = Tirar por todos, en este orden: { $monsters }
web-hellas-hunt = Caza: { $monster }
web-hellas-hunt_attacks = ataques hasta ahora: { $count }
web-hellas-strength = fuerza
web-hellas-your_hero = Tu héroe
web-hellas-the_hero = El héroe
web-hellas-fourth_injury = Un cuarto daño pone fin a la caza.
web-hellas-step-strike = Atacar
web-hellas-step-attack = Ataca el monstruo
web-hellas-step-defence = Defensa
web-hellas-step-reward = Recompensa
web-hellas-reward_hint = La caza ha terminado. Toma tu recompensa.
web-hellas-defence = defensa
web-hellas-needed = necesaria
web-hellas-of = de
web-hellas-strike_hint = Elige una carta y el símbolo de herida que cubre, o un grupo de cartas para cualquier símbolo.
web-hellas-wounds = Heridas
web-hellas-combine = Dos espadas o mazas, tres arcos o antorchas, o una hoz cubren cualquier símbolo.
web-hellas-shelf = Cartas para elegir
web-hellas-draft_order = Orden en que se pasan las cartas
web-hellas-upgrade_instead = Mejora de ejército, en lugar de una bendición.
web-hellas-upgrade_taken = Tu ejército la tiene.
web-hellas-your_blessings = Tus bendiciones
