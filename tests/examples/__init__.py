"""The examples, run as a reader of the documentation would run them."""
