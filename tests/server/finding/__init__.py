"""Tests of finding somebody to play with."""
