"""Tests of games in play."""
