"""Learning values of positions from games of the search with itself: docs/bots/training.md."""
