"""The words that every game shares; knows no game."""
