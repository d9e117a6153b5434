"""Printed sheets of Condottiere."""
