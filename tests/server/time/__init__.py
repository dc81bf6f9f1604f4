"""The hall's time, and what it lived through."""
