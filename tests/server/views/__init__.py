"""Messages of sockets."""
