"""What the log says of proxies that are set up wrong."""
