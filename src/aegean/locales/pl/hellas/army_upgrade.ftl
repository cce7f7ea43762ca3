### Lords of Hellas: army upgrade.

hellas-expansion-army_upgrade = Ulepszenia armii
    .about = Sześć plansz do wyboru: każda armia zyskuje dwa ulepszenia, zamiast błogosławieństwa lub za wiele miast.

hellas-action-choose_board = Wybierz planszę ulepszeń „{ $army_board }”
hellas-action-upgrade = Ulepsz swoją armię: „{ $army_upgrade }”
hellas-action-storm = Poświęć 2 hoplitów i zrań { $monster_object }

hellas-decision-choose_board = Którą planszę ulepszeń wybierasz?
hellas-decision-upgrade_army = Nikt nie kontroluje więcej miast niż ty. Ulepszasz swoją armię?
    .short = możesz ulepszyć armię

hellas-narrow-storm = Którego potwora ranisz? Kosztuje to 2 hoplitów, którzy przy nim stoją.

hellas-event-board_chosen = { $seat } wybiera planszę ulepszeń „{ $army_board }”.
    .you = Wybierasz planszę ulepszeń „{ $army_board }”.
hellas-event-army_upgraded = { $seat } ulepsza armię: „{ $army_upgrade }”.
    .you = Ulepszasz swoją armię: „{ $army_upgrade }”.
hellas-event-monster_stormed = { $seat } poświęca hoplitów { $region_in }, by zranić { $monster_object }.
    .you = Poświęcasz hoplitów { $region_in }, by zranić { $monster_object }.

hellas-why-that_board_is_taken = Plansza „{ $army_board }” jest już zajęta.
hellas-why-that_upgrade_is_on_another_board = Ulepszenia „{ $army_upgrade }” nie ma na twojej planszy.
hellas-why-the_upper_upgrade_comes_first = Najpierw wybiera się górne ulepszenie swojej planszy.
hellas-why-you_have_that_upgrade = Twoja armia ma już ulepszenie „{ $army_upgrade }”.
hellas-why-your_army_lacks_that_upgrade = Twojej armii brakuje potrzebnego ulepszenia.
hellas-why-your_upgrade_tokens_are_placed = Oba twoje żetony ulepszeń już leżą na planszy.

hellas-army_board-ruthless = Bezlitośni
    .text = Najpierw „{ hellas-army_upgrade-pursuit }”, potem „{ hellas-army_upgrade-no_quarter }” lub „{ hellas-army_upgrade-blood_price }”.
hellas-army_board-settlers = Osadnicy
    .text = Najpierw „{ hellas-army_upgrade-colonists }”, potem „{ hellas-army_upgrade-scorched_earth }” lub „{ hellas-army_upgrade-beast_wards }”.
hellas-army_board-vanguard = Awangarda
    .text = Najpierw „{ hellas-army_upgrade-quick_step }”, potem „{ hellas-army_upgrade-long_march }” lub „{ hellas-army_upgrade-spearhead }”.
hellas-army_board-bulwark = Bastion
    .text = Najpierw „{ hellas-army_upgrade-city_guard }”, potem „{ hellas-army_upgrade-double_garrison }” lub „{ hellas-army_upgrade-closed_ranks }”.
hellas-army_board-muster = Pospolite ruszenie
    .text = Najpierw „{ hellas-army_upgrade-levy }”, potem „{ hellas-army_upgrade-fresh_ranks }” lub „{ hellas-army_upgrade-call_to_arms }”.
hellas-army_board-chosen_guard = Wyborowa straż
    .text = Najpierw „{ hellas-army_upgrade-veterans }”, potem „{ hellas-army_upgrade-drill }” lub „{ hellas-army_upgrade-hunting_party }”.

hellas-army_upgrade-pursuit = Pościg
    .text = Po stratach w każdej twojej bitwie, wygranej lub przegranej, ginie jeszcze 1 hoplita przeciwnika.
hellas-army_upgrade-no_quarter = Bez litości
    .text = Z bitwy, którą wygrywasz, nikt nie ucieka ani się nie wycofuje: giną wszyscy hoplici przegranego, którzy tam są.
hellas-army_upgrade-blood_price = Cena krwi
    .text = Raz w każdej swojej turze, między akcjami: poświęć 2 swoich hoplitów w regionie potwora, by zakryć jedną z jego ran.
hellas-army_upgrade-colonists = Koloniści
    .text = Siła populacji każdego regionu jest dla ciebie o 1 mniejsza, najmniej 1.
hellas-army_upgrade-scorched_earth = Spalona ziemia
    .text = Kto wchodzi do regionu pod twoją kontrolą, w którym nie masz hoplitów, zdejmuje tylko twój żeton kontroli: region staje się neutralny.
hellas-army_upgrade-beast_wards = Amulety
    .text = Ataki potworów na region nie zabijają twoich hoplitów.
hellas-army_upgrade-quick_step = Szybki krok
    .text = Twój Ruch hoplitów ma o 1 ruch więcej.
hellas-army_upgrade-long_march = Długi marsz
    .text = Twój Marsz może przesunąć grupę o najwyżej 2 regiony.
hellas-army_upgrade-spearhead = Grot włóczni
    .text = Siła armii +1, gdy atakujesz.
hellas-army_upgrade-city_guard = Straż miejska
    .text = Siła armii +1, gdy bronisz regionu z miastem lub Spartą.
hellas-army_upgrade-double_garrison = Podwójna załoga
    .text = W każdym mieście i w Sparcie może być 2 twoich ufortyfikowanych hoplitów, każdy ze swoją premią.
hellas-army_upgrade-closed_ranks = Zwarte szeregi
    .text = Gdy przegrywasz bitwę, nie tracisz dodatkowego hoplity.
hellas-army_upgrade-levy = Pobór
    .text = Przy Werbunku werbujesz też 1 hoplitę w dowolnym regionie pod swoją kontrolą.
hellas-army_upgrade-fresh_ranks = Świeże szeregi
    .text = Po wygranej bitwie zwerbuj 1 hoplitę w jej regionie, jeśli wciąż masz tam hoplitę.
hellas-army_upgrade-call_to_arms = Wezwanie do broni
    .text = Twoja Uzurpacja werbuje o 1 hoplitę więcej, tak samo każdy werbunek przy Przygotowaniu.
hellas-army_upgrade-veterans = Weterani
    .text = Po wygranej bitwie dobierz 1 kartę walki.
hellas-army_upgrade-drill = Musztra
    .text = W chwili otrzymania dobierz 1 kartę walki. Twój limit kart walki jest o 1 wyższy.
hellas-army_upgrade-hunting_party = Drużyna łowiecka
    .text = Na początku swojego polowania dobierz o 1 kartę walki więcej, jeśli masz w tym regionie co najmniej 2 hoplitów.
