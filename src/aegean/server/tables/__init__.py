"""Tables: the lobby, live play, and what processes tell each other of it."""
