"""Rigid box machines."""
