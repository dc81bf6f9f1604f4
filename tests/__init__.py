"""The set-up, the layers, the rule ledger and the promises; the folders mirror those of the package."""

PATIENCE = 120
"""Seconds after which a wait is given up: only there to end a hang, so a busy machine never reaches it.
pytest's own `timeout`, in pyproject.toml, is the limit of a whole test.
"""
