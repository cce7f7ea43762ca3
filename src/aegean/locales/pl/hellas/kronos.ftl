### Lords of Hellas: Kronos.

hellas-expansion-kronos = Kronos
    .about = Jeden gracz jest tytanem Kronosem, który szczuje potwory na krainy i zrywa swoje łańcuchy; pozostali prowadzą przeciw niemu bohaterów i razem wygrywają lub przegrywają. We dwoje jeden z graczy prowadzi dwóch bohaterów.
hellas-option-hero_hands = Karty bohaterów
    .text = Czy gracze bohaterów widzą nawzajem swoje karty walki. Kronos nigdy ich nie widzi.
hellas-choice-hero_hands-hidden = Zakryte
hellas-choice-hero_hands-shared = Jawne dla innych bohaterów

## Actions

hellas-action-choose_chain = Weź łańcuch: { $chain }
hellas-action-choose_token = Weź żeton: { $hero_token }
hellas-action-monster_movement = Ruch potworów
hellas-action-region_attack = Atak na region: { $monster }
hellas-action-terror = Terror: { $monster }
hellas-action-destroy_temple = { $monster } niszczy świątynię
hellas-action-summon = { $order }: potwór przybywa { $region_to }
hellas-action-evolve = { $order }: potwór ewoluuje
hellas-action-carry_out = { $order }: wykonaj rozkaz
hellas-action-kronos_pass = Spasuj i odzyskaj gniew
hellas-action-end_turn = Zakończ turę
hellas-action-kronos_movement = Kronos idzie { $region_to }
hellas-action-kronos_destroy_monument = Kronos uderza w monument { $god_of }
hellas-action-kronos_terror = Terror Kronosa
hellas-action-monster_destroy_monument = Potwór uderza w monument { $god_of }
hellas-action-use_chain = Użyj łańcucha: { $chain }
hellas-action-break_chain = Zerwij łańcuch: { $chain }
hellas-action-raise_kronos = Podnieś cechę: { $kronos_attribute }
hellas-action-lower_attitude = Obniż nastawienie: { $land }
hellas-action-discard_order = Odrzuć: { $order }
hellas-action-kill_hoplite = Zabij hoplitę: { $hero }
hellas-action-strike_land = Uderz: { $land }
hellas-action-strike_region = Uderz w { $region_object }
hellas-action-strike_beside = Ogień dosięga regionu: { $region }
hellas-action-lay_down_hero = Powal { $hero_object }
hellas-action-banish_hero = Ciśnij bohaterem { $region_to }
hellas-action-trade_blessing = Odrzuć je i weź 1 kapłana
hellas-action-use_token = Użyj żetonu „{ $hero_token }” zamiast ruchu hoplitów
hellas-action-move_other = Przesuń hoplitę ({ $hero }) { $start_from } { $region_to }
hellas-action-heal_other = Ulecz { $hero_object }: { $attribute }
hellas-action-give_card = Oddaj kartę „{ $card }” ({ $hero })
hellas-action-put_away = Połóż ją pod talią rozkazów
hellas-action-grant_card = { $hero } dobiera kartę walki

hellas-narrow-region_attack = Który potwór atakuje swój region?
hellas-narrow-terror = Który potwór szerzy Terror?
hellas-narrow-destroy_temple = Który potwór niszczy świątynię?
hellas-narrow-kronos_movement = Dokąd idziesz?
hellas-narrow-kronos_destroy_monument = W który monument uderzasz?
hellas-narrow-monster_destroy_monument = W który monument uderza potwór?
hellas-narrow-summon = Dokąd przybywa potwór?
hellas-narrow-move_other = Czyj hoplita się rusza i dokąd?
    .known = Dokąd rusza się hoplita ({ $hero })?
hellas-narrow-heal_other = Czyje obrażenie leczysz?
    .known = Które obrażenie leczysz ({ $hero })?
hellas-narrow-give_card = Którą kartę oddajesz i komu?
    .known = Którą kartę oddajesz ({ $hero })?

## Decisions

hellas-decision-choose_chain =
    { $left ->
        [one] Który łańcuch bierzesz? Jeszcze 1, zakryty.
        [few] Które łańcuchy bierzesz? Jeszcze { $left }, zakryte.
       *[many] Które łańcuchy bierzesz? Jeszcze { $left }, zakrytych.
    }
    .short = wybierasz łańcuchy
hellas-decision-kronos_start = Gdzie jesteś przykuty? Tamtejsza kraina staje się wroga.
    .short = wybierasz swój region
hellas-decision-choose_token = Który żeton zdolności specjalnej bierze twój bohater?
    .short = wybierasz żeton
hellas-decision-kronos_turn =
    { $left ->
        [0] Użyj łańcucha albo zakończ turę.
        [one] Twoja tura: 1 akcja. Masz { $anger } gniewu.
        [few] Twoja tura: { $left } akcje. Masz { $anger } gniewu.
       *[many] Twoja tura: { $left } akcji. Masz { $anger } gniewu.
    }
    .short = twoja tura
