### Wyrocznia Delficka.
###
### Części tego pliku: zwroty wspólne dla wielu zdań, akcje, decyzje, wydarzenia, koniec gry, opcje oraz nazwy
### komponentów z tym, co robią. Nazwy pospolite są pisane małą literą, by mogły stać wewnątrz zdania. Akcja nazywa
### pole jego współrzędnymi, by żadne dwie nie brzmiały tak samo; wydarzenie tym, co się tam znajduje.

## Zwroty wspólne dla wielu zdań; stoją w bierniku.

# Czym płaci się za akcję.
delphi-phrase-source = { $source_object }
delphi-phrase-payment =
    { $favours ->
        [0] { delphi-phrase-source }
        [one] { delphi-phrase-source } i 1 łaskę
        [few] { delphi-phrase-source } i { $favours } łaski
       *[many] { delphi-phrase-source } i { $favours } łask
    }
delphi-phrase-god = { $god_object }
delphi-phrase-monster = { $colour_animate } potwora
delphi-phrase-offering = { $colour } dar
delphi-phrase-statue = { $colour } posąg
delphi-phrase-card = { $colour_feminine } kartę wyroczni
delphi-phrase-injury = { $colour_feminine } ranę
delphi-phrase-every_injury = wszystkie { $colour_plural } rany
delphi-phrase-injuries =
    { $count ->
        [one] { delphi-phrase-injury }
        [few] { $count } { $colour_plural } rany
       *[many] { $count } { $colour_many } ran
    }
# Dokąd płynie statek.
delphi-phrase-waters =
    { $water_id ->
        [none] pole Zeusa
       *[other] { $water_plural } wody
    }
delphi-phrase-tasks_left =
    { $left ->
        [0] To było ostatnie: czas wracać do Zeusa!
        [one] Zostało tylko jedno.
        [few] Zostały { $left }.
       *[many] Zostało { $left }.
    }

## Akcje

delphi-action-draw_oracle = Dobierz kartę wyroczni za { delphi-phrase-payment }
delphi-action-take_favours = Weź 2 łaski za { delphi-phrase-payment }
delphi-action-look_islands = Podejrzyj dwie ukryte wyspy za { delphi-phrase-payment }
delphi-action-sail = Popłyń na { $hex } za { delphi-phrase-payment }
    .pointed = Popłyń na { delphi-phrase-waters } za { delphi-phrase-payment }
delphi-action-explore = Zbadaj wyspę na { $hex } za { delphi-phrase-payment }
    .pointed = Zbadaj wyspę za { delphi-phrase-payment }
delphi-action-fight = Zaatakuj { delphi-phrase-monster } na { $hex } za { delphi-phrase-payment }
    .pointed = Zaatakuj { delphi-phrase-monster } za { delphi-phrase-payment }
delphi-action-build_shrine = Zbuduj kapliczkę na { $hex } za { delphi-phrase-payment }
    .pointed = Zbuduj kapliczkę za { delphi-phrase-payment }
delphi-action-load_offering = Załaduj { delphi-phrase-offering } z { $hex } za { delphi-phrase-payment }
    .pointed = Załaduj { delphi-phrase-offering } za { delphi-phrase-payment }
delphi-action-make_offering = Złóż dar w świątyni na { $hex } za { delphi-phrase-payment }
    .pointed = Złóż dar w świątyni za { delphi-phrase-payment }
delphi-action-load_statue = Załaduj posąg z miasta na { $hex } za { delphi-phrase-payment }
    .pointed = Załaduj posąg z miasta za { delphi-phrase-payment }
delphi-action-raise_statue = Postaw { delphi-phrase-statue } na { $hex } za { delphi-phrase-payment }
    .pointed = Postaw { delphi-phrase-statue } za { delphi-phrase-payment }
delphi-action-discard_injuries = Odrzuć { delphi-phrase-every_injury } za { delphi-phrase-payment }
delphi-action-advance_god = Przesuń w górę { delphi-phrase-god } za { delphi-phrase-payment }
delphi-action-combo =
    Użyj karty { $colour_id ->
        [pink] „{ delphi-equipment-die_combo_pink }”
        [green] „{ delphi-equipment-die_combo_green }”
        [blue] „{ delphi-equipment-die_combo_blue }”
       *[other] tego koloru
    } za { delphi-phrase-payment }
delphi-action-poseidon = Posejdon: przenieś statek na { $hex }
    .pointed = Posejdon: przenieś statek na { delphi-phrase-waters }
delphi-action-apollo = Apollo: karta wyroczni i dowolny wybór koloru
delphi-action-artemis = Artemida: zbadaj wyspę na { $hex }
    .pointed = Artemida: zbadaj wyspę
delphi-action-aphrodite = Afrodyta: odrzuć wszystkie swoje rany
delphi-action-ares = Ares: pokonaj { delphi-phrase-monster } na { $hex }
    .pointed = Ares: pokonaj { delphi-phrase-monster }
delphi-action-hermes = Hermes: załaduj { delphi-phrase-statue }
delphi-action-send_back = { $god }: karta wyroczni zamiast zdolności
delphi-action-end_turn = Zakończ turę i zapytaj wyrocznię
delphi-action-lift = Przesuń w górę { delphi-phrase-god }
delphi-action-favours = Weź łaski
delphi-action-god_steps = Przesuń bogów w górę
delphi-action-discard_injury = Odrzuć { delphi-phrase-injury }
delphi-action-discard_colour = Odrzuć { delphi-phrase-every_injury }
delphi-action-fight_on = Zapłać i walcz dalej
delphi-action-surrender = Poddaj walkę
delphi-action-look = Podejrzyj wyspę na { $hex }
    .pointed = Podejrzyj wyspę
delphi-action-scout = Zbadaj wyspę na { $hex }
    .pointed = Zbadaj wyspę
delphi-action-befriend = Przyjmij sprzymierzeńca: { $companion } ({ $companion_type })
delphi-action-take = Weź kartę „{ $equipment }”
delphi-action-receive_statue = Załaduj { delphi-phrase-statue }
delphi-action-receive_offering = Załaduj { delphi-phrase-offering } z { $hex }
    .pointed = Załaduj { delphi-phrase-offering }
delphi-action-enthrone = Przesuń na tron { delphi-phrase-god }
delphi-action-choose_ship = Wybierz statek „{ $ship }”
delphi-action-drop_task = Zrezygnuj z zadania „{ $tile }”
delphi-action-choose_colour = Wybierz kolor: { $player }
delphi-action-decline = Nie przesuwaj żadnego boga

## Decyzje

delphi-decision-choose_colour = Jaki kolor wybierasz?
delphi-decision-companion = Który { $colour } sprzymierzeniec wejdzie na pokład?
    .short = wybierasz sprzymierzeńca
delphi-decision-discard_colour = Rany jakiego koloru odrzucasz?
delphi-decision-draft_ship = Którym statkiem popłyniesz?
delphi-decision-drop_task = Zeus zwalnia cię z jednego zadania. Z którego?
delphi-decision-enthrone = { $equipment }: kto zasiądzie na tronie?
    .short = wybierasz boga
