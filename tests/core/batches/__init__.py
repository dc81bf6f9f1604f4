"""Tests of many games side by side."""
