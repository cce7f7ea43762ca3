### Lords of Hellas: Hades.

hellas-expansion-hades_full = Hades
    .about = Czwarte bóstwo w Mesenii, jego hełm i dziesięć błogosławieństw, wojownicy idący z armiami i podziemia, z których wracają zabici.
    .short = Pełny

hellas-phrase-warriors =
    { $count ->
        [one] 1 wojownika Hadesa
       *[other] { $count } wojowników Hadesa
    }

hellas-action-escort = Weź ze sobą { hellas-phrase-warriors }
hellas-action-place_warrior = Umieść swojego wojownika Hadesa { $region_in }
hellas-action-resurrect = Wskrześ { hellas-phrase-hoplites } { $region_in }{ hellas-phrase-follows }
hellas-action-resurrect_to_supply = Przywróć { hellas-phrase-hoplites } do swojej puli

hellas-decision-escort =
    { $count ->
        [one] Wojownik Hadesa stoi { $start_in }. Czy idzie z twoją armią { $region_to }?
        [few] { $count } wojownicy Hadesa stoją { $start_in }. Ilu idzie z twoją armią { $region_to }?
       *[many] { $count } wojowników Hadesa stoi { $start_in }. Ilu idzie z twoją armią { $region_to }?
    }
    .short = wojownicy mogą iść z tobą
hellas-decision-place_warrior = Gdzie staje twój wojownik Hadesa? Populacja jego regionu liczy się o 1 wyżej.
hellas-begin-resurrection = Przez którą bramę wracają twoi zabici? A może do twojej puli?

hellas-event-gate_placed = { $seat } zaczyna { $region_in }: otwiera się tam brama Hadesa.
    .you = Zaczynasz { $region_in }: otwiera się tam brama Hadesa.
hellas-event-hoplites_raised = { $seat } wskrzesza { hellas-phrase-hoplites } { $region_in }.
    .you = Wskrzeszasz { hellas-phrase-hoplites } { $region_in }.
hellas-event-hoplites_returned = { $seat } przywraca { hellas-phrase-hoplites } z podziemi do puli.
    .you = Przywracasz { hellas-phrase-hoplites } z podziemi do swojej puli.
hellas-event-warrior_placed = { $seat } umieszcza wojownika Hadesa { $region_in }.
    .you = Umieszczasz wojownika Hadesa { $region_in }.
hellas-event-warriors_moved = { $seat } prowadzi { hellas-phrase-warriors } { $start_from } { $region_to }.
    .you = Prowadzisz { hellas-phrase-warriors } { $start_from } { $region_to }.
hellas-event-warriors_struck = { $seat } atakuje z wojownikami Hadesa: uderzają pierwsi { $region_in }.
    .you = Atakujesz z wojownikami Hadesa: uderzają pierwsi { $region_in }.

hellas-why-no_gate_is_there = { $region }: tam nie ma bramy Hadesa.
hellas-why-nobody_of_yours_is_dead = W podziemiach nie ma żadnego z twoich hoplitów.
hellas-why-so_many_warriors_cannot_come = { $region }: tylu wojowników Hadesa nie może stamtąd wyruszyć.

hellas-god-hades_full = Hades z podziemiami
    .of = Hadesa z podziemiami
    .text = Modlitwa podnosi Przyzwanie o 1. Potem, zależnie od poziomu jego monumentu, możesz kierować wybranym potworem: na poziomie 2 porusza się o 1 region; na poziomie 3 porusza się o 1 region albo wykonuje atak na region; na poziomach 4 i 5 robi jedno i drugie, w dowolnej kolejności.
hellas-attribute-raise = Przyzwanie
    .object = Przyzwanie
    .text = Ilu twoich zabitych hoplitów wraca dzięki akcji Wskrzeszenie. Podnosi je Hades. Nie otrzymuje obrażeń.
hellas-regular-resurrection = Wskrzeszenie
    .text = Tylu twoich zabitych hoplitów, ile wynosi twoje Przyzwanie, a jeśli jest ich mniej, to wszyscy, wraca do jednego regionu z bramą Hadesa albo do twojej puli. Gdzie stoją inni, dochodzi do bitwy, w której atakujesz.
