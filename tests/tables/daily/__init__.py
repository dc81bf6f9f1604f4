"""Days, and which deal belongs to which."""
