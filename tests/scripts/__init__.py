"""The programs in scripts/."""
