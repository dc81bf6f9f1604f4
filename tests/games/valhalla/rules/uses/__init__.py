"""Rules of cards that are used (VH-8), of battles (VH-9) and of Odin's favour."""
