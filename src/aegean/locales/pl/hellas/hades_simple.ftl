### Lords of Hellas: Hades, tryb uproszczony.

hellas-expansion-hades_simple = Hades, tryb uproszczony
    .about = Hades w miejscu Zeusa: jego hełm, dziesięć błogosławieństw i moc, która kieruje potworami.
    .short = Uproszczony

hellas-action-bargain = Zabij 2 własnych hoplitów za kapłana: { $region }
hellas-action-remove_hoplite = Usuń hoplitę z gry: { $region }

hellas-decision-command_monster =
    { $count ->
        [one] { $monster } słucha ciebie: może się poruszyć albo zaatakować region.
       *[other] { $monster } słucha ciebie: może się poruszyć i zaatakować region, w dowolnej kolejności.
    }
hellas-decision-drive_monster = Którym potworem kierujesz?
hellas-decision-remove_hoplites =
    { $left ->
        [one] Zaraza: jeden z twoich hoplitów odpada z gry. Skąd?
        [few] Zaraza: { $left } z twoich hoplitów odpada z gry. Skąd pierwszy?
       *[many] Zaraza: { $left } z twoich hoplitów odpada z gry. Skąd pierwszy?
    }
    .short = zaraza zabiera twoich hoplitów
hellas-decision-soul_bargain = Targ o dusze: zabić 2 twoich hoplitów w jednym regionie za kapłana? Gdzie?
hellas-decision-strike_enemy = Świątynia śmierci: ginie hoplita innego gracza. Gdzie?

hellas-event-hoplite_removed = Zaraza: { $seat } traci na zawsze hoplitę { $region_in }.
    .you = Zaraza: tracisz na zawsze hoplitę { $region_in }.
hellas-event-hoplites_removed = Zaraza: { $seat } usuwa z gry { hellas-phrase-hoplites } ze swojej puli.
    .you = Zaraza: usuwasz z gry { hellas-phrase-hoplites } ze swojej puli.
hellas-event-injury_ignored = { $seat } nosi Hełm Hadesa: obrażenie się nie liczy.
    .you = Nosisz Hełm Hadesa: obrażenie się nie liczy.

hellas-why-the_monster_has_done_that = { $monster } już to zrobił.

hellas-god-hades = Hades
    .of = Hadesa
    .text = Modlitwa podnosi Siłę o 1. Potem, zależnie od poziomu jego monumentu, możesz kierować wybranym potworem: o 1 region na poziomie 2, do 2 regionów na poziomie 3; na poziomach 4 i 5 porusza się o 1 region i wykonuje atak na region, w dowolnej kolejności.
hellas-artifact-hades_helmet = Hełm Hadesa
    .text = Gdy twój bohater otrzymuje obrażenie, w turze dowolnego gracza: zignoruj je. Nie dotyczy obrażenia, którym płacisz.

hellas-blessing-price_of_victory = Cena zwycięstwa
    .text = Hades: po twojej bitwie, w której zginęło co najmniej 2 hoplitów, dobierz 1 kartę walki.
hellas-blessing-plague = Zaraza
    .text = Hades: w chwili otrzymania każdy inny gracz usuwa z gry 2 hoplitów: ze swojej puli, a jeśli ich brak, z mapy.
hellas-blessing-temple_of_death = Świątynia śmierci
    .text = Hades: po akcji Budowa świątyni możesz zabić gdziekolwiek 1 hoplitę innego gracza.
hellas-blessing-ferrymans_toll = Obol przewoźnika
    .text = Hades: gdy atak potwora na region zabija twoich hoplitów, dobierz 1 kartę walki.
hellas-blessing-leash_of_cerberus = Smycz Cerbera
    .text = Hades: zamiast ruchu bohatera przesuń o 1 region potwora z regionu bohatera lub sąsiedniego.
hellas-blessing-blood_debt = Dług krwi
    .text = Hades: raz w bitwie, gdy zagrywasz kartę walki, możesz zabić 1 swojego hoplitę w tej bitwie, aby dodać 3 do siły karty. Musi zostać co najmniej 1 i tylu, ile masz symboli strat.
hellas-blessing-grave_guard = Straż grobów
    .text = Hades: siła armii +2 w twoich bitwach w regionie z potworem (tryb pełny: albo z wojownikiem Hadesa).
hellas-blessing-second_life = Drugie życie
    .text = Hades: po bitwie, w której zginęli twoi hoplici, zwerbuj 1 hoplitę w regionie pod swoją kontrolą.
hellas-blessing-undying_will = Nieśmiertelna wola
    .text = Hades: w chwili otrzymania Przyzwanie +1 (tryb uproszczony: Siła +1). Po nieudanym polowaniu bohater nie otrzymuje kolejnego obrażenia.
hellas-blessing-soul_bargain = Targ o dusze
    .text = Hades: po akcji Werbunek możesz zabić 2 swoich hoplitów w jednym regionie, aby otrzymać 1 kapłana.
