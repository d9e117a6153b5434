"""How clicks, keys and drags become an action in Cortez."""
