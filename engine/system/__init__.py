"""The operating system: files, processes and their priority, resources, the command line."""
