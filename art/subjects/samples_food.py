"""Food packs: clamshell, cup, meal box, scoop.  One unit is 10 cm."""
import math
import random

from kit import (block, cylinder, group, lathe, paint, place, sample, tube)
from kit.artwork import leaf, lettering, sheet, stripes
from kit.parts_board import Board, erected, printed, skin, tapered, tongue, turned
from kit.parts_still_life import burger, fries, fry, steam


# ---------------------------------------------------------------- 11: burger clamshell

def clamshell_print(width, height, words=False):
    """Mustard ground, burgundy zigzag."""
    picture, draw = sheet(width, height, '#e2a024')
    teeth = [(x, height - (60 if (x // 40) % 2 else 110)) for x in range(0, width + 41, 40)]
    draw.polygon([*teeth, (width, height), (0, height)], fill='#7a1f2b')
    if words:
        lettering(draw, 'BURGER', width // 2, height * .42, 90, '#7a1f2b')
    return picture


def flared(length, reach):
    """A wall of a tray whose sides lean out."""
    return [(0, 0), (length, 0), (length + reach * .2, reach), (-reach * .2, reach)]


def clamshell(opening, with_burger):
    """A clamshell; opening: how far the lid is raised, in degrees."""
    size, height = 1.2, .46
    board = Board(.016, paint('#e2a024', .5, 0, .15), paint('#faf8f2', .5))
    wall = printed('clamshell wall', clamshell_print(700, 300, True), .5, .15)
    other = printed('clamshell plain', clamshell_print(700, 300), .5, .15)
    names = ('front', 'left', 'right', 'back')

    def half(front_tab):
        prints = dict.fromkeys(names, other) | ({} if front_tab else {'front': wall})
        with group() as made:
            walls = erected(board, size, size, .02, prints)
            for name in names:
                panel = getattr(walls, name)
                panel.fold('top', height, -11, flared, outside=prints[name])
            if front_tab:
                block(-.2, .2, -size / 2 - .09, -size / 2 - .07, height * .45, height * .95,
                      paint('#7a1f2b', .5), .004)
        return made

    bottom = half(False)
    rim = height * math.cos(math.radians(11)) + .03
    reach = size / 2 + height * math.sin(math.radians(11)) + .01
    lid = half(True)
    place(lid, (0, 0, rim * 2), (180, 0, 0))
    place(lid, (0, 0, 0), (0, 0, 180))
    place(lid, (0, reach, rim), (-opening, 0, 0), (0, reach, rim))
    if with_burger:
        burger(0, -.02, .12, .5)
    return [*bottom, *lid]


@sample(11, azimuth=-27, elevation=20, lens=85)
def burger_clamshell():
    """A half-open clamshell with a burger on its white inside, a closed one behind."""
    with group() as first:
        clamshell(62, True)
    place(first, (-.5, 0, 0), (0, 0, 4))
    with group() as second:
        clamshell(0, False)
    place(second, (1.15, .62, 0), (0, 0, -16))


# ---------------------------------------------------------------- 18: paper cup

def cup_print():
    """Burgundy below, cream above, coffee leaves round the middle."""
    picture, draw = sheet(1600, 620, '#f3e7d3')
    draw.rectangle((0, 330, 1600, 620), fill='#6b1d2a')
    for x in range(50, 1600, 100):
        draw.pieslice((x - 50, 280, x + 50, 380), 180, 360, fill='#6b1d2a')
        leaf(draw, x, 300, 92, 90, '#c98a3d')
    lettering(draw, 'chai', 800, 470, 130, '#f3e7d3', True)
    return picture


def paper_cup(x, y, z, surface, height=1.12, radius=.46, upside_down=False):
    """A tapered cup with a rolled rim and a seam at the back."""
    low = radius * .7
    with group() as pieces:
        turned((0, 0, 0), [(low, .0), (radius, height)], surface)
        lathe((0, 0, 0), (0, 0, 1), [(low - .012, .005), (radius - .012, height)], 'white', 72)
        cylinder((0, 0, .05), (0, 0, .06), low, 'white')
        ring = [(radius + .018 * math.cos(a), height + .018 * math.sin(a))
                for a in (math.tau * i / 12 for i in range(13))]
        lathe((0, 0, 0), (0, 0, 1), ring, paint('#fbf8f0', .35, 0, .3), 72, 80)
        lathe((0, 0, 0), (0, 0, 1), [(low - .03, .012), (low + .004, .0), (low + .006, .03)],
              'white', 72)
        seam = []
        for i in range(2):
            r, level = (low, radius)[i] + .004, (.01, height - .02)[i]
            seam.append([(r * math.sin(a), r * math.cos(a), level) for a in (-.09, 0., .05)])
        skin(seam, surface, .003)
    if upside_down:
        place(pieces, (0, 0, height + .02), (180, 0, 0))
    place(pieces, (x, y, z), (0, 0, 0))
    return pieces


@sample(18, azimuth=-22, elevation=17, lens=85, fill_height=.88)
def paper_cup_sample():
    """A printed cup of tea with steam; three nested cups beside it."""
    cup = printed('cup', cup_print(), .5, .15)
    with group() as hero:
        paper_cup(0, 0, .002, cup)
    place(hero, (-.55, -.1, 0), (0, 0, -18))
    lathe((-.55, -.1, .98), (0, 0, 1), [(0, 0), (.425, 0), (.425, .004), (0, .004)],
          paint('#a8642c', .25, 0, .5), 48)
    steam(-.58, -.1, 1.06, .92)
    steam(-.46, -.06, 1.1, .6, 1., .06, .045)
    plain = printed('cup plain', sheet(64, 64, '#c98a3d')[0], .55, .1)
    with group():
        for i in range(3):
            paper_cup(.62, .42, .002 + i * .2, (plain, cup, plain)[i])


# ---------------------------------------------------------------- 19: noodle box

@sample(19, azimuth=-29, elevation=26, lens=85)
def noodle_meal_box():
    """A brown box with flared sides, four lid flaps open over noodles, chopsticks before it."""
    board = Board(.018, 'kraft', paint('#f8f4ea', .6), edge='#a87c4c')
    width, depth, height, lean = 1.1, .95, 1., 9
    mark, draw = sheet(600, 560, '#b98a58')
    draw.ellipse((190, 150, 410, 370), outline='#7a1f2b', width=14)
    for k in range(4):
        draw.arc((225, 190 + k * 34, 305, 240 + k * 34), 180, 360, fill='#7a1f2b', width=10)
        draw.arc((295, 190 + k * 34, 375, 240 + k * 34), 0, 180, fill='#7a1f2b', width=10)
    lettering(draw, 'noodles', 300, 450, 76, '#7a1f2b', True)
    front = printed('noodle front', mark, .85, 0, True)

    def wall(length, reach):
        out = reach * math.tan(math.radians(lean))
        return [(0, 0), (length, 0), (length + out, reach), (-out, reach)]

    walls = erected(board, width, depth, .02)
    for name, angle, reach in (('front', -58, .5), ('back', -26, .62), ('left', -60, .46),
                               ('right', -56, .46)):
        panel = getattr(walls, name).fold('top', height, -lean, wall,
                                          outside=front if name == 'front' else None)
        lid = panel.fold('top', reach, angle, tapered(.3), inset=.01)
        if name in ('front', 'back'):
            lid.fold('top', .12, 24, lambda length, r: tongue(length, r, .08), inset=.22)
    # noodles
    random.seed(19)
    level = height * .86
    colours = (paint('#e7c26a', .4, 0, .2), paint('#d9ad4e', .4, 0, .2), paint('#efcf84', .4))
    for i in range(70):
        a, r = random.uniform(0, math.tau), random.uniform(0, .42)
        cx, cy = r * math.cos(a) * 1.1, r * math.sin(a) * .9
        turn, size = random.uniform(0, math.tau), random.uniform(.12, .26)
        points = []
        for k in range(9):
            b = turn + k * .55
            points.append((max(-.6, min(.6, cx + size * math.cos(b))),
                           max(-.52, min(.52, cy + size * math.sin(b))),
                           level - .06 + .1 * (1 - r) + .05 * math.sin(k * 1.1 + i)))
        tube(points, .022, colours[i % 3], .08)
    for i in range(14):
        a, r = i * 2.39996, .46 * math.sqrt((i + .5) / 14)
        colour = ('#c23a22', '#4f8a32', '#e07b25')[i % 3]
        with group() as bit:
            block(-.06, .06, -.025, .025, -.015, .015, paint(colour, .4), .006)
        place(bit, (r * math.cos(a), r * math.sin(a), level + .09), (random.uniform(-20, 20), 10,
                                                                   i * 50))
    for y, turn in ((-.98, 3), (-1.1, -1)):
        with group() as stick:
            lathe((-1.15, 0, 0), (1, 0, 0), [(0, 0), (.034, 0), (.034, .8), (.02, 2.3), (0, 2.3)],
                  paint('#8c2a1a', .35, 0, .4), 16)
            lathe((-1.15, 0, 0), (1, 0, 0), [(.0345, .06), (.0355, .06), (.0355, .16)], 'gold', 16)
        place(stick, (-.15, y, .036), (0, 0, turn + 4))


# ---------------------------------------------------------------- 20: fries scoop

def scoop_print():
    """Bold stripes with a round field."""
    picture, draw = sheet(1100, 900, '#fbf6ea')
    stripes(draw, (0, 0, 1100, 900), 9, '#c4231f', .5)
    draw.ellipse((340, 340, 760, 760), fill='#f2b525', outline='#fbf6ea', width=16)
    lettering(draw, 'FRIES', 550, 550, 108, '#c4231f')
    return picture


def scoop(x, y, turn):
    """An open scoop: a front that dips, a taller back, on a narrow base."""
    surface = printed('scoop', scoop_print(), .5, .15)
    inside = paint('#fbf6ea', .6)
    count, levels = 32, 14

    def point(s, t, back):
        """s runs -1..1 across, t 0..1 up."""
        half = .34 + .3 * t
        bulge = (.13 + .2 * t) * math.sqrt(max(0, 1 - s * s * .999))
        top = (1.02 + .34 * math.sqrt(max(0, 1 - s * s))) if back else (1.02 - .34 * (1 - s * s))
        lean = .16 * t
        return (half * s, (bulge if back else -bulge) + lean * (1 if back else .2),
                .002 + t * top)

    with group() as pieces:
        for back in (True, False):
            rows = []
            for level in range(levels + 1):
                row = [point(2 * i / count - 1, level / levels, back) for i in range(count + 1)]
                rows.append(row[::-1] if back else row)
            skin(rows, surface, .014, inside, smooth=60)
        block(-.31, .31, -.05, .05, .004, .014, inside, .002)
        fries(0, .05, .34, .74, .22, 1.16, 8, 3)
    place(pieces, (x, y, 0), (0, 0, turn))


@sample(20, azimuth=-18, elevation=15, lens=85)
def fries_scoop():
    """Two striped scoops full of fries, some lying in front."""
    random.seed(20)
    scoop(-.52, 0, 6)
    scoop(.82, .5, -12)
    for x, y, turn in ((.02, -.72, 24), (.66, -.5, -14), (1.3, -.42, 58), (.74, -.78, 8)):
        with group() as piece:
            fry(.7)
        place(piece, (0, 0, 0), (0, 90, 0))
        place(piece, (x, y, .058), (0, 0, turn))
