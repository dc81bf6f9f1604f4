"""Who somebody is: guesses at passwords, browsers that are known, what may be a password or a name."""
