"""Jobs beside the hall: bots and reviews, which think in processes of their own."""
