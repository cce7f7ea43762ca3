### Lords of Hellas: Poseidon.

hellas-expansion-poseidon_full = Poseidon
    .about = A fourth god in Messenia, his trident, ten blessings, ports, and fleets that fight in them.
    .short = Full

hellas-god-poseidon_full = Poseidon with fleets
    .text = Prayer raises Fleet by 1. Then, from level 2 of his monument on, you recruit as many hoplites as your Fleet in one port region you control.

hellas-attribute-fleet = Fleet
    .text = What your ships add to your army strength in a port region, up to as many as your hoplites there. Poseidon raises it. It takes no injury.
