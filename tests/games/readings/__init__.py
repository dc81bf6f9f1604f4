"""Readings of the rules, in every game alike."""
