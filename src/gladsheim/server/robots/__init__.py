"""Bot accounts: their tokens, their streams, what they hear."""