delphi-decision-equipment = Wybierz jedną z wyłożonych kart ekwipunku.
    .short = wybierasz kartę ekwipunku
delphi-decision-fight =
    Trzeba było { $target }, na kości jest { $rolled }. { $favours ->
        [one] Płacisz 1 łaskę i atakujesz { delphi-phrase-monster } jeszcze raz (wystarczy { $next }), czy poddajesz walkę?
        [few] Płacisz { $favours } łaski i atakujesz { delphi-phrase-monster } jeszcze raz (wystarczy { $next }), czy poddajesz walkę?
       *[many] Płacisz { $favours } łask i atakujesz { delphi-phrase-monster } jeszcze raz (wystarczy { $next }), czy poddajesz walkę?
    }
delphi-decision-god_steps =
    { $left ->
        [one] Którego boga przesuwasz o chmurę w górę?
        [few] Przesuwasz bogów łącznie o { $left } chmury w górę. Którego najpierw?
       *[many] Przesuwasz bogów łącznie o { $left } chmur w górę. Którego najpierw?
    }
    .short = wybierasz boga
delphi-decision-look =
    { $left ->
        [one] Wybierz wyspę do podejrzenia.
        [few] Wybierz kolejno { $left } wyspy do podejrzenia.
       *[many] Wybierz kolejno { $left } wysp do podejrzenia.
    }
    .short = podglądasz wyspy
delphi-decision-others_advance =
    { $titan ->
        [none] Wyrocznia przemówiła. Którego boga przesuwasz w górę?
       *[other] Wyrocznia przemówiła. Którego boga przesuwasz w górę? Kość tytana pokazuje { $titan }.
    }
    .short = wybierasz boga
delphi-decision-receive_offering = { $equipment }: który dar ładujesz?
    .short = wybierasz dar
delphi-decision-receive_statue = { $equipment }: który posąg ładujesz?
    .short = wybierasz posąg
delphi-decision-recover =
    { $left ->
        [one] Dochodzisz do siebie: odrzuć jeszcze jedną ranę.
        [few] Dochodzisz do siebie: odrzuć kolejno { $left } rany.
       *[many] Dochodzisz do siebie: odrzuć kolejno { $left } ran.
    }
delphi-decision-scout = Którą z dwóch wysp badasz?
delphi-decision-turn = Twoja tura: wykonaj akcję, wezwij boga albo zapytaj wyrocznię.
delphi-decision-unhurt =
    { $favours ->
        [one] Nie masz ran: weź 1 łaskę albo przesuń boga w górę.
        [few] Nie masz ran: weź { $favours } łaski albo przesuń boga w górę.
       *[many] Nie masz ran: weź { $favours } łask albo przesuń boga w górę.
    }

## Wydarzenia

delphi-event-colour_taken = { $seat } bierze kolor: { $player }.
    .you = Bierzesz kolor: { $player }.
delphi-event-companion_gained = { $seat } wita na pokładzie sprzymierzeńca: { $companion } ({ $companion_type }).
    .you = Witasz na pokładzie sprzymierzeńca: { $companion } ({ $companion_type }).
delphi-event-consulted = { $seat } pyta wyrocznię. Odpowiedź: { $colours }.
    .you = Pytasz wyrocznię. Odpowiedź: { $colours }.
delphi-event-deck_reshuffled =
    { $count ->
        [one] Wyczerpała się { $deck }: wraca do niej jedyna odrzucona karta.
        [few] Wyczerpała się { $deck }: { $count } odrzucone karty zostają przetasowane.
       *[many] Wyczerpała się { $deck }: { $count } odrzuconych kart zostaje przetasowanych.
    }
delphi-event-declined = { $seat } nie przesuwa żadnego boga.
    .you = Nie przesuwasz żadnego boga.
delphi-event-equipment_lapsed = { $seat } nie może skorzystać z karty „{ $equipment }”; jej działanie przepada.
    .you = Nie możesz skorzystać z karty „{ $equipment }”; jej działanie przepada.
delphi-event-equipment_shown = Nowa karta na stole: „{ $equipment }”.
delphi-event-equipment_taken = { $seat } bierze kartę „{ $equipment }”.
    .you = Bierzesz kartę „{ $equipment }”.
delphi-event-explored = { $seat } bada { $hex } i odkrywa: { $island }.
    .hex = ukrytą wyspę
    .you = Badasz { $hex } i odkrywasz: { $island }.
delphi-event-favours_gained =
    { $seat } zyskuje { $count ->
        [one] 1 łaskę
        [few] { $count } łaski
       *[many] { $count } łask
    }.
    .you =
        Zyskujesz { $count ->
            [one] 1 łaskę
            [few] { $count } łaski
           *[many] { $count } łask
        }.
delphi-event-fight_round =
    { $seat } atakuje { delphi-phrase-monster }, potrzebuje { $target } i wyrzuca { $roll }{ $won ->
        [0] .
       *[1] !
    }
    .you =
        Atakujesz { delphi-phrase-monster }, potrzebujesz { $target } i wyrzucasz { $roll }{ $won ->
            [0] .
           *[1] !
        }
delphi-event-game_over =
    Koniec gry. { $reason_id ->
        [shared] Wspólne zwycięstwo: { $winners }.
       *[other] Wygrywa { $winners }!
    } { $reason }
delphi-event-god_advanced =
    { $seat } przesuwa { delphi-phrase-god } { $row ->
        [6] na tron.
       *[other] na chmurę { $row }.
    }
    .you =
        Przesuwasz { delphi-phrase-god } { $row ->
            [6] na tron.
           *[other] na chmurę { $row }.
        }
delphi-event-god_returned = { $god } gracza { $seat } opuszcza tron.
    .you = Twój bóg opuszcza tron: { $god }.
delphi-event-god_sent_back = { $seat } odsyła { delphi-phrase-god } za kartę wyroczni, bez użycia zdolności.
    .you = Odsyłasz { delphi-phrase-god } za kartę wyroczni, bez użycia zdolności.
delphi-event-injuries_discarded = { $seat } odrzuca { delphi-phrase-injuries }.
    .you = Odrzucasz { delphi-phrase-injuries }.
delphi-event-injury_drawn = { $seat } odnosi { delphi-phrase-injury }.
    .you = Odnosisz { delphi-phrase-injury }.
delphi-event-looked = { $seat } podgląda w tajemnicy { $hexes } i widzi: { $tiles }.
    .hexes = { $count ->
        [one] ukrytą wyspę
        [few] { $count } ukryte wyspy
       *[many] { $count } ukrytych wysp
    }
    .unseen = { $seat } podgląda w tajemnicy { $hexes }.
    .you = Podglądasz w tajemnicy { $hexes } i widzisz: { $tiles }.
delphi-event-monster_defeated = { $seat } pokonuje { $hex }!
    .hex = { delphi-phrase-monster }
    .you = Pokonujesz { $hex }!
delphi-event-offering_loaded = { $seat } ładuje { $hex }.
    .hex = { delphi-phrase-offering }
    .you = Ładujesz { $hex }.
delphi-event-offering_made = { $seat } składa { delphi-phrase-offering } w { $hex }.
    .hex = świątyni
    .you = Składasz { delphi-phrase-offering } w { $hex }.
