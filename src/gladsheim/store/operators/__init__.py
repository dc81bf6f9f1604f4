"""Operators' decisions, and the audit log."""
