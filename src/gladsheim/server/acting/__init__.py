"""Tables in play: actions, agreements, and questions before acting."""
