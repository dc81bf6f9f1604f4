"""Tables in memory, and what other packages need with them: games, locks, bells, the audit log."""
