"""Reasons of refusals and of points."""
