"""Rigid box samples.  One unit is 10 cm."""
import math

from PIL import Image, ImageDraw

from kit import (block, circle, cylinder, drop_to_floor, group, lathe, mesh, paint, paper, place,
                 plate, ring, rounded_polygon, rounded_rectangle, sample, sphere, tube, web)
from kit.artwork import lettering, sheet
from kit.packs import rigid_tray
from kit.parts_board import Board, Panel, lying, oblong, printed

FOIL = '#c98b5e'


# ---------------------------------------------------------------- 6: phone box

def wallpaper(width, height):
    """Dusk over dunes: what the phone's screen shows, and the lid's picture of it."""
    picture, draw = sheet(width, height, '#10203c')
    sky = ('#14284d', '#1f3a69', '#37518a', '#6c629b', '#b5719a', '#e88c7d', '#f6b26b')
    bands = 120
    for i in range(bands):
        share = i / (bands - 1) * (len(sky) - 1.001)
        low, high = sky[int(share)], sky[int(share) + 1]
        mixed = [round(int(low[k:k + 2], 16) * (1 - share % 1) + int(high[k:k + 2], 16)
                       * (share % 1)) for k in (1, 3, 5)]
        draw.rectangle((0, height * .72 * i / bands, width, height * .72 * (i + 1) / bands),
                       fill=tuple(mixed))
    draw.ellipse((width * .53, height * .5, width * .85, height * .5 + width * .32), fill='#fff0cf')
    for base, swing, turn, colour in ((.66, .05, .4, '#7c4f78'), (.75, .06, 2.2, '#4b3a66'),
                                      (.86, .05, 4.1, '#241f42')):
        ridge = [(width * i / 60, height * (base + swing * math.sin(turn + i / 60 * 4.4)))
                 for i in range(61)]
        draw.polygon([*ridge, (width, height), (0, height)], fill=colour)
    return picture


def screen_print():
    """The lit screen: time, wallpaper, a row of icons, the camera's hole."""
    picture = wallpaper(690, 1490)
    draw = ImageDraw.Draw(picture)
    lettering(draw, '10:10', 345, 300, 150, '#ffffff')
    draw.rounded_rectangle((255, 392, 435, 404), 6, fill='#ffffff')
    draw.ellipse((325, 44, 365, 84), fill='#05070a')
    for i, colour in enumerate(('#4ec38a', '#f2f4f6', '#4d9be8', '#f0b23e')):
        draw.rounded_rectangle((63 + i * 150, 1290, 177 + i * 150, 1404), 30, fill=colour)
    draw.rounded_rectangle((235, 1452, 455, 1460), 4, fill='#ffffff')
    return picture


def lid_print():
    """A matt navy lid with the phone's picture and one word in copper foil."""
    picture, draw = sheet(1200, 2050, '#17233b')
    phone = wallpaper(560, 1180)
    mask = Image.new('L', phone.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, 559, 1179), 74, fill=255)
    draw.rounded_rectangle((302, 212, 898, 1428), 92, fill='#c8cdd4')
    draw.rounded_rectangle((308, 218, 892, 1422), 88, fill='#05070a')
    picture.paste(phone, (320, 230), mask)
    draw.ellipse((582, 262, 618, 298), fill='#05070a')
    lettering(draw, 'dusk', 600, 1690, 150, FOIL, True)
    draw.rectangle((520, 1806, 680, 1811), fill=FOIL)
    return picture


