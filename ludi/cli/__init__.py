"""The command `ludi`."""
