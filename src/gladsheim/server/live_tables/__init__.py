"""Tables in one process's memory, and what topics need with them: games, locks, news, the audit log."""
