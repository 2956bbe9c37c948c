"""Corrugated samples.  One unit is 10 cm; large boxes stand smaller."""
import math
import random

from mathutils import Matrix

from kit import (block, circle, cylinder, drop_to_floor, group, paint, paper, place,
                 rounded_rectangle, sample, web)
from kit.artwork import dots, leaf, lettering, sheet, small_print, stripes
from kit.parts_board import (Board, Panel, ear, erected, lying, oblong, printed, skin, tapered,
                             tongue)
from kit.parts_still_life import mango

KRAFT, KRAFT_DARK = '#b98a58', '#8f6638'


# ---------------------------------------------------------------- 2: pizza box

def pizza_lid():
    """One colour: a pizza with a slice drawn out, and a frame of flames."""
    ink = '#9c2f1c'
    picture, draw = sheet(1000, 1000, KRAFT)
    draw.rounded_rectangle((50, 50, 950, 950), 40, outline=ink, width=10)
    draw.ellipse((270, 180, 730, 640), fill=ink)
    draw.ellipse((305, 215, 695, 605), fill=KRAFT)
    draw.ellipse((325, 235, 675, 585), fill=ink)
    draw.polygon([(500, 410), (760, 300), (760, 520)], fill=KRAFT)
    draw.polygon([(545, 410), (725, 340), (735, 480)], fill=ink)
    for x, y in ((410, 320), (420, 480), (520, 300), (530, 520), (380, 400), (470, 400)):
        draw.ellipse((x - 26, y - 26, x + 26, y + 26), fill=KRAFT)
    lettering(draw, 'PIZZA', 500, 740, 130, ink)
    lettering(draw, 'hot & fresh', 500, 850, 76, ink, True)
    return picture


