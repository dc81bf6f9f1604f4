"""Valda: a game of gods, dice and cards; the effects of its cards are data (`valda-cards.toml`)."""
