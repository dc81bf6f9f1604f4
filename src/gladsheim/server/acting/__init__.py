"""Tables in play: actions, agreements, and what is asked before acting."""
