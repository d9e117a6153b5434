"""A match at a table: who is asked next, by people, bots and routines; without Qt."""
