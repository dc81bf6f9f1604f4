"""What operators see and do: erasing, ending and repairing games, metrics, the hall's health."""
