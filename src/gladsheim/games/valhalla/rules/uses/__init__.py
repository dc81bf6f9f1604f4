"""Uses of control cards (VH-8), the battles that follow (VH-9), and Odin's favour."""
