"""Sentences, questions and pictures."""
