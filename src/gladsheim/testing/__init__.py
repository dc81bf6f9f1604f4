"""Checks that anyone can run against a game, also one of their own."""
