"""Views of a game: observations, events, and the data for the page."""
