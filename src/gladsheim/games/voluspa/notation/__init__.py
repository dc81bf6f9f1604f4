"""Action texts and position documents: read, checked, written."""
