"""What games tell players: questions, stories of what happened, why an action is refused."""
