"""Written positions of Cortez: reading, writing and editing them."""
