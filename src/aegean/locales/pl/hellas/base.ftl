### Lords of Hellas.
###
### Części tego pliku: zwroty wspólne dla wielu zdań, akcje, decyzje, wydarzenia, koniec gry, opcje, nazwy komponentów
### z formami, których wymagają zdania, i z tym, co robią, oraz pola, których słowa pochodzą z innych rodzin. Nazwy
### pospolite są pisane małą literą, by mogły stać wewnątrz zdania.

## Zwroty wspólne dla wielu zdań

hellas-phrase-hoplites =
    { $count ->
        [one] 1 hoplitę
       *[other] { $count } hoplitów
    }
hellas-phrase-priests =
    { $count ->
        [one] 1 kapłana
       *[other] { $count } kapłanów
    }
hellas-phrase-combat_cards =
    { $count ->
        [one] 1 kartę walki
        [few] { $count } karty walki
       *[many] { $count } kart walki
    }
# Co osiągnęły strony bitwy, najpierw atakujący.
hellas-phrase-battle = Bitwa { $region_in } ({ $seats }; siła armii { $strength })
# Co w obecnym stanie rozpoczną tam hoplici, którzy wchodzą do regionu.
hellas-phrase-follows =
    { $follows_id ->
        [battle] : bitwa, { $attack } do { $defence } przed kartami
        [control] : przejmujesz kontrolę
        [short] : do kontroli brakuje jeszcze { $lacking }
       *[other] {""}
    }{ $toll ->
        [0] {""}
       *[other] ; strata przy wejściu: { $toll }
    }

## Akcje

hellas-action-choose_hero = Wybierz { $hero_object }
hellas-action-start_in = Zacznij { $region_in }
hellas-action-pray = Módl się przy monumencie { $god_of }
hellas-action-move_hero = Przesuń bohatera { $region_to }
hellas-action-quest_step = Przesuń bohatera na następny etap zadania
hellas-action-move = Przesuń hoplitę { $start_from } { $region_to }{ hellas-phrase-follows }
hellas-action-fortify = Ufortyfikuj hoplitę { $region_in }
hellas-action-unfortify = Wyprowadź z miasta ufortyfikowanego hoplitę { $region_in }
hellas-action-start_quest = Rozpocznij zadanie „{ $quest }” od etapu { $number }
hellas-action-recruit = Werbunek
hellas-action-march = Marsz { $start_from } { $region_to }{ hellas-phrase-follows }
hellas-action-murderous_march = { hellas-blessing-murderous_march } { $start_from } { $region_to }{ hellas-phrase-follows }
hellas-action-march_off = Wyślij do marszu { hellas-phrase-hoplites }{ hellas-phrase-follows }
hellas-action-build_temple =
    { $region_id ->
        [phocis] Zbuduj Wyrocznię Delficką { $region_in }
       *[other] Zbuduj świątynię { $region_in }
    }
hellas-action-prepare = Przygotowanie
hellas-action-option = { $effect }
hellas-action-usurp = Uzurpacja w regionie bohatera
hellas-action-hunt = Zapoluj na { $monster_object }
hellas-action-build_monument = Budowa monumentu
hellas-action-raise_monument = Rozbuduj monument { $god_of }
hellas-action-use_artifact = Użyj artefaktu „{ $artifact }”
hellas-action-use_blessing = Użyj błogosławieństwa „{ $blessing }”
hellas-action-use_hero = Użyj zdolności specjalnej ({ $hero })
hellas-action-use_quest = Użyj karty zadania „{ $quest }”
hellas-action-choose_effect = { $effect }
hellas-action-place = Zwerbuj hoplitę { $region_in }
hellas-action-place_fortified = Zwerbuj ufortyfikowanego hoplitę { $region_in }
hellas-action-army = Poprowadź { hellas-phrase-hoplites } { $region_from }
hellas-action-onward = Idź dalej { $region_to }{ hellas-phrase-follows }
hellas-action-place_hero = Umieść bohatera { $region_in }
hellas-action-fight = Stocz bitwę { $region_in }
hellas-action-save = Ocal { hellas-phrase-hoplites } dzięki artefaktowi „{ $artifact }”
hellas-action-kill = Zabij { hellas-phrase-hoplites }
hellas-action-strike_down = Zabij hoplitę: { $region }
hellas-action-injure = Przyjmij obrażenie: { $attribute }
hellas-action-injure_hero = Zrań { $hero_object }
hellas-action-charge = Naładuj artefakt „{ $artifact }”
hellas-action-heal = Wylecz obrażenie: { $attribute }
hellas-action-attribute = Wybierz cechę: { $attribute }
hellas-action-discard = Odrzuć kartę „{ $card }”
hellas-action-keep_artifact = Zatrzymaj artefakt „{ $artifact }”
hellas-action-keep_blessing = Zatrzymaj błogosławieństwo „{ $blessing }”
hellas-action-take_glory = Weź żeton chwały: { $land }
hellas-action-return_glory = Oddaj żeton chwały: { $land }
hellas-action-clear_token = Odblokuj akcję specjalną „{ $special }”
hellas-action-choose_monster = Wskaż { $monster_object }
hellas-action-move_monster = Przesuń potwora { $region_to }
hellas-action-roll = Rzuć kością dla potwora: { $monster }
hellas-action-monster_move = Potwór się porusza
hellas-action-monster_attack = Potwór wykonuje atak na region
hellas-action-done = Gotowe
hellas-action-pass = Spasuj
hellas-action-decline = Zrezygnuj
hellas-action-not_this_turn = Nie, i nie pytaj więcej w tej turze
hellas-action-first = Zaczyna { $side }
hellas-action-play = Zagraj kartę „{ $card }”
hellas-action-reinforce = Sprowadź { hellas-phrase-hoplites } { $region_from }
hellas-action-withdraw = Wycofaj się { $region_to }
hellas-action-strike = Zadaj ranę „{ $target }” kartą „{ $card }”
hellas-action-strike_set = Zadaj ranę „{ $target }” za zestaw { $symbol_set }
hellas-action-spend = Wyłóż kartę „{ $card }”
hellas-action-stop = Zakończ atak
hellas-action-wound_monster = Zrań { $monster_object }
hellas-action-wound = Zadaj ranę „{ $target }”
hellas-action-attack = Zaatakuj kartą „{ $attack }”
hellas-action-defend = Broń się kartą „{ $card }”
hellas-action-shield = Unieś tarczę: „{ $card }”
hellas-action-suffer = Nie broń się
hellas-action-reward = { $reward }
hellas-action-discard_artifact = Odrzuć artefakt „{ $artifact }”

## Decyzje

hellas-decision-after_hero_movement = Bohater zakończył ruch. Użyć jakiejś zdolności?
hellas-decision-after_march = Marsz dobiegł końca. Użyć jakiejś zdolności?
hellas-decision-after_prepare = Przygotowanie zakończone. Użyć jakiejś zdolności?
hellas-decision-army =
    { $regions ->
        [one] Którzy hoplici przesuną się o jeden region?
        [few] Którzy hoplici przesuną się o najwyżej { $regions } regiony?
       *[many] Którzy hoplici przesuną się o najwyżej { $regions } regionów?
    }
hellas-decision-attribute =
    { $up_to ->
        [0]
            { $change ->
                [-1] Która cecha bohatera spadnie na stałe o 1?
               *[other] Która cecha bohatera wzrośnie o { $change }?
            }
       *[other] Która cecha bohatera wzrośnie do { $up_to }?
    }
    .short = wybierasz cechę
hellas-decision-battle_card = { hellas-phrase-battle }: zagraj kartę walki albo spasuj.
    .short = zagrywasz kartę albo pasujesz
hellas-decision-battle_order = { hellas-phrase-battle }: która strona pierwsza używa efektów początkowych?
    .short = wybierasz, która strona zaczyna
hellas-decision-battle_start = { hellas-phrase-battle }: użyć efektu początkowego?
    .short = możesz użyć efektu początkowego
hellas-decision-bluff = { hellas-phrase-battle }: obie strony spasowały. Zablefować jeszcze jedną kartą walki?
    .short = możesz zablefować
hellas-decision-casualties = { hellas-phrase-battle }: straty wynoszą { $casualties }. Zmienić je?
    .short = możesz zmienić straty
hellas-decision-choose_effect = { $artifact }: który efekt wybierasz?
    .unseen = Który z dwóch efektów wybierasz?
    .short = wybierasz efekt
hellas-decision-choose_hero = Którego bohatera poprowadzisz?
hellas-decision-charge_artifact = Który ze swoich użytych artefaktów ładujesz?
hellas-decision-choose_monster = Którego potwora przesuwasz?
    .short = wybierasz potwora
hellas-decision-clear_token = Z której akcji specjalnej zdejmujesz żeton wykorzystanej akcji?
    .short = zdejmujesz żeton akcji
hellas-decision-defend = { $monster } atakuje: „{ $attack }”, siła { $strength }. Twoja obrona wynosi { $defence }. Bronić się?
hellas-decision-discard =
    { $left ->
        [one] Odrzuć kartę walki.
        [few] Odrzuć kolejno { $left } karty walki.
       *[many] Odrzuć kolejno { $left } kart walki.
    }
    .short = odrzucasz karty
hellas-decision-discard_drawn =
    { $left ->
        [one] Którą z właśnie dobranych kart odrzucasz?
        [few] Odrzuć kolejno { $left } z właśnie dobranych kart.
       *[many] Odrzuć kolejno { $left } z właśnie dobranych kart.
    }
    .short = odrzucasz karty
hellas-decision-draft = Zatrzymaj jedno z tych błogosławieństw; reszta trafi do gracza po twojej prawej.
    .short = wybierasz błogosławieństwo
hellas-decision-extra_special = Możesz wykonać jeszcze jedną akcję specjalną.
hellas-decision-heal =
    { $left ->
        [one] Które obrażenie zostaje wyleczone?
        [few] Wyleczone zostają { $left } obrażenia. Które pierwsze?
       *[many] Wyleczonych zostaje { $left } obrażeń. Które pierwsze?
    }
    .short = leczysz bohatera
hellas-decision-hoplite_movement =
    { $left ->
        [0] Możesz przesunąć jeszcze jednego hoplitę szlakiem morskim.
        [one] Możesz przesunąć jeszcze jednego hoplitę.
        [few] Możesz przesunąć kolejno jeszcze { $left } hoplitów.
       *[many] Możesz przesunąć kolejno jeszcze { $left } hoplitów.
    }
hellas-decision-hunt = Na którego potwora polujesz?
hellas-decision-hunt_attack =
    { $dealt ->
        [0] { $monster } staje przed tobą. Zadaj ranę, bo inaczej polowanie dobiegnie końca.
       *[1] { $monster } krwawi. Uderzasz dalej czy kończysz i czekasz na atak?
    }
hellas-decision-hunt_reward = Polowanie dobiegło końca ({ $monster }). Którą nagrodę bierzesz?
hellas-decision-hunt_start =
    { $drawn ->
        [0] Polowanie się zaczyna ({ $monster }). Użyć efektu początkowego przed dobraniem kart?
       *[1] Karty na polowanie dobrane ({ $monster }). Użyć efektu początkowego?
    }
hellas-decision-injure =
    { $left ->
        [one] Bohater otrzymuje obrażenie. Która cecha ucierpi?
        [few] Bohater otrzymuje { $left } obrażenia. Która cecha ucierpi pierwsza?
       *[many] Bohater otrzymuje { $left } obrażeń. Która cecha ucierpi pierwsza?
    }
    .short = bohater otrzymuje obrażenia
hellas-decision-injure_hero = Którego bohatera ranisz?
    .short = wybierasz bohatera do zranienia
hellas-decision-keep_artifact = Który z tych artefaktów zatrzymujesz?
    .short = wybierasz artefakt
hellas-decision-kill = Ilu hoplitów zabijasz { $region_in }?
    .short = zabijasz hoplitów
hellas-decision-leap = Który hoplita leci i dokąd?
hellas-decision-march = Ilu hoplitów wyrusza { $start_from } { $region_to }?
hellas-decision-master_plan = { hellas-phrase-battle }: wzmocnić właśnie zagraną kartę?
    .short = możesz wzmocnić kartę
hellas-decision-monster_attack = { $monster } oddaje cios (broni się: { $hunter }). Który atak zagrywasz?
    .short = wybierasz atak potwora
hellas-decision-monster_choice = { $monster } może się poruszyć albo zaatakować region. Co wybierasz?
hellas-decision-move_monster = { $monster } rusza dalej. Dokąd?
    .short = przesuwasz potwora
hellas-decision-next_battle = Którą bitwę stoczysz teraz?
    .short = wybierasz następną bitwę
hellas-decision-onward = Twoi hoplici stoją { $region_in }. Dokąd idą?
hellas-decision-place_hero = Możesz umieścić bohatera w innym regionie. Gdzie?
    .short = możesz przestawić bohatera
hellas-decision-prepare =
    { $left ->
        [one] Przygotowanie: wybierz jeszcze jedną opcję.
        [few] Przygotowanie: wybierz kolejno { $left } opcje.
       *[many] Przygotowanie: wybierz kolejno { $left } opcji.
    }
hellas-decision-raise_monument = Który monument rozbudowujesz?
hellas-decision-recruit =
    { $left ->
        [one] Możesz zwerbować 1 hoplitę. Gdzie?
        [few] Możesz zwerbować kolejno do { $left } hoplitów. Gdzie?
       *[many] Możesz zwerbować kolejno do { $left } hoplitów. Gdzie?
    }
    .short = możesz zwerbować hoplitów
