"""How networks are trained: self-play in many environments, with PyTorch, which nothing else needs."""
