"""Hunts (H-10): `steps` is the hunter's side, `attacks` the monster's, `outcome` holds the running hunt and ends it."""
