"""Commands about speed and games between bots."""
