"""Stitching machines for corrugated boxes: hand-fed, and folding in line."""
import math

from kit import (air_cylinder, base_cabinet, beacon, belt, belt_row, block, cabinet, clear_cover,
                 cross_cylinder, cylinder, door, emergency_stop, foot, front_edge, guard_fence,
                 handwheel, light_curtain, machine, motor, plate, rating_plate, ring, roller_row,
                 rounded_polygon, stack, station, touch_panel, touch_panel_post, tube,
                 warning_plate, window, wrap_path)
from kit.parts_corrugated import slotted_panel
from kit.parts_folding import FoldStations
from kit.piles import sheet_pile


def wire_spool(x, y, z, base, radius=.24):
    """A big spool of stitching wire on a bracket that stands on z = base."""
    for side in (-1, 1):
        plate([(x - .1, base), (x - .03, z + .05), (x + .03, z + .05), (x + .1, base)],
              y + side * .13 - .012, .024, 'body', bevel=.006)
    block(x - .12, x + .12, y - .15, y + .15, base - .004, base + .02, 'dark', .006)
    cylinder((x, y - .17, z), (x, y + .17, z), .035, 'steel')
    ring((x, y - .09, z), (0, 1, 0), radius * .88, radius * .3, .18, 'copper')
    for start in (y - .106, y + .088):
        ring((x, start, z), (0, 1, 0), radius, radius * .86, .018, 'brand')
        ring((x, start, z), (0, 1, 0), radius * .36, .03, .018, 'brand')
        for spoke in range(5):
            angle = 2 * math.pi * spoke / 5 + .3
            tube([(x, start + .009, z), (x + radius * .9 * math.cos(angle), start + .009,
                                         z + radius * .9 * math.sin(angle))], .009, 'brand')


def stitching_head(x, y, top, bottom, scale=1.):
    """A stitching head: slide plate with gibs, crank cover, wire straightener and feed rolls,
    driver and bender down to bottom."""
    s = scale
    block(x - .04 * s, x + .07 * s, y - .12 * s, y + .12 * s, bottom + .15 * s, top, 'cast_iron',
          .012)
    for side in (-1, 1):
        block(x - .062 * s, x - .03 * s, y + side * .085 * s - .022 * s, y + side * .085 * s +
              .022 * s, bottom + .1 * s, top - .03, 'steel', .004)
    block(x - .056 * s, x - .02 * s, y - .055 * s, y + .055 * s, bottom + .04 * s, top - .1 * s,
          'steel', .005)
    for z in (bottom + .22 * s, top - .14 * s):
        cylinder((x - .05 * s, y, z), (x - .075 * s, y, z), .024 * s, 'dark')
    block(x - .03 * s, x + .03 * s, y - .028 * s, y + .028 * s, bottom, bottom + .1 * s, 'chrome',
          .003)
    for k in range(2):
        cylinder((x - .03 * s, y - .15 * s, bottom + (.2 + .075 * k) * s),
                 (x + .01 * s, y - .15 * s, bottom + (.2 + .075 * k) * s), .034 * s, 'brass')
    block(x, x + .03 * s, y - .19 * s, y - .1 * s, bottom + .13 * s, bottom + .34 * s, 'cast_iron',
          .008)
    for k in range(4):
        cylinder((x - .01 * s, y - .15 * s + (.012 if k % 2 else -.012) * s,
                  bottom + (.39 + .04 * k) * s),
                 (x + .02 * s, y - .15 * s + (.012 if k % 2 else -.012) * s,
                  bottom + (.39 + .04 * k) * s), .014 * s, 'steel')


# ---------------------------------------------------------------- semi-automatic stitcher

def stitcher_gantry(x0, x1, half, height):
    """Two box columns with a cross beam for the stitching head, spool and head servo on it."""
    for side in (-1, 1):
        block(x0, x1, side * half - .1, side * half + .1, .03, height - .1, 'body', .02)
        block(x0 - .06, x1 + .06, side * half - .15, side * half + .15, .003, .05, 'dark', .008)
        for x in (x0 - .03, x1 + .03):
            for y in (-.09, .09):
                cylinder((x, side * half + y, .04), (x, side * half + y, .066), .018, 'steel')
    door(x0 + .05, x1 - .05, .16, .66, -half - .1, 'brand', 'left', 'turn')
    door(x0 + .05, x1 - .05, .86, 1.26, -half - .1, 'body', 'left', 'turn', 'mesh')
    block(x0 - .02, x1 + .02, -half - .12, half + .12, height - .3, height, 'body', .025)
    block(x0 - .024, x1 + .024, -half - .124, half - .2, height - .13, height - .06, 'brand', .006)
    emergency_stop((x0 + .16, -half - .1, .76))
    warning_plate((x0 + x1) / 2, -half - .124, height - .21, .1)


