"""Closer views: a machine's working parts, finished packs at a delivery, a group of packs."""
import math

from kit import (belt, belt_row, block, box, cross_cylinder, cylinder, emergency_stop, group,
                 handwheel, lathe, paint, paper, place, plate, ring, rounded_polygon,
                 rounded_rectangle, touch_panel, tube, view)
from kit.artwork import leaf, lettering, sheet
from kit.parts_board import Board, erected, lying, oblong, Panel, printed, tapered, tuck_top
from subjects.samples_cartons import cosmetic_front, cosmetic_side, honey_front
from subjects.samples_corrugated import pizza_carton, shipper
from subjects.samples_food import cup_print, paper_cup
from subjects.samples_paper import KRAFT, carry_bag
from subjects.samples_rigid_soft import book_box, ring_box
from subjects.samples_sweets import open_sweets


# ---------------------------------------------------------------- folding section

def folding_carton(x, z, angle, outside, scale=1.):
    """A tube carton running to +x, its two outer panels raised by angle (180: folded over)."""
    board = Board(.004, outside, paper('#dcc7a3', .8))
    with group() as carton:
        base = Panel(board, oblong(.3, .34), lying(-.15, .17, .006, True))
        for edge, sign in (('top', 0), ('bottom', 1)):
            flap = base.fold(edge, .165, min(angle, 179) - sign * .6)
            for end in ('left', 'right'):
                flap.fold(end, .03, 0, tapered(.25), inset=.012)
        for end in ('left', 'right'):
            base.fold(end, .035, 0, tapered(.25), inset=.02)
    return place(carton, (x, 0, z), scale=scale)


def wheel_carrier(x0, x1, y, z):
    """A carrier bar with small wheels that press the carton on the belts."""
    block(x0, x1, y - .016, y + .016, z + .055, z + .125, 'dark', .006)
    count = int((x1 - x0) / .085)
    for i in range(count):
        x = x0 + (x1 - x0) * (i + .5) / count
        cross_cylinder(x, y - .024, y + .024, z + .036, .028, 'steel')
        cross_cylinder(x, y - .03, y + .03, z + .036, .009, 'black')


def cross_bar(x, width, z):
    """A round bar over the belts between two brackets, with clamps in blue."""
    cross_cylinder(x, -width / 2, width / 2, z, .022, 'chrome')
    for side in (-1, 1):
        y = side * width / 2
        plate(rounded_polygon([(x - .09, .82), (x - .05, z + .07), (x + .05, z + .07),
                               (x + .09, .82)], .03), y - .025, .05, 'body', bevel=.008)
        cross_cylinder(x, y - .04, y + .04, z, .034, 'dark')


@view('home-who-we-are', livery='green', azimuth=-31, elevation=36, lens=70, fill=1.3,
      fill_height=1.3)
