"""The drawings in the rules of Contrées, and the links into the rules."""
