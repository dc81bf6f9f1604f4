"""Measured strength of the hall's own bots, and what they have learned."""
