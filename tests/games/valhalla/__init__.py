"""Proofs of Valhalla."""
