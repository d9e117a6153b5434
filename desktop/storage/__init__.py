"""Files on disk: saved games, settings, the ledger, and their folders."""
