"""All games that were kept: a list to continue, replay and delete from."""
