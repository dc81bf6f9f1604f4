"""Cards of the control zone that are used (VH-8), the battles that follow (VH-9), Odin's favour."""
