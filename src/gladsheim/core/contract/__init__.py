"""What a game says of itself besides how it is played: its traits, its bot kit and its presenter."""
