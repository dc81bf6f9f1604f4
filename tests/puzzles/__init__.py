"""Puzzles are found, proved, kept and shipped; each has one clearly best action."""
