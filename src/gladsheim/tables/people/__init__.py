"""Users and their sessions, detection of names that look alike, and chat."""
