"""Commands about puzzles: searching for them, and solving them."""
