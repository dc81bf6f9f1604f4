"""Files: read as people hand them over, written whole or not at all."""