@sample(6, azimuth=-26, elevation=27, lens=85)
def rigid_phone_box():
    """A phone in the fitted tray of its box, and the lid, which stands behind it and shows its
    print."""
    navy, lining = paper('#17233b', .55, .1), paper('#e9e7e2', .75)
    rim, black = paint('#aab1ba', .3, .9, .2), paint('#08090c', .12, 0, .6)
    width, depth, height, wall = 1.15, 2., .42, .045
    with group() as base:
        rigid_tray(width, depth, height, navy, wall)
        block(-width / 2 + wall, width / 2 - wall, -depth / 2 + wall, depth / 2 - wall, .2, .262,
              paper('#c9c6bf', .8), .002)
        # the tray's cut-out, wider at both sides where two fingers lift the phone
        cut = rounded_polygon([(-.39, -.82), (.39, -.82), (.39, -.2), (.47, -.14), (.47, .1),
                               (.39, .16), (.39, .78), (-.39, .78), (-.39, .16), (-.47, .1),
                               (-.47, -.14), (-.39, -.2)], .1)
        plate(rounded_rectangle(-width / 2 + wall, -depth / 2 + wall, width / 2 - wall,
                                depth / 2 - wall, .02), .262, .1, lining, [cut], .012, 'xy')
        with group() as phone:
            plate(rounded_rectangle(-.37, -.8, .37, .74, .12), 0, .085, rim, bevel=.022, plane='xy')
            plate(rounded_rectangle(-.36, -.79, .36, .73, .11), .08, .009, black, bevel=.003,
                  plane='xy')
            Panel(Board(.001), rounded_rectangle(-.345, -.775, .345, .715, .1), lying(z=.0893),
                  printed('phone screen', screen_print(), .12, .5))
            for low, high in ((.28, .42), (.04, .22)):
                block(.365, .376, low, high, .032, .054, rim, .004)
        place(phone, (0, 0, .264))
    place(base, (.42, -.62, .002), (0, 0, -60))
    with group() as lid:
        rigid_tray(width + .05, depth + .05, height, navy, wall, upside_down=True)
        Panel(Board(.001), oblong(1.18, 2.03), lying(-.59, -1.015, height + .0015),
              printed('phone lid', lid_print(), .5, .12, foil=FOIL))
    place(lid, (-.62, .62, 1.027), (90, 0, -10))


# ---------------------------------------------------------------- 13: magnetic gift box

def book_box(width, depth, height, wrap, lining, opening, wall=.055):
    """A book-style box: tray on a case of base, spine, lid and front flap, whose lid is raised
    by opening degrees."""
    board = .05
    block(-width / 2 - .04, width / 2 + .04, -depth / 2 - .04, depth / 2 + .05, .002, board, wrap,
          .004)
    with group() as tray:
        rigid_tray(width, depth, height, wrap, wall)
    place(tray, (0, 0, board))
    top = board + height
    block(-width / 2 - .04, width / 2 + .04, depth / 2 + .002, depth / 2 + .05, .003, top + .002,
          wrap, .004)
    with group() as lid:
        reach = depth + .09
        block(-width / 2 - .04, width / 2 + .04, -reach, .0, 0, board, wrap, .004)
        block(-width / 2 - .005, width / 2 + .005, -reach + .03, -.03, -.006, .004, lining, .001)
        block(-width / 2 - .04, width / 2 + .04, -reach - board, -reach, -height + .03, board,
              wrap, .004)
        block(-width / 2 - .005, width / 2 + .005, -reach - .004, -reach + .006, -height + .06,
              -.01, lining, .001)
    place(lid, (0, depth / 2 + .05, top + .004), (-opening, 0, 0))
    return tray, lid


@sample(13, azimuth=-28, elevation=25, lens=85)
def magnetic_gift_box():
    """A navy box open like a book, ivory velvet with two jars, a satin tab; a closed one behind."""
    wrap, lining = paper('#13203f', .55), paper('#e9dfc9', .85)
    satin = paint('#d0a14a', .3, 0, .5)
    width, depth, height = 1.9, 1.35, .46
    with group() as opened:
        book_box(width, depth, height, wrap, lining, 104)
        floor = rounded_rectangle(-width / 2 + .06, -depth / 2 + .06, width / 2 - .06,
                                  depth / 2 - .06, .02)
        wells = [circle(-.44, 0, .31, 48), rounded_rectangle(.1, -.42, .72, .42, .06)]
        plate(floor, .3, .1, lining, wells, .02, 'xy')
        block(-width / 2 + .06, width / 2 - .06, -depth / 2 + .06, depth / 2 - .06, .24, .3,
              paper('#b9ab8c', .9), 0)
        lathe((-.44, 0, .29), (0, 0, 1), [(0, 0), (.28, 0), (.29, .02), (.29, .2), (0, .2)],
              paint('#f4efe4', .25, 0, .6), 64)
        cylinder((-.44, 0, .48), (-.44, 0, .58), .3, 'gold', .015, 64)
        block(.14, .68, -.38, .38, .29, .45, paint('#7a1f2b', .35, 0, .4), .03)
        plate(rounded_rectangle(.3, -.16, .52, .16, .1), .449, .006, 'gold', bevel=.001,
              plane='xy')
        web([(.78, .4), (.83, .44), (.86, .52), (.84, .58)], -.05, .05, satin, .006, .03)
    place(opened, (-.3, 0, 0), (0, 0, 4))
    # the satin tab hangs from the free edge of the open lid
    with group() as closed:
        book_box(width * .74, depth * .74, height * .86, wrap, lining, 0)
        tab = [(0, .16), (-.012, .0), (-.03, -.13), (-.016, -.22)]
        with group() as ribbon:
            web([(x, z) for x, z in tab], -.07, .07, satin, .008, .04)
        place(ribbon, (0, -depth * .37 - .155, .26), (0, 0, 90))
        block(-width * .37 - .045, width * .37 + .045, -.05, .05, .4955, .5, satin, .001)
    place(closed, (1.5, .66, 0), (0, 0, -20))


