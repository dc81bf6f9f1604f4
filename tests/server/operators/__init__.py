"""What operators decide and see."""
