"""Building blocks of requests and answers: types with their bounds, refusals, languages, names of people."""
