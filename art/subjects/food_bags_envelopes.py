"""Envelope machine."""
import math

from kit import (belt, belt_row, block, box, cabinet, cross_cylinder, cut_pile, cylinder, duplicate,
                 emergency_stop, flap, foot, front_edge, group, handwheel, image_material, machine,
                 mesh_panel, paper, place, plate, ring, roller, rounded_polygon, station,
                 touch_panel_arm, tube, window)
from kit.artwork import sheet as empty_sheet
from kit.parts_press import bearing_cap


def tint():
    """The pale blue inside of an envelope."""
    return paper('#a9c4dc')


def envelope_outline(length=.34, width=.5, side=.17, bottom=.18, seal=.15):
    """Outline (x, y) round the origin of a cross-shaped envelope blank: side flaps at both y ends,
    bottom flap to -x, seal flap to +x."""
    a, b, notch = length / 2, width / 2, .018
    return rounded_polygon([
        (-a + notch, -b + notch), (-a - bottom, -b * .3), (-a - bottom, b * .3),
        (-a + notch, b - notch), (-a * .4, b + side), (a * .4, b + side), (a - notch, b - notch),
        (a + seal, b * .3), (a + seal, -b * .3), (a - notch, -b + notch), (a * .4, -b - side),
        (-a * .4, -b - side)], .035)


def folded_sides(x, y, z, angle, bottom=0):
    """An envelope blank on its way: side flaps raised by angle, bottom flap by bottom degrees."""
    block(x - .17, x + .17, y - .25, y + .25, z, z + .005, 'white', .001)
    for side, way in ((-1, '-y'), (1, '+y')):
        flap(.32, .17, (x, y + side * .25, z + .005), way, angle, tint(), .005, .42)
    flap(.47, .18, (x - .17, y, z + .005), '-x', bottom, 'cream', .005, .34)
    flap(.47, .15, (x + .17, y, z + .004), '+x', 0, tint(), .005, .34)


def pocket(length, width, flap_reach, surface='white'):
    """A finished envelope round the origin, lying flat with its open seal flap to +x."""
    block(-length / 2, length / 2, -width / 2, width / 2, 0, .009, surface, .002)
    plate(rounded_polygon([(length / 2 - .006, -width * .48), (length / 2 + flap_reach,
                                                               -width * .2),
                           (length / 2 + flap_reach, width * .2), (length / 2 - .006, width * .48)],
                          .03), .002, .006, tint(), bevel=.001, plane='xy')
    plate([(-length / 2 + .003, -width * .47), (length * .16, -width * .08),
           (length * .16, width * .08), (-length / 2 + .003, width * .47)], .008, .004, 'cream',
          bevel=.001, plane='xy')


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


def wheel_cage(x0, x1, half, z1):
    """A cage round the drying wheel: clear doors in front, mesh behind, clear roof and ends."""
    for x in (x0, x1):
        for y in (-half, half):
            block(x - .025, x + .025, y - .025, y + .025, .005, z1, 'body', .008)
            block(x - .06, x + .06, y - .06, y + .06, .002, .014, 'dark', .003)
        block(x - .02, x + .02, -half, half, z1 - .04, z1, 'body', .008)
        block(x - .003, x + .003, -half + .02, half - .02, 1.4 if x == x0 else 1.14, z1 - .03,
              'acrylic', 0)
    window(x0 + .03, x1 - .03, .16, z1 - .01, -half - .015, 'brand', 2, .035)
    mesh_panel((x0 + .03, half), (x1 - .03, half), .2, z1, 'brand', 'light_grey', .08)
    block(x0 + .01, x1 - .01, -half + .02, half - .02, z1 - .026, z1 - .018, 'acrylic', 0)