hellas-decision-kronos_monsters =
    { $left ->
        [one] Który potwór się rusza? Najwyżej 1.
       *[other] Który potwór rusza się teraz? Najwyżej { $left }.
    }
    .short = ruszasz potworami
hellas-decision-kill_hoplites =
    { $left ->
        [one] Czyj hoplita ginie { $region_in }?
       *[other] Czyi hoplici giną { $region_in }? Jeszcze { $left }.
    }
    .short = wybierasz, kto ginie
hellas-decision-terror_after = Potwór przybył. Czy od razu następuje Terror?
    .short = może nastąpić Terror
hellas-decision-raise_kronos = Świątynia upadła. Którą cechę podnosisz?
    .short = podnosisz cechę
hellas-decision-oracle_lost = Wyrocznia jest stracona. W której krainie pogarsza się nastawienie?
    .short = nastawienie może się pogorszyć
hellas-decision-break_chain =
    { $must ->
        [0] Czy zrywasz łańcuch? Pochłonie to cały twój gniew.
       *[other] Który łańcuch się zrywa?
    }
    .short = możesz zerwać łańcuch
hellas-decision-discard_order =
    { $left ->
        [one] Odrzuć 1 kartę rozkazu.
        [few] Odrzuć { $left } karty rozkazu.
       *[many] Odrzuć { $left } kart rozkazu.
    }
    .short = odrzucasz karty rozkazu
hellas-decision-strike_land = Ziemia drży. W której krainie?
    .short = wybierasz krainę
hellas-decision-strike_region = W którym regionie przy potworze wybucha ziemia?
    .short = wybierasz region
hellas-decision-strike_beside = { $monster } zieje ogniem. Którego sąsiedniego regionu dosięga?
    .short = wybierasz region
hellas-decision-lay_down_hero = Meduza podnosi wzrok. Który bohater pada na ziemię?
    .short = powalasz bohatera
hellas-decision-banish_hero = Twój cios trafił bohatera ({ $hunter }). Dokąd nim ciskasz?
    .short = ciskasz bohaterem
hellas-decision-claim_glory = Jest po twojej stronie: { $land }. Czy bierzesz jej żeton chwały?
    .short = możesz wziąć żeton chwały
hellas-decision-blessing_or_priest = Zatrzymujesz to błogosławieństwo czy odrzucasz je za kapłana?
    .short = masz nowe błogosławieństwo
hellas-decision-move_other = Który hoplita innego bohatera się rusza i dokąd?
    .short = ruszasz hoplitą innego bohatera
hellas-decision-heal_other = Które obrażenie innego bohatera leczysz?
    .short = leczysz innego bohatera
hellas-decision-hector_drives = Którego potwora pędzisz dalej?
    .short = pędzisz potwora
hellas-decision-place_by_monster = Do którego potwora idzie twój bohater?
    .short = umieszczasz bohatera
hellas-decision-give_card =
    { $left ->
        [one] Którą kartę oddajesz? Najwyżej 1.
       *[other] Które karty oddajesz? Najwyżej { $left }.
    }
    .short = oddajesz karty
hellas-decision-put_away = Kasandra zobaczyła kartę rozkazu Kronosa. Czy trafia pod talię?
    .short = możesz odłożyć kartę rozkazu
hellas-decision-grant_card = Który bohater dobiera kartę walki?
    .short = pozwalasz bohaterowi dobrać

## Events

hellas-event-chain_chosen = { $seat } bierze zakryty łańcuch.
    .you = Bierzesz łańcuch: { $chain }.
hellas-event-kronos_placed = Kronos jest przykuty { $region_in }.
hellas-event-token_chosen = { $seat } bierze żeton: { $hero_token }.
    .you = Bierzesz żeton: { $hero_token }.
hellas-event-kronos_acted = { $seat }: { $kronos_action }.
    .you = Twoja akcja: { $kronos_action }.
hellas-event-kronos_passed =
    { $anger ->
       *[other] { $seat } pasuje, gniew Kronosa wynosi { $anger }.
    }
    .you =
        { $anger ->
           *[other] Pasujesz, twój gniew wynosi { $anger }.
        }
hellas-event-anger_spent = { $seat } wydaje { $count } gniewu, zostaje { $anger }.
    .you = Wydajesz { $count } gniewu, zostaje ci { $anger }.
hellas-event-anger_gained = { $seat } zyskuje { $count } gniewu, ma teraz { $anger }.
    .you = Zyskujesz { $count } gniewu, masz teraz { $anger }.
hellas-event-anger_cleared = { $seat } traci cały gniew, zrywając łańcuch.
    .you = Tracisz cały gniew, zrywając łańcuch.
hellas-event-attitude_changed = Nastawienie ({ $land }): { $attitude }.
hellas-event-terror_spread = Szerzy się Terror: { $land }!
hellas-event-order_played = { $seat } zagrywa kartę rozkazu: { $order }.
    .you = Zagrywasz kartę rozkazu: { $order }.