delphi-event-oracle_drawn = { $seat } dobiera { delphi-phrase-card }.
    .you = Dobierasz { delphi-phrase-card }.
delphi-event-power_used = { $seat } wzywa { delphi-phrase-god }.
    .you = Wzywasz { delphi-phrase-god }.
delphi-event-reached_zeus = { $seat } wraca do Zeusa po wypełnieniu wszystkich zadań!
    .you = Wracasz do Zeusa po wypełnieniu wszystkich zadań!
delphi-event-recovering = { $seat } ma zbyt wiele ran i musi dojść do siebie.
    .you = Masz zbyt wiele ran i musisz dojść do siebie.
delphi-event-ship_chosen = { $seat } płynie statkiem „{ $ship }”.
    .you = Płyniesz statkiem „{ $ship }”.
delphi-event-ship_moved = { $seat } płynie na { $hex }.
    .hex = { $colour_id ->
        [none] pole Zeusa
       *[other] { $colour_plural } wody
    }
    .you = Płyniesz na { $hex }.
delphi-event-shrine_built = { $seat } buduje { $hex }.
    .hex = kapliczkę
    .you = Budujesz { $hex }.
delphi-event-source_used = { $seat } wykorzystuje { delphi-phrase-payment }.
    .you = Wykorzystujesz { delphi-phrase-payment }.
delphi-event-statue_loaded = { $seat } ładuje { delphi-phrase-statue }.
    .you = Ładujesz { delphi-phrase-statue }.
delphi-event-statue_raised = { $seat } stawia { $hex }.
    .hex = { delphi-phrase-statue }
    .you = Stawiasz { $hex }.
delphi-event-strength_gained = { $seat } ma teraz siłę { $strength }.
    .you = Masz teraz siłę { $strength }.
delphi-event-surrendered = { $seat } przestaje atakować { delphi-phrase-monster } i poddaje walkę.
    .you = Przestajesz atakować { delphi-phrase-monster } i poddajesz walkę.
delphi-event-task_completed = { $seat } wypełnia zadanie Zeusa: { $task }. { delphi-phrase-tasks_left }
    .you = Wypełniasz zadanie Zeusa: { $task }. { delphi-phrase-tasks_left }
delphi-event-task_dropped = { $seat } rezygnuje z zadania „{ $tile }”. { delphi-phrase-tasks_left }
    .you = Rezygnujesz z zadania „{ $tile }”. { delphi-phrase-tasks_left }
delphi-event-titan_rolled =
    { $seat } rzuca kością tytana: { $roll ->
        [6] 6, tytan będzie szalał!
       *[other] tytan uderzy z siłą { $roll }.
    }
    .you =
        Rzucasz kością tytana: { $roll ->
            [6] 6, tytan będzie szalał!
           *[other] tytan uderzy z siłą { $roll }.
        }
delphi-event-titan_struck =
    { $roll ->
        [6] Tytan szaleje: po 2 rany dla wszystkich!
       *[other] Tytan uderza wszystkich, których siła jest mniejsza niż { $roll }.
    }
delphi-event-turn_began = { $seat } staje za sterem w rundzie { $round }.
    .you = Stajesz za sterem w rundzie { $round }.

## Dlaczego akcja nie jest teraz możliwa

delphi-why-a_shrine_stands_there = Stoi tam już kapliczka.
delphi-why-a_wild_source_would_save_nothing = Dowolny kolor Apollina nic by tu nie oszczędził.
delphi-why-an_oracle_card_was_used_this_turn = W tej turze użyto już karty wyroczni; wolno tylko jednej.
delphi-why-apollo_grants_no_wild_source = Apollo nie daje ci teraz dowolnego koloru.
delphi-why-no_city_beside_the_ship = Twój statek nie stoi obok żadnego miasta.
delphi-why-no_die_of_this_colour = Nie masz nieużytej kości w tym kolorze ({ $colour }).
delphi-why-no_equipment_for_this_action = Żadna z twoich kart ekwipunku nie pozwala na tę akcję.
delphi-why-no_equipment_gives_an_extra_action = Żadna z twoich kart ekwipunku nie daje dodatkowej akcji.
delphi-why-no_hidden_island_left = Nie ma już zakrytych wysp.
delphi-why-no_injuries = Nie masz ran.
delphi-why-no_injury_of_this_colour = Nie masz rany w tym kolorze ({ $colour }).
delphi-why-no_oracle_card_left = Nie ma już kart wyroczni do dobrania.
delphi-why-no_oracle_card_of_this_colour = Nie masz karty wyroczni w tym kolorze ({ $colour }).
delphi-why-no_pedestal_of_this_colour = Ta wyspa nie ma cokołu w tym kolorze ({ $colour }).
delphi-why-no_shrine_task_is_open = Nie masz już kapliczki do zbudowania.
delphi-why-no_statue_left_in_the_city = W mieście tego koloru ({ $colour }) nie ma już posągów.
delphi-why-no_such_monster_there = Nie ma tam potwora w tym kolorze ({ $colour }).
delphi-why-no_such_offering_aboard = Nie masz na pokładzie daru w kolorze świątyni ({ $colour }).
delphi-why-no_such_offering_there = Nie ma tam daru w tym kolorze ({ $colour }).
delphi-why-no_such_statue_aboard = Nie masz na pokładzie posągu w tym kolorze ({ $colour }).
delphi-why-no_such_task_is_open = Nie masz otwartego zadania „{ $tile }”.
delphi-why-no_task_needs_this_monster = Żadne z twoich zadań nie wymaga potwora w tym kolorze ({ $colour }).
delphi-why-no_task_needs_this_offering = Żadne z twoich zadań nie potrzebuje daru w tym kolorze ({ $colour }).
delphi-why-no_task_needs_this_statue = Żadne z twoich zadań nie potrzebuje posągu w tym kolorze ({ $colour }).
delphi-why-not_beside_the_ship = { $hex } jest poza zasięgiem twojego statku.
    .pointed = To poza zasięgiem twojego statku.
delphi-why-not_on_display = Karta „{ $equipment }” nie jest wyłożona.
delphi-why-not_on_the_card = Karta „{ $equipment }” na to nie pozwala.
delphi-why-tasks_are_still_open =
    { $count ->
        [one] Zeus czeka, aż wypełnisz ostatnie zadanie.
        [few] Zeus czeka, aż wypełnisz { $count } otwarte zadania.
       *[many] Zeus czeka, aż wypełnisz { $count } otwartych zadań.
    }
