"""Völuspá: a row per tile, a room per phase of the rules."""
