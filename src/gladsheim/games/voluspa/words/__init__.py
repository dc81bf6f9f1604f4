"""Sentences, questions and pictures in the reader's language."""
