"""What is agreed at a table: seats, deal, terms, clocks, offers, covers."""
