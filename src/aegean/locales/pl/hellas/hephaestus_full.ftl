### Lords of Hellas: Hefajstos.

hellas-expansion-hephaestus_full = Hefajstos
    .about = Czwarte bóstwo w Mesenii, jego młot, dziesięć błogosławieństw, pięć dodatkowych neutralnych artefaktów i relikty, w które przekuwa się karty walki.
    .short = Pełny

hellas-action-reforge = Weź „{ $card }”
hellas-action-strike_with = Zadaj ranę „{ $target }” kartą „{ $card }” i drugą kartą

hellas-decision-reforge = Który relikt wykuwasz? Każdy oprócz Błyskawicy kosztuje kartę walki z jego symbolem.
    .short = możesz wykuć relikt
hellas-decision-spend_with = Którą kartę wykładasz razem z „{ $card }”?

hellas-event-card_copied = Lustrzana tarcza odbija „{ $card }” ({ $seat }).
    .you = Twoja lustrzana tarcza odbija „{ $card }”.
hellas-event-lightning_returned = { $seat } odkłada Błyskawicę do jej talii.
    .you = Odkładasz Błyskawicę do jej talii.
hellas-event-relics_laid_out = W kuźni leżą teraz odkryte: { $cards }.

hellas-narrow-strike_with = Którą ranę zadajesz?
    .known = Którą ranę zadajesz kartą „{ $card }” i drugą kartą?

hellas-why-it_needs_no_other_card = „{ $card }” nic nie daje z drugą kartą.
hellas-why-no_card_goes_with_it = Nie masz karty, która pasuje do „{ $card }”.
hellas-why-that_relic_does_not_lie_open = „{ $card }” nie leży odkryta w kuźni.
hellas-why-you_have_lightning_already = Masz już Błyskawicę; nikt nie ma dwóch.
hellas-why-you_hold_no_card_of_that_symbol = Nie masz na ręce karty z symbolem „{ $symbol }”.

hellas-god-hephaestus_full = Hefajstos z reliktami
    .of = Hefajstosa z reliktami
    .text = Modlitwa pozwala przekuć 1 kartę walki w relikt. Potem zależnie od poziomu jego monumentu dobierasz neutralne artefakty i zatrzymujesz 1, który przychodzi zużyty: 1 na poziomie 2, 2 na poziomie 3, 3 na poziomach 4 i 5.

hellas-symbol-lightning = błyskawica
    .set = błyskawic
    .text = Na polowaniu razem z dowolną inną kartą zakrywa dowolny symbol.

hellas-card-torch_of_prometheus = Pochodnia Prometeusza
    .text = Siła 2, bez strat. Siła armii +2, jeśli się bronisz. Na polowaniu razem z inną kartą pochodni zadaje dowolną ranę.
hellas-card-eurytus_bow = Łuk Eurytosa
    .text = Siła 2, bez strat. W regionie twojego bohatera: siła armii + twoja Siła. Na polowaniu razem z inną kartą łuku zadaje dowolną ranę.
hellas-card-sword_of_justice = Miecz sprawiedliwości
    .text = Siła 3, 1 strata. Przeciwnik może zagrać jeszcze 1 kartę, potem oboje spasowaliście. Na polowaniu: zagrany w obronie zadaje też ranę miecza.
hellas-card-club_of_periphetes = Maczuga Periphetesa
    .text = Siła 3, 1 strata. Jeśli wygrasz, przeciwnik traci jeszcze 2 hoplitów. Na polowaniu: dobierz 1 kartę walki, gdy zadaje ranę maczugi.
hellas-card-labrys = Labrys
    .text = Siła 4, 1 strata. Siła armii +1, jeśli atakujesz. Na polowaniu: dobierz 1 kartę walki, gdy zadaje ranę topora.
hellas-card-javelin_of_procris = Oszczep Prokris
    .text = Siła 3, bez strat. Jeśli masz co najmniej tylu hoplitów co przeciwnik, zabij od razu 1 z nich. Na polowaniu: gdy zadaje ranę włóczni, następny atak jest wart o 2 mniej.
hellas-card-mirror_shield = Lustrzana tarcza
    .text = Siła 0. Ma siłę, działanie i straty karty, którą przeciwnik zagrał ostatnio. Na polowaniu blokuje dowolny atak bez obrażenia; dobierz 1 kartę.
hellas-card-adamantine_sickle = Adamantowy sierp
    .text = Siła 4, 1 strata. Na polowaniu sam zadaje dowolną ranę.
hellas-card-lightning = Błyskawica
    .text = Siła 3, bez strat. Na polowaniu razem z dowolną inną kartą zadaje dowolną ranę. Po użyciu wraca; możesz mieć jedną.
