"""The look of widgets: themes, text size, shared controls, shortcuts, keyboard, screen reader."""
