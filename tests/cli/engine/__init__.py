"""Commands that let the engine play: games between bots, and what is measured of them."""
