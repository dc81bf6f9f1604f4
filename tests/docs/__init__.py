"""The documentation: its site, its pictures, and that what it shows can be run."""
