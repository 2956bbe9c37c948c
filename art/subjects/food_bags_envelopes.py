"""Envelope machine."""
import random

from kit import (bed, belt, belt_row, block, cabinet, cross_cylinder, cut_pile, cylinder, duplicate,
                 emergency_stop, flap, foot, front_edge, group, handwheel, machine, motor, paint,
                 paper, place, plate, roller, rounded_polygon, station, touch_panel_arm, tube,
                 warning_plate, web, window)
from kit.parts_press import bearing_cap


def tint():
    """The pale blue inside of an envelope."""
    return paper('#9fc0de')


def gum():
    """Wet gum: a glossy, honey-coloured line."""
    return paint('#d9a54c', .12, 0, .8)


LENGTH, WIDTH, SIDE, BOTTOM, SEAL = .26, .4, .19, .18, .14    # an envelope and its four flaps
THICK = .0035                                                 # of a folded envelope


def diamond(scale=1.):
    """Outline (x, y) round the origin of a blank cut from a square stood on its corner: a flap at
    each corner, side flaps at both y ends, bottom flap to +x, seal flap to -x."""
    a, b, notch = LENGTH / 2 * scale, WIDTH / 2 * scale, .008
    side, bottom, seal = SIDE * scale, BOTTOM * scale, SEAL * scale
    return rounded_polygon([
        (-a - seal, 0), (-a + notch, -b + notch), (0, -b - side), (a - notch, -b + notch),
        (a + bottom, 0), (a - notch, b - notch), (0, b + side), (-a + notch, b - notch)], .034)


def blank_pile(x, z):
    """A pile of blanks, loaded by hand in lifts that lie a little out of line, with the tinted
    inside of the topmost and its four creases, which show the envelope."""
    lift, count = .05, 5
    top = lift * count
    with group() as pile:
        for i in range(count):
            with group() as lifted:
                cut_pile(diamond(), 0, lift, sheets=16, gap='#c4beb2')
                plate(diamond(), lift - .002, .002, 'white', bevel=.0004, plane='xy')
            place(lifted, (random.uniform(-.003, .003), random.uniform(-.004, .004), i * lift),
                  (0, 0, random.uniform(-.5, .5)))
        plate(diamond(), top + .003, .001, 'white', bevel=.0002, plane='xy')
        plate(diamond(.95), top + .004, .001, tint(), bevel=.0002, plane='xy')
        a, b, line = LENGTH / 2 - .012, WIDTH / 2 - .012, .0035
        for sign in (-1, 1):
            block(sign * a - line, sign * a + line, -b, b, top + .0045, top + .006, 'white', 0)
            block(-a, a, sign * b - line, sign * b + line, top + .0045, top + .006, 'white', 0)
    place(pile, (x, 0, z))


def folded_sides(x, z, angle):
    """An envelope blank on its way, inside up, its side flaps raised by angle."""
    a, b = LENGTH / 2, WIDTH / 2
    block(x - a, x + a, -b, b, z, z + .003, tint(), .0008)
    for side, way in ((-1, '-y'), (1, '+y')):
        flap(LENGTH * .96, SIDE, (x, side * b, z + .003), way, angle, 'white', .003, .16)
    flap(WIDTH * .96, BOTTOM, (x + a, 0, z + .0015), '+x', 0, tint(), .003, .16)
    flap(WIDTH * .96, SEAL, (x - a, 0, z + .0015), '-x', 0, tint(), .003, .16)


