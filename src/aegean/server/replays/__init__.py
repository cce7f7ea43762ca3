"""Looking at games again: replays, records, numbers, chances, and the cache of what is over."""