hellas-decision-redraw =
    { $count ->
        [0] Którą kartę walki wymieniasz najpierw?
        [one] Wymieniasz już 1 kartę. Jeszcze jedną?
        [few] Wymieniasz już { $count } karty. Jeszcze jedną?
       *[many] Wymieniasz już { $count } kart. Jeszcze jedną?
    }
    .short = wymieniasz karty
hellas-decision-reinforce = Których hoplitów sprowadzasz do bitwy { $region_in }?
    .short = możesz sprowadzić hoplitów
hellas-decision-repeat_special = Przed budową możesz powtórzyć jedną z wykorzystanych akcji specjalnych.
hellas-decision-return_glory = Który żeton chwały oddajesz?
    .short = oddajesz żeton chwały
hellas-decision-roll = Faza potworów: dla którego potwora rzucasz teraz kością?
hellas-decision-save_hoplites = Stracisz { hellas-phrase-hoplites } { $region_in }. Ocalić kogoś?
    .short = możesz ocalić hoplitów
hellas-decision-spend =
    { $left ->
        [one] Którą kartę z symbolem „{ $symbol }” wykładasz?
        [few] Wyłóż kolejno { $left } karty z symbolem „{ $symbol }”.
       *[many] Wyłóż kolejno { $left } kart z symbolem „{ $symbol }”.
    }
hellas-decision-start_quest = Na bohatera czeka tu zadanie. Od którego etapu zaczynasz?
hellas-decision-start_region = Gdzie zaczynają twój bohater i hoplici?
hellas-decision-take_glory = Który żeton chwały bierzesz?
    .short = bierzesz żeton chwały
hellas-decision-turn = Twoja tura: zwykłe akcje w dowolnej kolejności, potem jedna akcja specjalna.
hellas-decision-turn_start = Zaczyna się twoja tura. Użyć najpierw jakiejś zdolności?
hellas-decision-withdraw = Twoi hoplici muszą opuścić { $region_object }. Dokąd się wycofują?
    .short = wycofujesz się
hellas-decision-wound = { $monster } otrzymuje ranę. Który symbol zostaje zakryty?
hellas-decision-wound_monster = Któremu potworowi zadajesz ranę?
    .short = zadajesz ranę potworowi
hellas-decision-discard_artifact = Który artefakt odrzucasz?
    .short = tracisz artefakt

## Wydarzenia

hellas-event-artifact_charged = { $seat } ładuje artefakt „{ $artifact }”.
    .you = Ładujesz artefakt „{ $artifact }”.
hellas-event-artifact_gained = { $seat } zdobywa artefakt „{ $artifact }”.
    .you = Zdobywasz artefakt „{ $artifact }”.
hellas-event-artifact_opened = { $seat } zdobywa neutralny artefakt „{ $artifact }”.
    .you = Zdobywasz neutralny artefakt „{ $artifact }”.
hellas-event-artifacts_drawn =
    { $count ->
        [one] { $seat } dobiera neutralny artefakt: { $artifacts }.
        [few] { $seat } dobiera { $count } neutralne artefakty: { $artifacts }.
       *[many] { $seat } dobiera { $count } neutralnych artefaktów: { $artifacts }.
    }
    .unseen =
        { $count ->
            [one] { $seat } dobiera neutralny artefakt.
            [few] { $seat } dobiera { $count } neutralne artefakty.
           *[many] { $seat } dobiera { $count } neutralnych artefaktów.
        }
    .you =
        { $count ->
            [one] Dobierasz neutralny artefakt: { $artifacts }.
            [few] Dobierasz { $count } neutralne artefakty: { $artifacts }.
           *[many] Dobierasz { $count } neutralnych artefaktów: { $artifacts }.
        }
hellas-event-attacks_drawn =
    { $count ->
        [one] { $seat } dobiera 1 kartę ataku potworów: { $attacks }.
        [few] { $seat } dobiera { $count } karty ataku potworów: { $attacks }.
       *[many] { $seat } dobiera { $count } kart ataku potworów: { $attacks }.
    }
    .unseen =
        { $count ->
            [one] { $seat } dobiera 1 kartę ataku potworów.
            [few] { $seat } dobiera { $count } karty ataku potworów.
           *[many] { $seat } dobiera { $count } kart ataku potworów.
        }
    .you =
        { $count ->
            [one] Dobierasz 1 kartę ataku potworów: { $attacks }.
            [few] Dobierasz { $count } karty ataku potworów: { $attacks }.
           *[many] Dobierasz { $count } kart ataku potworów: { $attacks }.
        }
hellas-event-attribute_changed = { $seat } ma teraz { $attribute_object } { $value }.
    .you = Masz teraz { $attribute_object } { $value }.
hellas-event-battle_avoided = Nie ma już komu walczyć { $region_in }: do bitwy nie dochodzi.
hellas-event-battle_began = { $seat } atakuje { $region_in }! Obrońca: { $defender }.
    .you = Atakujesz { $region_in }! Obrońca: { $defender }.
    .you_defender = { $seat } atakuje cię { $region_in }!
hellas-event-battle_bonus = { $seat } zwiększa siłę armii o { $number }.
    .you = Zwiększasz siłę armii o { $number }.
hellas-event-battle_card_played = { $seat } zagrywa kartę „{ $card }”.
    .you = Zagrywasz kartę „{ $card }”.
hellas-event-battle_compared = Armie ścierają się { $region_in }: { $attack } w ataku, { $defence } w obronie.
hellas-event-battle_passed = { $seat } pasuje.
    .you = Pasujesz.
hellas-event-battle_won = { $seat } wygrywa bitwę { $region_in }. Pokonany gracz: { $loser }.
    .you = Wygrywasz bitwę { $region_in }. Pokonany gracz: { $loser }.
    .you_loser = { $seat } wygrywa bitwę { $region_in }, a ty przegrywasz.
hellas-event-blessing_gained = { $seat } otrzymuje błogosławieństwo „{ $blessing }”.
    .you = Otrzymujesz błogosławieństwo „{ $blessing }”.
hellas-event-blessing_kept = { $seat } zatrzymuje w tajemnicy błogosławieństwo „{ $blessing }”.
    .unseen = { $seat } zatrzymuje błogosławieństwo.
    .you = Zatrzymujesz w tajemnicy błogosławieństwo „{ $blessing }”.
hellas-event-blessings_passed =
    { $count ->
        [one] { $seat } dostaje ostatnie błogosławieństwo: { $blessings }.
        [few] { $seat } dostaje do wyboru { $count } błogosławieństwa: { $blessings }.
       *[many] { $seat } dostaje do wyboru { $count } błogosławieństw: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] { $seat } dostaje ostatnie błogosławieństwo.
            [few] { $seat } dostaje do wyboru { $count } błogosławieństwa.
           *[many] { $seat } dostaje do wyboru { $count } błogosławieństw.
        }
    .you =
        { $count ->
            [one] Dostajesz ostatnie błogosławieństwo: { $blessings }.
            [few] Dostajesz do wyboru { $count } błogosławieństwa: { $blessings }.
           *[many] Dostajesz do wyboru { $count } błogosławieństw: { $blessings }.
        }
hellas-event-casualties_changed =
    { $number ->
        [0] { $seat } nie ponosi już strat.
        [one] { $seat } ponosi teraz 1 stratę.
        [few] { $seat } ponosi teraz { $number } straty.
       *[many] { $seat } ponosi teraz { $number } strat.
    }
    .you =
        { $number ->
            [0] Nie ponosisz już strat.
            [one] Ponosisz teraz 1 stratę.
            [few] Ponosisz teraz { $number } straty.
           *[many] Ponosisz teraz { $number } strat.
        }
hellas-event-combat_discarded = { $seat } odrzuca kartę „{ $card }”.
    .you = Odrzucasz kartę „{ $card }”.
hellas-event-combat_drawn = { $seat } dobiera { hellas-phrase-combat_cards }: { $cards }.
    .unseen = { $seat } dobiera { hellas-phrase-combat_cards }.
    .you = Dobierasz { hellas-phrase-combat_cards }: { $cards }.
hellas-event-control_lost = { $seat } traci kontrolę: { $region } jest teraz neutralnym regionem.
    .you = Tracisz kontrolę: { $region } jest teraz neutralnym regionem.
hellas-event-control_taken =
    { $loser ->
        [-1] { $seat } zajmuje { $region_object }.
       *[other] { $seat } zajmuje { $region_object }. Kontrolę traci { $loser }.
    }
    .you =
        { $loser ->
            [-1] Zajmujesz { $region_object }.
           *[other] Zajmujesz { $region_object }. Kontrolę traci { $loser }.
        }
    .you_loser = { $seat } zajmuje { $region_object }. Tracisz tu kontrolę.
hellas-event-deck_reshuffled =
    { $count ->
        [one] Wyczerpała się { $deck }: wraca do niej jedyna odrzucona karta.
        [few] Wyczerpała się { $deck }: { $count } karty zostają przetasowane.
       *[many] Wyczerpała się { $deck }: { $count } kart zostaje przetasowanych.
    }
hellas-event-defence_played = { $seat } broni się kartą „{ $card }”: { $defence } przeciw { $strength }.
    .you = Bronisz się kartą „{ $card }”: { $defence } przeciw { $strength }.
hellas-event-defence_raised = { $seat } zwiększa obronę o { $count }, do { $defence }.
    .you = Zwiększasz obronę o { $count }, do { $defence }.
hellas-event-defended = { $seat } odpiera atak (obrona { $defence }).
    .you = Odpierasz atak (obrona { $defence }).
hellas-event-draft_began =
    { $count ->
        [one] { $seat } dobiera do selekcji 1 błogosławieństwo: { $blessings }.
        [few] { $seat } dobiera do selekcji { $count } błogosławieństwa: { $blessings }.
       *[many] { $seat } dobiera do selekcji { $count } błogosławieństw: { $blessings }.
    }
    .unseen =
        { $count ->
            [one] { $seat } dobiera do selekcji 1 błogosławieństwo.
            [few] { $seat } dobiera do selekcji { $count } błogosławieństwa.
           *[many] { $seat } dobiera do selekcji { $count } błogosławieństw.
        }
    .you =
        { $count ->
            [one] Dobierasz do selekcji 1 błogosławieństwo: { $blessings }.
            [few] Dobierasz do selekcji { $count } błogosławieństwa: { $blessings }.
           *[many] Dobierasz do selekcji { $count } błogosławieństw: { $blessings }.
        }
hellas-event-event_drawn = { $seat } dobiera kartę wydarzenia „{ $drawn }”.
    .you = Dobierasz kartę wydarzenia „{ $drawn }”.
hellas-event-extra_special =
    { $count ->
        [one] { $seat } może wykonać w tej turze dodatkową akcję specjalną.
        [few] { $seat } może wykonać w tej turze { $count } dodatkowe akcje specjalne.
       *[many] { $seat } może wykonać w tej turze { $count } dodatkowych akcji specjalnych.
    }
    .you =
        { $count ->
            [one] Możesz wykonać w tej turze dodatkową akcję specjalną.
            [few] Możesz wykonać w tej turze { $count } dodatkowe akcje specjalne.
           *[many] Możesz wykonać w tej turze { $count } dodatkowych akcji specjalnych.
        }
hellas-event-fortified = { $seat } fortyfikuje hoplitę { $region_in }.
    .you = Fortyfikujesz hoplitę { $region_in }.
hellas-event-game_over =
    Koniec gry. { $winners_count ->
        [one] { $winners } włada Helladą!
       *[other] { $winners } władają Helladą!
    } { $reason }
hellas-event-glory_returned = { $seat } oddaje { $land_glory } do zasobów.
    .you = Oddajesz { $land_glory } do zasobów.
hellas-event-glory_taken = { $seat } zdobywa { $land_glory }.
    .you = Zdobywasz { $land_glory }.
hellas-event-healed = { $seat } leczy obrażenie ({ $attribute }).
    .you = Leczysz obrażenie ({ $attribute }).
hellas-event-hero_chosen = { $seat } wprowadza do gry { $hero_object }.
    .you = Wprowadzasz do gry { $hero_object }.
hellas-event-hero_moved = { $seat } prowadzi bohatera { $region_to }.
    .you = Prowadzisz bohatera { $region_to }.
hellas-event-hero_placed = { $seat } zaczyna { $region_in }, mając bohatera i { hellas-phrase-hoplites }.
    .you = Zaczynasz { $region_in }, mając bohatera i { hellas-phrase-hoplites }.
hellas-event-hoplites_killed = { $seat } traci { hellas-phrase-hoplites } { $region_in }.
    .you = Tracisz { hellas-phrase-hoplites } { $region_in }.
hellas-event-hoplites_moved = { $seat } przesuwa { hellas-phrase-hoplites } { $start_from } { $region_to }.
    .you = Przesuwasz { hellas-phrase-hoplites } { $start_from } { $region_to }.
hellas-event-hoplites_saved = { $seat } ocala { hellas-phrase-hoplites } dzięki artefaktowi „{ $artifact }”.
    .you = Ocalasz { hellas-phrase-hoplites } dzięki artefaktowi „{ $artifact }”.
hellas-event-laid_beside = { $seat } kładzie „{ $card }” obok ręki.
    .you = Kładziesz „{ $card }” obok ręki.
hellas-event-hunt_began = { $seat } poluje na { $monster_object } { $region_in }!
    .you = Polujesz na { $monster_object } { $region_in }!
hellas-event-hunt_ended =
    { $slain ->
        [0] Polowanie gracza { $seat } kończy się niepowodzeniem: { $monster } żyje dalej.
       *[1] { $seat } powala { $monster_object } ostatnią raną!
    }
    .you =
        { $slain ->
            [0] Twoje polowanie kończy się niepowodzeniem: { $monster } żyje dalej.
           *[1] Powalasz { $monster_object } ostatnią raną!
        }
