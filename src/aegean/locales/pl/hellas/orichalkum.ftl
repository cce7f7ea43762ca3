### Lords of Hellas: Orichalkum i konstrukty.

hellas-expansion-orichalkum = Orichalkum
    .about = W miastach leży orichalkum. Bohaterowie je biorą; ładuje artefakty i służy do zapłaty za dziesięć konstruktów, z których trzy są odkryte.

hellas-action-charge_with_orichalkum = Wydaj orichalkum: naładuj artefakt „{ $artifact }”
hellas-action-ride = Pociągnij konia { $start_from } { $region_to }
hellas-action-take_orichalkum = Weź orichalkum
hellas-action-use_construct = Użyj konstruktu „{ $construct }”

hellas-narrow-charge_with_orichalkum = Który artefakt zostaje naładowany?
hellas-narrow-ride = Do którego miasta ciągniesz konia?

hellas-decision-antikythera = Które błogosławieństwo zatrzymujesz? Pozostałe wracają do talii.
    .short = wybierasz błogosławieństwo
hellas-decision-shoot_monster = Którego potwora rani Gastrafetes?
    .short = ranisz potwora
hellas-decision-take_orichalkum = Orichalkum leży { $region_in }. Czy twój bohater je bierze?
    .short = twój bohater może wziąć orichalkum
hellas-decision-trample =
    { $left ->
        [one] Gdzie szarżują Spiżowe byki? Najwyżej 1 hoplita.
       *[other] Gdzie szarżują Spiżowe byki? Najwyżej { $left } hoplitów, wszyscy w jednym regionie.
    }
    .short = Spiżowe byki szarżują
hellas-decision-trojan_horse = Z którego regionu do którego miasta ciągniesz konia trojańskiego?
    .short = ciągniesz konia trojańskiego

hellas-event-blessings_drawn =
    { $count ->
        [one] { $seat } ogląda 1 błogosławieństwo.
        [few] { $seat } ogląda { $count } błogosławieństwa.
       *[many] { $seat } ogląda { $count } błogosławieństw.
    }
    .you = Oglądasz błogosławieństwa: { $blessings }.
hellas-event-construct_used = { $seat } używa konstruktu „{ $construct }”.
    .you = Używasz konstruktu „{ $construct }”.
hellas-event-constructs_laid_out = Odkryto nowe konstrukty: { $constructs }.
hellas-event-orichalkum_spent =
    { $count ->
        [one] { $seat } wydaje 1 żeton orichalkum.
        [few] { $seat } wydaje { $count } żetony orichalkum.
       *[many] { $seat } wydaje { $count } żetonów orichalkum.
    }
    .you =
        { $count ->
            [one] Wydajesz 1 żeton orichalkum.
            [few] Wydajesz { $count } żetony orichalkum.
           *[many] Wydajesz { $count } żetonów orichalkum.
        }
hellas-event-orichalkum_taken = { $seat } bierze orichalkum { $region_from }.
    .you = Bierzesz orichalkum { $region_from }.

hellas-why-a_construct_was_used = W tej turze użyto już konstruktu.
hellas-why-it_belongs_to_the_start_of_a_turn = To robi się na początku tury, przed jakąkolwiek akcją.
hellas-why-that_construct_does_not_lie_open = Konstrukt „{ $construct }” nie jest odkryty.
hellas-why-the_horse_goes_to_cities = { $region }: tam nie ma miasta.
hellas-why-you_have_too_little_orichalkum =
    { $count ->
        [one] Brakuje ci orichalkum: potrzeba 1 żetonu.
       *[other] Brakuje ci orichalkum: potrzeba { $count } żetonów.
    }

hellas-construct-wings_of_daedalus = Skrzydła Dedala
    .text = Umieść swojego bohatera w dowolnym regionie. Nie można tak rozpocząć zadania.
hellas-construct-field_forge = Polowa kuźnia
    .text = Dobierz 2 karty walki.
hellas-construct-labyrinth = Labirynt
    .text = Umieść potwora w dowolnym innym regionie.
hellas-construct-golden_maidens = Złote służki
    .text = Zdejmij 1 żeton wykorzystanej akcji z jednej ze swoich akcji specjalnych.
hellas-construct-gastraphetes = Gastrafetes
    .text = Zadaj 1 ranę potworowi w regionie swojego bohatera albo obok, bez jej nagrody.
hellas-construct-bronze_bulls = Spiżowe byki
    .text = Zabij do 3 hoplitów w regionie swojego bohatera albo w jednym regionie obok.
hellas-construct-automaton_legion = Legion automatów
    .text = Zwerbuj do 4 hoplitów w jednym regionie, który kontrolujesz.
hellas-construct-votive_tripods = Trójnogi wotywne
    .text = Otrzymujesz 2 kapłanów.
hellas-construct-antikythera_mechanism = Mechanizm z Antykithiry
    .text = Obejrzyj 3 błogosławieństwa i zatrzymaj 1.
hellas-construct-trojan_horse = Koń trojański
    .text = Maszeruj z jednego regionu do sąsiedniego z miastem. Siła armii +2 w bitwie, którą to wywoła.

hellas-field-constructs = construct
    .item = { $item }
