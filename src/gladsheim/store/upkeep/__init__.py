"""Maintenance of a database: copies, moves, checks."""
