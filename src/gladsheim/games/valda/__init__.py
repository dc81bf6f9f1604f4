"""Valda: a game of gods, dice and cards; what its cards do is data (`valda-cards.toml`)."""
