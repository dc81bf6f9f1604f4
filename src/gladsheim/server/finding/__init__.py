"""Finding an opponent, for players who come alone."""
