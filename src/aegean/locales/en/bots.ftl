# Bots: who they are, and what they say of themselves when they sit down.

bots-who = Who the bot in seat { $number } is
bots-anybody = Anybody
bots-says = { $name }: “{ $words }”

bots-character-brasidas = Brasidas
    .text = I count spears, and I like yours better than mine.
bots-character-artemisia = Artemisia
    .text = Two lands are enough for me. I am in no hurry to say which.
bots-character-theano = Theano
    .text = Where you see a hill, I see a temple.
bots-character-chryses = Chryses
    .text = The gods remember who built for them, and who did not.
bots-character-atalanta = Atalanta
    .text = Leave the monsters to me. All of them.
bots-character-meleager = Meleager
    .text = Three heads on the wall, and I will call it a good year.
bots-character-gorgo = Gorgo
    .text = Build your monuments. I only need to stand beside one at the right time.
bots-character-pelops = Pelops
    .text = A crown is a race, and I have won races before.
bots-character-daedalus = Daedalus
    .text = A statue is only stone until somebody carries it.
bots-character-myrrha = Myrrha
    .text = I take no risks with marble on board.
bots-character-trophonius = Trophonius
    .text = Every island hides a foundation. I dig until I find mine.
bots-character-manto = Manto
    .text = I have already seen which tile you will turn over.
bots-character-phaeax = Phaeax
    .text = Full hold, short way: that is all there is to sailing.
bots-character-nausicaa = Nausicaa
    .text = Gifts first. The gods are patient, but not that patient.
bots-character-cadmus = Cadmus
    .text = I sow dragons’ teeth. What else would one do with a dragon?
bots-character-procris = Procris
    .text = My spear does not miss. My dice sometimes do.
