"""Materials that painters share: card stock, cloth, wood and wax."""
