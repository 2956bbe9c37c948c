"""Envelopes and paper bags.  One unit is 10 cm."""
import math

from mathutils import Matrix
from PIL import ImageFont

from kit import (block, drop_to_floor, group, paint, paper, place, plate, rounded_polygon,
                 rounded_rectangle, sample, tube)
from kit.artwork import SANS, leaf, lettering, sheet
from kit.parts_board import Board, Panel, lying, oblong, printed, skin
from kit.parts_still_life import apple, carrot, leafy_stalks, tomato

KRAFT = '#b98a58'


# ---------------------------------------------------------------- 9: envelopes

WHITE, BROWN, INK = '#eceae3', '#b07f4c', '#24507f'


def envelope_face(paper_colour, ink, address=()):
    """The address side: a sender's line on a thin rule, the stamp's field and an address in ink."""
    picture, draw = sheet(2200, 1100, paper_colour)
    draw.rectangle((0, 0, 2200, 46), fill=ink)
    lettering(draw, 'orders & accounts', 420, 150, 64, ink, True)
    draw.rectangle((120, 206, 720, 211), fill=ink)
    draw.rectangle((1850, 130, 2070, 390), outline=ink, width=6)
    for line, words in enumerate(address):
        lettering(draw, words, 1250, 560 + 110 * line, 66, ink)
    return picture


def security_tint(height):
    """The fine lines printed inside, so that nothing is read through the paper."""
    picture, draw = sheet(2200, height, '#5f86ad')
    for x in range(-height, 2200, 22):
        draw.line((x, 0, x + height, height), fill='#9db8d2', width=9)
    return picture


def window_letter():
    """The part of the letter that shows in the window."""
    picture, draw = sheet(900, 380, '#ffffff')
    for line, words in enumerate(('Your customer', 'Street and number', 'Town and code')):
        draw.text((60, 60 + line * 96), words, fill='#2b3036', font=ImageFont.truetype(SANS, 66))
    return picture


def v_flap(length, reach):
    """A deep flap with a rounded point."""
    points = [(0, 0), (length, 0)]
    for i in range(9):
        a = math.radians(35 + 110 * i / 8)
        points.append((length / 2 + .22 * math.cos(a), reach - .22 + .22 * math.sin(a)))
    return points


def gum_line(tip):
    """The gummed edge along a flap's two sides and its point, on its inside."""
    gum = paint('#e9e3c6', .15, 0, .8)
    line = [(x * .93 + .077, y * .93 + .012) for x, y in v_flap(2.2, .74)[1:]] + [(.077, .012)]
    for start, end in zip(line, line[1:]):
        with group() as piece:
            block(-.02, math.dist(start, end) + .02, -.03, .03, .0125, .0135, gum, 0)
        angle = math.atan2(end[1] - start[1], end[0] - start[0])
        for item in piece:
            item.matrix_basis = (tip.matrix @ Matrix.Translation((*start, 0))
                                 @ Matrix.Rotation(angle, 4, 'Z') @ item.matrix_basis)


def envelope_from_behind(location, rotation, flap):
    """The back of a white envelope: side flaps, over them the seam flap, and the deep flap that
    stands open by so many degrees, lined with the security tint."""
    width, height = 2.2, 1.1
    white = paper(WHITE, .75)
    board = Board(.012, white, white, edge='#dcd8cc')
    with group() as pieces:
        front = Panel(board, oblong(width, height), lying(-width / 2, -height / 2, 0),
                      printed('tint', security_tint(1100), .75))
        gum_line(front.fold('top', .74, -flap, v_flap,
                            outside=printed('tint of the flap', security_tint(740), .75)))
        for side in (-1, 1):
            edge = side * width / 2
            plate(rounded_polygon([(edge, -.55), (edge, .54), (edge - side * .5, .3),
                                   (edge - side * .5, -.45)], .05), .013, .01, paper('#d9d6cc', .75),
                  bevel=.003, plane='xy')
        plate(rounded_polygon([(-1.1, -.55), (1.1, -.55), (.72, .36), (-.72, .36)], .07), .024, .01,
              white, bevel=.003, plane='xy')
    place(pieces, location, rotation)


