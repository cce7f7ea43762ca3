### Rada Pytii: co zrobiłby silny bot i dlaczego.

pythia-ask = Zapytaj Pytię
pythia-thinking = Pytia się zastanawia…
pythia-withdraw = Anuluj
pythia-says = Rada Pytii
pythia-do = Zrób to
pythia-why = Powody
pythia-only = To jedyna możliwość.
pythia-clear =
    { $points ->
        [one] Wybór jest jasny: druga najlepsza możliwość obniża szansę na wygraną o około 1 punkt procentowy.
        [few] Wybór jest jasny: druga najlepsza możliwość obniża szansę na wygraną o około { $points } punkty procentowe.
       *[many] Wybór jest jasny: druga najlepsza możliwość obniża szansę na wygraną o około { $points } punktów procentowych.
    }
pythia-even = Wybór jest trudny: druga najlepsza możliwość jest mniej więcej równie dobra.
pythia-unsure = Prawdopodobnie: drugi najlepszy ruch zbadano zbyt krótko, by mieć pewność.
pythia-then = Co może nastąpić
pythia-others = Inne możliwości
pythia-show = Pokaż na planszy
pythia-percent = { $chance }%
pythia-unseen = niesprawdzone
pythia-chances = Szansa na wygraną
pythia-looks =
    { $count ->
        [0] Pierwsze wrażenie, bez patrzenia naprzód.
        [one] Szacunek na podstawie jednej symulacji.
        [few] Szacunek na podstawie { $count } symulacji.
       *[many] Szacunek na podstawie { $count } symulacji.
    }
pythia-told = Pytia radzi: { $action }

## Powody

pythia-ground-luck = O dalszym ciągu zdecyduje los.
pythia-ground-end = To kończy grę.
pythia-ground-none = Nie daje nic od razu, ale na dłuższą metę wypada najlepiej.
pythia-ground-delphi-tasks =
    { $count ->
        [one] Wypełniasz zadanie.
        [few] Wypełniasz { $count } zadania.
       *[many] Wypełniasz { $count } zadań.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] Ładujesz coś, czego potrzebujesz do zadania.
        [few] Ładujesz { $count } rzeczy potrzebne do zadań.
       *[many] Ładujesz { $count } rzeczy potrzebnych do zadań.
    }
pythia-ground-delphi-favours =
    { $count ->
        [one] Zyskujesz 1 łaskę.
        [few] Zyskujesz { $count } łaski.
       *[many] Zyskujesz { $count } łask.
    }
pythia-ground-delphi-cards =
    { $count ->
        [one] Zyskujesz kartę wyroczni.
        [few] Zyskujesz { $count } karty wyroczni.
       *[many] Zyskujesz { $count } kart wyroczni.
    }
pythia-ground-delphi-gods =
    { $count ->
        [one] Jeden bóg przesuwa się w górę o chmurę.
        [few] Bogowie przesuwają się w górę łącznie o { $count } chmury.
       *[many] Bogowie przesuwają się w górę łącznie o { $count } chmur.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] Odrzucasz ranę.
        [few] Odrzucasz { $count } rany.
       *[many] Odrzucasz { $count } ran.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] Pozostała droga skraca się o mniej więcej jedną kość.
        [few] Pozostała droga skraca się o mniej więcej { $count } kości.
       *[many] Pozostała droga skraca się o mniej więcej { $count } kości.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] Do końca potrzebujesz około jednej rundy.
        [few] Do końca potrzebujesz około { $count } rund.
       *[many] Do końca potrzebujesz około { $count } rund.
    }
pythia-ground-delphi-rival =
    { $count ->
        [one] Najbliżej celu z rywali jest { $seat }: jeszcze około jednej rundy.
        [few] Najbliżej celu z rywali jest { $seat }: jeszcze około { $count } rund.
       *[many] Najbliżej celu z rywali jest { $seat }: jeszcze około { $count } rund.
    }
