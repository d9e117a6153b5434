"""What a seat of Cortez sees, and the hidden cards it may imagine."""
