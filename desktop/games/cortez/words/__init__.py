"""What Cortez says."""
