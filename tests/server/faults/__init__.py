"""Halls, databases and networks that fail: kills, crashes, lies, full disks."""
