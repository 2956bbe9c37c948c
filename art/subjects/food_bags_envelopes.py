"""Envelope machine."""
import math
import random

from kit import (bed, belt, belt_row, block, box, cabinet, cross_cylinder, cut_pile, cylinder,
                 duplicate, emergency_stop, flap, foot, front_edge, group, handwheel,
                 image_material, machine, motor, paper, place, plate, roller, rounded_polygon,
                 station, touch_panel_arm, tube, warning_plate, web, window)
from kit.artwork import sheet as empty_sheet
from kit.parts_press import bearing_cap


def tint():
    """The pale blue inside of an envelope."""
    return paper('#a9c4dc')


LENGTH, WIDTH, SIDE, BOTTOM, SEAL = .26, .4, .13, .15, .11    # an envelope and its three flaps


def envelope_outline(scale=1.):
    """Outline (x, y) round the origin of a cross-shaped envelope blank: side flaps at both y ends,
    bottom flap to +x, seal flap to -x."""
    a, b, notch = LENGTH / 2 * scale, WIDTH / 2 * scale, .014
    side, bottom, seal = SIDE * scale, BOTTOM * scale, SEAL * scale
    return rounded_polygon([
        (-a + notch, -b + notch), (-a - seal, -b * .5), (-a - seal, b * .5),
        (-a + notch, b - notch), (-a * .5, b + side), (a * .5, b + side), (a - notch, b - notch),
        (a + bottom, b * .42), (a + bottom, -b * .42), (a - notch, -b + notch), (a * .5, -b - side),
        (-a * .5, -b - side)], .022)


def blank_pile(x, z, slope):
    """A pile of blanks, loaded by hand in lifts that lie a little out of line, with the printed
    inside and the creases of the topmost."""
    lift, top = .05, .25
    with group() as pile:
        for i in range(5):
            with group() as lifted:
                cut_pile(envelope_outline(), 0, lift, sheets=12, gap='#b4aea2')
                plate(envelope_outline(), lift - .002, .002, 'white', bevel=.0004, plane='xy')
            place(lifted, (random.uniform(-.005, .005), random.uniform(-.006, .006), i * lift),
                  (0, 0, random.uniform(-.9, .9)))
        plate(envelope_outline(), top + .003, .001, 'white', bevel=.0002, plane='xy')
        plate(envelope_outline(.95), top + .004, .001, tint(), bevel=.0002, plane='xy')
        for sign in (-1, 1):
            block(sign * LENGTH / 2 - .003, sign * LENGTH / 2 + .003, -WIDTH * .44, WIDTH * .44,
                  top + .0045, top + .006, 'white', 0)
            block(-LENGTH * .4, LENGTH * .4, sign * WIDTH / 2 - .003, sign * WIDTH / 2 + .003,
                  top + .0045, top + .006, 'white', 0)
    place(pile, (x, 0, z), (0, slope, 0))


def folded_sides(x, z, angle):
    """An envelope blank on its way, inside up, its side flaps raised by angle."""
    a, b = LENGTH / 2, WIDTH / 2
    block(x - a, x + a, -b, b, z, z + .004, tint(), .001)
    for side, way in ((-1, '-y'), (1, '+y')):
        flap(LENGTH * .94, SIDE, (x, side * b, z + .004), way, angle, 'white', .003, .52)
    flap(WIDTH * .93, BOTTOM, (x + a, 0, z + .002), '+x', 0, tint(), .003, .42)
    flap(WIDTH * .93, SEAL, (x - a, 0, z + .002), '-x', 0, tint(), .003, .5)


