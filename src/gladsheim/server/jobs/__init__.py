"""What thinks beside the hall: bots and reviews in processes of their own."""
