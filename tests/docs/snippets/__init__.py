"""What pages show is carried out: programs, commands, sessions, documents; what they mention exists."""
