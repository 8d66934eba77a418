"""Games of other people's packages: these are installed beside ours and played without a line changed here."""
