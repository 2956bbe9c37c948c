"""Slitting, creasing, slotting and sheeting machines."""
