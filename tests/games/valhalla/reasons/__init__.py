"""Why not, and why these points."""
