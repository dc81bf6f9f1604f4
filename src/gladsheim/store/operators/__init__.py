"""What operators decide, and what is written down of it."""
