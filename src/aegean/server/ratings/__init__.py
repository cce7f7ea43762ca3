"""How well people play: ratings by game and speed, ladders, and bots to measure oneself by."""
