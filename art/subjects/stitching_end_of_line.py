"""Stitching, strapping and other end-of-line machines."""
import math

from kit import (air_cylinder, base_cabinet, beacon, belt, belt_row, block, box, c_frame,
                 cabinet, cross_cylinder, cylinder, emergency_stop, flap, foot, front_edge, group,
                 guard_fence, handwheel, machine, motor, place, plate, ring,
                 roller_row, rounded_polygon, rounded_rectangle, stack, station, strip,
                 touch_panel, touch_panel_post, tube, window)


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
    """A stitching head: cast body, wire feed rolls, driver and clincher nose down to bottom."""
    s = scale
    block(x - .11 * s, x + .11 * s, y - .1 * s, y + .1 * s, bottom + .16 * s, top, 'cast_iron', .02)
    block(x - .06 * s, x + .06 * s, y - .06 * s, y + .06 * s, bottom + .06 * s, bottom + .18 * s,
          'steel', .008)
    block(x - .035 * s, x + .035 * s, y - .045 * s, y + .045 * s, bottom, bottom + .08 * s,
          'chrome', .006)
    for k in range(2):
        cross_cylinder(x + (k - .5) * .1 * s, y - .13 * s, y - .095 * s, bottom + .3 * s, .045 * s,
                       'brass')
    block(x - .09 * s, x + .09 * s, y - .108 * s, y - .09 * s, top - .12 * s, top - .06 * s,
          'accent', .004)


# ---------------------------------------------------------------- semi-automatic stitcher

WING_SLOPE = 11


def wing_table(x0, x1, side, hinge_y, hinge_z, reach):
    """A wide side table falling away from the arm, with slide bars, edge rail and legs."""
    drop = math.radians(WING_SLOPE)
    with group() as wing:
        block(x0, x1, 0, side * reach, -.035, 0, 'body', .008)
        for i in range(6):
            x = x0 + .08 + (x1 - x0 - .16) * i / 5
            block(x - .02, x + .02, side * .02, side * (reach - .06), -.002, .006, 'chrome', .002)
        block(x0 - .002, x1 + .002, side * (reach - .05), side * (reach + .01), -.06, -.002,
              'brand', .008)
    place(wing, (0, side * hinge_y, hinge_z), (-side * WING_SLOPE, 0, 0))
    for share in (.3, .9):
        y = side * (hinge_y + reach * share * math.cos(drop))
        z = hinge_z - reach * share * math.sin(drop)
        for x in (x0 + .1, x1 - .1):
            block(x - .035, x + .035, y - .035, y + .035, .06, z - .02, 'dark', .008)
            foot(x, y, .05)
        block(x0 + .1, x1 - .1, y - .02, y + .02, .2, .25, 'dark', .006)


def half_folded_box(x0, x1, hinge_y, hinge_z, half, over, raised):
    """A kraft blank on the wing tables: its near panel folded over onto the arm, its far panel on
    the way.  half is the distance of the creases from the arm's middle."""
    drop = math.radians(WING_SLOPE)
    thick, cuts = .016, ((0, .26), (.268, .732), (.74, 1))
    fall = (half - hinge_y) * math.tan(drop)
    crease_z = hinge_z - fall + .016
    length = (half - hinge_y) / math.cos(drop)
    for side in (-1, 1):
        with group() as lower:
            block(x0, x1, 0, side * length, .008, .008 + thick, 'kraft', .003)
        place(lower, (0, side * hinge_y, hinge_z), (-side * WING_SLOPE, 0, 0))
    block(x0, x1, -hinge_y - .003, hinge_y + .003, hinge_z + .006, hinge_z + .021, 'kraft', .003)
    for start, end in cuts:
        a, b = x0 + (x1 - x0) * start, x0 + (x1 - x0) * end
        middle = (a + b) / 2
        flap(b - a, over[1], (middle, -half, crease_z + .008), '+y', over[0], 'kraft', thick, 1)
        flap(b - a, raised[1], (middle, half, crease_z + .008), '+y', raised[0], 'kraft', thick, 1)