hellas-event-injured = { $seat } otrzymuje obrażenie ({ $attribute }).
    .you = Otrzymujesz obrażenie ({ $attribute }).
hellas-event-king_countdown =
    Monument { $god_of } zostaje ukończony jako pierwszy! { $left ->
        [one] Jeszcze 1 akcja specjalna gracza { $seat }; potem Królem nad królami zostanie ten, kto kontroluje jego region.
        [few] Jeszcze { $left } akcje specjalne gracza { $seat }; potem Królem nad królami zostanie ten, kto kontroluje jego region.
       *[many] Jeszcze { $left } akcji specjalnych gracza { $seat }; potem Królem nad królami zostanie ten, kto kontroluje jego region.
    }
    .you =
        Monument { $god_of } zostaje ukończony jako pierwszy! { $left ->
            [one] Jeszcze 1 twoja akcja specjalna; potem Królem nad królami zostanie ten, kto kontroluje jego region.
            [few] Jeszcze { $left } twoje akcje specjalne; potem Królem nad królami zostanie ten, kto kontroluje jego region.
           *[many] Jeszcze { $left } twoich akcji specjalnych; potem Królem nad królami zostanie ten, kto kontroluje jego region.
        }
hellas-event-king_token_taken =
    { $left ->
        [0] { $seat } zdejmuje ostatni żeton z karty aktywacji monumentu: ta tura rozstrzygnie, kto zostanie Królem nad królami.
        [one] { $seat } zdejmuje żeton z karty aktywacji monumentu; został jeden.
        [few] { $seat } zdejmuje żeton z karty aktywacji monumentu; zostały { $left }.
       *[many] { $seat } zdejmuje żeton z karty aktywacji monumentu; zostało { $left }.
    }
    .you =
        { $left ->
            [0] Zdejmujesz ostatni żeton z karty aktywacji monumentu: ta tura rozstrzygnie, kto zostanie Królem nad królami.
            [one] Zdejmujesz żeton z karty aktywacji monumentu; został jeden.
            [few] Zdejmujesz żeton z karty aktywacji monumentu; zostały { $left }.
           *[many] Zdejmujesz żeton z karty aktywacji monumentu; zostało { $left }.
        }
hellas-event-king_undecided = Nikt nie sprawuje kontroli { $region_in }. Kto pierwszy zajmie ten region, zostanie Królem nad królami!
hellas-event-monster_appeared = { $monster } pojawia się { $region_in }.
hellas-event-monster_attacked = { $monster } atakuje (broni się: { $hunter }). { $seat } wybiera „{ $attack }”, siła { $strength }.
    .you = { $monster } atakuje (broni się: { $hunter }). Wybierasz „{ $attack }”, siła { $strength }.
    .you_hunter = { $monster } atakuje ciebie. { $seat } wybiera „{ $attack }”, siła { $strength }.
hellas-event-monster_card_lapsed = Potwór z tej karty już nie żyje ({ $monster }); dobierane jest następne wydarzenie.
hellas-event-monster_evolved = { $monster } ewoluuje. { $evolution_text }
hellas-event-monster_healed = { $monster } leczy wszystkie rany!
hellas-event-monster_moved = { $monster } rusza { $region_to }.
hellas-event-monster_rolled = { $seat } rzuca kością dla potwora { $monster }: { $roll }.
    .you = Rzucasz kością dla potwora { $monster }: { $roll }.
hellas-event-monster_slain = { $seat } zabija { $monster_object }!
    .you = Zabijasz { $monster_object }!
hellas-event-monument_raised = { $seat } rozbudowuje monument { $god_of } do poziomu { $level }.
    .you = Rozbudowujesz monument { $god_of } do poziomu { $level }.
hellas-event-new_age = Kapłani opuszczają monumenty, wszystkie akcje specjalne są znów dostępne, wszystkie artefakty zostają naładowane.
hellas-event-not_defended = { $seat } nie odpiera ataku „{ $attack }”.
    .you = Nie odpierasz ataku „{ $attack }”.
hellas-event-power_used =
    { $power_family ->
        [hero] { $seat } używa zdolności specjalnej ({ $power }).
       *[other] { $seat } używa karty „{ $power }”.
    }
    .you =
        { $power_family ->
            [hero] Używasz zdolności specjalnej ({ $power }).
           *[other] Używasz karty „{ $power }”.
        }
hellas-event-prayed = { $seat } wysyła kapłana na modły przy monumencie { $god_of }.
    .you = Wysyłasz kapłana na modły przy monumencie { $god_of }.
hellas-event-priests_gained = { $seat } otrzymuje { hellas-phrase-priests }.
    .you = Otrzymujesz { hellas-phrase-priests }.
hellas-event-priests_sacrificed = { $seat } poświęca { hellas-phrase-priests }.
    .you = Poświęcasz { hellas-phrase-priests }.
hellas-event-quest_completed = { $seat } kończy zadanie „{ $quest }”!
    .you = Kończysz zadanie „{ $quest }”!
hellas-event-quest_discarded = Trzy zadania są już na planszy: „{ $quest }” zostaje odrzucone.
hellas-event-quest_placed = Nowe zadanie { $region_in }: „{ $quest }”.
hellas-event-quest_started = { $seat } rozpoczyna zadanie „{ $quest }” od etapu { $number }.
    .you = Rozpoczynasz zadanie „{ $quest }” od etapu { $number }.
hellas-event-quest_step = { $seat } dochodzi do etapu { $number } zadania „{ $quest }”.
    .you = Dochodzisz do etapu { $number } zadania „{ $quest }”.
hellas-event-recruited =
    { $fortified ->
        [0] { $seat } werbuje hoplitę { $region_in }.
       *[1] { $seat } werbuje ufortyfikowanego hoplitę { $region_in }.
    }
    .you =
        { $fortified ->
            [0] Werbujesz hoplitę { $region_in }.
           *[1] Werbujesz ufortyfikowanego hoplitę { $region_in }.
        }
    .several = { $seat } werbuje { hellas-phrase-hoplites } { $region_in }.
    .you_several = Werbujesz { hellas-phrase-hoplites } { $region_in }.
hellas-event-region_attack = { $monster } pustoszy { $region_object }!
hellas-event-shield_used = { $seat } zasłania się przed atakiem tarczą z karty „{ $card }”.
    .you = Zasłaniasz się przed atakiem tarczą z karty „{ $card }”.
hellas-event-special_attack = { $monster } przypuszcza atak specjalny!
hellas-event-special_repeated = Przed budową { $seat } powtarza akcję „{ $special }”.
    .you = Przed budową powtarzasz akcję „{ $special }”.
hellas-event-special_taken = { $seat } wykonuje akcję specjalną „{ $special }”.
    .you = Wykonujesz akcję specjalną „{ $special }”.
hellas-event-temple_built =
    { $number ->
        [0] { $seat } buduje { $temple_kind } { $region_in }!
       *[other] { $seat } buduje świątynię { $number } { $region_in }.
    }
    .you =
        { $number ->
            [0] Budujesz { $temple_kind } { $region_in }!
           *[other] Budujesz świątynię { $number } { $region_in }.
        }
hellas-event-token_cleared = { $seat } odblokowuje akcję specjalną „{ $special }”.
    .you = Odblokowujesz akcję specjalną „{ $special }”.
hellas-event-tokens_cleared = { $seat } odblokowuje wszystkie akcje specjalne.
    .you = Odblokowujesz wszystkie akcje specjalne.
hellas-event-turn_began = { $seat } rozpoczyna turę { $turn }.
    .you = Rozpoczynasz turę { $turn }.
hellas-event-unfortified = { $seat } wyprowadza z miasta ufortyfikowanego hoplitę { $region_in }.
    .you = Wyprowadzasz z miasta ufortyfikowanego hoplitę { $region_in }.
hellas-event-withdrew = { $seat } wycofuje { hellas-phrase-hoplites } { $start_from } { $region_to }.
    .you = Wycofujesz { hellas-phrase-hoplites } { $start_from } { $region_to }.
hellas-event-wound_dealt =
    { $count ->
        [0] { $seat } rani { $monster_object } ({ $symbol }).
        [one] { $seat } rani { $monster_object } ({ $symbol }) kartą { $cards }.
       *[other] { $seat } rani { $monster_object } ({ $symbol }) kartami { $cards }.
    }
    .you =
        { $count ->
            [0] Ranisz { $monster_object } ({ $symbol }).
            [one] Ranisz { $monster_object } ({ $symbol }) kartą { $cards }.
           *[other] Ranisz { $monster_object } ({ $symbol }) kartami { $cards }.
        }
hellas-event-artifact_discarded = { $seat } odrzuca artefakt „{ $artifact }”.
    .you = Odrzucasz artefakt „{ $artifact }”.
hellas-event-blessing_discarded = { $seat } odrzuca błogosławieństwo „{ $blessing }”.
    .you = Odrzucasz błogosławieństwo „{ $blessing }”.

## Jak kończy się gra

hellas-reason-favored_of_the_gods = { hellas-victory-favored_of_the_gods }: pięć regionów ze świątyniami jest w jednych rękach.
hellas-reason-king_of_kings = { hellas-victory-king_of_kings }: pierwszy ukończony monument stoi w regionie pod kontrolą zwycięzcy.
hellas-reason-monster_slayer = { hellas-victory-monster_slayer }: jeden bohater pokonał trzy potwory.
hellas-reason-warlord_of_hellas = { hellas-victory-warlord_of_hellas }: całe krainy są w jednych rękach.
# Temples with a kind of their own, as the object of a sentence.
hellas-temple_kind-oracle = Wyrocznię Delficką
hellas-victory-warlord_of_hellas = Lord Hellady
    .text = Kontroluj wszystkie regiony dwóch krain. Przy trzech graczach niebieska kraina się nie liczy; przy dwóch potrzebne są trzy krainy.
hellas-victory-favored_of_the_gods = Ulubieniec bogów
    .text = Kontroluj pięć regionów ze świątyniami; Wyrocznia Delficka liczy się jako świątynia.
hellas-victory-monster_slayer = Pogromca potworów
    .text = Zabij trzy potwory, na polowaniach lub inaczej.
hellas-victory-king_of_kings = Król nad królami
    .text = Po ukończeniu pierwszego monumentu każda następna akcja specjalna jego budowniczego zdejmuje jeden z trzech żetonów z karty aktywacji monumentu. Na koniec tury, w której schodzi trzeci, wygrywa gracz kontrolujący region tego monumentu; jeśli nikt go nie kontroluje, to ten, kto pierwszy go zajmie. Nie obowiązuje przy dwóch graczach.

## Liczby, które po grze mówią o jej przebiegu

hellas-figure-regions_taken = Zajęte regiony
hellas-figure-temples = Zbudowane świątynie
hellas-figure-monuments = Zbudowane poziomy monumentów
hellas-figure-glory = Zdobyte żetony chwały
hellas-figure-attacks = Ataki
hellas-figure-battles_won = Wygrane bitwy
hellas-figure-battles_lost = Przegrane bitwy
hellas-figure-cards_played = Karty walki zagrane w bitwach
hellas-figure-recruited = Zwerbowani hoplici
hellas-figure-hoplites_lost = Straceni hoplici
hellas-figure-hunts = Polowania
hellas-figure-wounds = Rany zadane potworom
hellas-figure-monsters = Zabite potwory
hellas-figure-injuries = Obrażenia bohatera
hellas-figure-quests = Ukończone zadania
hellas-figure-prayers = Kapłani wysłani na modły
hellas-figure-artifacts = Zdobyte artefakty
hellas-figure-blessings = Otrzymane błogosławieństwa
hellas-figure-monster_rolls = Rzuty dla potworów

## Opcje

hellas-option-heroes = Bohaterowie
    .text = Jak gracze dostają bohaterów.
hellas-choice-heroes-chosen = Wybierani po kolei, przeciwnie do ruchu wskazówek zegara
hellas-choice-heroes-dealt = Rozdani losowo
hellas-option-first_player = Pierwszy gracz
    .text = Kto ma pierwszą turę i za to wybiera bohatera jako ostatni.
hellas-choice-first_player-random = Losowany
hellas-choice-first_player-first_seat = Pierwsze miejsce
hellas-option-seating = Miejsca
    .text = W jakiej kolejności gracze siedzą przy stole.
hellas-choice-seating-by_seat = Według numerów miejsc
hellas-choice-seating-random = Losowane
hellas-option-expansions = Rozszerzenia
    .text = Które rozszerzenia biorą udział w grze.
hellas-option-mode = Tryb
    .text = Według jakich zasad toczy się gra.
hellas-choice-mode-standard = Każdy na każdego

## Krainy i regiony

# `.glory` to żeton krainy w bierniku.
hellas-land-red = czerwona kraina
    .glory = czerwony żeton chwały
    .text = Epir, Macedonia, Tesalia i Chalkidyka.
hellas-land-yellow = żółta kraina
    .glory = żółty żeton chwały
    .text = Akarnania, Etolia, Lokryda i Fokida.
hellas-land-blue = niebieska kraina
    .glory = niebieski żeton chwały
    .text = Eubea, Beocja, Attyka i Koryntia. Przy trzech graczach nie liczy się do zwycięstwa „{ hellas-victory-warlord_of_hellas }”.
hellas-land-green = zielona kraina
    .glory = zielony żeton chwały
    .text = Achaja, Elida, Arkadia i Mesenia.