def envelope(sealed=False):
    """A folded envelope round the origin, lying on its face: side flaps and bottom flap meet on its
    back; the seal flap at -x stands open with its line of gum, or is folded in."""
    a, b = LENGTH / 2, WIDTH / 2
    block(-a, a, -b, b, 0, THICK, 'white', .001)
    for side in (-1, 1):
        plate([(-a + .004, side * b), (a - .004, side * b), (.02, side * (b - SIDE)),
               (-.02, side * (b - SIDE))], THICK - .0005, .0012, paper('#ece7db'), bevel=.0003, plane='xy')
    plate(rounded_polygon([(a, b * .97), (a - BOTTOM, .015), (a - BOTTOM, -.015), (a, -b * .97)],
                          .02), THICK + .0003, .0012, paper('#e2dccd'), bevel=.0003, plane='xy')
    if sealed:
        plate(rounded_polygon([(-a, -b * .97), (SEAL - a, -.015), (SEAL - a, .015), (-a, b * .97)],
                              .02), THICK + .0012, .0012, 'white', bevel=.0003, plane='xy')
        return
    tip = [(-a, b * .97), (-a - SEAL, .02), (-a - SEAL, -.02), (-a, -b * .97)]
    plate(rounded_polygon(tip, .02), .0005, .002, tint(), bevel=.0005, plane='xy')
    for side in (-1, 1):
        plate([(-a - .02, side * b * .8), (-a - SEAL + .012, side * .02),
               (-a - SEAL + .03, side * .02), (-a - .02, side * b * .69)], .0022, .0012, gum(),
              bevel=.0002, plane='xy')


def low_guard(x0, x1, front, back, z0, z1, doors):
    """A long low guard: clear doors along the front, a clear top between light rails."""
    window(x0, x1, z0, z1 - .03, front, 'brand', doors, .026, True, .03, 'clear_film')
    for y in (front + .012, back - .05):
        block(x0 - .01, x1 + .01, y, y + .05, z1 - .05, z1, 'body', .012)
    for i in range(doors + 1):
        x = x0 + (x1 - x0) * i / doors
        block(x - .02, x + .02, front + .02, back - .01, z1 - .04, z1 + .004, 'body', .01)
        for y in (front + .034, back - .03):
            block(x - .02, x + .02, y - .004, y + .026, z0 - .03, z1 - .03, 'body', .008)
    block(x0 + .02, x1 - .02, front + .06, back - .06, z1 - .028, z1 - .02, 'clear_film', 0)
    for x in (x0 + .002, x1 - .008):                # its ends leave a slot for the blank
        block(x, x + .006, front + .06, back - .06, z0 + .15, z1 - .045, 'clear_film', 0)


def gum_unit(x, y0, y1, z, radius, lines):
    """A gluing unit over the table: a roll that takes gum from the trough behind it and lays it on
    the blank where its raised lines (y0, y1) are; plates, bearings."""
    for y, side in ((y0, -1), (y1, 1)):
        plate(rounded_polygon([(x - .1, z - .12), (x - .1, z + radius * 1.5), (x - .03,
                                                                               z + radius * 3),
                               (x + .13, z + radius * 3), (x + .15, z - .12)], .04),
              y - .015, .03, 'light_grey', bevel=.006)
        bearing_cap(x - .02, y + side * .015, z + radius + .008, .034, 'dark', side)
    roller(x - .02, y0, y1, z + radius + .008, radius, 'chrome')
    for low, high in lines:
        cross_cylinder(x - .02, low, high, z + radius + .008, radius + .003, gum())
    roller(x + .05, y0, y1, z + radius * 2.4, radius * .7, 'steel')
    level = z + radius * 3
    block(x + .02, x + .13, y0 + .05, y1 - .05, level, level + .008, gum(), .002)
    for left in (x + .012, x + .128):
        block(left, left + .01, y0 + .03, y1 - .03, z + radius * 2.1, level + .03, 'steel', .003)
    for y in (y0 + .03, y1 - .045):
        block(x + .012, x + .138, y, y + .012, z + radius * 2.1, level + .03, 'steel', .003)


