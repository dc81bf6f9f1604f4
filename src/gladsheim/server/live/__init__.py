"""Sockets and streams: observers of tables, and the messages sent to them."""
