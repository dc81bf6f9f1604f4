"""Texts of games for players: questions, stories of actions, reasons of refusals."""
