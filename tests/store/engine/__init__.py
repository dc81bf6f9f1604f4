"""The databases themselves: found again after a power cut, shared, in order."""
