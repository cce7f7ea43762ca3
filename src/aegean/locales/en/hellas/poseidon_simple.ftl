### Lords of Hellas: Poseidon, simple mode.

hellas-expansion-poseidon_simple = Poseidon, simple mode
    .about = Poseidon in the place of Athena: his trident, ten blessings, and ports that join far coasts.
    .short = Simple

hellas-action-halve = Kill half of the hoplites in { $region }

hellas-decision-halve = Poseidon’s Trident: in which port region does half of all hoplites die?
    .short = you wield the trident
hellas-decision-shake_earth = Earthshaker: in which port region does a hoplite die?
    .short = you kill a hoplite

hellas-why-no_port_is_there = There is no port in { $region }.

hellas-god-poseidon = Poseidon
    .text = Prayer raises Leadership by 1. Then, by the level of his monument, you recruit in one port region you control: 2 hoplites at level 2, 3 at level 3, 4 at levels 4 and 5.
hellas-artifact-poseidons_trident = Poseidon’s Trident
    .text = On your turn: half of all hoplites in one port region die, rounded up.

hellas-blessing-sea_raiders = Sea Raiders
    .text = Poseidon: in your Hoplite Movement you may move 1 more hoplite, over a sea trail.
hellas-blessing-tyrant = Tyrant
    .text = Poseidon: army strength +2 if you control more regions than your opponent.
hellas-blessing-hegemony = Hegemony
    .text = Poseidon: at the start of your turn draw 1 combat card if you control all regions of a land.
hellas-blessing-harbour_levy = Harbour Levy
    .text = Poseidon: with your Recruit action also recruit 1 hoplite in each port region you control.
hellas-blessing-following_wind = Following Wind
    .text = Poseidon: when your March goes over a sea trail or from port to port, the group may move 1 region further.
hellas-blessing-earthshaker = Earthshaker
    .text = Poseidon: instead of Hero Movement discard 1 combat card to kill 1 hoplite in any port region.
hellas-blessing-coastal_watch = Coastal Watch
    .text = Poseidon: army strength +2 when you defend a port region.
hellas-blessing-temple_of_the_waves = Temple of the Waves
    .text = Poseidon: when you gain it, gain 1 priest. With your Build Temple action recruit up to 2 hoplites in one port region you control.
hellas-blessing-shipwrights = Shipwrights
    .text = Poseidon: when you gain it, Fleet +1 (simple mode: Leadership +1). In Hero Movement your first step over a sea trail or from port to port costs no Speed.
hellas-blessing-tribute_of_the_sea = Tribute of the Sea
    .text = Poseidon: whenever anybody builds a monument, gain 1 priest if you control 2 or more port regions.
