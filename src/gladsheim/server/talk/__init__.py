"""Chat, blocks, reports, private notes."""