delphi-why-the_colour_is_taken = Kolor { $player } jest już zajęty.
delphi-why-the_colour_was_not_rolled = Wyrocznia nie pokazała koloru tego boga ({ $god }).
delphi-why-the_companion_has_another_colour = Na pokład wchodzi tylko sprzymierzeniec w kolorze posągu ({ $colour }).
delphi-why-the_companion_is_taken = { $companion } płynie już z kimś innym.
delphi-why-the_extra_action_was_used_this_turn = Dodatkowa akcja została już użyta w tej turze.
delphi-why-the_god_is_not_on_the_throne = { $god } nie siedzi na tronie.
delphi-why-the_god_is_on_the_start_cloud = { $god } jest jeszcze na chmurze początkowej.
delphi-why-the_god_is_on_the_throne = { $god } siedzi na tronie i wyżej nie wejdzie.
delphi-why-the_hold_is_full = Twoja ładownia jest pełna (mieści { $storage }).
delphi-why-the_island_is_chosen_already = Ta wyspa jest już wybrana.
delphi-why-the_island_is_explored = Ta wyspa jest już odkryta.
delphi-why-the_island_is_hidden = Ta wyspa jest jeszcze zakryta.
delphi-why-the_island_is_not_yours = Ta wyspa należy do innego koloru: { $player }.
delphi-why-the_island_was_not_looked_at = To nie jest jedna z wysp właśnie podejrzanych.
delphi-why-the_pedestal_is_taken = Cokół w tym kolorze ({ $colour }) jest zajęty.
delphi-why-the_ship_has_come_home = Twój statek dotarł do Zeusa i tam zostaje.
delphi-why-the_ship_is_there_already = Twój statek już tam jest.
delphi-why-the_ship_tile_is_not_on_offer = Statku „{ $ship }” nie ma do wyboru.
delphi-why-too_few_favours = Koszt w łaskach: { $needed }, a masz: { $held }.

## Jak kończy się gra

delphi-reason-reached_zeus = Nikt inny nie wrócił do Zeusa.
delphi-reason-oracle_cards = Spośród tych, którzy wrócili do Zeusa, nikt inny nie ma tylu kart wyroczni.
delphi-reason-favours = Spośród tych, którzy wrócili do Zeusa z największą liczbą kart wyroczni, nikt inny nie ma tylu łask.
delphi-reason-shared = Wracają do Zeusa z tą samą liczbą kart wyroczni i łask.

## Liczby, które po grze mówią o jej przebiegu

delphi-figure-tasks = Wypełnione zadania
delphi-figure-shrines = Zbudowane kapliczki
delphi-figure-offerings = Złożone dary
delphi-figure-statues = Postawione posągi
delphi-figure-monsters = Pokonane potwory
delphi-figure-voyages = Rejsy
delphi-figure-explored = Zbadane wyspy
delphi-figure-equipment = Zdobyte karty ekwipunku
delphi-figure-companions = Zyskani sprzymierzeńcy
delphi-figure-powers = Użyte zdolności bogów
delphi-figure-oracle_cards = Dobrane karty wyroczni
delphi-figure-favours = Zyskane łaski
delphi-figure-battle_rolls = Rzuty kością walki
delphi-figure-titan_rolls = Rzuty kością tytana
delphi-figure-injuries = Odniesione rany
delphi-figure-offerings_loaded = Załadowane dary
delphi-figure-statues_loaded = Załadowane posągi
delphi-figure-hexes = Przepłynięte pola
delphi-figure-looks = Podejrzane wyspy
delphi-figure-steps_poseidon = Kroki Posejdona
delphi-figure-steps_apollo = Kroki Apollina
delphi-figure-steps_artemis = Kroki Artemidy
delphi-figure-steps_aphrodite = Kroki Afrodyty
delphi-figure-steps_ares = Kroki Aresa
delphi-figure-steps_hermes = Kroki Hermesa
delphi-figure-sent_back = Odesłani bogowie
delphi-figure-dice_used = Użyte kości
delphi-figure-cards_used = Użyte karty wyroczni
delphi-figure-favours_paid = Łaski za kolory i zasięg
delphi-figure-strength = Zdobyta siła
delphi-figure-surrenders = Poddane walki
delphi-figure-healed = Wyleczone rany
delphi-figure-turns_lost = Tury stracone przez rany

## Opcje

delphi-option-map = Mapa
    .text = Jak układa się morze.
delphi-choice-map-compact = Zwarta, prawie bez luk
delphi-choice-map-free = Swobodna, ułożona losowo
delphi-option-colours = Kolory
    .text = Jak gracze dostają swoje kolory. Na wyspach w swoim kolorze budujesz kapliczki.
delphi-choice-colours-chosen = Wybierane po kolei, od pierwszego gracza
delphi-choice-colours-dealt = Rozdane losowo
delphi-choice-colours-by_seat = Według miejsca: czerwony, żółty, zielony, niebieski
delphi-option-ships = Statki
    .text = Jak gracze dostają kafelki statków.
delphi-choice-ships-random = Rozdane losowo
delphi-choice-ships-draft = Wybierane po kolei, od ostatniego gracza
delphi-choice-ships-first_game = Rozdane z czterech na pierwszą grę
delphi-option-tiles_less = Długość gry
    .text = Ile zadań ma do wypełnienia każdy gracz. W krótszej grze odpada najpierw posąg, potem kapliczka, potem kolorowy potwór, potem kolorowy dar.
delphi-choice-tiles_less-0 = Wszystkie dwanaście zadań
delphi-choice-tiles_less-1 = Jedenaście zadań
delphi-choice-tiles_less-2 = Dziesięć zadań
delphi-choice-tiles_less-3 = Dziewięć zadań
delphi-choice-tiles_less-4 = Osiem zadań
delphi-option-apollo = Zdolność Apollina
    .text = Co liczy się jako dowolny kolor w turze, w której gracz wzywa Apollina.
delphi-choice-apollo-one = Jedna kość lub karta wyroczni
delphi-choice-apollo-all = Wszystkie kości i karta wyroczni
delphi-option-reach_explore = Badanie z daleka
    .text = Czy „{ delphi-equipment-reach_monster_shrine }” oprócz walki i budowy kapliczek służy także do badania wysp.
delphi-choice-reach_explore-false = Tylko walka i kapliczki
delphi-choice-reach_explore-true = Także badanie

## Kolory, gracze i talie

# Samo słowo jest w rodzaju męskim. Biernik: `.animate` męskożywotny, `.feminine` żeński, `.plural` w liczbie mnogiej.
# `.many` to dopełniacz liczby mnogiej.
delphi-colour-red = czerwony
    .animate = czerwonego
    .feminine = czerwoną
    .plural = czerwone
    .many = czerwonych
delphi-colour-black = czarny
    .animate = czarnego
    .feminine = czarną
    .plural = czarne
    .many = czarnych
delphi-colour-pink = różowy
    .animate = różowego
    .feminine = różową
    .plural = różowe
    .many = różowych
delphi-colour-blue = niebieski
    .animate = niebieskiego
    .feminine = niebieską
    .plural = niebieskie
    .many = niebieskich
delphi-colour-yellow = żółty
    .animate = żółtego
    .feminine = żółtą
    .plural = żółte
    .many = żółtych
delphi-colour-green = zielony
    .animate = zielonego
    .feminine = zieloną
    .plural = zielone
    .many = zielonych
delphi-player-red = Czerwony
delphi-player-yellow = Żółty
delphi-player-green = Zielony
delphi-player-blue = Niebieski
delphi-deck-oracle = talia wyroczni
delphi-deck-injury = talia ran

## Czym płaci się za akcje

# `.object` to biernik.
delphi-source-die-red = czerwona kość
    .object = czerwoną kość
delphi-source-die-black = czarna kość
    .object = czarną kość
delphi-source-die-pink = różowa kość
    .object = różową kość
