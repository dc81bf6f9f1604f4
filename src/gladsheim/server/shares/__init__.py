"""Shares of what the whole hall has in common, so that no visitor can take it from the others."""
