"""Tests of Valda."""
