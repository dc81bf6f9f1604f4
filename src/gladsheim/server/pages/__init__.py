"""Page, documentation and interface document, served as files."""
