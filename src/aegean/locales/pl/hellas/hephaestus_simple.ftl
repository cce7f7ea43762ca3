### Lords of Hellas: Hefajstos, tryb uproszczony.

hellas-expansion-hephaestus_simple = Hefajstos, tryb uproszczony
    .about = Hefajstos w miejscu Zeusa: jego młot, dziesięć błogosławieństw, pięć kolejnych neutralnych artefaktów i moc, która ładuje artefakty.
    .short = Uproszczony

hellas-action-draw_card = Weź kartę walki
hellas-action-exchange = Oddaj za to „{ $blessing }”
hellas-action-pour = { $attribute } liczy się o 1 więcej
hellas-action-turn_artifact = Oznacz „{ $artifact }” jako użyty

hellas-decision-draw_or_charge =
    { $left ->
        [one] Hefajstos: dobrać kartę walki czy naładować artefakt?
        [few] Hefajstos: { $left } razy dobierasz kartę walki albo ładujesz artefakt.
       *[many] Hefajstos: { $left } razy dobierasz kartę walki albo ładujesz artefakt.
    }
hellas-decision-exchange_blessing = Błogosławieństwo „{ $blessing }” widzisz tylko ty. Za które ze swoich je zatrzymujesz? ({ $blessing_text }) Jeśli zrezygnujesz, zostanie odrzucone.
    .laid = Za które ze swoich błogosławieństw zatrzymujesz „{ $blessing }”? Jeśli zrezygnujesz, zostanie odrzucone.
hellas-decision-keep_city = Twoje miasto jest stracone. Zachowujesz je dzięki Palladionowi, tak że wycofa się zwycięzca?
    .short = możesz zachować miasto
hellas-decision-pour_goblet = Złoty puchar: która cecha liczy się o 1 więcej w twoim następnym ruchu lub polowaniu?
hellas-decision-see_attack = { $monster } oddaje cios: { $hunter }. Używasz laski, aby zobaczyć karty ataku i wybrać?
    .short = możesz użyć laski
hellas-decision-turn_artifact = Prowizoryczna broń: który artefakt oznaczasz jako użyty?

hellas-event-artifact_turned = { $seat } oznacza artefakt „{ $artifact }” jako użyty.
    .you = Oznaczasz artefakt „{ $artifact }” jako użyty.
hellas-event-attacks_seen = { $seat } ogląda karty ataku potworów: { $attacks }.
    .unseen = { $seat } ogląda karty ataku potworów.
    .you = Oglądasz karty ataku potworów: { $attacks }.
hellas-event-blessing_seen = { $seat } ogląda błogosławieństwo „{ $blessing }”.
    .unseen = { $seat } ogląda błogosławieństwo.
    .you = Oglądasz błogosławieństwo „{ $blessing }”.
hellas-event-goblet_poured = { $seat } pije ze złotego pucharu: { $attribute } liczy się o 1 więcej w następnym ruchu lub polowaniu.
    .you = Pijesz ze złotego pucharu: { $attribute } liczy się o 1 więcej w twoim następnym ruchu lub polowaniu.
hellas-event-winner_turned_back = Palladion chroni miasto gracza { $seat } { $region_in }: zwycięzca się wycofuje.
    .you = Palladion chroni twoje miasto { $region_in }: zwycięzca się wycofuje.

hellas-why-no_combat_card_is_left = Nie ma już karty walki do dobrania.
hellas-why-that_attribute_cannot_be_raised = { $attribute }: cecha ma obrażenie albo najwyższą wartość.
hellas-why-that_blessing_is_not_yours = Nie masz błogosławieństwa „{ $blessing }”.

hellas-god-hephaestus = Hefajstos
    .of = Hefajstosa
    .text = Modlitwa podnosi Siłę o 1. Potem, zależnie od poziomu jego monumentu, dobierasz 1 kartę walki albo ładujesz 1 ze swoich artefaktów: raz na poziomie 2, dwa razy na poziomie 3, trzy razy na poziomach 4 i 5.
hellas-artifact-hephaestus_hammer = Młot Hefajstosa
    .text = W swojej turze: naładuj inny ze swoich artefaktów.
hellas-artifact-golden_goblet = Złoty puchar Heliosa
    .text = W swojej turze, między akcjami: cecha bez obrażenia liczy się o 1 więcej, najwyżej 5, w twoim następnym ruchu hoplitów, ruchu bohatera lub polowaniu tej tury.
hellas-artifact-dragon_teeth = Smocze zęby
    .text = W swojej turze: ginie połowa hoplitów w regionie twojego bohatera, w zaokrągleniu w górę.
hellas-artifact-palladium = Palladion
    .text = Gdy bronisz regionu z miastem lub Spartą i przegrywasz: po stratach zamiast ciebie wycofuje się zwycięzca, a region zostaje, jak był.
hellas-artifact-staff_of_tiresias = Laska Tejrezjasza
    .text = Na każdym polowaniu, zanim zostanie wybrana karta ataku potworów: obejrzyj dobrane karty i wybierz.
hellas-artifact-orpheus_lyre = Lira Orfeusza
    .text = W swojej turze: obejrzyj błogosławieństwo z talii. Zatrzymaj je za jedno ze swoich albo odłóż.

hellas-blessing-charged_by_fire = Naładowany ogniem
    .text = Hefajstos: w chwili otrzymania dobierz 1 kartę walki. Raz w swojej turze, między akcjami, możesz odrzucić kartę pochodni, aby naładować 1 artefakt.
hellas-blessing-forge_temple = Świątynia-kuźnia
    .text = Hefajstos: w chwili otrzymania weź 1 kapłana. Po akcji Budowa świątyni naładuj 1 artefakt.
hellas-blessing-votive_offering = Dar wotywny
    .text = Hefajstos: zamiast modlitwy oddaj artefakt neutralny lub potwora, aby podnieść cechę o 1.
hellas-blessing-master_smith = Mistrz kowalski
    .text = Hefajstos: w chwili otrzymania dobierz 2 neutralne artefakty i zatrzymaj 1; trafia do ciebie użyty.
hellas-blessing-tempered_steel = Hartowana stal
    .text = Hefajstos: w twoich polowaniach karty miecza, maczugi, topora i włóczni zagrane w obronie liczą się o 1 więcej.
hellas-blessing-bronze_armour = Spiżowa zbroja
    .text = Hefajstos: w każdej bitwie pierwszy symbol strat na twoich kartach się nie liczy.
hellas-blessing-tireless_bellows = Niestrudzone miechy
    .text = Hefajstos: po Przygotowaniu naładuj 1 artefakt.
hellas-blessing-living_statues = Żywe posągi
    .text = Hefajstos: gdy się bronisz, siła armii +1 za każde 2 artefakty, które posiadasz, najwyżej +2.
hellas-blessing-improvised_weapon = Prowizoryczna broń
    .text = Hefajstos: na początku polowania możesz oznaczyć naładowany artefakt jako użyty, aby dobrać 2 karty walki.
hellas-blessing-inventor = Wynalazca
    .text = Hefajstos: w chwili otrzymania dobierz 1 kartę walki; a ilekroć zdobywasz artefakt neutralny lub potwora albo relikt inny niż Błyskawica, dobierz 1.
