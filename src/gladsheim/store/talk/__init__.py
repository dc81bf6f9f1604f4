"""Chat, blocks, reports and notes, and notifications of turns."""