hellas-event-order_discarded = { $seat } odrzuca kartę rozkazu: { $order }.
    .you = Odrzucasz kartę rozkazu: { $order }.
hellas-event-orders_drawn =
    { $count ->
        [one] { $seat } dobiera 1 kartę rozkazu.
        [few] { $seat } dobiera { $count } karty rozkazu.
       *[many] { $seat } dobiera { $count } kart rozkazu.
    }
    .you = Dobierasz: { $orders }.
hellas-event-orders_reshuffled = Odrzucone karty rozkazu tworzą nową talię.
hellas-event-chain_broken = { $chain }: łańcuch Kronosa się zrywa!
hellas-event-chain_used = { $seat } używa łańcucha: { $chain }.
    .you = Używasz łańcucha: { $chain }.
hellas-event-chain_destroyed = Łańcuch zniszczony: { $chain }. Ostatnią ranę zakrywa { $seat }.
    .you = Łańcuch zniszczony: { $chain }. Zakrywasz jego ostatnią ranę.
hellas-event-chains_refreshed = Wszystkie zerwane łańcuchy Kronosa są znów gotowe.
hellas-event-finals_unlocked = Ostatni łańcuch jest zerwany: Kronos ma już akcje ostateczne!
hellas-event-kronos_attribute_raised = { $kronos_attribute } Kronosa rośnie do { $value }.
hellas-event-temple_destroyed = Świątynia { $region_in } jest zniszczona.
hellas-event-monument_damaged = Monument { $god_of } spada do poziomu { $level }.
hellas-event-monument_destroyed = Monument { $god_of } jest zniszczony na zawsze.
hellas-event-kronos_moved = Kronos kroczy { $start_from } { $region_to }.
hellas-event-hero_brought_down = { $hero } leży na ziemi do budowy następnego monumentu.
hellas-event-heroes_rose = Kto leżał na ziemi, wstaje.
hellas-event-hero_banished = Kronos ciska bohaterem ({ $hero }) { $region_to }.
hellas-event-blessing_drawn = { $seat } dobiera błogosławieństwo.
    .you = Dobierasz błogosławieństwo: { $blessing }.
hellas-event-token_used = { $seat } używa zdolności specjalnej: { $hero_token }.
    .you = Używasz zdolności specjalnej: { $hero_token }.
hellas-event-hoplite_led = { $seat } prowadzi hoplitę ({ $hero }).
    .you = Prowadzisz hoplitę ({ $hero }).
hellas-event-hero_healed = { $seat } leczy { $hero_object }.
    .you = Leczysz { $hero_object }.
hellas-event-card_given = { $seat } oddaje kartę walki ({ $hero }).
    .you = Oddajesz kartę „{ $card }” ({ $hero }).
hellas-event-order_revealed = { $seat } zagląda w karty Kronosa.
    .you = Zaglądasz w karty Kronosa i widzisz: { $order }.
hellas-event-order_put_away = { $seat } kładzie kartę rozkazu pod talią.
    .you = Kładziesz kartę rozkazu pod talią.

## Why not

