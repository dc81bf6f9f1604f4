"""The set-up, the layers, the rule ledger and the promises; the folders mirror those of the package."""
