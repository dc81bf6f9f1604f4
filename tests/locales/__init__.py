"""Tests of gladsheim.locales."""
