"""What Cannir says, in the language of the moment."""
