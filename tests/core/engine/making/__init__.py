"""How engines are made."""
