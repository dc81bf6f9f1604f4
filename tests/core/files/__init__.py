"""Tests of files that are read and written."""
