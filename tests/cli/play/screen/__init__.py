"""The table on the whole screen: whole games in a real terminal, and its finer behaviour in Textual's own."""
