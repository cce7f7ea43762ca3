# Bots: who they are, and what they say of themselves when they sit down.

bots-who = Wer der Bot auf Platz { $number } ist
bots-anybody = Irgendwer
bots-says = { $name }: „{ $words }“

bots-character-brasidas = Brasidas
    .text = Ich zähle Speere, und deine gefallen mir besser als meine.
bots-character-artemisia = Artemisia
    .text = Zwei Länder genügen mir. Welche, verrate ich noch nicht.
bots-character-theano = Theano
    .text = Wo du einen Hügel siehst, sehe ich einen Tempel.
bots-character-chryses = Chryses
    .text = Die Götter merken sich, wer für sie baut, und wer nicht.
bots-character-atalanta = Atalante
    .text = Überlass mir die Monster. Alle.
bots-character-meleager = Meleager
    .text = Drei Köpfe an der Wand, und es war ein gutes Jahr.
bots-character-gorgo = Gorgo
    .text = Baut nur eure Monumente. Ich muss bloß im richtigen Moment daneben stehen.
bots-character-pelops = Pelops
    .text = Eine Krone ist ein Wettrennen, und Rennen habe ich schon gewonnen.
bots-character-daedalus = Daidalos
    .text = Eine Statue ist nur Stein, bis sie jemand trägt.
bots-character-myrrha = Myrrha
    .text = Mit Marmor an Bord gehe ich kein Risiko ein.
bots-character-trophonius = Trophonios
    .text = Jede Insel verbirgt ein Fundament. Ich grabe, bis ich meines finde.
bots-character-manto = Manto
    .text = Ich habe längst gesehen, welches Plättchen du aufdeckst.
bots-character-phaeax = Phaiax
    .text = Voller Laderaum, kurzer Weg: mehr ist Segeln nicht.
bots-character-nausicaa = Nausikaa
    .text = Zuerst die Gaben. Die Götter sind geduldig, aber nicht so geduldig.
bots-character-cadmus = Kadmos
    .text = Ich säe Drachenzähne. Was sollte man sonst mit einem Drachen tun?
bots-character-procris = Prokris
    .text = Mein Speer verfehlt nie. Meine Würfel manchmal schon.
