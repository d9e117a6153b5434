"""The rules of each game, to read and search beside the table, with drawings by its painters."""
