"""Tests of Völuspá."""
