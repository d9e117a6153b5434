"""What a seat of Cortez sees, and samples of the hidden cards."""
