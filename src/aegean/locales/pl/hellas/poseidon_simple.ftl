### Lords of Hellas: Posejdon, tryb uproszczony.

hellas-expansion-poseidon_simple = Posejdon, tryb uproszczony
    .about = Posejdon w miejscu Ateny: jego trójząb, dziesięć błogosławieństw i porty, które łączą odległe wybrzeża.
    .short = Uproszczony

hellas-action-halve = Zabij połowę hoplitów: { $region }

hellas-decision-halve = Trójząb Posejdona: w którym regionie z portem ginie połowa wszystkich hoplitów?
    .short = używasz trójzębu
hellas-decision-shake_earth = Wstrząsający ziemią: w którym regionie z portem ginie hoplita?
    .short = zabijasz hoplitę

hellas-why-no_port_is_there = { $region }: tam nie ma portu.

hellas-god-poseidon = Posejdon
    .of = Posejdona
    .text = Modlitwa podnosi Przywództwo o 1. Potem, zależnie od poziomu jego monumentu, werbujesz w jednym regionie z portem pod swoją kontrolą: 2 hoplitów na poziomie 2, 3 na poziomie 3, 4 na poziomach 4 i 5.
hellas-artifact-poseidons_trident = Trójząb Posejdona
    .text = W swojej turze: ginie połowa wszystkich hoplitów w jednym regionie z portem, w zaokrągleniu w górę.

hellas-blessing-sea_raiders = Morscy łupieżcy
    .text = Posejdon: w Ruchu hoplitów możesz przesunąć o 1 hoplitę więcej, szlakiem morskim.
hellas-blessing-tyrant = Tyran
    .text = Posejdon: siła armii +2, jeśli kontrolujesz więcej regionów niż przeciwnik.
hellas-blessing-hegemony = Hegemonia
    .text = Posejdon: na początku swojej tury dobierz 1 kartę walki, jeśli kontrolujesz wszystkie regiony jednej krainy.
hellas-blessing-harbour_levy = Zaciąg portowy
    .text = Posejdon: podczas akcji Werbunek zwerbuj też 1 hoplitę w każdym regionie z portem pod swoją kontrolą.
hellas-blessing-following_wind = Pomyślny wiatr
    .text = Posejdon: jeśli twój Marsz prowadzi szlakiem morskim lub z portu do portu, grupa może pójść o 1 region dalej.
hellas-blessing-earthshaker = Wstrząsający ziemią
    .text = Posejdon: zamiast ruchu bohatera odrzuć 1 kartę walki, aby zabić 1 hoplitę w dowolnym regionie z portem.
hellas-blessing-coastal_watch = Straż wybrzeża
    .text = Posejdon: siła armii +2, gdy bronisz regionu z portem.
hellas-blessing-temple_of_the_waves = Świątynia fal
    .text = Posejdon: w chwili otrzymania weź 1 kapłana. Podczas akcji Budowa świątyni zwerbuj do 2 hoplitów w jednym regionie z portem pod swoją kontrolą.
hellas-blessing-shipwrights = Szkutnicy
    .text = Posejdon: w chwili otrzymania Flota +1 (tryb uproszczony: Przywództwo +1). W Ruchu bohatera pierwszy krok szlakiem morskim lub z portu do portu nie kosztuje Szybkości.
hellas-blessing-tribute_of_the_sea = Danina morza
    .text = Posejdon: ilekroć ktoś buduje monument, otrzymujesz 1 kapłana, jeśli kontrolujesz 2 lub więcej regionów z portem.
