"""Bringing databases up to date: migrations, the copies put aside before, what a schema has to be."""
