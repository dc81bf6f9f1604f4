"""Tables without web and disk: seats, clocks, offers, ratings."""
