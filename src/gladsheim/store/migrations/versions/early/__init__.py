"""The first migrations, up to the results."""
