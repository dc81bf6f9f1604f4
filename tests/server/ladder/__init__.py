"""How strong the bots of a game are, as the hall tells it."""
