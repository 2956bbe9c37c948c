"""Box styles in plain white and kraft, unprinted: folding cartons and corrugated.  One unit is
10 cm."""
import math

from mathutils import Matrix

from kit import (block, box_style, drop_to_floor, group, paint, paper, place, plate, web)
from kit.artwork import sheet
from kit.parts_board import (Board, Panel, ear, erected, flat_tube, lying, oblong, printed, slanted,
                             tapered, tongue, tuck_top)

WHITE, INSIDE, EDGE = '#f4f2ee', '#c3a27a', '#b99a74'


def carton_board(thickness=.018):
    """White-lined board with a grey-brown inside, so that inside and outside read apart."""
    return Board(thickness, paper(WHITE, .6, .05), paper(INSIDE, .85), edge=EDGE)


def hatching(width=160, height=900):
    """The glue area of a flap."""
    picture, draw = sheet(width, height, WHITE)
    for y in range(-width, height + width, 56):
        draw.line((0, y + width, width, y), fill='#c65b1f', width=17)
    return picture


def arrow(points, y, half=.035, head=.13, surface='accent'):
    """A flat arrow standing along x, z points at y; its head at the last point."""
    (xa, za), (xb, zb) = points[-2:]
    length = math.dist(points[-2], points[-1])
    dx, dz = (xb - xa) / length, (zb - za) / length
    web([(p[0], p[1]) for p in points], y - half, y + half, surface, .02, .12)
    plate([(xb - dz * head, zb + dx * head), (xb + dz * head, zb - dx * head),
           (xb + dx * head * 1.5, zb + dz * head * 1.5)], y - half, half * 2, surface, bevel=.004)


def crease(start, end, z):
    """A visible crease on a blank lying at z."""
    (xa, ya), (xb, yb) = start, end
    with group() as line:
        block(0, math.dist(start, end), -.009, .009, z - .001, z + .002, paint('#a8967c', .8), 0)
    place(line, (xa, ya, 0), (0, 0, math.degrees(math.atan2(yb - ya, xb - xa))))


# ---------------------------------------------------------------- 1: straight tuck

def straight_blank(board, width, depth, height):
    """The flat blank: four panels in a row, both lids on the same panel, a hatched glue flap."""
    with group() as pieces:
        flat = flat_tube(board, width, depth, height, lying(0, 0, .004), lap=.17,
                         lap_surface=printed('hatch', hatching(), .7))
        for edge, fit in (('top', False), ('bottom', True)):
            lid = flat.front.fold(edge, depth, 0)
            lid.fold('top', .24, 0, tongue)
            flat.right.fold('left' if edge == 'top' else 'right', depth * .55, 0,
                            slanted(fit), inset=.01)
            flat.left.fold('right' if edge == 'top' else 'left', depth * .55, 0, slanted(not fit),
                           inset=.01)
        level = .004 + board.thickness
        for x in (-depth - width, -depth, 0, width):
            crease((x, 0), (x, height), level)
        for y in (0, height):
            crease((-depth, y), (width + depth, y), level)
    return pieces


@box_style(1, azimuth=-26, elevation=30, lens=85)
def straight_tuck_carton():
    """An erected carton, both tuck flaps on the back panel, and its flat blank."""
    board = carton_board()
    width, depth, height = .95, .62, 1.45
    notch = [(width / 2 + .13 * math.cos(a), height + .02 + .13 * math.sin(a))
             for a in (math.pi + math.pi * i / 16 for i in range(17))]
    with group() as carton:
        walls = erected(board, width, depth, height, bottom=True)
        tuck_top(walls, depth, 22, 48, .26, 62)
    place(carton, (-.95, .25, 0), (0, 0, 8))
    thumb = paper(INSIDE, .85)
    with group() as dimple:
        plate([(x - width / 2, z) for x, z in notch], -depth / 2 - .0205, .004, thumb, bevel=0)
    place(dimple, (-.95, .25, 0), (0, 0, 8))
    blank = straight_blank(board, width * .78, depth * .78, height * .78)
    place(blank, (1.1, .42, 0), (0, 0, 166))


# ---------------------------------------------------------------- 2: crash-lock

def crash_flaps(walls, width, depth, spread=0.):
    """The glued bottom: two large flaps that hook into each other, two small ones behind."""
    def major(length, reach):
        return [(0, 0), (length, 0), (length * .94, reach * .62), (length * .58, reach * .62),
                (length * .47, reach), (length * .1, reach), (length * .02, reach * .3)]

    def minor(length, reach):
        return [(0, 0), (length, 0), (length * .7, reach), (length * .3, reach)]

    kraft = paper(INSIDE, .85)
    walls.front.fold('bottom', depth * .8, 88 - spread, major, inset=.006)
    walls.back.fold('bottom', depth * .8, 83 - spread, major, inset=.006)
    for wall in (walls.left, walls.right):
        wall.fold('bottom', width * .44, 94, minor, outside=kraft, inset=.006)


