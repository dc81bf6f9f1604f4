"""The hall's database, on SQLite and PostgreSQL: migrations, chains, repairs, power cuts."""
