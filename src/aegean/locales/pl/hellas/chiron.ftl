### Lords of Hellas: Chiron.

hellas-expansion-chiron = Chiron
    .about = Potwór, który uczy: bohaterowie trenują u niego, a karta treningu wraca w każdej epoce.

hellas-action-show = Pokaż kartę „{ $card }”

hellas-decision-show =
    { $left ->
        [one] Pokaż kartę z symbolem „{ $symbol }”.
        [few] Pokaż kolejno { $left } karty; następną z symbolem „{ $symbol }”.
       *[many] Pokaż kolejno { $left } kart; następną z symbolem „{ $symbol }”.
    }
    .short = pokazujesz karty

hellas-event-card_shown = { $seat } pokazuje kartę „{ $card }”.
    .you = Pokazujesz kartę „{ $card }”.
hellas-event-quest_pushed_out = Trening zajmuje miejsce zadania „{ $quest }”, które zostaje odrzucone.
hellas-event-training_waits = Na każdym zadaniu jest bohater: „{ $quest }” czeka na wolne miejsce.
hellas-event-training_ended = Wraz ze śmiercią Chirona kończy się każdy trening { $region_in }.

hellas-why-that_card_was_shown = Tę kartę pokazano już za inny symbol.
hellas-why-that_card_is_needed_for_another_symbol = Ta karta jest jeszcze potrzebna za inny symbol.

hellas-monster-chiron = Chiron
    .object = Chirona
    .text = Rany: łuk, łuk, pochodnia, miecz, miecz (kapłan), włócznia (artefakt). Atak na region: jeśli jest ranny, w każdym regionie jego krainy ginie 1 hoplita; jeśli nie, leczy 1 obrażenie każdego bohatera w tej krainie. Atak specjalny: 1 obrażenie; polujący odrzuca 1 artefakt, jeśli jakiś ma. Dopóki jest na planszy, bohaterowie mogą u niego trenować. Artefakt: { hellas-artifact-ashen_spear }.
hellas-evolution-chiron_thessaly = Chiron z Tesalii
    .text = Jeszcze jeden symbol rany: topór.
hellas-evolution-chiron_laconia = Chiron z Lakonii
    .text = Jego atak na region zabija 2 hoplitów zamiast 1.

hellas-artifact-ashen_spear = Jesionowa włócznia
    .text = Gdy zagrywasz kartę walki w bitwie lub w obronie na polowaniu: dodaj 2 do jej siły.

hellas-card-unforgiven = Bez przebaczenia
    .text = Siła 1, bez strat. Straty przeciwnika +2.
hellas-card-tactical_failure = Taktyczna porażka
    .text = Siła 1, bez strat. Po bitwie przeciwnik zatrzymuje 1 kartę walki, a pozostałe odrzuca.
hellas-card-night_watch = Nocna straż
    .text = Siła 1, bez strat. Jeśli się bronisz, od razu zwerbuj 1 hoplitę do bitwy.
hellas-card-breach = Wyłom
    .text = Siła 1, bez strat. Nie liczy się to, co dodają ufortyfikowani hoplici przeciwnika.
hellas-card-relentless = Nieustępliwość
    .text = Siła 2, 1 strata. Siła armii +2, jeśli atakujesz.
hellas-card-long_reach = Daleki zasięg
    .text = Siła 2, bez strat. Siła armii +2, jeśli masz w bitwie mniej hoplitów niż przeciwnik.

-hellas-trained = Nagroda: ta karta. Leży obok twojej ręki: po zagraniu nie odrzuca się jej, lecz jest użyta, i ładuje się przy budowie monumentu.
hellas-quest-unforgiven = Trening: Bez przebaczenia
    .text = W regionie Chirona. Etapy: pokaż łuk; dwa łuki; dwa łuki i pochodnię. { -hellas-trained }
hellas-quest-tactical_failure = Trening: Taktyczna porażka
    .text = W regionie Chirona. Etapy: pokaż miecz; miecz i łuk; miecz, buławę i łuk. { -hellas-trained }
hellas-quest-night_watch = Trening: Nocna straż
    .text = W regionie Chirona. Etapy: pokaż pochodnię; dwie pochodnie; dwie pochodnie i łuk. { -hellas-trained }
hellas-quest-breach = Trening: Wyłom
    .text = W regionie Chirona. Etapy: pokaż buławę; buławę i pochodnię; buławę, miecz i pochodnię. { -hellas-trained }
hellas-quest-relentless = Trening: Nieustępliwość
    .text = W regionie Chirona. Etapy: pokaż topór; topór i łuk; topór, buławę i pochodnię. { -hellas-trained }
hellas-quest-long_reach = Trening: Daleki zasięg
    .text = W regionie Chirona. Etapy: pokaż włócznię; włócznię i pochodnię; włócznię, miecz i łuk. { -hellas-trained }
