"""Puzzles: those of the collection and those from the user's own games, with judgement and progress."""
