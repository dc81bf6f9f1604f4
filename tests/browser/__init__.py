"""The page in a real browser, served by a real hall."""
