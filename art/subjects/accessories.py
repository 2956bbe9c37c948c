"""Accessories."""
