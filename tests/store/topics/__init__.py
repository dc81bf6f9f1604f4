"""What the hall asks of its database, topic by topic."""
