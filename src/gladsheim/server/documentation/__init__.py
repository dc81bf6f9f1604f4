"""The documentation, served beside the hall."""
