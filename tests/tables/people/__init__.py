"""Who comes to the hall, what names look like, and what people say."""
