"""Tables before and in play: lobby, seats, actions, agreements, other processes."""
