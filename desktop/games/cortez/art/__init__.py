"""The painters of Cortez, in the style of a painted codex: figures, cards and signs."""
