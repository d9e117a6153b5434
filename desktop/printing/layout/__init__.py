"""How sheets are laid out on paper: grids, tiles, posters, boxes, labels and cutting marks."""
