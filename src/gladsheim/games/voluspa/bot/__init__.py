"""What bots think of positions and actions: rules of thumb, no rules of the game."""
