"""Schemas of databases, and whether they are those of this version."""
