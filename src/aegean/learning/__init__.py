"""Learning how positions stand from games that bots play.

`games` plays them and notes the positions, `learn` makes a judge of them (`aegean.bots.judge`) with the `network`, and
`forks` tells how far a judge knows what one decision changes. `python -m aegean.learning` does it all.
"""
