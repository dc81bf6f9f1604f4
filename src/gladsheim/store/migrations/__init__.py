"""Alembic's folder: how the schema came to be, step by step."""
