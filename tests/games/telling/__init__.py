"""What games tell newcomers at a table."""
