"""What requests and answers are made of: types with their bounds, refusals, languages, names of people."""
