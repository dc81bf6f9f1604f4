"""Völuspá: a row per tile, a file per phase of the rules."""
