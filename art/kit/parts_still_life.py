"""What lies in and beside the packs: bottles, fruit, food.  One unit is 10 cm."""
import math
import random

from .artwork import sheet
from .materials import paint, paper
from .parts_board import glint, printed, skin, turned
from .primitives import box, cone, cylinder, group, lathe, loft, place, sphere, tube

__all__ = ['apple', 'bottle', 'burger', 'cake', 'carrot', 'cream_tube', 'fries', 'fry',
           'leafy_stalks', 'mango', 'steam', 'tablet_strip', 'tomato']


def bottle(x, y, z, radius, height, colour='#5a2d0c', cap='#20242a', label=None,
           label_span=(.2, .5), neck=.36):
    """A shouldered bottle; label is a material for turned bodies."""
    r, h, n = radius, height, radius * neck
    profile = [(0, 0), (r * .94, 0), (r, r * .08), (r, h * .58), (r * .93, h * .65),
               (r * .6, h * .73), (n, h * .8), (n, h * .92), (n * 1.15, h * .92),
               (n * 1.15, h * .935), (0, h * .935)]
    lathe((x, y, z), (0, 0, 1), profile, paint(colour, .1, 0, .9), 64)
    cylinder((x, y, z + h * .9), (x, y, z + h), n * 1.22, paint(cap, .35), radius * .05)
    if label:
        low, high = h * label_span[0], h * label_span[1]
        turned((x, y, z), [(r + .004, low), (r + .004, high)], label)


def cream_tube(location, rotation, length, radius, colour, cap):
    """A cream tube lying or standing: round at the cap, flat at the seam."""
    rows = []
    for level in range(9):
        t = level / 8
        flat = t ** 1.6
        row = []
        for i in range(48):
            a = 2 * math.pi * i / 48
            row.append((radius * (1 + .28 * flat) * math.cos(a),
                        radius * (1 - .94 * flat) * math.sin(a), length * t))
        rows.append(row)
    with group() as pieces:
        skin(rows, paint(colour, .4, 0, .3), closed=True)
        box((0, 0, length), (radius * 2.56, radius * .14, .05), paint(colour, .4), .01)
        lathe((0, 0, 0), (0, 0, -1), [(0, -.01), (radius, -.01), (radius, .02), (radius * .94, .05),
                                      (radius * .94, length * .24), (0, length * .24)], cap, 48)
    return place(pieces, location, rotation)


