"""Machine that makes square-bottom bags from a reel."""
import math

from kit import (beacon, bed, block, box, cabinet, cable, clear_cover, closing_rod, closing_tube,
                 conveyor, cross_cylinder, emergency_stop, foot, front_edge, group, handwheel,
                 hood, machine, place, plate, reel, ring, roller, rounded_polygon,
                 rounded_rectangle, station, tank, touch_panel_post, tube, warning_plate, web,
                 wrap_path)
from kit.parts_corrugated import arc_plate, arc_points
from kit.parts_gluing import glue_disc
from kit.parts_press import bearing_cap

TABLE, HALF = .9, .5
PAPER = TABLE + .03                     # middle of the web on the table
WIDE, NARROW = .86, .36                 # flat web, finished tube


def diamond_bottom(length=.3, width=.44):
    """An opened bag bottom lying at the origin: the diamond with its folds and glue stripes."""
    a, b, c = length / 2, width / 2, width * .2
    plate([(-a, -c), (0, -b), (a, -c), (a, c), (0, b), (-a, c)], .0, .005, 'kraft', bevel=.001,
          plane='xy')
    for side in (-1, 1):
        plate([(-a * .92, side * c * .9), (0, side * b * .96), (a * .92, side * c * .9)], .004,
              .004, 'cream', bevel=.001, plane='xy')
        block(-a * .8, a * .8, side * c * .62 - .012, side * c * .62 + .012, .004, .008, 'white',
              .001)
    block(-a, a, -.004, .004, .004, .007, 'kraft_dark', .001)


def flat_bag(x, y, z, length=.56, width=.34, tilt=0):
    """A finished flat bag lying on z, its folded square bottom towards +x."""
    with group() as pieces:
        block(-length / 2, length / 2, -width / 2, width / 2, 0, .006, 'kraft', .001)
        block(length / 2 - .17, length / 2 - .004, -width / 2 + .006, width / 2 - .006, .005, .01,
              'kraft', .001)
        block(length / 2 - .105, length / 2 - .075, -width / 2 + .006, width / 2 - .006, .009, .012,
              'kraft_dark', .001)
    place(pieces, (x, y, z), (0, tilt, 0))


def unwind(x, z, radius):
    """The reel on its shaft between two brackets, with a brake disc at the operator's side."""
    reel(x, -WIDE / 2, WIDE / 2, z, radius, 'kraft', .07, rings=4)
    cross_cylinder(x, -.62, .62, z, .035, 'chrome')
    for side in (-1, 1):
        y = side * .56
        plate(rounded_polygon([(-3.2, .05), (-3.1, .16), (-2.93, .82), (-2.77, .82), (-2.6, .16),
                               (-2.05, .16), (-2.05, .05)], .05), y - .04, .08, 'brand', bevel=.014)
        cross_cylinder(x, y - .06, y + .06, z, .085, 'dark')
        for at in (-3.1, -2.15):
            foot(at, y, .04)
    ring((x, -.68, z), (0, 1, 0), .15, .05, .04, 'cast_iron')
    block(x - .05, x + .05, -.7, -.56, z - .2, z - .11, 'dark', .01)
    cross_cylinder(-2.3, -.56, .56, .12, .04, 'dark')
    station('reel unwind', (x + .02, -.2, z + radius))


