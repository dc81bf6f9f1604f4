"""Database engines: SQLite with group commit, PostgreSQL, and their common parts."""