def folding_belts_close_up():
    """Cartons fold up on the belts of a folder gluer and leave as a shingled stream."""
    width, table, start, end = 1.2, .98, -1.5, 1.55
    front = -width / 2
    teal = paint('#147d7a', .45, 0, .2)
    split = .72
    for side in (-1, 1):
        holes = [rounded_rectangle(x, .62, x + .3, .82, .06) for x in (-1.36, -.92, -.48, -.04)]
        plate(rounded_polygon([(start, .42), (start, .93), (end, .93), (end, .42)], .03),
              side * width / 2 - (.04 if side > 0 else 0), .04, 'body', holes, .008)
    block(start + .02, end - .02, front - .02, front + .005, .44, .57, 'brand', .01)
    block(start + .02, end - .02, front - .022, front + .005, .585, .603, 'accent', .003)
    for x in (-1.3, -1.0, -.7, -.4, -.1, .2, .5):
        cross_cylinder(x, front + .02, -front - .02, table - .09, .02)
    belt_row(start + .06, split, -.13, .13, 3, .055, table, .05, 'belt_orange')
    belt_row(start + .06, split, -.36, .36, 2, .05, table - .02, .045, 'belt_blue')
    # cartons, further folded from place to place
    for x, angle in ((-1.24, 0), (-.77, 28), (-.3, 66), (.17, 116), (.62, 166)):
        folding_carton(x, table, angle, teal, 1.08)
    # the carrier with its wheels runs along the middle
    wheel_carrier(start + .1, split - .04, 0, table + .004)
    for x in (-1.44, -.54, .36):
        cross_bar(x, width - .02, table + .3)
        cylinder((x, 0, table + .1), (x, 0, table + .4), .015, 'chrome')
        block(x - .035, x + .035, -.035, .035, table + .255, table + .345, 'brand', .01)
        handwheel((x, 0, table + .41), (0, 0, 1), .05)
    # chrome ploughs that lift the panels, and the twisted belts that lay them over
    for side in (-1, 1):
        tube([(-1.05, side * .5, table - .03), (-.75, side * .47, table + .01),
              (-.3, side * .36, table + .13), (.08, side * .3, table + .22)], .014, 'chrome', .1)
        block(-1.07, -1.01, side * .5 - .03, side * .5 + .03, .86, table - .01, 'dark', .006)
        path = []
        for i in range(25):
            t = i / 24
            path.append((-.06 + t * .78, side * (.4 - .26 * t), table + .02 + .16 * math.sin(
                t * math.pi)))
        for i, (x, y, z) in enumerate(path):
            t = i / 24
            box((x, y, z), (.045, .055, .01), 'belt_blue', .002,
                (side * (15 + 150 * t), 0, -side * 16))
        for x, y, z in (path[0], path[-1]):
            cylinder((x, y, z - .06), (x, y, z + .05), .035, 'cast_iron')
    # glue nozzle on its arm
    tube([(-.66, front + .03, table - .1), (-.66, front + .03, table + .3),
          (-.66, -.26, table + .3), (-.66, -.26, table + .2)], .014, 'chrome', .05)
    block(-.72, -.6, -.3, -.22, table + .1, table + .24, 'dark', .012)
    cylinder((-.66, -.26, table + .06), (-.66, -.26, table + .11), .012, 'brass')
    tube([(-.64, -.26, table + .24), (-.6, -.32, table + .42), (-.57, -.46, table + .34),
          (-.57, front + .02, table - .1)], .012, 'hose_blue', .1)
    # press section with the shingled stream
    low = table - .05
    belt(split + .1, end + .12, 0, .74, low, .055, 'belt_green')
    for i in range(13):
        with group() as folded:
            folding_carton(0, 0, 179, teal, 1.15)
        place(folded, (split + .3 + i * .062, 0, low + .018), (0, 4.2, 0))
    for y in (-.13, .13):
        belt(split + .62, end + .02, y, .07, low + .15, .05, 'belt_green')
        block(split + .6, end, y - .02, y + .02, low + .15, low + .2, 'dark', .008)
    for x in (split + .75, end - .12):
        cross_bar(x, width - .02, table + .3)
        for y in (-.13, .13):
            cylinder((x, y, low + .18), (x, y, low + .42), .014, 'chrome')
        handwheel((x, 0, table + .33), (0, 0, 1), .05)
    # operator side
    emergency_stop((.5, front, .76))
    block(.62, .94, front - .03, front + .01, .64, .86, 'grey', .012)
    for i, colour in enumerate(('green', 'black', 'red')):
        cylinder((.69 + i * .09, front - .03, .75), (.69 + i * .09, front - .055, .75), .022,
                 colour)
    touch_panel(1.2, front - .06, .77, .34, .24)


# ---------------------------------------------------------------- delivery with packs

def caliper(opening):
    """A sliding caliper standing over a box: beam along x, jaws down, measuring faces at x = 0
    and x = opening; its beam's lower edge is z = 0."""
    plate(rounded_rectangle(-.3, 0, 2.3, .2, .03), -.03, .06, 'steel', bevel=.006)
    for i in range(41):
        x = .2 + i * .05
        block(x - .004, x + .004, -.034, -.03, .02, .1 if i % 5 == 0 else .06, 'black', 0)
    jaw = [(-.3, .1), (0, .1), (0, -.62), (-.05, -.7), (-.12, -.4), (-.26, -.12)]
    plate(jaw, -.03, .06, 'steel', bevel=.006)
    slide = [(opening, .05), (opening, -.62), (opening + .05, -.7), (opening + .12, -.4),
             (opening + .26, -.12), (opening + .3, .05)]
    plate(slide, -.034, .068, 'steel', bevel=.006)
    block(opening - .02, opening + .66, -.06, .06, -.05, .27, 'dark', .03)
    block(opening + .06, opening + .44, -.068, -.055, .05, .19, paint('#c3d0bf', .4), .004)
    block(opening + .1, opening + .4, -.0705, -.067, .1, .112, 'black', 0)
    for i, height in enumerate((.05, .05, .05)):
        block(opening + .13 + i * .09, opening + .18 + i * .09, -.0705, -.067, .075, .075 + height
              + .02, 'black', 0)
    for i, colour in enumerate(('accent', 'grey')):
        cylinder((opening + .54, -.06, .07 + i * .12), (opening + .54, -.078, .07 + i * .12), .035,
                 colour)
    cylinder((opening + .2, 0, .26), (opening + .2, 0, .34), .05, 'steel')


