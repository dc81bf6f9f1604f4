"""The laboratory and the lessons."""
