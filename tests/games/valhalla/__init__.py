"""Tests of Valhalla."""
