"""Users, bot accounts, and what several processes count of them together."""
