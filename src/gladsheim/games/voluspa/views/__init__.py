"""What a seat may know: views, events, what the page is sent."""
