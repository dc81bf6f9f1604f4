"""Proofs for any game that speaks the uniform API, shipped so that everyone can check their own.

`cases` runs golden cases; `contract` plays a game and checks every promise of the API;
`twins` looks for leaks; `playthrough` and `perft` freeze behaviour in files; `trace` compares
ways to run kernels; `ledger` tells which rule is proved by which test.
"""