delphi-source-die-blue = niebieska kość
    .object = niebieską kość
delphi-source-die-yellow = żółta kość
    .object = żółtą kość
delphi-source-die-green = zielona kość
    .object = zieloną kość
delphi-source-card-red = czerwona karta wyroczni
    .object = czerwoną kartę wyroczni
delphi-source-card-black = czarna karta wyroczni
    .object = czarną kartę wyroczni
delphi-source-card-pink = różowa karta wyroczni
    .object = różową kartę wyroczni
delphi-source-card-blue = niebieska karta wyroczni
    .object = niebieską kartę wyroczni
delphi-source-card-yellow = żółta karta wyroczni
    .object = żółtą kartę wyroczni
delphi-source-card-green = zielona karta wyroczni
    .object = zieloną kartę wyroczni
delphi-source-extra = dodatkowa akcja
    .object = dodatkową akcję
delphi-source-die-red-any = czerwona kość jako dowolny kolor
    .object = czerwoną kość jako dowolny kolor
delphi-source-die-black-any = czarna kość jako dowolny kolor
    .object = czarną kość jako dowolny kolor
delphi-source-die-pink-any = różowa kość jako dowolny kolor
    .object = różową kość jako dowolny kolor
delphi-source-die-blue-any = niebieska kość jako dowolny kolor
    .object = niebieską kość jako dowolny kolor
delphi-source-die-yellow-any = żółta kość jako dowolny kolor
    .object = żółtą kość jako dowolny kolor
delphi-source-die-green-any = zielona kość jako dowolny kolor
    .object = zieloną kość jako dowolny kolor
delphi-source-card-red-any = czerwona karta wyroczni jako dowolny kolor
    .object = czerwoną kartę wyroczni jako dowolny kolor
delphi-source-card-black-any = czarna karta wyroczni jako dowolny kolor
    .object = czarną kartę wyroczni jako dowolny kolor
delphi-source-card-pink-any = różowa karta wyroczni jako dowolny kolor
    .object = różową kartę wyroczni jako dowolny kolor
delphi-source-card-blue-any = niebieska karta wyroczni jako dowolny kolor
    .object = niebieską kartę wyroczni jako dowolny kolor
delphi-source-card-yellow-any = żółta karta wyroczni jako dowolny kolor
    .object = żółtą kartę wyroczni jako dowolny kolor
delphi-source-card-green-any = zielona karta wyroczni jako dowolny kolor
    .object = zieloną kartę wyroczni jako dowolny kolor

## Zadania

delphi-task-shrine = kapliczka
    .text = Zbuduj kapliczkę na wyspie swojego koloru. Nagroda: przesuń boga o chmurę w górę.
delphi-task-statue = posąg
    .text = Załaduj posąg w jego mieście i postaw go na wolnym cokole jego koloru; każdy twój posąg musi mieć inny kolor. Nagroda: sprzymierzeniec w kolorze posągu.
delphi-task-offering = dar
    .text = Załaduj dar i złóż go w świątyni jego koloru; każdy twój dar musi mieć inny kolor. Nagroda: 3 łaski.
delphi-task-monster = potwór
    .text = Pokonaj potwora; każdy twój potwór musi mieć inny kolor. Nagroda: jedna z wyłożonych kart ekwipunku.
delphi-tile-shrine = kapliczka
delphi-tile-statue = posąg dowolnego koloru
delphi-tile-offering = dar dowolnego koloru
delphi-tile-monster = potwór dowolnego koloru
delphi-tile-offering-red = czerwony dar
delphi-tile-offering-black = czarny dar
delphi-tile-offering-pink = różowy dar
delphi-tile-offering-blue = niebieski dar
delphi-tile-offering-yellow = żółty dar
delphi-tile-offering-green = zielony dar
delphi-tile-monster-red = czerwony potwór
delphi-tile-monster-black = czarny potwór
delphi-tile-monster-pink = różowy potwór
delphi-tile-monster-blue = niebieski potwór
delphi-tile-monster-yellow = żółty potwór
delphi-tile-monster-green = zielony potwór

## Wyspy i ich litery

delphi-letter-psi = Ψ
    .text = Zyskujesz 4 łaski.
delphi-letter-phi = Φ
    .text = Dobierasz dwie karty wyroczni.
delphi-letter-omega = Ω
    .text = Twoja siła rośnie o 1 i odrzucasz wszystkie swoje rany jednego koloru.
delphi-letter-sigma = Σ
    .text = Przesuwasz jednego lub kilku bogów łącznie o trzy chmury w górę.
# Podejrzenie pokazuje kafelki wysp jako listę `tiles`, której elementy są osobnymi słowami.
delphi-island-red_phi = wyspa { delphi-tiles-red_phi }
delphi-island-red_psi = wyspa { delphi-tiles-red_psi }
delphi-island-red_omega = wyspa { delphi-tiles-red_omega }
delphi-island-yellow_sigma = wyspa { delphi-tiles-yellow_sigma }
delphi-island-yellow_psi = wyspa { delphi-tiles-yellow_psi }
delphi-island-yellow_omega = wyspa { delphi-tiles-yellow_omega }
delphi-island-green_sigma = wyspa { delphi-tiles-green_sigma }
delphi-island-green_phi = wyspa { delphi-tiles-green_phi }
delphi-island-green_psi = wyspa { delphi-tiles-green_psi }
delphi-island-blue_sigma = wyspa { delphi-tiles-blue_sigma }
delphi-island-blue_phi = wyspa { delphi-tiles-blue_phi }
delphi-island-blue_omega = wyspa { delphi-tiles-blue_omega }
delphi-tiles-red_phi = Φ (gracz czerwony)
delphi-tiles-red_psi = Ψ (gracz czerwony)
delphi-tiles-red_omega = Ω (gracz czerwony)
delphi-tiles-yellow_sigma = Σ (gracz żółty)
delphi-tiles-yellow_psi = Ψ (gracz żółty)
delphi-tiles-yellow_omega = Ω (gracz żółty)
delphi-tiles-green_sigma = Σ (gracz zielony)
delphi-tiles-green_phi = Φ (gracz zielony)
delphi-tiles-green_psi = Ψ (gracz zielony)
delphi-tiles-blue_sigma = Σ (gracz niebieski)
delphi-tiles-blue_phi = Φ (gracz niebieski)
delphi-tiles-blue_omega = Ω (gracz niebieski)

## Bogowie

# `.object` to biernik.
delphi-god-aphrodite = Afrodyta
    .object = Afrodytę
    .text = Odrzuć wszystkie swoje rany.
delphi-god-ares = Ares
    .object = Aresa
    .text = Pokonaj bez rzutu jednego potwora dowolnego koloru obok swojego statku, jeśli wymaga tego jedno z twoich zadań.
delphi-god-hermes = Hermes
    .object = Hermesa
    .text = Jeśli twój statek stoi obok miasta, załaduj posąg z dowolnego miasta, bliskiego czy dalekiego.
delphi-god-poseidon = Posejdon
    .object = Posejdona
    .text = Przenieś statek na dowolne inne pole wody albo do Zeusa, jeśli masz już wypełnione wszystkie zadania.
