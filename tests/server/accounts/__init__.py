"""Accounts, names, passwords."""
