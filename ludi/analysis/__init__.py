"""What decided a game: everybody's chances along it, and what luck, one's own decisions and the others' made of them.

`line`, `account`, `grades` and `moments` are plain Python without NumPy, so that pages load them quickly. They are told
what a judge made of positions; how it did so is no matter of theirs.
"""
