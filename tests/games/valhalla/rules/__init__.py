"""Each rule of the rulebook, by its id."""
