"""What a seat may know, and nothing more."""
