"""Training of value networks from games of the search with itself: docs/bots/training.md."""
