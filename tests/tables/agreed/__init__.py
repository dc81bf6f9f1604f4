"""Tests of terms and vacations."""
