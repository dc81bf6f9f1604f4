"""Laboratory and lessons: positions that belong to no table."""
