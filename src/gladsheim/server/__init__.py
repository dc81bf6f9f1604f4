"""Web application of the hall: routes, live updates, and bots in separate processes."""
