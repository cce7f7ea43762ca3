### Lords of Hellas: Atlantis.

hellas-expansion-atlantis = Atlantyda
    .about = Plansza z trzema regionami dla piątej osoby: fabryka, spiżowy olbrzym Talos, Syrena, Ketos na szlakach morskich, trzy zadania i Klejto.

hellas-action-call_upon = Użyj mocy na poziomie { $level }: { $god }
hellas-action-mend = Zasklep ranę „{ $target }”
hellas-action-move_talos = Przesuń Talosa { $region_to }
hellas-action-swim = Na szlak morski między regionami { $start } i { $region }
hellas-action-talos_attack = Talos wykonuje atak na region

hellas-narrow-call_upon = Na którym poziomie używasz mocy?
    .known = Na którym poziomie używasz mocy { $god_of }?
hellas-narrow-move_talos = Dokąd idzie Talos?
hellas-narrow-swim = Na który szlak morski? Wybierz jeden z jego brzegów.
    .known = A drugi brzeg szlaku { $start_from }?
hellas-begin-talos = Talos cię słucha: przesuń go albo każ mu wykonać atak na region.

hellas-decision-call_upon = Persefona ocalona. Czyjej mocy używasz i na którym poziomie?
    .short = używasz mocy monumentu
hellas-decision-choose_injury = Talos uderza: { $hunter }. Która cecha otrzymuje obrażenie?
    .short = wybierasz obrażenie
hellas-decision-choose_shore = Potwór zabity na morzu: z krainy którego brzegu bierzesz żeton chwały?
    .short = wybierasz żeton chwały
hellas-decision-mend = { $monster } się zasklepia. Która rana znów jest odkryta?
    .short = zasklepiasz ranę
hellas-decision-talos = Faza potworów: Talos cię słucha. Rusza się, atakuje czy stoi?
    .short = Talos cię słucha
hellas-decision-talos_strikes = W którym regionie swojej krainy Talos zabija hoplitę?
    .short = Talos zabija hoplitę

hellas-event-god_called = { $seat } używa mocy { $god_of } na poziomie { $level }.
    .you = Używasz mocy { $god_of } na poziomie { $level }.
hellas-event-hero_held = { $seat } traci bohatera z mapy: { $away }.
    .you = Twój bohater znika z mapy: { $away }.
hellas-event-monster_appeared_at_sea = { $monster } pojawia się na szlaku morskim między regionami { $start } i { $region }!
hellas-event-monster_swam = { $monster } płynie na szlak morski między regionami { $start } i { $region }.
hellas-event-region_attack_at_sea = { $monster } wynurza się między regionami { $start } i { $region } i pustoszy wszystkie porty!
hellas-event-wound_mended = { $monster } zasklepia ranę: { $symbol }.

hellas-why-a_monument_has_no_such_level = Żaden monument nie ma takiego poziomu.
hellas-why-he_mends_no_such_wound = Ta rana nie jest zakryta albo nigdy się nie zasklepia.
hellas-why-he_obeys_you = Słucha ciebie, więc na niego nie polujesz.
hellas-why-no_hoplite_reaches_it_at_sea = Jest na morzu: żaden hoplita go nie dosięgnie.
hellas-why-no_sea_trail_joins_these = Żaden szlak morski nie łączy regionów { $start } i { $region }.
hellas-why-that_land_has_no_shore_there = Ta kraina nie ma brzegu przy jego szlaku.
hellas-why-that_trail_is_not_beside_its_own = Szlak między regionami { $start } i { $region } nie ma wspólnego brzegu z jego szlakiem.
hellas-why-the_monster_never_goes_there = Nigdy nie rusza { $region_to }.
hellas-why-you_do_not_command_him = Talosem dowodzi ten, kto kontroluje Wewnętrzny Krąg.

hellas-land-atlantis = fioletowa kraina
    .glory = fioletowy żeton chwały
    .text = Północna Atlantyda, Południowa Atlantyda i Wewnętrzny Krąg.
hellas-region-north_atlantis = Północna Atlantyda
    .in = w Północnej Atlantydzie
    .to = do Północnej Atlantydy
    .from = z Północnej Atlantydy
    .object = Północną Atlantydę
    .text = Fioletowa kraina, populacja 3. Miasto, port. Szlak morski do Attyki.
hellas-region-south_atlantis = Południowa Atlantyda
    .in = w Południowej Atlantydzie
    .to = do Południowej Atlantydy
    .from = z Południowej Atlantydy
    .object = Południową Atlantydę
    .text = Fioletowa kraina, populacja 2. Szlak morski na Kretę.
