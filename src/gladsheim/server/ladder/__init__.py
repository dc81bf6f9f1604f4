"""How strong the hall's own bots were measured to be, and what they have learned."""
