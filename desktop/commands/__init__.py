"""The command line of the application: printing, screenshots and the self-test."""
