"""Every text is there in all four languages."""
