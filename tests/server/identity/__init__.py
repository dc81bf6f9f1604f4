"""Guesses, passwords and names."""
