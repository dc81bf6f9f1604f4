"""Puzzles: those of the collection and those from own games, judged and kept account of."""
