"""Values of positions and actions for bots: rules of thumb, no rules of the game."""
