"""The printed sheets of Cannir."""
