"""The pages of the main window, and its dialogs."""