hellas-region-inner_circle = Wewnętrzny Krąg
    .in = w Wewnętrznym Kręgu
    .to = do Wewnętrznego Kręgu
    .from = z Wewnętrznego Kręgu
    .object = Wewnętrzny Krąg
    .text = Fioletowa kraina, populacja 5. Miejsce fabryki. Kto go kontroluje, dowodzi Talosem.
hellas-temple_kind-factory = fabrykę
    .text = Szczególna świątynia w Wewnętrznym Kręgu, wznoszona tam akcją Budowa świątyni. Nie ma numeru, nie zaczyna draftu i liczy się jako świątynia. Gdy stanie, budzi się Talos.
hellas-regular-talos = Talos
    .text = Jeśli kontrolujesz Wewnętrzny Krąg: Talos porusza się o 1 region albo wykonuje atak na region. Raz w twojej turze.
hellas-away-siren = u Syreny, aż ktoś zbuduje następny monument

hellas-monster-siren = Syrena
    .object = Syrenę
    .text = Rany: łuk, łuk, miecz (kapłan), topór (artefakt). Zdolność pasywna: porusza się tylko z portu do portu, do dowolnego innego. Atak na region: ginie 2 hoplitów. Atak specjalny: polowanie się kończy, a ona więzi bohatera, aż ktoś zbuduje następny monument; wtedy wraca on na Eubeę. Artefakt: { hellas-artifact-sirens_crown }.
hellas-monster-cetus = Ketos
    .object = Ketosa
    .text = Rany: pochodnia, pochodnia (kapłan), łuk, miecz, buława, topór (artefakt). Zdolność pasywna: żyje na szlaku morskim, z którego nie skorzysta żaden bohater ani hoplita, a poluje się na niego z obu brzegów. Atak na region: w każdym regionie z portem ginie 1 hoplita. Atak specjalny: 2 obrażenia; polujący odrzuca połowę kart walki, zaokrąglając w górę. Artefakt: { hellas-artifact-cetus_tentacle }.
hellas-monster-talos = Talos
    .object = Talosa
    .text = Rany: buława, buława, pochodnia (kapłan), pochodnia, łuk, topór (artefakt). Wchodzi z fabryką i słucha tego, kto kontroluje Wewnętrzny Krąg i nie może na niego polować. Atak na region: ginie 1 hoplita w dowolnym regionie jego krainy. Atak specjalny: 1 obrażenie cechy, którą wybiera dowodzący, Talos zasklepia jedną ranę inną niż buława i polowanie się kończy. Nie ma własnego artefaktu.
hellas-evolution-siren_laconia = Syrena z Lakonii
    .text = Kto wprowadza hoplitów do jej regionu, traci 1 z nich.
hellas-evolution-siren_north_atlantis = Syrena z Północnej Atlantydy
    .text = Jeszcze dwa symbole ran: pochodnia i buława.
hellas-evolution-cetus_chalkidiki = Ketos z północnego morza
    .text = Pojawia się między Chalkidyką a Eubeą. Jego atak na region zabija w każdym regionie z portem 2 hoplitów zamiast 1.
hellas-evolution-cetus_crete = Ketos z południowego morza
    .text = Pojawia się między Kretą a Południową Atlantydą. Jeszcze jeden symbol rany: włócznia.

hellas-artifact-sirens_crown = Korona Syreny
    .text = Zwerbuj do 1 hoplity w każdym kontrolowanym regionie z miastem.
hellas-artifact-cetus_tentacle = Macka Ketosa
    .text = Jeśli twój bohater jest w regionie z portem, gdzie nikt inny nie ma hoplitów: przejmij nad nim kontrolę; możesz zwerbować tam 1 hoplitę.

hellas-quest-graeae = Graje
    .text = Północna Atlantyda. Etapy: Przywództwo, Siła i Szybkość razem 5; razem 6; razem 7. Nagroda: zatrzymaj tę kartę; odrzuć ją na początku polowania, aby zadać 2 rany o dowolnych symbolach.
hellas-quest-pirithous_wedding = Wesele Pejritoosa
    .text = Attyka. Etapy: 1 zabity potwór; 1 zabity potwór i Przywództwo 2; 1 zabity potwór i Przywództwo 3. Nagroda: zatrzymaj tę kartę; odrzuć ją zamiast ruchu hoplitów, aby poruszyć raz każdego swojego hoplitę.
hellas-quest-saving_persephone = Na ratunek Persefonie
    .text = Południowa Atlantyda. Etapy: 1 błogosławieństwo; 1 błogosławieństwo i 1 kapłan; 1 błogosławieństwo i poświęcenie 1 kapłana. Nagroda: użyj mocy jednego monumentu na dowolnym poziomie, zbudowanym lub nie, jak przez modlitwę.
