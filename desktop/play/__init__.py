"""A match at this screen: the session, the switches of routines, and external bots."""
