"""Who somebody is: sessions, cookies, bans, guesses at passwords, and how often anybody may come."""
