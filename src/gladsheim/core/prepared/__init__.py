"""Moves that a waiting seat may prepare, and actions of others that it may suppose."""
