"""The hall's database."""
