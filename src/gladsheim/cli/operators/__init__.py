"""Commands with which an operator moderates a hall."""
