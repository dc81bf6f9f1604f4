"""What a viewer is shown of a table, built up from what the viewer may know."""
