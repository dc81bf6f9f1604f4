"""Upgrades of databases: migrations, copies made before them, and the check of the schema."""
