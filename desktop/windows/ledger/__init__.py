"""The ledger page: the book with its figures, and the seals in the panel beside it."""
