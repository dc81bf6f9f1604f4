"""Tests of what a seat that waits may prepare."""
