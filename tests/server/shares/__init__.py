"""Shares of what the whole hall has in common: turns, places, and who is refused."""