@box_style(2, azimuth=-28, elevation=20, lens=85)
def crash_lock_box():
    """One box lies so that its glued bottom is seen; a half-collapsed one behind; arrows show it
    popping open."""
    board = carton_board(.022)
    width, depth, height = 1.2, 1., 1.35
    with group() as lying_box:
        walls = erected(board, width, depth, height, bottom=False)
        crash_flaps(walls, width, depth)
        walls.front.fold('top', depth - .01, -38).fold('top', .2, 40, tongue, inset=.02)
        walls.left.fold('top', .45, -30, slanted(True), inset=.01)
        walls.right.fold('top', .45, -30, slanted(), inset=.01)
    place(lying_box, (0, 0, depth / 2), (-90, 0, 0), (0, 0, height / 2))
    place(lying_box, (-.35, 0, 0), (0, 0, -14))
    drop_to_floor(lying_box)
    # half collapsed: the tube leans over
    lean = 36
    with group() as half:
        front = Panel(board, oblong(width, height), Matrix.Translation((0, 0, .003))
                      @ Matrix.Rotation(math.radians(90), 4, 'X'))
        right = front.fold('right', depth, lean)
        left = front.fold('left', depth, 180 - lean)
        right.fold('top', width, 180 - lean)
        left.fold('right', .3, -20, slanted(), inset=.02)
        right.fold('left', .3, -30, slanted(), inset=.02)
    place(half, (.62, .5, 0), (0, 0, 14))
    drop_to_floor(half)
    with group() as marks:
        arrow([(.3, depth * .56), (.3, depth * .78)], -height / 2 - .07, .022, .1)
        arrow([(-.3, depth * .46), (-.3, depth * .24)], -height / 2 - .07, .022, .1)
    place(marks, (-.35, 0, 0), (0, 0, -14))


# ---------------------------------------------------------------- 3: four-corner tray

def four_corner_tray(board, width, depth, height, angle):
    """A tray with web corners; angle 90 stands its walls up, 0 leaves it flat."""
    webbed = paper(INSIDE, .85)
    base = Panel(board, oblong(width, depth), lying(-width / 2, depth / 2, board.thickness + .003,
                                                    True))
    walls = {}
    for name, edge in (('front', 'top'), ('right', 'right'), ('back', 'bottom'),
                       ('left', 'left')):
        walls[name] = base.fold(edge, height, angle)
    for name, side, mirror in (('front', 'left', False), ('front', 'right', True),
                               ('back', 'left', False), ('back', 'right', True)):
        def web_shape(length, reach, mirrored=mirror):
            points = [(0, 0), (length, 0), (length * .96, reach), (length * .22, reach)]
            return [(length - x, y) for x, y in points[::-1]] if mirrored else points
        turn = 0 if angle == 0 else 91.2 if angle > 80 else angle
        walls[name].fold(side, height * 1.3, turn, web_shape)
    if angle > 80:
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (width / 2 - .004), sy * (depth / 2 - height * .65)
                block(x - sx * .03, x - sx * .006, y - height * .55, y + height * .55, .03,
                      height * .86, webbed, .003)
    return walls


@box_style(3, azimuth=-27, elevation=31, lens=85)
def four_corner_glued_tray():
    """A shallow straight-walled tray with glued web corners; a second one lies flat beside it."""
    board = carton_board(.022)
    with group() as tray:
        four_corner_tray(board, 1.75, 1.3, .46, 90)
    place(tray, (-.6, .75, 0), (0, 0, 4))
    with group() as flat:
        four_corner_tray(board, 1.45, 1.05, .36, 0)
        hatch = printed('hatch', hatching(), .7)
        lap = Board(.002, hatch, hatch)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (.725 + .19), sy * (.525 + .2)
                Panel(lap, oblong(.26, .26), lying(x - .13, y - .13, .028))
        for x in (-.725, .725):
            crease((x, -.525), (x, .525), .026)
        for y in (-.525, .525):
            crease((-.98, y), (.98, y), .026)
    place(flat, (.62, -.95, 0), (0, 0, -10))


# ---------------------------------------------------------------- 4: sleeve and tray

@box_style(4, azimuth=-30, elevation=31, lens=85)
def sleeve_and_tray():
    """A kraft tray slides out of a white sleeve with a thumb cut; square open ends."""
    board = Board(.022, paper(WHITE, .6, .05), paper('#b98a58', .85), edge=EDGE)
    kraft = Board(.022, 'kraft', paper('#e7d3b4', .8), edge='#8f6638')
    length, depth, height = 1.9, 1.4, .62

    def thumb_cut(long, reach):
        """The sleeve's top, a half round cut from its right end."""
        round_cut = [(0 + .24 * math.sin(a), reach / 2 - .24 * math.cos(a))
                     for a in (math.pi * i / 18 for i in range(19))]
        return [(0, 0), (long, 0), (long, reach), (0, reach), *round_cut[::-1]]

    with group() as sleeve:
        front = Panel(board, oblong(length, height),
                      Matrix.Translation((-length / 2, -depth / 2, .026))
                      @ Matrix.Rotation(math.radians(90), 4, 'X'))
        front.fold('bottom', depth, 90)
        top = front.fold('top', depth, 90, lambda long, reach: [
            (long - x, y) for x, y in thumb_cut(long, reach)[::-1]])
        top.fold('top', height, 90)
    with group() as tray:
        erected(kraft, length - .06, depth - .1, height - .09)
    place(tray, (1.05, 0, .03))
    place([*sleeve, *tray], (-.4, 0, 0), (0, 0, -30))


