"""Accounts and passwords."""