def folded_blank(x, half, reach, z, arm_top):
    """A box blank round the arm: its two middle panels on the tables under the arm, the near outer
    panel resting on the arm, the far one leaning on the back rest."""
    length = .9
    block(x - length / 2, x + length / 2, -half, half, z, z + .007, 'kraft', .001)
    for at in (.27, .73):
        block(x + length * (at - .5) - .004, x + length * (at - .5) + .004, -half + .004,
              half - .004, z + .0065, z + .0078, 'kraft_dark', 0)
    rise = math.degrees(math.atan2(arm_top - z, half - .09))
    slotted_panel(length, reach, (x, -half, z + .004), rise, 1, thickness=.006)
    slotted_panel(length, reach, (x, half, z + .004), 76, 1, thickness=.006)


@machine('semi-automatic-box-stitching-machine-double-servo', overall_length_m=3.0, livery='red',
         azimuth=-36, elevation=20, lens=74)
def semi_automatic_box_stitching():
    """Tables either side of a cantilever arm, back gauge, gantry with the stitching head, servo
    pull belts, stack rack."""
    table, half, arm_top = .78, .98, .97
    # two cabinets carry the tables; between them the arm and the lower belts
    for y0, y1, doors in ((-half + .04, -.2, 3), (.2, half - .04, 2)):
        base_cabinet(-1.16, 1.3, y0, y1, table - .06, doors, head=.1)
        block(-1.2, .46, min(y0, y1) - .04, max(y0, y1) + .04, table - .07, table, 'light_grey',
              .008)
        for i in range(5):
            x = -1.06 + i * .33
            block(x - .018, x + .018, y0 + .03, y1 - .03, table - .002, table + .003, 'chrome', 0)
    # arm: box column at the feed end, tapering beam, clincher let into its top
    block(-1.66, -1.26, -.19, .19, .03, 1.0, 'body', .02)
    block(-1.74, -1.18, -.27, .27, .003, .05, 'dark', .008)
    for side in (-1, 1):
        plate([(-1.28, .05), (-1.28, .5), (-1.19, .05)], side * .15 - .012, .024, 'dark')
        block(-1.3, -1.14, side * .17 - .02, side * .17 + .02, .3, .5, 'dark', .006)
    door(-1.6, -1.32, .14, .6, -.19, 'brand', 'left', 'pull')
    rating_plate(-1.46, -.193, .78)
    plate(rounded_polygon([(-1.64, .99), (-1.64, 1.03), (-1.1, 1.03), (-.96, arm_top),
                           (.5, arm_top), (.62, .93), (.5, .895), (-.8, .84), (-1.16, .82),
                           (-1.3, .7), (-1.3, .99)], .03), -.075, .15, 'steel', bevel=.008)
    block(-1.4, -1.16, -.1, .1, .98, 1.05, 'cast_iron', .01)
    for x in (-1.36, -1.2):
        for y in (-.06, .06):
            cylinder((x, y, 1.045), (x, y, 1.07), .016, 'steel')
    block(-.2, 0, -.045, .045, arm_top - .01, arm_top + .004, 'chrome', .002)
    folded_blank(-.42, .64, .6, table + .004, arm_top)
    # back rest for the far panel
    for x in (-.82, -.02):
        tube([(x, .93, table), (x, .93, 1.22), (x, .825, 1.335)], .016, 'body', .08)
        cylinder((x, .93, table), (x, .93, table + .02), .035, 'dark')
    tube([(-.9, .825, 1.335), (.04, .825, 1.335)], .016, 'chrome')
    # back gauge: a bar on two sliding posts, two stops against the trailing edge
    for y in (-.86, .86):
        block(-1.14, -.9, y - .035, y + .035, table + .001, table + .03, 'aluminium', .004)
        block(-1.07, -.97, y - .03, y + .03, table + .02, table + .2, 'brand', .01)
        cylinder((-1.02, y - (.035 if y < 0 else -.035), table + .09),
                 (-1.02, y - (.075 if y < 0 else -.075), table + .09), .024, 'black')
    block(-1.05, -.99, -.9, -.1, table + .17, table + .23, 'brand', .01)
    block(-1.05, -.99, .1, .9, table + .17, table + .23, 'brand', .01)
    for y in (-.56, -.3, .3, .56):
        block(-1.03, -.875, y - .03, y + .03, table + .19, table + .215, 'aluminium', .004)
        block(-.89, -.873, y - .035, y + .035, table + .004, table + .215, 'accent', .003)
    # gantry with head, spool, servo
    stitcher_gantry(.04, .36, 1.14, 1.86)
    stitching_head(-.07, 0, 1.62, arm_top + .02, 1.12)
    block(-.02, .05, -.16, .16, 1.26, 1.74, 'dark', .01)
    cylinder((-.07, .1, 1.5), (-.07, .38, 1.5), .022, 'steel')
    block(-.14, .05, .36, .39, 1.42, 1.58, 'cast_iron', .006)
    motor((-.07, .39, 1.5), (0, 1, 0), .062, .24, 'dark')
    wire_spool(.2, -.3, 2.16, 1.858, .26)
    # the wire: off the spool, through an eye on the beam and down to the straightener
    tube([(.02, -.3, 1.84), (-.06, -.3, 1.89), (-.06, -.168, 1.89), (-.06, -.168, 1.84)], .007,
         'steel', .04)
    tube([(-.03, -.3, 2.12), (-.06, -.235, 1.89), (-.06, -.168, 1.8), (-.06, -.168, 1.56)], .0025,
         'copper', .05)
    for y in (-.3, .3):
        block(-.36, .03, y - .004, y + .004, 1.14, 1.6, 'acrylic', 0)
    clear_cover([(.02, 1.62), (-.34, 1.6), (-.38, 1.14)], -.31, .31, 'body', .013, 0)
    light_curtain(-.5, -.9, .9, table, 1.42, feet=True)
    window(-.46, .02, table + .01, 1.5, half - .05, 'yellow', 1)
    for x in (-.44, 0):
        block(x - .03, x + .03, half - .07, half + .02, table - .05, table + .02, 'dark', .005)
    # pull belts: driven below, pressed on from above under a cover
    belt_row(.52, 1.26, -.66, .66, 4, .1, table + .012, .045, 'belt_orange')
    block(.5, 1.28, -.2, .2, .4, table - .1, 'dark', .01)
    block(.42, 1.36, -.45, .45, table + .013, table + .027, 'kraft', .002)
    for y in (-.22, .22):
        belt(.56, 1.22, y, .1, table + .216, .09, 'belt_orange')
        block(.34, 1.26, y - .075, y - .058, table + .08, table + .28, 'brand', .008)
        air_cylinder((.46, y - .066, 1.5), (.72, y - .066, table + .27), .026, .4)
    block(.3, .5, -.3, .3, 1.44, 1.58, 'dark', .01)
    for y in (-.34, .34):
        block(.34, 1.3, y - .004, y + .004, table + .06, 1.2, 'acrylic', 0)
    clear_cover([(.36, 1.24), (1.02, 1.22), (1.32, 1.06), (1.34, table + .08)], -.36, .36, 'body',
                .013, 1)
    block(1.0, 1.24, -half - .02, -half + .08, table - .3, table - .06, 'body', .01)
    motor((1.12, -half - .02, table - .18), (0, -1, 0), .062, .22, 'dark')
    # stack rack: roller table with stops, boxes lying flat
    for y in (-.56, .56):
        block(1.4, 2.24, y - .025, y + .025, .42, .5, 'body', .008)
        for x in (1.46, 2.16):
            block(x - .03, x + .03, y - .03, y + .03, .05, .43, 'body', .008)
            foot(x, y, .05)
    roller_row(1.46, 2.16, -.55, .55, .5, .024, 8)
    for y in (-.3, .3):
        block(2.2, 2.24, y - .03, y + .03, .44, 1.02, 'aluminium', .006)
    block(2.2, 2.24, -.5, .5, .94, 1.0, 'aluminium', .006)
    sheet_pile(1.74, 0, .502, .86, .92, .25, 'kraft', .006)
    cabinet(.56, 1.3, 1.24, 1.6, 1.5, doors=1)
    touch_panel_post(1.7, -1.0, 1.16)
    block(-.5, -.24, -1.5, -1.34, .003, .055, 'yellow', .015)
    block(-.47, -.27, -1.47, -1.36, .05, .068, 'rubber', .006)
    tube([(-.37, -1.35, .03), (-.37, -1.2, .014), (-.1, -1.1, .014), (.06, -1.13, .03)], .012,
         'black', .1)
    beacon(.2, .9, 1.86)
    station('folding table', (-.8, -.84, table))
    station('back gauge', (-1.02, -.5, table + .23))
    station('stitching head over arm', (-.07, -.203, 1.26))
    station('pull belts', (1.047, -.645, .792))
    station('stack rack', (1.9, -.47, .68))
    front_edge((-1.66, -half, 0), (2.24, -half, 0))


