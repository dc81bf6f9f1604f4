"""What games tell players."""