hellas-land-brown = brązowa kraina
    .glory = brązowy żeton chwały
    .text = Argolida, Lakonia i Kreta.
# `.in` mówi gdzie, `.to` dokąd, `.from` skąd, `.object` to biernik.
hellas-region-epirus = Epir
    .in = w Epirze
    .to = do Epiru
    .from = z Epiru
    .object = Epir
    .text = Czerwona kraina, populacja 2. Kapliczka.
hellas-region-macedonia = Macedonia
    .in = w Macedonii
    .to = do Macedonii
    .from = z Macedonii
    .object = Macedonię
    .text = Czerwona kraina, populacja 2. Miasto.
hellas-region-thessaly = Tesalia
    .in = w Tesalii
    .to = do Tesalii
    .from = z Tesalii
    .object = Tesalię
    .text = Czerwona kraina, populacja 4. Miasto, monument Zeusa.
hellas-region-chalkidiki = Chalkidyka
    .in = w Chalkidyce
    .to = do Chalkidyki
    .from = z Chalkidyki
    .object = Chalkidykę
    .text = Czerwona kraina, populacja 4. Miasto, kapliczka.
hellas-region-acarnania = Akarnania
    .in = w Akarnanii
    .to = do Akarnanii
    .from = z Akarnanii
    .object = Akarnanię
    .text = Żółta kraina, populacja 4. Miasto, monument Hermesa.
hellas-region-aetolia = Etolia
    .in = w Etolii
    .to = do Etolii
    .from = z Etolii
    .object = Etolię
    .text = Żółta kraina, populacja 2. Kapliczka.
hellas-region-locris = Lokryda
    .in = w Lokrydzie
    .to = do Lokrydy
    .from = z Lokrydy
    .object = Lokrydę
    .text = Żółta kraina, populacja 2. Miasto.
hellas-region-phocis = Fokida
    .in = w Fokidzie
    .to = do Fokidy
    .from = z Fokidy
    .object = Fokidę
    .text = Żółta kraina, populacja 5. Miejsce Wyroczni Delfickiej.
hellas-region-euboea = Eubea
    .in = na Eubei
    .to = na Eubeę
    .from = z Eubei
    .object = Eubeę
    .text = Niebieska kraina, populacja 2. Miasto.
hellas-region-boeotia = Beocja
    .in = w Beocji
    .to = do Beocji
    .from = z Beocji
    .object = Beocję
    .text = Niebieska kraina, populacja 2. Miasto.
hellas-region-attica = Attyka
    .in = w Attyce
    .to = do Attyki
    .from = z Attyki
    .object = Attykę
    .text = Niebieska kraina, populacja 5. Miasto, kapliczka, monument Ateny.
hellas-region-corinthia = Koryntia
    .in = w Koryntii
    .to = do Koryntii
    .from = z Koryntii
    .object = Koryntię
    .text = Niebieska kraina, populacja 2. Kapliczka.
hellas-region-achaea = Achaja
    .in = w Achai
    .to = do Achai
    .from = z Achai
    .object = Achaję
    .text = Zielona kraina, populacja 2. Miasto.
hellas-region-elis = Elida
    .in = w Elidzie
    .to = do Elidy
    .from = z Elidy
    .object = Elidę
    .text = Zielona kraina, populacja 4. Miasto, kapliczka.
hellas-region-arcadia = Arkadia
    .in = w Arkadii
    .to = do Arkadii
    .from = z Arkadii
    .object = Arkadię
    .text = Zielona kraina, populacja 2. Miasto.
hellas-region-messenia = Mesenia
    .in = w Mesenii
    .to = do Mesenii
    .from = z Mesenii
    .object = Mesenię
    .text = Zielona kraina, populacja 3. Kapliczka.
hellas-region-argolis = Argolida
    .in = w Argolidzie
    .to = do Argolidy
    .from = z Argolidy
    .object = Argolidę
    .text = Brązowa kraina, populacja 3. Miasto.
hellas-region-laconia = Lakonia
    .in = w Lakonii
    .to = do Lakonii
    .from = z Lakonii
    .object = Lakonię
    .text = Brązowa kraina, populacja 5. Sparta: Werbunek daje tu do 4 hoplitów, a ufortyfikowany hoplita dodaje 2 do obrony.
hellas-region-crete = Kreta
    .in = na Krecie
    .to = na Kretę
    .from = z Krety
    .object = Kretę
    .text = Brązowa kraina, populacja 2. Kapliczka.

## Bogowie, cechy, symbole

# `.of` to dopełniacz.
hellas-god-athena = Atena
    .of = Ateny
    .text = Modlitwa podnosi Przywództwo o 1. Potem, zależnie od poziomu jej monumentu, werbujesz w jednym regionie pod swoją kontrolą: 1 hoplitę na poziomie 2, 2 na poziomie 3, 3 na poziomach 4 i 5.
hellas-god-zeus = Zeus
    .of = Zeusa
    .text = Modlitwa podnosi Siłę o 1. Potem, zależnie od poziomu jego monumentu, dobierasz karty walki: 1 na poziomie 2, 2 na poziomie 3, 3 na poziomach 4 i 5.
hellas-god-hermes = Hermes
    .of = Hermesa
    .text = Modlitwa podnosi Szybkość o 1. Potem, zależnie od poziomu jego monumentu, przesuwasz jedną armię lub jej część: o 1 region na poziomie 2, do 2 na poziomie 3, do 3 na poziomach 4 i 5.
# `.object` to biernik.
hellas-attribute-leadership = Przywództwo
    .object = Przywództwo
    .text = Ilu hoplitów możesz przesunąć w ruchu hoplitów. Podnosi je Atena albo bóstwo w jej miejscu.
hellas-attribute-strength = Siła
    .object = Siłę
    .text = Ile kart walki dobierasz na początku polowania. Podnosi ją Zeus albo bóstwo w jego miejscu.
hellas-attribute-speed = Szybkość
    .object = Szybkość
    .text = O ile regionów może się przesunąć twój bohater w ruchu bohatera. Podnosi ją Hermes albo bóstwo w jego miejscu.
# `.set`: karty, które razem zakrywają dowolny symbol, w dopełniaczu.
hellas-symbol-torch = pochodnia
    .set = pochodni
    .text = Na polowaniu jedna zakrywa pochodnię; trzy razem zakrywają dowolny symbol.
hellas-symbol-bow = łuk
    .set = łuków
    .text = Na polowaniu jeden zakrywa łuk; trzy razem zakrywają dowolny symbol.
hellas-symbol-sword = miecz
    .set = mieczy
    .text = Na polowaniu jeden zakrywa miecz; dwa razem zakrywają dowolny symbol.
hellas-symbol-mace = buława
    .set = buław
    .text = Na polowaniu jedna zakrywa buławę; dwie razem zakrywają dowolny symbol.
hellas-symbol-axe = topór
    .set = toporów
    .text = Na polowaniu zakrywa topór.
hellas-symbol-spear = włócznia
    .set = włóczni
    .text = Na polowaniu zakrywa włócznię.
hellas-symbol-shield = tarcza
    .set = tarcz
    .text = Na polowaniu nie zadaje ran i nie liczy się do obrony. Zamiast tego jedna tarcza odpiera każdy atak: twój bohater otrzymuje 1 obrażenie, a ty dobierasz 1 kartę walki.
hellas-symbol-sickle = sierp
    .set = sierpów
    .text = Na polowaniu sam zakrywa dowolny symbol, ale nigdy nie uzupełnia zestawu.
hellas-target-axe = topór
hellas-target-axe-artifact = topór (artefakt)
hellas-target-bow = łuk
hellas-target-mace = buława
hellas-target-mace-priest = buława (kapłan)
hellas-target-spear = włócznia
hellas-target-spear-artifact = włócznia (artefakt)
hellas-target-spear-priest = włócznia (kapłan)
hellas-target-sword = miecz
hellas-target-sword-artifact = miecz (artefakt)
hellas-target-sword-priest = miecz (kapłan)
hellas-target-torch = pochodnia
hellas-target-torch-artifact = pochodnia (artefakt)
hellas-target-torch-priest = pochodnia (kapłan)
# To, co można wybrać, powiedziane jak akcja: efekty przygotowania i zdolności oraz nagrody za polowanie.
hellas-effect-heal_injuries = Wylecz obrażenie bohatera
hellas-effect-draw_combat_cards = Dobierz kartę walki
hellas-effect-recruit = Zwerbuj hoplitę w regionie bohatera
hellas-effect-wound_monster = Zadaj ranę potworowi
hellas-effect-wound_hunted_monster = Zadaj ranę potworowi, na którego polujesz
hellas-effect-injure_enemy_hero = Zadaj obrażenie bohaterowi innego gracza
hellas-effect-ignore_casualties = Ponieś o 1 stratę mniej
hellas-effect-add_enemy_casualties = Zadaj przeciwnikowi o 1 stratę więcej
hellas-effect-kill_hoplites = Zabij hoplitów w regionie bohatera
hellas-reward-priest = Weź 1 kapłana
hellas-reward-artifact = Weź neutralny artefakt z wierzchu talii
hellas-reward-monster_artifact = Weź artefakt potwora
# Strony bitwy.
hellas-side-attacker = atakujący
hellas-side-defender = obrońca
hellas-follows-battle = bitwa
hellas-follows-control = kontrola
hellas-follows-short = za mało do kontroli
hellas-follows-nothing = nic
hellas-deck-attack = talia ataku potworów
hellas-deck-combat = talia kart walki
hellas-deck-event = talia wydarzeń

## Akcje w turze

hellas-regular-hoplite_movement = Ruch hoplitów
    .text = Przesuń najwyżej tylu hoplitów, ile wynosi Przywództwo bohatera, każdego do sąsiedniego regionu albo do miasta pod swoją kontrolą lub z niego; żadnego dwa razy.
hellas-regular-hero_movement = Ruch bohatera
    .text = Przesuń bohatera o najwyżej tyle regionów, ile wynosi jego Szybkość, i rozpocznij tam zadanie; albo przesuń bohatera, który wykonuje zadanie, o jeden etap.
hellas-regular-prayer = Modlitwa
    .text = Wyślij 1 kapłana ze swojej puli do monumentu z wolnym miejscem; każdy ma dwa. Cecha tego boga rośnie o 1, a ty używasz boskiej mocy z poziomu monumentu.
hellas-regular-use_artifacts = Używanie artefaktów
    .text = Użyj kolejno dowolnej liczby swoich naładowanych artefaktów. Gdy zaczniesz inną akcję, w tej turze nie możesz już użyć żadnego.
hellas-special-recruit = Werbunek
    .text = Zwerbuj do 2 hoplitów w każdym regionie z miastem pod swoją kontrolą, do 4 w Lakonii; w każdym mieście jednego możesz od razu ufortyfikować. Umieść co najmniej 1.
hellas-special-march = Marsz
    .text = Przesuń dowolną liczbę swoich nieufortyfikowanych hoplitów z jednego regionu do jednego sąsiedniego, nawet jeśli już się ruszyli.
hellas-special-build_temple = Budowa świątyni
    .text = Zbuduj następną świątynię na pustej kapliczce w regionie pod swoją kontrolą albo Wyrocznię w Fokidzie i otrzymaj 1 kapłana. Oznaczone pole karty świątyń uruchamia selekcję błogosławieństw, a Wyrocznia daje własną nagrodę.
hellas-special-prepare = Przygotowanie
    .text = Dwie z tych opcji albo jedna dwa razy: wylecz 1 obrażenie; dobierz 1 kartę walki; zwerbuj 1 hoplitę w regionie bohatera. Nie można, gdy bohater wykonuje zadanie.
hellas-special-usurp = Uzurpacja
    .text = Jeśli masz żeton chwały krainy, w której stoi twój bohater, przejmij kontrolę nad regionem; hoplici innych graczy wycofują się bez strat. Potem możesz tam zwerbować 1 hoplitę. Żeton zostaje u ciebie.
hellas-special-hunt = Polowanie
    .text = Zapoluj na potwora w regionie bohatera: dobierz tyle kart walki, ile wynosi Siła, zakrywaj nimi symbole ran i przetrwaj jego ataki.
hellas-special-build_monument = Budowa monumentu
    .text = Dodaj poziom do dowolnego monumentu. Wszyscy kapłani opuszczają monumenty, otrzymujesz 1 kapłana za każdy region ze świątynią pod swoją kontrolą, wszyscy gracze odblokowują akcje specjalne i ładują artefakty; potem następują faza potworów i faza wydarzeń. Nigdy nie jest oznaczana jako wykorzystana.
hellas-roll-nothing = nic się nie dzieje
hellas-roll-region_attack = atak na region
hellas-roll-move = ruch
hellas-roll-move_or_region_attack = ruch lub atak na region

## Bohaterowie

# `.object` to biernik.
hellas-hero-achilles = Achilles
    .object = Achillesa
    .text = Premia startowa: Szybkość 2. Zdolność specjalna: w swoich bitwach w jego regionie dodaj do siły armii niższą z wartości jego Szybkości i Siły.
hellas-hero-helen = Helena
    .object = Helenę
    .text = Premia startowa: dobierz 3 neutralne artefakty i zatrzymaj 1. Zdolność specjalna: hoplici innych graczy nie mogą wejść do jej regionu, chyba że jest tam też ich bohater.
hellas-hero-heracles = Herakles
    .object = Heraklesa
    .text = Premia startowa: Siła 2. Zdolność specjalna: na początku swojej tury możesz oddać żeton chwały, aby dobrać 2 neutralne artefakty i zatrzymać 1, tyle razy, ile masz żetonów.
