"""Tests of the examples: they are run as a reader of the documentation would run them."""
