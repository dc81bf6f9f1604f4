"""Files: reading those of users, and writing them completely or not at all."""