@machine('semi-automatic-box-stitching-machine-double-servo', overall_length_m=3.0, azimuth=-34,
         elevation=21, lens=72)
def semi_automatic_box_stitching():
    """Folding tables on both sides of a long arm, back gauge, stitching head in a C-frame, pull
    belts, stack rack."""
    wing_z = .74
    # arm on its pedestal, free at the delivery end
    block(-1.62, -1.3, -.17, .17, .06, .72, 'body', .02)
    block(-1.624, -1.296, -.174, .174, .3, .5, 'brand', .006)
    block(-1.68, -1.24, -.24, .24, .003, .09, 'dark', .015)
    block(-1.6, -1.32, -.13, .13, .7, .98, 'body', .02)
    plate(rounded_polygon([(-1.5, .8), (-1.5, .94), (1.2, .94), (1.28, .9), (1.2, .87), (.7, .82)],
                          .02), -.085, .17, 'steel', bevel=.008)
    block(.06, .5, -.06, .06, .936, .952, 'chrome', .004)
    # wings with the half-folded box
    wing_table(-1.24, .2, -1, .13, wing_z, 1.14)
    wing_table(-1.24, .2, 1, .13, wing_z, 1.14)
    half_folded_box(-.86, .12, .13, wing_z, .66, (23, .66), (118, .56))
    # back gauge across the arm
    block(-1.16, -1.1, -.52, .52, 1.06, 1.13, 'brand', .01)
    block(-1.2, -1.06, -.09, .09, .935, 1.07, 'dark', .01)
    for y in (-.44, .44):
        block(-1.15, -1.11, y - .03, y + .03, .82, 1.08, 'accent', .008)
    handwheel((-1.13, -.58, 1.095), (0, -1, 0), .07)
    # C-frame and stitching head
    c_frame(.42, .82, -.34, 1.12, 1.78, .62, .62, .7, 'body')
    block(.414, .826, -.346, 1.0, 1.44, 1.6, 'brand', .008)
    block(.36, .88, -.3, 1.16, .003, .1, 'dark', .015)
    stitching_head(.3, 0, 1.56, .955, 1.15)
    block(.36, .44, -.1, .1, 1.2, 1.52, 'dark', .012)
    wire_spool(.6, -.1, 2.06, 1.776, .27)
    tube([(.38, -.1, 2.1), (.28, -.06, 1.86), (.28, -.02, 1.54)], .009, 'copper', .12)
    motor((.62, .72, 1.77), (0, 0, 1), .12, .32, 'grey')
    # pull belts over and under the arm
    block(.8, 1.24, -.2, .2, 1.24, 1.34, 'dark', .012)
    for y in (-.13, .13):
        belt(.9, 1.2, y, .08, 1.16, .1, 'belt_orange')
        block(1.0, 1.1, y - .052, y - .04, 1.04, 1.28, 'aluminium', .004)
        belt(.9, 1.24, y * 1.6, .08, .8, .07, 'belt_orange')
        block(.94, 1.2, y * 1.6 - .02, y * 1.6 + .02, .1, .72, 'dark', .008)
    block(.9, 1.26, -.3, .3, .06, .14, 'dark', .01)
    motor((1.06, -.5, .72), (0, 1, 0), .085, .22, 'brand')
    # stack rack with stitched boxes lying flat
    for y in (-.5, .5):
        tube([(1.34, y, .03), (1.34, y, .4), (2.16, y, .4), (2.16, y, 1.22)], .026, 'body', .06)
        tube([(2.1, y, .03), (2.1, y, .41)], .026, 'body')
        for x in (1.34, 2.1):
            cylinder((x, y, .002), (x, y, .03), .045, 'dark')
    for x in (1.42, 1.7, 2.0):
        cross_cylinder(x, -.52, .52, .42, .022, 'chrome')
    for z in (.8, 1.2):
        cross_cylinder(2.16, -.5, .5, z, .022, 'body')
    stack(1.72, 0, .445, .72, .96, .36, 'kraft', .026, .01, 'kraft_dark')
    touch_panel_post(1.1, -1.02, 1.14)
    emergency_stop((.62, -.346, 1.34))
    block(-.2, .06, -1.5, -1.34, .003, .06, 'yellow', .015)
    block(-.17, .03, -1.47, -1.36, .055, .075, 'rubber', .006)
    tube([(-.07, -1.34, .03), (-.07, -.6, .02), (.5, -.3, .03)], .014, 'black', .1)
    beacon(.62, .98, 1.77)
    station('folding table', (-1.05, -.75, wing_z - .1))
    station('back gauge', (-1.13, -.3, 1.13))
    station('stitching head over arm', (.3, -.13, 1.35))
    station('pull belts', (1.05, -.18, 1.17))
    station('stack rack', (1.98, -.25, .81))
    front_edge((-1.6, -1.25, 0), (2.16, -1.25, 0))