pythia-ground-hellas-monsters =
    { $count ->
        [one] Twój bohater zabija potwora.
        [few] Twój bohater zabija { $count } potwory.
       *[many] Twój bohater zabija { $count } potworów.
    }
pythia-ground-hellas-taken = Daje ci kontrolę: { $region }.
pythia-ground-hellas-temples =
    { $count ->
        [one] Kontrolujesz o jedną świątynię więcej.
        [few] Kontrolujesz o { $count } świątynie więcej.
       *[many] Kontrolujesz o { $count } świątyń więcej.
    }
pythia-ground-hellas-levels =
    { $count ->
        [one] Monument zyskuje poziom.
        [few] Monumenty zyskują { $count } poziomy.
       *[many] Monumenty zyskują { $count } poziomów.
    }
pythia-ground-hellas-hoplites =
    { $count ->
        [one] Na mapie przybywa ci hoplita.
        [few] Na mapie przybywa ci { $count } hoplitów.
       *[many] Na mapie przybywa ci { $count } hoplitów.
    }
pythia-ground-hellas-priests =
    { $count ->
        [one] Zyskujesz kapłana.
        [few] Zyskujesz { $count } kapłanów.
       *[many] Zyskujesz { $count } kapłanów.
    }
pythia-ground-hellas-artifacts =
    { $count ->
        [one] Zyskujesz artefakt.
        [few] Zyskujesz { $count } artefakty.
       *[many] Zyskujesz { $count } artefaktów.
    }
pythia-ground-hellas-blessings =
    { $count ->
        [one] Zyskujesz błogosławieństwo.
        [few] Zyskujesz { $count } błogosławieństwa.
       *[many] Zyskujesz { $count } błogosławieństw.
    }
pythia-ground-hellas-upgrades =
    { $count ->
        [one] Zyskujesz ulepszenie armii.
        [few] Zyskujesz { $count } ulepszenia armii.
       *[many] Zyskujesz { $count } ulepszeń armii.
    }
pythia-ground-hellas-attributes =
    { $count ->
        [one] Jedna cecha rośnie o 1.
        [few] Cechy rosną łącznie o { $count }.
       *[many] Cechy rosną łącznie o { $count }.
    }
pythia-ground-hellas-fleet = Twoja Flota rośnie o { $count }.
pythia-ground-hellas-raise = Twoje Przyzwanie rośnie o { $count }.
pythia-ground-hellas-cards =
    { $count ->
        [one] Zyskujesz kartę walki.
        [few] Zyskujesz { $count } karty walki.
       *[many] Zyskujesz { $count } kart walki.
    }
pythia-ground-hellas-health =
    { $count ->
        [one] Jedno obrażenie zostaje wyleczone.
        [few] { $count } obrażenia zostają wyleczone.
       *[many] { $count } obrażeń zostaje wyleczonych.
    }
pythia-ground-hellas-trainings =
    { $count ->
        [one] Zyskujesz kartę treningu.
        [few] Zyskujesz { $count } karty treningu.
       *[many] Zyskujesz { $count } kart treningu.
    }
pythia-ground-hellas-atlas =
    { $count ->
        [one] Masz u Atlasa o jednego hoplitę więcej.
       *[other] Masz u Atlasa o { $count } hoplitów więcej.
    }
pythia-ground-hellas-apples =
    { $count ->
        [one] Zyskujesz złote jabłko.
        [few] Zyskujesz { $count } złote jabłka.
       *[many] Zyskujesz { $count } złotych jabłek.
    }
pythia-ground-hellas-orichalkum =
    { $count ->
        [one] Zyskujesz żeton orichalkum.
        [few] Zyskujesz { $count } żetony orichalkum.
       *[many] Zyskujesz { $count } żetonów orichalkum.
    }
