"""The check of the prose."""
