"""Sockets and streams: who watches a table, and what is sent next."""
