"""Proxies in front of the hall, and what the log says of one that is set up wrong."""
