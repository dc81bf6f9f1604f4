"""Commands that read positions and records."""
