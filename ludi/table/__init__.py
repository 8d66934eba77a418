"""What a table answers, whoever keeps it: a server for its guests, or a page for itself. No network, no database."""
