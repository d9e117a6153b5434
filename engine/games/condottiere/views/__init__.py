"""What a seat of Condottiere sees, and samples of the hidden cards."""
