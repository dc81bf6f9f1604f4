"""Valda in a real browser."""
