"""The deal of the day: begun, closed, told of; the same deal for everybody who plays it."""