hellas-why-you_have_too_little_anger = To kosztuje { $count } gniewu, a masz mniej.
hellas-why-you_have_taken_your_action = Twoja akcja w tej turze jest już wykonana.
hellas-why-a_pass_is_a_whole_turn = Pas to cała tura: przed nim mogą być tylko łańcuchy.
hellas-why-an_action_or_a_pass_comes_first = Najpierw wykonaj akcję albo spasuj.
hellas-why-the_last_chain_is_not_broken = „{ $kronos_action }” jest zablokowane, aż zerwiesz ostatni łańcuch.
hellas-why-that_chain_is_chosen = Nie można wziąć łańcucha „{ $chain }”: już leży przed tobą.
hellas-why-that_chain_is_not_ready = Łańcuch „{ $chain }” nie jest gotowy.
hellas-why-that_chain_has_no_effect_now = Łańcuch „{ $chain }” nic by teraz nie zmienił.
hellas-why-that_is_no_unbroken_chain_of_yours = „{ $chain }” nie jest twoim niezerwanym łańcuchem.
hellas-why-wrath_follows_a_first_action = Druga akcja następuje po pierwszej.
hellas-why-kronos_does_not_start_there = Kronos zaczyna w Lokrydzie, na Eubei albo w Mesenii.
hellas-why-kronos_is_there = Kronos jest { $region_in }.
hellas-why-another_hero_has_that_token = Ten żeton ma inny bohater.
hellas-why-that_token_is_another_heros = Żeton „{ $hero_token }” należy do innego bohatera.
hellas-why-that_token_is_not_yours = Żeton „{ $hero_token }” nie jest twój.
hellas-why-that_token_is_never_used = Żeton „{ $hero_token }” działa sam.
hellas-why-that_token_has_no_effect_now = Żeton „{ $hero_token }” nic by teraz nie zmienił.
hellas-why-that_token_is_not_earned_now = To nie jest żeton chwały, na który zasłużył twój bohater.
hellas-why-that_land_is_hostile = Już jest wroga: { $land }.
hellas-why-terror_would_change_nothing = Jest wroga i nie zszedłby stamtąd żaden żeton kontroli: { $land }.
hellas-why-no_monster_can_move = Żaden potwór nie może się ruszyć.
hellas-why-that_monster_has_moved = { $monster } ma już ruch za sobą.
hellas-why-that_attack_would_change_nothing = Ten atak na region nic by nie zmienił: { $monster }.
hellas-why-no_hoplite_of_that_hero_is_left_there = Nie ma już { $region_in } hoplitów tego bohatera: { $hero }.
hellas-why-nobody_is_to_be_killed_there = Nie ma tam kogo zabić.
hellas-why-no_temple_is_with_that_monster = W regionie tego potwora nie ma świątyni: { $monster }.
hellas-why-hoplites_guard_the_temple = Hoplici strzegą świątyni { $region_in }.
hellas-why-that_attribute_is_at_its_highest = { $kronos_attribute } nie może być wyżej.
hellas-why-that_monument_is_destroyed = Monument { $god_of } jest zniszczony.
hellas-why-that_monument_is_not_beside_kronos = Monument { $god_of } nie stoi w regionie obok Kronosa.
hellas-why-no_monster_is_at_that_monument = W regionie monumentu { $god_of } nie ma potwora.
hellas-why-that_region_is_not_beside_kronos = { $region } nie leży obok Kronosa.
hellas-why-a_monument_stands_there = Stoi { $region_in } monument, więc Kronos nie może wejść.
hellas-why-that_order_card_is_not_in_your_hand = Nie masz na ręce karty „{ $order }”.
hellas-why-that_region_is_not_on_the_card = Tego regionu nie ma na karcie „{ $order }”.
hellas-why-that_monster_is_on_the_map = { $monster } jest już na mapie.
hellas-why-that_monster_is_gone_for_good = { $monster } jest za zamkniętymi wrotami Tartaru.
hellas-why-that_card_is_no_evolution = „{ $order }” nie jest ewolucją.
hellas-why-that_card_is_no_order = „{ $order }” nie jest rozkazem.
hellas-why-that_order_has_no_effect_now = „{ $order }” nic by teraz nie zmieniło.
hellas-why-that_hero_is_not_with_medusa = { $hero } nie stoi w regionie Meduzy.
hellas-why-your_hero_lies_on_the_ground = Twój bohater leży na ziemi do budowy następnego monumentu.
hellas-why-kronos_cannot_be_hunted_yet = Na Kronosa nie można polować przed ukończeniem zadania „Błogosławieństwo Rei”.
hellas-why-the_hero_is_there_already = Bohater jest już { $region_in }.
hellas-why-that_hero_is_none_of_the_others = Tego bohatera nie możesz wybrać: { $hero }.
hellas-why-that_hero_cannot_be_healed = Tego nie możesz tu uleczyć: { $hero }.
hellas-why-no_monster_is_in_that_region = Nie ma potwora { $region_in }.
hellas-why-cards_go_to_one_hero = Wszystkie karty trafiają do jednego bohatera.

## How a game ends

hellas-reason-five_hostile_lands = { hellas-victory-five_hostile_lands }: w Helladzie nie ma już krainy, która nie zwróciłaby się przeciw bohaterom.
hellas-reason-three_destroyed_monuments = { hellas-victory-three_destroyed_monuments }: bogowie stracili ostatni monument.
hellas-reason-kronos_slain = { hellas-victory-kronos_slain }: bohaterowie powalili tytana.
hellas-reason-three_lands = { hellas-victory-three_lands }: trzy całe krainy stoją po stronie bohaterów.
hellas-reason-tartarus = { hellas-victory-tartarus }: wrota są zamknięte, a ostatni potwór zabity.
hellas-victory-five_hostile_lands = Pięć wrogich krain
    .text = Kronos wygrywa, gdy nastawienie wszystkich pięciu krain jest wrogie.
hellas-victory-three_destroyed_monuments = Trzy zniszczone monumenty
    .text = Kronos wygrywa, gdy wszystkie trzy monumenty są zniszczone.
hellas-victory-kronos_slain = Kronos zabity
    .text = Bohaterowie wygrywają, gdy zakryta jest każda rana na planszy Kronosa i na jego zerwanych łańcuchach.
hellas-victory-three_lands = Trzy krainy
    .text = Bohaterowie wygrywają, gdy razem kontrolują każdy region trzech krain; region Kronosa się nie liczy.
hellas-victory-tartarus = Tartar
    .text = Bohaterowie wygrywają, gdy wrota Tartaru są zamknięte, a potem zabiją ostatniego potwora na mapie.

## Words