# ---------------------------------------------------------------- 14: drawer box

def perfume_bottle(x, y, z):
    """A flat glass bottle with a gold cap, lying on its back along y."""
    block(x - .3, x + .3, y - .46, y + .32, z, z + .2, paint('#d9a78f', .12, 0, .9), .05, 4)
    block(x - .2, x + .2, y - .34, y + .14, z + .198, z + .204, paint('#f6ead9', .5), .002)
    block(x - .13, x + .13, y - .16, y - .06, z + .2, z + .208, 'gold', .001)
    cylinder((x, y + .3, z + .1), (x, y + .4, z + .1), .075, 'gold')
    block(x - .13, x + .13, y + .38, y + .66, z - .02, z + .22, 'gold', .03)


@sample(14, azimuth=-32, elevation=28, lens=85)
def perfume_drawer_box():
    """A dark sleeve with a gold emblem; its drawer, drawn half out by a ribbon loop, holds a
    bottle."""
    wrap, inner = paper('#3d1a38', .4, .2), paper('#ecd9cf', .8)
    width, depth, height, wall, out = 1.3, 1.9, .56, .05, 1.0
    with group() as set_of_two:
        for sign in (-1, 1):
            x = sign * width / 2
            block(x - wall / 2, x + wall / 2, -depth / 2, depth / 2, .003, height, wrap, .005)
        for z in (.002, height - wall):
            block(-width / 2 - wall / 2, width / 2 + wall / 2, -depth / 2 + .001,
                  depth / 2 - .001, z, z + wall + .001, wrap, .005)
        for radius, inside in ((.3, .275), (.235, .225)):
            ring((0, .05, height + .001), (0, 0, 1), radius, inside, .006, 'gold')
        for i in range(8):
            a = math.tau * i / 8
            petal = [(.19 * t * math.cos(a) - .045 * math.sin(math.pi * t) * math.sin(a) * s,
                      .05 + .19 * t * math.sin(a) + .045 * math.sin(math.pi * t) * math.cos(a) * s)
                     for s, steps in ((1, range(1, 9)), (-1, range(8, 0, -1)))
                     for t in (k / 8 for k in steps)]
            plate(petal, height + .001, .006, 'gold', bevel=.001, plane='xy')
        for y in (-.82, .82):
            block(-.5, .5, y - .006, y + .006, height + .0005, height + .005, 'gold', 0)
        with group() as drawer:
            rigid_tray(width - wall - .03, depth, height - wall * 2 - .03, wrap, .05,
                       inside=inner)
            half_x, half_y = (width - wall - .03) / 2 - .05, depth / 2 - .05
            recess = [(-.33, -.5), (.33, -.5), (.33, .34), (.16, .42), (.16, .7), (-.16, .7),
                      (-.16, .42), (-.33, .34)]
            with group() as insert:
                plate(rounded_rectangle(-half_x, -half_y - .0, half_x, half_y, .02), .24, .1,
                      inner, [[(px, py - .38) for px, py in recess]], .015, 'xy')
                perfume_bottle(0, -.38, .2)
            place(insert)
            # ribbon loop through the front
            loop = [(0, .02), (-.12, .09), (-.26, .06), (-.3, -.03), (-.22, -.1), (-.08, -.08),
                    (0, -.02)]
            with group() as ribbon:
                web(loop, -.06, .06, paint('#d0a14a', .3, 0, .5), .008, .06)
            place(ribbon, (0, -depth / 2, .22), (0, 0, 90))
        place(drawer, (0, -out, wall + .006))
    place(set_of_two, (0, 0, 0), (0, 0, 14))


# ---------------------------------------------------------------- 22: jewellery boxes

