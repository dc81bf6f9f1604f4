"""Identity of callers: sessions, cookies, bans, password attempts and rate limits."""
