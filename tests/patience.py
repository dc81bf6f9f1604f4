"""The limit of each wait in the tests. It is only there to end a hang, so a busy machine never reaches it."""

PATIENCE = 120
"""Seconds. pytest's own `timeout`, in pyproject.toml, is the limit of a whole test."""
