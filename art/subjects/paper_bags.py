"""Machine that makes square-bottom bags from a reel."""
import math

from kit import (beacon, bed, block, box, cabinet, circle, conveyor, cross_cylinder, cylinder,
                 emergency_stop, foot, front_edge, group, handwheel, machine, mesh, place, plate,
                 reel, ring, roller, rounded_polygon, rounded_rectangle, station, tank,
                 touch_panel_post, tube, web)
from kit.parts_corrugated import arc_plate, arc_points
from kit.parts_gluing import glue_disc
from kit.parts_press import bearing_cap


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
                     (x, narrow / 2 + dy * .04, z + lift), (x, narrow / 2 + dy,
                                                            z + dz + lift + .004)])
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
        plate([(-a * .92, side * c * .9), (0, side * b * .96), (a * .92, side * c * .9)], .011,
              .006, 'cream', bevel=.001, plane='xy')
        block(-a * .8, a * .8, side * c * .62 - .012, side * c * .62 + .012, .011, .015, 'white',
              .001)
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


@machine('square-bottom-paper-bag-making-machine', overall_length_m=9.2, azimuth=-38, elevation=22)
def square_bottom_paper_bag_machine():
    """Kraft reel, seam gluing, tube former, cut-off, bottom drum, stack of flat bags."""
    table, half = .9, .5
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
    tower = table + .44
    for side in (-1, 1):
        plate(rounded_polygon([(-1.98, table - .06), (-1.98, tower), (-1.72, tower),
                               (-1.58, table + .16), (-1.3, table + .14), (-1.3, table - .06)],
                              .06),
              side * half - (.03 if side > 0 else 0), .03, 'body', bevel=.008)
    path = ((-1.85, tower - .1, .06), (-1.66, table + .09, .05), (-1.44, table + .085, .05))
    for x, z, r in path:
        roller(x, -half, half, z, r, 'chrome')
    web([*arc_points(reel_x, reel_z, radius + .003, 105, 74, 8), (-1.88, tower - .03),
         (-1.79, tower - .06), (-1.715, table + .1), (-1.67, table + .035), (-1.6, table + .03),
         (-1.1, table + .03)], -wide / 2, wide / 2, 'kraft', .005, .05)
    glue_disc(-1.2, .36, table + .035, .115, 1)
    block(-1.24, -1.16, .3, .62, table + .33, table + .38, 'dark', .008)
    block(-1.24, -1.16, .56, .62, table - .05, table + .36, 'dark', .008)
    block(-1.95, -1.89, -half + .02, half - .02, tower - .02, tower + .05, 'brand', .01)
    block(-1.99, -1.85, -.2, -.06, tower + .04, tower + .15, 'accent', .012)
    station('seam gluing', (-1.2, .36, table + .26))

    # tube former: web closes round sheet-metal plates
    a, b = -1.1, .2
    folding_web(a, b, table + .03, wide, narrow)
    block(a - .1, b - .3, -narrow / 2 + .015, narrow / 2 - .015, table + .06, table + .068,
          'chrome', .003)
    for x in (-.98,):
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
    station('tube former', (-.5, 0, table + .069))

    # paper tube, and the cut-off under a clear cover
    block(b - .02, 1.3, -narrow / 2, narrow / 2, table + .028, table + .05, 'kraft', .004)
    block(b - .02, 1.28, -.02, .03, table + .049, table + .054, 'kraft_dark', .001)
    for side in (-1, 1):
        plate(rounded_polygon([(.3, table - .08), (.3, table + .3), (.4, table + .4),
                               (.74, table + .4), (.84, table + .3), (.84, table - .08)], .06),
              side * (half - .03) - .03, .06, 'body',
              [circle(.57, table + .19, .1)], .012)
        bearing_cap(.57, side * half, table + .19, .11, 'brand', side)
    roller(.57, -half + .05, half - .05, table + .19, .125, 'steel')
    block(.555, .585, -.3, .3, table + .04, table + .1, 'chrome', .003)
    for angle in (60, 180, 300):
        turn = math.radians(angle)
        box((.57 + math.cos(turn) * .13, 0, table + .19 + math.sin(turn) * .13), (.06, .6, .02),
            'chrome', .004, (0, -angle, 0))
    block(.4, .74, -half + .06, half - .06, table + .36, table + .395, 'body', .01)
    station('cut-off', (.5, -.3, table + .3))

    # bottom drum with clamps
    drum_x, drum_z, drum, width = 1.76, 1.06, .76, .36
    for side in (-1, 1):
        y = side * half
        plate(rounded_polygon([(drum_left, .1), (drum_left, .5), (1.42, .62), (1.62, drum_z + .14),
                               (1.9, drum_z + .14), (2.1, .62), (right, .5), (right, .1)], .08),
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
        plate(circle(drum_x, drum_z, drum, 72), side * width - .025, .05, 'brand', holes, .008)
        cross_cylinder(drum_x, side * width - .05, side * width + .05, drum_z, .16, 'body')
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
                block(-.05, .05, side * (width + .035) - .02, side * (width + .035) + .02, -.13,
                      .03, 'dark', .01)
        place(clamp, (drum_x + math.cos(turn + .3) * drum, 0, drum_z + math.sin(turn + .3) * drum),
              (0, 90 - math.degrees(turn + .3), 0))
    gum = drum_x + .18
    for side in (-1, 1):
        plate(rounded_polygon([(2.0, 1.1), (1.92, drum_z + drum + .05), (1.98, drum_z + drum + .22),
                               (2.24, drum_z + drum + .22), (2.3, 1.5), (2.2, 1.0)], .06),
              side * half - .02, .04, 'body', bevel=.01)
    roller(2.12, -half, half, drum_z + drum * .86 + .03, .07, 'copper')
    roller(2.17, -half, half, drum_z + drum * .86 + .17, .06, 'chrome')
    block(2.19, 2.27, -half + .04, half - .04, drum_z + drum + .02, drum_z + drum + .14, 'steel',
          .01)
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
    station('delivery stack', (3.45, -.1, low + .31))

    # operator side
    for x in (-1.62, -.8, -.2):
        handwheel((x, front - .02, table - .16), radius=.085)
    for x, z in ((-1.3, table - .1), (.3, table - .1), (2.5, .4)):
        y = -half if x < 2 else -half - .04
        emergency_stop((x, y, z))
    touch_panel_post(2.98, front - .32, 1.2, -12)
    cabinet(-.9, .5, half + .35, half + .8, 1.65, doors=2)
    beacon(.35, half + .6, 1.65)
    tank(-1.75, front - .22, .002, .16, .42, 'steel')
    tube([(-1.75, front - .22, .42), (-1.75, front - .22, .6), (-1.55, -half - .02, .66),
          (-1.4, -half + .1, .7)], .022, 'hose_blue', .1)
    front_edge((-3.47, -.6, 0), (3.62, -.6, 0))
