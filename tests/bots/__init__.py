"""What bots choose, how they search and how they review, from what their seat may know."""
