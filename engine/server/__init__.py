"""Tables for people at different places: the server, its invitations, and a client without Qt."""
