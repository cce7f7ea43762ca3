### Lords of Hellas: heroes and monsters.

hellas-expansion-heroes_monsters = Bohaterowie i potwory
    .about = Odyseusz, Kasandra, Klejto i Hektor do wyboru; polowania na Tyfona i Pytona.

hellas-action-discard_blessing = Odrzuć błogosławieństwo „{ $blessing }”

hellas-decision-start_hero = Odyseusz może zacząć osobno od hoplitów. Gdzie zaczyna?
hellas-decision-start_army = Odyseusz zaczyna { $region_in }. Gdzie zaczynają jego hoplici?
hellas-decision-foresee = Kasandra przewidziała jeszcze jedno błogosławieństwo. Zatrzymujesz je czy „{ $blessing }” z selekcji?
    .short = wybierasz błogosławieństwo
hellas-decision-discard_blessing = Tyfon odbiera ci błogosławieństwo. Które?
    .short = tracisz błogosławieństwo

hellas-event-hero_placed_alone = { $seat } stawia bohatera { $region_in }, osobno od hoplitów.
    .you = Stawiasz bohatera { $region_in }, osobno od hoplitów.
hellas-event-army_placed = { $seat } stawia { hellas-phrase-hoplites } { $region_in }.
    .you = Stawiasz { hellas-phrase-hoplites } { $region_in }.
hellas-event-blessing_foreseen = { $seat } przewiduje błogosławieństwo „{ $blessing }”.
    .unseen = { $seat } przewiduje błogosławieństwo.
    .you = Przewidujesz błogosławieństwo „{ $blessing }”.

hellas-why-you_have_no_such_blessing = Nie masz błogosławieństwa „{ $blessing }”.
hellas-why-no_shrine_waits_there_for_a_temple = W regionie { $region } nie ma kapliczki bez świątyni.

hellas-hero-odysseus = Odyseusz
    .object = Odyseusza
    .text = Premia startowa: może stać w innym regionie niż twoi hoplici. Zdolność specjalna: dopóki jest w regionie z miastem lub Spartą, populacja tego regionu jest dla ciebie o 1 niższa.
hellas-hero-cassandra = Kasandra
    .object = Kasandrę
    .text = Premia startowa: 1 hoplita i żeton kontroli w jego regionie bez względu na populację. Zdolność specjalna: po selekcji błogosławieństw dobierasz jeszcze 1 i zatrzymujesz albo je, albo to z selekcji.
hellas-hero-hector = Hektor
    .object = Hektora
    .text = Premia startowa: Przywództwo 2. Zdolność specjalna: twoi ufortyfikowani hoplici dodają w obronie do siły armii o 1 więcej.

hellas-monster-typhon = Tyfon
    .object = Tyfona
    .text = Rany: pochodnia, pochodnia, łuk, miecz, buława (kapłan), topór, włócznia (artefakt). Atak na region: ginie połowa hoplitów, zaokrąglając w górę. Atak specjalny: polujący odrzuca 1 błogosławieństwo; jedna cecha, wybrana przez polującego, spada na stałe o 1. Artefakt: { hellas-artifact-aitne }.
hellas-monster-python = Pyton
    .object = Pytona
    .text = Rany: łuk, łuk, pochodnia (kapłan), buława, buława, włócznia (artefakt). Zdolność pasywna: nikt nie wznosi świątyni w jego regionie. Atak na region: ginie 1 hoplita, potem Pyton idzie do dowolnej kapliczki bez świątyni. Atak specjalny: 1 obrażenie; polowanie się kończy, jeśli Siła bohatera jest wtedy mniejsza niż 4. Artefakt: { hellas-artifact-omphalos }.
hellas-evolution-typhon_achaea = Tyfon z Achai
    .text = Dopóki Tyfon jest na planszy, ataki wszystkich potworów są silniejsze o 1.
hellas-evolution-typhon_inner_circle = Tyfon z Wewnętrznego Kręgu
    .text = Jeszcze jeden symbol rany: topór. Pojawia się w Beocji, dopóki Wewnętrzny Krąg nie jest w grze.
hellas-evolution-python_phocis = Pyton z Fokidy
    .text = W polowaniu na niego dobiera się 3 karty ataku potworów i zagrywa 1 z nich.
hellas-evolution-python_lesbos = Pyton z Lesbos
    .text = Jeszcze dwa symbole ran: łuk i miecz. Pojawia się w Fokidzie, dopóki Lesbos nie jest w grze.

hellas-artifact-aitne = Etna
    .text = W swojej turze: w każdym regionie planszy ginie 1 hoplita, także twój.
hellas-artifact-omphalos = Omfalos
    .text = W swojej turze: zwerbuj do 2 hoplitów w Fokidzie. Nie tam, gdzie stoją hoplici innego gracza.
