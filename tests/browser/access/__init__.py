"""By keyboard, by screen reader, in both themes: what axe and we look for on every page."""
