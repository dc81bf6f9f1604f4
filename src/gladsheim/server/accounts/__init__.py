"""Accounts: names, passwords, recovery codes."""
