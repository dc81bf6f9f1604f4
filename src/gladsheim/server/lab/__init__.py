"""The laboratory and the lessons: positions that belong to no table."""
