"""What a seat that waits may prepare, and what it may suppose of those before it."""
