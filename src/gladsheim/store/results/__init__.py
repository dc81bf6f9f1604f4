"""Data of games that are over: results, ratings, reviews, puzzles."""