def envelope(location, rotation, surface, edge, window=False):
    """A closed envelope, its address side up."""
    width, height = 2.2, 1.1
    opening = rounded_rectangle(.22, .17, 1.12, .55, .05)
    board = Board(.012, paper(edge, .75), paper(edge, .75), edge=edge)
    with group() as pieces:
        face = Panel(board, oblong(width, height), lying(-width / 2, -height / 2, .016), surface,
                     holes=[opening] if window else ())
        block(-width / 2, width / 2, -height / 2, height / 2, 0, .013, paper(edge, .75), .004)
        if window:
            Panel(Board(.001), oblong(.94, .42), lying(-width / 2 + .2, -height / 2 + .15, .0135),
                  printed('window letter', window_letter(), .7))
            face.pane(opening, lift=.004)
    place(pieces, location, rotation)


@sample(9, azimuth=-16, elevation=40, lens=85)
def business_envelopes():
    """Three envelopes, fanned: a white one from behind, its deep flap open over its tinted inside;
    a brown one; on top a white one whose letter shows in its window."""
    address = ('To the purchase desk', 'Street and number', 'Town and code')
    brown = printed('brown face', envelope_face(BROWN, '#3b2a1a', address), .8, 0, True)
    white = printed('white face', envelope_face(WHITE, INK), .75)
    envelope_from_behind((.34, .74, .004), (0, 0, -13), 12)
    envelope((.12, -.14, .05), (2.4, 0, -2), brown, BROWN)
    envelope((-.2, -.78, .05), (2.8, 0, 10), white, WHITE, True)


# ---------------------------------------------------------------- 10: carry bag

def bag_walls(width, depth, height, front, side, inside, gusset=.16, teeth=0):
    """A paper bag standing open; its sides are folded in by gusset at the top."""
    columns, levels = (teeth * 2 if teeth else 12), 10

    def panel(start, end, surface):
        rows = []
        for level in range(levels + 1):
            t = level / levels
            a, b = start(t), end(t)
            row = []
            for i in range(columns + 1):
                s = i / columns
                z = .004 + t * height
                if teeth and level == levels:
                    z += .035 if i % 2 else 0
                row.append((a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, z))
            rows.append(row)
        skin(rows, surface, .012, inside, smooth=20)

    def corner(sx, sy):
        return lambda t: (sx * width / 2, sy * (depth / 2) * (1 - .12 * t))

    def middle(sx):
        return lambda t: (sx * (width / 2 - gusset * t ** .7), 0)

    panel(corner(-1, -1), corner(1, -1), front)
    panel(corner(1, -1), middle(1), side)
    panel(middle(1), corner(1, 1), side)
    panel(corner(1, 1), corner(-1, 1), front)
    panel(corner(-1, 1), middle(-1), side)
    panel(middle(-1), corner(-1, -1), side)
    block(-width / 2 + .01, width / 2 - .01, -depth / 2 + .01, depth / 2 - .01, .004, .014, side,
          .001)


def twisted_handle(x, y, z, width, height, lean, surface):
    """A handle of two twisted paper cords, its ends glued behind a patch."""
    path = []
    for i in range(61):
        a = math.pi * i / 60
        half = width / 2 * math.copysign(abs(math.cos(a)) ** .6, math.cos(a))
        rise = height * math.sin(a) ** .7
        path.append((x - half, y + lean * rise, z + rise))
    path = [(x - width / 2, y, z - .22), *path, (x + width / 2, y, z - .22)]
    for phase in (0, math.pi):
        cord = []
        for i, (px, py, pz) in enumerate(path):
            a = i * 1.05 + phase
            cord.append((px + .016 * math.cos(a), py + .02 * math.sin(a), pz + .016 * math.cos(a)))
        tube(cord, .019, surface)


