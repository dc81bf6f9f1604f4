"""The hall as a web application: routes, live updates, bots in processes of their own."""
