"""Training: the same for the same seed, also after a kill, and better than it was."""
