"""Learned values: how they are worked out, and the files they come from."""
