"""Tables in memory: the games of a hall, locks, news, files that are damaged."""
