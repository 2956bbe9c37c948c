"""Corrugated board: mill roll stand, single facer, line, cutter, flute laminators."""
