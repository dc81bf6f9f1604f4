"""Tests of tables before play."""
