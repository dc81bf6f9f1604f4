"""Games that are over: places, ratings, reviews."""
