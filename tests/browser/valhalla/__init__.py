"""Valhalla in a real browser."""
