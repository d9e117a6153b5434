"""What Condottiere says, in the language of the moment."""
