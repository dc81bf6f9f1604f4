"""Positions: as records, as they are seen, and as documents."""
