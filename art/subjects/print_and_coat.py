"""Printing, coating and laminating machines."""
