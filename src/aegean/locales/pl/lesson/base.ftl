### Pierwsze gry: co mówi przewodnik, krok po kroku.

lesson-name = Pierwsza gra
lesson-place = Krok { $number } z { $count }
lesson-next = Dalej
lesson-do = Zrób to za mnie
lesson-skip = Pomiń ten krok
lesson-away = Ukryj lekcję
lesson-back = Wróć do lekcji
lesson-finish = Zakończ lekcję
lesson-other = Tak też można, ale ten krok dotyczy czegoś innego. Cofnij ruch albo graj dalej po swojemu.
lesson-undo = Cofnij
lesson-waiting = Teraz decyduje inny gracz. Ten krok potrwa dalej, gdy znowu przyjdzie twoja kolej.
lesson-which = Czego chcesz się nauczyć?
lesson-of-hellas = Gra podstawowa
    .text = Prowadzisz bohatera i zabijasz potwory.
lesson-of-hellas-kronos = Kronos, jako tytan
    .text = Grasz samotnie przeciw dwóm bohaterom.
lesson-of-hellas-heroes = Kronos, jako bohater
    .text = Powstrzymujesz tytana razem z drugim bohaterem.
