"""Deal of the day: the same deal for all who play it; its start, end and results."""
