"""Being told of one's turn."""