def hot_air_hood(x0, x1, half, z):
    """A hot-air hood over the belt on four posts, high enough to watch the gum dry: nozzle slots
    below, a fan with its motor on top; z is the belt's."""
    low, middle = z + .26, (x0 + x1) / 2
    block(x0, x1, -half + .03, half, low, low + .09, 'body', .012)
    block(x0 + .02, x1 - .02, -half + .05, half - .03, low - .016, low + .004, 'dark', .004)
    for i in range(4):
        x = x0 + (x1 - x0) * (i + .5) / 4
        block(x - .012, x + .012, -half + .06, half - .05, low - .034, low - .012, 'steel', .002)
    for x in (x0 + .04, x1 - .04):
        for y in (-half - .012, half + .012):
            block(x - .012, x + .012, y - .01, y + .01, z - .05, low + .06, 'steel', .003)
            block(x - .01, x + .01, min(y, y * .86), max(y, y * .86), low + .02, low + .05, 'steel',
                  .002)
    cylinder((middle, .04, low + .085), (middle, .04, low + .16), .1, 'brand', .012)
    cylinder((middle, .04, low + .155), (middle, .04, low + .17), .085, 'dark')
    motor((middle, .04, low + .165), (0, 0, 1), .045, .11, 'grey')
    block(x0 + .05, x1 - .05, -half + .026, -half + .04, low + .022, low + .066, 'brand', .003)
    warning_plate(x1 - .035, -half + .027, low + .045, .045, 'hot')


def drying_belt(x0, x1, z, half):
    """A slow belt between side plates, on which envelopes lie like tiles, each open seal flap with
    its gum in the air; two hot-air hoods over it."""
    bed(x0, x1, 2 * half + .08, z - .02, 'body', doors=2, shafts=False)
    belt(x0 + .03, x1 - .03, 0, 2 * half - .04, z, .035, 'belt_green')
    for side in (-1, 1):
        y = side * (half - .015)
        block(x0, x1, y - .008, y + .008, z - .06, z + .02, 'steel', .003)
    with group() as first:
        envelope()
    reach, pitch, slope = LENGTH / 2 + SEAL, .15, 2.6
    count = int((x1 - x0 - .06 - reach - LENGTH / 2) / pitch) + 1
    for i in range(count):
        where = (x0 + .03 + reach + i * pitch, random.uniform(-.003, .003), z + .009)
        put = place if i == count - 1 else duplicate
        put(first, where, (0, slope, random.uniform(-.4, .4)))
    span = (x1 - x0) / 2
    for i in range(2):
        hot_air_hood(x0 + .06 + i * span, x0 + i * span + span - .1, half, z)
    joint = x0 + span                               # hoods are joined, the air goes round
    tube([(joint - .11, .14, z + .31), (joint + .07, .14, z + .31)], .035, 'steel')


ENTRY = .14                          # of a fan wheel: how far over its shaft envelopes come in


def fan_wheels(x, z, half, table):
    """Three fan wheels on a shaft: a pocket between two blades takes an envelope from the belt
    (left, over the shaft), brings it down on the right and sets it on its edge on the table, where
    fingers between the wheels hold it back."""
    rows = (-.12, 0, .12)
    with group() as blade:
        for y in rows:
            web([(.055, .02), (.02, ENTRY - .045), (-.07, ENTRY - .008), (-.19, ENTRY - .006)],
                y - .007, y + .007, 'brand', .005, .05)
    place(blade, (x, 0, z))
    for i in range(1, 12):
        duplicate(blade, (x, 0, z), (0, 30 * i, 0), (x, 0, z))
    for y in rows:
        cross_cylinder(x, y - .012, y + .012, z, .06, 'cast_iron')
    cross_cylinder(x, -half - .06, half + .06, z, .018, 'chrome')
    for turn in (0, 30, 60):
        with group() as one:
            envelope(True)
        place(one, (-LENGTH / 2 - .005, 0, ENTRY))
        place(one, (x, 0, z), (0, turn, 0))


def counted_group(x, y, z, count):
    """Envelopes standing on edge one behind the other, leaning back a little; x is where the last
    one stands."""
    with group() as one:
        block(0, THICK, -WIDTH / 2, WIDTH / 2, 0, LENGTH, 'white', .0005)
    for i in range(count):
        put = duplicate if i < count - 1 else place
        put(one, (x + i * .0062, y + random.uniform(-.0015, .0015), z), (0, 4, 0))


