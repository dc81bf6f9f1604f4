"""Checks and measures the project's prose: `python -m scripts.prose`."""
