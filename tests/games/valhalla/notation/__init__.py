"""Action texts and position documents."""
