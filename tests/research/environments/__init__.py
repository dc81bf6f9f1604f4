"""Environments of Gymnasium and PettingZoo."""