hellas-reward-blessing = Dobierz błogosławieństwo, aby je zatrzymać albo odrzucić za 1 kapłana
hellas-reward-attitude = Popraw nastawienie krainy
hellas-monster-kronos = Kronos
    .object = Kronosa
    .text = Rany: pochodnia, łuk, miecz (kapłan), włócznia (artefakt) oraz rany jego zerwanych łańcuchów. Jego Potęga dodaje się do każdego ataku. Atak specjalny: 1 obrażenie, polowanie się kończy, a Kronos może umieścić bohatera w dowolnym regionie. Dla pozostałych zasad nie jest potworem.
hellas-attitude-hostile = wrogie
    .text = Dwa stopnie poniżej neutralnego. Atak na region zabija tam o 2 hoplitów więcej.
hellas-attitude-wary = nieufne
    .text = Jeden stopień poniżej neutralnego. Atak na region zabija tam o 1 hoplitę więcej.
hellas-attitude-neutral = neutralne
    .text = Stąd następny stopień kładzie żeton chwały na planszy bohatera.
hellas-attitude-loyal = lojalne
    .text = Żeton chwały leży na planszy bohatera, który może tam dokonać uzurpacji.
hellas-kronos_attribute-might = Potęga
    .text = Dodaje się do każdej karty ataku, gdy trwa polowanie na Kronosa.
hellas-kronos_attribute-anger = Gniew
    .text = Tyle gniewu zyskuje Kronos, gdy ktoś buduje monument.
hellas-kronos_attribute-authority = Władza
    .text = Tyle potworów rusza się w ruchu potworów.
hellas-kronos_action-monster_movement = Ruch potworów
    .text = Najwyżej tyle różnych potworów, ile wynosi twoja Władza, rusza się o 1 region każdy.
hellas-kronos_action-region_attack = Atak na region
    .text = Potwór wykonuje swój atak na region. W nieufnej krainie ginie w jego regionie o 1 hoplitę więcej, we wrogiej o 2. Kosztuje 2, gdy to Meduza, Sfinks lub Cyklop, a 3, gdy inny potwór.
hellas-kronos_action-terror = Terror
    .text = Nastawienie krainy potwora pogarsza się o 1, a żetony kontroli schodzą z jej regionów bez hoplitów. Kosztuje 1 i o 1 więcej za każdych 2 hoplitów w krainie.
hellas-kronos_action-destroy_temple = Zniszczenie świątyni
    .text = Świątynia w regionie potwora, w którym nie ma hoplitów, jest zniszczona na zawsze, a jedna z twoich cech rośnie o 1.
hellas-kronos_action-play_order = Zagranie rozkazu
    .text = Sprowadź potwora z karty rozkazu do jednego z jej dwóch regionów i może nastąpić Terror; albo daj mu ewolucję; albo wykonaj rozkaz. Nic nie kosztuje, dopóki zadanie „Odnajdź omfalos” jest otwarte, potem 2.
hellas-kronos_action-pass = Pas
    .text = Twój gniew rośnie do liczby zależnej od regionów kontrolowanych przez bohaterów: 6 przy najwyżej 3, 7 przy 4, 8 przy 5, 9 przy 6, 10 przy 7 i 8, 11 przy 9 do 11, 12 przy 12 do 14, 13 przy większej liczbie.
hellas-kronos_action-kronos_movement = Ruch Kronosa
    .text = Akcja ostateczna. Idziesz o 1 region, nie do monumentu. Giną tam wszyscy hoplici, znika żeton kontroli i świątynia.
hellas-kronos_action-kronos_destroy_monument = Kronos: zniszczenie monumentu
    .text = Akcja ostateczna. Monument w sąsiednim regionie traci 2 poziomy. Bez poziomów jest zniszczony.
hellas-kronos_action-kronos_terror = Terror Kronosa
    .text = Akcja ostateczna. Twoja kraina staje się wroga, a żetony kontroli schodzą z jej regionów bez hoplitów.
hellas-kronos_action-monster_destroy_monument = Potwór: zniszczenie monumentu
    .text = Akcja ostateczna. Monument w regionie potwora traci 1 poziom. Bez poziomów jest zniszczony.
hellas-chain-kronos_wrath = Furia Kronosa
    .text = Zerwany od początku. Aktywny: wykonaj w tej turze drugą akcję. Rany: pochodnia, łuk, buława (kapłan), topór.
hellas-chain-earthquake = Trzęsienie ziemi
    .text = Aktywny: w każdym regionie jednej krainy ginie 1 hoplita. Pasywny: niszczenie monumentów kosztuje o 1 mniej. Rany: buława, topór, pochodnia.
hellas-chain-flood = Potop
    .text = Aktywny: w Chalkidyce, na Krecie i na Eubei ginie po najwyżej 2 hoplitów. Pasywny: ruch Kronosa kosztuje o 1 mniej. Rany: łuk, łuk, włócznia.
hellas-chain-eruption = Erupcja
    .text = Aktywny: w jednym regionie z potworem ginie najwyżej 3 hoplitów. Pasywny: atak na region kosztuje o 1 mniej. Rany: pochodnia, miecz.
