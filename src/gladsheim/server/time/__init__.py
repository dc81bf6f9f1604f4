"""Time of the hall: hall time, and pauses."""
