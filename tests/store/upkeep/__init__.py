"""Copies, moves, erasing, opening old files."""
