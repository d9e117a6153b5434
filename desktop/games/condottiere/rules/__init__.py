"""What the rules browser knows of Condottiere."""
