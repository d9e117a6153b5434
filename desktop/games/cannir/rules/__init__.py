"""What the rules browser knows of Cannir."""
