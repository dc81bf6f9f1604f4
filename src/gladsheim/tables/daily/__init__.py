"""Shared deals: deals of the day and matches of friends, and who may see which part of them when."""
