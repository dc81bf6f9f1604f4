"""Sockets: views at once, after every change, and nothing twice."""
