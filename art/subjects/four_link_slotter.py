"""The four-link slotter: slots and glue flap of corrugated boxes, without a printer slotter."""
import math

from kit import (block, button_panel, clear_cover, cylinder, emergency_stop, flywheel, foot,
                 front_edge, group, machine, mesh_panel, motor, place, plate, rounded_polygon,
                 station, tube, warning_plate, window)
from kit.parts_corrugated import dial_wheel


def slotting_head(x, y, beam_z, shaft_z, die_z, corner=False):
    """One head before the beam: eccentric and rod, guide body, ram with its knife, die."""
    cross, top = .13, beam_z + .03
    block(x - cross, x + cross, y - .3, y - .1, beam_z - .16, top, 'brand', .02)
    block(x - .07, x + .07, y - .32, y - .28, beam_z - .12, top - .02, 'steel', .008)
    for dx in (-.1, .1):
        for z in (beam_z - .12, beam_z - .01):
            cylinder((x + dx, y - .29, z), (x + dx, y - .32, z), .018, 'steel')
    eccentric_rod(x, y - .21, shaft_z, top)
    block(x - .05, x + .05, y - .27, y - .15, die_z + .24, beam_z - .14, 'chrome', .008)
    block(x - .1, x + .1, y - .3, y - .12, die_z + .2, die_z + .28, 'dark', .01)
    if corner:
        block(x + .03, x + .14, y - .38, y - .16, die_z + .07, die_z + .22, 'accent', .004)
    block(x - .024, x + .024, y - .4, y - .04, die_z + .07, die_z + .22, 'chrome', .004)
    block(x - .14, x + .14, y - .44, y + .02, die_z - .14, die_z - .012, 'cast_iron', .012)
    block(x - .03, x + .03, y - .4, y - .04, die_z - .04, die_z - .008, 'black', .003)
    dial_wheel((x, y - .42, beam_z - .06), .05)


def eccentric_rod(x, y, shaft_z, guide_z):
    """The drive of a head: eccentric on the shaft, its bolted strap, the rod to the pin of the
    ram's fork, which stands out of the guide's top at guide_z."""
    center, pin = shaft_z + .025, guide_z + .06
    cylinder((x - .045, y, center), (x + .045, y, center), .085, 'accent')
    cylinder((x - .03, y, center), (x + .03, y, center), .112, 'cast_iron')
    block(x - .022, x + .022, y - .145, y + .145, center - .022, center + .022, 'cast_iron', .006)
    for side in (-1, 1):
        cylinder((x, y + side * .128, center - .04), (x, y + side * .128, center + .04), .011,
                 'steel')
        block(x + side * .042 - .014, x + side * .042 + .014, y - .045, y + .045, guide_z - .02,
              pin + .04, 'chrome', .008)
    rod, _ = _belt_path((y, center - .07, .03), (y, pin, .012))
    plate(rod, x - .022, .044, 'steel', bevel=.006, plane='yz')
    cylinder((x - .07, y, pin), (x + .07, y, pin), .02, 'dark')


def creased_blank(slots, end, ys, z):
    """A creased blank lying on z between ys (y, y): panels long, short, long, short from its edge,
    the first of slots, to the glue flap at end, which is trimmed at its near corner.  Its near
    slots are cut, its far ones lie under the knives."""
    y0, y1, depth, half, thick, flap = *ys, .27, .02, .007, .07
    near, far = [], []
    for x in slots[1:]:
        near += [(x - half, y0), (x - half, y0 + depth), (x + half, y0 + depth), (x + half, y0)]
        far += [(x - half, y1), (x - half, y1 - depth), (x + half, y1 - depth), (x + half, y1)]
    x0, x1 = slots[0], end
    outline = [(x0, y0), *near,
               (x1 - half, y0), (x1 - half, y0 + depth), (x1 + flap, y0 + depth + .04),
               (x1 + flap, y1 - depth - .04), (x1 - half, y1 - depth), (x1 - half, y1),
               *far[::-1], (x0, y1)]
    plate(outline, z, thick, 'kraft', bevel=.001, plane='xy')
    top = z + thick
    for x in (*slots[1:], end - half):
        block(x - .005, x + .005, y0 + depth, y1 - depth, top - .002, top + .0006, 'kraft_dark', 0)
    for y in (y0 + depth, y1 - depth):
        block(x0 + half, x1 - half, y - .005, y + .005, top - .002, top + .001, 'kraft_dark', 0)


@machine('four-link-slotting-corner-cutting-machine', overall_length_m=3.3, livery='green',
         azimuth=-27, elevation=19, lens=72)
