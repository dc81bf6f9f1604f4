"""Looking after a database: copies, moves, repairs, new versions."""
