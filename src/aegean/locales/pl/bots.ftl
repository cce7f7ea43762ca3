# Bots: who they are, and what they say of themselves when they sit down.

bots-who = Kim jest bot na miejscu { $number }
bots-anybody = Ktokolwiek
bots-says = { $name }: „{ $words }”

bots-character-brasidas = Brazydas
    .text = Liczę włócznie, a twoje podobają mi się bardziej niż moje.
bots-character-artemisia = Artemizja
    .text = Wystarczą mi dwie krainy. Które, powiem później.
bots-character-theano = Teano
    .text = Tam, gdzie widzisz wzgórze, ja widzę świątynię.
bots-character-chryses = Chryzes
    .text = Bogowie pamiętają, kto im budował, a kto nie.
bots-character-atalanta = Atalanta
    .text = Potwory zostaw mnie. Wszystkie.
bots-character-meleager = Meleager
    .text = Trzy głowy na ścianie i uznam ten rok za udany.
bots-character-gorgo = Gorgo
    .text = Budujcie monumenty. Mnie wystarczy stać obok we właściwej chwili.
bots-character-pelops = Pelops
    .text = Korona to wyścig, a wyścigi już wygrywałem.
bots-character-daedalus = Dedal
    .text = Posąg to tylko kamień, dopóki ktoś go nie zawiezie.
bots-character-myrrha = Mirra
    .text = Z marmurem na pokładzie nie ryzykuję.
bots-character-trophonius = Trofonios
    .text = Każda wyspa skrywa fundament. Kopię, aż znajdę swój.
bots-character-manto = Manto
    .text = Już widziałam, którą płytkę odkryjesz.
bots-character-phaeax = Feaks
    .text = Pełna ładownia i krótka droga: na tym polega żeglowanie.
bots-character-nausicaa = Nauzykaa
    .text = Najpierw dary. Bogowie są cierpliwi, ale nie aż tak.
bots-character-cadmus = Kadmos
    .text = Sieję smocze zęby. A co innego robić ze smokiem?
bots-character-procris = Prokris
    .text = Moja włócznia nie chybia. Moje kości czasem tak.
