"""What Contrées says, in the language of the moment."""
