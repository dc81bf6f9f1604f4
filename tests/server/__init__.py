"""The hall as a web application, over a fake game."""