# ---------------------------------------------------------------- folding stitcher

def folding_blank(x, z, near, far, half=.46, panel=.5, length=.92):
    """A slotted kraft blank on the folding belts with its two panels raised by these angles."""
    cuts = ((0, .24), (.25, .75), (.76, 1))
    for start, end in cuts:
        a, b = x + length * (start - .5), x + length * (end - .5)
        block(a, b, -half - .004, half + .004, z, z + .018, 'kraft', .003)
        middle = (a + b) / 2
        flap(b - a, panel, (middle, -half, z + .01), '-y', near, 'kraft', .018, 1)
        flap(b - a, panel, (middle, half, z + .01), '+y', far, 'kraft', .018, 1)


@machine('automatic-folding-stitching-machine', overall_length_m=17.0, azimuth=-40, elevation=20,
         lens=76)
def automatic_folding_stitching():
    """Suction feeder, long folding beams over belts, squaring, stitching bridge behind a fence,
    counter tower."""
    table, half = .92, 1.12
    # suction feeder
    base_cabinet(-4.5, -3.42, -half, half, table - .08, 3, head=.1)
    belt_row(-4.36, -3.5, -.92, .92, 8, .11, table, .05, 'belt_dark')
    stack(-3.98, 0, table + .01, .88, 1.9, .42, 'kraft', .021, .005, 'kraft_dark')
    for y in (-1.04, 1.0):
        plate(rounded_polygon([(-4.4, table - .04), (-4.4, table + .3), (-4.2, table + .56),
                               (-3.46, table + .56), (-3.46, table - .04)], .06), y, .04, 'body')
        block(-4.2, -3.5, y - .006, y + .046, table + .44, table + .5, 'brand', .006)
    cross_cylinder(-3.5, -1.06, 1.06, table + .48, .04, 'steel')
    for y in (-.7, -.25, .25, .7):
        block(-3.53, -3.49, y - .06, y + .06, table + .04, table + .6, 'aluminium', .008)
        handwheel((-3.51, y, table + .64), (0, 0, 1), .06)
    station('suction feeder', (-4.1, -.95, table + .3))
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
    for x, angle in ((-2.78, 8), (-1.72, 62), (-.62, 128)):
        folding_blank(x, table, angle, angle)
    folding_blank(.2, table, 171, 168, length=.5)
    for y in (-.3, .3):
        block(-3.3, .46, y - .045, y + .045, table + .6, table + .76, 'brand', .015)
        for i in range(12):
            x = -3.2 + .315 * i
            cylinder((x, y, table + .1), (x, y, table + .61), .012, 'chrome')
            cross_cylinder(x, y - .022, y + .022, table + .06, .04, 'rubber')
    for x in (-3.32, -1.48, .44):
        for y in (-half + .03, half - .03):
            block(x - .06, x + .06, y - .06, y + .06, .6, 1.94, 'body', .015)
        block(x - .07, x + .07, -half - .04, half + .04, 1.84, 2.0, 'body', .02)
        for y in (-.3, .3):
            block(x - .04, x + .04, y - .04, y + .04, table + .74, 1.86, 'dark', .008)
    for side in (-1, 1):
        tube([(-3.32, side * (half - .06), table + .05), (-2., side * .92, table + .34),
              (-1.2, side * .7, table + .5), (-.3, side * .3, table + .36),
              (.3, side * .12, table + .12)], .024, 'chrome', .3)
        for x, y, z in ((-2., .92, table + .34), (-1.2, .7, table + .5)):
            tube([(x, side * y, z), (x, side * (half - .04), z), (x, side * (half - .04), .6)], .02,
                 'dark', .05)
    station('folding belts', (-1.8, -.3, table + .76))
    # squaring
    base_cabinet(.52, 1.24, -half + .1, half - .1, table - .06, 1, head=.12)
    belt_row(.56, 1.3, -.4, .4, 3, .12, table - .01, .05, 'belt_orange')
    block(.62, 1.16, -.47, .47, table, table + .05, 'kraft', .004)
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
    for x, y in ((1.62, -.74), (2.08, .1)):
        tube([(x - .25, y, bridge_top + .45), (1.36, y * .5, bridge_top + .2),
              (1.37, 0, 1.9), (1.5, -.05, 1.6)], .012, 'copper', .15)
    block(1.34, 2.4, -.2, .2, .2, table - .07, 'dark', .012)
    belt(1.32, 2.46, -.36, .14, table - .01, .05, 'belt_orange')
    belt(1.32, 2.46, .36, .14, table - .01, .05, 'belt_orange')
    block(1.36, 2.42, -.5, .5, table - .2, table - .11, 'dark', .01)
    block(1.4, 2.3, -.47, .47, table, table + .05, 'kraft', .004)
    guard_fence([(.62, -1.62), (1.5, -1.62), (2.44, -1.62)], 1.42)
    guard_fence([(2.44, -1.62), (2.44, -.98)], 1.42)
    station('stitching bridge', (1.86, -1.406, 2.13))
    # counter ejector tower
    base_cabinet(2.5, 3.3, -.7, .7, table - .06, 2, head=.1)
    belt_row(2.52, 3.3, -.36, .36, 3, .12, table - .01, .05, 'belt_orange')
    block(2.6, 3.2, -.47, .47, table, table + .05, 'kraft', .004)
    base_cabinet(3.34, 4.3, -.84, .84, .62, 2, head=.1)
    for x in (3.36, 4.18):
        for y in (-.84, .72):
            block(x, x + .12, y, y + .12, .58, 2.5, 'body', .012)
    block(3.32, 4.34, -.88, .88, 2.1, 2.6, 'body', .03)
    block(3.316, 4.344, -.886, .7, 2.26, 2.44, 'brand', .008)
    window(3.5, 4.16, 1.52, 2.1, -.85, 'aluminium', 1)
    stack(3.83, 0, .64, .62, .94, .62, 'kraft', .04, .006, 'kraft_dark')
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
    stack(4.76, 0, .588, .56, .94, .3, 'kraft', .04, .006, 'kraft_dark')
    station('counter ejector', (3.83, -.886, 2.35))
    for x in (-4.3, -1.6):
        emergency_stop((x, -half - .016, .5 if x > -3 else table - .13), scale=.9)
    emergency_stop((3.42, -.842, 1.02))
    cabinet(-2.4, -1.3, half + .4, half + .8, 1.75)
    beacon(3.83, .3, 2.6)
    front_edge((-4.5, -half, 0), (5.1, -half, 0))


