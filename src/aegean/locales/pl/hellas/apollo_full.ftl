### Lords of Hellas: Władca słońca.

hellas-expansion-apollo_full = Władca słońca
    .about = Apollo jako czwarte bóstwo w Mesenii, jego lutnia, dziesięć błogosławieństw i dziewięć muz, które zmieniają krainy, w których stoją.
    .short = Pełny

hellas-action-move_muse = Przesuń muzę { $region_to }
hellas-action-take_muse = Weź muzę: { $muse }
hellas-action-call_muse = Użyj muzy zamiast ją przesunąć

hellas-begin-muse_movement = Dokąd idzie twoja muza?
hellas-narrow-move_muse = Dokąd idzie twoja muza?

hellas-decision-lead_hoplites = Których hoplitów Terpsychora prowadzi do sąsiedniego regionu?
    .short = prowadzisz hoplitów
hellas-decision-take_muse = Którą muzę bierzesz? Jej karta zastąpi tę, którą masz.
    .short = bierzesz muzę

hellas-event-muse_came = Muza { $muse } przychodzi { $region_to } ({ $seat }).
    .you = Twoja muza { $muse } przychodzi { $region_to }.
hellas-event-muse_left = Muza { $muse } opuszcza grę ({ $seat }).
    .you = Twoja muza { $muse } opuszcza grę.
hellas-event-muse_moved = { $seat } prowadzi muzę { $region_to } ({ $muse }).
    .you = Prowadzisz muzę { $region_to } ({ $muse }).
hellas-event-muse_taken = { $seat } zdobywa muzę: { $muse }.
    .you = Zdobywasz muzę: { $muse }.
hellas-event-muse_used = { $seat } używa muzy zamiast ją przesunąć ({ $muse }).
    .you = Używasz muzy zamiast ją przesunąć ({ $muse }).
hellas-event-muses_laid_out = Odkryte są teraz muzy: { $muses }.
hellas-field-muses = muse
    .item = { $item }

hellas-why-a_muse_guards_that_region = Kaliope strzeże regionu { $region }: nikt inny nie może go uzurpować.
hellas-why-it_is_not_in_the_land_of_your_muse = { $region } nie leży w krainie twojej muzy albo nic nie może stamtąd wyjść.
hellas-why-its_lord_owns_that_lands_glory_token = Kto kontroluje ten region, ma żeton chwały tej krainy; na to muza nie pomoże.
hellas-why-she_stands_there = Twoja muza już tam stoi: { $region }.
hellas-why-that_muse_does_not_lie_open = { $muse } nie leży odkryta.
hellas-why-your_first_muse_must_be_taken = Nie masz jeszcze muzy: weź jedną z odkrytych.
hellas-why-your_muse_does_not_come_so_far = { $region } jest za daleko dla twojej muzy przy Szybkości twojego bohatera.
hellas-why-your_muse_is_not_on_the_map = Twojej muzy nie ma na mapie.
hellas-why-your_muse_only_moves = { $muse } nic nie robi zamiast ruchu.

hellas-god-apollo_full = Apollo z muzami
    .of = Apollina z muzami
    .text = Modlitwa pozwala wziąć jedną z odkrytych kart muz. Potem zależnie od poziomu jego monumentu możesz wyleczyć 1 obrażenie albo zabić 1 hoplitę gdziekolwiek: raz na poziomie 2, dwa razy na poziomie 3, trzy razy na poziomach 4 i 5.
hellas-regular-muse_movement = Ruch muzy
    .text = Przesuń muzę o najwyżej tyle regionów, ile wynosi Szybkość bohatera, albo użyj tego, co robi ona zamiast ruchu.

hellas-muse-kalliope = Kaliope
    .text = W jej krainie nikt inny nie może uzurpować regionu, który kontrolujesz.
hellas-muse-euterpe = Euterpe
    .text = W jej krainie populacja jest dla ciebie o 1 niższa, a dla wszystkich innych o 1 wyższa.
hellas-muse-erato = Erato
    .text = Zamiast ją przesunąć, zwerbuj 1 hoplitę w regionie jej krainy, który kontrolujesz.
hellas-muse-klio = Klio
    .text = Po wygranej bitwie w jej krainie weź żeton chwały tej krainy.
hellas-muse-melpomene = Melpomena
    .text = Kto przegrywa z tobą bitwę w jej krainie, traci 1 hoplitę więcej.
hellas-muse-terpsichore = Terpsychora
    .text = Zamiast ją przesunąć, przesuń najwyżej 2 swoich hoplitów z jednego regionu jej krainy do sąsiedniego.
hellas-muse-thalia = Talia
    .text = Siła armii +1 w twoich bitwach w jej krainie.
hellas-muse-polyhymnia = Polihymnia
    .text = Gdy ktokolwiek buduje monument, otrzymujesz 1 kapłana, jeśli kontrolujesz region ze świątynią w jej krainie.
hellas-muse-urania = Urania
    .text = Zamiast ją przesunąć, przesuń o 1 region potwora w jej krainie.