def pocket(gum=False, thickness=.004):
    """A folded envelope round the origin, lying flat with its open seal flap to -x, the bottom
    flap's edge on it; gum shows the line of gum on the seal flap."""
    a, b = LENGTH / 2, WIDTH / 2
    block(-a, a, -b, b, 0, thickness, 'white', .001)
    plate(rounded_polygon([(.004 - a, b * .97), (-a - SEAL, b * .5), (-a - SEAL, -b * .5),
                           (.004 - a, -b * .97)], .025), .001, .003, tint(), bevel=.0008,
          plane='xy')
    plate([(a - .002, b * .97), (a - BOTTOM, b * .42), (a - BOTTOM, -b * .42),
           (a - .002, -b * .97)], thickness - .001, .003, 'cream', bevel=.0008, plane='xy')
    if gum:
        block(-a - SEAL + .012, -a - SEAL + .03, -b * .46, b * .46, .0035, .0052, 'glue', 0)


def low_guard(x0, x1, front, back, z0, z1, doors):
    """A long low guard: clear doors along the front, a clear top between light rails."""
    window(x0, x1, z0, z1 - .03, front, 'brand', doors, .03, True, .03)
    for y in (front + .012, back - .05):
        block(x0 - .01, x1 + .01, y, y + .05, z1 - .05, z1, 'body', .012)
    for i in range(doors + 1):
        x = x0 + (x1 - x0) * i / doors
        block(x - .025, x + .025, front + .02, back - .01, z1 - .045, z1 + .004, 'body', .01)
        for y in (front + .034, back - .03):
            block(x - .025, x + .025, y - .004, y + .03, z0 - .03, z1 - .03, 'body', .008)
    block(x0 + .02, x1 - .02, front + .06, back - .06, z1 - .028, z1 - .02, 'acrylic', 0)
    for x in (x0 + .002, x1 - .008):                # its ends leave a slot for the blank
        block(x, x + .006, front + .06, back - .06, z0 + .15, z1 - .045, 'acrylic', 0)


def gum_unit(x, y0, y1, z, radius, liquid='glue', roll='brass'):
    """A small gluing unit over the table: applicator roll, metering roll, trough, bearings."""
    for y in (y0, y1):
        plate(rounded_polygon([(x - .11, z - .12), (x - .11, z + radius * 1.6), (x - .04,
                                                                                 z + radius * 3),
                               (x + .13, z + radius * 3), (x + .15, z - .12)], .04),
              y - .02, .04, 'dark', bevel=.008)
    roller(x - .03, y0, y1, z + radius + .008, radius, roll)
    roller(x + .05, y0, y1, z + radius * 2.5, radius * .75, 'chrome')
    block(x + .01, x + .14, y0 + .05, y1 - .05, z + radius * 3.1, z + radius * 3.2, liquid, .002)
    for dx in (.005, .135):
        block(x + dx, x + dx + .012, y0 + .03, y1 - .03, z + radius * 2.2, z + radius * 4, 'steel',
              .004)
    for y in (y0 + .03, y1 - .045):
        block(x + .005, x + .147, y, y + .015, z + radius * 2.2, z + radius * 4, 'steel', .004)


def edges_upright():
    """Surface of a bundle of envelopes standing on edge: the edge of each on top and sides."""
    picture, draw = empty_sheet(80, 8, '#f4f2ee')
    for i in range(10):
        draw.rectangle((i * 8 + 6, 0, i * 8 + 7, 8), fill='#a9c4dc' if i == 9 else '#c9c5bd')
    return image_material('envelopes on edge', picture, 'xz', .7)


def hot_air_hood(x0, x1, half, z):
    """A hot-air hood over the belt on four posts: nozzle slots below, a fan with its motor on
    top; z is the belt's."""
    low, middle = z + .15, (x0 + x1) / 2
    block(x0, x1, -half, half, low, low + .11, 'body', .012)
    block(x0 + .02, x1 - .02, -half + .03, half - .03, low - .016, low + .004, 'dark', .004)
    for i in range(4):
        x = x0 + (x1 - x0) * (i + .5) / 4
        block(x - .012, x + .012, -half + .05, half - .05, low - .034, low - .012, 'steel', .002)
    for x in (x0 + .05, x1 - .05):
        for y in (-half - .012, half + .012):
            block(x - .016, x + .016, y - .014, y + .014, z - .05, low + .06, 'dark', .003)
    cylinder((middle, .02, low + .105), (middle, .02, low + .2), .12, 'brand', .012)
    cylinder((middle, .02, low + .195), (middle, .02, low + .215), .1, 'dark')
    motor((middle, .02, low + .21), (0, 0, 1), .055, .13, 'grey')
    block(x0 + .05, x1 - .05, -half - .004, -half + .01, low + .03, low + .08, 'brand', .003)
    warning_plate(x1 - .035, -half - .003, low + .055, .045, 'hot')