# ---------------------------------------------------------------- strapping

def castor(x, y, z):
    """A braked castor under a frame at height z."""
    block(x - .045, x + .045, y - .04, y + .04, z - .02, z + .004, 'steel', .004)
    for side in (-1, 1):
        block(x - .03, x + .03, y + side * .034 - .006, y + side * .034 + .006, .05, z - .01,
              'steel', .004)
    cross_cylinder(x, y - .026, y + .026, .062, .06, 'rubber')
    cross_cylinder(x, y - .03, y + .03, .062, .026, 'light_grey')
    block(x + .02, x + .11, y - .03, y + .03, .12, .14, 'red', .006)


def bundle(x, y, z, straps=(), layers=9, length=.46, width=.62):
    """A pile of flat brown boxes with straps (x offsets) tied round it."""
    top = stack(x, y, z, length, width, layers * .036, 'kraft', .036, .004, 'kraft_dark')
    for offset in straps:
        a, t = x + offset, .008
        block(a - .022, a + .022, y - width / 2 - t - .006, y + width / 2 + t + .006, top - .002,
              top + t, 'yellow', .002)
        for side in (-1, 1):
            edge = y + side * (width / 2 + .008)
            block(a - .022, a + .022, edge - t / 2, edge + t / 2, z, top + .002, 'yellow', .002)
    return top


