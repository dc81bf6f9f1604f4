"""The databases themselves: SQLite with group commit, PostgreSQL, and what both have in common."""
