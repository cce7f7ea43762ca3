### Lords of Hellas: Atlas: Przeciążenie.

hellas-expansion-atlas_overload = Atlas
    .about = Atlas dźwiga niebo nad Mesenią. Z ponumerowanych portów wysyła się do niego hoplitów; gdy niebo spadnie, wygrywa ten, kto ma ich tam najwięcej.
    .short = Przeciążenie

hellas-action-bonus = Połóż żeton premii: { $attribute }
hellas-action-hold_sky = Podtrzymaj niebo
hellas-action-send = Wyślij hoplitę { $region_from } do Atlasa

hellas-decision-hold_sky =
    { $spaces ->
        [one] Czy twój bohater podtrzymuje niebo? Podnosi się o 1 pole, na { $left }, a bohater wraca po następnej Budowie monumentu.
        [few] Czy twój bohater podtrzymuje niebo? Podnosi się o { $spaces } pola, na { $left }, a bohater wraca po następnej Budowie monumentu.
       *[many] Czy twój bohater podtrzymuje niebo? Podnosi się o { $spaces } pól, na { $left }, a bohater wraca po następnej Budowie monumentu.
    }
    .short = twój bohater może podtrzymać niebo
hellas-decision-place_bonus = Którą cechę podnosi żeton premii Atlasa, dopóki go masz?
    .short = kładziesz żeton premii Atlasa
hellas-decision-send_hoplite = Port { $number }: czy wysyłasz hoplitę { $region_from } do Atlasa?
    .short = port { $number } może wysłać hoplitę

hellas-event-atlas_left = { $seat } zabiera { hellas-phrase-hoplites } od Atlasa do puli.
    .you = Zabierasz { hellas-phrase-hoplites } od Atlasa do swojej puli.
hellas-event-bonus_taken = { $seat } otrzymuje żeton premii Atlasa: { $attribute } +1.
    .you = Otrzymujesz żeton premii Atlasa: { $attribute } +1.
hellas-event-hoplite_sent = { $seat } wysyła hoplitę { $region_from }, z portu { $number }, do Atlasa.
    .you = Wysyłasz hoplitę { $region_from }, z portu { $number }, do Atlasa.
hellas-event-sky_held =
    { $spaces ->
        [one] { $seat } podtrzymuje niebo: podnosi się o 1 pole, na { $left }.
        [few] { $seat } podtrzymuje niebo: podnosi się o { $spaces } pola, na { $left }.
       *[many] { $seat } podtrzymuje niebo: podnosi się o { $spaces } pól, na { $left }.
    }
    .you =
        { $spaces ->
            [one] Podtrzymujesz niebo: podnosi się o 1 pole, na { $left }.
            [few] Podtrzymujesz niebo: podnosi się o { $spaces } pola, na { $left }.
           *[many] Podtrzymujesz niebo: podnosi się o { $spaces } pól, na { $left }.
        }
hellas-event-sky_sank =
    { $spaces ->
        [0] Niebo nad Atlasem trzyma się: { $cards }, razem { $strength }, mniej o { hellas-phrase-hoplites }. Zostaje { $left }.
        [one] Niebo nad Atlasem opada o 1 pole: { $cards }, razem { $strength }, mniej o { hellas-phrase-hoplites }. Zostaje { $left }.
        [few] Niebo nad Atlasem opada o { $spaces } pola: { $cards }, razem { $strength }, mniej o { hellas-phrase-hoplites }. Zostaje { $left }.
       *[many] Niebo nad Atlasem opada o { $spaces } pól: { $cards }, razem { $strength }, mniej o { hellas-phrase-hoplites }. Zostaje { $left }.
    }

hellas-why-another_port_is_asked_for = { $region }: ten port nie jest na kolei; wysyła się w kolejności numerów.
hellas-why-it_is_no_attribute_of_a_hero = Żeton premii leży na cesze bohatera, a { $attribute } nią nie jest.

hellas-away-atlas = Podtrzymuje niebo
hellas-reason-overload = { hellas-victory-overload }: niebo spadło, a większość stojących pod nim należy do jednego władcy.
hellas-victory-overload = Atlas: Przeciążenie
    .text = Przy każdej Budowie monumentu z portów wysyła się hoplitów do Atlasa, potem dwie karty walki przesuwają żeton przeciążenia z 15 w stronę 0, mniej o 1 za każdego hoplitę na monumencie. Przy 0 wygrywa ten, kto ma na Atlasie najwięcej hoplitów; przy remisie właściciel żetonu premii.
