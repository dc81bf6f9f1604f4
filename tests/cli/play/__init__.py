"""The game in the terminal: by lines, and on a screen."""
