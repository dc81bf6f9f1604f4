"""Bots: how they choose, search and review, from what their seat may know."""