delphi-god-apollo = Apollo
    .object = Apollina
    .text = Dobierz kartę wyroczni. Jedna kość lub karta wyroczni w tej turze liczy się jako dowolny kolor; zależnie od opcji gry wszystkie.
delphi-god-artemis = Artemida
    .object = Artemidę
    .text = Zbadaj jedną dowolną ukrytą wyspę, choćby najdalszą, bez względu na kolor jej obwódki.

## Sprzymierzeńcy

-delphi-hero = Heros: gdy wchodzi na pokład, twoja siła rośnie o 2 i odrzucasz wszystkie swoje { $colour } rany. Odtąd każdą ranę tego koloru odrzucasz, gdy tylko ją dobierzesz.
-delphi-demigod = { $kind }: na powitanie dobierz kartę wyroczni. Odtąd twoje { $colour } kości i karty wyroczni liczą się jako dowolny kolor.
-delphi-creature = Stworzenie: gdy płyniesz za { $colour } kość lub kartę wyroczni, twój zasięg rośnie o 3 pola i możesz stanąć na wodzie dowolnego koloru.
# `.type` mówi, jakiego rodzaju jest sprzymierzeniec.
delphi-companion-hero_red = Odyseusz
    .type = heros
    .text = { -delphi-hero(colour: "czerwone") }
delphi-companion-hero_black = Tezeusz
    .type = heros
    .text = { -delphi-hero(colour: "czarne") }
delphi-companion-hero_pink = Ajaks
    .type = heros
    .text = { -delphi-hero(colour: "różowe") }
delphi-companion-hero_blue = Achilles
    .type = heros
    .text = { -delphi-hero(colour: "niebieskie") }
delphi-companion-hero_yellow = Bellerofont
    .type = heros
    .text = { -delphi-hero(colour: "żółte") }
delphi-companion-hero_green = Hektor
    .type = heros
    .text = { -delphi-hero(colour: "zielone") }
delphi-companion-demigod_red = Pentesilea
    .type = półbogini
    .text = { -delphi-demigod(kind: "Półbogini", colour: "czerwone") }
delphi-companion-demigod_black = Kirke
    .type = półbogini
    .text = { -delphi-demigod(kind: "Półbogini", colour: "czarne") }
delphi-companion-demigod_pink = Helena
    .type = półbogini
    .text = { -delphi-demigod(kind: "Półbogini", colour: "różowe") }
delphi-companion-demigod_blue = Herakles
    .type = półbóg
    .text = { -delphi-demigod(kind: "Półbóg", colour: "niebieskie") }
delphi-companion-demigod_yellow = Minos
    .type = półbóg
    .text = { -delphi-demigod(kind: "Półbóg", colour: "żółte") }
delphi-companion-demigod_green = Perseusz
    .type = półbóg
    .text = { -delphi-demigod(kind: "Półbóg", colour: "zielone") }
delphi-companion-creature_red = Feniks
    .type = stworzenie
    .text = { -delphi-creature(colour: "czerwoną") }
delphi-companion-creature_black = Chiron
    .type = stworzenie
    .text = { -delphi-creature(colour: "czarną") }
delphi-companion-creature_pink = Pan
    .type = stworzenie
    .text = { -delphi-creature(colour: "różową") }
delphi-companion-creature_blue = Nereida
    .type = stworzenie
    .text = { -delphi-creature(colour: "niebieską") }
delphi-companion-creature_yellow = Gryf
    .type = stworzenie
    .text = { -delphi-creature(colour: "żółtą") }
delphi-companion-creature_green = Pegaz
    .type = stworzenie
    .text = { -delphi-creature(colour: "zieloną") }

## Ekwipunek

delphi-equipment-sail_plus_one = Pomyślny wiatr
    .text = Na stałe: za każdym razem płyniesz o 1 pole dalej.
delphi-equipment-sail_over_shallows = Płaskie dno
    .text = Na stałe: twój statek może przepływać przez mielizny, także przez pole Zeusa, i nie wliczają się one do zasięgu. Nie może na nich stanąć.
delphi-equipment-reach_monster_shrine = Długa włócznia
    .text = Na stałe: możesz walczyć z potworami i budować kapliczki na wyspie odległej o dwa pola, jeśli dzieli was woda. Ares sięga równie daleko; badanie wysp w ten sposób zależy od opcji gry.
delphi-equipment-reach_statue = Żuraw pokładowy
    .text = Na stałe: możesz ładować i stawiać posągi w mieście lub na wyspie odległych o dwa pola, jeśli dzieli was woda. Dotyczy to także Hermesa.
delphi-equipment-reach_offering = Szalupa
    .text = Na stałe: możesz ładować i składać dary na wyspie odległej o dwa pola, jeśli dzieli was woda.
delphi-equipment-injury_limit_raised = Lwia skóra
    .text = Na stałe: dochodzisz do siebie dopiero przy 4 ranach jednego koloru albo 8 w sumie. Nadal odrzucasz 3.
delphi-equipment-pay3_extra_action = Szept Pytii
    .text = Na stałe: raz w każdej swojej turze możesz zapłacić 3 łaski za jeszcze jedną akcję w dowolnym kolorze.
delphi-equipment-task_reward_god_step = Kadzielnica
    .text = Na stałe: przy każdej nagrodzie za dar, posąg lub potwora możesz też przesunąć boga o chmurę w górę, począwszy od następnej.
delphi-equipment-hold_plus_one_and_strength = Spiżowa skrzynia
    .text = Na stałe: twoja ładownia mieści o 1 sztukę więcej. Jednorazowo: twoja siła rośnie o 1.
delphi-equipment-die_combo_pink = Skrzydlate sandały
    .text = Na stałe: jako różowa akcja zyskujesz 1 łaskę, dobierasz kartę wyroczni i przesuwasz Hermesa o chmurę w górę.
delphi-equipment-die_combo_green = Srebrny łuk
    .text = Na stałe: jako zielona akcja zyskujesz 1 łaskę, dobierasz kartę wyroczni i przesuwasz Artemidę o chmurę w górę.
delphi-equipment-die_combo_blue = Trójząb
    .text = Na stałe: jako niebieska akcja zyskujesz 1 łaskę, dobierasz kartę wyroczni i przesuwasz Posejdona o chmurę w górę.
delphi-equipment-roll_bonus_red = Rubinowy amulet
    .text = Na stałe: zyskujesz 2 łaski, gdy pytasz wyrocznię i choć jedna kość pokaże czerwony.
delphi-equipment-roll_bonus_yellow = Bursztynowy amulet
    .text = Na stałe: zyskujesz 2 łaski, gdy pytasz wyrocznię i choć jedna kość pokaże żółty.
delphi-equipment-roll_bonus_black = Obsydianowy amulet
    .text = Na stałe: zyskujesz 2 łaski, gdy pytasz wyrocznię i choć jedna kość pokaże czarny.
delphi-equipment-instant_statue_rgy = Marmur z Paros
    .text = Jednorazowo: od razu załaduj czerwony, zielony lub żółty posąg z jego miasta, gdziekolwiek jest twój statek.
