"""The ledger: finished games on this computer and what they say of the player; it is never sent."""
