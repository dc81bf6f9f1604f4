"""Chat, blocks, notes."""