# ---------------------------------------------------------------- folding stitcher

@machine('automatic-folding-stitching-machine', overall_length_m=17.0, livery='red', azimuth=-40,
         elevation=20, lens=76)
def automatic_folding_stitching():
    """Suction feeder, long folding beams over belts, squaring, stitching bridge behind a fence,
    counter tower."""
    table, half = .92, 1.12
    # suction feeder
    base_cabinet(-4.5, -3.42, -half, half, table - .08, 3, head=.1)
    belt_row(-4.36, -3.5, -.92, .92, 8, .11, table, .05, 'belt_dark')
    stack(-3.98, 0, table + .002, .88, 1.9, .42, 'kraft', .012, .005, 'kraft_dark')
    for y in (-1.04, 1.0):
        plate(rounded_polygon([(-4.4, table - .04), (-4.4, table + .3), (-4.2, table + .56),
                               (-3.46, table + .56), (-3.46, table - .04)], .06), y, .04, 'body')
        block(-4.2, -3.5, y - .006, y + .046, table + .44, table + .5, 'brand', .006)
    cross_cylinder(-3.5, -1.06, 1.06, table + .48, .04, 'steel')
    for y in (-.7, -.25, .25, .7):
        block(-3.53, -3.49, y - .06, y + .06, table + .04, table + .6, 'aluminium', .008)
        handwheel((-3.51, y, table + .64), (0, 0, 1), .06)
    station('suction feeder', (-4.35, -.695, 1.34))
    # folding section: open frames, lower beam with belt, two long upper beams
    for x0, x1 in ((-3.36, -1.5), (-1.46, .46)):
        for y in (-half, half - .06):
            plate(rounded_polygon([(x0, .1), (x0, .62), (x1, .62), (x1, .1), (x1 - .2, .1),
                                   (x1 - .3, .36), (x0 + .3, .36), (x0 + .2, .1)], .05), y, .06,
                  'body', bevel=.01)
            for x in (x0 + .1, x1 - .1):
                foot(x, y + .03, .08)
        block(x0 + .32, x1 - .32, -half - .014, -half + .01, .42, .57, 'brand', .008)
        for x in (x0 + .14, x1 - .14):
            block(x - .05, x + .05, -half + .02, half - .02, .5, .6, 'dark', .01)
    block(-3.34, .48, -.16, .16, .58, .78, 'body', .015)
    belt(-3.3, .46, 0, .2, table - .012, .05, 'belt_orange')
    for y in (-.4, .4):
        block(-3.34, .48, y - .04, y + .04, .58, .8, 'dark', .01)
        belt(-3.3, .46, y, .09, table - .012, .045, 'belt_orange')
    stations = (-3.0, -2.26, -1.52, -.78, -.04)
    fold = FoldStations(stations, (0, 45, 90, 135, 178), .56, .46, .44, table + .002)
    for x in stations:
        fold.blank(x)
    # pressing beams end where the panels come over
    for y in (-.3, .3):
        block(-3.3, -1.36, y - .045, y + .045, table + .6, table + .76, 'brand', .015)
        for i in range(7):
            x = -3.2 + .29 * i
            cylinder((x, y, table + .07), (x, y, table + .61), .012, 'chrome')
            cross_cylinder(x, y - .022, y + .022, table + .053, .04, 'rubber')
    for x in (-3.32, -1.48, .44):
        for y in (-half + .03, half - .03):
            block(x - .06, x + .06, y - .06, y + .06, .6, 1.94, 'body', .015)
        block(x - .07, x + .07, -half - .04, half + .04, 1.84, 2.0, 'body', .02)
        for y in (-.3, .3):
            if x < 0:
                block(x - .04, x + .04, y - .04, y + .04, table + .74, 1.86, 'dark', .008)
    # rods under the outer panels, on posts that stand on the frames between two blanks
    for side in (-1, 1):
        for reach in (.14, .32):
            fold.rod(side, reach, -3.2, .2)
        for before, after in zip(stations, stations[1:]):
            fold.stand((before + after) / 2, side, (.14, .32), half - .03, .61)
    # hinged guards along both sides
    for x0, x1 in ((-3.24, -2.4), (-2.38, -1.56), (-1.4, -.52), (-.5, .36)):
        for y in (-half - .02, half - .01):
            window(x0, x1, .66, 1.66, y)
    for y0, y1 in ((-half - .02, -half + .05), (half - .05, half + .02)):
        for x in (-2.39, -.51):
            block(x - .03, x + .03, y0, y1, .6, 1.68, 'body', .008)
        block(-3.26, .4, y0 - .01, y1, 1.66, 1.72, 'brand', .008)
    station('folding belts', (-1.8, -.34, table + .7))
    # squaring
    base_cabinet(.52, 1.24, -half + .1, half - .1, table - .06, 1, head=.12)
    belt_row(.56, 1.3, -.4, .4, 3, .12, table - .01, .05, 'belt_orange')
    sheet_pile(.89, 0, table - .01, .54, .93, .036, 'kraft', .006)
    for side in (-1, 1):
        block(.6, 1.18, side * .5 - .02, side * .5 + .02, table - .02, table + .2, 'chrome', .008)
        for x in (.74, 1.04):
            air_cylinder((x, side * .98, table + .1), (x, side * .52, table + .1), .045, .35)
        block(.62, 1.16, side * .94 - .05, side * .94 + .05, table - .08, table + .18, 'brand', .01)
    block(.56, .62, -.5, .5, table + .3, table + .42, 'dark', .01)
    for y in (-.96, .96):
        block(.54, .64, y - .05, y + .05, table - .08, table + .42, 'body', .01)
    block(.55, .63, -.98, .98, table + .36, table + .44, 'body', .01)
    station('squaring', (.68, -.51, table + .19))
    # stitching bridge with two wire spools
    bridge_top = 2.42
    for y in (-1.24, 1.24):
        block(1.44, 2.28, y - .13, y + .13, .06, bridge_top - .3, 'body', .03)
        block(1.436, 2.284, y - .134, y + .134, .3, .6, 'brand', .008)
        block(1.4, 2.32, y - .18, y + .18, .003, .09, 'dark', .012)
    block(1.4, 2.32, -1.4, 1.4, 1.86, bridge_top, 'body', .04)
    block(1.394, 2.326, -1.406, 1.2, 2.04, 2.22, 'brand', .008)
    block(1.391, 2.329, -1.409, 1.2, 1.99, 2.022, 'accent', .003)
    for x in (1.66, 2.06):
        stitching_head(x, 0, 1.88, table + .12, 1.35)
    for x, y in ((1.62, -.74), (2.08, .1)):
        wire_spool(x, y, bridge_top + .36, bridge_top, .34)
    # each wire runs off its spool over a pulley at the roof's edge, down the bridge's face through
    # an eye below its edge and into the straightener of its head
    for y in (-.34, -.14):
        block(1.385, 1.41, y - .012, y + .012, 1.75, 1.95, 'aluminium', .004)
    block(1.345, 1.415, -.36, -.12, 1.745, 1.765, 'aluminium', .004)
    for x, y, head, eye_y in ((1.62, -.74, 2.06, -.29), (2.08, .1, 1.66, -.19)):
        pulley_x, pulley_z = 1.42, bridge_top + .14
        for side in (-.035, .035):
            block(pulley_x - .02, pulley_x + .02, y + side - .006, y + side + .006,
                  bridge_top - .01, pulley_z + .02, 'dark', .003)
        block(pulley_x - .04, pulley_x + .04, y - .06, y + .06, bridge_top - .002, bridge_top + .014,
              'dark', .004)
        cylinder((pulley_x, y - .045, pulley_z), (pulley_x, y + .045, pulley_z), .012, 'steel')
        ring((pulley_x, y - .016, pulley_z), (0, 1, 0), .055, .012, .032, 'black')
        off_spool = wrap_path([(x, bridge_top + .36, .302, 1), (pulley_x, pulley_z, .058, 1),
                               (1.362, bridge_top, 0, 0)], 0, 0, step=8)
        tube([*((wire_x, y, wire_z) for wire_x, wire_z in off_spool), (1.362, eye_y, 1.79),
              (1.362, eye_y, 1.735), (head - .022, -.2, 1.73), (head - .022, -.2, 1.57)], .006,
             'copper', .02)
        ring((1.362, eye_y, 1.738), (0, 0, 1), .03, .008, .036, 'brass')
    block(1.34, 2.4, -.2, .2, .2, table - .07, 'dark', .012)
    belt(1.32, 2.46, -.36, .14, table - .01, .05, 'belt_orange')
    belt(1.32, 2.46, .36, .14, table - .01, .05, 'belt_orange')
    block(1.36, 2.42, -.5, .5, table - .2, table - .11, 'dark', .01)
    sheet_pile(1.85, 0, table - .01, .56, .93, .036, 'kraft', .006)
    # the fence closes the way to the heads from the folding section to the counter ejector
    for side in (-1, 1):
        guard_fence([(.5, side * 1.2), (.5, side * 1.62), (1.46, side * 1.62), (2.4, side * 1.62),
                     (3.3, side * 1.62), (3.3, side * .95)], 1.42)
    station('stitching bridge', (1.86, -1.406, 2.13))
    # counter ejector tower
    base_cabinet(2.5, 3.3, -.7, .7, table - .06, 2, head=.1)
    belt_row(2.52, 3.3, -.36, .36, 3, .12, table - .01, .05, 'belt_orange')
    sheet_pile(2.9, 0, table - .01, .56, .93, .036, 'kraft', .006)
    base_cabinet(3.34, 4.3, -.84, .84, .62, 2, head=.1)
    for x in (3.36, 4.18):
        for y in (-.84, .72):
            block(x, x + .12, y, y + .12, .58, 2.5, 'body', .012)
    block(3.32, 4.34, -.88, .88, 2.1, 2.6, 'body', .03)
    block(3.316, 4.344, -.886, .7, 2.26, 2.44, 'brand', .008)
    window(3.5, 4.16, 1.52, 2.1, -.85, 'aluminium', 1)
    stack(3.83, 0, .62, .58, .93, .62, 'kraft', .012, .005, 'kraft_dark')
    block(3.56, 4.1, -.36, .36, 1.62, 1.68, 'dark', .01)
    for y in (-.24, .24):
        cylinder((3.83, y, 1.66), (3.83, y, 2.12), .035, 'chrome')
    touch_panel(3.44, -.93, 1.36, .34, .28)
    # bundle table
    block(4.34, 5.1, -.62, .62, .44, .52, 'body', .01)
    for x in (4.44, 5.02):
        for y in (-.54, .54):
            block(x - .04, x + .04, y - .04, y + .04, .06, .46, 'dark', .008)
            foot(x, y, .05)
    roller_row(4.4, 5.06, -.58, .58, .585, .035, 8)
    stack(4.76, 0, .586, .56, .93, .3, 'kraft', .012, .005, 'kraft_dark')
    station('counter ejector', (3.83, -.886, 2.35))
    for x in (-4.3, -1.6):
        emergency_stop((x, -half - .016, .5 if x > -3 else table - .13), scale=.9)
    emergency_stop((3.42, -.842, 1.02))
    cabinet(-2.4, -1.3, half + .4, half + .8, 1.75)
    beacon(3.83, .3, 2.6)
    front_edge((-4.5, -half, 0), (5.1, -half, 0))