pythia-ground-hellas-muses = Zdobywasz muzę.
pythia-ground-hellas-talos = Talos słucha ciebie.
pythia-ground-hellas-relics =
    { $count ->
        [one] Zyskujesz relikt.
        [few] Zyskujesz { $count } relikty.
       *[many] Zyskujesz { $count } reliktów.
    }
pythia-ground-hellas-charged =
    { $count ->
        [one] Jeden artefakt jest znów naładowany.
        [few] { $count } artefakty są znów naładowane.
       *[many] { $count } artefaktów jest znów naładowanych.
    }
pythia-ground-hellas-monster_gone = Odpędza potwora od twoich hoplitów, region: { $region }.
pythia-ground-hellas-monster_set = Sprowadza potwora na cudzych hoplitów, region: { $region }.
pythia-ground-hellas-nearer = To zbliża cię do zwycięstwa „{ $victory }”.
pythia-ground-hellas-goal =
    { $count ->
        [one] Twoje najbliższe zwycięstwo to „{ $victory }”, za mniej więcej jedną turę.
        [few] Twoje najbliższe zwycięstwo to „{ $victory }”, za mniej więcej { $count } tury.
       *[many] Twoje najbliższe zwycięstwo to „{ $victory }”, za mniej więcej { $count } tur.
    }
pythia-ground-hellas-rival =
    { $count ->
        [one] Rywal, na którego trzeba uważać: { $seat }, „{ $victory }” za mniej więcej jedną turę.
        [few] Rywal, na którego trzeba uważać: { $seat }, „{ $victory }” za mniej więcej { $count } tury.
       *[many] Rywal, na którego trzeba uważać: { $seat }, „{ $victory }” za mniej więcej { $count } tur.
    }

## What speaks against it

pythia-ground-delphi-costs_favours =
    { $count ->
        [one] Kosztuje to jedną łaskę.
        [few] Kosztuje to { $count } łaski.
       *[many] Kosztuje to { $count } łask.
    }
pythia-ground-delphi-costs_cards =
    { $count ->
        [one] Kosztuje to jedną kartę wyroczni.
        [few] Kosztuje to { $count } karty wyroczni.
       *[many] Kosztuje to { $count } kart wyroczni.
    }
pythia-ground-delphi-costs_gods =
    { $count ->
        [one] Jeden bóg cofa się o krok.
        [few] Twoi bogowie cofają się o { $count } kroki.
       *[many] Twoi bogowie cofają się o { $count } kroków.
    }
pythia-ground-delphi-costs_health =
    { $count ->
        [one] Odnosisz jedną ranę.
        [few] Odnosisz { $count } rany.
       *[many] Odnosisz { $count } ran.
    }
pythia-ground-hellas-costs_hoplites =
    { $count ->
        [one] Tracisz jednego hoplitę.
        [few] Tracisz { $count } hoplitów.
       *[many] Tracisz { $count } hoplitów.
    }
pythia-ground-hellas-costs_priests =
    { $count ->
        [one] Zużywasz jednego kapłana.
        [few] Zużywasz { $count } kapłanów.
       *[many] Zużywasz { $count } kapłanów.
    }
pythia-ground-hellas-costs_cards =
    { $count ->
        [one] Kosztuje to jedną kartę walki.
        [few] Kosztuje to { $count } karty walki.
       *[many] Kosztuje to { $count } kart walki.
    }
pythia-ground-hellas-costs_health =
    { $count ->
        [one] Twój bohater odnosi jedno obrażenie.
        [few] Twój bohater odnosi { $count } obrażenia.
       *[many] Twój bohater odnosi { $count } obrażeń.
    }
pythia-ground-hellas-costs_artifacts =
    { $count ->
        [one] Kosztuje to jeden artefakt.
        [few] Kosztuje to { $count } artefakty.
       *[many] Kosztuje to { $count } artefaktów.
    }
pythia-ground-hellas-costs_guard = Nikt nie zostaje w regionie: { $region }.
