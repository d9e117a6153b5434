"""Every game for the libraries that research plays with: see docs/research.md.

Optional: nothing else imports this package, and `pip install '.[research]'` brings what its
modules need.
"""
