"""Positions: as records, as observations, and as documents."""
