"""The texts of Cannir."""
