"""What is kept on disk: saved games, settings, the ledger, and where they are."""
