"""Stitching, strapping and other end-of-line machines."""
