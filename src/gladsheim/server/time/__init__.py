"""The hall's time: the hours that it has lived through, and pauses."""
