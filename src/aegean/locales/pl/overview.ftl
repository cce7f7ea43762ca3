### Każda gra w jedną minutę.

overview-goal = Cel gry
overview-turn = Twoja tura
overview-know = Trzy rzeczy, które warto wiedzieć
overview-begin = Zaczynamy
overview-rules = Wszystkie zasady

overview-goal-delphi = Zeus wyznaczył ci dwanaście zadań: budowę kapliczek, stawianie posągów, składanie darów i walkę z potworami. Wypełnij wszystkie i wróć do niego przed innymi.
overview-turn-delphi = Każda z trzech kości to jedna akcja w jej kolorze: popłynięcie na wodę tego koloru, załadunek, złożenie daru, zbadanie wyspy lub walka. Na koniec tury rzucasz kośćmi na następną.
overview-know-delphi-colours = Łaska zmienia kolor kości na następny na kole. Nie ma złych rzutów, są tylko droższe.
overview-know-delphi-gods = Gdy inni gracze wyrzucą kolor twojego boga, który opuścił już chmurę początkową, możesz przesunąć go w górę. Na szczycie możesz użyć jego zdolności.
overview-know-delphi-wounds = Po każdej rundzie tytan atakuje każdego, kto jest za słaby. Przy trzech ranach jednego koloru albo sześciu łącznie tracisz turę: odrzucaj je w porę.

overview-goal-hellas = Wygrać można na cztery sposoby i wystarczy jeden: kontroluj całe krainy, kontroluj pięć regionów ze świątyniami, zabij trzy potwory albo kontroluj region ukończonego monumentu, gdy skończy się odliczanie.
overview-turn-hellas = Każdą zwykłą akcję wykonaj raz, w dowolnej kolejności: użyj artefaktów, pomódl się, porusz bohatera, porusz hoplitów. Potem jedna akcja specjalna, na przykład werbunek, marsz, polowanie lub budowa, kończy twoją turę.
overview-know-hellas-marks = Akcji specjalnej nie możesz powtórzyć, dopóki ktoś nie rozbuduje monumentu. To zwalnia wykorzystane akcje wszystkich graczy, więc liczy się chwila.
overview-know-hellas-battles = O bitwach decydują hoplici i karty. Przy remisie wygrywa obrońca, a wiele kart kosztuje dodatkowo hoplitów.
overview-know-hellas-monsters = Potwory ruszają się i atakują, gdy ktoś rozbudowuje monument. Poluj na nie z kartami na ręce: udane polowanie daje nagrodę, a każdy zabity potwór przybliża cię do zwycięstwa.
