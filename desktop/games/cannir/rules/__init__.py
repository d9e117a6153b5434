"""The pictures in the rules of Cannir, and the links into the rules."""
