"""What is kept of games that are over: results, ratings, reviews."""
