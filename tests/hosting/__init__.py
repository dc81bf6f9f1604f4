"""What docs/hosts/hosting.md and the files beside it set up, as it is written there."""
