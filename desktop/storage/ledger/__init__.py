"""The ledger: finished games on this computer, and statistics about the player; it is never
sent.
"""
