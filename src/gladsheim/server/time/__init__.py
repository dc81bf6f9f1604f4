"""Time in the hall: clocks that run out, vacations."""
