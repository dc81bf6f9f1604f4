"""Commands by which an operator keeps order."""
