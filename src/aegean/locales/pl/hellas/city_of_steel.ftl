### Lords of Hellas: Miasto ze stali.

hellas-expansion-city_of_steel = Miasto ze stali
    .about = Plansza dla szóstej osoby: Troja za swymi murami, Lesbos, Myzja i Jonia, Satyr, tkaczka Arachne, trzy zadania i Hektor.

hellas-action-lay_down = Powal bohatera: { $hero }
hellas-action-lead_hero = Poprowadź { $hero_object } { $region_to }
hellas-action-settle = Zasiedl { $region_object }

hellas-narrow-lead_hero = Którego bohatera prowadzisz?
    .known = Dokąd prowadzisz { $hero_object }?

hellas-decision-lay_down = Nić Arachne: którego bohatera powalasz?
    .short = powalasz bohatera
hellas-decision-lead_astray = Satyr zwiódł polującego: { $hunter }. Gdzie stawiasz bohatera?
    .short = stawiasz cudzego bohatera
hellas-decision-lead_hero = Gra fletnia Pana. Którego bohatera prowadzisz i dokąd?
    .short = prowadzisz bohatera
hellas-decision-move_or_lead = Satyr się rusza albo zamiast tego prowadzisz bohatera. Co wybierasz?
    .short = ruszasz Satyra lub bohatera
hellas-decision-settle = Andromeda ocalona. Który neutralny region zajmujesz?
    .short = zajmujesz neutralny region

hellas-event-hero_laid_down = { $seat } powala { $hero_object }.
    .you = Powalasz { $hero_object }.
hellas-event-hero_led = { $seat } prowadzi { $hero_object } { $region_to }.
    .you = Prowadzisz { $hero_object } { $region_to }.
hellas-event-hero_spun_in = { $seat } traci bohatera z mapy: { $away }.
    .you = Twój bohater znika z mapy: { $away }.
hellas-event-hero_stood_up = { $seat } podnosi swojego bohatera.
    .you = Twój bohater wstaje.

hellas-why-its_population_is_too_high = { $region }: populacja jest wyższa niż 3.
hellas-why-no_control_token_may_lie_there = { $region }: jest tam Satyr, więc nie kładzie się żetonu kontroli.
hellas-why-no_such_hero_is_beside_yours = Tego bohatera nie ma w regionie sąsiadującym z twoim.
hellas-why-that_hero_cannot_be_led = Tego bohatera nie można teraz poprowadzić.
hellas-why-that_hero_lies_already = Ten bohater już leży.
hellas-why-that_region_is_not_free = { $region } nie jest wolnym regionem: musi być neutralny, bez cudzych hoplitów i bez Satyra.
hellas-why-the_hero_stands_there_already = Bohater już tam stoi: { $region }.
hellas-why-your_hero_must_stand_up_first = Twój bohater leży w nici: ten ruch tylko go podnosi.

hellas-land-troad = Troada
    .glory = żeton chwały Troady
    .text = Troja, Lesbos, Myzja i Jonia.
hellas-region-troy = Troja
    .in = w Troi
    .to = do Troi
    .from = z Troi
    .object = Troję
    .text = Troada, populacja 5. Miasto Troja: wszyscy, którzy jej bronią, liczą się jako ufortyfikowani. Kto ją kontroluje, może mieć 5 kart walki i werbuje 1 hoplitę więcej w każdym swoim regionie Troady. Szlaki morskie na Chalkidykę i Lesbos.
hellas-region-lesbos = Lesbos
    .in = na Lesbos
    .to = na Lesbos
    .from = z Lesbos
    .object = Lesbos
    .text = Troada, populacja 2. Port. Szlaki morskie na Eubeę, do Troi i do Jonii.
hellas-region-mysia = Myzja
    .in = w Myzji
    .to = do Myzji
    .from = z Myzji
    .object = Myzję
    .text = Troada, populacja 2.
