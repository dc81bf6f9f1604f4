"""What is agreed before anybody sits down: terms, and the vacations that clocks respect."""
