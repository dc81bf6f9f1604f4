"""How it is covered whether anybody is asked in secret: pauses, windows, standing orders."""
