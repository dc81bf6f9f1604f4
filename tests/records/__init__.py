"""Records are written, read, verified and refused."""
