"""What requests and answers are made of: bodies, refusals, languages, names, buckets."""