hellas-hero-perseus = Perseusz
    .object = Perseusza
    .text = Premia startowa: żeton chwały krainy, w której zaczyna. Zdolność specjalna: po Przygotowaniu możesz umieścić go w dowolnym regionie; nie rozpoczyna on wtedy zadania.
hellas-hero-cleito = Klejto
    .object = Klejto
    .text = Premia startowa: 1 kapłan. Zdolność specjalna: zamiast Ruchu bohatera możesz wyleczyć 1 obrażenie, także na zadaniu.

## Potwory

# `.object` to biernik.
hellas-monster-cyclops = Cyklop
    .object = Cyklopa
    .text = Rany: łuk, łuk, pochodnia (kapłan), buława, włócznia (artefakt). Atak na region: 1 obrażenie dla każdego bohatera w jego regionie i w sąsiednich. Atak specjalny: 1 obrażenie; jedna cecha, wybrana przez polującego, spada na stałe o 1. Artefakt: { hellas-artifact-eye_of_cyclops }.
hellas-monster-hydra = Hydra
    .object = Hydrę
    .text = Rany: miecz, miecz, pochodnia (kapłan), pochodnia, topór (artefakt), łuk. Atak na region: ginie 1 hoplita w jej regionie i w każdym sąsiednim. Atak specjalny: leczy wszystkie swoje rany. Artefakt: { hellas-artifact-poison_arrows }.
hellas-monster-cerberus = Cerber
    .object = Cerbera
    .text = Rany: łuk, pochodnia, miecz, miecz (kapłan), buława, włócznia, topór (artefakt). Atak na region: ginie 3 hoplitów. Atak specjalny: 3 obrażenia. Artefakt: { hellas-artifact-adamant_tethers }.
hellas-monster-medusa = Meduza
    .object = Meduzę
    .text = Rany: łuk, miecz (kapłan), pochodnia, włócznia (artefakt). Zdolność pasywna: hoplici nie mogą opuścić jej regionu. Atak na region: ginie 1 hoplita. Atak specjalny: 1 obrażenie; polowanie się kończy, jeśli Szybkość bohatera jest wtedy mniejsza niż 3. Artefakt: { hellas-artifact-medusas_blood }.
hellas-monster-sphinx = Sfinks
    .object = Sfinksa
    .text = Rany: pochodnia, łuk, buława (kapłan), topór (artefakt). Zdolność pasywna: nikt nie werbuje hoplitów w jego regionie. Atak na region: ginie 1 hoplita. Atak specjalny: 1 obrażenie; polowanie się kończy, jeśli Przywództwo bohatera jest wtedy mniejsze niż 3. Artefakt: { hellas-artifact-head_of_sphinx }.
hellas-monster-chimera = Chimera
    .object = Chimerę
    .text = Rany: łuk, łuk, pochodnia, włócznia (kapłan), topór, miecz (artefakt). Zdolność pasywna: do monumentu w jej regionie nie można wysłać kapłana. Atak na region: ginie 1 hoplita, potem Chimera idzie do najwyższego monumentu. Atak specjalny: 1 obrażenie; polujący zatrzymuje 1 kartę walki i odrzuca pozostałe. Artefakt: { hellas-artifact-chimeras_fire }.
hellas-monster-minotaur = Minotaur
    .object = Minotaura
    .text = Rany: buława, buława (kapłan), topór, włócznia, pochodnia (artefakt). Atak na region: ginie 1 hoplita, a gracz kontrolujący region poświęca 1 kapłana. Atak specjalny: 2 obrażenia; polujący odrzuca połowę kart walki, zaokrąglając w górę. Artefakt: { hellas-artifact-minotaurs_horn }.
hellas-evolution-cerberus_epirus = Cerber z Epiru
    .text = Pierwszy atak w każdym polowaniu na niego jest silniejszy o 3; jeśli nie zostanie odparty, po jego efekcie polowanie się kończy.
hellas-evolution-cerberus_locris = Cerber z Lokrydy
    .text = Jeszcze jeden symbol rany: włócznia.
hellas-evolution-chimera_macedonia = Chimera z Macedonii
    .text = Ilekroć hoplici wchodzą do jej regionu, ginie 1 z nich.
hellas-evolution-chimera_arcadia = Chimera z Arkadii
    .text = Jeszcze dwa symbole ran: buława i miecz.
hellas-evolution-cyclops_acarnania = Cyklop z Akarnanii
    .text = Jego ataki są silniejsze o 1.
hellas-evolution-cyclops_euboea = Cyklop z Eubei
    .text = Jeszcze jeden symbol rany: buława.
hellas-evolution-hydra_argolis = Hydra z Argolidy
    .text = Dopóki zakryte są co najmniej 3 jej symbole, jej ataki są silniejsze o 2.
hellas-evolution-hydra_chalkidiki = Hydra z Chalkidyki
    .text = Jeszcze dwa symbole ran: łuk i łuk.
hellas-evolution-medusa_attica = Meduza z Attyki
    .text = Na początku polowania na nią polujący dobiera tyle kart walki, ile wynosi Szybkość bohatera, a nie Siła.
hellas-evolution-medusa_phocis = Meduza z Fokidy
    .text = Jeszcze jeden symbol rany: topór.
hellas-evolution-minotaur_crete = Minotaur z Krety
    .text = Polowanie na niego wymaga co najmniej 1 kapłana w puli polującego.
hellas-evolution-minotaur_boeotia = Minotaur z Beocji
    .text = Jeszcze jeden symbol rany: miecz.
hellas-evolution-sphinx_messenia = Sfinks z Mesenii
    .text = Polowanie na niego wymaga Przywództwa 3 lub więcej.
hellas-evolution-sphinx_thessaly = Sfinks z Tesalii
    .text = Jeszcze dwa symbole ran: pochodnia i pochodnia.

## Ataki potworów

-hellas-attack = Jeśli atak nie zostanie odparty: 1 obrażenie.
-hellas-quick_attack = Jeśli atak nie zostanie odparty: 1 obrażenie, a polujący odrzuca karty walki, aż zostanie mu ich tyle, ile wynosi Szybkość bohatera.
-hellas-recall = Jeśli atak nie zostanie odparty, polowanie się kończy.
-hellas-special_attack = Jeśli atak nie zostanie odparty, potwór wykonuje atak specjalny.
-hellas-wild_attack = Jeśli atak nie zostanie odparty: 1 obrażenie, a polujący odrzuca losowo 1 kartę walki.
hellas-attack-attack_3 = Atak (3)
    .text = Siła 3. { -hellas-attack }
hellas-attack-attack_4 = Atak (4)
    .text = Siła 4. { -hellas-attack }
hellas-attack-attack_5 = Atak (5)
    .text = Siła 5. { -hellas-attack }
hellas-attack-charge = Szarża
    .text = Siła 1 i o 1 więcej za każdy odkryty symbol rany. Jeśli atak nie zostanie odparty: 2 obrażenia.
hellas-attack-fury = Furia
    .text = Siła równa liczbie wszystkich symboli ran, zakrytych i odkrytych. Jeśli atak nie zostanie odparty: 1 obrażenie, a polowanie się kończy, jeśli bohater miał już wcześniej obrażenie.
hellas-attack-mighty_attack = Potężny atak
    .text = Siła 4. Jeśli atak nie zostanie odparty: 2 obrażenia.
hellas-attack-nasty_wound = Paskudna rana
    .text = Siła 4. Jeśli atak nie zostanie odparty: 1 obrażenie, a najwyższa cecha bohatera, z obrażeniem czy bez, spada na stałe o 1.
hellas-attack-quick_attack_4 = Szybki atak (4)
    .text = Siła 4. { -hellas-quick_attack }
hellas-attack-quick_attack_5 = Szybki atak (5)
    .text = Siła 5. { -hellas-quick_attack }
hellas-attack-rampage = Szał
    .text = Siła 1 i o 2 więcej za każdy zakryty symbol rany. { -hellas-special_attack }
hellas-attack-recall_3 = Odwrót (3)
    .text = Siła 3. { -hellas-recall }
hellas-attack-recall_4 = Odwrót (4)
    .text = Siła 4. { -hellas-recall }
hellas-attack-special_attack_3 = Atak specjalny (3)
    .text = Siła 3. { -hellas-special_attack }
hellas-attack-special_attack_4 = Atak specjalny (4)
    .text = Siła 4. { -hellas-special_attack }
hellas-attack-surprise_attack = Atak z zaskoczenia
    .text = Siła 1 i o 1 więcej za każdą kartę walki na ręce polującego. Jeśli atak nie zostanie odparty: 1 obrażenie, a polujący odrzuca połowę kart walki, zaokrąglając w górę.
hellas-attack-wild_attack_4 = Dziki atak (4)
    .text = Siła 4. { -hellas-wild_attack }
hellas-attack-wild_attack_5 = Dziki atak (5)
    .text = Siła 5. { -hellas-wild_attack }

## Karty walki

-hellas-fortification = Siła 1, bez strat. Siła armii +2, jeśli bronisz regionu z miastem.
-hellas-local_support = Siła 1, bez strat. Jeśli bronisz regionu z miastem, od razu zwerbuj tam do 2 hoplitów; biorą udział w tej bitwie.
-hellas-glory = Siła 1, bez strat. Siła armii +3, jeśli masz żeton chwały krainy, w której toczy się bitwa.
-hellas-phalanx = 1 strata. Siła armii +1 za każdych dwóch twoich hoplitów w bitwie.
-hellas-trap = Siła 1, 1 strata. Dodaj do siły armii Przywództwo swojego bohatera.
-hellas-tactical_maneuver = Siła 2, bez strat. Siła armii +2, jeśli Przywództwo twojego bohatera jest wyższe niż bohatera przeciwnika, gdziekolwiek są.
-hellas-encirclement = Siła 2, 1 strata. Jeśli wygrasz, przeciwnik traci dodatkowo 3 hoplitów zamiast 1.
-hellas-wild_blow = Siła 3, 1 strata. Bez efektu.
-hellas-javelin_volley = Siła 2, bez strat. Jeśli masz w bitwie więcej hoplitów niż przeciwnik, od razu zabij 1 z jego hoplitów.
-hellas-assault = Siła 4, 2 straty. Siła armii +2, jeśli atakujesz.
hellas-card-fortification_torch = Fortyfikacja (pochodnia)
    .text = { -hellas-fortification }
hellas-card-fortification_bow = Fortyfikacja (łuk)
    .text = { -hellas-fortification }
hellas-card-local_support_torch = Lokalne wsparcie (pochodnia)
    .text = { -hellas-local_support }
hellas-card-local_support_bow = Lokalne wsparcie (łuk)
    .text = { -hellas-local_support }
hellas-card-glory_torch = Chwała (pochodnia)
    .text = { -hellas-glory }
hellas-card-glory_bow = Chwała (łuk)
    .text = { -hellas-glory }
hellas-card-phalanx_torch_1 = Falanga (pochodnia, siła 1)
    .text = Siła 1, { -hellas-phalanx }
hellas-card-phalanx_torch_2 = Falanga (pochodnia, siła 2)
    .text = Siła 2, { -hellas-phalanx }
hellas-card-flank_attack_bow = Atak z flanki (łuk)
    .text = Siła 2, 1 strata. Siła armii +2, jeśli masz w bitwie więcej hoplitów niż przeciwnik.
hellas-card-trap_sword = Pułapka (miecz)
    .text = { -hellas-trap }
hellas-card-trap_mace = Pułapka (buława)
    .text = { -hellas-trap }
hellas-card-tactical_maneuver_sword = Manewr taktyczny (miecz)
    .text = { -hellas-tactical_maneuver }
hellas-card-tactical_maneuver_mace = Manewr taktyczny (buława)
    .text = { -hellas-tactical_maneuver }
hellas-card-encirclement_sword = Okrążenie (miecz)
    .text = { -hellas-encirclement }
hellas-card-encirclement_mace = Okrążenie (buława)
    .text = { -hellas-encirclement }
hellas-card-wild_attack_sword = Dziki atak (miecz)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_mace = Dziki atak (buława)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_axe = Dziki atak (topór)
    .text = { -hellas-wild_blow }
hellas-card-wild_attack_spear = Dziki atak (włócznia)
    .text = { -hellas-wild_blow }
hellas-card-reinforcements_shield = Posiłki (tarcza)
    .text = Siła 0, bez strat. Przesuń do bitwy dowolną liczbę swoich hoplitów z jednego sąsiedniego regionu.
hellas-card-charge_sickle = Szarża (sierp)
    .text = Siła 4, 2 straty. Bez efektu.
hellas-card-javelin_volley_axe = Grad oszczepów (topór)
    .text = { -hellas-javelin_volley }
hellas-card-javelin_volley_spear = Grad oszczepów (włócznia)
    .text = { -hellas-javelin_volley }
hellas-card-assault_axe = Szturm (topór)
    .text = { -hellas-assault }
hellas-card-assault_spear = Szturm (włócznia)
    .text = { -hellas-assault }

## Artefakty

hellas-artifact-owl_of_athena = Sowa Ateny
    .text = W swojej turze: dobierz 2 karty walki, zatrzymaj 1 z nich, a drugą odrzuć.
hellas-artifact-boots_of_hermes = Buty Hermesa
    .text = W swojej turze: umieść bohatera w dowolnym regionie.
hellas-artifact-thunder_of_zeus = Piorun Zeusa
    .text = W swojej turze: zadaj 1 ranę dowolnemu potworowi na mapie albo 1 obrażenie bohaterowi innego gracza w regionie; ten gracz wybiera cechę. Nie działa na bohatera z trzema obrażeniami.
