### Rada Pytii: co zrobiłby silny bot i dlaczego.

pythia-ask = Zapytaj Pytię
pythia-thinking = Pytia wpatruje się w dym …
pythia-withdraw = Już nieważne
pythia-says = Rada Pytii
pythia-do = Zrób to
pythia-why = Co za tym przemawia
pythia-only = Nie masz tu innego wyboru.
pythia-clear =
    { $points ->
        [one] Wybór jest jasny: następny w kolejności kosztuje około jednego punktu na sto twojej szansy na wygraną.
        [few] Wybór jest jasny: następny w kolejności kosztuje około { $points } punktów na sto twojej szansy na wygraną.
       *[many] Wybór jest jasny: następny w kolejności kosztuje około { $points } punktów na sto twojej szansy na wygraną.
    }
pythia-even = Wybór jest trudny: następny w kolejności jest mniej więcej równie dobry.
pythia-then = Co dalej
pythia-others = Rozważone także
pythia-show = Pokaż na planszy
pythia-percent = { $chance }%
pythia-unseen = niezbadane
pythia-chances = Szansa na wygraną
pythia-looks =
    { $count ->
        [0] Powiedziane na pierwszy rzut oka.
        [one] Po jednym spojrzeniu w przyszłość. To szacunki, nie obietnice.
        [few] Po { $count } spojrzeniach w przyszłość. To szacunki, nie obietnice.
       *[many] Po { $count } spojrzeniach w przyszłość. To szacunki, nie obietnice.
    }
pythia-told = Pytia radzi: { $action }

## Co za tym przemawia

pythia-ground-luck = O tym, co potem, zdecyduje los.
pythia-ground-end = To kończy grę.
pythia-ground-none = Nie daje od razu nic, co dałoby się policzyć: po prostu najlepiej wypada na kilka ruchów naprzód.
pythia-ground-delphi-tasks =
    { $count ->
        [one] Jedno zadanie Zeusa zostaje wypełnione.
        [few] { $count } zadania Zeusa zostają wypełnione.
       *[many] { $count } zadań Zeusa zostaje wypełnionych.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] Twój statek zabiera coś, czego wymaga zadanie.
        [few] Twój statek zabiera { $count } rzeczy, których wymagają zadania.
       *[many] Twój statek zabiera { $count } rzeczy, których wymagają zadania.
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
        [one] Twoi bogowie wznoszą się o krok.
        [few] Twoi bogowie wznoszą się o { $count } kroki.
       *[many] Twoi bogowie wznoszą się o { $count } kroków.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] Pozbywasz się rany.
        [few] Pozbywasz się { $count } ran.
       *[many] Pozbywasz się { $count } ran.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] Droga przez wszystkie zadania i do domu skraca się o mniej więcej jedną kość.
        [few] Droga przez wszystkie zadania i do domu skraca się o mniej więcej { $count } kości.
       *[many] Droga przez wszystkie zadania i do domu skraca się o mniej więcej { $count } kości.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] Za mniej więcej jedną rundę możesz być w domu.
        [few] Potrzebujesz jeszcze około { $count } rund.
       *[many] Potrzebujesz jeszcze około { $count } rund.
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
        [one] Jeszcze jedna świątynia należy do ciebie.
        [few] Jeszcze { $count } świątynie należą do ciebie.
       *[many] Jeszcze { $count } świątyń należy do ciebie.
    }
pythia-ground-hellas-levels =
    { $count ->
        [one] Monument rośnie o poziom.
        [few] Monumenty rosną o { $count } poziomy.
       *[many] Monumenty rosną o { $count } poziomów.
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
pythia-ground-hellas-attributes =
    { $count ->
        [one] Twój bohater rośnie o punkt.
        [few] Twój bohater rośnie o { $count } punkty.
       *[many] Twój bohater rośnie o { $count } punktów.
    }
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
