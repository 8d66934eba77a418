"""Tools of the workshop: they write files that are kept in the repository."""
