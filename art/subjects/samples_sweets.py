"""The sweets box.  One unit is 10 cm."""
import math
import random

from kit import block, group, paint, paper, place, sample
from kit.artwork import lettering, sheet
from kit.parts_board import Board, erected, printed
from kit.parts_sweets import kaju_katli, laddu, layered_barfi, motichoor, peda, sweet_cup

FOIL, RED = '#d9a441', '#6d0a1a'
SWEETS_BOX = (2.4, 1.68, .36)


def petals(draw, center, radius, length, count, fill=None, outline=None, width=4, turn=0.):
    """A ring of pointed petals that begin at radius."""
    for k in range(count):
        a = math.tau * (k + turn) / count
        half = math.pi / count * .92
        inner = [(radius, -half * .55), (radius + length * .45, -half), (radius + length, 0),
                 (radius + length * .45, half), (radius, half * .55)]
        points = []
        for (r0, a0), (r1, a1) in zip(inner, inner[1:]):
            points += [(r0 + (r1 - r0) * t / 4, a0 + (a1 - a0) * t / 4) for t in range(4)]
        points.append(inner[-1])
        shape = [(center[0] + r * math.cos(a + b), center[1] + r * math.sin(a + b))
                 for r, b in points]
        if fill:
            draw.polygon(shape, fill=fill)
        if outline:
            draw.line(shape + shape[:1], fill=outline, width=width, joint='curve')


def pearls(draw, center, radius, count, size):
    """A ring of dots."""
    for k in range(count):
        a = math.tau * k / count
        x, y = center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)
        draw.ellipse((x - size, y - size, x + size, y + size), fill=FOIL)


def mandala(draw, center, radius):
    """A round ornament in gold: rings of petals and pearls round a field for the name."""
    r = radius
    petals(draw, center, r * .8, r * .2, 32, FOIL)
    pearls(draw, center, r * 1.06, 32, 5)
    draw.ellipse((center[0] - r * .79, center[1] - r * .79, center[0] + r * .79,
                  center[1] + r * .79), outline=FOIL, width=5)
    petals(draw, center, r * .56, r * .21, 24, None, FOIL, 4)
    petals(draw, center, r * .6, r * .1, 24, FOIL)
    pearls(draw, center, r * .735, 24, 4)
    draw.ellipse((center[0] - r * .54, center[1] - r * .54, center[0] + r * .54,
                  center[1] + r * .54), fill=RED, outline=FOIL, width=6)
    pearls(draw, center, r * .49, 40, 3)


def border(draw, width, height, inset, pitch=46):
    """A band of lotus buds between two rules, round the sheet."""
    for line, thick in ((inset, 9), (inset + 74, 4), (inset + 86, 2)):
        draw.rectangle((line, line, width - line, height - line), outline=FOIL, width=thick)
    middle = inset + 40
    for x0, y0, x1, y1, turn in ((middle, middle, width - middle, middle, 0),
                                 (middle, height - middle, width - middle, height - middle, 180),
                                 (middle, middle, middle, height - middle, 270),
                                 (width - middle, middle, width - middle, height - middle, 90)):
        steps = round(max(x1 - x0, y1 - y0) / pitch)
        for k in range(1, steps):
            x, y = x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps
            a = math.radians(turn)
            for lean, length in ((-38, 20), (0, 27), (38, 20)):
                b = a + math.radians(lean)
                tip = (x + math.sin(b) * length * .8, y - math.cos(b) * length * .8)
                side = (math.cos(b) * 6, math.sin(b) * 6)
                foot = (x - math.sin(a) * 14, y + math.cos(a) * 14)
                mid = ((tip[0] + foot[0]) / 2, (tip[1] + foot[1]) / 2)
                draw.polygon([foot, (mid[0] - side[0], mid[1] - side[1]), tip,
                              (mid[0] + side[0], mid[1] + side[1])], fill=FOIL)