def drying_belt(x0, x1, z, half):
    """A slow belt between side plates, on which envelopes lie like tiles, each seal flap with its
    gum in the air; three hot-air hoods over it."""
    bed(x0, x1, 2 * half + .08, z - .02, 'body', doors=3, shafts=False)
    belt(x0 + .03, x1 - .02, 0, 2 * half - .04, z, .035, 'belt_green')
    for side in (-1, 1):
        y = side * (half - .015)
        block(x0, x1, y - .008, y + .008, z - .06, z + .02, 'steel', .003)
    with group() as first:
        pocket(True)
    reach, pitch, slope = LENGTH / 2 + SEAL, .118, 3
    count = int((x1 - x0 - .1 - reach - LENGTH / 2) / pitch) + 1
    for i in range(count):
        where = (x0 + .1 + reach + i * pitch, random.uniform(-.004, .004), z + .013)
        put = place if i == count - 1 else duplicate
        put(first, where, (0, slope, random.uniform(-.5, .5)))
    span = (x1 - x0 - .1) / 3
    for i in range(3):
        hot_air_hood(x0 + .09 + i * span, x0 + .05 + (i + .72) * span, half, z)
    for i in range(2):                              # hoods are joined, the air goes round
        left = x0 + .05 + (i + .72) * span
        tube([(left - .01, .16, z + .205), (left + .05 + span * .28, .16, z + .205)], .04, 'steel')
    # slow-down roll with a brush at the entry
    cross_cylinder(x0 + .07, -half - .02, half + .02, z + .09, .022, 'chrome')
    for y in (-.13, 0, .13):
        cross_cylinder(x0 + .07, y - .03, y + .03, z + .06, .045, 'rubber_grey')


def fan_wheels(x, z, half):
    """Three discs with curved blades on a shaft: each slot takes an envelope from the belt (left)
    and sets it upright above the shaft, where fingers between the discs take it off."""
    radius = .23
    with group() as blade:
        for y in (-.12, 0, .12):
            path = [(radius * share * math.cos(bend), radius * share * math.sin(bend))
                    for share, bend in ((.22, 0), (.45, .16), (.72, .26), (1., .3))]
            web(path, y - .008, y + .008, 'brand', .007, .03)
    place(blade, (x, 0, z))
    for i in range(1, 14):
        duplicate(blade, (x, 0, z), (0, 360 / 14 * i, 0), (x, 0, z))
    for y in (-.12, 0, .12):
        cross_cylinder(x, y - .012, y + .012, z, .055, 'cast_iron')
    cross_cylinder(x, -half - .06, half + .06, z, .018, 'chrome')
    for angle, reach in ((166, .27), (124, .19), (92, .19)):
        with group() as one:
            pocket()
        turn = math.radians(angle + 8)
        place(one, (x + reach * math.cos(turn), 0, z + reach * math.sin(turn)),
              (0, 180 - angle - 14, 0))


