"""Parts of gluing machines: bearings, glue guns, patched blanks, folding blanks, number wheels.

Metres and degrees; see parts.py.  Import by name from kit.parts_gluing."""
import math

from .materials import paint, paper
from .primitives import (block, box, cone, cross_cylinder, cylinder, flap, group, lathe, mesh,
                         place, plate, rounded_polygon, rounded_rectangle)

__all__ = ['bearing_block', 'blank_outline', 'castor', 'film_surface', 'glue_disc', 'glue_gun',
           'pressure_tank', 'raised_blank', 'setting_wheel', 'suction_holes', 'windowed_blank']


# ---------------------------------------------------------------- small parts

def bearing_block(x, y, z, size=.09, depth=.1, surface='dark'):
    """A square bearing block with a steel cap round a shaft across at x, z; y is its middle."""
    block(x - size, x + size, y - depth / 2, y + depth / 2, z - size, z + size, surface, .02)
    cross_cylinder(x, y - depth * .7, y + depth * .7, z, size * .52, 'steel')


def castor(x, y, height=.12, surface='rubber'):
    """A swivelling castor that carries something height above the floor."""
    radius = height * .4
    cross_cylinder(x, y - radius * .35, y + radius * .35, radius + .002, radius, surface)
    for side in (-1, 1):
        edge = y + side * radius * .5
        block(x - radius * .4, x + radius * .4, edge - .004, edge + .004, radius * .8,
              height - .01, 'steel', .002)
    block(x - radius * .8, x + radius * .8, y - radius * .8, y + radius * .8, height - .016,
          height + .004, 'steel', .003)


def setting_wheel(center, axis=(0, -1, 0), radius=.1, surface='brand', face='white'):
    """A round setting wheel with a numbered white face: a knurled rim, ticks and a crank knob."""
    count = 12
    with group() as wheel:
        lathe((0, 0, 0), (0, 0, 1), [(0, -.04), (.026, -.04), (.026, 0), (radius, 0),
                                     (radius, .03), (radius * .93, .042), (0, .042)], surface, 48)
        cylinder((0, 0, .036), (0, 0, .046), radius * .74, face)
        for i in range(count):
            angle = 2 * math.pi * i / count
            box((radius * .6 * math.cos(angle), radius * .6 * math.sin(angle), .0465),
                (radius * .2, radius * .05, .003), 'black', 0, (0, 0, math.degrees(angle)))
        box((0, radius * .14, .0475), (radius * .07, radius * .55, .004), 'red', .001)
        cylinder((0, 0, .04), (0, 0, .056), radius * .16, 'steel')
        cylinder((radius * .78, 0, .03), (radius * .78, 0, .085), radius * .14, 'black')
    x, y, z = axis
    turn = (0, 0, 0) if z else (90, 0, 0) if y < 0 else (0, -90, 0)
    place(wheel, center, turn)


def glue_gun(x, y, z, height=.24, body='steel', tail='dark'):
    """A glue gun pointing down, its brass nozzle at z.  Returns the point its hose joins."""
    cone((x, y, z), (x, y, z + height * .24), height * .03, height * .09, 'brass')
    box((x, y, z + height * .46), (height * .26, height * .3, height * .48), body, height * .03)
    box((x, y - height * .155, z + height * .5), (height * .16, height * .02, height * .12),
        'accent', .001)
    cylinder((x, y, z + height * .68), (x, y, z + height), height * .1, tail)
    return (x, y, z + height * .98)


def glue_disc(x, y, z, radius=.12, pot_side=1, pot='chrome'):
    """A glue disc turning along the machine, its rim at z below, half in a small round pot beside
    it (pot_side +1: at +y); its top is z + 2 radius."""
    center = z + radius
    lathe((x, y - .014, center), (0, 1, 0), [(0, 0), (radius * .9, 0), (radius, .006),
                                             (radius, .022), (radius * .9, .028), (0, .028)],
          'brass', 48)
    cross_cylinder(x, y - .05, y + pot_side * radius * 1.7, center, radius * .22, 'steel')
    pot_y = y + pot_side * radius * 1.35
    profile = [(0, 0), (radius * .86, 0), (radius, .02), (radius, radius * 1.5),
               (radius * 1.07, radius * 1.52), (radius * 1.07, radius * 1.66), (0, radius * 1.66)]
    lathe((x, pot_y, center - radius * .7), (0, 0, 1), profile, pot, 48)
    cylinder((x, pot_y, center + radius * .95), (x, pot_y, center + radius * 1.02), radius * .9,
             'dark')


