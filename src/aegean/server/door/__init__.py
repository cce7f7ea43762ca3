"""Who comes in: connections, addresses, people and their sessions, names, passwords, limits."""
