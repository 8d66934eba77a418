"""A package that does not work: it was made for other versions."""

raise ImportError("cannot import name 'Dice' from 'alea'")
