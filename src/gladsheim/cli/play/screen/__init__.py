"""Table on the whole screen of a terminal, with fixed places."""
