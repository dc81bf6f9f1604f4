"""The pages at every size of screen."""
