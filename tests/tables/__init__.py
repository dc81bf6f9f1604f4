"""Tables without web and disk."""