def pizza(radius, z):
    """A pizza lying on z: a risen, unevenly baked crust, sauce, cheese, tomato and basil."""
    random.seed(2)
    rows, count = [], 120
    bubbles = [random.uniform(.82, 1.14) for _ in range(count // 4)]
    for level in range(9):
        a = math.pi * level / 8
        row = []
        for i in range(count):
            t, k = i / 4 % 1, i // 4
            puff = bubbles[k] * (1 - t) + bubbles[(k + 1) % len(bubbles)] * t
            b = math.tau * i / count
            r = radius * (1 + .012 * math.sin(b * 5) + .008 * math.sin(b * 9))
            out = r - .075 + .09 * puff * math.cos(a)
            row.append((out * math.cos(b), out * math.sin(b),
                        z + .02 + .1 * puff * math.sin(a)))
        rows.append(row)
    baked, draw = sheet(1200, 120, '#c98a3e')
    for i in range(420):
        x, y = random.randrange(1200), int(60 + random.gauss(0, 26))
        size = random.uniform(3, 15)
        draw.ellipse((x - size * 1.6, y - size, x + size * 1.6, y + size),
                     fill=random.choice(('#d39a4e', '#b8752c', '#a9641f', '#dcab62', '#8a4c17')))
    skin(rows, printed('pizza crust', baked, .6), closed=True, smooth=80)
    face, draw = sheet(900, 900, '#b8371c')
    for i in range(620):
        a, r = random.uniform(0, math.tau), 415 * math.sqrt(random.random())
        x, y, size = 450 + r * math.cos(a), 450 + r * math.sin(a), random.uniform(8, 34)
        draw.ellipse((x - size, y - size * .8, x + size, y + size * .8), fill=random.choice(
            ('#eec25a', '#f1cf77', '#e8b247', '#f4d98f', '#d99a35')))
    for i in range(60):
        a, r = random.uniform(0, math.tau), 400 * math.sqrt(random.random())
        x, y, size = 450 + r * math.cos(a), 450 + r * math.sin(a), random.uniform(4, 12)
        draw.ellipse((x - size, y - size, x + size, y + size), fill='#c27a26')
    base = Board(.05, printed('pizza face', face, .35, .25), paint('#c4843a', .6), edge='#c4843a')
    Panel(base, circle(0, 0, radius - .06, 72), lying(0, 0, z))
    for i in range(13):
        a, r = i * 2.39996, radius * .78 * math.sqrt((i + .4) / 13)
        x, y = r * math.cos(a), r * math.sin(a)
        cylinder((x, y, z + .04), (x, y, z + .066), random.uniform(.095, .12),
                 paint('#b3301f', .35, 0, .3), .01, 28)
        cylinder((x, y, z + .06), (x, y, z + .068), .075, paint('#c9482c', .35, 0, .3), .004, 24)
        b = a + 1.25
        with group() as basil:
            rows = [[(s * .05 * math.sin(math.pi * (.06 + .9 * t)), .2 * t,
                      .03 * math.sin(math.pi * t) + .02 * abs(s)) for s in (-1, -.5, 0, .5, 1)]
                    for t in (k / 6 for k in range(7))]
            skin(rows, paint('#4f7d33', .45), smooth=80)
        place(basil, (r * math.cos(b) * .9, r * math.sin(b) * .9, z + .056),
              (0, 0, random.uniform(0, 360)))


def pizza_carton(board, size, height, angle):
    """The box with its lid raised: 90 closes it, less leaves it open."""
    slots = [rounded_rectangle(x - .16, .1, x + .16, .16, .02) for x in (.5, 1.8)]
    walls = erected(board, size, size, height, holes={'front': slots})
    for wall in (walls.left, walls.right):
        roll = wall.fold('top', .034, 90)
        roll.fold('top', height - .03, 88)
    walls.front.fold('top', .034, 90).fold('top', height - .03, 88)
    for x in (.5, 1.8):
        block(x - size / 2 - .13, x - size / 2 + .13, -size / 2 - .055, -size / 2 + .01, .13, .165,
              'kraft', .004)
    surface = printed('pizza lid', pizza_lid(), .85, 0, True, turn=180)
    lid = walls.back.fold('top', size, angle, outside=surface)
    if angle > 80:
        return
    lid.fold('top', height - .05, 66, tapered(.15), inset=.02)
    for edge, shape in (('left', ear), ('right', ear)):
        if edge == 'left':
            lid.fold(edge, height - .05, 66, lambda length, reach: [
                (length - x, y) for x, y in ear(length, reach)[::-1]], inset=.03)
        else:
            lid.fold(edge, height - .05, 66, shape, inset=.03)


@sample(2, azimuth=-28, elevation=26, lens=85)
def pizza_box():
    """A box of fine flute, its lid half open, front tabs in their slots; a closed one beside."""
    size, height = 2.3, .3
    board = Board(.034, 'kraft', 'kraft', 1, pitch=.055)
    pizza_carton(board, size, height, 34)
    with group() as closed:
        pizza_carton(board, size, height, 90)
    place(closed, (2.35, 1.15, 0), (0, 0, -12))
    cylinder((0, 0, .036), (0, 0, .044), 1.06, paper('#f1ead9', .8), .002, 72)
    pizza(1.0, .044)


# ---------------------------------------------------------------- 4: shoe box

def shoe_print(width, height, label=False):
    """Forest green with cream chevrons; a blank size label."""
    picture, draw = sheet(width, height, '#1e4537')
    for k in range(4):
        x = width - 560 + k * 90
        draw.polygon([(x, 0), (x + 46, 0), (x + 46 + height // 2, height // 2), (x + 46, height),
                      (x, height), (x + height // 2, height // 2)], fill='#e9dcc0')
    if label:
        draw.rounded_rectangle((70, 60, 430, height - 60), 12, fill='#fbf8f0')
        lettering(draw, '8', 150, height // 2, 120, '#1d2b26')
        small_print(draw, (220, 100, 400, height - 100), 6, '#9aa69f')
    return picture


@sample(4, azimuth=-33, elevation=24, lens=85)
def shoe_box():
    """A long green box with a round vent in its end, tissue inside, its lid against a closed one."""
    width, depth, height = 2.4, 1.4, .84
    board = Board(.034, paper('#1e4537', .5, .15), 'kraft', 1, pitch=.055)
    front = printed('shoe front', shoe_print(1440, 500, True), .5, .15)
    end = printed('shoe end', sheet(8, 8, '#1e4537')[0], .5, .15)
    vent = circle(depth / 2, .46, .13)
    erected(board, width, depth, height,
            {'front': front, 'back': front, 'left': end, 'right': end},
            holes={'left': [vent], 'right': [vent]})
    tissue = paper('#f7f3ea', .8)
    random.seed(4)
    for side in (-1, 1):
        rows = []
        for level in range(9):
            t = level / 8
            rows.append([(-1.16 + 2.32 * i / 30,
                          side * (depth / 2 - .03 - .82 * t ** .8) - .03 * math.sin(i * 1.3),
                          .55 + .03 * side + .3 * math.sin(t * 2.1)
                          + .05 * math.sin(i * .9 + t * 5 + side) + .03 * math.sin(i * 2.3 + side))
                         for i in range(31)])
        skin(rows, tissue, .004, smooth=80)
    cream = Board(.034, paper('#e9dcc0', .55, .1), 'kraft', 1, edge=KRAFT, pitch=.055)
    lid_print, draw = sheet(1440, 860, '#e9dcc0')
    for k in range(3):
        x = 870 + k * 110
        draw.polygon([(x, 130), (x + 56, 130), (x + 356, 430), (x + 56, 730), (x, 730),
                      (x + 300, 430)], fill=('#1e4537', '#c9632b', '#1e4537')[k])
    lettering(draw, 'stride', 420, 330, 190, '#1e4537', True)
    with group() as lid:
        erected(cream, width + .1, depth + .1, .3,
                {'base': printed('shoe lid', lid_print, .55, .1)})
    place(lid, (0, 0, 0), (180, 0, 0))
    place(lid, (0, depth / 2 + .16, .015), (68, 0, 2), (0, -(depth / 2 + .085), -.3))
    with group() as closed:
        erected(board, width, depth, height,
                {'front': front, 'back': front, 'left': end, 'right': end},
                holes={'left': [vent], 'right': [vent]})
        with group() as cover:
            erected(cream, width + .1, depth + .1, .3)
        place(cover, (0, 0, height + .08), (180, 0, 0))
    place(closed, (.35, depth * 1.5 + .62, 0), (0, 0, -4))


# ---------------------------------------------------------------- 5: export shipper

def shipper_marks(width, height, lines=False):
    """Handling marks in one colour: this way up, keep dry, fragile."""
    ink = '#1d2a44'
    picture, draw = sheet(width, height, KRAFT)
    bottom = height - 120
    for k in range(2):
        x = 170 + k * 110
        draw.polygon([(x, bottom - 220), (x + 44, bottom - 150), (x - 44, bottom - 150)], fill=ink)
        draw.rectangle((x - 16, bottom - 152, x + 16, bottom - 50), fill=ink)
    draw.rectangle((110, bottom - 30, 340, bottom - 14), fill=ink)
    x = 520
    draw.pieslice((x - 110, bottom - 230, x + 110, bottom - 10), 180, 360, fill=ink)
    draw.line((x, bottom - 120, x, bottom - 40), fill=ink, width=14)
    draw.arc((x, bottom - 66, x + 52, bottom - 14), 0, 180, fill=ink, width=14)
    for k in range(3):
        draw.line((x - 70 + k * 70, bottom - 285, x - 90 + k * 70, bottom - 250), fill=ink,
                  width=12)
    x = 790
    draw.pieslice((x - 66, bottom - 270, x + 66, bottom - 90), 0, 180, fill=ink)
    draw.rectangle((x - 66, bottom - 210, x + 66, bottom - 178), fill=KRAFT)
    draw.rectangle((x - 9, bottom - 95, x + 9, bottom - 30), fill=ink)
    draw.rectangle((x - 56, bottom - 32, x + 56, bottom - 14), fill=ink)
    if lines:
        small_print(draw, (110, 110, 560, 290), 4, ink)
    return picture


def shipper():
    """A big double-wall box, taped, its joint stitched with wire."""
    size, height, thick = 1.9, 1.7, .085
    board = Board(thick, 'kraft', 'kraft', 2, pitch=.1)
    front = printed('shipper front', shipper_marks(1000, 900, True), .85, 0, True)
    side = printed('shipper side', shipper_marks(1000, 900), .85, 0, True)
    walls = erected(board, size, size, height, {'front': front, 'left': side})
    for wall in (walls.left, walls.right):
        wall.fold('top', size / 2, 90, inset=.01)
    for wall in (walls.front, walls.back):
        wall.fold('top', thick + .004, 0).fold('top', size / 2 - .006, 89)
    # stitches down the joint on the front's left corner
    for i in range(13):
        z = .14 + i * .118
        with group() as stitch:
            block(-.05, .05, -.01, .01, -.011, .011, 'steel', .006)
        place(stitch, (-size / 2 + .12, -size / 2 - thick - .002, z), (0, 38, 0))
    block(-size / 2 + .24, -size / 2 + .246, -size / 2 - thick - .003, -size / 2, .02, height,
          paint('#7d5a33', .9), 0)
    # tape hanging over the right edge along the top's middle
    tape, reach = paint('#d8b27a', .3, 0, .4), size / 2 + thick + .012
    top = height + thick * 3 + .026
    block(-reach, reach, -.15, .15, top, top + .008, tape, .001)
    for sign in (-1, 1):
        block(sign * reach - .008, sign * reach, -.149, .149, height - .18, top + .006, tape, .001)


@sample(5, azimuth=-36, elevation=21, lens=85)
def export_shipper():
    """A taped double-wall box with a stitched joint; swatches of its board lie beside it."""
    shipper()
    swatch = Board(.13, 'kraft', 'kraft', 2, pitch=.14)
    for x, y, z, turn in ((1.6, -.72, .002, -10), (1.68, -.66, .135, 8)):
        Panel(swatch, oblong(1., .7), lying(x - .5, y - .35, z)
              @ Matrix.Rotation(math.radians(turn), 4, 'Z'))


# ---------------------------------------------------------------- 12: fruit crate

def crate_print(width, height):
    """A green panel with leaves and a blank plaque."""
    picture, draw = sheet(width, height, KRAFT)
    draw.rectangle((0, height - 90, width, height), fill='#2f6b3a')
    draw.rectangle((0, height - 112, width, height - 102), fill='#e2a32a')
    for x in range(120, width, 260):
        for angle in (50, 90, 130):
            leaf(draw, x, 250, 130, angle, '#2f6b3a')
    return picture


@sample(12, azimuth=-31, elevation=27, lens=85)
def fruit_crate():
    """An open stacking crate with corner posts, hand holes, vents, and mangoes in rows."""
    width, depth, height, thick = 2.4, 1.6, .56, .07
    board = Board(thick, 'kraft', 'kraft', 2, pitch=.085)
    hand = [rounded_rectangle(depth / 2 - .26, .3, depth / 2 + .26, .46, .08)]
    vents = [circle(x, .2, .065, 24) for x in (.45, .95, 1.45, 1.95)]
    front = printed('crate front', crate_print(1200, 300), .85, 0, True)
    walls = erected(board, width, depth, height, {'front': front, 'back': front},
                    holes={'left': hand, 'right': hand, 'front': vents, 'back': vents})
    post = .44

    def corner(length, reach):
        return [(0, 0), (length, 0), (length * .42, reach), (length * .1, reach), (0, reach * .7)]

    def mirrored(length, reach):
        return [(length - x, y) for x, y in corner(length, reach)[::-1]]

    for wall, length in ((walls.front, width), (walls.back, width), (walls.left, depth),
                         (walls.right, depth)):
        wall.fold(((0, height), (post, height)), .26, 0, corner)
        wall.fold(((length - post, height), (length, height)), .26, 0, mirrored)
    for sx in (-1, 1):
        for sy in (-1, 1):
            with group() as brace:
                block(-.3, .3, -.02, .02, .02, height + .2, 'kraft', .004)
            place(brace, (sx * (width / 2 - .19), sy * (depth / 2 - .19), 0), (0, 0, -sx * sy * 45))
    random.seed(12)
    for column in range(5):
        for row in range(4):
            x = ((column + .5) / 5 - .5) * (width - .5)
            y = ((row + .5) / 4 - .5) * (depth - .2)
            mango((x + random.uniform(-.02, .02), y + random.uniform(-.02, .02),
                   .41 + random.uniform(0, .05)),
                  (random.uniform(-25, 25), 74 + random.uniform(-16, 16),
                   random.choice((0, 180)) + random.uniform(-38, 38)), random.uniform(.24, .285),
                  random.choice((0, 0, 1, 1, 2)))


# ---------------------------------------------------------------- 16: mailer

def mailer_inside():
    """Inside print: a pattern of leaves and a greeting on teal."""
    picture, draw = sheet(1300, 900, '#147d7a')
    for row in range(5):
        for column in range(8):
            x, y = 60 + column * 180 + (90 if row % 2 else 0), 130 + row * 190
            for angle in (45, 90, 135):
                leaf(draw, x, y, 88, angle, '#1f9590')
    draw.rounded_rectangle((300, 320, 1000, 580), 130, fill='#f4efe2')
    lettering(draw, 'thank you', 650, 445, 120, '#e0662c', True)
    return picture


def tissue_and_gift(width, depth):
    """Creased tissue paper laid round a wrapped present on the mailer's floor."""
    tissue = paper('#f6efe0', .8)
    random.seed(16)
    for side in (-1, 1):
        rows = []
        for level in range(11):
            t = level / 10
            rows.append([((i / 36 - .5) * (width - .12),
                          side * (depth / 2 - .09 - .42 * t) + .02 * math.sin(i * 1.7 + side),
                          .06 + .3 * math.sin(math.pi * min(1, t * 1.05)) * (.8 + .2 * math.sin(
                              i * .7 + side)) + .03 * math.sin(i * 1.9 + t * 7 + side))
                         for i in range(37)])
        skin(rows, tissue, .004, smooth=60)
    with group() as gift:
        block(-.46, .46, -.32, .32, .06, .4, paper('#e0662c', .55, .1), .012)
        for half in ((.05, .326), (.466, .05)):
            block(-half[0], half[0], -half[1], half[1], .058, .406, paint('#f4d9a0', .35, 0, .3),
                  .004)
        for way in (-1, 1):
            loop = [(.02 * way, .0), (.1 * way, .1), (.2 * way, .12), (.24 * way, .05),
                    (.16 * way, .01), (.02 * way, .005)]
            with group() as bow:
                web(loop, -.045, .045, paint('#f4d9a0', .35, 0, .3), .006, .05)
            place(bow, (0, 0, .405), (0, 0, 20 * way))
    place(gift, (.02, 0, 0), (0, 0, 7))


@sample(16, azimuth=-27, elevation=27, lens=85)
def mailer_box():
    """A low kraft mailer with ears, a printed inside, a red tear strip; a closed one behind."""
    width, depth, height = 2.1, 1.45, .5
    board = Board(.034, 'kraft', 'kraft', 1, pitch=.055)
    inside = printed('mailer inside', mailer_inside(), .7)
    plain = printed('mailer teal', sheet(8, 8, '#147d7a')[0], .7)
    red = paint('#c8261f', .5)
    walls = erected(board, width, depth, height, floor=plain)
    for wall in (walls.left, walls.right):
        wall.fold('top', .07, 90).fold('top', height - .03, 90)
    walls.front.fold('top', height * .3, -12, lambda length, reach: tongue(length, reach, .12),
                     inset=.3)
    lid = walls.back.fold('top', depth + .02, -18, inside=inside)
    lip = lid.fold('top', height - .06, 66, lambda length, reach: tongue(length, reach, .2),
                   inside=plain, inset=.02)
    strip = lip.matrix
    with group() as tear:
        block(.0, width - .04, .06, .1, -.006, -.001, red, .001)
        block(.0, width - .04, .06, .1, .035, .04, red, .001)
        block(-.1, .01, .05, .11, .012, .02, red, .001)
    for item in tear:
        item.matrix_basis = strip @ item.matrix_basis
    lid.fold('left', height - .08, 68, lambda length, reach: [
        (length - x, y) for x, y in ear(length, reach)[::-1]], inside=plain, inset=.1)
    lid.fold('right', height - .08, 68, ear, inside=plain, inset=.1)
    tissue_and_gift(width, depth)
    with group() as closed:
        other = erected(board, width * .8, depth * .8, height * .8)
        other.back.fold('top', depth * .8, 90)
        y, z = -depth * .4 - .036, height * .8 * .72
        block(-width * .4, width * .4, y - .004, y, z, z + .04, red, .001)
    place(closed, (1.95, .95, 0), (0, 0, -24))
    drop_to_floor(closed)


# ---------------------------------------------------------------- 17: appliance box

def mixer_print(width, height, large=True):
    """A mixer-grinder as a simple shape on saffron and plum."""
    picture, draw = sheet(width, height, '#f6eee0')
    draw.polygon([(0, height), (0, height * .46), (width, height * .62), (width, height)],
                 fill='#5c2751')
    draw.polygon([(0, height * .46), (0, height * .4), (width, height * .57),
                  (width, height * .62)], fill='#e8902a')
    x, top = width // 2, height * .17
    jar, base = '#b9cdd6', '#c83f2d'
    draw.ellipse((x - 190, height * .14, x + 190 + 40, height * .14 + 420), fill='#f3d9a6')
    draw.polygon([(x - 130, top), (x + 130, top), (x + 92, top + 330), (x - 92, top + 330)],
                 fill=jar)
    draw.polygon([(x - 100, top + 20), (x - 60, top + 20), (x - 46, top + 310),
                  (x - 72, top + 310)], fill='#e4eef2')
    draw.rounded_rectangle((x - 140, top - 52, x + 140, top + 6), 24, fill='#2b2f38')
    draw.arc((x + 60, top + 40, x + 230, top + 270), 270, 90, fill='#2b2f38', width=32)
    draw.rectangle((x - 104, top + 328, x + 104, top + 366), fill='#2b2f38')
    draw.polygon([(x - 120, top + 366), (x + 120, top + 366), (x + 180, top + 620),
                  (x - 180, top + 620)], fill=base)
    draw.ellipse((x - 58, top + 450, x + 58, top + 566), fill='#f6eee0')
    draw.line((x, top + 508, x + 36, top + 470), fill='#2b2f38', width=14)
    if large:
        lettering(draw, 'MIXER', x, height * .82, 120, '#f6eee0')
        lettering(draw, 'grinder 750 W', x, height * .91, 66, '#f0b45a', True)
    else:
        dots(draw, (80, height * .72, width - 80, height - 110), 60, 8, '#8a4b7c')
    return picture


@sample(17, azimuth=-30, elevation=21, lens=85, fill_height=.88)
def mixer_colour_box():
    """An upright glossy box with hand hole, brown inside, its two-piece top flaps standing open."""
    width, depth, height = 1.6, 1.25, 1.9
    board = Board(.05, paint('#5c2751', .3, 0, .4), 'kraft', 1, pitch=.075)
    front = printed('mixer front', mixer_print(900, 1070), .32, .4)
    side_print, draw = sheet(700, 1070, '#5c2751')
    draw.rectangle((0, 0, 700, 300), fill='#e8902a')
    stripes(draw, (60, 390, 640, 620), 8, '#7a3d6c', .3)
    small_print(draw, (80, 690, 620, 980), 8, '#c9a3bf')
    side = printed('mixer side', side_print, .32, .4)
    hand = [rounded_rectangle(depth / 2 - .26, height - .46, depth / 2 + .26, height - .3, .08)]
    walls = erected(board, width, depth, height,
                    {'front': front, 'back': front, 'left': side, 'right': side},
                    holes={'left': hand, 'right': hand})
    orange = paint('#e8902a', .32, 0, .4)
    walls.back.fold('top', depth / 2, -34, outside=orange)
    walls.front.fold('top', depth / 2, -74, outside=orange)
    for wall in (walls.left, walls.right):
        wall.fold('top', depth / 2, -56, oblong, outside=orange, inset=.02)
