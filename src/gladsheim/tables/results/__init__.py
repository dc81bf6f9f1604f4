"""Results of finished games: places, ratings, reviews."""
