"""The drawings in the rules of Cannir, and the links into the rules."""
