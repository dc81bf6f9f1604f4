"""Learning values of positions from games of the search with itself: `gladsheim train` (docs/training.md)."""