def upright_delivery(x0, x1, z, half, entry):
    """A table on which counted envelopes stand on edge between guides, every other group drawn out
    to the operator's side; fan wheels fill it from the belt, whose envelopes come in at entry.
    A plate at the right gives way as the row grows."""
    wheel_x, wheel_z = x0 + .14, entry - ENTRY
    block(x0 - .02, x1, -half, half, .3, z - .1, 'body', .02)
    block(x0 + .04, x1 - .06, -half + .06, half - .06, .06, .31, 'dark', .012)
    block(x0 + .01, x1 - .03, -half - .012, -half + .03, .36, z - .2, 'brand', .01)
    for x in (x0 + .1, x1 - .12):
        for y in (-half + .1, half - .1):
            foot(x, y, .05)
    fan_wheels(wheel_x, wheel_z, half - .06, z)
    for side in (-1, 1):
        y = side * (half - .05)
        plate(rounded_polygon([(wheel_x - .08, z - .12), (wheel_x - .06, wheel_z + .07),
                               (wheel_x + .06, wheel_z + .07), (wheel_x + .08, z - .12)], .03),
              y - .015, .03, 'light_grey', bevel=.006)
        bearing_cap(wheel_x, y + side * .015, wheel_z, .045, 'dark', side)
    first = wheel_x + ENTRY + .012
    for y in (-.18, -.06, .06, .18):                # fingers between the wheels
        block(wheel_x + .04, first + .1, y - .012, y + .012, z - .03, z - .001, 'steel', .003)
    block(first - .004, x1 + .03, -half + .02, half - .02, z - .1, z - .002, 'steel', .005)
    for side in (-1, 1):
        y = side * (WIDTH / 2 + .06)
        block(first, x1 - .02, y - .005, y + .005, z + .05, z + .07, 'chrome', .002)
        for x in (first + .1, x1 - .1):
            block(x - .01, x + .01, y - .008, y + .008, z - .01, z + .06, 'dark', .003)
    pitch, count = .082, 11
    groups = int((x1 - .16 - first) / pitch)
    for i in range(groups):
        counted_group(first + i * pitch, -.045 * (i % 2), z, count)
    stop = first + groups * pitch + .004
    with group() as end:
        block(0, .01, -.17, .17, 0, LENGTH * .8, 'brand', .004)
        block(.004, .09, -.03, .03, 0, .025, 'dark', .004)
    place(end, (stop, 0, z - .001), (0, 4, 0))
    # a clear cover over the wheels, on the belt's frame and the table
    left, right, guard, top = x0 - .1, first - .03, half - .03, entry + .2
    window(left + .01, right - .01, z - .02, top - .02, -guard - .012, 'brand', 1, .024, True, .024,
           'clear_film')
    for x in (left, right):
        for y in (-guard, guard):
            block(x - .014, x + .014, y - .014, y + .014, z - .12, top, 'body', .006)
        block(x - .012, x + .012, -guard, guard, top - .028, top, 'body', .004)
    block(left, right, -guard, guard, top - .022, top - .017, 'clear_film', 0)
    return wheel_x, first + groups * pitch * .5


@machine('automatic-envelope-making-machine', overall_length_m=4.2, livery='green', azimuth=-36,
         elevation=22)