hellas-artifact-caduceus = Kaduceusz
    .text = Na początku twojej bitwy: przeciwnik odrzuca 1 wybraną przez siebie kartę walki.
hellas-artifact-apollos_arrow = Strzała Apollina
    .text = Na początku twojej bitwy: siła armii +2, jeśli bitwa toczy się w regionie sąsiadującym z regionem bohatera.
hellas-artifact-femes_trumpet = Trąba Feme
    .text = W swojej turze: zdejmij żeton wykorzystanej akcji z jednej ze swoich akcji specjalnych.
hellas-artifact-harpe = Harpe
    .text = Na początku swojej bitwy lub polowania: dobierz 1 kartę walki.
hellas-artifact-pandoras_box = Puszka Pandory
    .text = W swojej turze: przeprowadź teraz fazę potworów.
hellas-artifact-horn_of_plenty = Róg obfitości
    .text = W swojej turze: zwerbuj do 2 hoplitów w jednym regionie z miastem pod swoją kontrolą.
hellas-artifact-ambrosia = Ambrozja
    .text = W swojej turze: wylecz wszystkie obrażenia bohatera.
hellas-artifact-aegis = Egida
    .text = Gdy twoi hoplici mają zginąć: 1 lub 2 z nich ocaleje. Nie pomaga przeciw cenie, którą płacisz, ani gdy nie mają dokąd się wycofać.
hellas-artifact-eye_of_graeae = Oko Graj
    .text = W swojej bitwie lub polowaniu, gdy masz zagrać kartę: odrzuć dowolną liczbę kart walki, co najmniej 1, i dobierz tyle samo.
hellas-artifact-ariadnes_thread = Nić Ariadny
    .text = W swojej turze: przesuń jednego potwora o 1 lub 2 regiony.
hellas-artifact-poison_arrows = Zatrute strzały
    .text = Na początku swojego polowania: zakryj dowolny symbol potwora, na którego polujesz, i dobierz 1 kartę walki.
hellas-artifact-minotaurs_horn = Róg Minotaura
    .text = Na początku bitwy, w której się bronisz: przesuń do niej dowolną liczbę swoich hoplitów z sąsiednich regionów.
hellas-artifact-head_of_sphinx = Głowa Sfinksa
    .text = W swojej turze: przejmij kontrolę nad neutralnym regionem, w którym jest bohater, i zwerbuj tam 1 hoplitę. Nie działa tam, gdzie stoją hoplici innego gracza.
hellas-artifact-eye_of_cyclops = Oko Cyklopa
    .text = W swojej turze: otrzymaj 1 kapłana, jeśli bohater jest w regionie ze świątynią, obojętnie czyim.
hellas-artifact-medusas_blood = Krew Meduzy
    .text = Po porównaniu sił w swojej bitwie: zignoruj 1 swoją stratę albo dodaj 1 do strat przeciwnika.
hellas-artifact-chimeras_fire = Ogień Chimery
    .text = W swojej turze: zabij 1 hoplitę w regionie bohatera.
hellas-artifact-adamant_tethers = Adamantowy łańcuch
    .text = W swojej turze: zabij 3 hoplitów w regionie bohatera.

## Błogosławieństwa

hellas-blessing-cunning_tactician = Przebiegły taktyk
    .text = Atena: każda karta walki, którą zagrywasz w bitwie, dodaje jeszcze 1 do siły armii.
hellas-blessing-mobilization = Mobilizacja
    .text = Atena: podczas akcji Werbunek zwerbuj też do 2 hoplitów w jednym regionie pod swoją kontrolą, z miastem lub bez.
hellas-blessing-master_plan = Mistrzowski plan
    .text = Atena: gdy zagrywasz kartę walki w bitwie lub w obronie na polowaniu, możesz poświęcić 1 kapłana, aby dodać 3 do jej siły; raz na kartę.
hellas-blessing-athenas_gift = Dar Ateny
    .text = Atena: po wygranej bitwie otrzymaj 1 kapłana.
hellas-blessing-heroic_presence = Obecność bohatera
    .text = Atena: siła armii +2 w twoich bitwach w regionie bohatera.
hellas-blessing-always_prepared = Zawsze w gotowości
    .text = Atena: na początku swojej bitwy dobierz 1 kartę walki, jeśli nie masz żadnej.
hellas-blessing-unbroken_morale = Niezłomne morale
    .text = Atena: na początku bitwy, w której przeciwnik ma więcej hoplitów niż ty, zabij 1 z jego hoplitów.
hellas-blessing-local_volunteers = Miejscowi ochotnicy
    .text = Atena: zamiast ruchu hoplitów zwerbuj dokładnie 2 hoplitów w jednym regionie pod swoją kontrolą. Nie działa, gdy masz mniej niż 2 w zasobach.
hellas-blessing-stalwart_defense = Nieugięta obrona
    .text = Atena: siła armii +1, gdy się bronisz.
hellas-blessing-no_attrition = Bez strat
    .text = Atena: symbole strat pierwszej karty walki, którą zagrywasz w bitwie, nie liczą się.
hellas-blessing-battle_prayer = Modlitwa bitewna
    .text = Atena: w dowolnej chwili, ilekroć zapłacisz, poświęć 1 kapłana, aby dobrać 1 kartę walki.
hellas-blessing-restrictive_maneuver = Ograniczający manewr
    .text = Atena: gdy się bronisz, atakujący może zagrać w tej bitwie tylko 1 kartę walki.
hellas-blessing-sacrifice_of_flesh = Ofiara z ciała
    .text = Zeus: raz w każdym swoim polowaniu, gdy masz atakować lub się bronić, możesz poświęcić 1 kapłana, aby wyleczyć 1 obrażenie i dobrać 1 kartę walki.
hellas-blessing-weak_spot = Słaby punkt
    .text = Zeus: na początku swojego polowania możesz odrzucić 1 kartę walki, aby zakryć dowolny symbol.
hellas-blessing-push_ups = Pompki
    .text = Zeus: zamiast ruchu bohatera dobierz 1 kartę walki.
hellas-blessing-inspiring_hunt = Porywające łowy
    .text = Zeus: gdy rozpoczynasz polowanie, otrzymaj 1 kapłana. Nie pomaga spełnić warunków tego polowania.
hellas-blessing-combat_training = Trening bojowy
    .text = Zeus: po Przygotowaniu dobierz 1 kartę walki.
hellas-blessing-heros_wrath = Gniew bohatera
    .text = Zeus: zaraz po ruchu bohatera możesz odrzucić 1 kartę walki, aby zabić 2 hoplitów w regionie bohatera.
hellas-blessing-local_support = Lokalne wsparcie
    .text = Zeus: siła populacji każdego regionu jest dla ciebie o 2 mniejsza, najmniej 1.
hellas-blessing-glory_of_zeus = Chwała Zeusa
    .text = Zeus: twoja Uzurpacja werbuje do 3 hoplitów zamiast 1.
hellas-blessing-armory = Zbrojownia
    .text = Zeus: w chwili otrzymania dobierz 2 karty walki. Twój limit kart walki to 6.
hellas-blessing-gods_strength = Boska siła
    .text = Zeus: w chwili otrzymania Siła +1. Ilekroć ktoś buduje monument, wylecz 1 obrażenie bohatera.
hellas-blessing-wild_hunt = Dzikie łowy
    .text = Zeus: zamiast ruchu bohatera obniż na stałe Siłę o 1, aby rozpocząć polowanie. Nie działa przy Sile 1.
hellas-blessing-shoot_to_kill = Zabójczy strzał
    .text = Zeus: raz w swojej turze odrzuć 1 kartę walki z łukiem, aby zakryć dowolny symbol, gdy atakujesz na polowaniu, albo, między akcjami, zabić do 2 hoplitów w regionie bohatera.
hellas-blessing-exhausted_fight = Walka do upadłego
    .text = Hermes: możesz polować, choć akcja Polowanie jest wykorzystana: bohater otrzymuje 1 obrażenie, a na tej karcie ląduje żeton wykorzystanej akcji, do następnej Budowy monumentu.
hellas-blessing-forced_march = Forsowny marsz
    .text = Hermes: twój Marsz może przesunąć grupę o najwyżej 2 regiony.
hellas-blessing-rearguard = Straż tylna
    .text = Hermes: po Marszu i jego bitwach możesz zwerbować do 2 hoplitów w regionie, z którego wyruszył, bez względu na to, czy go kontrolujesz.
hellas-blessing-response_force = Odsiecz
    .text = Hermes: na początku bitwy, w której się bronisz, możesz przesunąć do niej z jednego sąsiedniego regionu najwyżej tylu hoplitów, ile wynosi Szybkość.
hellas-blessing-bluff = Blef
    .text = Hermes: gdy obie strony spasują, możesz zagrać jeszcze jedną kartę walki; przeciwnik nie może na nią odpowiedzieć.
hellas-blessing-exile = Wygnanie
    .text = Hermes: raz w swojej turze, między akcjami, bohater może otrzymać 1 obrażenie, aby przenieść potwora ze swojego regionu do dowolnego innego.
hellas-blessing-ambush = Zasadzka
    .text = Hermes: na początku bitwy, w której bronisz regionu ze swoim ufortyfikowanym hoplitą, zabij 1 hoplitę atakującego.
hellas-blessing-murderous_march = Morderczy marsz
    .text = Hermes: podczas Marszu możesz zabić 2 nieufortyfikowanych hoplitów armii, aby przesunąć dowolną liczbę pozostałych, co najmniej 1, do jednego dowolnego regionu.
hellas-blessing-advanced_dodge = Mistrzowski unik
    .text = Hermes: w chwili otrzymania Szybkość +1. Raz w każdym swoim polowaniu możesz dodać Szybkość do siły jednej karty zagranej w obronie.
hellas-blessing-hermes_temple = Świątynia Hermesa
    .text = Hermes: w chwili otrzymania weź 1 kapłana. Po akcji Budowa świątyni możesz od razu wykonać dodatkową akcję specjalną.
hellas-blessing-winged_boots = Skrzydlate buty
    .text = Hermes: zamiast ruchu hoplitów przesuń 1 swojego hoplitę do dowolnego regionu.
hellas-blessing-heros_apprentice = Uczeń bohatera
    .text = Hermes: zamiast ruchu bohatera przesuń 1 swojego hoplitę o najwyżej tyle regionów, ile wynosi Szybkość.

## Zadania

hellas-quest-aid_to_atlas = Pomóż Atlasowi
    .text = Mesenia. Etapy: Siła 2; Siła 4; Siła 5. Nagroda: zatrzymaj tę kartę; odrzuć ją w dowolnej chwili, aby zdjąć wszystkie swoje żetony wykorzystanych akcji i dobrać 2 karty walki.
hellas-quest-amazon_queen = Królowa Amazonek
    .text = Chalkidyka. Etapy: Przywództwo 2; Przywództwo 2 i 1 kapłan; Przywództwo 2 i poświęcenie 1 kapłana. Nagroda: Siła +1 i dobierz 2 karty walki.
hellas-quest-clean_augean_stables = Oczyść stajnie Augiasza
    .text = Elida. Etapy: Szybkość 2; Szybkość 2 i przyjęcie 2 obrażeń; Szybkość 3 i przyjęcie 2 obrażeń. Nagroda: zatrzymaj tę kartę; odrzuć ją w swojej turze przed akcją specjalną, aby mieć w tej turze dodatkową akcję specjalną.
hellas-quest-saving_prometheus = Na ratunek Prometeuszowi
    .text = Macedonia. Etapy: odrzuć 1 kartę walki; odrzuć 2; odrzuć 4. Nagroda: 1 kapłan i zwerbuj do 2 hoplitów w jednym regionie pod swoją kontrolą.
hellas-quest-capture_cretan_bull = Schwytaj byka kreteńskiego
    .text = Kreta. Etapy: Szybkość 3 lub Siła 3; Szybkość 3 lub Siła 3 i odrzuć 2 karty walki; Szybkość 4 lub Siła 4 i odrzuć 2 karty walki. Nagroda: jeszcze jeden żeton chwały, innej krainy, którego nikt nie ma.
hellas-quest-calydonian_hunt = Łowy kalidońskie
    .text = Etolia. Etapy: Szybkość 2 i kontrola nad 2 regionami z miastem; Szybkość 2 i 3 regiony z miastem; Szybkość 3 i 3 regiony z miastem. Nagroda: zwerbuj do 2 hoplitów w każdym regionie z miastem pod swoją kontrolą.
hellas-quest-kill_stymphalian_birds = Zabij ptaki stymfalijskie
    .text = Koryntia. Etapy: 1 kapłan; 1 kapłan i kontrola nad 2 regionami ze świątynią; 2 kapłanów i 2 regiony ze świątynią. Nagroda: dobierz 3 neutralne artefakty i zatrzymaj 1.
hellas-quest-expedition_for_the_golden_fleece = Wyprawa po złote runo
    .text = Akarnania. Etapy: Przywództwo 2; Przywództwo 2 i Szybkość 2; Przywództwo 2, Szybkość 2 i 1 artefakt. Nagroda: zwerbuj do 3 hoplitów w jednym regionie pod swoją kontrolą.
hellas-quest-cattle_of_geryon = Woły Geriona
    .text = Beocja. Etapy: Siła 2; Siła 4; Siła 4 i odrzuć 2 karty walki. Nagroda: jedna cecha niższa niż 3, nie licząc obrażeń, wzrasta do 3.

## Karty świątyń

hellas-temple_card-temple_card_1 = karta świątyń 1
    .text = Selekcja błogosławieństw przy świątyniach 2, 4, 6 i 8. Wyrocznia Delficka daje dodatkową akcję specjalną w tej turze.
