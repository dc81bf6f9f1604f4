"""The front page and the ways from it to a game: on one screen, with few clicks."""
