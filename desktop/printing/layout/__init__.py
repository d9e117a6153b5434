"""The layout of sheets on paper: grids, tiles, posters, boxes, labels and cut marks."""
