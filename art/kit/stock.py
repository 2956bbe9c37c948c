"""Paper, board and film as they lie in a machine.  Metres and degrees."""
import math
import random

from .artwork import sheet as empty_sheet
from .materials import image_material
from .primitives import (block, box, cross_cylinder, mesh, plate, ring, rounded_rectangle, tube,
                         wall_of)

__all__ = ['blank', 'closing_rod', 'closing_tube', 'cut_pile', 'food_tray', 'leaning_blanks',
           'pallet', 'pile_edges', 'pile_on_pallet', 'reel', 'shingles', 'stack', 'wrap_path']


def stack(x, y, z, length, width, height, surface='kraft', sheet=.02, jitter=.006, edge=None):
    """A pile of sheets with slight misalignment, standing on z; every other sheet takes the
    material edge.  Returns the height of its top."""
    count = max(1, int(height / sheet))
    for i in range(count):
        center = (x + random.uniform(-jitter, jitter), y + random.uniform(-jitter, jitter),
                  z + sheet * (i + .5))
        colour = edge if edge and i % 2 else surface
        box(center, (length, width, sheet * .9), colour, .001, (0, 0, random.uniform(-.25, .25)),
            segments=1)
    return z + count * sheet


def pallet(x, y, length, width, z=0.):
    """A wooden pallet standing on z.  Returns the height of its top."""
    for row in (-1, 0, 1):
        center = y + row * (width / 2 - .06)
        block(x - length / 2, x + length / 2, center - .05, center + .05, z + .002, z + .1, 'wood',
              .004)
    count = max(4, int(length / .16))
    pitch = length / count
    for i in range(count):
        center = x - length / 2 + pitch * (i + .5)
        block(center - pitch * .38, center + pitch * .38, y - width / 2, y + width / 2, z + .099,
              z + .122, 'wood', .003)
    return z + .122


def pile_on_pallet(x, y, length, width, height, surface='kraft', edge=None, z=0.):
    """A pallet with a pile on it.  Returns the height of the pile's top."""
    top = pallet(x, y, length + .06, width + .06, z)
    return stack(x, y, top, length, width, height, surface, .014, .004, edge)


def blank(x, y, z, length=.34, width=.3, surface='white', turn=0, thickness=.004):
    """A folded carton lying flat, as in a folder gluer."""
    box((x, y, z), (length, width, thickness), surface, .001, (0, 0, turn), segments=1)
    box((x + length * .1, y, z + thickness * .9), (length * .45, width * .98, thickness), surface,
        .001, (0, 0, turn), segments=1)


def leaning_blanks(x, y, z, length=.27, width=.72, count=26, angle=24, pitch=.0135, surface='white',
                   other='cream'):
    """Blanks leaning in a hopper against a gate at x, standing on z; they lean back (to -x)."""
    lift = length / 2 * math.cos(math.radians(angle))
    for i in range(count):
        box((x - .06 - i * pitch, y, z + lift + .006), (.009, width, length),
            surface if i % 5 else other, .001, (0, angle + i * .5, 0), segments=1)


def shingles(x0, x1, y, z, length=.26, width=.46, pitch=.052, surface='white', other='cream',
             thickness=.006, angle=5):
    """A shingled stream lying on z from x0 to x1, overlapping like roof tiles."""
    count = max(1, int((x1 - x0 - length) / pitch) + 1)
    lift = length / 2 * math.sin(math.radians(angle)) + thickness * .6
    for i in range(count):
        box((x0 + length / 2 + i * pitch, y, z + lift), (length, width, thickness),
            surface if i % 3 else other, .001, (0, angle, 0), segments=1)


def reel(x, y0, y1, z, radius, surface='kraft', core=.06, core_surface='kraft_dark', rings=3):
    """A reel of paper or film across the machine, with core and a few layer lines on its ends."""
    cross_cylinder(x, y0, y1, z, radius, surface, .004, 72)
    for side, start in ((-1, y0 - .003), (1, y1 - .003)):
        for i in range(rings):
            r = core + (radius - core) * (i + 1) / (rings + 1)
            ring((x, start, z), (0, 1, 0), r + .004, r - .002, .006, core_surface)
        ring((x, start - (.012 if side < 0 else 0), z), (0, 1, 0), core, core * .72, .018,
             core_surface)
        end = y0 - .006 if side < 0 else y1 + .006
        cross_cylinder(x, end - .001, end + .001, z, core * .73, 'black')


