"""Positions and actions as tensors: see `core.tensors`."""
