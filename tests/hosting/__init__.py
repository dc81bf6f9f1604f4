"""Halls that are set up as docs/hosts/hosting.md and the files beside it say."""
