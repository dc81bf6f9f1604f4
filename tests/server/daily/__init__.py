"""The deal of the day: promised, played, closed, and hidden until then."""
