"""The set-up of a checkout, which ./gladsheim runs: standard library only, for Python 3.11 and later."""
