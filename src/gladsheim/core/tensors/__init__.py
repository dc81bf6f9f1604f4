"""Positions and actions as numbers of fixed size, for programs that learn."""
