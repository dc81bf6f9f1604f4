"""Layers between the network and the hall: connections, request heads, hosts, proxies, static files."""
