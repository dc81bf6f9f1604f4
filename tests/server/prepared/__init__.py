"""Moves that are prepared beforehand, at real halls."""
