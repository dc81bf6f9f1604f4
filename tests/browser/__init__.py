"""The page in a real browser, served by a real hall: whole games, phones, keyboards, screen readers."""
