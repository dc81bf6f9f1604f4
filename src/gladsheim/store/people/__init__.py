"""Users, bot accounts, and shared rate limits."""
