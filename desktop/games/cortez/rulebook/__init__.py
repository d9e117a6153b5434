"""The drawings in the rules of Cortez, and the links into the rules."""