hellas-temple_card-temple_card_2 = karta świątyń 2
    .text = Selekcja błogosławieństw przy świątyniach 2, 3, 6 i 8. Wyrocznia Delficka daje jeszcze 1 kapłana i selekcję błogosławieństw.
hellas-temple_card-temple_card_3 = karta świątyń 3
    .text = Selekcja błogosławieństw przy świątyniach 2, 3, 5 i 7. Budowniczy Wyroczni Delfickiej dobiera 3 neutralne artefakty i zatrzymuje 1.
hellas-temple_card-temple_card_4 = karta świątyń 4
    .text = Selekcja błogosławieństw przy świątyniach 3, 4, 5 i 7. Budowniczy Wyroczni Delfickiej dobiera karty walki do limitu kart walki.
hellas-temple_card-temple_card_5 = karta świątyń 5
    .text = Selekcja błogosławieństw przy świątyniach 3, 4, 6 i 7. Budowniczy Wyroczni Delfickiej podnosi dwie różne cechy bohatera o 1.

## Pola, których słowa pochodzą z innych rodzin (nie tłumaczyć); `.item` to jeden element listy

hellas-field-start = region
hellas-field-power = artifact blessing hero quest
hellas-field-drawn = evolution quest event_card
hellas-field-cards = card
    .item = „{ $item }”
hellas-field-artifacts = artifact
    .item = „{ $item }”
hellas-field-blessings = blessing
    .item = „{ $item }”
hellas-field-attacks = attack
    .item = „{ $item }”

## Why an action is not offered

hellas-why-a_temple_stands_there = Świątynia stoi już { $region_in }.
hellas-why-no_city_region_can_take_a_recruit = W żadnym twoim regionie z miastem nie można zwerbować hoplity.
hellas-why-no_option_of_it_is_possible = Żadna z jej możliwości nie jest teraz dostępna.
hellas-why-no_shrine_is_there = Nie ma kapliczki { $region_in }.
hellas-why-no_temple_is_left = Nie ma już świątyni, którą można tam zbudować.
hellas-why-that_action_is_marked_as_used = Na akcji „{ $special }” leży żeton wykorzystanej akcji.
hellas-why-that_region_is_not_yours = Nie kontrolujesz regionu { $region }.
hellas-why-you_do_not_own_that_lands_glory_token = Nie masz żetonu chwały krainy, w której jest twój bohater.
hellas-why-you_hold_the_region_and_cannot_recruit_there = Kontrolujesz już region { $region } i nie możesz tam werbować.
hellas-why-hoplites_of_others_stand_there = Hoplici innego gracza stoją { $region_in }.
hellas-why-it_is_barred_there = Potwór albo zasada zabrania tego { $region_in }.
hellas-why-no_hoplite_is_left_in_the_supply = Nie masz już hoplitów do werbowania.
hellas-why-no_monster_of_that_name_is_with_your_hero = Twój bohater i potwór nie są w tym samym regionie.
hellas-why-the_monster_cannot_be_hunted_yet = Nie spełniasz wymagania ewolucji potwora.
hellas-why-your_hero_is_not_on_the_map = Twojego bohatera nie ma na mapie.
hellas-why-it_is_charged_already = „{ $artifact }” jest już naładowany.
hellas-why-too_few_hoplites_are_there = Masz za mało hoplitów { $region_in }.
hellas-why-you_lack_the_blessing_for_it = Brakuje ci do tego błogosławieństwa.
hellas-why-hoplites_cannot_leave_that_region = Hoplici nie mogą teraz opuścić regionu { $region }.
hellas-why-it_is_the_same_region = Już są { $region_in }.
hellas-why-no_city_is_there = Nie ma miasta { $region_in }.
hellas-why-none_of_your_hoplites_can_move_from_there = Żaden z twoich hoplitów { $region_in } nie może się teraz ruszyć.
hellas-why-nobody_of_yours_is_fortified_there = Nie masz { $region_in } ufortyfikowanego hoplity, który mógłby wyjść.
hellas-why-somebody_is_fortified_there = Ufortyfikowany hoplita jest już { $region_in }.
hellas-why-that_region_is_closed_to_you = Region { $region } jest zamknięty dla twoich hoplitów.
hellas-why-the_regions_are_no_neighbours = { $start } i { $region } nie sąsiadują ze sobą.
hellas-why-only_a_free_way_is_left = Nie masz już na to kroku; za darmo jest jeszcze tylko krok przez morze.
hellas-why-it_would_change_nothing = Teraz nic by to nie zmieniło.
hellas-why-its_condition_is_not_met = Jego warunek nie jest spełniony.
hellas-why-its_moment_has_not_come = Nie można tego użyć w tej chwili.
hellas-why-you_cannot_pay_for_it = Nie możesz zapłacić jego ceny.
hellas-why-you_do_not_have_it = Nie masz tego.
hellas-why-you_have_used_it_already = Już tego użyto.
hellas-why-no_place_for_a_priest_is_free = Przy tym monumencie nie ma wolnego miejsca dla kapłana.
hellas-why-no_priest_is_in_your_pool = W twojej puli nie ma kapłana.
hellas-why-nothing_would_follow_from_staying = Twój bohater już tam jest, a pozostanie nic by nie dało.
hellas-why-that_is_too_far =
    { $region } jest za daleko: twój bohater może przejść { $count ->
        [one] 1 region
        [few] { $count } regiony
       *[other] { $count } regionów
    }.
hellas-why-that_regular_action_is_taken = { $regular }: w tej turze już wykonano.
hellas-why-the_artifacts_of_this_turn_are_used = Zaczęto już inną akcję, więc w tej turze nie można użyć więcej artefaktów.
hellas-why-your_hero_is_on_a_quest = Twój bohater wykonuje zadanie.
hellas-why-your_hero_is_on_no_quest = Twój bohater nie wykonuje zadania.
hellas-why-more_must_be_placed_first =
    Najpierw trzeba umieścić jeszcze { $count ->
        [one] jednego hoplitę
       *[other] { $count } hoplitów
    }.
hellas-why-nobody_can_be_placed_there_now = Nie można teraz nikogo umieścić { $region_in }.
hellas-why-its_casualties_exceed_your_hoplites = Symboli strat byłoby więcej niż twoich hoplitów w bitwie.
hellas-why-no_more_cards_may_be_played = W tej bitwie nie możesz już zagrywać kart.
hellas-why-you_do_not_hold_that_card = Nie masz tej karty na ręce.
hellas-why-no_battle_waits_there = Nie ma bitwy do stoczenia { $region_in }.
hellas-why-the_monster_has_been_rolled_for = Dla tego potwora już rzucono kością.
hellas-why-that_hero_cannot_be_injured = Ten bohater nie może teraz otrzymać obrażenia.
hellas-why-the_monster_is_not_on_the_map = Tego potwora nie ma na mapie.
hellas-why-somebody_owns_that_token = Ten żeton chwały ma już właściciela.
hellas-why-that_action_is_not_marked = Na akcji „{ $special }” nie leży żeton wykorzystanej akcji.
hellas-why-that_attribute_is_not_injured = Cecha „{ $attribute }” nie ma obrażenia.
hellas-why-that_card_was_not_drawn_now = Ta karta nie jest jedną z właśnie dobranych.
hellas-why-it_bears_another_symbol = Ta karta ma inny symbol.
hellas-why-no_open_wound_bears_that_symbol = Żadna odkryta rana potwora nie ma symbolu tej karty.
hellas-why-that_wound_is_covered = Ta rana jest już zakryta.
hellas-why-too_few_cards_of_that_symbol = Masz za mało kart z tym symbolem.
hellas-why-a_defence_that_was_begun_is_completed = Dokończ rozpoczętą obronę innymi kartami.
hellas-why-your_cards_cannot_reach_the_strength = Wszystkie twoje karty razem nie dorównają sile ataku.
hellas-why-recruits_join_the_battle = Ci rekruci dołączają do bitwy w regionie { $region }.
hellas-why-that_attribute_is_injured = Cecha „{ $attribute }” jest już zraniona.
hellas-why-that_attribute_takes_no_injury = Cecha „{ $attribute }” nie otrzymuje obrażeń.
hellas-why-that_attribute_is_not_among_them = Ten efekt nie zmienia teraz cechy „{ $attribute }”.
hellas-why-it_does_not_reach_so_far = To nie sięga tak daleko: { $region }.
hellas-why-nobody_can_be_struck_there = { $region }: tam nikogo tym nie zabijesz.
hellas-why-it_kills_fewer_hoplites = Tylu w regionie { $region } to nie zabija.
hellas-why-the_tallest_monument_is_elsewhere = Najwyższy monument nie stoi w regionie { $region }.
hellas-why-it_saves_fewer_hoplites = Tylu hoplitów to nie ocali.
hellas-why-that_is_none_of_its_effects = To nie jest jeden z jego efektów.
hellas-why-no_covered_wound_bears_that_reward = W tym polowaniu nie zakryto rany, która daje tę nagrodę.
hellas-why-the_monster_was_not_slain = Potwór nie został zabity.
hellas-why-the_neutral_deck_is_empty = Talia neutralnych artefaktów jest pusta.
hellas-why-a_hero_stands_there = W regionie { $region } stoi już bohater.
hellas-why-that_hero_is_taken = Inny gracz wybrał już { $hero_object }.
hellas-why-that_blessing_is_not_among_these = Wśród tych kart nie ma błogosławieństwa „{ $blessing }”.
hellas-why-that_monument_is_complete = Monument { $god_of } ma już wszystkie poziomy.
hellas-why-that_quest_is_not_where_your_hero_is = Zadanie „{ $quest }” nie leży w regionie twojego bohatera.
hellas-why-you_do_not_meet_that_step = Nie spełniasz wymagań tego etapu zadania „{ $quest }”.
hellas-why-a_wound_like_it_is_offered = Zamiast niej świeci się taka sama rana.
hellas-why-another_wound_comes_first = Najpierw inna rana potwora.
hellas-why-the_monster_has_no_such_wound = Potwór nie ma takiej rany.
hellas-why-a_shield_adds_nothing_to_a_defence = Karta z tarczą sama blokuje atak; do obrony nic nie dodaje.
hellas-why-that_card_shows_no_shield = Na tej karcie nie ma tarczy.
hellas-why-artifacts_of_gods_are_never_lost = Artefaktu boga nigdy się nie odrzuca.

## Co jeszcze trzeba wybrać, gdy już coś wskazano

hellas-begin-hero_movement = Dokąd idzie twój bohater?
hellas-begin-prayer = Przy którym monumencie modli się twój kapłan?
hellas-begin-hoplite_movement = Który hoplita się porusza? Wskaż, gdzie stoi.
hellas-begin-use_artifacts = Którego artefaktu używasz?
hellas-narrow-army = Ilu hoplitów prowadzisz?
    .known = Ilu hoplitów prowadzisz { $region_from }?
hellas-narrow-build_temple = Gdzie budujesz świątynię? To kończy twoją turę.
hellas-narrow-hunt = Na którego potwora polujesz? Polowanie kończy twoją turę.
hellas-narrow-march = Skąd maszerują twoi hoplici? Marsz kończy twoją turę.
    .known =
        { $standing ->
            [one] Dokąd maszeruje twój hoplita { $start_from }?
            [few] Dokąd maszerują twoi { $standing } hoplici { $start_from }?
           *[many] Dokąd maszeruje twoich { $standing } hoplitów { $start_from }?
        } Marsz kończy twoją turę.
hellas-narrow-move = Który hoplita się porusza i dokąd?
    .known = Dokąd idzie hoplita { $start_from }?
hellas-narrow-move_hero = Dokąd idzie twój bohater?
hellas-narrow-murderous_march = Skąd maszerują twoi hoplici? Ten marsz kończy twoją turę.
    .known =
        { $standing ->
            [one] Dokąd maszeruje twój hoplita { $start_from }?
            [few] Dokąd maszerują twoi { $standing } hoplici { $start_from }?
           *[many] Dokąd maszeruje twoich { $standing } hoplitów { $start_from }?
        } Ten marsz kończy twoją turę.
hellas-narrow-pray = Przy którym monumencie modli się twój kapłan?
hellas-narrow-reinforce = Ilu hoplitów sprowadzasz?
    .known = Ilu hoplitów sprowadzasz { $region_from }?
hellas-narrow-save = Ilu hoplitów ocalasz?
hellas-narrow-start_quest = Od którego etapu zaczyna twój bohater?
hellas-narrow-strike = Którą ranę zadajesz?
    .known = Którą ranę zadajesz kartą „{ $card }”?
hellas-narrow-strike_set = Którą ranę zadajesz?
    .known = Którą ranę zadajesz za zestaw { $symbol_set }?

## Plansza gry Lords of Hellas

