"""Box styles in plain white and kraft, unprinted: partitions, rigid boxes and displays.  One unit
is 10 cm."""
import math

from mathutils import Matrix

from kit import (block, box_style, cylinder, drop_to_floor, group, paint, paper,
                 place, plate, rounded_rectangle, sphere, web)
from kit.packs import rigid_tray
from kit.parts_board import Board, Panel, erected, oblong, standing, tongue
from kit.parts_still_life import bottle

WRAP, INNER = '#f1eee7', '#d9c3a0'


# ---------------------------------------------------------------- 7: partition set

@box_style(7, azimuth=-31, elevation=31, lens=85)
def partition_set():
    """A grid of crossed slotted strips in an open box, bottles in some cells; two strips beside
    show the half-way slots."""
    board = Board(.05, 'kraft', paper('#c79c69', .85), 1, pitch=.085)
    strip = Board(.034, paper('#ecdcc0', .8), paper('#ecdcc0', .8), 1, '#d9bd90', .07)
    width, depth, height = 1.95, 1.5, .8
    erected(board, width, depth, height)
    tall = height - .06
    for k in range(1, 4):
        Panel(strip, oblong(depth - .02, tall), Matrix.Translation(
            (width * (k / 4 - .5) + .017, -depth / 2 + .01, .06))
            @ Matrix.Rotation(math.radians(90), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for k in range(1, 3):
        Panel(strip, oblong(width - .02, tall + .012),
              standing(-width / 2 + .01, depth * (k / 3 - .5) + .017, .06))
    glass = ('#2f6b4a', '#7a3d12', '#2f6b4a')
    for i, (column, row) in enumerate(((0, 2), (1, 2), (3, 2), (2, 1), (0, 1))):
        bottle(width * ((column + .5) / 4 - .5), depth * ((row + .5) / 3 - .5), .06, .17, 1.16,
               glass[i % 3], '#e8e2d4', neck=.4)
    # loose strips: slots from above and from below
    for x, y, turn, upward in ((1.45, -.72, -26, True), (1.95, .15, -26, False)):
        count, long = (3, 1.5)
        outline = [(0, 0)]
        for k in range(1, count + 1):
            at = long * k / (count + 1)
            if not upward:
                outline += [(at - .03, 0), (at - .03, tall / 2), (at + .03, tall / 2),
                            (at + .03, 0)]
        outline += [(long, 0), (long, tall)]
        for k in range(count, 0, -1):
            at = long * k / (count + 1)
            if upward:
                outline += [(at + .03, tall), (at + .03, tall / 2), (at - .03, tall / 2),
                            (at - .03, tall)]
        outline.append((0, tall))
        with group() as loose:
            Panel(strip, outline, standing(-long / 2, 0, 0))
        place(loose, (x, y, 0), (-24, 0, turn))
        drop_to_floor(loose)


# ---------------------------------------------------------------- 8: lid and base

@box_style(8, azimuth=-27, elevation=29, lens=85)
def lid_and_base_rigid_box():
    """A base with an even wrap margin inside; its lid lies on its wall, inside up."""
    wrap, lining = paper(WRAP, .6, .05), paper(INNER, .85)
    width, depth, height, wall, margin = 1.5, 1.15, .55, .08, .13
    with group() as whole:
        rigid_tray(width, depth, height, wrap, wall)
        inner_x, inner_y = width / 2 - wall, depth / 2 - wall
        block(-inner_x, inner_x, -inner_y, inner_y, wall, wall + .006, lining, 0)
        for sign in (-1, 1):
            block(-inner_x, inner_x, *sorted((sign * inner_y, sign * (inner_y - .006))), wall,
                  height - margin, lining, 0)
            block(*sorted((sign * inner_x, sign * (inner_x - .006))), -inner_y, inner_y, wall,
                  height - margin, lining, 0)
        # the lid lies inside up: its left end on the floor, its top on the edge of the base's wall
        lean = 24
        with group() as lid:
            rigid_tray(width + .05, depth + .05, height * .72, wrap, wall)
        corner, foot = (width + .05) / 2, width / 2 + height / math.tan(math.radians(lean))
        place(lid, (-foot, 0, .004), (0, -lean, 0), (-corner, 0, 0))
    place(whole, (0, 0, .002), (0, 0, 14))


# ---------------------------------------------------------------- 9: book-style box

@box_style(9, azimuth=-27, elevation=33, lens=85)
def book_style_magnetic_box():
    """A case opened like a book: lid, spine and base panel in one wrap, the tray fixed on the
    back; magnets marked under the wrap."""
    wrap, liner, shade = paper(WRAP, .6, .05), paper(INNER, .85), paper('#c9ae84', .85)
    width, depth, height, board = 1.35, 1.7, .42, .055
    # base panel with tray on the right, spine, lid and front flap to the left
    block(0, width, -depth / 2, depth / 2, .002, board, wrap, .006)
    with group() as tray:
        rigid_tray(width - .1, depth - .1, height, wrap, .06, inside=liner)
    place(tray, (width / 2 + .01, 0, board))
    with group() as spine:
        block(-board, 0, -depth / 2, depth / 2, .014, height - .012, wrap, .006)
        block(-.002, .003, -depth / 2 + .04, depth / 2 - .04, .03, height - .03, shade, 0)
    place(spine, (-.02, 0, .03), (0, -24, 0))
    a = math.radians(24)
    hinge = (-.02 - (height + .02) * math.sin(a), .03 + (height + .02) * math.cos(a))
    with group() as lid:
        block(-width - .02, -.012, -depth / 2, depth / 2, -board, 0, wrap, .006)
        block(-width + .02, -.06, -depth / 2 + .05, depth / 2 - .05, -.002, .004, liner, 0)
        with group() as flap:
            block(-height + .02, -.012, -depth / 2, depth / 2, -board, 0, wrap, .006)
            block(-height + .06, -.05, -depth / 2 + .05, depth / 2 - .05, -.002, .004, shade, 0)
            for y in (-depth * .27, depth * .27):
                cylinder((-height / 2, y, .002), (-height / 2, y, .012), .105, 'silver', .002, 40)
                for i in range(14):
                    b = math.tau * i / 14
                    with group() as dash:
                        block(-.026, .026, -.009, .009, .004, .013, paint('#c65b1f', .6), 0)
                    place(dash, (-height / 2 + .15 * math.cos(b), y + .15 * math.sin(b), 0),
                          (0, 0, math.degrees(b) + 90))
        place(flap, (-width - .02, 0, 0), (0, 42, 0))
    place(lid, (hinge[0], 0, hinge[1]), (0, -14.5, 0))


# ---------------------------------------------------------------- 10: drawer

@box_style(10, azimuth=-33, elevation=26, lens=85)
def drawer_rigid_box():
    """A kraft drawer half out of a white sleeve open at both ends, drawn by a ribbon."""
    wrap, kraft = paper(WRAP, .6, .05), 'kraft'
    width, depth, height, wall = 1.35, 1.75, .62, .032
    with group() as whole:
        for sign in (-1, 1):
            x = sign * width / 2
            block(x - wall / 2, x + wall / 2, -depth / 2, depth / 2, .003, height, wrap, .006)
        for z in (.002, height - wall):
            block(-width / 2 - wall / 2, width / 2 + wall / 2, -depth / 2 + .001, depth / 2 - .001,
                  z, z + wall + .001, wrap, .006)
        with group() as drawer:
            rigid_tray(width - wall - .05, depth - .02, height - wall * 2 - .06, kraft, .06,
                       inside=paper('#e9d7b8', .85))
            loop = [(0, .02), (-.12, .1), (-.28, .07), (-.33, -.03), (-.24, -.11), (-.08, -.08),
                    (0, -.02)]
            with group() as ribbon:
                web(loop, -.07, .07, paint('#7a1f2b', .4, 0, .3), .01, .06)
            place(ribbon, (0, -depth / 2 + .01, .24), (0, 0, 90))
        place(drawer, (0, -.95, wall + .008))
    place(whole, (0, 0, 0), (0, 0, 10))


# ---------------------------------------------------------------- 11: window carton

@box_style(11, azimuth=-34, elevation=17, lens=85, fill_height=.88)
def window_display_carton():
    """A white carton with a hang tab; its window wraps round the front edge, a toy inside."""
    board = Board(.022, paper(WRAP, .6, .05), paper('#d8c3a0', .85), edge='#b99a74')
    film = 'clear_film'
    width, depth, height = 1.15, .72, 1.55
    low, high, reach, deep = .34, 1.26, .78, .44

    def front_shape(length, up):
        return [(0, 0), (length, 0), (length, up), (0, up), (0, high), (reach - .1, high),
                (reach, high - .1), (reach, low + .1), (reach - .1, low), (0, low)]

    def left_shape(length, up):
        return [(0, 0), (length, 0), (length, low), (length - deep + .08, low),
                (length - deep, low + .08), (length - deep, high - .08),
                (length - deep + .08, high), (length, high), (length, up), (0, up)]

    with group() as carton:
        root = Panel(board, oblong(width, depth), Matrix.Translation(
            (-width / 2, depth / 2, .024)) @ Matrix.Rotation(math.pi, 4, 'X'))
        front = root.fold('top', height, 90, front_shape)
        right = root.fold('right', height, 90)
        back = root.fold('bottom', height, 90)
        left = root.fold('left', height, 90, left_shape)
        front.fold('right', 0, 90)
        right.fold('right', 0, 90)
        back.fold('right', 0, 90)
        for part in ((0, low), (high, height)):
            left.fold(((depth, part[1]), (depth, part[0])), 0, 90)
        front.pane([(-.01, low - .04), (reach + .04, low - .04), (reach + .04, high + .04),
                    (-.01, high + .04)], film)
        left.pane([(depth - deep - .04, low - .04), (depth + .01, low - .04),
                   (depth + .01, high + .04), (depth - deep - .04, high + .04)], film)
        back.fold('top', depth - .03, 90, inset=.003).fold('top', .14, 90, tongue, inset=.01)
        hole = rounded_rectangle(width / 2 - .2, .1, width / 2 + .2, .19, .045)
        plate(rounded_rectangle(-width / 2 + .1, height - .1, width / 2 - .1, height + .34, .16),
              depth / 2 + .024, .022, paper(WRAP, .6, .05),
              [[(x - width / 2, y + height + .08) for x, y in hole]], .002)
    # a toy bear
    fur, light = paint('#b9772f', .8), paint('#e6c08a', .8)
    with group() as bear:
        sphere((0, 0, .42), .26, fur, 1.1)
        sphere((0, -.13, .4), .18, light, 1.1)
        sphere((0, -.02, .84), .22, fur)
        sphere((0, -.19, .79), .1, light, .8)
        sphere((0, -.28, .82), .03, 'black')
        for sign in (-1, 1):
            sphere((sign * .18, 0, 1.02), .08, fur)
            sphere((sign * .08, -.2, .9), .024, 'black')
            sphere((sign * .26, -.08, .52), .1, fur, 1.4)
            sphere((sign * .16, -.14, .2), .13, fur)
            sphere((sign * .16, -.25, .2), .07, light)
        block(-.12, .12, -.2, -.16, .6, .66, paint('#147d7a', .5), .02)
    place(bear, (-.14, .03, .03), (0, 0, -20), scale=.92)
    drop_to_floor([*carton, *bear])


# ---------------------------------------------------------------- 12: counter display

@box_style(12, azimuth=-29, elevation=22, lens=85, fill_height=.88)
def counter_display_tray():
    """A stepped tray with a tall blank header and a curved front, small cartons lined up in it."""
    face = paper(WRAP, .6, .05)
    board = Board(.038, face, 'kraft', 1, pitch=.06)
    width, depth, low, high, header = 1.75, 1.2, .42, .86, 1.75

    def dipped(length, reach):
        points = [(0, 0), (length, 0), (length, reach)]
        for i in range(1, 24):
            t = i / 24
            points.append((length * (1 - t), reach - .2 * math.sin(math.pi * t)))
        return [*points, (0, reach)]

    def rising(mirror):
        def outline(length, reach):
            points = [(0, 0), (length, 0), (length, reach), (length * .55, reach),
                      (length * .42, low + .08), (length * .3, low), (0, low)]
            return [(length - x, y) for x, y in points[::-1]] if mirror else points
        return outline

    def crowned(length, reach):
        points = [(0, 0), (length, 0)]
        for i in range(25):
            t = i / 24
            points.append((length * (1 - t), reach - .26 + .26 * math.sin(math.pi * t)))
        return points

    base = Panel(board, oblong(width, depth), Matrix.Translation((-width / 2, depth / 2, .04))
                 @ Matrix.Rotation(math.pi, 4, 'X'), flutes=(1, 0))
    front = base.fold('top', low + .02, 90, dipped)
    right = base.fold('right', high, 90, rising(False))
    back = base.fold('bottom', header, 88, crowned)
    left = base.fold('left', high, 90, rising(True))
    for wall, up in ((front, low), (left, low)):
        wall.fold(((wall.high[0], up), (wall.high[0], 0)), 0, 90)
    for wall, up in ((right, high), (back, high)):
        wall.fold(((wall.high[0], up), (wall.high[0], 0)), 0, 90)
    # the blank field of the header, on its inside
    with group() as field:
        plate(rounded_rectangle(-width / 2 + .16, 1.0, width / 2 - .16, header - .28, .08), 0,
              .004, paper('#e3d4b6', .8), bevel=0)
    place(field, (0, depth / 2 - .012, .04), (-2, 0, 0))
    small = Board(.012, paper('#ffffff', .55, .1), 'white')
    colours = ('#e6d6b8', '#cdb48a', '#e6d6b8', '#d9c49c', '#cdb48a')
    for row, (y, z, tall) in enumerate(((-.32, .045, .6), (.18, .3, .66))):
        if row:
            block(-width / 2 + .02, width / 2 - .02, y - .22, depth / 2 - .03, .05, z, 'kraft',
                  .004)
        for column in range(5):
            x = ((column + .5) / 5 - .5) * (width - .06)
            shade = paper(colours[(column + row) % 5], .7)
            with group() as one:
                walls = erected(small, .29, .3, tall, dict.fromkeys(
                    ('front', 'right', 'left', 'back'), shade))
                walls.back.fold('top', .3, 90, outside=face)
                block(-.1, .1, -.1655, -.161, tall * .45, tall * .8, face, 0)
            place(one, (x, y, z), (0, 0, 0))
