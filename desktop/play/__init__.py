"""A match at the table: the session, its players, routines and external bots."""
