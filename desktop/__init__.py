"""The Qt application: windows, tables, panels and painters of Conquista."""
