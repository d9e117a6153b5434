"""What a seat of Condottiere sees, and the hidden cards it may imagine."""
