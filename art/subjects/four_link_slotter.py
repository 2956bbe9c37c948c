"""The four-link slotter: slots and glue flap of corrugated boxes, without a printer slotter."""
import math

from kit import (block, button_panel, clear_cover, cone, cylinder, emergency_stop, flywheel, foot,
                 front_edge, group, machine, mesh_panel, motor, place, plate, rounded_polygon,
                 station, tube, warning_plate, window)
from kit.parts_corrugated import dial_wheel


def slotting_head(x, y, beam_z, shaft_z, die_z, corner=False):
    """One head below the beam: guide body, eccentric strap, ram with a rectangular knife, die."""
    cross = .13
    block(x - cross, x + cross, y - .3, y - .12, beam_z - .16, beam_z + .2, 'brand', .02)
    block(x - .07, x + .07, y - .32, y - .28, beam_z - .1, beam_z + .14, 'steel', .008)
    for dx in (-.1, .1):
        for z in (beam_z - .1, beam_z + .14):
            cylinder((x + dx, y - .29, z), (x + dx, y - .32, z), .018, 'steel')
    lathe_center = shaft_z + .015
    cylinder((x - .05, y - .21, lathe_center), (x + .05, y - .21, lathe_center), .13, 'cast_iron')
    cylinder((x - .06, y - .21, lathe_center), (x + .06, y - .21, lathe_center), .075, 'accent')
    cone((x, y - .21, shaft_z - .1), (x, y - .21, beam_z + .18), .05, .06, 'cast_iron')
    block(x - .05, x + .05, y - .27, y - .15, die_z + .24, beam_z - .14, 'chrome', .008)
    block(x - .1, x + .1, y - .3, y - .12, die_z + .2, die_z + .28, 'dark', .01)
    if corner:
        block(x - .02, x + .11, y - .38, y - .06, die_z + .07, die_z + .22, 'chrome', .004)
        block(x - .12, x - .0, y - .38, y - .34, die_z + .07, die_z + .22, 'chrome', .004)
    else:
        block(x - .024, x + .024, y - .4, y - .04, die_z + .07, die_z + .22, 'chrome', .004)
    block(x - .14, x + .14, y - .44, y + .02, die_z - .14, die_z - .012, 'cast_iron', .012)
    block(x - .03, x + .03, y - .4, y - .04, die_z - .04, die_z - .008, 'black', .003)
    dial_wheel((x, y - .42, beam_z + .03), .05)


@machine('four-link-slotting-corner-cutting-machine', overall_length_m=3.3, azimuth=-27,
         elevation=19, lens=72)
