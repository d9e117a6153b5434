"""The view of a seat of Condottiere, and samples of the hidden cards."""
