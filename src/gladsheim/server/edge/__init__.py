"""What stands between the network and the hall: connections, heads of requests, hosts, proxies, files."""