def four_link_slotter():
    """Table with a creased sheet, back stop, four heads on one beam and shaft, corner knife."""
    line, beam_z, shaft_z = .8, 1.2, 1.5
    y0, y1, back = -.72, .55, .26

    # end stands
    for x in (-1.6, 1.6):
        outline = rounded_polygon([(-.5, .06), (-.42, .7), (-.02, .8), (-.02, 1.42), (.06, 1.66),
                                   (.34, 1.66), (.46, 1.4), (.46, .7), (.54, .06)], .07)
        opening = rounded_polygon([(-.3, .2), (-.25, .56), (.28, .56), (.33, .2)], .06)
        plate(outline, x - .07, .14, 'body', [opening], .02, 'yz')
        block(x - .11, x + .11, -.54, .58, .003, .09, 'dark', .015)
    block(-1.56, 1.56, .3, .42, .16, .3, 'body', .015)
    block(-1.56, 1.56, .02, .4, beam_z - .12, beam_z + .16, 'body', .025)
    block(-1.54, 1.54, .008, .06, beam_z + .02, beam_z + .08, 'accent', .004)

    # eccentric shaft on pedestals
    y = back - .21
    cylinder((-1.98, y, shaft_z), (1.74, y, shaft_z), .05, 'chrome')
    for x in (-1.25, -.45, .35, 1.0):
        block(x - .05, x + .05, y - .06, y + .1, beam_z + .14, shaft_z + .02, 'body', .012)
        cylinder((x - .06, y, shaft_z), (x + .06, y, shaft_z), .085, 'grey')
    heads = (-1.02, -.66, .1, .66)
    for x in heads:
        slotting_head(x, back, beam_z, shaft_z, line)
    slotting_head(1.28, back, beam_z, shaft_z, line, True)

    # guards: a clear hood before each knife, a long cover over the shaft, mesh round the belt drive
    for x in (*heads, 1.28):
        window(x - .165, x + .165, line + .03, beam_z - .12, back - .48, 'yellow', 1, .024, False,
               .02)
        for side in (-1, 1):
            block(x + side * .155 - .004, x + side * .155 + .004, back - .47, back - .26, line + .04,
                  beam_z - .13, 'clear_film', 0)
            block(x + side * .15 - .012, x + side * .15 + .012, back - .47, back - .24, beam_z - .15,
                  beam_z - .12, 'dark', .003)
    with group() as cover:
        clear_cover([(.4, 1.6), (.24, 1.76), (-.1, 1.75), (-.2, 1.56), (-.2, 1.4)], -1.5, 1.5,
                    'yellow', .014, 3)
    place(cover, (0, 0, 0), (0, 0, 90))
    for start, end in (((-2.06, -.44), (-2.06, .54)), ((-2.06, -.44), (-1.68, -.44)),
                       ((-2.06, .54), (-1.68, .54))):
        mesh_panel(start, end, .03, 1.94)
    warning_plate(1.6, -.43, .54, .09)

    # tables, sheet with slots, back stop with a rule
    for ya, yb in ((y0, back - .46), (back + .02, y1)):
        block(-1.5, 1.5, ya, yb, line - .05, line - .008, 'steel', .006)
    block(-1.52, 1.52, y0 + .02, y0 + .1, line - .16, line - .045, 'body', .01)
    for x in (-1.44, 1.44):
        block(x - .04, x + .04, y0 + .02, y0 + .1, .06, line - .12, 'body', .01)
        foot(x, y0 + .06, .06)
        block(x - .03, x + .03, y0 + .06, .0, .4, .46, 'body', .008)
    xs = (-1.02, -.66, .1, .66)
    outline = [(-1.36, y0 + .1), (1.3, y0 + .1), (1.3, .3)]
    for x in reversed(xs):
        outline += [(x + .03, .3), (x + .03, -.06), (x - .03, -.06), (x - .03, .3)]
    outline += [(-1.36, .3)]
    front_slots = [(-1.36, y0 + .1)]
    for x in xs:
        front_slots += [(x - .03, y0 + .1), (x - .03, y0 + .36), (x + .03, y0 + .36),
                        (x + .03, y0 + .1)]
    outline = front_slots + outline[1:2] + outline[2:]
    plate(outline, line - .006, .016, 'kraft', bevel=.001, plane='xy')
    for x in xs:
        block(x - .008, x + .008, y0 + .37, -.065, line + .008, line + .0122, 'kraft_dark', .001)
    for yy in (y0 + .365, -.063):
        block(-1.35, 1.29, yy - .008, yy + .008, line + .008, line + .0126, 'kraft_dark', .001)
    block(-1.5, 1.5, .44, .48, line - .01, line + .14, 'aluminium', .006)
    for x in (-1.2, -.3, .4, 1.1):
        block(x - .06, x + .06, .3, .46, line - .005, line + .09, 'brand', .01)
        cylinder((x, .38, line + .08), (x, .38, line + .17), .02, 'chrome')
    station('front table', (-1.2, y0 + .2, line + .01))
    station('back stop', (-.3, .34, line + .09))
    station('four slotting heads', (-.66, back - .32, beam_z + .12))
    station('corner knife', (1.32, back - .38, line + .14))

    # belt drive at the left end, brake, flywheel at the right
    flywheel((-1.78, y, shaft_z), (-1, 0, 0), .36, .1, 'brand', 5)
    motor((-1.72, .12, .3), (1, 0, 0), .13, .3, 'grey')
    block(-1.98, -1.7, -.1, .34, .1, .17, 'dark', .01)
    cylinder((-1.8, .12, .3), (-1.9, .12, .3), .1, 'cast_iron')
    cylinder((-1.72, .12, .3), (-1.9, .12, .3), .03, 'steel')
    outer, inner = _belt_path((y, shaft_z, .362), (.12, .3, .102))
    plate(outer, -1.87, .07, 'rubber', [inner], .004, 'yz')
    cylinder((1.66, y, shaft_z), (1.76, y, shaft_z), .17, 'cast_iron')
    block(1.62, 1.7, y - .04, y + .04, 1.1, shaft_z, 'dark', .01)

    # foot rail, controls
    tube([(-1.5, -.5, .14), (-1.5, -.66, .14), (1.5, -.66, .14), (1.5, -.5, .14)], .028, 'yellow',
         .06)
    button_panel(1.5, 1.7, .86, 1.16, -.04, 3, 1, False)
    emergency_stop((1.6, -.45, .62), scale=1.1)
    front_edge((-1.66, -.7, 0), (1.68, -.7, 0))


def _belt_path(large, small, thickness=.03):
    """Outer and inner outline (y, z) of a belt round two pulleys (y, z, radius), one above."""
    outlines = []
    for grow in (thickness, 0):
        (ya, za, ra), (yb, zb, rb) = large, small
        points = []
        ra, rb = ra + grow, rb + grow
        lean = math.degrees(math.asin((ra - rb) / math.hypot(ya - yb, za - zb)))
        along = math.degrees(math.atan2(za - zb, ya - yb))
        for i in range(19):
            a = math.radians(along + 90 + lean - (180 + 2 * lean) * i / 18)
            points.append((ya + ra * math.cos(a), za + ra * math.sin(a)))
        for i in range(19):
            a = math.radians(along - 90 - lean - (180 - 2 * lean) * i / 18)
            points.append((yb + rb * math.cos(a), zb + rb * math.sin(a)))
        outlines.append(points)
    return outlines
