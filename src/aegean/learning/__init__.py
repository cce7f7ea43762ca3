"""Learning how positions stand from games that were played on in two ways.

`forks` makes the data, `network` learns from them, and `judge` is what a search asks. `aegean learn` does all of it.
"""
