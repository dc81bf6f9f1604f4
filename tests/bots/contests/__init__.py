"""Contests between bots."""
