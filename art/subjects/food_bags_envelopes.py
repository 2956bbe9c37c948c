"""Envelope and paper bag machines."""
import math

from kit import (beacon, bed, belt, belt_row, block, box, brush_roll, cabinet, circle, conveyor,
                 cross_cylinder, cylinder, duplicate, emergency_stop, flap, foot, front_edge, group,
                 handwheel, lathe, machine, mesh, paper, place, plate, reel, ring,
                 roller, rounded_polygon, rounded_rectangle, side_frames, stack, station, tank,
                 touch_panel, touch_panel_arm, tube, web, window)
from kit.parts_corrugated import arc_plate, arc_points
from kit.parts_gluing import glue_disc
from kit.parts_press import bearing_cap, bolts


# ---------------------------------------------------------------- envelope machine

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


def envelope_blank(x, y, z, surface='white', thickness=.006, tilt=0, turn=0):
    """An envelope blank lying on z."""
    with group() as pieces:
        plate(envelope_outline(), 0, thickness, surface, bevel=.001, plane='xy')
    place(pieces, (x, y, z), (0, tilt, turn))


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
    plate(rounded_polygon([(length / 2 - .006, -width * .48), (length / 2 + flap_reach, -width * .2),
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


def gum_unit(x, y0, y1, z, radius, liquid='glue', roll='brass'):
    """A small gluing unit over the table: applicator roll, metering roll, trough, bearings."""
    for y in (y0, y1):
        plate(rounded_polygon([(x - .11, z - .12), (x - .11, z + radius * 1.6), (x - .04, z + radius * 3),
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


def drying_wheel(x, z, radius, half, hub='brand'):
    """A drying wheel of two spoked rings with a chain; envelopes lie on it overlapping."""
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
    reach, count = radius + .05, 26
    for i in range(count):
        angle = 212 - 276 * i / (count - 1)
        turn = math.radians(angle)
        where = (x + math.cos(turn) * reach, 0, z + math.sin(turn) * reach)
        if i < count - 1:
            duplicate(first, where, (0, 77 - angle, 0))
        else:
            place(first, where, (0, 77 - angle, 0))


@machine('automatic-envelope-making-machine', overall_length_m=4.2, azimuth=-34, elevation=19)
def automatic_envelope_making_machine():
    """Blank hopper, side folding ploughs, glue and bottom fold, seal gum, drying wheel, delivery."""
    table, half = .88, .5
    front = -half - .06
    x0, x1, x2, x3, x4 = -2.12, -1.4, .28, 1.62, 2.36

    # base: closed cabinets with a blue band under the table
    for left, right, doors in ((x0, x1 - .01, 1), (x1 + .01, x2, 3)):
        block(left, right, front + .03, half + .05, .1, table - .06, 'body', .02)
        block(left + .05, right - .05, front + .08, half, .03, .11, 'dark', .01)
        block(left - .004, right + .004, front - .002, half + .06, table - .16, table - .07, 'brand',
              .01)
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
    for i in range(24):
        envelope_blank(hopper + .002 * (i % 3), .003 * (i % 2), table + .1 + i * .016,
                       'cream' if i % 4 == 2 else 'white', .0145, -4)
    roller(hopper + .2, -.3, .3, table + .04, .05, 'rubber_grey')
    for dx, dy in ((-.29, -.24), (-.29, .24), (.27, -.24), (.27, .24)):
        cylinder((hopper + dx, dy, table - .02), (hopper + dx, dy, table + .62), .014, 'chrome')
        block(hopper + dx - .04, hopper + dx + .04, dy - .03, dy + .03, table - .014, table + .08,
              'dark', .008)
    for side in (-1, 1):
        cylinder((hopper, side * .45, table - .02), (hopper, side * .45, table + .62), .014, 'chrome')
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
    station('side flap fold', (x1 + .5, -.32, table + .235))

    # bottom flap: glue roll, then two folding rolls
    gum_unit(x1 + .94, -.42, .42, table + .03, .052)
    for z, radius in ((table + .11, .075), (table + .27, .075)):
        roller(x1 + 1.2, -.44, .44, z, radius, 'chrome')
    for side in (-1, 1):
        block(x1 + 1.12, x1 + 1.28, side * .43 - .03, side * .43 + .03, table - .03, table + .38,
              'dark', .015)
    station('bottom flap glue and fold', (x1 + 1.2, -.3, table + .345))

    # seal gum
    gum_unit(x1 + 1.5, -.42, .42, table + .03, .05, 'accent', 'copper')
    station('seal gum', (x1 + 1.47, -.2, table + .14))
    with group() as one:
        pocket(.24, .5, .1)
    place(one, (x2 - .26, 0, table + .026))
    low_guard(x1 + .04, x2 - .02, front + .01, half + .05, table - .01, table + .5, 4)

    # drying wheel on its own stand
    wheel_x, wheel_z, radius = .98, .99, .56
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
    tube([(wheel_x - .25, half + .02, wheel_z - .35), (wheel_x - .25, half + .02, 1.2)], .02, 'dark')
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
        block(x3 - .08, x4, side * .4 - .012, side * .4 + .012, low - .05, low + .03, 'steel', .006)
    count = 40
    for i in range(count):
        shift = .055 if (i // 10) % 2 else 0
        box((x3 + .03 + i * .0158, shift, low + .16), (.008, .54, .305),
            tint() if i % 10 == 9 else 'white', .001, (0, 14, 0), segments=1)
    block(x4 - .06, x4 - .03, -.3, .3, low - .01, low + .29, 'brand', .012)
    station('delivery', (x3 + .34, -.15, low + .31))

    # controls
    for x, z in ((x0 + .12, table - .3), (x2 - .1, table - .3)):
        emergency_stop((x, front + .012, z))
    for x in (x1 + .3, x1 + .9, x1 + 1.35):
        handwheel((x, front - .09, table - .115), radius=.075)
    touch_panel_arm(x2 - .06, half + .02, table + .3, 1.5, .5, -12)
    cabinet(-.9, .1, half + .35, half + .75, 1.5, doors=2)
    front_edge((x0 - .02, front, 0), (x4, front, 0))


# ---------------------------------------------------------------- bags from a reel

def folding_web(x0, x1, z, wide, narrow, surface='kraft', closed=1., steps=14):
    """A flat web whose sides rise and close to a flat tube along the machine."""
    side = (wide - narrow) / 2
    rows = []
    for i in range(steps + 1):
        t = i / steps
        ease = t * t * (3 - 2 * t) * closed
        angle = math.radians(176 * ease)
        x = x0 + (x1 - x0) * t
        dy, dz = side * math.cos(angle), side * math.sin(angle)
        lift = .024 * ease
        rows.append([(x, -narrow / 2 - dy, z + dz + lift), (x, -narrow / 2 - dy * .04, z + lift),
                     (x, -narrow / 2, z), (x, narrow / 2, z),
                     (x, narrow / 2 + dy * .04, z + lift), (x, narrow / 2 + dy, z + dz + lift + .004)])
    vertices = [point for row in rows for point in row]
    faces = []
    for i in range(steps):
        for k in range(5):
            a = i * 6 + k
            faces.append((a, a + 1, a + 7, a + 6))
    item = mesh(vertices, faces, surface, 50)
    solid = item.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = .005
    return item


def former_plate(x0, x1, y, z, side, height=.26):
    """A sheet-metal former beside the tube: it leans inwards along the way and carries a slot."""
    rows = []
    for i in range(9):
        t = i / 8
        lean = math.radians(30 + 74 * t)
        x = x0 + (x1 - x0) * t
        reach = height * (1 - .25 * t)
        rows += [(x, y, z), (x, y + side * math.cos(lean) * reach, z + math.sin(lean) * reach)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(8)]
    item = mesh(rows, faces, 'chrome', 50)
    solid = item.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = .008


def diamond_bottom(length=.4, width=.46, surface='kraft'):
    """An opened bag bottom lying at the origin: the diamond with its folds and glue stripes."""
    a, b, c = length / 2, width / 2, width * .2
    plate([(-a, -c), (0, -b), (a, -c), (a, c), (0, b), (-a, c)], .0, .012, surface, bevel=.002,
          plane='xy')
    for side in (-1, 1):
        plate([(-a * .92, side * c * .9), (0, side * b * .96), (a * .92, side * c * .9)], .011, .006,
              'cream', bevel=.001, plane='xy')
        block(-a * .8, a * .8, side * c * .62 - .012, side * c * .62 + .012, .011, .015, 'white', .001)
    block(-a, a, -.006, .006, .011, .016, 'kraft_dark', .001)


def flat_bag(x, y, z, length=.56, width=.34, turn=0, tilt=0, surface='kraft'):
    """A finished flat bag lying on z, its folded square bottom towards +x."""
    with group() as pieces:
        block(-length / 2, length / 2, -width / 2, width / 2, 0, .01, surface, .002)
        block(length / 2 - .17, length / 2 - .004, -width / 2 + .006, width / 2 - .006, .009, .018,
              surface, .002)
        block(length / 2 - .105, length / 2 - .075, -width / 2 + .006, width / 2 - .006, .017, .021,
              'kraft_dark', .001)
    place(pieces, (x, y, z), (0, tilt, turn))


@machine('square-bottom-paper-bag-making-machine', overall_length_m=9.2, azimuth=-36, elevation=20)
def square_bottom_paper_bag_machine():
    """Kraft reel, seam gluing, tube former, cut-off, bottom drum, stack of flat bags."""
    table, half = .92, .5
    front = -half - .08
    wide, narrow = .86, .36

    # reel on a stand with two upright brackets
    reel_x, reel_z, radius = -2.85, .74, .62
    reel(reel_x, -wide / 2, wide / 2, reel_z, radius, 'kraft', .07, rings=4)
    cross_cylinder(reel_x, -.62, .62, reel_z, .035, 'chrome')
    for side in (-1, 1):
        y = side * .56
        plate(rounded_polygon([(-3.2, .05), (-3.1, .16), (-2.93, .82), (-2.77, .82), (-2.6, .16),
                               (-2.05, .16), (-2.05, .05)], .05), y - .04, .08, 'brand', bevel=.014)
        cross_cylinder(reel_x, y - .06, y + .06, reel_z, .085, 'dark')
        for x in (-3.1, -2.15):
            foot(x, y, .04)
    ring((reel_x, -.68, reel_z), (0, 1, 0), .15, .05, .04, 'cast_iron')
    cross_cylinder(-2.3, -.56, .56, .12, .04, 'dark')
    station('reel unwind', (reel_x + .02, -.2, reel_z + radius))

    # main frames
    left, drum_left, right = -2.0, .98, 2.62
    bed(left, -1.26, 2 * half, table, 'body', doors=1)
    bed(-1.24, .22, 2 * half, table, 'brand', doors=2)
    bed(.24, .94, 2 * half, table, 'body', doors=1)

    # seam gluing: tension rollers on a tower, a glue disc on one edge
    tower = table + .62
    for side in (-1, 1):
        plate(rounded_polygon([(-1.98, table - .06), (-1.98, tower), (-1.72, tower),
                               (-1.5, table + .3), (-1.3, table + .24), (-1.3, table - .06)], .07),
              side * half - (.03 if side > 0 else 0), .03, 'body', bevel=.008)
    path = ((-1.85, tower - .1, .06), (-1.66, table + .2, .05), (-1.44, table + .1, .05))
    for x, z, r in path:
        roller(x, -half, half, z, r, 'chrome')
    web([*arc_points(reel_x, reel_z, radius + .003, 105, 74, 8), (-1.88, tower - .03),
         (-1.8, tower - .06), (-1.72, table + .2), (-1.66, table + .135), (-1.58, table + .05),
         (-1.1, table + .03)], -wide / 2, wide / 2, 'kraft', .005, .05)
    glue_disc(-1.2, .36, table + .035, .115, 1)
    block(-1.24, -1.16, .3, .62, table + .33, table + .38, 'dark', .008)
    block(-1.24, -1.16, .56, .62, table - .05, table + .36, 'dark', .008)
    block(-1.66, -1.6, -half + .02, half - .02, table + .44, table + .5, 'brand', .01)
    block(-1.7, -1.56, -.2, -.08, table + .34, table + .47, 'accent', .012)
    station('seam gluing', (-1.2, .36, table + .26))

    # tube former: web closes round sheet-metal plates
    a, b = -1.1, .2
    folding_web(a, b, table + .03, wide, narrow)
    block(a - .1, b - .3, -narrow / 2 + .015, narrow / 2 - .015, table + .06, table + .068, 'chrome',
          .003)
    for x in (-.98, -.55):
        block(x - .03, x + .03, -half - .02, half + .02, table + .44, table + .5, 'brand', .012)
        cylinder((x, 0, table + .06), (x, 0, table + .46), .018, 'chrome')
        for side in (-1, 1):
            y = side * (half - .015)
            block(x - .04, x + .04, y - .035, y + .035, table - .06, table + .5, 'body', .012)
            cylinder((x, side * .33, table + .2), (x, y, table + .2), .014, 'dark')
    for side in (-1, 1):
        former_plate(a + .12, b - .28, side * (narrow / 2 + .05), table + .02, side, .34)
        cross_cylinder(b - .14, side * .24 - .02, side * .24 + .02, table + .06, .09, 'steel')
        block(b - .2, b - .08, side * .26, side * .29, table - .05, table + .1, 'dark', .006)
    station('tube former', (-.45, -narrow / 2 - .06, table + .3))

    # paper tube, and the cut-off under a clear cover
    block(b - .02, 1.3, -narrow / 2, narrow / 2, table + .028, table + .05, 'kraft', .004)
    block(b - .02, 1.28, -.02, .03, table + .049, table + .054, 'kraft_dark', .001)
    for side in (-1, 1):
        plate(rounded_polygon([(.3, table - .08), (.3, table + .44), (.42, table + .54),
                               (.72, table + .54), (.84, table + .44), (.84, table - .08)], .06),
              side * (half - .03) - .03, .06, 'body',
              [circle(.57, table + .19, .1)], .012)
        bearing_cap(.57, side * half, table + .19, .11, 'brand', side)
    roller(.57, -half + .05, half - .05, table + .19, .125, 'steel')
    block(.555, .585, -.3, .3, table + .04, table + .1, 'chrome', .003)
    for angle in (60, 180, 300):
        turn = math.radians(angle)
        box((.57 + math.cos(turn) * .13, 0, table + .19 + math.sin(turn) * .13), (.06, .6, .02),
            'chrome', .004, (0, -angle, 0))
    block(.36, .78, -half + .06, half - .06, table + .5, table + .535, 'body', .01)
    station('cut-off', (.5, -.3, table + .3))

    # bottom drum with clamps
    drum_x, drum_z, drum, width = 1.76, 1.02, .72, .36
    for side in (-1, 1):
        y = side * half
        plate(rounded_polygon([(drum_left, .1), (drum_left, .5), (1.42, .62), (1.56, drum_z + .14),
                               (1.96, drum_z + .14), (2.1, .62), (right, .5), (right, .1)], .08),
              y - .04, .08, 'body', [rounded_rectangle(1.52, .3, 2., .62, .08)], .016)
        bearing_cap(drum_x, y + side * .04, drum_z, .13, 'brand', side, 6)
        block(drum_left - .02, right + .02, y - .07, y + .07, .02, .12, 'dark', .012)
        for x in (drum_left + .1, right - .1):
            foot(x, y, .03)
    block(drum_left + .05, right - .05, -half, half, .13, .2, 'dark')
    cross_cylinder(drum_x, -half - .06, half + .06, drum_z, .07, 'steel')
    cross_cylinder(drum_x, -width + .03, width - .03, drum_z, drum - .012, 'light_grey', facets=96)
    for side in (-1, 1):
        holes = [circle(drum_x + .42 * math.cos(math.radians(t)),
                        drum_z + .42 * math.sin(math.radians(t)), .15) for t in range(30, 390, 60)]
        plate(circle(drum_x, drum_z, drum, 72), side * width - .025, .05, 'body', holes, .008)
        cross_cylinder(drum_x, side * width - .05, side * width + .05, drum_z, .16, 'brand')
    for i in range(6):
        angle = 176 - i * 60
        turn = math.radians(angle)
        arc_plate(drum_x, drum_z, drum - .005, drum + .012, angle - 52, angle - 16, -narrow / 2,
                  narrow / 2, 'kraft')
        with group() as bottom:
            diamond_bottom()
        place(bottom, (drum_x + math.cos(math.radians(angle - 9)) * (drum + .012), 0,
                       drum_z + math.sin(math.radians(angle - 9)) * (drum + .012)),
              (0, 90 - angle + 9, 0))
        with group() as clamp:
            block(-.028, .028, -width - .05, width + .05, .006, .05, 'accent', .01)
            for y in (-.3, -.22, .22, .3):
                block(-.075, .02, y - .02, y + .02, .03, .05, 'chrome', .004)
            for side in (-1, 1):
                block(-.05, .05, side * (width + .035) - .02, side * (width + .035) + .02, -.13, .03,
                      'dark', .01)
        place(clamp, (drum_x + math.cos(turn + .3) * drum, 0, drum_z + math.sin(turn + .3) * drum),
              (0, 90 - math.degrees(turn + .3), 0))
    gum = drum_x + .18
    for side in (-1, 1):
        plate(rounded_polygon([(2.0, 1.1), (1.92, drum_z + drum + .05), (1.98, drum_z + drum + .22),
                               (2.24, drum_z + drum + .22), (2.3, 1.5), (2.2, 1.0)], .06),
              side * half - .02, .04, 'body', bevel=.01)
    roller(2.12, -half, half, drum_z + drum * .86 + .03, .07, 'copper')
    roller(2.17, -half, half, drum_z + drum * .86 + .17, .06, 'chrome')
    block(2.19, 2.27, -half + .04, half - .04, drum_z + drum + .02, drum_z + drum + .14, 'steel', .01)
    turn = math.radians(128)
    station('bottom opening and gluing drum', (drum_x + math.cos(turn) * (drum + .02), -.1,
                                               drum_z + math.sin(turn) * (drum + .02)))

    # delivery: belts, then flat bags in a pile
    low = .64
    conveyor(right - .3, 3.62, -.34, .34, low, 'belt_green', .05)
    for i in range(9):
        flat_bag(2.66 + i * .055, 0, low + .02 + i * .002, tilt=3)
    for i in range(16):
        flat_bag(3.32 + (i % 3) * .004, (i % 2) * .006, low + .004 + i * .019, .52)
    block(3.6, 3.625, -.26, .26, low - .08, low + .3, 'brand', .01)
    for side in (-1, 1):
        block(3.06, 3.58, side * .21 - .008, side * .21 + .008, low + .01, low + .2, 'acrylic', 0)
    station('delivery stack', (3.3, -.05, low + .32))

    # operator side
    for x in (-1.62, -.8, -.2):
        handwheel((x, front - .02, table - .16), radius=.085)
    for x, z in ((-1.3, table - .1), (.3, table - .1), (2.5, .4)):
        y = -half if x < 2 else -half - .04
        emergency_stop((x, y, z))
    touch_panel_arm(.92, front + .1, table, 1.62, .3, -10)
    cabinet(-.9, .5, half + .35, half + .8, 1.65, doors=2)
    beacon(.35, half + .6, 1.65)
    tank(-1.75, front - .22, .002, .16, .42, 'steel')
    tube([(-1.75, front - .22, .42), (-1.75, front - .22, .6), (-1.55, -half - .02, .66),
          (-1.4, -half + .1, .7)], .022, 'hose_blue', .1)
    front_edge((-3.47, -.6, 0), (3.62, -.6, 0))
