"""What people say, and what they are told of their turns."""
