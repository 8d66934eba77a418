"""How numbers were found: the bots' (`python -m bench.fit`, `bench.settings`) and the cards' (`bench.cards`)."""
