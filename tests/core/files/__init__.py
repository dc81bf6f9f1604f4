"""Tests of files on the disk, whatever is in them."""
