"""What stands between the network and the hall: connections, heads of requests, names, files, log lines."""