def seam_gluing(reel_x, reel_z, radius):
    """Tension rollers in a tower under a clear cover, then a glue disc on the front edge of the
    web, with its pot on the frame and its hose up the frame's side."""
    tower = TABLE + .44
    for side in (-1, 1):
        plate(rounded_polygon([(-1.98, TABLE - .06), (-1.98, tower), (-1.72, tower),
                               (-1.58, TABLE + .16), (-1.3, TABLE + .14), (-1.3, TABLE - .06)],
                              .06),
              side * HALF - (.03 if side > 0 else 0), .03, 'body', bevel=.008)
    rolls = [(-1.85, tower - .1, .06), (-1.66, PAPER + .053, .05), (-1.44, PAPER + .053, .05)]
    for x, z, r in rolls:
        roller(x, -HALF, HALF, z, r, 'chrome')
    (x1, z1, r1), (x2, z2, r2) = rolls[:2]
    web([*wrap_path([(reel_x, reel_z, radius - .004, -1), (x1, z1, r1, -1), (x2, z2, r2, 1),
                     (-1.02, PAPER, 0, 0)], lead=0, step=8), (-.995, PAPER)],
        -WIDE / 2, WIDE / 2, 'kraft', .005, 0)
    clear_cover([(-1.71, tower - .005), (-1.56, TABLE + .19), (-1.32, TABLE + .17)], -.47, .47)
    block(-1.95, -1.89, -HALF + .02, HALF - .02, tower - .02, tower + .05, 'brand', .01)
    block(-1.99, -1.85, -.2, -.06, tower + .04, tower + .15, 'accent', .012)

    x, y, z = -1.17, -.36, PAPER + .004
    glue_disc(x, y, z, .115, -1)
    arc_plate(x, z + .115, .13, .137, 15, 165, y - .05, y + .05, 'yellow')
    block(x - .08, x + .08, y - .22, y - .1, TABLE - .02, z + .04, 'dark', .01)
    tank(-1.62, -HALF - .3, .002, .16, .42, 'steel')
    cable([(-1.62, -HALF - .3, .43), (-1.62, -HALF - .3, .56), (-1.27, -HALF - .05, .6),
           (-1.27, -HALF - .05, 1.2), (-1.27, -HALF + .0, 1.26), (x, y - .155, 1.26),
           (x, y - .155, z + .22)], .014, 'hose_blue', .06, (3,))
    station('seam gluing', (-1.275, -.41, 1.136))


def tube_former(x0, x1):
    """Two former bars hung from a bridge; the web closes over them between two guide rods."""
    closing_tube(x0, x1, PAPER, WIDE, NARROW)
    for side in (-1, 1):
        closing_rod(x0, x1, PAPER, WIDE, NARROW, side, HALF - .03, TABLE - .02)
        block(x0 - .03, x0 + .05, side * (HALF - .015) - .035, side * (HALF - .015) + .035,
              TABLE - .06, TABLE + .5, 'body', .012)
    block(x0 - .02, x0 + .04, -HALF - .02, HALF + .02, TABLE + .44, TABLE + .5, 'brand', .012)
    for y in (-NARROW / 2 + .02, NARROW / 2 - .02):
        tube([(x0 + .01, y, TABLE + .46), (x0 + .01, y, PAPER + .012), (x1 - .2, y, PAPER + .012)],
             .009, 'chrome', .03)
    for side in (-1, 1):
        block(x0 + .06, x1, side * (HALF - .02) - .025, side * (HALF - .02) + .025, TABLE - .004,
              TABLE + .062, 'body', .006)
    hood(x0 + .06, x1, -HALF + .02, HALF - .02, TABLE + .06, TABLE + .42, .22)
    station('tube former', (-.29, .156, .93))


def cut_off(x):
    """Draw rolls and a knife roll between two cheeks; clear covers close both of its ends."""
    z = TABLE + .19
    for side in (-1, 1):
        plate(rounded_polygon([(x - .33, TABLE - .08), (x - .33, TABLE + .3), (x - .2, TABLE + .42),
                               (x + .18, TABLE + .42), (x + .27, TABLE + .3),
                               (x + .27, TABLE - .08)], .06),
              side * (HALF - .03) - .03, .06, 'body', bevel=.012)
        bearing_cap(x, side * HALF, z, .11, 'brand', side)
        bearing_cap(x - .22, side * HALF, PAPER + .064, .045, 'dark', side)
    warning_plate(x + .17, -HALF - .003, TABLE + .3, .06)
    roller(x - .22, -HALF + .05, HALF - .05, PAPER + .064, .06, 'rubber_grey')
    roller(x, -HALF + .05, HALF - .05, z, .12, 'steel')
    for angle in (30, 150, 270):
        turn = math.radians(angle)
        box((x + math.cos(turn) * .128, 0, z + math.sin(turn) * .128), (.04, .6, .014), 'chrome',
            .003, (0, -angle, 0))
    block(x - .18, x + .16, -HALF + .06, HALF - .06, TABLE + .385, TABLE + .41, 'body', .01)
    clear_cover([(x - .2, TABLE + .4), (x - .305, TABLE + .3), (x - .31, TABLE + .075)], -.43, .43)
    clear_cover([(x + .18, TABLE + .4), (x + .25, TABLE + .3), (x + .25, TABLE + .075)], -.43, .43)
    station('cut-off', (x - .12, -.13, z))


