"""The command line of the engine: the parser, and a module for each command."""
