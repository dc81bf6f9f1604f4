"""Each extra installs the packages that it is for, and errors name a missing one."""
