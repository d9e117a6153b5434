"""The print dialog: what to print, a preview, and where it goes."""
