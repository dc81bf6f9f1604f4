"""Finished games: results, replays, profiles."""
