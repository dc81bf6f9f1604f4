"""Each extra brings what it is for, and a missing one is named."""