web-hellas-group-cards = Karty i stwory
web-hellas-group-gods = Bogowie i cuda
web-hellas-group-lands = Więcej krain i inna gra
web-hellas-preset-beasts = Bohaterowie i bestie
web-hellas-preset-sea = Morze
web-hellas-preset-lords = Sześciu władców
web-hellas-preset-kronos = Kronos
web-hellas-map = Mapa Hellady
web-hellas-sea-ionian = Morze Jońskie
web-hellas-sea-aegean = Morze Egejskie
web-hellas-sea-cretan = Morze Kreteńskie
web-hellas-player = Gracz { $number }
web-hellas-here_control = Kontrola: { $things }
web-hellas-here_hoplites = Hoplici: { $things }
web-hellas-here_fortified = Ufortyfikowany: { $things }
web-hellas-here_heroes = Bohaterowie: { $things }
web-hellas-here_monsters = Potwory: { $things }
web-hellas-here_quest = Zadanie: { $things }
web-hellas-here_temple = Świątynia: { $things }
web-hellas-here_port = Port, połączony z: { $things }
web-hellas-here_barred = { $monster } zagradza szlak morski: { $region }.
web-hellas-here_obeyed = Talos słucha: { $who }.
web-hellas-here_no_tokens = Jest tu Satyr: nie kładzie się żetonu kontroli.
web-hellas-lies = leży w nici
web-hellas-atlas_port = Port { $number } · { $region }
web-hellas-here_atlas_port = Port { $number }: można wysłać hoplitę do Atlasa
web-hellas-here_atlas = Tu klęczy Atlas
web-hellas-with_atlas = U Atlasa
web-hellas-on_atlas = Zajęte miejsca: { $count } · { $slots }
web-hellas-sky = Zostaje { $left }
web-hellas-sky_soon = Niebo może spaść przy następnej Budowie monumentu: zostaje { $left }.
web-hellas-atlas_leads = Najwięcej hoplitów: { $who }
web-hellas-atlas_bonus = Żeton premii: { $who }, { $attribute } +1
web-hellas-who_sends = Kto może wysłać, w tej kolejności
web-hellas-garden = Ogród Hesperyd
web-hellas-garden_port = Port · { $region }
web-hellas-here_garden_port = Port: można wysłać hoplitę do Atlasa po złote jabłko
web-hellas-apple = Złote jabłko
    .text = Raz w bitwie zamiast karty walki: siła armii +1. Albo na początku twojej tury, jedno w turze: leczy obrażenie albo cecha liczy się w tej turze o 1 wyżej. Potem wypada z gry.
web-hellas-apples = Złote jabłka: { $count }
web-hellas-apples_left = Pozostałe jabłka: { $count }
web-hellas-apple_raises = { $attribute } +1 w tej turze
web-hellas-tally_apple = Złote jabłko
web-hellas-orichalkum = Orichalkum
web-hellas-constructs = Konstrukty
web-hellas-orichalkum_of = Orichalkum: { $count }
web-hellas-costs = Koszt: { $count }
web-hellas-muses = Muzy
web-hellas-forge = Kuźnia
# How many relics are still to come.
web-hellas-forge_deck = W talii: { $count }
# After the Javelin of Procris has struck.
web-hellas-attack_lowered = Następny atak potwora jest wart o { $number } mniej.
web-hellas-fleets = Floty
web-hellas-fleet_of = Flota { $value }
# Ile okręty gracza dodają do armii w regionie z portem.
web-hellas-ships_here = { $who }: siła armii +{ $number } przy Flocie { $value }
web-hellas-underworld = Podziemia
    .text = Leżą tu wszyscy zabici hoplici. W akcji Wskrzeszenie wraca tylu twoich hoplitów, ile wynosi twoje Przyzwanie, do regionu z bramą Hadesa albo do twojej puli.
web-hellas-underworld_scale = Przyzwanie, od 1 do 5
web-hellas-dead =
    { $count ->
        [one] { $count } zabity
        [few] { $count } zabici
       *[other] { $count } zabitych
    }
web-hellas-raise_of = Przyzwanie { $value }
web-hellas-gate = Brama Hadesa · { $region }
    .text = W akcji Wskrzeszenie każdy może przywrócić zabitych hoplitów do tego regionu. Zostaje przez całą grę.
web-hellas-warrior = Wojownicy Hadesa · { $region }
    .text = Populacja regionu: +{ $count }. Idzie z armią tego, kto kontroluje region, dodaje jej 1 do siły i nigdy nie ginie.
web-hellas-here_gate = Brama Hadesa
web-hellas-here_warriors = Wojownicy Hadesa: { $count }, populacja +{ $count }
web-hellas-port = Port · { $region }
    .text = W Ruchu bohatera, w Marszu i mocą Hermesa przechodzi się stąd do każdego innego regionu z portem jak do sąsiedniego: { $others }.
web-hellas-city = Miasto · { $region }
    .text = Kto je kontroluje, werbuje tu i może ufortyfikować jednego hoplitę, który dodaje 1 do obrony.
web-hellas-sparta = Sparta · { $region }
    .text = Miasto, które daje dwa razy więcej rekrutów. Ufortyfikowany hoplita dodaje 2 do jego obrony.
web-hellas-fortified = Ufortyfikowany hoplita · { $region }
    .text = Stoi w mieście, liczy się do hoplitów w tym regionie i ginie ostatni.
web-hellas-temple = Świątynia { $number }
    .text = Liczy się dla tego, kto kontroluje jej region.
web-hellas-shrine = Kapliczka
    .text = Można tu zbudować świątynię. Do tego czasu się nie liczy.
web-hellas-oracle = Wyrocznia Delficka
    .text = Szczególna świątynia. Jej nagroda jest na karcie świątyń.
web-hellas-priests = Kapłani
    .text = Kapłani w twojej puli: na modlitwy, koszty i wymagania. Razem z tymi przy monumentach najwyżej 4.
web-hellas-supply = Zasoby
    .text = Hoplici, których możesz jeszcze zwerbować.
web-hellas-hand = Ręka
    .text = Karty walki: do bitew, a podczas polowania do ran i obrony.
web-hellas-stop = Zakończ atak
web-hellas-suffer = Nie broń się
web-hellas-pass = Pas
web-hellas-done = Gotowe
web-hellas-monster_move = Ruch
web-hellas-monster_attack = Atak na region
web-hellas-wounds_of = Rany: { $dealt } z { $all }
web-hellas-monument_level = Monument: poziom { $level }
web-hellas-quest_step = Etap { $number }
web-hellas-on_step = { $who }: etap { $step }
web-hellas-injured = Obrażenie: do wyleczenia liczy się jako 1, potem znów { $stored }.
web-hellas-glory = Żeton chwały · { $land }
web-hellas-glory_free = Żeton chwały: nikt go nie ma.
web-hellas-glory_owner = Żeton chwały: { $who }
web-hellas-glory_tokens = Żetony chwały
web-hellas-reward-priest = może dać kapłana
web-hellas-reward-artifact = może dać artefakt
web-hellas-wound-covered = zakryty
web-hellas-wound-open = niezakryty
web-hellas-deck-combat = Talia walki
    .text = Pozostało kart: { $count }.
web-hellas-deck-event = Talia wydarzeń
    .text = Pozostało kart: { $count }.
web-hellas-deck-attack = Talia ataku potworów
    .text = Pozostało kart: { $count }.
web-hellas-deck-neutral = Neutralne artefakty
    .text = Pozostało kart: { $count }.
web-hellas-deck-blessing = Błogosławieństwa
    .text = Pozostało kart: { $count }.
web-hellas-discards = Odrzucone karty walki
web-hellas-event_discards = Odrzucone wydarzenia
web-hellas-regular = Zwykłe
web-hellas-special = Specjalne
web-hellas-short-hero_movement = Bohater
web-hellas-short-hoplite_movement = Hoplici
web-hellas-short-muse_movement = Muza
web-hellas-short-prayer = Modlitwa
web-hellas-short-use_artifacts = Artefakty
web-hellas-short-resurrection = Wskrześ
web-hellas-short-recruit = Werbunek
web-hellas-short-march = Marsz
web-hellas-short-build_temple = Świątynia
web-hellas-short-prepare = Przygot.
web-hellas-short-usurp = Uzurpacja
web-hellas-short-hunt = Polowanie
web-hellas-short-build_monument = Monument
web-hellas-short-leadership = Przywództwo
web-hellas-short-strength = Siła
web-hellas-short-speed = Szybkość
web-hellas-used = Wykorzystane
web-hellas-used_count = Wykorzystane akcje specjalne: { $count }
web-hellas-treasures = Artefakty i błogosławieństwa
web-hellas-blessings = Błogosławieństwa
    .text = Dary bogów z selekcji błogosławieństw, które przynoszą świątynie.
web-hellas-no_treasures = Brak artefaktów i błogosławieństw.
web-hellas-no_cards = Brak kart na ręce.
web-hellas-no_hero = Jeszcze bez bohatera
web-hellas-no_monsters = Na mapie nie ma potworów.
web-hellas-no_quests = Nie ma otwartych zadań.
web-hellas-page-race = Wygrana
web-hellas-page-monsters = Potwory
web-hellas-monuments = Monumenty
web-hellas-page-decks = Talie
web-hellas-nearness = Jak blisko zwycięstwa był każdy gracz
web-hellas-quests = Zadania
web-hellas-temples = Świątynie
web-hellas-temples_hint = Czerwona ramka: selekcja błogosławieństw.
web-hellas-temple_left = Świątynia { $number }: jeszcze nie zbudowana
web-hellas-temple_built = Świątynia { $number }: zbudowana
web-hellas-king = Karta aktywacji monumentu, pozostało żetonów: { $tokens } ({ $region })
web-hellas-danger-king =
    { $tokens ->
        [0] Ta tura rozstrzyga: kto kontroluje region { $region }, zostanie Królem nad królami.
        [one] Jeszcze 1 akcja specjalna gracza { $name }; potem Królem nad królami zostanie ten, kto kontroluje region { $region }.
        [few] Jeszcze { $tokens } akcje specjalne gracza { $name }; potem Królem nad królami zostanie ten, kto kontroluje region { $region }.
       *[other] Jeszcze { $tokens } akcji specjalnych gracza { $name }; potem Królem nad królami zostanie ten, kto kontroluje region { $region }.
    }
web-hellas-danger-monster = Tam, gdzie jest twój bohater, stoi potwór: { $monster }, { $region }.
web-hellas-march_with = Marsz: { $count }
web-hellas-short_by = brak do kontroli: { $count }
web-hellas-battle = Bitwa: { $region }
web-hellas-population = populacja { $number }
web-hellas-attacks = atakuje
web-hellas-defends = broni się
web-hellas-strengths = Siła armii: { $attack } przeciw { $defence }
web-hellas-army_of = Armia · { $name }
web-hellas-has_passed = pas
web-hellas-chooses = teraz wybiera
web-hellas-may_play = może jeszcze grać · karty: { $count }
web-hellas-wins = { $name } wygrywa
    .you = Wygrywasz
web-hellas-has_won = wygrywa
web-hellas-has_lost = przegrywa
web-hellas-tally_hoplites = Hoplici
web-hellas-tally_effects = Efekty kart i mocy
web-hellas-tally_fortified = Ufortyfikowany w mieście
web-hellas-tally_warriors = Wojownicy Hadesa
# Cecha, która dodaje nie więcej, niż jest hoplitów.
web-hellas-tally_limited =
    { $count ->
        [one] { $thing } { $value }, 1 hoplita
       *[other] { $thing } { $value }, { $count } hoplitów
    }
web-hellas-army_strength = Siła armii
web-hellas-casualties = Straty
web-hellas-none_played = Nie zagrano jeszcze kart.
# W scenie bitwy, gdzie widać, która to bitwa.
web-hellas-ask-battle_card = Zagraj kartę walki albo spasuj.
web-hellas-ask-battle_order = Obie strony mają efekty początkowe. Która pierwsza?
web-hellas-ask-battle_start = Bitwa się zaczyna. Użyć efektu początkowego?
web-hellas-ask-bluff = Obie strony spasowały. Zablefować jeszcze jedną kartą walki?
web-hellas-ask-casualties = Armie się starły. Zmienić straty?
web-hellas-ask-master_plan = Poświęcić kapłana, by wzmocnić właśnie zagraną kartę?
web-hellas-ahead_you = Na tę chwilę wygrywasz { $more } do { $less }.
web-hellas-ahead_other = Na tę chwilę wygrywa { $name }, { $more } do { $less }.
web-hellas-loss-hero_movement = Twój bohater się nie ruszył.
web-hellas-loss-hoplite_movement = Twoi hoplici się nie ruszyli.
web-hellas-loss-muse_movement = Twoja muza się nie ruszyła.
web-hellas-loss-prayer = Żaden kapłan się nie modlił.
web-hellas-loss-use_artifacts = Możesz jeszcze użyć artefaktu.
web-hellas-loss-extra_special = Możesz jeszcze wykonać akcję specjalną.
web-hellas-roll_all = Rzuć dla wszystkich, w tej kolejności: { $monsters }
web-hellas-hunt = Polowanie: { $monster }
web-hellas-hunt_attacks = dotychczasowe ataki: { $count }
web-hellas-strength = siła
web-hellas-your_hero = Twój bohater
web-hellas-the_hero = Bohater
web-hellas-fourth_injury = Czwarte obrażenie kończy polowanie.
web-hellas-step-strike = Cios
web-hellas-step-attack = Atak potwora
web-hellas-step-defence = Obrona
web-hellas-step-reward = Nagroda
web-hellas-reward_hint = Polowanie dobiegło końca. Weź nagrodę.
web-hellas-defence = obrona
web-hellas-needed = potrzeba
web-hellas-of = z
web-hellas-strike_hint = Wybierz kartę i symbol rany, który zakrywa, albo zestaw kart na dowolny symbol.
web-hellas-wounds = Rany
web-hellas-combine = Dwa miecze lub dwie buławy, trzy łuki lub trzy pochodnie albo sierp zakrywają dowolny symbol.
web-hellas-shelf = Karty do wyboru
web-hellas-draft_order = Kolejność przekazywania kart
web-hellas-upgrade_instead = Ulepszenie armii zamiast błogosławieństwa.
web-hellas-upgrade_taken = Twoja armia je ma.
web-hellas-your_blessings = Twoje błogosławieństwa