def wrap_path(rolls, gap=.003, lead=30, trail=0, step=6):
    """Path of a web that touches every roll without cutting it, for web(..., corner=0).

    rolls  [(x, z, radius, turn), ...] in the web's order: turn 1 where the roll turns
           anticlockwise as the operator sees it, -1 clockwise; radius 0 is a plain point
    gap    distance of the web's middle from the rolls
    lead, trail  degrees of the first and last roll on which the web is seen to lie
    step   degrees between two points on a roll, at the least
    """
    rolls = [(x, z, radius + gap if radius else 0., turn) for x, z, radius, turn in rolls]
    ways = []
    for (xa, za, ra, sa), (xb, zb, rb, sb) in zip(rolls, rolls[1:]):
        span = math.hypot(xb - xa, zb - za)
        ways.append(math.atan2(zb - za, xb - xa) + math.asin((ra * sa - rb * sb) / span))
    path = []
    for i, (x, z, radius, turn) in enumerate(rolls):
        if not radius:
            path.append((x, z))
            continue
        start, end = ways[max(i - 1, 0)], ways[min(i, len(ways) - 1)]
        first, last = (start - turn * math.pi / 2, end - turn * math.pi / 2)
        if i == 0:
            first -= turn * math.radians(lead)
        if i == len(rolls) - 1:
            last += turn * math.radians(trail)
        sweep = (last - first) * turn % (2 * math.pi)
        if sweep > 2 * math.pi - 1e-6:          # it only touches the roll
            sweep = 0
        steps = max(1, int(sweep / math.radians(step))) if sweep else 0
        for k in range(steps + 1):
            angle = first + turn * sweep * k / max(steps, 1)
            path.append((x + radius * math.cos(angle), z + radius * math.sin(angle)))
    return path


def pile_edges(edge='#f1eee8', gap='#dcd8cf', sheets=8):
    """Surface of a bundle of that many thin sheets drawn as one lying box: the edge of each sheet
    on its sides.  Colours are '#rrggbb'."""
    picture, draw = empty_sheet(8, sheets * 8, edge)
    for i in range(sheets):
        draw.rectangle((0, i * 8 + 6, 8, i * 8 + 7), fill=gap)
    return image_material(f'pile {edge} {gap} {sheets}', picture, 'xz', .7)


def cut_pile(outline, z, height, holes=(), shift=0, **edges):
    """The cut edges of a pile of thin blanks of that outline [(x, y), ...] standing on z, outside
    and in their holes; shift moves its top along x, edges as for pile_edges().  Lay a blank on
    it."""
    for loop in (outline, *holes):
        wall_of([[(x + shift * top, y, z + height * top) for x, y in loop] for top in (0, 1)],
                .002, pile_edges(**edges), False)


# ---------------------------------------------------------------- a web that closes to a tube

FOLD, LAG = 178, {1: 0, -1: .18}    # degrees when closed; the front side follows the back one


def _raised(t, side):
    """Radians a side of the web is raised at share t of the former."""
    t = min(1, max(0, (t - LAG[side]) / .82))
    return math.radians((FOLD if side > 0 else FOLD - 1) * t * t * (3 - 2 * t))


def closing_tube(x0, x1, z, wide, narrow, outside='kraft', inside=None, steps=28):
    """A web at z whose sides rise and close from x0 to x1 to a flat tube.  The back one leads, so
    that the front edge comes to lie on it.  inside is the surface of the tube's inner face."""
    reach, half, gap = (wide - narrow) / 2, narrow / 2, .003
    for surface, lift in ((outside, 0), (inside, gap)):
        rows = []
        for i in range(steps + 1):
            x = x0 + (x1 - x0) * i / steps
            front, back = _raised(i / steps, -1), _raised(i / steps, 1)
            rows += [(x, -half - reach * math.cos(front) + lift * math.sin(front),
                      z + reach * math.sin(front) + lift * math.cos(front)),
                     (x, -half + lift * math.sin(front / 2), z + lift),
                     (x, half - lift * math.sin(back / 2), z + lift),
                     (x, half + reach * math.cos(back) - lift * math.sin(back),
                      z + reach * math.sin(back) + lift * math.cos(back))]
        faces = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4)
                 for i in range(steps) for k in range(3)]
        if surface:
            item = mesh(rows, faces, surface, 50)
            item.modifiers.new('thickness', 'SOLIDIFY').thickness = .002 if inside else .004


def closing_rod(x0, x1, z, wide, narrow, side, frame_y, frame_z):
    """A polished rod that leads one side (-1 or 1) of a closing tube round, on two stays that
    stand on the frame at side * frame_y, frame_z."""
    points, hold = [], (wide - narrow) * .34
    for i in range(15):
        t = .1 + LAG[side] + .5 * i / 14
        turn = _raised(t, side)
        points.append((x0 + (x1 - x0) * t,
                       side * (narrow / 2 + hold * math.cos(turn) + .022 * math.sin(turn)),
                       z + hold * math.sin(turn) - .022 * math.cos(turn)))
    tube(points, .013, 'chrome')
    for x, y, height in (points[3], points[11]):
        tube([(x, side * frame_y, frame_z), (x, side * frame_y, height), (x, y, height)], .011,
             'dark', .02)



def food_tray(length, width, height, flare=.16, surface='kraft', wall=.006):
    """An open food tray with sloping walls, standing at the origin."""
    def section(share, z):
        a, b = length / 2 * share, width / 2 * share
        return [(x, y, z) for x, y in rounded_rectangle(-a, -b, a, b, .02, 2)]

    wall_of([section(1 - flare, 0), section(1, height)], wall, surface)
    rim = rounded_rectangle(-length / 2 - .008, -width / 2 - .008, length / 2 + .008,
                            width / 2 + .008, .025, 3)
    hole = rounded_rectangle(-length / 2 + .008, -width / 2 + .008, length / 2 - .008,
                             width / 2 - .008, .018, 3)
    plate(rim, height - .006, .008, surface, [hole], .002, 'xy')
