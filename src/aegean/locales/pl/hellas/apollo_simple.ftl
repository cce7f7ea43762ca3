### Lords of Hellas: Apollo, tryb uproszczony.

hellas-expansion-apollo_simple = Apollo, tryb uproszczony
    .about = Apollo w miejscu Hermesa: jego lutnia, dziesięć błogosławieństw i moc, która leczy albo zabija.

hellas-action-choose_event = Niech nastąpi to wydarzenie: „{ $drawn }”
hellas-action-usurp_region = Uzurpacja: { $region }

hellas-decision-answer_roll = Rzut dla potwora { $monster }: { $roll }. Grasz na lutni?
    .short = możesz zagrać na lutni
hellas-decision-choose_event = Te karty wydarzeń widzisz tylko ty. Która nastąpi? Druga trafi na spód talii.
    .short = wybierasz wydarzenie
hellas-decision-heal_or_strike =
    { $left ->
        [one] Apollo: wyleczyć obrażenie czy zabić hoplitę?
        [few] Apollo: { $left } razy możesz wyleczyć obrażenie albo zabić hoplitę.
       *[many] Apollo: { $left } razy możesz wyleczyć obrażenie albo zabić hoplitę.
    }
hellas-decision-step_hero = Rydwan słońca: bohater może się przesunąć do sąsiedniego regionu. Dokąd?
    .short = możesz przesunąć bohatera
hellas-decision-usurp_region = Nad którym regionem przejmujesz władzę?

hellas-event-events_seen =
    { $count ->
        [one] { $seat } ogląda 1 kartę wydarzeń: { $events }.
        [few] { $seat } ogląda { $count } karty wydarzeń: { $events }.
       *[many] { $seat } ogląda { $count } kart wydarzeń: { $events }.
    }
    .unseen = { $seat } ogląda karty z wierzchu talii wydarzeń.
    .you =
        { $count ->
            [one] Oglądasz 1 kartę wydarzeń: { $events }.
            [few] Oglądasz { $count } karty wydarzeń: { $events }.
           *[many] Oglądasz { $count } kart wydarzeń: { $events }.
        }
hellas-event-roll_ignored = { $seat } gra na lutni: rzut dla potwora { $monster } się nie liczy.
    .you = Grasz na lutni: rzut dla potwora { $monster } się nie liczy.
hellas-field-events = evolution quest event_card
    .item = { $item }

hellas-why-that_card_is_not_before_you = „{ $drawn }” nie jest jedną z oglądanych kart.
hellas-why-your_hero_is_not_beside_it = { $region }: bohatera nie ma ani tam, ani obok.

hellas-god-apollo = Apollo
    .of = Apollina
    .text = Modlitwa podnosi Szybkość o 1. Potem, zależnie od poziomu jego monumentu, możesz wyleczyć 1 obrażenie albo zabić 1 hoplitę w regionie bohatera lub sąsiednim: raz na poziomie 2, dwa razy na poziomie 3, trzy razy na poziomach 4 i 5.
hellas-artifact-apollos_lute = Lutnia Apollina
    .text = Po rzucie kością potworów, w turze dowolnego gracza: zignoruj wynik.

hellas-blessing-converts = Nawróceni
    .text = Apollo: gdy przejmujesz Uzurpacją region ze świątynią, otrzymujesz 1 kapłana.
hellas-blessing-pythias_vision = Wizja Pytii
    .text = Apollo: gdy dobierasz kartę wydarzeń, obejrzyj 2 z wierzchu; jedna następuje, druga trafia na spód talii.
hellas-blessing-healing_hands = Uzdrawiające dłonie
    .text = Apollo: po Przygotowaniu wylecz 1 obrażenie.
hellas-blessing-golden_bow = Złoty łuk
    .text = Apollo: w chwili otrzymania dobierz 1 kartę walki. W twoich polowaniach dwie karty łuku razem zakrywają dowolny symbol.
hellas-blessing-silver_arrow = Srebrna strzała
    .text = Apollo: zamiast ruchu bohatera odrzuć 1 kartę walki, aby zabić 1 hoplitę w regionie bohatera.
hellas-blessing-beloved_ruler = Umiłowany władca
    .text = Apollo: siła armii +2 w twoich bitwach w krainie, której żeton chwały posiadasz.
hellas-blessing-songs_of_glory = Pieśni chwały
    .text = Apollo: ilekroć zdobywasz żeton chwały, dobierz 2 karty walki.
hellas-blessing-sun_chariot = Rydwan słońca
    .text = Apollo: w chwili otrzymania Szybkość +1. Ilekroć ktoś buduje monument, bohater może się przesunąć do sąsiedniego regionu; nie rozpoczyna tak zadania.
hellas-blessing-herald_of_the_sun = Herold słońca
    .text = Apollo: Uzurpacją możesz zamiast tego przejąć region obok regionu bohatera, jeśli masz żeton chwały jego krainy.
hellas-blessing-clear_omen = Jasna wróżba
    .text = Apollo: w chwili otrzymania weź 1 kapłana. Twoje modlitwy używają boskiej mocy tak, jakby monument miał o jeden poziom więcej.
