"""Every command of the command line, with its errors."""
