"""How clicks, keys and drags become an answer of Condottiere."""
