"""Games in play: position, lines and their numbering, players who left, clocks, offers, covers."""