def brilliant(x, y, z, radius):
    """A cut stone, its girdle at z: table, crown and pavilion of flat facets."""
    r = radius
    around = [math.tau * i / 16 for i in range(16)]
    table = [(x + r * .56 * math.cos(a), y + r * .56 * math.sin(a), z + r * .36)
             for a in around[::2]]
    girdle = [(x + r * math.cos(a), y + r * math.sin(a), z) for a in around]
    faces = [tuple(range(8))]
    for i in range(8):
        before, here, after = 8 + (2 * i - 1) % 16, 8 + 2 * i, 8 + 2 * i + 1
        faces += [(i, before, here), (i, here, after), (i, after, (i + 1) % 8),
                  (24, here, before), (24, after, here)]
    mesh([*table, *girdle, (x, y, z - r * .8)], faces, paint('#e4eef4', .04, .9, 1), 1)


def ring_box(opening):
    """A small hinged cube with a gold line; opening in degrees, with a ring inside if open."""
    leather, velvet = paper('#6b1526', .45, .15), paper('#efe3cc', .95)
    size, low, high, wall = 1.0, .52, .4, .06
    rigid_tray(size, size, low, leather, wall)
    with group() as lid:
        rigid_tray(size, size, high, leather, wall, upside_down=True)
        block(-size / 2 + wall + .006, size / 2 - wall - .006, -size / 2 + wall + .006,
              size / 2 - wall - .006, high - wall - .07, high - wall - .003, velvet, .03)
        inset = .1
        for a, b in (((-1, -1), (1, -1)), ((-1, 1), (1, 1)), ((-1, -1), (-1, 1)),
                     ((1, -1), (1, 1))):
            xs = sorted((a[0] * (size / 2 - inset), b[0] * (size / 2 - inset)))
            ys = sorted((a[1] * (size / 2 - inset), b[1] * (size / 2 - inset)))
            block(xs[0] - .006, xs[1] + .006, ys[0] - .006, ys[1] + .006, high - .001, high + .003,
                  'gold', 0)
    edge = size / 2
    for side in (-1, 1):
        x = side * edge
        block(x - .003, x + .003, -edge - .001, edge + .001, low - .05, low - .038, 'gold', 0)
        block(-edge - .001, edge + .001, x - .003, x + .003, low - .05, low - .038, 'gold', 0)
    place(lid, (0, edge, low + .006), (-opening, 0, 0), (0, edge, 0))
    if not opening:
        cylinder((0, -edge - .02, low), (0, -edge + .01, low), .05, 'gold')
        return
    # the wrap of both parts is one piece: it bends over the hinge's pin
    cylinder((-edge + .002, edge - .004, low), (edge - .002, edge - .004, low), .014, leather)
    cylinder((-.2, edge - .002, low), (.2, edge - .002, low), .02, 'gold')
    # the ring pad: two soft rolls with a slot between
    for sign in (-1, 1):
        block(-size / 2 + wall + .01, size / 2 - wall - .01, *sorted((sign * .015,
              sign * (size / 2 - wall - .01))), .2, low - .02, velvet, .11, 5)
    with group() as jewel:
        profile = [(.2 + .03 * math.cos(a), .03 * math.sin(a))
                   for a in (math.tau * i / 12 for i in range(13))]
        lathe((0, 0, 0), (0, 1, 0), profile, 'gold', 56, 80)
        for i in range(4):
            a = math.tau * (i + .5) / 4
            tube([(.02 * math.cos(a), .02 * math.sin(a), .2),
                  (.115 * math.cos(a), .115 * math.sin(a), .3),
                  (.112 * math.cos(a), .112 * math.sin(a), .345)], .011, 'gold', .02)
        brilliant(0, 0, .31, .12)
    place(jewel, (0, 0, low + .03), (0, 0, 0))


@sample(22, azimuth=-26, elevation=23, lens=85)
def jewellery_boxes():
    """A burgundy ring box open at an angle, its closed twin behind, a pair of earrings."""
    with group() as opened:
        ring_box(98)
    place(opened, (-.42, 0, .002), (0, 0, 12))
    with group() as closed:
        ring_box(0)
    place(closed, (.92, .62, .002), (0, 0, -20))
    for x, y, turn in ((.36, -.6, 24), (.84, -.42, -25)):
        with group() as earring:        # a pearl on a gold stud, lying on its side
            sphere((0, 0, .08), .08, paint('#f3eee4', .2, 0, .8))
            lathe((.07, 0, .08), (1, 0, 0), [(0, 0), (.045, 0), (.045, .012), (.01, .014),
                                             (.01, .15), (0, .15)], 'gold', 24)
            lathe((.17, 0, .08), (1, 0, 0), [(.011, 0), (.04, .006), (.04, .03), (.011, .036)],
                  'gold', 24)
        place(earring, (x, y, 0), (0, 0, turn))
    drop_to_floor(opened)