def plain_carton(width, depth, height, colour, accent, words=None, lean=None):
    """A carton with a leaf and a band, or with its lid open."""
    picture, draw = sheet(600, int(600 * height / width), colour)
    tall = picture.height
    draw.rectangle((0, tall * .74, 600, tall), fill=accent)
    for angle in (50, 90, 130):
        leaf(draw, 300, int(tall * .48), tall * .26, angle, accent)
    if words:
        lettering(draw, words, 300, int(tall * .6), 84, accent, True)
    side_print, draw = sheet(400, tall, colour)
    draw.rectangle((0, tall * .74, 400, tall), fill=accent)
    front = printed(f'plain front {colour} {accent}', picture, .5, .15)
    side = printed(f'plain side {colour} {accent}', side_print, .5, .15)
    board = Board(.018, paint(colour, .5, 0, .15), 'white')
    walls = erected(board, width, depth, height, {'front': front, 'back': front, 'left': side,
                                                  'right': side})
    tuck_top(walls, depth, lean, 44, .22)


def delivery(length, depth, height):
    """The end of a delivery conveyor with shingled flat cartons under press wheels."""
    radius = .16
    for y in (0, depth):
        plate(rounded_rectangle(-length, height - .52, .05, height + .02, .1), y - .05, .1, 'body',
              bevel=.015)
        block(-length + .04, -.04, y - .07, y + .07, height - .42, height - .2, 'brand', .01)
        block(-length + .04, -.04, y - .072, y + .072, height - .17, height - .13, 'accent', .004)
        for x in (-length + .4, -.5):
            block(x - .1, x + .1, y - .08, y + .08, .03, height - .45, 'dark', .02)
            cylinder((x, y, .002), (x, y, .05), .16, 'rubber')
    belt(-length + .1, .02, depth / 2, depth - .3, height, radius, 'belt_green', .02)
    for y in (.15, depth - .15):
        ring((.02, y - .04, height - radius), (0, 1, 0), radius + .01, .04, .08, 'steel')
    flat = ('#147d7a', '#f4f2ee')
    for i in range(int((length - 1.3) / .16)):
        with group() as one:
            block(-.5, .5, -.62, .62, 0, .02, paint(flat[0], .5), .003)
            block(-.46, .5, -.02, .6, .02, .036, paint(flat[0], .5), .003)
            block(-.5, -.47, -.6, .6, .001, .038, paper(flat[1], .7), .001)
        place(one, (-length + .7 + i * .16, depth / 2, height + .05), (0, 4, 0))
    # press wheels on a bridge
    for x in (-length * .55, -.62):
        for y in (0, depth):
            block(x - .07, x + .07, y - .06, y + .06, height - .1, height + .62, 'body', .02)
        block(x - .07, x + .07, -.06, depth + .06, height + .5, height + .64, 'body', .03)
        for y in (depth * .3, depth * .7):
            cross_cylinder(x + .12, y - .07, y + .07, height + .28, .15, 'rubber')
            cross_cylinder(x + .12, y - .075, y + .075, height + .28, .06, 'steel')
            block(x - .03, x + .14, y - .03, y + .03, height + .26, height + .54, 'dark', .01)


@view('home-why-choose-us', livery='green', kind='pack', azimuth=-27, elevation=22, lens=80,
      fill=.9, fill_height=.9)
