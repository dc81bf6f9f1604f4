"""Valhalla: phantom armies over a changing landscape."""