def sweets_lid():
    """A gold mandala with the name, a band of lotus buds, quarter mandalas in the corners."""
    width, height = 1440, 1020
    picture, draw = sheet(width, height, RED)
    for x in range(170, 1300, 58):
        for y in range(170, 880, 58):
            shift = 29 if (y // 58) % 2 else 0
            draw.ellipse((x + shift - 3, y - 3, x + shift + 3, y + 3), fill='#a8752f')
    for x in (126, width - 126):
        for y in (126, height - 126):
            draw.ellipse((x - 178, y - 178, x + 178, y + 178), fill=RED)
            petals(draw, (x, y), 118, 52, 28, FOIL)
            petals(draw, (x, y), 64, 46, 20, None, FOIL, 4)
            draw.ellipse((x - 116, y - 116, x + 116, y + 116), outline=FOIL, width=4)
    for low, high in ((0, 126), (height - 126, height)):
        draw.rectangle((0, low, width, high), fill=RED)
    for low, high in ((0, 126), (width - 126, width)):
        draw.rectangle((low, 0, high, height), fill=RED)
    border(draw, width, height, 34)
    center = (width / 2, height / 2)
    draw.ellipse((center[0] - 366, center[1] - 366, center[0] + 366, center[1] + 366), fill=RED)
    mandala(draw, center, 330)
    lettering(draw, 'Mithai', center[0], center[1] - 12, 96, FOIL, True)
    draw.rectangle((center[0] - 84, center[1] + 52, center[0] + 84, center[1] + 56), fill=FOIL)
    lettering(draw, 'pure ghee', center[0], center[1] + 86, 38, FOIL, True)
    return picture


def sweets_lid_side():
    """Gold arches in a row."""
    picture, draw = sheet(1440, 190, RED)
    draw.rectangle((0, 16, 1440, 24), fill=FOIL)
    draw.rectangle((0, 160, 1440, 164), fill=FOIL)
    for x in range(36, 1440, 72):
        draw.pieslice((x - 30, 62, x + 30, 168), 180, 360, fill=FOIL)
        draw.rectangle((x - 30, 114, x + 30, 142), fill=FOIL)
        draw.pieslice((x - 19, 82, x + 19, 164), 180, 360, fill=RED)
        draw.rectangle((x - 19, 122, x + 19, 142), fill=RED)
        draw.ellipse((x - 7, 102, x + 7, 128), fill=FOIL)
        draw.ellipse((x + 32, 44, x + 40, 52), fill=FOIL)
    return picture


def sweets_side():
    """The base's wall: cream with a gold lattice."""
    picture, draw = sheet(1440, 240, '#f4e3bd')
    draw.rectangle((0, 0, 1440, 14), fill=FOIL)
    for x in range(-240, 1680, 60):
        for lean in (-1, 1):
            draw.line((x, 40, x + lean * 160, 200), fill='#c99a45', width=5)
    draw.rectangle((0, 200, 1440, 214), fill=FOIL)
    return picture


def sweets_base(width, depth, height):
    """The base with its sweets: five rows, one sort in each, between strips of gold board."""
    board = Board(.018, paper('#f4e3bd', .6), paper('#fbf3e0', .7))
    wall = printed('sweets wall', sweets_side(), .5, .1, foil=FOIL)
    erected(board, width, depth, height, dict.fromkeys(('front', 'back', 'left', 'right'), wall))
    unit = width / 5
    reach = depth / 2 - .03
    for k in range(1, 5):
        x = k * unit - width / 2
        block(x - .006, x + .006, -reach, reach, .022, height * .62, paint('#d9b25c', .35, .6),
              .002)
    gold, red, white = paint('#d3a64a', .3, .7), paper('#8d1626', .5), paper('#f6efe0', .6)
    middle = [(k + .5) * unit - width / 2 for k in range(5)]

    def along(count, inset=.0):
        return [((i + .5) / count - .5) * (depth - .05 - inset) for i in range(count)]

    for y in along(4):
        sweet_cup(middle[0], y, .024, unit * .43, .17, gold)
        motichoor(middle[0], y, .05, unit * .38)
        sweet_cup(middle[3], y, .024, unit * .43, .15, red)
        peda(middle[3], y, .1, unit * .36)
    block(middle[1] - unit * .46, middle[1] + unit * .46, -reach, reach, .022, .06, white, .003)
    for side in (-1, 1):
        for i, y in enumerate(along(8, .2)):
            kaju_katli((middle[1] + side * unit * .235, y, .1 + .012 * (i % 2)),
                       (11, 0, random.uniform(-4, 4)), unit * .78, unit * .44, .055)
    block(middle[2] - unit * .46, middle[2] + unit * .46, -reach, reach, .022, .05, white, .003)
    for i, y in enumerate(along(5)):
        layers = (('#f1e6cd', '#9db455'), ('#f6ecd6', '#e59a96'))[i % 2]
        layered_barfi(middle[2], y, .052, min(unit * .72, depth / 5 * .86), layers,
                      random.uniform(-3, 3))
    for i, y in enumerate(along(4)):
        sweet_cup(middle[4], y, .024, unit * .43, .17, (white, gold)[i % 2])
        if i % 2:
            laddu(middle[4], y, .05, unit * .37)
        else:
            motichoor(middle[4], y, .05, unit * .37)


def sweets_cover(width, depth):
    """The lid, lying open side down with its rim at z = -.3."""
    top = printed('sweets lid', sweets_lid(), .55, .1, foil=FOIL)
    side = printed('sweets lid side', sweets_lid_side(), .55, .1, foil=FOIL, turn=180)
    wrap = Board(.018, paint(RED, .55, 0, .1), paper('#fbf3e0', .7))
    with group() as lid:
        erected(wrap, width + .06, depth + .06, .3,
                {'base': top, 'front': side, 'back': side, 'left': side, 'right': side})
    return place(lid, (0, 0, 0), (180, 0, 0))


def closed_box(width, depth, height):
    """A full box under its lid, a gold ribbon across it."""
    with group() as whole:
        board = Board(.018, paper('#f4e3bd', .6), paper('#fbf3e0', .7))
        wall = printed('sweets wall', sweets_side(), .5, .1, foil=FOIL)
        erected(board, width, depth, height,
                dict.fromkeys(('front', 'back', 'left', 'right'), wall))
        place(sweets_cover(width, depth), (0, 0, height + .045))
    return whole


def open_sweets(lid_at, lid_turn):
    """The open box at the origin, its lid standing where it leans, its lower edge at lid_at: one
    pack, whichever picture shows it."""
    random.seed(3)
    width, depth, height = SWEETS_BOX
    with group() as pack:
        sweets_base(width, depth, height)
        place(sweets_cover(width, depth), lid_at, lid_turn, (0, -(depth / 2 + .05), -.3))
    return pack


@sample(3, azimuth=-24, elevation=31, lens=85)
def sweets_box():
    """A box of assorted sweets, open; its gold-printed lid leans on a closed box behind."""
    width, depth, _ = SWEETS_BOX
    open_sweets((-.1, .93, .02), (62, 0, 3))
    for k in range(2):
        place(closed_box(width, depth, .3), (.56, 2.22, k * .367), (0, 0, -6 + 9 * k))
