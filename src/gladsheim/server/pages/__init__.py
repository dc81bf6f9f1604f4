"""The page, the documentation and the interface document, served as files."""
