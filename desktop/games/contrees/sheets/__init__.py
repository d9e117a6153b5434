"""Printed sheets of Contrées."""
