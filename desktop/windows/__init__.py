"""The pages of the one window, and its dialogs."""
