"""The ledger: finished games on this computer, and statistics about the player.

It is never sent.
"""