def upright_delivery(x0, x1, z, half):
    """A table on which envelopes stand on edge between guides, fed by fan wheels at its left end
    that turn between two bearing plates; a plate at the right gives way as the row grows."""
    block(x0 - .14, x1, -half, half, .3, z - .1, 'body', .02)
    block(x0 - .08, x1 - .06, -half + .06, half - .06, .06, .31, 'dark', .012)
    block(x0 - .1, x1 - .04, -half - .012, -half + .03, .36, z - .2, 'brand', .01)
    for x in (x0 - .06, x1 - .12):
        for y in (-half + .1, half - .1):
            foot(x, y, .05)
    wheel_x, wheel_z = x0 - .03, z - .03
    fan_wheels(wheel_x, wheel_z, half - .06)
    for side in (-1, 1):
        y = side * (half - .05)
        plate(rounded_polygon([(wheel_x - .08, z - .12), (wheel_x - .06, wheel_z + .07),
                               (wheel_x + .06, wheel_z + .07), (wheel_x + .08, z - .12)], .03),
              y - .015, .03, 'body', bevel=.006)
        bearing_cap(wheel_x, y + side * .015, wheel_z, .045, 'dark', side)
    for y in (-.18, -.06, .06, .18):                # fingers between the discs carry the row
        block(wheel_x + .03, x1, y - .018, y + .018, z - .03, z, 'steel', .003)
    block(x0 + .2, x1, -half + .04, half - .04, z - .1, z - .006, 'steel', .005)
    for side in (-1, 1):
        y = side * (WIDTH / 2 + .025)
        block(x0 + .1, x1 - .02, y - .006, y + .006, z + .06, z + .09, 'chrome', .002)
        for x in (x0 + .25, x1 - .1):
            block(x - .012, x + .012, y - .01, y + .01, z - .02, z + .075, 'dark', .003)
    with group() as bundle:                         # ten envelopes on edge
        box((0, 0, 0), (.062, WIDTH, LENGTH), edges_upright(), .001, (0, -10, 0), segments=1)
    for i in range(1, 8):
        duplicate(bundle, (x0 + .1 + i * .066, .035 * (i % 2), z + LENGTH / 2 + .004))
    place(bundle, (x0 + .1, 0, z + LENGTH / 2 + .004))
    stop = x0 + .1 + 8 * .066 - .015
    with group() as end:
        block(-.006, .006, -.16, .16, 0, LENGTH * .9, 'brand', .004)
        block(.004, .09, -.03, .03, 0, .02, 'dark', .004)
    place(end, (stop, 0, z + .003), (0, -10, 0))
    # a clear cover over the wheels, on the belt's frame and the table
    left, right, guard = x0 - .26, x0 + .07, half - .05
    window(left + .01, right - .01, z - .04, z + .43, -guard - .012, 'brand', 1, .03, True, .024)
    for x in (left, right):
        for y in (-guard, guard):
            block(x - .018, x + .018, y - .018, y + .018, z - .12, z + .45, 'body', .006)
        block(x - .014, x + .014, -guard, guard, z + .42, z + .45, 'body', .004)
    block(left, right, -guard, guard, z + .425, z + .431, 'acrylic', 0)


@machine('automatic-envelope-making-machine', overall_length_m=4.2, livery='green', azimuth=-34,
         elevation=19)
