"""What covers hide of secret questions."""
