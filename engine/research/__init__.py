"""Adapters of every game to libraries for research (docs/research.md).

They are optional: no other package imports this one, and `pip install '.[research]'` installs what
its modules need.
"""