def drying_wheel(x, z, radius, half, hub='brand'):
    """A drying wheel of two spoked rings with a chain; envelopes lie on it overlapping, from where
    they come on (left) over the top to where they are taken off."""
    for side in (-1, 1):
        y = side * half
        ring((x, y - .025, z), (0, 1, 0), radius, radius - .075, .05, 'body')
        ring((x, y - side * .045 - .018, z), (0, 1, 0), radius + .008, radius - .02, .036, 'dark')
        for i in range(8):
            angle = math.pi * i / 4 + .2
            tip = (x + math.cos(angle) * (radius - .05), y, z + math.sin(angle) * (radius - .05))
            cylinder((x, y, z), tip, .022, 'brand')
        cross_cylinder(x, y - .05, y + .05, z, .1, hub)
        for i in range(40):
            angle = 2 * math.pi * i / 40
            cross_cylinder(x + math.cos(angle) * (radius + .006), y - side * .045 - .026,
                           y - side * .045 + .026, z + math.sin(angle) * (radius + .006), .016,
                           'chrome', facets=10)
    cross_cylinder(x, -half - .2, half + .2, z, .045, 'steel')
    for i in range(16):
        angle = 2 * math.pi * i / 16
        cross_cylinder(x + math.cos(angle) * (radius - .045), -half, half,
                       z + math.sin(angle) * (radius - .045), .012, 'steel', facets=10)
    with group() as first:
        pocket(.26, 2 * half - .16, .09)
    reach, count = radius + .05, 17
    for i in range(count):
        angle = 186 - 158 * i / (count - 1)
        turn = math.radians(angle)
        where = (x + math.cos(turn) * reach, 0, z + math.sin(turn) * reach)
        if i < count - 1:
            duplicate(first, where, (0, 77 - angle, 0))
        else:
            place(first, where, (0, 77 - angle, 0))


@machine('automatic-envelope-making-machine', overall_length_m=4.2, livery='green', azimuth=-34,
         elevation=19)
