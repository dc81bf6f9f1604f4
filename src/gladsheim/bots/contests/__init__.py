"""Contests between bots on equal deals, and their results with intervals."""
