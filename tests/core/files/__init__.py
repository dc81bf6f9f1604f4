"""Files that people hand over."""
