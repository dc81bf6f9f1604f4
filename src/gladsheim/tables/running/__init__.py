"""A game in play: its position, its lines and how they are counted, who has left, clocks, offers, covers."""
