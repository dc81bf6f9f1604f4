"""Sentences, questions and pictures in the language of whoever reads."""
