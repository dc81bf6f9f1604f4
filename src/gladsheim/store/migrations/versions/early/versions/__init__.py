"""Migrations 0001 to 0012, oldest first."""
