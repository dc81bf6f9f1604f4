"""Tables and their lines: what is stored, asked, due."""
