"""Views of Völuspá: what a seat may know, events, and the data that the page is sent."""