def four_link_slotter():
    """Table with a creased sheet, back stop, four heads on one beam and shaft; the fourth, at the
    glue flap, carries the corner knife beside its slotting knife."""
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
    block(-1.56, 1.56, .12, .4, beam_z - .12, beam_z + .16, 'body', .025)
    block(-1.54, 1.54, .108, .16, beam_z + .02, beam_z + .08, 'accent', .004)

    # eccentric shaft on pedestals
    y = back - .21
    cylinder((-1.98, y, shaft_z), (1.7, y, shaft_z), .05, 'chrome')
    for x in (-1.15, -.47, .07, .61, 1.2):
        block(x - .05, x + .05, y - .06, y + .2, beam_z + .14, shaft_z + .02, 'body', .012)
        cylinder((x - .06, y, shaft_z), (x + .06, y, shaft_z), .085, 'grey')
    edge, heads, corner = -1.32, (-.7, -.24, .38), .84
    for x in heads:
        slotting_head(x, back, beam_z, shaft_z, line)
    slotting_head(corner, back, beam_z, shaft_z, line, True)

    # guards: a clear hood before each knife, a long cover over the shaft, mesh round the belt drive
    for x in (*heads, corner):
        window(x - .165, x + .165, line + .014, beam_z - .12, back - .48, 'yellow', 1, .024, False,
               .02)
        for side in (-1, 1):
            at = x + side * .155
            block(at - .004, at + .004, back - .47, back - .26, line + .014, beam_z - .13,
                  'clear_film', 0)
            block(at - .017, at + .007, back - .47, back - .24, beam_z - .15, beam_z - .12, 'dark',
                  .003)
    with group() as cover:
        clear_cover([(.4, 1.6), (.24, 1.76), (-.1, 1.75), (-.2, 1.56), (-.2, 1.28)], -1.5, 1.5,
                    'yellow', .014, 3)
    place(cover, (0, 0, 0), (0, 0, 90))
    for start, end in (((-2.06, -.44), (-2.06, .54)), ((-2.06, -.44), (-1.68, -.44)),
                       ((-2.06, .54), (-1.68, .54))):
        mesh_panel(start, end, .03, 1.94)
    warning_plate(1.6, -.43, .54, .09)

    # front table on legs and side beams, bed between and beside the dies, rear table
    for ya, yb, top in ((y0, back - .46, .008), (back - .47, back + .03, .014),
                        (back + .02, y1, .009)):
        block(-1.5, 1.5, ya, yb, line - .05, line - top, 'steel', .004)
    block(-1.52, 1.52, y0 + .02, y0 + .1, line - .16, line - .045, 'body', .01)
    for x in (-1.46, 1.46):
        block(x - .04, x + .04, y0 + .02, y0 + .1, .06, line - .12, 'body', .01)
        foot(x, y0 + .06, .06)
        block(x - .03, x + .03, y0 + .06, -.38, .4, .46, 'body', .008)
        block(x - .06, x + .1, y0 + .06, -.1, line - .16, line - .052, 'body', .008)
    block(-1.46, 1.46, -.42, -.36, line - .14, line - .052, 'body', .008)
    creased_blank((edge, *heads), corner, (y0 + .1, .3), line - .006)
    block(-1.5, 1.5, .44, .48, line - .012, line + .14, 'aluminium', .006)
    for x in (-1.05, -.48, .06, .62):
        block(x - .06, x + .06, .302, .46, line - .012, line + .07, 'brand', .01)
        cylinder((x, .38, line + .065), (x, .38, line + .1), .022, 'black')
    station('front table', (-1.0, y0 + .03, line))
    station('back stop', (-1.05, .31, line + .06))
    station('four slotting heads', (-.312, -.04, 1.154))
    station('corner knife', (corner + .04, back - .38, line + .14))

    # belt drive with its flywheel at the left end, the brake in a closed case at the right
    flywheel((-1.78, y, shaft_z), (-1, 0, 0), .36, .1, 'brand', 5)
    motor((-1.72, .12, .3), (1, 0, 0), .13, .3, 'grey')
    block(-1.98, -1.7, -.1, .34, .1, .17, 'dark', .01)
    cylinder((-1.8, .12, .3), (-1.9, .12, .3), .1, 'cast_iron')
    cylinder((-1.72, .12, .3), (-1.9, .12, .3), .03, 'steel')
    outer, inner = _belt_path((y, shaft_z, .362), (.12, .3, .102))
    plate(outer, -1.87, .07, 'rubber', [inner], .004, 'yz')
    case, _ = _belt_path((y, shaft_z, .17), (y, 1.24, .07))
    plate(case, 1.66, .13, 'body', bevel=.02, plane='yz')
    for angle in (30, 90, 150, 270):
        turn = math.radians(angle)
        at = (y + .13 * math.cos(turn), shaft_z + .13 * math.sin(turn))
        cylinder((1.785, *at), (1.8, *at), .012, 'steel', facets=12)

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