def pressure_tank(x, y, z=.002, radius=.2, height=.6, surface='steel', wheels=True):
    """A glue pressure tank standing on z: domed lid with clamps, gauge, legs.  Returns the point
    on the lid where hoses start."""
    low = z + (.14 if wheels else .06)
    r = radius
    profile = [(0, 0), (r * .7, 0), (r, r * .22), (r, height - .06), (r * 1.1, height - .06),
               (r * 1.1, height), (r * .9, height + .03), (r * .45, height + .07),
               (0, height + .08)]
    lathe((x, y, low), (0, 0, 1), profile, surface, 56)
    for i in range(6):
        angle = math.pi * i / 3 + .3
        box((x + r * 1.08 * math.cos(angle), y + r * 1.08 * math.sin(angle), low + height - .03),
            (.045, .045, .1), 'dark', .008, (0, 0, math.degrees(angle)))
    for i in range(3):
        angle = 2 * math.pi * i / 3 + .5
        cylinder((x + r * .8 * math.cos(angle), y + r * .8 * math.sin(angle), z),
                 (x + r * .8 * math.cos(angle), y + r * .8 * math.sin(angle), low + r * .3), .024,
                 'dark')
    top = low + height + .06
    gauge_x, gauge_y = x - r * .4, y - r * .3
    cylinder((gauge_x, gauge_y, top - .03), (gauge_x, gauge_y, top + .07), .014, 'brass')
    cylinder((gauge_x, gauge_y + .012, top + .12), (gauge_x, gauge_y - .03, top + .12), .06, 'dark')
    cylinder((gauge_x, gauge_y - .02, top + .12), (gauge_x, gauge_y - .034, top + .12), .05,
             'white')
    cylinder((x, y, top - .02), (x, y, top + .06), .05, 'brass')
    return (x, y, top + .05)


def suction_holes(x, y0, y1, z, radius, rows=16, columns=9, hole=.013, surface='black'):
    """Rows of round holes on a cylinder across at x, z, all in one object."""
    vertices, faces, facets = [], [], 12
    lift = radius + .0025
    for row in range(rows):
        angle = 2 * math.pi * row / rows
        for column in range(columns):
            y = y0 + (y1 - y0) * (column + .5 * (row % 2) + .25) / columns
            first = len(vertices)
            for i in range(facets):
                turn = 2 * math.pi * i / facets
                at = angle + hole * math.cos(turn) / radius
                vertices.append((x + lift * math.cos(at), y + hole * math.sin(turn),
                                 z + lift * math.sin(at)))
            faces.append(tuple(range(first, first + facets)))
    mesh(vertices, faces, surface)


# ---------------------------------------------------------------- carton blanks

CREASE, PANEL = .64, .5     # of a blank's half length and half width, where it is creased

def film_surface():
    """Glossy clear film as it looks on a roll or over a table."""
    return paint('#a8cbe0', .08, 0, 1.)


def blank_outline(length, width):
    """Outline (x, y) round the origin of a carton blank: three panels side by side across y, each
    with a flap at both x ends; narrow slots part the flaps down to their creases."""
    a, b = length / 2, width / 2
    slot, crease, panel = min(a, b) * .045, a * CREASE, b * PANEL
    points = [(-a * .86, -b), (-a * .86, -panel - slot), (-crease, -panel), (-a, -panel + slot),
              (-a, panel - slot), (-crease, panel), (-a * .86, panel + slot), (-a * .86, b)]
    points += [(-px, -py) for px, py in points]
    return rounded_polygon(points, min(a, b) * .04)


def _creases(length, width, z):
    """The creases of such a blank, drawn on it at z."""
    a, b, line = length / 2, width / 2, .0016
    for sign in (-1, 1):
        x, y = sign * a * CREASE, sign * b * PANEL
        block(x - line, x + line, -b * .99, b * .99, z, z + .0008, paper('#948b7a'), 0)
        block(-a * CREASE, a * CREASE, y - line, y + line, z, z + .0008, paper('#948b7a'), 0)


def _window(length, width, share):
    return rounded_rectangle(-length * share[0] / 2, -width * share[1] / 2, length * share[0] / 2,
                             width * share[1] / 2, min(length, width) * .08)


def windowed_blank(x, y, z, length=.5, width=.6, share=(.5, .42), surface='white', film=False,
                   tilt=0, thickness=.006):
    """A blank with a punched window lying on z; film patches it.  tilt turns it about y."""
    with group() as pieces:
        plate(blank_outline(length, width), 0, thickness, surface, [_window(length, width, share)],
              .001, 'xy')
        _creases(length, width, thickness - .0002)
        if film:
            wide, deep = length * share[0] * .54, width * share[1] * .56
            block(-wide, wide, -deep, deep, thickness * .6, thickness + .004, film_surface(), .001)
            for at, span in ((-.45, .16), (-.1, .06)):
                box((wide * at, 0, thickness + .0045), (wide * span, deep * 2.1, .002), 'white', 0,
                    (0, 0, -24))
    place(pieces, (x, y, z), (0, tilt, 0))


def raised_blank(x, y, z, length=.3, width=.4, wall=.14, sides=60, ends=30, surface='kraft',
                 inside=None, ears=True):
    """A tray blank on its way, walls half raised: degrees of the long sides (along the machine)
    and of the ends; ears are its glue corners."""
    inside = inside or surface
    block(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z, z + .006, inside, .001)
    for side, way in ((-1, '-y'), (1, '+y')):
        flap(length, wall, (x, y + side * width / 2, z + .004), way, sides, surface, .007, .98)
    for end, way in ((-1, '-x'), (1, '+x')):
        flap(width * .98, wall, (x + end * length / 2, y, z + .004), way, ends, surface, .007, .98)
    if ears:
        reach = wall * .7
        for side in (-1, 1):
            hinge_y = y + side * (width / 2 + wall * .5 * math.cos(math.radians(sides)))
            hinge_z = z + wall * .5 * math.sin(math.radians(sides))
            for end in (-1, 1):
                box((x + end * (length / 2 + reach * .45), hinge_y, hinge_z),
                    (reach * .86, .006, wall * .8), 'cream' if inside == surface else inside, .001,
                    (-side * (90 - sides), 0, -side * end * 18))