def tablet_strip(columns=5, rows=2, pitch=.13, foil='silver', tablet='white'):
    """A blister strip round the origin, lying on z = 0."""
    width, depth = columns * pitch + .04, rows * pitch + .05
    box((0, 0, .008), (width, depth, .01), foil, .003)
    for column in range(columns):
        for row in range(rows):
            at = ((column - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch)
            lathe((*at, .01), (0, 0, 1), [(.05, 0), (.048, .022), (.034, .04), (0, .044)], tablet,
                  24)


def _fruit_surface(name, low, high):
    """A soft change of colour round the body, for turned fruit."""
    picture, draw = sheet(128, 64, low)
    first = [int(low[i:i + 2], 16) for i in (1, 3, 5)]
    last = [int(high[i:i + 2], 16) for i in (1, 3, 5)]
    for px in range(128):
        for py in range(64):
            t = max(0, math.cos((px - 70) / 128 * 2 * math.pi)) * (.35 + .65 * py / 64)
            t = min(1, t * 1.3)
            picture.putpixel((px, 63 - py), tuple(int(a + (b - a) * t)
                                                  for a, b in zip(first, last)))
    draw.point((0, 0), fill=low)
    return printed(name, picture, .5, .08)


def mango(location, rotation, size=.32, ripe=0):
    """A mango of half-length size, its long axis along z before rotation."""
    colours = (('#d98f14', '#b5401f'), ('#dc9a1c', '#c75a1e'), ('#c9921c', '#6f8a2c'))[ripe % 3]
    surface = _fruit_surface(f'mango {ripe % 3}', *colours)
    profile = []
    for i in range(17):
        a = math.pi * (i / 16 - .5)
        r = math.cos(a) * (.76 + .1 * math.sin(a * 1.0))
        profile.append((size * r, size * math.sin(a)))
    with group() as fruit:
        turned((0, 0, 0), profile, surface, 40, smooth=80)
        cylinder((0, 0, size * .95), (.01, 0, size * 1.1), size * .06, paint('#4b3a1e', .7))
    return place(fruit, location, rotation)


def apple(location, rotation, radius=.28, kind=0):
    """An apple with stalk."""
    colours = (('#c3202b', '#e0a13a'), ('#9c1b26', '#c94b36'), ('#86a83a', '#d8c34f'))[kind % 3]
    profile = [(0, -.82), (.22, -.9), (.5, -.84), (.82, -.5), (.98, 0), (1., .3), (.9, .62),
               (.6, .86), (.34, .88), (.12, .74), (0, .62)]
    with group() as fruit:
        turned((0, 0, 0), [(r * radius, z * radius) for r, z in profile],
               _fruit_surface(f'apple {kind % 3}', *colours), 40, smooth=80)
        tube([(0, 0, radius * .6), (.01, 0, radius * .9), (.05, .01, radius * 1.15)], radius * .05,
             paint('#4b3a1e', .7))
    return place(fruit, location, rotation)


def tomato(location, radius=.2):
    """A tomato with its green star."""
    x, y, z = location
    sphere(location, radius, paint('#c9251c', .25, 0, .6), .84)
    for i in range(6):
        a = i * math.pi / 3
        cone((x, y, z + radius * .8),
             (x + radius * .6 * math.cos(a), y + radius * .6 * math.sin(a), z + radius * .78),
             radius * .1, radius * .02, paint('#3f7a2f', .6))


def carrot(location, rotation, length=.9, radius=.11):
    """A carrot, its top at +z before rotation, with a tuft of leaves."""
    with group() as root:
        profile = [(0, 0), (radius * .2, length * .05), (radius * .6, length * .5),
                   (radius, length * .9), (radius * .9, length * .98), (radius * .3, length),
                   (0, length)]
        lathe((0, 0, 0), (0, 0, 1), profile, paint('#dc6b1c', .5), 32, 60)
        for i in range(7):
            a, lean = i * 2.4, .1 + .05 * (i % 3)
            tube([(0, 0, length * .97),
                  (lean * .5 * math.cos(a), lean * .5 * math.sin(a), length + .22),
                  (lean * 2 * math.cos(a), lean * 2 * math.sin(a), length + .46)], .014,
                 paint('#4f8a32', .6), .1)
    return place(root, location, rotation)


def leafy_stalks(x, y, z, count=7, height=.9, spread=.2, colour='#3f7d3a', width=.13):
    """A bunch of long leaves standing on z."""
    for i in range(count):
        a = i * 2.39996
        out = spread * (.35 + .65 * (i % 4) / 3)
        rows = []
        for level in range(9):
            t = level / 8
            bend = out * t * t * 1.5
            half = width * (.28 + .72 * math.sin(math.pi * min(1, t * .86 + .06)))
            cx, cy = x + math.cos(a) * (.05 + bend), y + math.sin(a) * (.05 + bend)
            cz = z + height * (t - .22 * t * t * out / spread) * (.84 + .16 * (i % 3) / 2)
            row = []
            for k in range(5):
                s = (k - 2) / 2
                ripple = .03 * math.sin(level * 2.1 + k * 1.9 + i)
                row.append((cx - math.sin(a) * half * s + math.cos(a) * (ripple - .04 * s * s),
                            cy + math.cos(a) * half * s + math.sin(a) * (ripple - .04 * s * s),
                            cz))
            rows.append(row)
        skin(rows, paint(colour if i % 2 else '#5c9a45', .55), .006, smooth=80)


def burger(x, y, z, radius=.42):
    """A burger: bun, leaf, patty, cheese, tomato, seeded top."""
    r = radius
    bun = paint('#c9842f', .42, 0, .25)
    lathe((x, y, z), (0, 0, 1), [(0, 0), (r * .88, 0), (r * .97, r * .1), (r * .94, r * .26),
                                 (0, r * .26)], bun, 56, 60)
    rows = []
    for level in range(4):
        t = level / 3
        row = []
        for i in range(90):
            a = 2 * math.pi * i / 90
            wave = math.sin(a * 13) * .045 * t + math.sin(a * 7 + 1) * .03 * t
            rr = r * (.7 + .42 * t)
            row.append((x + rr * math.cos(a), y + rr * math.sin(a),
                        z + r * (.34 - .07 * t) + wave * r * 2))
        rows.append(row)
    skin(rows, paint('#7fae3c', .5), .008, closed=True, smooth=80)
    lathe((x, y, z + r * .36), (0, 0, 1), [(0, 0), (r * .95, 0), (r, r * .07), (r * .98, r * .2),
                                           (r * .9, r * .24), (0, r * .24)],
          paper('#4e2a16', .8), 56, 60)
    box((x, y, z + r * .62), (r * 1.46, r * 1.46, .022), paint('#f0b429', .35, 0, .3), .01,
        (0, 0, 38))
    cylinder((x, y, z + r * .64), (x, y, z + r * .74), r * .9, paint('#c8331f', .3))
    top = [(0, 0), (r * .96, 0), (r * 1.02, r * .1)]
    for i in range(1, 13):
        a = math.pi / 2 * i / 12
        top.append((r * 1.02 * math.cos(a), r * (.1 + .56 * math.sin(a))))
    top.append((0, r * .66))
    lathe((x, y, z + r * .74), (0, 0, 1), top, bun, 56, 80)
    for i in range(46):
        a, t = i * 2.39996, math.sqrt((i + .5) / 46) * .82
        s = math.asin(min(t, 1))
        at = (x + r * 1.02 * t * math.cos(a), y + r * 1.02 * t * math.sin(a),
              z + r * (.845 + .56 * math.cos(s)))
        sphere(at, r * .035, paint('#f3e2b8', .5))


def fry(length, half=.038):
    """One of them along z from 0: cut square, a little bent, browner towards its ends."""
    colour = random.choice(('#eebb4a', '#e8ac38', '#f2c964'))
    bend, turn = random.uniform(-.03, .03), random.uniform(0, math.tau)
    sections = []
    heights = (0, .012, .03, .25, .5, .75, .97, .988, 1)
    for t in heights:
        wide = half * (.8 if t in (0, 1) else random.uniform(.93, 1.05))
        out = bend * math.sin(math.pi * t)
        ring = [(wide * .8, wide), (wide, wide * .8), (wide, -wide * .8), (wide * .8, -wide),
                (-wide * .8, -wide), (-wide, -wide * .8), (-wide, wide * .8), (-wide * .8, wide)]
        sections.append([(px + out * math.cos(turn), py + out * math.sin(turn), length * t)
                         for px, py in ring])
    loft(sections[:3], paint('#dfa63a', .5), top=False)
    loft(sections[2:7], paint(colour, .45), bottom=False, top=False)
    loft(sections[6:], paint('#dfa63a', .5), bottom=False)


def fries(x, y, z, width, depth, length, columns=9, rows=3):
    """A bunch of fries standing on z, of varied length and lean."""
    for column in range(columns):
        for row in range(rows):
            cx = x + ((column + .5) / columns - .5) * width
            cy = y + ((row + .5) / rows - .5) * depth
            long = length * random.uniform(.74, 1.06) * (1 - .12 * abs(column * 2 / columns - 1))
            lean = (cx - x) / width * 26 + random.uniform(-6, 6)
            tilt = random.uniform(-7, 7)
            with group() as piece:
                fry(long)
            place(piece, (cx, cy, z), (tilt, lean, random.uniform(0, 60)))


def rosette(x, y, z, radius, surface):
    """A star of piped cream: ten ribs that wind up to a point."""
    rows = []
    for level in range(15):
        t = level / 14
        swell = radius * (1 - t) ** .62 * (1 + .16 * math.sin(t * 9))
        row = []
        for i in range(60):
            a = 2 * math.pi * i / 60
            rib = swell * (1 + .17 * math.cos(10 * a + 5 * t))
            row.append((x + rib * math.cos(a), y + rib * math.sin(a), z + radius * 1.25 * t))
        rows.append(row)
    skin(rows, surface, closed=True)


def cake(x, y, z, radius=.55, height=.36):
    """A round black forest cake on a gold board: cream sides, glazed top with runs of chocolate,
    piped stars with cherries, flakes in the middle."""
    cream, glaze = paint('#f4ead9', .5), paint('#3a1d12', .14, 0, .8)
    cylinder((x, y, z), (x, y, z + .02), radius * 1.14, 'gold', .004, 72)
    cylinder((x, y, z + .018), (x, y, z + height), radius, cream, .03, 96)
    top = z + height + .012
    lathe((x, y, top), (0, 0, 1), [(radius * .98, -.05), (radius * 1.008, -.04),
                                   (radius * 1.01, -.014), (radius * .985, 0), (0, .001)], glaze,
          96, 60)
    for i in range(30):
        a = 2 * math.pi * (i + random.uniform(-.25, .25)) / 30
        at = (x + radius * math.cos(a), y + radius * math.sin(a))
        tube([(*at, top - .02), (*at, top - random.uniform(.06, .17))], .019, glaze)
    for i in range(10):
        a = 2 * math.pi * i / 10 + .2
        at = (x + radius * .8 * math.cos(a), y + radius * .8 * math.sin(a))
        rosette(*at, top - .002, radius * .155, cream)
        if i % 2 == 0:
            sphere((*at, top + radius * .2), radius * .095, paint('#9c0f22', .12, 0, .9))
            tube([(*at, top + radius * .27), (at[0] + .02, at[1] + .01, top + radius * .33),
                  (at[0] + .07, at[1] + .02, top + radius * .365)], .006, paint('#5d7a2c', .5), .03)
    for _ in range(150):
        a, far = random.uniform(0, 2 * math.pi), radius * .5 * random.random() ** .7
        box((x + far * math.cos(a), y + far * math.sin(a),
             top + .012 + .05 * random.random() * (1 - far / radius / .55)),
            (random.uniform(.05, .12), random.uniform(.018, .034), .007),
            paint(random.choice(('#4b2618', '#5a2f1d', '#34190f', '#e9d9c0')), .45), .001,
            tuple(random.uniform(-28, 28) for _ in range(2)) + (random.uniform(0, 180),), 1)


def steam(x, y, z, height=.9, turns=1.2, sway=.09, width=.07):
    """A faint curl of steam rising from z."""
    rows = []
    for level in range(41):
        t = level / 40
        middle = x + sway * math.sin(t * turns * 2 * math.pi) * (.4 + t)
        half = width * math.sin(math.pi * (.06 + .9 * t)) * (1 - .4 * t)
        rows.append([(middle - half, y, z + height * t), (middle + half, y, z + height * t)])
    skin(rows, glint(.5), smooth=80)
