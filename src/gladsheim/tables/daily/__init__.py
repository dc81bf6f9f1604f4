"""Shared deals: the deal of the day, and who may see what of it when."""
