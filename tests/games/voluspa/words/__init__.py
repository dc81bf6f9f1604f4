"""What is said of Völuspá."""
