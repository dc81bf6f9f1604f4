"""The page, the documentation and the interface document, as files."""
