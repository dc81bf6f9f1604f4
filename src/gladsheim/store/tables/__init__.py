"""Tables and their lines: storage, queries, deadlines."""