# ---------------------------------------------------------------- 5: regular slotted box

@box_style(5, azimuth=-31, elevation=28, lens=85)
def regular_slotted_box():
    """Four flaps opened like petals; a closed one behind, taped where its flaps meet."""
    board = Board(.058, 'kraft', paper('#c79c69', .85), 1, pitch=.09)
    width, depth, height = 1.5, 1.15, .95
    walls = erected(board, width, depth, height)
    reach = depth / 2
    walls.front.fold('top', reach, -48, inset=.01)
    walls.back.fold('top', reach, -32, inset=.01)
    walls.left.fold('top', reach, -50, inset=.01)
    walls.right.fold('top', reach, -50, inset=.01)
    with group() as closed:
        small = erected(board, width * .8, depth * .8, height * .8)
        for wall in (small.front, small.back):
            wall.fold('top', depth * .4 - .006, 90)
        # a strip of paper tape over the meeting flaps and a little down the ends
        tape, top = paper('#d8bd92', .6), height * .8 + .12
        block(-width * .4 - .063, width * .4 + .063, -.09, .09, top - .003, top + .003, tape, .001)
        for side in (-1, 1):
            # the creased end of the inner flap, under the tape
            block(*sorted((side * width * .4, side * (width * .4 + .057))), -depth * .4,
                  depth * .4, height * .8 + .05, height * .8 + .116, 'kraft', .024, 4)
            x = side * (width * .4 + .061)
            block(x - .003, x + .003, -.09, .09, top - .3, top + .003, tape, .001)
    place(closed, (1.9, 1.25, 0), (0, 0, -20))


# ---------------------------------------------------------------- 6: self-locking mailer

def rolled_wall(wall, height, angle=90):
    """The second layer of a roll-over side wall."""
    wall.fold('top', .09, angle).fold('top', height - .045, angle)


@box_style(6, azimuth=-28, elevation=31, lens=85)
def self_locking_mailer():
    """A mailer whose lid with dust ears stands open, on top of its flat blank."""
    board = Board(.04, 'kraft', paper('#cfa571', .85), 1, pitch=.062)
    width, depth, height = 1.7, 1.2, .44
    mirrored_ear = [lambda length, reach: [(length - x, y) for x, y in ear(length, reach)[::-1]]][0]
    white = Board(.012, paper('#efece6', .7), paper('#efece6', .7), edge='#cfc8bb')
    with group() as blank:
        base = Panel(white, oblong(width, depth), lying(-width / 2, -depth / 2, .003))
        for edge in ('left', 'right'):
            base.fold(edge, height, 0).fold('top', height, 0, inset=.02)
        back = base.fold('top', height, 0)
        lid = back.fold('top', depth, 0)
        lid.fold('top', height * .8, 0, lambda l, r: tongue(l, r, .2), inset=.03)
        lid.fold('left', height * .8, 0, mirrored_ear, inset=.06)
        lid.fold('right', height * .8, 0, ear, inset=.06)
        base.fold('bottom', height, 0).fold('top', height * .6, 0, tapered(.3), inset=.05)
        dark = paint('#8b5a2b', .8)
        for y in (-depth / 2, depth / 2, depth / 2 + height, depth * 1.5 + height):
            block(-width / 2, width / 2, y - .008, y + .008, .0145, .0165, dark, 0)
        for x in (-width / 2, width / 2):
            block(x - .008, x + .008, -depth / 2, depth / 2, .0145, .0165, dark, 0)
            block(x - .008, x + .008, depth / 2 + height, depth * 1.5 + height, .0145, .0165, dark,
                  0)
    place(blank, (.42, -.85, 0), (0, 0, -34))
    with group() as mailer:
        walls = erected(board, width, depth, height)
        rolled_wall(walls.left, height)
        rolled_wall(walls.right, height)
        walls.front.fold('top', .05, 90).fold('top', height - .05, 88, inset=.1)
        lid = walls.back.fold('top', depth + .03, -20)
        lid.fold('top', height * .86, 64, lambda l, r: tongue(l, r, .18), inset=.03)
        lid.fold('left', height * .86, 66, mirrored_ear, inset=.1)
        lid.fold('right', height * .86, 66, ear, inset=.1)
    place(mailer, (0, 0, .02), (0, 0, 4))
