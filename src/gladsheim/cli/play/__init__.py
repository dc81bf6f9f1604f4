"""Table in the terminal."""
