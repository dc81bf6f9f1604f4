"""Bot accounts: their tokens, their streams, their events."""
