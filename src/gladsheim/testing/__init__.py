"""Checks for any game with the uniform API, shipped so that authors can run them on their own games.

`cases` runs golden cases; `contract` plays a game and checks every promise of the API; `twins` looks for
leaks. `playthrough` and `perft` freeze behaviour in files; `trace` compares ways to run kernels; `ledger`
lists which rule is proved by which test.
"""