def automatic_envelope_making_machine():
    """Blank hopper, side folding ploughs, glue and bottom fold, gum, drying belt, fan wheels and
    counted groups on the delivery table."""
    table, half = .88, .43
    front = -half - .06
    x0, x1, x2, x3, x4 = -2.22, -1.36, .3, 1.5, 2.55

    # base: closed cabinets with a brand band under the table
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

    # blank hopper, fed from below by a suction drum: rods hold the pile along its edges
    hopper = (x0 + x1) / 2 - .04
    blank_pile(hopper, table + .08)
    roller(hopper + .16, -.2, .2, table + .03, .045, 'rubber_grey')
    a, b = LENGTH / 2 + SEAL * .5 + .016, WIDTH / 2 + SIDE * .5
    c = LENGTH / 2 + BOTTOM * .5 + .016
    for x, y in ((-a, -.1), (-a, .1), (c, -.1), (c, .1), (-.065, -b - .018), (.065, -b - .018),
                 (-.065, b + .018), (.065, b + .018)):
        cylinder((hopper + x, y, table - .02), (hopper + x, y, table + .44), .009, 'chrome')
        block(hopper + x - .024, hopper + x + .024, y - .024, y + .024, table - .014, table + .05,
              'dark', .006)
    for y in (-.1, .1):
        block(hopper - .2, hopper + .24, y - .012, y + .012, table + .06, table + .078, 'steel',
              .003)
        for x in (hopper - .17, hopper + .21):
            block(x - .012, x + .012, y - .01, y + .01, table - .014, table + .062, 'dark', .003)
    station('blank hopper', (hopper - .05, -.18, table + .335))

    # feed rolls draw the blank under the guard
    for z, radius in ((table + .002, .03), (table + .062, .028)):
        roller(x1 - .02, -.3, .3, z, radius, 'rubber_grey' if z > table + .03 else 'steel')
    for side in (-1, 1):
        block(x1 - .06, x1 + .02, side * .33 - .02, side * .33 + .02, table - .02, table + .11,
              'dark', .008)

    # side folding: ploughs that turn the flaps over
    belt_row(x1 + .04, x2 - .02, -.1, .1, 3, .05, table + .02, .04, 'belt_green')
    way = table + .022
    folded_sides(x1 + .38, way, 52)
    folded_sides(x1 + .97, way, 176)
    for side in (-1, 1):
        tube([(x1 + .1, side * .4, way - .01), (x1 + .3, side * .38, way + .06),
              (x1 + .5, side * .27, way + .14), (x1 + .74, side * .1, way + .02)], .009,
             'chrome', .12)
        for x, y, z in ((x1 + .13, .397, way), (x1 + .5, .27, way + .14)):
            tube([(x, side * .42, table - .02), (x, side * .42, z), (x, side * y, z)], .009,
                 'dark', .03)
    station('side flap fold', (x1 + .42, -.27, way + .1))

    # bottom flap: glue roll, then two folding rolls
    gum_unit(x1 + 1.12, -.36, .36, table + .03, .045, ((-.16, -.03), (.03, .16)))
    for z, radius in ((table + .07, .045), (table + .162, .045)):
        roller(x1 + 1.28, -.36, .36, z, radius, 'chrome')
    for side in (-1, 1):
        block(x1 + 1.23, x1 + 1.33, side * .36 - .02, side * .36 + .02, table - .03, table + .23,
              'light_grey', .012)
    station('bottom flap glue and fold', (x1 + 1.08, -.275, table + .103))

    # seal gum
    gum_unit(x2 - .17, -.36, .36, table + .03, .045, ((-.17, .17),))
    station('seal gum', (x2 - .213, -.3, table + .094))
    low_guard(x1 + .05, x2 - .01, front + .01, half + .05, table - .01, table + .34, 4)

    dry = table - .02
    drying_belt(x2 + .02, x3, dry, .27)
    station('drying path', (x2 + .85, -.025, dry + .017))
    wheel, row = upright_delivery(x3 + .1, x4, dry - .13, .36, dry + .004)
    station('delivery', (row, -.22, dry + .13))

    # controls
    for x, z in ((x0 + .12, table - .3), (x2 - .1, table - .3)):
        emergency_stop((x, front + .012, z))
    for x in (x1 + .3, x1 + .9, x1 + 1.35):
        handwheel((x, front - .09, table - .115), radius=.07)
    touch_panel_arm(x2 - .1, half + .02, table + .3, 1.6, .42, -12)
    cabinet(-.9, .1, half + .3, half + .68, 1.4, doors=2)
    front_edge((x0 - .02, front, 0), (x4, front, 0))
