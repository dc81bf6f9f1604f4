"""Laboratory, lessons, reviews."""
