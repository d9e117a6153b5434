"""The print dialog: what to print, how it will look, and where it goes."""
