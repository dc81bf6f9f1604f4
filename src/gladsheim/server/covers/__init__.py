"""Covers: pauses, windows and standing orders that keep secret questions from being noticed."""
