"""Commands that serve a hall and look after its database."""
