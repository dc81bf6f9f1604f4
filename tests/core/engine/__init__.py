"""Tests of how kernels run."""
