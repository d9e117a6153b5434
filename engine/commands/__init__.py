"""The command line of the engine: its parser, the audit, and the check of a bot."""
