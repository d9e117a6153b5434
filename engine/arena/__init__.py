"""Bots measured against each other, and adapters to libraries with players of their own.

The adapters (docs/research.md) are optional: no other module imports them, and
`pip install '.[research]'` installs what they need.
"""
