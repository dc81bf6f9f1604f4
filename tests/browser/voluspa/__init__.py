"""Völuspá in a real browser."""
