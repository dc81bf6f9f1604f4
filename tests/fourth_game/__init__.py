"""A tiny fourth game, brought by an entry point, and the proof that every room of the house finds it."""
