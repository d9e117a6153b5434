"""What the rules browser knows of Contrées."""
