"""The hall over a toy game, on SQLite and PostgreSQL: who may do what, races, kills, leaks, fuzz."""
