"""What operators decide and see: bans, games that are off, the audit, repairs, metrics."""