def drum_frame(x, z, rolls):
    """Two side frames of the bottom drum, their openings glazed; rolls lead bags on and off."""
    left, right, top = x - .97, x + .97, z + .24
    for side in (-1, 1):
        y = side * HALF
        plate(rounded_polygon([(left, .1), (left, top), (left + .15, top), (left + .19, z - .1),
                               (x - .28, z - .1), (x - .18, z + .16), (x + .18, z + .16),
                               (x + .28, z - .1), (right - .19, z - .1), (right - .15, top),
                               (right, top), (right, .1)], .05),
              y - .04, .08, 'body', [rounded_rectangle(x - .72, .34, x + .72, z - .24, .1)], .014)
        block(x - .74, x + .74, y - .01, y - .004, .32, z - .22, 'acrylic', 0)
        bearing_cap(x, y + side * .04, z, .13, 'brand', side, 6)
        for roll_x, roll_z in rolls:
            bearing_cap(roll_x, y + side * .04, roll_z, .05, 'dark', side)
        block(left - .02, right + .02, y - .07, y + .07, .02, .12, 'dark', .012)
        for at in (left + .1, right - .1):
            foot(at, y, .03)
    block(left + .05, right - .05, -HALF, HALF, .13, .2, 'dark')
    for roll_x, roll_z in rolls:
        roller(roll_x, -HALF, HALF, roll_z, .115, 'rubber_grey')


def wheel_guard(x, z, radius):
    """A round guard over the drum: hoops on the side frames, clear discs beside it and two clear
    covers hinged at its top."""
    for side in (-1, 1):
        y = side * HALF
        outline = arc_points(x, z, radius, 165, 15, 6) + arc_points(x, z, radius - .045, 15, 165, 6)
        plate(outline, y - .02, .04, 'body', bevel=.008)
        plate(arc_points(x, z, radius - .02, 167, 13, 6), side * .455 - .003, .006, 'acrylic',
              bevel=0)
    block(x - .03, x + .03, -HALF, HALF, z + radius - .045, z + radius + .004, 'body', .01)
    for start, end in ((93, 163), (87, 17)):
        clear_cover(arc_points(x, z, radius + .004, start, end, 7), -HALF + .02, HALF - .02,
                    bar=.013)


def bottom_drum(x, z, drum):
    """The wheel whose clamps carry the tubes: bottoms are opened, creased and gummed on it."""
    width = .36
    cross_cylinder(x, -HALF - .06, HALF + .06, z, .07, 'steel')
    cross_cylinder(x, -width + .03, width - .03, z, drum - .012, 'light_grey', facets=96)
    for side in (-1, 1):
        holes = [(x + .42 * math.cos(math.radians(t)), z + .42 * math.sin(math.radians(t)))
                 for t in range(30, 390, 60)]
        plate(arc_points(x, z, drum, 0, 355, 5), side * width - .025, .05, 'brand',
              [arc_points(at_x, at_z, .15, 0, 345, 15) for at_x, at_z in holes], .008)
        cross_cylinder(x, side * width - .05, side * width + .05, z, .16, 'body')
    for angle in range(165, -195, -60):             # clamps all round
        turn = math.radians(angle + 26)
        with group() as clamp:
            block(-.028, .028, -width - .05, width + .05, .006, .05, 'accent', .01)
            for y in (-.3, -.22, .22, .3):
                block(-.075, .02, y - .02, y + .02, .03, .05, 'chrome', .004)
            for side in (-1, 1):
                block(-.04, .04, side * (width + .03) - .02, side * (width + .03) + .02, -.13, .03,
                      'dark', .01)
        place(clamp, (x + math.cos(turn) * drum, 0, z + math.sin(turn) * drum),
              (0, 64 - angle, 0))
    for angle in (165, 105, 45):                    # bags only between infeed and delivery
        turn = math.radians(angle)
        arc_plate(x, z, drum - .012, drum + .004, angle - 46, angle - 6, -NARROW / 2, NARROW / 2,
                  'kraft')
        with group() as bottom:
            diamond_bottom()
        place(bottom, (x + math.cos(turn) * (drum + .002), 0, z + math.sin(turn) * (drum + .002)),
              (0, 90 - angle, 0))
    # gum rolls and their trough between cheeks that hang from the guard's hoops
    for side in (-1, 1):
        outline = arc_points(x, z, drum + .09, 62, 43, 4) + arc_points(x, z, .98, 43, 62, 4)
        plate(outline, side * .465 - .015, .03, 'dark', bevel=.006)
    for angle, reach, radius, surface in ((57, .865, .055, 'copper'), (49.5, .9, .05, 'chrome')):
        turn = math.radians(angle)
        roller(x + math.cos(turn) * reach, -.46, .46, z + math.sin(turn) * reach, radius, surface)
    turn = math.radians(126)
    station('bottom opening and gluing drum', (x + math.cos(turn) * (drum + .01), -.1,
                                               z + math.sin(turn) * (drum + .01)))


