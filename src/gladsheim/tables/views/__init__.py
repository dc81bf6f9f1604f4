"""Views of a table, built up from what the viewer may know."""