def automatic_envelope_making_machine():
    """Blank hopper, side folding ploughs, glue and bottom fold, gum, drying wheel, delivery."""
    table, half = .88, .5
    front = -half - .06
    x0, x1, x2, x3, x4 = -2.12, -1.4, .28, 1.86, 2.6

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

    # blank hopper, fed from below by a suction drum
    hopper = (x0 + x1) / 2 - .02
    with group() as pile:
        for i in range(3):
            cut_pile(envelope_outline(), i * .13, .13, sheets=40)
        plate(envelope_outline(), .389, .004, 'white', bevel=.001, plane='xy')
    place(pile, (hopper, 0, table + .1), (0, -4, 0))
    roller(hopper + .2, -.3, .3, table + .04, .05, 'rubber_grey')
    for dx, dy in ((-.29, -.24), (-.29, .24), (.27, -.24), (.27, .24)):
        cylinder((hopper + dx, dy, table - .02), (hopper + dx, dy, table + .62), .014, 'chrome')
        block(hopper + dx - .04, hopper + dx + .04, dy - .03, dy + .03, table - .014, table + .08,
              'dark', .008)
    for side in (-1, 1):
        cylinder((hopper, side * .45, table - .02), (hopper, side * .45, table + .62), .014,
                 'chrome')
        block(hopper - .04, hopper + .04, side * .45 - .03, side * .45 + .03, table - .014,
              table + .08, 'dark', .008)
    block(x1 - .08, x1 - .03, -.42, .42, table - .02, table + .56, 'body', .015)
    block(x1 - .084, x1 - .026, -.43, .43, table + .44, table + .54, 'brand', .01)
    station('blank hopper', (hopper - .05, -.15, table + .49))

    # side folding: ploughs that turn the flaps over a steel plate
    belt_row(x1 + .02, x2 - .02, -.12, .12, 3, .05, table + .02, .04, 'belt_green')
    folded_sides(x1 + .24, 0, table + .024, 38)
    folded_sides(x1 + .6, 0, table + .024, 112)
    for side in (-1, 1):
        tube([(x1 + .02, side * .44, table + .03), (x1 + .3, side * .44, table + .13),
              (x1 + .52, side * .33, table + .23), (x1 + .78, side * .16, table + .075)], .019,
             'chrome', .12)
        for x in (x1 + .12, x1 + .52):
            y = side * (.44 if x < x1 + .2 else .33)
            top = table + (.06 if x < x1 + .2 else .22)
            cylinder((x, side * .46, table - .02), (x, side * .46, top + .04), .016, 'dark')
            cylinder((x, side * .47, top), (x, y, top), .014, 'dark')
    station('side flap fold', (x1 + .3, -.44, table + .14))

    # bottom flap: glue roll, then two folding rolls
    gum_unit(x1 + .94, -.42, .42, table + .03, .052)
    for z, radius in ((table + .11, .075), (table + .27, .075)):
        roller(x1 + 1.2, -.44, .44, z, radius, 'chrome')
    for side in (-1, 1):
        block(x1 + 1.12, x1 + 1.28, side * .43 - .03, side * .43 + .03, table - .03, table + .38,
              'dark', .015)
    station('bottom flap glue and fold', (x1 + 1.2, 0, table + .345))

    # seal gum
    gum_unit(x1 + 1.5, -.42, .42, table + .03, .05, 'accent', 'copper')
    station('seal gum', (x1 + 1.5, -.442, table + .15))
    with group() as one:
        pocket(.24, .5, .1)
    place(one, (x2 - .26, 0, table + .026))
    low_guard(x1 + .04, x2 - .02, front + .01, half + .05, table - .01, table + .5, 4)

    # drying wheel on its own stand
    wheel_x, wheel_z, radius = 1.13, .99, .56
    for side in (-1, 1):
        y = side * (half + .1)
        plate(rounded_polygon([(x2 + .1, .1), (x2 + .1, .3), (wheel_x - .16, .62),
                               (wheel_x - .12, wheel_z + .12), (wheel_x + .12, wheel_z + .12),
                               (wheel_x + .16, .62), (x3 - .06, .3), (x3 - .06, .1)], .06),
              y - .035, .07, 'body', bevel=.014)
        bearing_cap(wheel_x, y + side * .035, wheel_z, .09, 'brand', side)
        for x in (x2 + .2, x3 - .16):
            foot(x, y, .07)
    block(x2 + .06, x3 - .04, -half - .05, half + .05, .1, .24, 'dark', .015)
    drying_wheel(wheel_x, wheel_z, radius, .42)
    belt_row(x2 - .04, wheel_x - radius - .09, -.12, .12, 3, .05, table + .02, .03, 'belt_green')
    for side in (-1, 1):
        block(x2 - .03, wheel_x - radius - .06, side * .18 - .012, side * .18 + .012, table - .05,
              table + .01, 'body', .004)
    wheel_cage(x2 + .04, x3 + .08, half + .24, 1.84)
    station('drying path', (wheel_x - .18, -.2, wheel_z + radius + .05))

    # delivery: envelopes on edge
    low = .72
    block(x3, x4, -half + .06, half - .06, .3, low - .05, 'body', .02)
    block(x3 + .06, x4 - .06, -half + .12, half - .12, .08, .31, 'dark', .012)
    block(x3 + .04, x4 - .04, -half + .045, -half + .08, .36, low - .14, 'brand', .01)
    for x in (x3 + .12, x4 - .12):
        for y in (-.4, .4):
            foot(x, y, .05)
    belt(x3 - .02, x4 + .02, 0, .62, low, .04, 'belt_green')
    for side in (-1, 1):
        block(x3 - .02, x4, side * .4 - .012, side * .4 + .012, low - .05, low + .03, 'steel', .006)
    with group() as bundle:                         # ten envelopes on edge
        box((0, 0, 0), (.074, .54, .305), edges_upright(), .001, (0, 14, 0), segments=1)
    for i in range(7):
        duplicate(bundle, (x3 + .17 + i * .078, .05 * (i % 2), low + .165))
    place(bundle, (x3 + .092, .05, low + .165))
    block(x4 - .06, x4 - .03, -.3, .3, low - .01, low + .29, 'brand', .012)
    station('delivery', (x3 + .4, -.15, low + .31))

    # controls
    for x, z in ((x0 + .12, table - .3), (x2 - .1, table - .3)):
        emergency_stop((x, front + .012, z))
    for x in (x1 + .3, x1 + .9, x1 + 1.35):
        handwheel((x, front - .09, table - .115), radius=.075)
    touch_panel_arm(x2 - .4, half + .02, table + .3, 1.68, .5, -12)
    cabinet(-.9, .1, half + .35, half + .75, 1.5, doors=2)
    front_edge((x0 - .02, front, 0), (x4, front, 0))
