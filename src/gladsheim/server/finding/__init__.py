"""Finding somebody to play with, for whoever comes alone."""
