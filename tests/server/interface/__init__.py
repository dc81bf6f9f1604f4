"""The whole interface: who may do what, what leaks, what a stranger may send."""
