"""Batches: many games with the same options in one array, stepped together."""