delphi-equipment-instant_statue_pbk = Marmur z Naksos
    .text = Jednorazowo: od razu załaduj różowy, niebieski lub czarny posąg z jego miasta, gdziekolwiek jest twój statek.
delphi-equipment-instant_offering_rgy = Kosz Demeter
    .text = Jednorazowo: od razu załaduj czerwony, zielony lub żółty dar z dowolnej wyspy, gdziekolwiek jest twój statek.
delphi-equipment-instant_offering_pbk = Amfora Dionizosa
    .text = Jednorazowo: od razu załaduj różowy, niebieski lub czarny dar z dowolnej wyspy, gdziekolwiek jest twój statek.
delphi-equipment-instant_god_to_throne = Schody na Olimp
    .text = Jednorazowo: Posejdon, Hermes, Artemida albo Afrodyta przesuwa się od razu na tron.
delphi-equipment-instant_bundle = Róg obfitości
    .text = Jednorazowo: zyskujesz 3 łaski, dobierasz kartę wyroczni i przesuwasz bogów łącznie o dwie chmury w górę.
delphi-equipment-instant_scout_explore = Sowa Ateny
    .text = Jednorazowo: podejrzyj dwie dowolne ukryte wyspy i zbadaj jedną z nich; druga pozostaje ukryta. Jeśli jest ich mniej niż dwie, nic się nie dzieje.

## Statki

delphi-ship-ship_strength_two = Spiżowy Taran
    .text = Zaczynasz z siłą 2. Ładownia: 2.
delphi-ship-ship_gods_on_first_cloud = Łowca Chmur
    .text = Wszyscy twoi bogowie zaczynają na pierwszej chmurze i wracają na nią zamiast na chmurę początkową. Ładownia: 2.
delphi-ship-ship_sail_plus_two = Chyży Delfin
    .text = Za każdym razem płyniesz o 2 pola dalej. Ładownia: 2.
delphi-ship-ship_two_way_recolour_hold_four = Arka Irydy
    .text = Możesz zmieniać kolor w obu kierunkach na kole wyroczni. Ładownia: 4.
delphi-ship-ship_eleven_tasks = Ulubieniec Zeusa
    .text = Na początku rezygnujesz z jednego wybranego zadania, bez jego nagrody. Ładownia: 2.
delphi-ship-ship_cheap_recolour = Barwny Żagiel
    .text = Zmiana koloru kości lub karty wyroczni kosztuje cię w sumie o 1 łaskę mniej. Ładownia: 2.
delphi-ship-ship_extra_favour = Uśmiech Tyche
    .text = Ilekroć zyskujesz łaski, także na początku, zyskujesz o 1 więcej. Ładownia: 2.
delphi-ship-ship_start_equipment_oracle = Córka Argo
    .text = Na początku bierzesz jedną z wyłożonych kart ekwipunku i dobierasz kartę wyroczni. Ładownia: 2.

## Pola, których słowa pochodzą z innych rodzin (nie tłumaczyć)

delphi-field-colours = colour
delphi-field-water = colour

## Co jeszcze trzeba wybrać, gdy już coś wskazano

delphi-narrow-advance_god = Którego boga przesuwasz w górę?
delphi-narrow-ares = Którego potwora pokonuje Ares?
delphi-narrow-artemis = Którą wyspę bada Artemida?
delphi-narrow-build_shrine = Gdzie budujesz kapliczkę?
delphi-narrow-combo = Której karty używasz?
delphi-narrow-discard_injuries = Rany którego koloru odrzucasz?
delphi-narrow-explore = Którą wyspę badasz?
delphi-narrow-fight = Z którym potworem walczysz?
delphi-narrow-hermes = Który posąg Hermes przynosi na pokład?
delphi-narrow-load_offering = Który dar ładujesz?
delphi-narrow-load_statue = W którym mieście ładujesz posąg?
delphi-narrow-make_offering = W której świątyni składasz dar?
delphi-narrow-poseidon = Dokąd Posejdon niesie twój statek?
delphi-narrow-raise_statue = Na którym cokole stawiasz posąg?
delphi-narrow-receive_offering = Który dar ładujesz?
delphi-narrow-sail = Dokąd płyniesz? Liczby mówią, ile łask to kosztuje.

## Wyrocznia delficka: plansza

web-delphi-scene = Wybór
web-delphi-sea = Morze
web-delphi-display_equipment = Ekwipunek za pokonanego potwora
web-delphi-display_companions = Sprzymierzeńcy jeszcze na lądzie
web-delphi-cost =
    { $favours ->
        [0] bez łask
        [one] 1 łaska
        [few] { $favours } łaski
       *[other] { $favours } łask
    }
web-delphi-loss-dice =
    { $count ->
        [one] Jedna kość pozostaje niewykorzystana.
        [few] { $count } kości pozostają niewykorzystane.
       *[many] { $count } kości pozostaje niewykorzystanych.
    }
web-delphi-spends = Koszt: { web-delphi-cost }.
web-delphi-ship_of = Statek · { $player }
web-delphi-here = Tutaj: { $things }.
web-delphi-beside = Obok: { $things }.
web-delphi-seen_by = Widzieli: { $players }.
web-delphi-deliver = Cel: { $things }.
web-delphi-last_round =
    { $count ->
        [one] Ostatnia runda: { $names } jest już u Zeusa.
       *[other] Ostatnia runda: { $names } są już u Zeusa.
    }
web-delphi-spoken =
    { $left ->
        [0] Wyrocznia rzekła: { $colours }. Wszystkie kości wykorzystane.
        [one] Wyrocznia rzekła: { $colours }. Została 1 kość.
        [few] Wyrocznia rzekła: { $colours }. Zostały { $left } kości.
       *[other] Wyrocznia rzekła: { $colours }. Zostało { $left } kości.
    }
web-delphi-water = Woda · { $colour }
    .text = Możesz tu zakończyć rejs kością lub kartą wyroczni tego koloru.
web-delphi-shallows = Mielizna
    .text = Żaden statek nie może się tu zatrzymać, a przepłynąć może tylko statek z płaskim dnem.
web-delphi-zeus = Zeus
    .text = Stąd wyruszają wszystkie statki. Gdy wypełnisz zadania, wróć na to pole.
web-delphi-offering_island = Wyspa darów
    .text = Z sąsiedniego pola załaduj dar kością w jego kolorze.
web-delphi-mountain = Góra potworów
    .text = Z sąsiedniego pola walcz z potworem kością w jego kolorze.
web-delphi-temple = Świątynia · { $colour }
    .text = Z sąsiedniego pola złóż tu dar tego koloru.
web-delphi-statue_island = Wyspa posągów
    .text = Z sąsiedniego pola postaw posąg na wolnym cokole w jego kolorze.
web-delphi-city = Miasto · { $colour }
    .text =
        { $count ->
            [0] Nie ma tu już posągów.
            [one] Został jeden posąg. Załaduj go z sąsiedniego pola.
            [few] Zostały { $count } posągi. Załaduj je z sąsiedniego pola.
           *[other] Zostało { $count } posągów. Załaduj je z sąsiedniego pola.
        }
web-delphi-hidden = Ukryta wyspa · { $colour }
    .text = Z sąsiedniego pola zbadaj ją kością w kolorze jej obwódki.
