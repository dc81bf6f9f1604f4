"""Tables in play, on one process and several."""