def packs_at_the_delivery():
    """Finished cartons and boxes before the delivery of a folder gluer; a caliper lies round samples
    of board."""
    with group() as machine_end:
        delivery(3.5, 1.7, 1.05)
    place(machine_end, (1.35, .72, 0))
    with group() as measured:
        plain_carton(1.2, .85, 1.2, '#f3ead8', '#147d7a', 'kesar')
    place(measured, (-.1, -.55, 0), (0, 0, 8))
    with group() as opened:
        plain_carton(.74, .52, 1.42, '#7a1f2b', '#e9b44c', 'chai', 26)
    place(opened, (-1.45, -.2, 0), (0, 0, 14))
    with group() as gift:
        wrap = paper('#13203f', .55)
        book_box(1.2, .95, .42, wrap, paper('#e9dfc9', .85), 0)
        block(-.645, .645, -.06, .06, .52, .53, paint('#d0a14a', .3, 0, .5), .002)
    place(gift, (1.5, -.45, 0), (0, 0, -10))
    with group() as small:
        plain_carton(.5, .42, .62, '#e2a024', '#5c2751')
    place(small, (1.62, -.36, .532), (0, 0, -22))
    with group() as mailer:
        board = Board(.04, 'kraft', 'kraft', 1, pitch=.06)
        walls = erected(board, 1., .7, .34)
        walls.back.fold('top', .745, 90)
    place(mailer, (-1.5, -1.2, 0), (0, 0, 20))
    with group() as sampled:
        for i in range(5):
            board = Board(.05, 'kraft', 'kraft', 1, pitch=.08)
            Panel(board, oblong(.7, .5), lying(-.35, -.25, .002 + i * .052))
        with group() as tool:
            caliper(1.13)
        place(tool, (.3515, -.37, .045), (-90, 0, 180), scale=.622)
    place(sampled, (.95, -1.35, 0), (0, 0, -16))


# ---------------------------------------------------------------- the group

@view('about', kind='pack', azimuth=-22, elevation=21, lens=80, fill=.93, fill_height=.9)
def group_of_packs():
    """Every kind of pack the machines make, before a reel of kraft."""
    with group() as big:
        shipper()
    place(big, (-2.1, 1.5, 0), (0, 0, 6))
    with group() as reel:
        lathe((0, 0, .003), (0, 0, 1), [(.24, 0), (.98, 0), (1., .02), (1., 2.08), (.98, 2.1),
                                        (.24, 2.1)], 'kraft', 96)
        for r in (.42, .6, .78, .9):
            ring((0, 0, 2.099), (0, 0, 1), r + .006, r, .004, 'kraft_dark')
        ring((0, 0, .1), (0, 0, 1), .26, .2, 2.04, 'kraft_dark')
        cylinder((0, 0, .1), (0, 0, 1.9), .2, 'black')
    place(reel, (.2, 2.1, 0))
    carry_bag(2.15, 1.35, -6, 1.35, .72, 1.85, KRAFT, '#147d7a', 'bazaar')
    sage = Board(.014, paint('#8fa898', .6), 'white')
    front, side = printed('cosmetic front', cosmetic_front(), .6), printed(
        'cosmetic side', cosmetic_side(), .6)
    with group() as slim:
        walls = erected(sage, .62, .5, 1.74, {'front': front, 'back': front, 'left': side,
                                              'right': side})
        tuck_top(walls, .5, None)
        block(-.3275, .3275, -.2675, .2675, .53, .575, 'copper', .002)
    place(slim, (-.62, .42, 0), (0, 0, 10))
    honey = Board(.02, paint('#3a1d0d', .4, 0, .3), 'white')
    face = printed('honey front', honey_front(), .4, .35)
    plain = paint('#e6a11f', .4, 0, .35)
    with group() as tall:
        walls = erected(honey, .7, .66, 1.6, {'front': face, 'back': face, 'left': plain,
                                              'right': plain})
        tuck_top(walls, .66, 30, 44, .22)
    place(tall, (.72, .35, 0), (0, 0, -4))
    board = Board(.034, 'kraft', 'kraft', 1, pitch=.055)
    with group() as pizza:
        pizza_carton(board, 1.7, .24, 90)
    place(pizza, (-2.35, -.75, 0), (0, 0, 14))
    with group() as gift:
        book_box(1.05, .8, .38, paper('#13203f', .55), 'white', 0)
        block(-.57, .57, -.05, .05, .48, .49, paint('#d0a14a', .3, 0, .5), .002)
    place(gift, (-2.4, -.7, .34), (0, 0, -6))
    place(open_sweets((-.3, 1.15, .02), (62, 0, 3)), (-.1, -1.35, 0), (0, 0, 6), scale=.76)
    cup = printed('cup', cup_print(), .5, .15)
    with group() as drink:
        paper_cup(0, 0, .002, cup, .96, .4)
    place(drink, (1.62, -.3, 0), (0, 0, -18))
    with group() as jewel:
        ring_box(98)
    place(jewel, (2.6, -.35, .002), (0, 0, -12), scale=.8)
    with group() as twin:
        ring_box(0)
    place(twin, (1.85, -1.2, .002), (0, 0, 22), scale=.62)