def delivery(x0, x1, z):
    """Belt with flat bags that lie like tiles, then in a pile against a stop."""
    conveyor(x0, x1, -.34, .34, z, 'belt_green', .05)
    for i in range(9):
        flat_bag(x0 + .31 + i * .045, 0, z + .016 + i * .001, tilt=1.6)
    for i in range(26):
        flat_bag(x1 - .3 + (i % 3) * .004, (i % 2) * .006, z + .002 + i * .012, .52)
    block(x1 - .02, x1 + .005, -.26, .26, z - .08, z + .36, 'brand', .01)
    for side in (-1, 1):
        block(x1 - .54, x1 - .04, side * .21 - .006, side * .21 + .006, z - .02, z + .24, 'acrylic',
              0)
        for x in (x1 - .5, x1 - .08):
            block(x - .015, x + .015, side * .215, side * .33, z + .0, z + .04, 'aluminium', .004)
    station('delivery stack', (x1 - .16, -.1, z + .31))


@machine('square-bottom-paper-bag-making-machine', overall_length_m=9.2, azimuth=-38, elevation=22)
def square_bottom_paper_bag_machine():
    """Kraft reel, seam gluing, tube former, cut-off, bottom drum, stack of flat bags."""
    front = -HALF - .08
    unwind(-2.85, .74, .62)
    bed(-2.0, -1.26, 2 * HALF, TABLE, 'body', doors=1)
    bed(-1.24, .22, 2 * HALF, TABLE, 'brand', doors=2)
    bed(.24, .92, 2 * HALF, TABLE, 'body', doors=1)
    seam_gluing(-2.85, .74, .62)
    block(-1.24, .9, -.46, .46, TABLE - .012, PAPER - .004, 'steel', .004)
    tube_former(-1.0, .2)
    cut_off(.57)

    # the tube turns up round a roll on to the drum, and the bag round another one off it
    drum_x, drum_z, drum, roll = 1.92, 1.06, .76, .115
    reach = drum + .012 + roll
    turn = math.radians(-8)
    on, off = (drum_x - reach, PAPER + roll + .005), (drum_x + math.cos(turn) * reach,
                                         drum_z + math.sin(turn) * reach)
    low = off[1] - roll - .016
    web([(.195, PAPER), (.56, PAPER)], -NARROW / 2, NARROW / 2, 'kraft', .008)
    web([(.585, PAPER), (on[0], PAPER), *arc_points(*on, on[1] - PAPER, 275, 355, 8),
         *arc_points(drum_x, drum_z, drum + .002, 179, 167, 4)], -NARROW / 2, NARROW / 2, 'kraft',
        .008, 0)
    web([*arc_points(drum_x, drum_z, drum + .004, 1, -7, 3),
         *arc_points(*off, roll + .005, 176, 270, 8), (off[0] + .26, off[1] - roll - .005)],
        -NARROW / 2, NARROW / 2, 'kraft', .008, 0)
    drum_frame(drum_x, drum_z, (on, off))
    bottom_drum(drum_x, drum_z, drum)
    wheel_guard(drum_x, drum_z, .98)
    clear_cover([(drum_x + .87, drum_z + .22), (drum_x + 1.0, drum_z + .2),
                 (drum_x + 1.04, low + .1)], -HALF + .06, HALF - .06, bar=.013)
    delivery(2.93, 4.1, low)

    # operator side
    for x in (-.86, -.2):
        handwheel((x, front - .02, TABLE - .07), radius=.075)
    for x, y, z in ((-1.86, -HALF, TABLE - .1), (.32, -HALF, TABLE - .12),
                    (2.8, -HALF - .04, .62)):
        emergency_stop((x, y, z))
    touch_panel_post(3.3, front - .32, 1.2, -12)
    cabinet(-.9, .5, HALF + .35, HALF + .8, 1.65, doors=2)
    beacon(.35, HALF + .6, 1.65)
    front_edge((-3.47, -.6, 0), (4.1, -.6, 0))