def carry_bag(x, y, turn, width, depth, height, ground, stripe, name):
    """A standing bag with one bold stripe and twisted handles."""
    picture, draw = sheet(700, 900, ground)
    draw.rectangle((0, 290, 700, 560), fill=stripe)
    lettering(draw, name, 350, 425, 96, ground)
    draw.rectangle((0, 742, 700, 746), fill='#a97c4b' if ground == KRAFT else '#dcd0b8')
    front = printed(f'bag {stripe}', picture, .85, 0, True)
    side_picture, draw = sheet(300, 900, ground)
    draw.rectangle((0, 290, 300, 560), fill=stripe)
    side = printed(f'bag side {stripe}', side_picture, .85, 0, True)
    cord = paper('#c9a06c', .8)
    with group() as bag:
        bag_walls(width, depth, height, front, side, paper('#c8a071', .85))
        for sign in (-1, 1):
            edge = sign * (depth / 2 * .885 - .06)     # the cords stay clear of the paper
            twisted_handle(0, edge, height - .02, width * .4, .52, -.1 * sign, cord)
            block(-width * .32, width * .32, edge - .012 * sign, edge, height - .28, height - .06,
                  paper('#c8a071', .85), .002)
    place(bag, (x, y, 0), (0, 0, turn))


@sample(10, azimuth=-30, elevation=15, lens=85, fill_height=.88)
def paper_carry_bag():
    """Two square-bottom bags with twisted handles: tall kraft, smaller cream."""
    carry_bag(-.35, 0, 4, 1.35, .72, 1.85, KRAFT, '#147d7a', 'bazaar')
    carry_bag(1.22, .5, -12, 1.05, .56, 1.35, '#efe4d0', '#7a1f2b', 'boutique')


# ---------------------------------------------------------------- 23: grocery bag

@sample(23, azimuth=-24, elevation=19, lens=85, fill_height=.88)
def grocery_bag():
    """A flat-bottom bag with a serrated edge full of vegetables; one lying shows its diamond
    bottom."""
    picture, draw = sheet(700, 900, KRAFT)
    for angle in (30, 60, 90, 120, 150):
        leaf(draw, 350, 560, 190, angle, '#2f6b3a')
    lettering(draw, 'fresh', 350, 650, 120, '#2f6b3a', True)
    lettering(draw, 'greens & more', 350, 745, 54, '#2f6b3a')
    front = printed('grocery front', picture, .85, 0, True)
    with group() as bag:
        bag_walls(1.2, .78, 1.6, front, 'kraft', paper('#c8a071', .85), .1, 24)
        # all of it stands clear of the paper: +-.32 deep at the rim, +-.5 wide between the gussets
        leafy_stalks(-.26, .13, .8, 9, 1.35, .13)
        leafy_stalks(-.1, .2, .8, 5, 1.2, .08, '#4a8a3c', .09)
        for x, lean in ((.13, -3), (.34, 2)):
            carrot((x, .15, .78), (0, lean, 0), 1.0, .1)
        for x, z, radius in ((-.31, 1.58, .14), (-.015, 1.61, .15), (.29, 1.59, .145)):
            tomato((x, -.165, z), radius)
    place(bag, (-.35, 0, 0), (0, 0, 3))
    # another bag lies so that its folded diamond bottom is seen
    with group() as lying_bag:
        bag_walls(1., .66, 1.3, 'kraft', 'kraft', paper('#c8a071', .85), .1, 24)
        fold, low = paint('#6f4d28', .9), -.004
        plate([(-.5, 0), (-.2, .33), (.2, .33), (.5, 0), (.2, -.33), (-.2, -.33)], low, .008,
              paper('#a97b4a', .85), bevel=.001, plane='xy')
        plate([(-.26, .2), (.26, .2), (.26, -.2), (-.26, -.2)], low - .006, .008, 'kraft',
              bevel=.001, plane='xy')
        for points in (((-.5, 0), (-.2, .33)), ((.5, 0), (.2, .33)), ((-.5, 0), (-.2, -.33)),
                       ((.5, 0), (.2, -.33)), ((-.26, -.2), (-.26, .2)), ((.26, -.2), (.26, .2))):
            (xa, ya), (xb, yb) = points
            with group() as line:
                block(0, math.dist(*points), -.007, .007, low - .008, low + .002, fold, 0)
            place(line, (xa, ya, 0), (0, 0, math.degrees(math.atan2(yb - ya, xb - xa))))
    place(lying_bag, (0, 0, 0), (-90, 0, 0))
    place(lying_bag, (1.05, .1, 0), (0, 0, -18))
    drop_to_floor(lying_bag)
    for x, y, kind in ((.42, -.64, 0), (-.02, -.8, 1)):
        apple((x, y, .2), (6, -8, 30), .21, kind)