hellas-chain-famine = Głód
    .text = Aktywny: każdy bohater odrzuca 2 karty walki. Pasywny: Terror i Terror Kronosa kosztują o 1 mniej, ale co najmniej 1. Rany: łuk, buława.
hellas-chain-eclipse = Zaćmienie
    .text = Aktywny: każdy bohater poświęca 1 kapłana z puli. Pasywny: zniszczenie świątyni kosztuje o 1 mniej. Rany: miecz, włócznia.
hellas-chain-stampede = Popłoch
    .text = Aktywny: każdy potwór może ruszyć się o 1 region. Pasywny: zagranie rozkazu kosztuje o 1 mniej. Rany: pochodnia, łuk, topór.
hellas-hero_token-achilles = Achilles
    .text = Zamiast ruchu hoplitów przesuń 1 hoplitę innego bohatera o 1 region.
hellas-hero_token-cleito = Klejto
    .text = Zamiast ruchu hoplitów ulecz 1 obrażenie innego bohatera w swoim regionie.
hellas-hero_token-hector = Hektor
    .text = Zamiast ruchu hoplitów przesuń potwora w swoim regionie o 1 region.
hellas-hero_token-helen = Helena
    .text = Terror i Terror Kronosa kosztują o 1 gniewu więcej w krainie, w której jesteś.
hellas-hero_token-heracles = Herakles
    .text = Na początku swojego polowania dobierasz o 1 kartę walki więcej.
hellas-hero_token-perseus = Perseusz
    .text = Zamiast ruchu hoplitów umieść bohatera w dowolnym regionie z potworem.
hellas-hero_token-odysseus = Odyseusz
    .text = Zamiast ruchu hoplitów oddaj najwyżej 2 swoje karty walki innemu bohaterowi.
hellas-hero_token-cassandra = Kasandra
    .text = Zamiast ruchu hoplitów zobacz 1 losową kartę rozkazu Kronosa; możesz położyć ją pod talią rozkazów, a on dobiera inną.
hellas-hero_token-champion = Czempion
    .text = Zamiast ruchu hoplitów dowolny bohater dobiera 1 kartę walki. Jeden bohater w grze może go wziąć w miejsce własnego żetonu.
hellas-quest-finding_omphalos = Odnajdź omfalos
    .text = Fokida. Etapy: Przywództwo 2; Przywództwo 2 i poświęć 1 kapłana; Przywództwo 3 i poświęć 1 kapłana. Dopóki jest otwarte, Kronos zagrywa karty rozkazu za darmo. Jego ukończenie poprawia nastawienie żółtej krainy.
hellas-quest-blessing_of_rhea = Błogosławieństwo Rei
    .text = Chalkidyka. Etapy: Szybkość 2; Szybkość 2 i 1 kapłan; Szybkość 3 i 1 kapłan. Dopóki jest otwarte, na Kronosa nie można polować. Jego ukończenie poprawia nastawienie czerwonej krainy.
hellas-quest-closing_of_tartarus = Zamknij wrota Tartaru
    .text = Arkadia. Etapy: Siła 2; Siła 2 i odrzuć 2 karty walki; Siła 3 i odrzuć 2 karty walki. Dopóki jest otwarte, zabite potwory mogą wrócić. Jego ukończenie poprawia nastawienie zielonej krainy.
hellas-field-orders = order

## Order cards

hellas-order-cerberus_corinthia = Cerber z Koryntii
    .text = Koryntia lub Mesenia. Rozkaz: jeśli Cerber jest w Tesalii, monument Zeusa traci 1 poziom, ale nie ostatni.
hellas-order-cerberus_epirus = Cerber z Epiru
    .text = Epir lub Lakonia. Ewolucja: pierwszy atak w każdym polowaniu na niego jest silniejszy o 3; jeśli nie zostanie odparty, po jego efekcie polowanie się kończy.
hellas-order-cerberus_locris = Cerber z Lokrydy
    .text = Lokryda lub Attyka. Ewolucja: jeszcze jeden symbol rany: włócznia.
hellas-order-chimera_chalkidiki = Chimera z Chalkidyki
    .text = Chalkidyka lub Etolia. Rozkaz: w regionie Chimery ginie 2 hoplitów, a w sąsiednim 1.
hellas-order-chimera_macedonia = Chimera z Macedonii
    .text = Macedonia lub Elida. Ewolucja: ilekroć hoplici wchodzą do jej regionu, ginie 1 z nich.
hellas-order-chimera_arcadia = Chimera z Arkadii
    .text = Arkadia lub Fokida. Ewolucja: jeszcze dwa symbole ran: buława i miecz.
hellas-order-cyclops_macedonia = Cyklop z Macedonii
    .text = Macedonia lub Kreta. Rozkaz: jeśli Cyklop jest w Akarnanii, monument Hermesa traci 1 poziom, ale nie ostatni.
hellas-order-cyclops_acarnania = Cyklop z Akarnanii
    .text = Akarnania lub Lakonia. Ewolucja: jego ataki są silniejsze o 1.
