"""Tables before and in play, on one process and several."""
