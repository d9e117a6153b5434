"""The panel at the right of every table: seats, draw pile, chronicle, moves."""
