"""Operators' tools: erasing, ending and repairing games, metrics, the hall's health."""
