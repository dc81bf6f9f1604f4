"""The documentation beside the hall."""
