"""The hall as a web application, over a toy game."""
