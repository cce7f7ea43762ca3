### Każda gra w jedną minutę.

overview-goal = Cel gry
overview-turn = Twoja tura
overview-know = Trzy rzeczy, które warto wiedzieć
overview-begin = Zaczynamy
overview-rules = Wszystkie zasady

overview-goal-delphi = Zeus wyznaczył ci dwanaście zadań: budowę kapliczek, stawianie posągów, składanie darów i walkę z potworami. Wykonaj wszystkie i wróć do niego przed innymi, a zwyciężysz.
overview-turn-delphi = Trzy kości pokazują trzy kolory, a każda opłaca jeden czyn w swoim kolorze: rejs na morze tej barwy, załadunek, dostawę, odkrywanie, walkę. Na koniec tury rzucasz nimi od nowa.
overview-know-delphi-colours = Łaska obraca kość o jeden kolor na kole. Nie ma więc złych rzutów, są tylko droższe.
overview-know-delphi-gods = Gdy inni wyrzucą kolor boga, który u ciebie opuścił już chmurę początkową, może on wspiąć się wyżej. Na szczycie dokona dla ciebie wielkiego czynu.
overview-know-delphi-wounds = Po każdej rundzie tytan uderza w każdego, kto jest za słaby. Trzy rany jednego koloru albo sześć w sumie i tracisz turę: lecz się w porę.

overview-goal-hellas = Do zwycięstwa prowadzą cztery drogi i wystarczy jedna: władać całymi krainami, utrzymać pięć regionów ze świątyniami, zabić trzy potwory albo mieć region ukończonego monumentu, gdy skończy się odliczanie.
overview-turn-hellas = Każde raz i w dowolnej kolejności: użyj artefaktów, módl się, porusz bohatera, porusz hoplitów. Potem jedna akcja specjalna, na przykład rekrutacja, marsz, polowanie lub budowa, kończy turę.
overview-know-hellas-marks = Wykonana akcja specjalna pozostaje dla ciebie zamknięta, dopóki ktoś nie rozbuduje monumentu. To uwalnia akcje wszystkich, więc liczy się właściwa chwila.
overview-know-hellas-battles = O bitwach decydują hoplici i karty. Przy remisie wygrywa obrońca, a wiele kart kosztuje ponadto życie.
overview-know-hellas-monsters = Potwory ruszają się i atakują za każdym razem, gdy monument rośnie. Poluj na nie z kartami na ręce: udane łowy dają nagrodę, a każdy zabity potwór przybliża cię do zwycięstwa.
