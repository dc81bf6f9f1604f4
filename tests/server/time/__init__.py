"""Clocks and vacations at real tables."""
