"""Piles of thin sheets and boards of true thickness.  Metres and degrees.

A pile is drawn as a few bundles; a picture on their sides shows each sheet's edge and, on the
sides along the machine, the flutes."""
import math
import random

from .artwork import sheet
from .materials import image_material
from .primitives import box

__all__ = ['flute_lines', 'sheet_pile']

# board or paper: its colour and that of the gaps between sheets
STOCKS = {
    'kraft': ('#b98a58', '#8f6638'),
    'laminated': ('#d8c8ab', '#b08d62'),
    'white': ('#f1eee8', '#c9c5bd'),
    'greyboard': ('#8f8c85', '#6a6761'),
    'pasted': ('#dcd9d3', '#827f79'),
}
SHEETS = 8      # sheets a bundle's picture shows


def _edges(colour, gap, flutes):
    """Picture of a bundle's side: the edges of its sheets, with that many flutes in each."""
    picture, draw = sheet(512 if flutes else 16, SHEETS * 8, gap)
    for i in range(SHEETS):
        top = i * 8
        if flutes:
            draw.line([(x, top + 3 + 2 * math.sin(2 * math.pi * flutes * x / 512))
                       for x in range(513)], fill=colour, width=1)
        draw.rectangle((0, top, 512, top + (1 if flutes else 5)), fill=colour)
    return picture


def sheet_pile(x, y, z, length, width, height, stock='white', thickness=.004, jitter=.004,
               pitch=None):
    """A pile of sheets of that thickness standing on z, of a stock in STOCKS; pitch gives its
    boards flutes across the machine.  Returns the height of its top."""
    flutes = round(min(length / pitch, 120)) if pitch else 0
    surface = image_material(f'pile {stock} {flutes}', _edges(*STOCKS[stock], flutes), 'xz', .8)
    bundle = SHEETS * thickness
    count = max(1, round(height / bundle))
    for i in range(count):
        box((x + random.uniform(-jitter, jitter), y + random.uniform(-jitter, jitter),
             z + bundle * (i + .5)), (length, width, bundle), surface, 0,
            (0, 0, random.uniform(-.15, .15)), segments=1)
    return z + count * bundle


def flute_lines(length, pitch=.0085):
    """Surface of a sheet of that length lying with its flutes up and across the machine."""
    flutes = min(round(length / pitch), 128)
    picture, draw = sheet(512, 8, '#b98a58')
    for i in range(flutes):
        left = 512 * i / flutes
        draw.rectangle((left, 0, left + 512 / flutes * .4, 8), fill='#97703f')
    return image_material(f'flute lines {flutes}', picture, 'xy', .85)