hellas-order-cyclops_euboea = Cyklop z Eubei
    .text = Eubea lub Arkadia. Ewolucja: jeszcze jeden symbol rany: buława.
hellas-order-hydra_arcadia = Hydra z Arkadii
    .text = Arkadia lub Beocja. Rozkaz: goją się wszystkie rany Hydry, potem może przesunąć się o 1 region.
hellas-order-hydra_argolis = Hydra z Argolidy
    .text = Argolida lub Lokryda. Ewolucja: dopóki zakryte są co najmniej 3 jej symbole, jej ataki są silniejsze o 2.
hellas-order-hydra_chalkidiki = Hydra z Chalkidyki
    .text = Chalkidyka lub Elida. Ewolucja: jeszcze dwa symbole ran: łuk i łuk.
hellas-order-medusa_aetolia = Meduza z Etolii
    .text = Etolia lub Achaja. Rozkaz: bohater w regionie Meduzy leży na ziemi do budowy następnego monumentu: żadnego ruchu bohatera i żadnego polowania.
hellas-order-medusa_attica = Meduza z Attyki
    .text = Attyka lub Epir. Ewolucja: na początku polowania na nią polujący dobiera tyle kart walki, ile wynosi Szybkość bohatera, a nie Siła.
hellas-order-medusa_phocis = Meduza z Fokidy
    .text = Fokida lub Argolida. Ewolucja: jeszcze jeden symbol rany: topór.
hellas-order-minotaur_laconia = Minotaur z Lakonii
    .text = Lakonia lub Etolia. Rozkaz: jeśli Minotaur jest w Attyce, monument Ateny traci 1 poziom, ale nie ostatni.
hellas-order-minotaur_crete = Minotaur z Krety
    .text = Kreta lub Tesalia. Ewolucja: polowanie na niego wymaga co najmniej 1 kapłana w puli polującego.
hellas-order-minotaur_boeotia = Minotaur z Beocji
    .text = Beocja lub Elida. Ewolucja: jeszcze jeden symbol rany: miecz.
hellas-order-sphinx_corinthia = Sfinks z Koryntii
    .text = Koryntia lub Akarnania. Rozkaz: każdy bohater w regionie Sfinksa odrzuca karty walki, aż zostanie mu ich tyle, ile wynosi jego Przywództwo.
hellas-order-sphinx_messenia = Sfinks z Mesenii
    .text = Mesenia lub Eubea. Ewolucja: polowanie na niego wymaga Przywództwa 3 lub więcej.
hellas-order-sphinx_thessaly = Sfinks z Tesalii
    .text = Tesalia lub Achaja. Ewolucja: jeszcze dwa symbole ran: pochodnia i pochodnia.

## Figures

hellas-figure-terror = Szerzenie Terroru
hellas-figure-orders = Zagrane karty rozkazów
hellas-figure-region_attacks = Ataki na regiony
hellas-figure-monsters_placed = Potwory wprowadzone do gry
hellas-figure-attacks_played = Karty ataku zagrane za potwory
hellas-figure-temples_destroyed = Zniszczone świątynie
hellas-figure-monuments_destroyed = Zniszczone monumenty
hellas-figure-chains_broken = Zerwane łańcuchy
hellas-figure-chains_used = Użyte łańcuchy
hellas-figure-anger_gained = Zyskany gniew
hellas-figure-anger_spent = Wydany gniew

## The board in the browser

web-hellas-kronos-who = Kto gra Kronosem?
web-hellas-kronos-who-self = Ty
web-hellas-kronos-who-person = Znajomy
web-hellas-kronos-who-bot = Bot
web-hellas-kronos-who-lot = Los
web-hellas-kronos-turns = Kronos wykonuje turę przed turą każdego bohatera. Nie ma koloru: jego tarcza jest czarna, z sierpem.
web-hellas-kronos-lot = Na początku gry serwer losuje, kto gra Kronosem, i mówi to wszystkim.
web-hellas-kronos-wins = Kronos wygrywa,
    .text = gdy pięć krain jest wrogich albo gdy zniszczono trzy monumenty.
web-hellas-heroes-win = Bohaterowie wygrywają razem,
    .text = gdy Kronos zostanie zabity, gdy kontrolują trzy całe krainy albo gdy wrota Tartaru są zamknięte i nie ma już żadnego potwora.
web-hellas-kronos-wins-by = Kronos wygrywa przez
web-hellas-heroes-win-by = Bohaterowie wygrywają przez
web-hellas-kronos-anger = Gniew
    .text = Kronos płaci za swoje akcje gniewem. Pas go przywraca, tym więcej, im więcej regionów kontrolują bohaterowie.
web-hellas-kronos-track = Gniew { $anger } z { $most }. Regiony bohaterów: { $regions }. Pas podnosi go do { $restored }.
web-hellas-kronos-regions = Regiony: { $count }
web-hellas-kronos-passing = pas podnosi go do { $anger }
web-hellas-kronos-restores = Bohaterowie kontrolują { $regions ->
        [one] 1 region
        [few] { $regions } regiony
       *[many] { $regions } regionów
    }, więc pas podnosi twój gniew do { $anger }.