web-delphi-seen = Już widziane: { $island }.
web-delphi-explored = Nie ma tu jeszcze kapliczki. Właściciel może ją zbudować z sąsiedniego pola w kolorze obwódki: { $colour }. Zbadanie dało:
web-delphi-shrine_here = Stoi tu kapliczka. Litera dałaby:
web-delphi-pedestal = Cokół · { $colour }
    .text = Na wolnym cokole staje posąg w jego kolorze.
web-delphi-of-monster = Potwór · { $colour }
web-delphi-of-offering = Dar · { $colour }
web-delphi-of-statue = Posąg · { $colour }
web-delphi-of-injury = Rana · { $colour }
web-delphi-about_colour = Na wyspach w tym kolorze budujesz swoje kapliczki.
web-delphi-about_die = Opłaca jedną akcję. Za łaski możesz jej użyć jako koloru dalej na kole.
web-delphi-about_card = Działa jak kość w jej kolorze. W turze możesz użyć jednej karty.
web-delphi-about_injury = Przy trzech w jednym kolorze albo sześciu łącznie tracisz następną turę na leczenie. Kość w ich kolorze je odrzuca.
web-delphi-oracle_deck = Talia wyroczni
    .text =
        { $count ->
            [one] Dobierz kartę dowolną kością. Została jedna karta.
            [few] Dobierz kartę dowolną kością. Zostały { $count } karty.
           *[other] Dobierz kartę dowolną kością. Zostało { $count } kart.
        }
web-delphi-favours = Łaski
    .text = Weź 2 dowolną kością. Łaski zmieniają kolor kości, wydłużają rejs i opłacają kolejną rundę walki.
web-delphi-strength = Siła
    .text = Ułatwia pokonanie potworów i chroni przed tytanem, jeśli jest co najmniej tak wysoka jak jego rzut.
web-delphi-hold = Ładownia
    .text = Miejsce na dary i posągi. Ładunek opuszcza statek tylko przy swojej świątyni lub cokole.
web-delphi-wheel = Koło wyroczni
    .text = Każdy krok zgodnie z ruchem wskazówek zegara kosztuje łaskę. Wybierz kość lub kartę, a potem kolor, by zobaczyć, co da się z nim zrobić.
web-delphi-gods = Bogowie
    .text = Bogowie przesuwają się z chmury początkowej w górę, aż na tron. Tam możesz użyć ich zdolności.
web-delphi-look = Podejrzyj
    .text = Dowolną kością podejrzyj dwie ukryte wyspy. Zobaczysz je tylko ty.
web-delphi-any_colour = Dowolny kolor
web-delphi-end_turn = Zapytaj wyrocznię
    .text = Kończy twoją turę: rzucasz kośćmi na następną.
web-delphi-fight_on = Walcz dalej
    .text = Zapłać łaskę: potwór traci 1 siły, a ty rzucasz ponownie.
web-delphi-surrender = Poddaj walkę
    .text = Potwór zostaje, a to, co wydano, przepada.
web-delphi-god_row =
    { $row ->
        [0] Na chmurze początkowej.
        [6] Na tronie.
       *[other] Na chmurze { $row }.
    }
web-delphi-god_colour = Kolor: { $colour }.
web-delphi-dice = Kości wyroczni
web-delphi-used_die = Wykorzystana kość
web-delphi-favours_held =
    { $count ->
        [one] 1 łaska
        [few] { $count } łaski
       *[other] { $count } łask
    }
web-delphi-turn_to =
    { $favours ->
        [0] Zmień na kolor { $colour }, za darmo
        [one] Zmień na kolor { $colour } za 1 łaskę
        [few] Zmień na kolor { $colour } za { $favours } łaski
       *[other] Zmień na kolor { $colour } za { $favours } łask
    }
web-delphi-tasks = Zadania Zeusa
web-delphi-tasks_done = { $done } z { $all }
web-delphi-cards = Karty
web-delphi-injuries = Rany
web-delphi-titan = Tytan atakuje
web-delphi-unharmed = bez ran
web-delphi-fight_news =
    { $won ->
        [open] { $player } potrzebuje co najmniej { $target }.
        [yes] { $player } potrzebuje { $target } i wygrywa!
       *[no] { $player } potrzebuje { $target } i chybia.
    }
    .you =
        { $won ->
            [open] Potrzebujesz co najmniej { $target }.
            [yes] Potrzebujesz { $target } i wygrywasz!
           *[no] Potrzebujesz { $target } i chybiasz.
        }
web-delphi-consults = { $player } pyta wyrocznię
    .you = Pytasz wyrocznię
web-delphi-needed = potrzeba { $target }
web-delphi-strength_of = siła { $strength }
web-delphi-monster_number = potrzeba
web-delphi-so_far = Dotychczas
web-delphi-round = Runda { $number }
web-delphi-missed = pudło
web-delphi-wounded = rana
web-delphi-favours_left =
    { $count ->
        [one] łaska została
        [few] łaski zostały
       *[other] łask zostało
    }
web-delphi-battle_die = Kość walki
web-delphi-next_roll = Następny rzut wymaga { $target } lub więcej
web-delphi-rolled = rzut
web-delphi-odds =
    { $favours ->
        [one] Za 1 łaskę rzucasz ponownie: wygrywa { $target } lub więcej, { $chance }.
        [few] Za { $favours } łaski rzucasz ponownie: wygrywa { $target } lub więcej, { $chance }.
       *[other] Za { $favours } łask rzucasz ponownie: wygrywa { $target } lub więcej, { $chance }.
    }
web-delphi-odds_all = Za wszystkie łaski ({ $favours }): { $chance }.
web-delphi-no_favours = Nie masz już łask na dalszą walkę.
web-delphi-stands = Potwór wciąż stoi. Walczyć dalej?
    .text = Nieudany rzut 0 to dodatkowo rana. Kość lub karta i tak przepada.
web-delphi-pay =
    { $favours ->
        [one] Zapłać 1 i rzuć
       *[other] Zapłać { $favours } i rzuć
    }
# Where a hex lies from the ship.
web-delphi-bearing =
    { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } { $way ->
        [east] na wschód
        [south_east] na południowy wschód
        [south] na południe
        [south_west] na południowy zachód
        [west] na zachód
        [north_west] na północny zachód
        [north_east] na północny wschód
        [north] na północ
       *[other] stąd
    }
web-delphi-do-draw_oracle = Karta wyroczni
web-delphi-do-take_favours = Łaski +2
web-delphi-do-look_islands = Podejrzyj dwie wyspy
web-delphi-do-sail = Płyń · { $where }
web-delphi-do-explore = Zbadaj · { $where }
web-delphi-do-fight = Walka · { $colour }
web-delphi-do-build_shrine = Zbuduj kapliczkę
web-delphi-do-load_offering = Załaduj dar · { $colour }
web-delphi-do-make_offering = Złóż dar
web-delphi-do-load_statue = Załaduj posąg
web-delphi-do-raise_statue = Postaw posąg · { $colour }
web-delphi-do-discard_injuries = Ulecz · { $colour }
web-delphi-do-advance_god = W górę: { $god }
web-delphi-do-combo = { $card }
