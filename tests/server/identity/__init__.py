"""Sessions, cookies, bans, guesses, rate limits."""