web-hellas-kronos-at = tutaj: { $region }; żaden hoplita tam nie wejdzie
web-hellas-kronos-nowhere = jeszcze nie na mapie
web-hellas-kronos-closed = Tu stoi Kronos: żaden hoplita nie może wejść.
web-hellas-kronos-lies = Bohater leży na ziemi
web-hellas-kronos-ruin = Zniszczona świątynia
web-hellas-kronos-chains = Łańcuchy
    .text = Każdy zerwany łańcuch daje Kronosowi swoją moc i miejsce, w które można go zranić. Z ostatnim zyskuje akcje ostateczne.
web-hellas-kronos-hidden = widzisz je tylko ty: { $count }
web-hellas-kronos-to-break = { $count ->
        [one] 1 łańcuch do zerwania
        [few] { $count } łańcuchy do zerwania
       *[many] { $count } łańcuchów do zerwania
    }
web-hellas-kronos-locked = Zablokowane: { $count ->
        [one] 1 łańcuch jest jeszcze niezerwany.
        [few] { $count } łańcuchy są jeszcze niezerwane.
       *[many] { $count } łańcuchów jest jeszcze niezerwanych.
    }
web-hellas-kronos-unbroken = niezerwany
web-hellas-kronos-offered = do wyboru
web-hellas-kronos-ready = zerwany
web-hellas-kronos-used = użyty
web-hellas-kronos-destroyed = zniszczony
web-hellas-kronos-chain-unbroken = Niezerwany: zna go tylko Kronos.
web-hellas-kronos-chain-ready = Zerwany: można go użyć i można go zranić.
web-hellas-kronos-chain-used = Zerwany i użyty, aż łańcuchy znów będą gotowe.
web-hellas-kronos-chain-destroyed = Zniszczony: wszystkie jego rany są zakryte.
web-hellas-kronos-orders = Rozkazy
web-hellas-kronos-orders-count = { $count ->
        [one] 1 rozkaz
        [few] { $count } rozkazy
       *[many] { $count } rozkazów
    }
web-hellas-kronos-order = rozkaz
web-hellas-kronos-evolution = ewolucja
web-hellas-kronos-or = lub
web-hellas-kronos-summons = Sprowadza potwora { $monster } tutaj: { $regions }.
web-hellas-kronos-costs = koszt gniewu: { $price }
web-hellas-kronos-price = Na planszy: { $price } gniewu.
web-hellas-kronos-price-omphalos = { $price }, odkąd znaleziono Omfalos.
web-hellas-kronos-price-hoplites = O 1 więcej za każdych dwóch hoplitów w krainie.
web-hellas-kronos-price-chain = O 1 mniej, bo zerwano łańcuch: { $chain }.
web-hellas-kronos-price-helen = O 1 więcej w krainie, w której stoi Helena.
web-hellas-kronos-people = Populacja krain
web-hellas-land-red = Czerwona
web-hellas-land-yellow = Żółta
web-hellas-land-blue = Niebieska
web-hellas-land-green = Zielona
web-hellas-land-brown = Brązowa
web-hellas-kronos-land = { $land }: { $attitude }
web-hellas-kronos-order-of-turns = Kolejność tur
web-hellas-kronos-until = po: { $quest }
web-hellas-kronos-left = zostało: { $count }
web-hellas-kronos-quests = Zadania Kronosa
web-hellas-kronos-done = ukończone
web-hellas-kronos-might = z Potęgą { $might }
web-hellas-kronos-token = Żeton: { $token }
web-hellas-kronos-row-own = jego własne rany
web-hellas-kronos-row-chain = pełny: łańcuch zniszczony
web-hellas-kronos-wounds-left = zostało: { $count }
web-hellas-kronos-wounds-unbroken = { $count ->
        [one] 1 łańcuch jest niezerwany: jego rany się nie liczą.
        [few] { $count } łańcuchy są niezerwane: ich rany się nie liczą.
       *[many] { $count } łańcuchów jest niezerwanych: ich rany się nie liczą.
    }
web-hellas-short-monster_movement = Ruch
web-hellas-short-region_attack = Atak
web-hellas-short-destroy_temple = Zburz
web-hellas-short-play_order = Rozkaz
web-hellas-short-kronos_movement = Krok
web-hellas-short-kronos_destroy_monument = Obal
web-hellas-short-kronos_terror = Terror
web-hellas-short-monster_destroy_monument = Potwór
web-hellas-role-kronos = Kronos
web-hellas-role-lord = Bohater
web-hellas-together = Jeden gracz prowadzi wszystkich bohaterów
web-hellas-together-help = We dwoje jest tak zawsze. Kto ich prowadzi, widzi karty wszystkich.
web-hellas-role-follows = prowadzi ten sam gracz