def automatic_envelope_making_machine():
    """Blank hopper, side folding ploughs, glue and bottom fold, gum, drying belt, fan wheels."""
    table, half = .88, .43
    front = -half - .06
    x0, x1, x2, x4 = -2.12, -1.4, .28, 2.82

    # base: closed cabinets with a blue band under the table
    for left, right, doors in ((x0, x1 - .01, 1), (x1 + .01, x2, 3)):
        block(left, right, front + .03, half + .05, .1, table - .06, 'body', .02)
        block(left + .05, right - .05, front + .08, half, .03, .11, 'dark', .01)
        block(left - .004, right + .004, front - .002, half + .06, table - .16, table - .07,
              'brand', .01)
        pitch = (right - left - .06) / doors
        for i in range(doors):
            a, b = left + .04 + i * pitch, left + .02 + (i + 1) * pitch
            block(a, b, front + .012, front + .05, .16, table - .21, 'body', .012)
            block(b - .07, b - .045, front - .008, front + .03, .4, .54, 'black', .006)
        for x in (left + .1, right - .1):
            for y in (front + .1, half - .02):
                foot(x, y, .03)
    block(x0 - .02, x2, front, half + .06, table - .075, table - .012, 'steel', .006)

    # blank hopper, fed from below by a suction drum: pins hold the pile at its edges
    hopper = (x0 + x1) / 2 - .02
    blank_pile(hopper, table + .09, -4)
    roller(hopper + .16, -.2, .2, table + .035, .045, 'rubber_grey')
    a, b = LENGTH / 2, WIDTH / 2
    for x, y in ((-a - .01, -b - .008), (-a - .01, b + .008), (a + .01, -b - .008),
                 (a + .01, b + .008), (-a - SEAL - .02, -.06), (-a - SEAL - .02, .06),
                 (.04, -b - SIDE - .018), (.04, b + SIDE + .018)):
        cylinder((hopper + x, y, table - .02), (hopper + x, y, table + .46), .01, 'chrome')
        block(hopper + x - .03, hopper + x + .03, y - .024, y + .024, table - .014, table + .06,
              'dark', .006)
    for y in (-.08, .08):
        block(hopper - .2, hopper + .24, y - .012, y + .012, table + .06, table + .078, 'steel',
              .003)
    block(x1 - .08, x1 - .03, -.42, .42, table - .02, table + .52, 'body', .015)
    block(x1 - .084, x1 - .026, -.43, .43, table + .41, table + .5, 'brand', .01)
    station('blank hopper', (hopper - .05, -.1, table + .36))

    # side folding: ploughs that turn the flaps over
    belt_row(x1 + .02, x2 - .02, -.1, .1, 3, .05, table + .02, .04, 'belt_green')
    way = table + .022
    folded_sides(x1 + .33, way, 48)
    folded_sides(x1 + .82, way, 176)
    for side in (-1, 1):
        tube([(x1 + .02, side * .36, way + .01), (x1 + .26, side * .33, way + .1),
              (x1 + .44, side * .24, way + .13), (x1 + .66, side * .1, way + .018)], .011,
             'chrome', .12)
        for x, y, z in ((x1 + .08, .355, way + .03), (x1 + .44, .24, way + .13)):
            tube([(x, side * .41, table - .02), (x, side * .41, z), (x, side * y, z)], .011,
                 'dark', .03)
    station('side flap fold', (x1 + .3, -.31, way + .08))

    # bottom flap: glue roll, then two folding rolls
    gum_unit(x1 + 1.02, -.36, .36, table + .03, .045)
    for z, radius in ((table + .1, .06), (table + .226, .06)):
        roller(x1 + 1.27, -.36, .36, z, radius, 'chrome')
    for side in (-1, 1):
        block(x1 + 1.2, x1 + 1.34, side * .36 - .025, side * .36 + .025, table - .03, table + .33,
              'dark', .015)
    station('bottom flap glue and fold', (x1 + 1.27, 0, table + .285))

    # seal gum
    gum_unit(x1 + 1.5, -.36, .36, table + .03, .045, 'accent', 'copper')
    station('seal gum', (x1 + 1.5, -.382, table + .13))
    low_guard(x1 + .04, x2 - .02, front + .01, half + .05, table - .01, table + .42, 4)

    x3 = 1.94
    drying_belt(x2 + .02, x3, table - .02, .27)
    station('drying path', (x2 + .62, -.27, table + .18))
    upright_delivery(2.17, x4, table + .03, .36)
    station('delivery', (2.45, -.15, table + .29))

    # controls
    for x, z in ((x0 + .12, table - .3), (x2 - .1, table - .3)):
        emergency_stop((x, front + .012, z))
    for x in (x1 + .3, x1 + .9, x1 + 1.35):
        handwheel((x, front - .09, table - .115), radius=.075)
    touch_panel_arm(x2 - .4, half + .02, table + .3, 1.68, .5, -12)
    cabinet(-.9, .1, half + .35, half + .75, 1.5, doors=2)
    front_edge((x0 - .02, front, 0), (x4, front, 0))
