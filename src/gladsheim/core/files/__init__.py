"""Files on the disk, whatever is in them."""
