"""Indian sweets, as a halwai lays them in a box.  One unit is 10 cm; each rests on z."""
import math
import random

from .materials import paint, paper
from .parts_board import skin
from .primitives import block, box, cylinder, group, lathe, mesh, place, plate, sphere

__all__ = ['kaju_katli', 'laddu', 'layered_barfi', 'motichoor', 'peda', 'sweet_cup']

PISTACHIO, ALMOND, SILVER = '#7d9a3c', '#d9b380', '#b4babf'


def _balls(centers, radius, surface):
    """Many small balls as one object."""
    sides, levels = 10, 6
    vertices, faces = [], []
    for x, y, z in centers:
        first = len(vertices)
        vertices.append((x, y, z - radius))
        for level in range(1, levels):
            a = math.pi * (level / levels - .5)
            for i in range(sides):
                b = math.tau * i / sides
                vertices.append((x + radius * math.cos(a) * math.cos(b),
                                 y + radius * math.cos(a) * math.sin(b), z + radius * math.sin(a)))
        vertices.append((x, y, z + radius))
        last = len(vertices) - 1
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((first, first + 1 + j, first + 1 + i))
            faces.append((last, last - sides + i, last - sides + j))
            for level in range(levels - 2):
                a, b = first + 1 + level * sides, first + 1 + (level + 1) * sides
                faces.append((a + i, a + j, b + j, b + i))
    return mesh(vertices, faces, surface, smooth=80)


def _over_ball(x, y, z, radius, count, low=-.62):
    """Places spread evenly over a ball resting on z, from the height low (of 1) up."""
    places = []
    for i in range(count):
        height = 1 - (1 - low) * (i + .5) / count
        ring, angle = math.sqrt(1 - height * height), i * 2.39996
        places.append((x + radius * ring * math.cos(angle), y + radius * ring * math.sin(angle),
                       z + radius * (1 + height)))
    return places


def _sliver(x, y, z, length, colour, turn, tilt=0):
    """A split nut lying on z."""
    box((x, y, z), (length, length * .3, length * .22), paint(colour, .5), length * .1,
        (tilt, 0, turn))


def motichoor(x, y, z, radius):
    """A laddu of tiny fried drops, with melon seeds and a pistachio."""
    ball = paint('#c9691a', .5)
    sphere((x, y, z + radius), radius * .93, ball)
    places = [tuple(value + random.uniform(-1, 1) * radius * .035 for value in at)
              for at in _over_ball(x, y, z, radius * .94, 260)]
    seeds = places[5::23]
    for surface, part in ((paint('#e8861f', .35, 0, .5), places[0::3]),
                          (paint('#d9741a', .35, 0, .5), places[1::3]),
                          (paint('#f09a32', .35, 0, .5), places[2::3]),
                          (paint('#f4e3b4', .5), seeds)):
        _balls(part, radius * .1, surface)
    _sliver(x, y, z + radius * 2.02, radius * .5, PISTACHIO, random.uniform(0, 180))


def laddu(x, y, z, radius):
    """A besan laddu: roasted flour, a little rough, half an almond on top."""
    body = paper('#d39a3e', .6)
    sphere((x, y, z + radius * .97), radius, body, .97)
    _balls([tuple(value + random.uniform(-1, 1) * radius * .1 for value in at)
            for at in _over_ball(x, y, z, radius * .955, 90)], radius * .06, paper('#dfac52', .6))
    with group() as almond:
        sphere((0, 0, 0), radius * .3, paint('#a8683a', .5), .36)
    place(almond, (x, y, z + radius * 1.95), (0, 0, random.uniform(0, 180)), scale=1)
    for item in almond:
        item.scale = (1.25, .72, 1)


def peda(x, y, z, radius):
    """A thick disc of milk and saffron, pressed with the thumb, pistachio in the hollow."""
    r = radius
    profile = [(0, 0), (r * .86, 0), (r * .99, r * .14), (r, r * .3), (r * .9, r * .48),
               (r * .66, r * .54), (r * .42, r * .47), (r * .2, r * .4), (0, r * .38)]
    lathe((x, y, z), (0, 0, 1), profile, paper('#e3a93f', .55), 48, 80)
    for i in range(7):
        a, out = i * 2.39996, r * .1 * math.sqrt(i)
        _sliver(x + out * math.cos(a), y + out * math.sin(a), z + r * .47, r * .26,
                (PISTACHIO, ALMOND, PISTACHIO)[i % 3], i * 70, 8)
    for i in range(5):
        a = i * 1.3 + .4
        box((x + r * .55 * math.cos(a), y + r * .55 * math.sin(a), z + r * .545),
            (r * .24, r * .03, r * .02), paint('#b3391b', .5), .001, (0, 0, i * 66))


def _silver_leaf(half_x, half_y, z, surface):
    """Beaten silver: an uneven leaf, a little creased, lying on z inside these half widths."""
    rows = []
    for level in range(9):
        t = level / 8 * 2 - 1
        row = []
        for i in range(9):
            s = i / 8 * 2 - 1
            edge = .9 + random.uniform(-.1, .07) if abs(s) == 1 or abs(t) == 1 else .93
            row.append((half_x * s * edge, half_y * t * edge,
                        z + .002 + random.uniform(0, .0035)))
        rows.append(row)
    skin(rows, surface, smooth=20)


def kaju_katli(location, rotation, length=.4, width=.27, thick=.062):
    """A cashew diamond under silver leaf."""
    outline = [(0, length / 2), (width / 2, 0), (0, -length / 2), (-width / 2, 0)]
    with group() as piece:
        plate(outline, 0, thick, paper('#dcc28f', .55), bevel=.008, plane='xy')
        rows, count = [], 10
        for level in range(count + 1):
            t = level / count * 2 - 1
            half = max(.004, (1 - abs(t)) * width / 2 * random.uniform(.62, .9))
            rows.append([(half * s, t * length / 2 * .8, thick + .001 + random.uniform(.001, .005))
                         for s in (-1, -.5, 0, .5, 1)])
        skin(rows, paint(SILVER, .3, 1), smooth=15)
    return place(piece, location, rotation)


def layered_barfi(x, y, z, size, layers, turn=0):
    """A square piece of two layers under silver leaf, slivers of nuts on it; layers: colours."""
    half, high = size / 2, size * .3
    with group() as piece:
        for i, colour in enumerate(layers):
            inset = .002 * i
            block(-half + inset, half - inset, -half + inset, half - inset, high * i,
                  high * (i + 1) + .002, paper(colour, .6), .014, 3)
        top = high * len(layers) + .002
        _silver_leaf(half * .68, half * .5, top, paint(SILVER, .3, 1))
        for i in range(5):
            _sliver(random.uniform(-.5, .5) * half, random.uniform(-.5, .5) * half, top + .014,
                    size * .22, (PISTACHIO, ALMOND)[i % 2], random.uniform(0, 180))
    place(piece, (x, y, z), (0, 0, turn))


def sweet_cup(x, y, z, radius, height, surface):
    """A pleated paper cup that opens towards its wavy rim; radius at the rim."""
    rows, count = [], 132
    for level in range(5):
        t = level / 4
        row = []
        for i in range(count):
            angle = math.tau * i / count
            r = radius * (.72 + .28 * t) * (1 + (.02 + .03 * t) * (1, .4, -1, -.4)[i % 4])
            lift = .012 * t * math.sin(angle * 11)
            row.append((x + r * math.cos(angle), y + r * math.sin(angle), z + height * t + lift))
        rows.append(row)
    skin(rows, surface, .005, closed=True)
    cylinder((x, y, z), (x, y, z + .008), radius * .72, surface)
