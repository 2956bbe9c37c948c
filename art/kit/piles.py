"""Piles of thin sheets and boards of true thickness.  Metres and degrees.

A picture on the sides of a pile shows each sheet's edge.  A sheet_pile() is even and may show
flutes, a pile_of_lifts() was loaded by hand, of a loose_pile() single sheets stand out."""
import math
import random

from PIL import Image, ImageDraw

from .artwork import sheet
from .materials import PALETTE, image_material
from .primitives import box

__all__ = ['cut_piles', 'flute_lines', 'loose_pile', 'pile_of_lifts', 'pile_surface', 'sheet_pile']

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


def pile_of_lifts(x, y, z, length, width, height, surface='white', edge='cream', thickness=.003,
                  lift=.05, jitter=.004):
    """A pile on z whose sheets of true thickness show as fine lines on its sides; every lift, as it
    was loaded by hand, is out of line by jitter.  Returns the height of its top."""
    lifts = max(1, round(height / lift))
    lift = height / lifts
    faces = pile_surface(surface, edge, max(4, round(lift / thickness)))
    for i in range(lifts):
        center = (x + random.uniform(-jitter, jitter), y + random.uniform(-jitter, jitter),
                  z + lift * (i + .5))
        box(center, (length, width, lift - .001), faces, .001,
            (0, 0, random.uniform(-.15, .15)), segments=1)
    return z + height


def cut_piles(x, y, z, length, width, height, columns=2, rows=2, gap=.02, surface='white',
              edge='cream', thickness=.003, lift=.05):
    """Cut blanks in separate piles side by side, as they leave a die cutter."""
    for column in range(columns):
        for row in range(rows):
            pile_of_lifts(x + ((column + .5) / columns - .5) * length,
                          y + ((row + .5) / rows - .5) * width, z, length / columns - gap,
                          width / rows - gap, height, surface, edge, thickness, lift, .002)


def pile_surface(surface, edge, count):
    """A surface for a lift of count sheets: fine lines on its sides, a whole sheet on top."""
    return image_material(f'pile {surface} {edge} {count}', _pile_side(surface, edge, count), 'xz',
                          .7)


def _pile_side(surface, edge, count):
    light, dark = (tuple(int(PALETTE[name][0][i:i + 2], 16) for i in (1, 3, 5))
                   for name in (surface, edge))
    picture = Image.new('RGB', (4, count * 4), light)
    for i in range(1, count):
        tone = random.uniform(.9, 1.)
        for row, of in ((0, light), (1, light), (2, dark), (3, dark)):
            shade = tone * (.8 if row == 3 else 1)
            picture.paste(tuple(int(value * shade) for value in of), (0, i * 4 + row, 4,
                                                                      i * 4 + row + 1))
    return picture


def loose_pile(x, y, z, length, width, height, colours, top='white', thickness=.006):
    """A pile of thin board or paper standing on z: its edges, one of colours ('#rrggbb') each, are
    drawn, a few sheets stand out and three lie loose on it.  Returns the height of its top."""
    rows = max(8, min(400, int(height / thickness)))
    shades = random.Random(rows)
    picture = Image.new('RGB', (4, rows * 2))
    draw = ImageDraw.Draw(picture)
    for row in range(rows):
        shade = shades.uniform(.96, 1.02)
        base = [int(colours[row % len(colours)][i:i + 2], 16) for i in (1, 3, 5)]
        edge = tuple(min(255, int(value * shade)) for value in base)
        draw.rectangle((0, row * 2, 3, row * 2), fill=edge)
        draw.rectangle((0, row * 2 + 1, 3, row * 2 + 1), fill=tuple(int(v * .93) for v in edge))
    surface = image_material(f'pile {rows} {colours}', picture, 'xz', .85)
    box((x, y, z + height / 2), (length, width, height), surface, 0)
    for i in range(max(3, int(height / .05))):
        at = z + height * shades.uniform(.04, .97)
        box((x + shades.uniform(-.004, .004), y + shades.uniform(-.004, .004), at),
            (length + .002, width + .002, thickness), surface, 0)
    for i in range(3):
        box((x + .003 * (i - 1), y - .002 * i, z + height + thickness * (i + .5)),
            (length, width, thickness * .8), top, .0005, segments=1)
    return z + height + 3 * thickness
