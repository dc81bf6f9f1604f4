"""Bot accounts and their streams."""
