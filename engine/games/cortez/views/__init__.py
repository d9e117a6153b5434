"""The view of a seat of Cortez, and samples of the hidden cards."""
