"""Battles (H-9): `start` begins one, `sides` holds and reads it, `cards` is the play of combat cards, `effects` what
cards and powers do, `outcome` strength, losses and withdrawal."""