hellas-region-ionia = Jonia
    .in = w Jonii
    .to = do Jonii
    .from = z Jonii
    .object = Jonię
    .text = Troada, populacja 4. Miasto, kapliczka. Szlaki morskie na Lesbos i do Północnej Atlantydy.
hellas-temple_card-temple_card_six_1 = karta świątyń dla sześciu, pierwsza
    .text = Selekcja błogosławieństw przy świątyniach 2 i 5. Wyrocznia Delficka daje jeszcze 1 kapłana i selekcję błogosławieństw.
hellas-temple_card-temple_card_six_2 = karta świątyń dla sześciu, druga
    .text = Selekcja błogosławieństw przy świątyniach 3, 5 i 7. Przy Wyroczni Delfickiej dobierasz 3 neutralne artefakty i zatrzymujesz 1.
hellas-away-arachne = w sieci Arachne, aż ktoś zbuduje następny monument

hellas-monster-satyr = Satyr
    .object = Satyra
    .text = Rany: pochodnia, łuk, buława (kapłan), włócznia (artefakt). Zdolność pasywna: w jego regionie nie kładzie się żetonów kontroli. Atak na region: ginie 1 hoplita, a żeton kontroli znika. Atak specjalny: polowanie się kończy, a ten, kto zagrywa jego karty, może postawić bohatera w dowolnym regionie. Artefakt: { hellas-artifact-pan_flute }.
hellas-monster-arachne = Arachne
    .object = Arachne
    .text = Rany: pochodnia, pochodnia, łuk, miecz (kapłan), włócznia (artefakt). Atak na region: w każdym regionie jej krainy ginie 1 hoplita. Atak specjalny: polowanie się kończy, a bohater wisi w jej sieci, aż ktoś zbuduje następny monument; wtedy wraca tam, gdzie ona jest. Artefakt: { hellas-artifact-arachnes_thread }.
hellas-evolution-satyr_ionia = Satyr z Jonii
    .text = Gdy miałby się ruszyć w fazie potworów, można zamiast tego poprowadzić dowolnego bohatera o 1 region.
hellas-evolution-satyr_aetolia = Satyr z Etolii
    .text = Jeszcze dwa symbole ran: łuk i miecz.
hellas-evolution-arachne_troy = Arachne z Troi
    .text = Jeszcze jeden symbol rany: buława.
hellas-evolution-arachne_mysia = Arachne z Myzji
    .text = Jeszcze jeden symbol rany: miecz. Można ją zadać dopiero jako ostatnią ze wszystkich.

hellas-artifact-pan_flute = Fletnia Pana
    .text = Poprowadź dowolnego bohatera na mapie o 1 region, nie z portu do portu. Tak nie zaczyna się żadne zadanie.
hellas-artifact-arachnes_thread = Nić Arachne
    .text = Powal bohatera w regionie sąsiadującym z twoim: jego najbliższy ruch bohatera tylko go podniesie.

hellas-quest-rescue_of_andromeda = Na ratunek Andromedzie
    .text = Troja. Etapy: żeton chwały; żeton chwały i 1 kapłan; żeton chwały i 2 kapłanów. Nagroda: przejmij kontrolę nad neutralnym regionem o populacji najwyżej 3 i zwerbuj tam do 2 hoplitów.
hellas-quest-kidnapping_briseis = Porwanie Bryzeidy
    .text = Lesbos. Etapy: Szybkość 2 i 1 kapłan; Szybkość 3 i 1 kapłan; Szybkość 3 i 2 kapłanów. Nagroda: zatrzymaj tę kartę; odrzuć ją w bitwie w regionie swojego bohatera, aby dodać 3 do siły armii.
hellas-quest-power_of_tyndareus = Potęga Tyndareosa
    .text = Lakonia. Etapy: Przywództwo 2 i odrzucenie 1 karty walki; Przywództwo 3 i 1 karta; Przywództwo 4 i 1 karta. Nagroda: przejmij kontrolę nad Lakonią; cudzy hoplici wycofują się stamtąd.