@machine('automatic-bundle-strapping-machine', overall_length_m=1.7, azimuth=-40, elevation=18,
         lens=72)
def automatic_bundle_strapping():
    """A roller table with a wide square arch, strap reel at the side, sealing head below, four
    castors."""
    table, half = .8, .5
    # table on castors
    for x in (-.82, .82):
        for y in (-half + .04, half - .04):
            block(x - .04, x + .04, y - .04, y + .04, .14, table - .08, 'body', .01)
            castor(x, y, .15)
    for y in (-half + .04, half - .04):
        block(-.86, .86, y - .045, y + .045, .15, .24, 'dark', .01)
    block(-.86, .86, -half, -half + .05, table - .17, table - .02, 'body', .012)
    block(-.86, .86, half - .05, half, table - .17, table - .02, 'body', .012)
    block(-.868, .868, -half - .008, -half + .02, table - .13, table - .075, 'brand', .004)
    for x in (-.86, .81):
        block(x, x + .05, -half + .02, half - .02, table - .16, table - .05, 'body', .012)
    for x0, x1, count in ((-.78, -.2, 7), (.2, .78, 7)):
        roller_row(x0, x1, -half + .05, half - .05, table + .012, .034, count)
    block(-.16, .16, -half + .04, half - .04, table - .08, table - .004, 'steel', .006)
    block(-.02, .02, -half + .06, half - .06, table - .006, table + .0, 'dark', .001)
    # housing under the table with the sealing head behind an opening
    opening = rounded_rectangle(-.3, .34, .12, table - .24, .03)
    plate(rounded_rectangle(-.42, .18, .36, table - .1, .03), -half + .03, .03, 'body', [opening],
          .008)
    block(-.42, -.39, -half + .05, half - .05, .182, table - .1, 'body', .008)
    block(.33, .36, -half + .05, half - .05, .182, table - .1, 'body', .008)
    block(-.4, .34, half - .1, half - .06, .184, table - .1, 'light_grey', .006)
    block(-.4, .34, -half + .06, half - .07, .19, .22, 'dark', .006)
    block(-.2, .02, -half + .12, .1, table - .3, table - .06, 'accent', .015)
    for x in (-.2, -.02):
        cross_cylinder(x, -half + .08, -half + .2, table - .36, .065, 'brass')
    cross_cylinder(-.11, -half + .07, -half + .2, table - .25, .04, 'chrome')
    motor((-.1, -half + .22, .33), (0, 1, 0), .09, .24, 'grey')
    # arch
    outer, inner, thick = .69, .54, .1
    bottom, top, clear = table - .2, table + 1.02, table + .86
    outline = rounded_polygon([(-outer, bottom), (-outer, top), (outer, top), (outer, bottom),
                               (inner, bottom), (inner, clear), (-inner, clear), (-inner, bottom)],
                              .05)
    plate(outline, -thick, 2 * thick, 'body', bevel=.015, plane='yz')
    groove = rounded_polygon([(-inner - .045, bottom + .01), (-inner - .045, clear + .045),
                              (inner + .045, clear + .045), (inner + .045, bottom + .01),
                              (inner + .012, bottom + .01), (inner + .012, clear + .012),
                              (-inner - .012, clear + .012), (-inner - .012, bottom + .01)], .04)
    plate(groove, -thick - .008, .012, 'brand', bevel=.002, plane='yz')
    for side in (-1, 1):
        y = side * (outer + inner) / 2
        block(-thick - .02, thick + .02, y - .09, y + .09, bottom - .02, bottom + .12, 'dark', .01)
        block(-.06, .06, min(y, side * (half - .06)), max(y, side * (half - .06)), bottom - .015,
              bottom + .06, 'dark', .008)
    block(-thick - .004, thick + .004, -outer - .004, outer - .1, top - .1, top - .045, 'accent',
          .004)
    for z in (table + .2, table + .6):
        for y in (-outer + .02, outer - .02):
            block(-thick - .014, -thick + .002, y + (.0 if y < 0 else -.06),
                  y + (.06 if y < 0 else .0), z, z + .1, 'aluminium', .003)
    # bundle in the arch, a tied one leaving
    bundle(-.06, 0, table + .014, (.06,))
    bundle(.56, 0, table + .014, (-.12, .12))
    # strap reel at the side, its strap running up to the arch
    reel_x, reel_z, front = .56, .46, -half
    block(reel_x - .05, reel_x + .05, front - .02, front + .06, .2, table - .1, 'dark', .01)
    cylinder((reel_x, front - .24, reel_z), (reel_x, front + .04, reel_z), .03, 'steel')
    ring((reel_x, front - .2, reel_z), (0, 1, 0), .28, .1, .13, 'yellow')
    for r in (.14, .18, .22, .255):
        ring((reel_x, front - .203, reel_z), (0, 1, 0), r + .004, r, .004, 'accent')
    ring((reel_x, front - .212, reel_z), (0, 1, 0), .11, .032, .156, 'dark')
    for spoke in range(6):
        angle = math.pi * spoke / 3
        tube([(reel_x, front - .215, reel_z), (reel_x + .27 * math.cos(angle), front - .215,
              reel_z + .27 * math.sin(angle))], .009, 'steel')
    strip([(reel_x - .1, front - .135, reel_z + .266), (.2, front - .135, table - .08),
           (.1, front - .12, table - .05)], .04, 'yellow', .006)
    # keypad on the table edge
    with group() as keypad:
        block(-.15, .15, -.03, .03, 0, .19, 'dark', .012)
        block(-.115, .115, -.036, -.02, .11, .165, 'belt_green', .003)
        for i in range(4):
            cylinder((-.1 + .067 * i, -.025, .055), (-.1 + .067 * i, -.046, .055), .022,
                     ('green', 'light_grey', 'light_grey', 'accent')[i])
    place(keypad, (-.58, -half - .08, table - .16), (-24, 0, 0))
    block(-.64, -.52, -half - .08, -half + .01, table - .13, table - .07, 'dark', .006)
    emergency_stop((-.79, -half - .008, table - .1), scale=.8)
    beacon(0, .45, top)
    station('roller table in', (-.55, -.2, table + .012))
    station('arch with strap', (-thick, -.3, table + .94))
    station('sealing head under table', (-.15, -half + .08, table - .3))
    station('roller table out', (.8, -.35, table + .012))
    front_edge((-.86, -half, 0), (.86, -half, 0))
