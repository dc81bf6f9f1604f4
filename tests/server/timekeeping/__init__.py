"""Clocks that run out, across restarts and processes; correspondence."""
