"""The games, one package each; `ludi.engine.registry` finds them."""
