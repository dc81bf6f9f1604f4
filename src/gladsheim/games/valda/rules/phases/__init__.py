"""Phases of a turn, a file each, in the order of the rulebook (VA-5 to VA-9)."""
