"""Time at tables: clocks that run out, resigning, offers, vacations."""
