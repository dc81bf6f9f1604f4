"""Users and their sessions, names that look alike, and chat."""
