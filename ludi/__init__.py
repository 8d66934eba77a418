"""Ludi Romani: Municipium and Ave Roma, for people, bots and researchers."""

__version__ = "0.2.0"
