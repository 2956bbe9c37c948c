"""Parts of machines for corrugated board and flexo printing.  Metres; x with the material, operator
side at -y, z up."""
import math

from mathutils import Vector
from PIL import Image

from .artwork import arcs, bar_code, leaf, sheet, small_print
from .materials import image_material, paint
from .parts import handwheel
from .primitives import (_round_path, block, box, cross_cylinder, cylinder, group, lathe, mesh,
                         place, plate, ring, tube, web)

__all__ = ['arc_plate', 'arc_points', 'bearing', 'board', 'cylinder_plate', 'dial_wheel',
           'floor_rails', 'gear_plate', 'gear_roll', 'handling_marks', 'ink_can', 'marked_blank',
           'mounted_plates', 'picture_sheet', 'rsc_blank', 'single_face', 'slotted_panel', 'spiral_blade',
           'steam_joint', 'steam_supply', 'top_sheet_picture']


# ---------------------------------------------------------------- outlines

def arc_points(x, z, radius, start, end, step=10):
    """Points (x, z) on a circle from angle start to end (degrees, 0 at +x, 90 up), for web()."""
    count = max(2, int(abs(end - start) / step) + 1)
    angles = [math.radians(start + (end - start) * i / (count - 1)) for i in range(count)]
    return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]


def arc_plate(x, z, inner, outer, start, end, y0, y1, surface='plate_polymer', bevel=.003):
    """A curved shell on a cylinder across the machine: printing plate, wooden die, round guard."""
    outline = (arc_points(x, z, outer, start, end, 5) + arc_points(x, z, inner, end, start, 5))
    return plate(outline, y0, y1 - y0, surface, bevel=bevel)


def gear_plate(x, z, radius, teeth, y, thickness, surface='steel', depth=None, start=0, end=360):
    """A toothed wheel, or a sector of one, standing along the machine."""
    depth = radius * .12 if depth is None else depth
    count = int(teeth * 4 * (end - start) / 360)
    outline = []
    for i in range(count):
        angle = math.radians(start + (end - start) * i / (count if end - start == 360
                                                          else count - 1))
        r = radius if i % 4 in (1, 2) else radius - depth
        outline.append((x + r * math.cos(angle), z + r * math.sin(angle)))
    if end - start < 360:
        outline += arc_points(x, z, radius * .3, end, start, 15)
    plate(outline, y, thickness, surface, bevel=.003)


def gear_roll(x, y0, y1, z, radius, pitch=.009, cap='brand'):
    """A corrugating roll with plain journals.  Its flutes of that pitch are drawn on the barrel:
    as geometry they are finer than a pixel and only sparkle."""
    from .parts_board import printed, skin
    flutes = round(2 * math.pi * radius / pitch)
    picture, draw = sheet(flutes * 6, 4, '#aab1b6')
    for i in range(flutes):
        draw.rectangle((i * 6, 0, i * 6 + 1, 4), fill='#5d656c')
        draw.rectangle((i * 6 + 4, 0, i * 6 + 4, 4), fill='#d3d8db')
    around = [(x + radius * math.cos(math.radians(a)), z + radius * math.sin(math.radians(a)))
              for a in range(0, 360, 4)]
    skin([[(px, y, pz) for px, pz in around] for y in (y1, y0)],
         printed(f'flutes {flutes}', picture, .3, .3), closed=True)
    for start, end, r in ((y0 + .001, y1 - .001, .985), (y0 - .012, y1 + .012, .84),
                          (y0 - .016, y1 + .016, .5)):
        cross_cylinder(x, start, end, z, radius * r, 'steel' if r > .6 else cap, .004)
    cross_cylinder(x, y0 - .06, y1 + .06, z, radius * .3, 'chrome')


# ---------------------------------------------------------------- machine parts

def bearing(x, y, z, radius=.12, surface='cast_iron', cap='steel', toward=-1, bolts=6):
    """A round bearing housing on a frame whose outer face is at y; it stands out towards -y (or +y
    with toward=1)."""
    profile = [(0, 0), (radius * .97, 0), (radius, .004), (radius, .028), (radius * .74, .034),
               (radius * .7, .085), (radius * .62, .095), (0, .095)]
    lathe((x, y - toward * .006, z), (0, toward, 0), profile, surface, 40)
    cylinder((x, y + toward * .08, z), (x, y + toward * .1, z), radius * .42, cap)
    for i in range(bolts):
        angle = 2 * math.pi * (i + .5) / bolts
        bx, bz = x + radius * .86 * math.cos(angle), z + radius * .86 * math.sin(angle)
        cylinder((bx, y + toward * .01, bz), (bx, y + toward * .036, bz), radius * .08, 'steel',
                 facets=12)


def dial_wheel(center, radius=.12, surface='black'):
    """A handwheel to the operator with a round scale on the frame behind it."""
    x, y, z = center
    picture, draw = sheet(128, 128, '#f4f2ee')
    for i in range(24):
        a = 2 * math.pi * i / 24
        inner = 44 if i % 3 else 36
        draw.line((64 + inner * math.cos(a), 64 + inner * math.sin(a), 64 + 58 * math.cos(a),
                   64 + 58 * math.sin(a)), fill='#20242a', width=4)
    draw.polygon(((58, 4), (70, 4), (64, 30)), fill='#c81e1e')
    lathe((x, y + .115, z), (0, -1, 0), [(0, 0), (radius * .8, 0), (radius * .8, .03), (0, .03)],
          'steel')
    dial = image_material('dial', picture, 'xy', .5)
    lathe((x, y + .088, z), (0, -1, 0), [(0, 0), (radius * .74, 0), (radius * .74, .006),
                                         (0, .006)], dial)
    handwheel((x, y, z), (0, -1, 0), radius, surface)


def steam_joint(x, y, z, down_to, radius=.05, side=-1, hose='grey'):
    """A rotary steam joint on a drum's journal at y, with a braided hose that falls to the pipe
    down_to (x, y, z)."""
    lathe((x, y, z), (0, side, 0), [(0, 0), (radius, 0), (radius, .05), (radius * .7, .06),
                                    (radius * .7, .13), (radius * .9, .135), (radius * .9, .17),
                                    (0, .17)], 'cast_iron')
    elbow = y + side * .15
    ex, ey, ez = down_to
    tube([(x, elbow, z), (x, elbow + side * .12, z), (x, elbow + side * .12, z - .14),
          (ex, ey, ez + .16), (ex, ey, ez)], radius * .5, hose, .09)
    cylinder((ex, ey, ez), (ex, ey, ez + .06), radius * .75, 'cast_iron')


def steam_supply(x, y, top):
    """A steam pipe out of the floor up to top: bolted floor flange, stop valve with its wheel."""
    valve = top * .55
    cylinder((x, y, .003), (x, y, .03), .1, 'cast_iron')
    for dx, dy in ((-.05, -.05), (-.05, .05), (.05, -.05), (.05, .05)):
        cylinder((x + dx, y + dy, .025), (x + dx, y + dy, .05), .014, 'steel', facets=12)
    cylinder((x, y, .02), (x, y, top), .032, 'steel')
    for z in (valve - .075, valve + .06):
        cylinder((x, y, z), (x, y, z + .015), .058, 'cast_iron')
    cylinder((x, y, valve - .07), (x, y, valve + .07), .046, 'cast_iron')
    cylinder((x, y, valve), (x, y - .08, valve), .026, 'brass')
    handwheel((x, y - .12, valve), (0, -1, 0), .065)


def spiral_blade(x, y0, y1, z, radius, twist=70, start=60, height=.022, surface='chrome', steps=28,
                 spread=.045):
    """A blade twisted round a knife cylinder across the machine."""
    vertices, faces = [], []
    for i in range(steps + 1):
        y = y0 + (y1 - y0) * i / steps
        for lag in (-spread, spread):
            angle = math.radians(start + twist * i / steps) + lag
            for r in (radius - .005, radius + height):
                vertices.append((x + r * math.cos(angle), y, z + r * math.sin(angle)))
    for i in range(steps):
        a, b = 4 * i, 4 * i + 4
        faces += [(a, a + 1, b + 1, b), (a + 1, a + 3, b + 3, b + 1), (a + 3, a + 2, b + 2, b + 3)]
    faces += [(0, 2, 3, 1), (4 * steps, 4 * steps + 1, 4 * steps + 3, 4 * steps + 2)]
    return mesh(vertices, faces, surface)


def ink_can(x, y, ink='ink_cyan', supply=None, back=None, radius=.15, height=.3, hose='hose_blue'):
    """An open ink pail on the floor with its pump, and hoses to the points supply and back."""
    profile = [(0, 0), (radius * .88, 0), (radius, height), (radius * 1.06, height),
               (radius * 1.06, height - .025), (radius * .98, height - .03),
               (radius * .95, height - .045), (0, height - .045)]
    lathe((x, y, .003), (0, 0, 1), profile, ink, 40)
    ring((x, y, height - .03), (0, 0, 1), radius * 1.09, radius * .97, .04, 'steel')
    lathe((x, y, .07), (0, 0, 1), [(radius * .8, 0), (radius * .955, .001), (radius * .985, .11),
                                   (radius * .9, .111)], 'white', 40)
    cylinder((x, y, height - .06), (x, y, height + .1), radius * .3, 'steel')
    cylinder((x, y, height + .08), (x, y, height + .27), radius * .52, 'dark')
    cylinder((x, y, height + .26), (x, y, height + .3), radius * .3, 'grey')
    block(x - radius * 1.03, x + radius * 1.03, y - .018, y + .018, height + .002, height + .024,
          'steel', .004)
    for target, side in ((supply, -1), (back, 1)):
        if target:
            start = Vector((x + side * radius * .55, y, height - .05))
            end = Vector(target)
            tube([start, (start.x, start.y, height + .2), (end.x, end.y - .16, end.z - .1),
                  (end.x, end.y - .12, end.z), end], .02, hose if side < 0 else 'grey', .12)


def floor_rails(x0, x1, ys, width=.05):
    """Rails let into the floor along the machine."""
    for y in ys:
        block(x0, x1, y - width * 1.4, y + width * 1.4, .002, .016, 'dark', .003)
        block(x0 + .02, x1 - .02, y - width / 2, y + width / 2, .012, .045, 'steel', .006)


# ---------------------------------------------------------------- board and paper

def single_face(path, y0, y1, pitch=.0085, depth=.004, corner=.05, side=1, flute='kraft',
                liner='kraft_dark', thickness=.0012):
    """Single-face web along path [(x, z), ...]: a flat liner with a wave glued to its left side
    (side 1; the upper one where it runs to +x) or its right (-1)."""
    points = _round_path([Vector(point) for point in path], corner)
    wave, carried = [], 0.
    for start, end in zip(points, points[1:]):
        along = end - start
        length = along.length
        if length < 1e-6:
            continue
        along.normalize()
        normal = Vector((-along.y, along.x)) * side
        steps = max(1, int(length / (pitch / 8)))
        for i in range(steps):
            at = length * i / steps
            lift = depth / 2 * (1 - math.cos(2 * math.pi * (carried + at) / pitch))
            wave.append(start + along * at + normal * (lift + thickness * .9))
        carried += length
    if liner:
        web(path, y0, y1, liner, thickness, corner)
    web([tuple(point) for point in wave], y0 + .002, y1 - .002, flute, thickness, 0)


def board(x0, x1, y0, y1, z, surface='kraft', thickness=.012, turn=0):
    """A flat sheet of board lying on z."""
    return box(((x0 + x1) / 2, (y0 + y1) / 2, z + thickness / 2 + .001),
               (x1 - x0, y1 - y0, thickness), surface, .001, (0, 0, turn), segments=1)


def picture_sheet(x0, x1, y0, y1, z, key, picture, thickness=.008, roughness=.6, turn=0):
    """A sheet lying on z with a picture on it, read from the operator side."""
    return board(x0, x1, y0, y1, z, image_material(key, picture, 'xy', roughness), thickness, turn)


def rsc_blank(x0, x1, y0, y1, z, surface='kraft', thickness=.014, slot=.03, depth=.27, slots=3,
              lap=True):
    """A slotted box blank lying on z, its slots across the machine's way at both x ends.

    depth  of the slots as a share of the length;  lap  cut the corners of the glue flap."""
    length, width = x1 - x0, y1 - y0
    reach = length * depth
    centers = [y0 + width * (i + 1) / (slots + 1) for i in range(slots)]
    left, right = [], []
    for y in centers:
        left += [(x0, y - slot / 2), (x0 + reach, y - slot / 2), (x0 + reach, y + slot / 2),
                 (x0, y + slot / 2)]
        right += [(x1, y - slot / 2), (x1 - reach, y - slot / 2), (x1 - reach, y + slot / 2),
                  (x1, y + slot / 2)]
    flap = width * .05
    start = [(x1 - reach, y0), (x0 + reach, y0), (x0 + reach + .02, y0), (x0 + reach, y0 + flap),
             (x0, y0 + flap)] if lap else [(x1, y0), (x0, y0)]
    outline = start + left + [(x0, y1), (x1, y1)] + right[::-1]
    if lap:
        outline += [(x1, y0 + flap), (x1 - reach, y0 + flap)]
    plate(outline, z + .001, thickness, surface, bevel=.001, plane='xy')
    crease = paint('#8f6636', .85, 0, 0)
    for x in (x0 + reach, x1 - reach):
        block(x - .008, x + .008, y0 + .004, y1 - .004, z + thickness * .8, z + thickness + .0025,
              crease, .001)
    for y in centers:
        block(x0 + reach, x1 - reach, y - .008, y + .008, z + thickness * .8, z + thickness + .0025,
              crease, .001)


def slotted_panel(length, reach, position, angle, side=1, surface='kraft', thickness=.008,
                  flap_share=.27, edge='kraft_dark'):
    """One outer panel of a box blank, folded by angle about its crease at position (x, y, z).

    It lies along the machine over length and reaches out by reach; side 1 points to +y when flat
    (-1 to -y), 90 stands up.  Slots part its end flaps (flap_share of the length) from the next
    panel, and scored lines part them from its middle."""
    a, flap, slot = length / 2, length * flap_share, .012
    with group() as panel:
        plate([(-a, slot), (flap - a, slot), (flap - a, 0), (a - flap, 0), (a - flap, slot),
               (a, slot), (a, reach), (-a, reach)], 0, thickness, surface, bevel=.001, plane='xy')
        for x in (flap - a, a - flap):
            for z in (-.0006, thickness - .0006):
                block(x - .004, x + .004, slot, reach - .002, z, z + .0012, edge, 0)
    place(panel, position, (angle, 0, 0 if side > 0 else 180))


# ---------------------------------------------------------------- printing

def top_sheet_picture(key):
    """Artwork of a printed top sheet with two boxes on it; key 'sweets' or 'tea'."""
    ground, strong, deep, warm = {
        'sweets': ('#fbf3e2', '#b3202c', '#6b1526', '#e9a52c'),
        'tea': ('#eef4ea', '#147d7a', '#0b4f4d', '#f08a1d'),
    }[key]
    picture, draw = sheet(480, 400, '#f6f4ef')
    for column in range(2):
        left = 14 + column * 232
        draw.rectangle((left, 14, left + 220, 386), fill=ground)
        draw.rectangle((left, 14, left + 220, 120), fill=strong)
        draw.rectangle((left, 300, left + 220, 386), fill=deep)
        arcs(draw, left + 110, 300, 92, (warm, ground, strong, ground, warm))
        for i in range(3):
            leaf(draw, left + 110, 70, 40, 30 + 60 * i, warm)
        small_print(draw, (left + 24, 322, left + 120, 374), 4, ground)
        bar_code(draw, (left + 138, 318, left + 206, 372))
    return picture


def _umbrella(draw, x, y, size, colour, ground):
    draw.pieslice((x - size, y - size, x + size, y + size), 180, 360, fill=colour)
    for i in (-.66, 0, .66):
        draw.ellipse((x + i * size - size * .33, y - size * .18, x + i * size + size * .33,
                      y + size * .2), fill=ground)
    draw.line((x, y - size * 1.15, x, y + size * .75), fill=colour, width=int(size * .14))
    draw.arc((x, y + size * .45, x + size * .55, y + size), 0, 180, fill=colour,
             width=int(size * .14))


def _up_arrows(draw, x, y, size, colour):
    for side in (-1, 1):
        cx = x + side * size * .45
        draw.polygon(((cx, y - size), (cx - size * .38, y - size * .35),
                      (cx + size * .38, y - size * .35)), fill=colour)
        draw.rectangle((cx - size * .14, y - size * .4, cx + size * .14, y + size * .55),
                       fill=colour)
    draw.rectangle((x - size * .9, y + size * .72, x + size * .9, y + size * .9), fill=colour)


def _glass(draw, x, y, size, colour):
    draw.polygon(((x - size * .5, y - size), (x + size * .5, y - size),
                  (x + size * .32, y - size * .1), (x + size * .08, y + size * .1),
                  (x + size * .08, y + size * .7), (x + size * .4, y + size * .9),
                  (x - size * .4, y + size * .9), (x - size * .08, y + size * .7),
                  (x - size * .08, y + size * .1), (x - size * .32, y - size * .1)), fill=colour)


def handling_marks(width=600, height=300, ground='#b98a58', ink='#20242a', signs='au',
                   mirrored=False, frame=False):
    """Handling signs on board or on a plate: a arrows, u umbrella, g glass."""
    picture, draw = sheet(width, height, ground)
    size = min(height * .34, width / len(signs) * .36)
    for i, sign in enumerate(signs):
        x, y = width * (i + .5) / len(signs), height / 2
        if frame:
            draw.rectangle((x - size * 1.3, y - size * 1.35, x + size * 1.3, y + size * 1.3),
                           outline=ink, width=max(3, int(size * .09)))
        if sign == 'a':
            _up_arrows(draw, x, y, size, ink)
        elif sign == 'u':
            _umbrella(draw, x, y, size * .95, ink, ground)
        else:
            _glass(draw, x, y, size, ink)
    return picture.transpose(Image.FLIP_LEFT_RIGHT) if mirrored else picture


def cylinder_plate(x, z, radius, start, end, y0, y1, surface, thickness=.014):
    """A printing plate round a cylinder across the machine whose outside carries a picture (a
    material made with parts_board.printed).  start is its lower edge as seen, end its upper."""
    from .parts_board import skin
    arc_plate(x, z, radius - .004, radius + thickness, start, end, y0, y1, 'plate_polymer')
    rows = []
    for px, pz in arc_points(x, z, radius + thickness + .002, start, end, 4):
        rows.append([(px, y1 - .004, pz), (px, y0 + .004, pz)])
    return skin(rows, surface)


POLYMER = '#7fa79c'


def mounted_plates(x, z, radius, start, end, y0, y1, plates):
    """Polymer plates on their carrier film round a plate cylinder at x, z, with the clamp bars at
    both ends of the film.

    start, end  lower and upper edge of the film as seen (degrees, from 0 at +x);
    plates      [(first angle, last angle, y0, y1, sign, ink), ...]: sign as in handling_marks(),
                mirrored, raised in the ink's colour ('#rrggbb') on the polymer
    """
    from .parts_board import printed
    arc_plate(x, z, radius - .004, radius + .003, start, end, y0, y1, paint('#d9d3b4', .25, 0, .4),
              .001)
    step = 2.4 if end > start else -2.4
    for angle in (start, end):
        arc_plate(x, z, radius - .004, radius + .011, angle - step, angle + step, y0 - .02,
                  y1 + .02, 'aluminium', .003)
        a = math.radians(angle)
        for i in range(9):
            y = y0 + (y1 - y0) * (i + .5) / 9
            at = Vector((x + (radius + .008) * math.cos(a), y, z + (radius + .008) * math.sin(a)))
            cylinder(at, at + Vector((math.cos(a), 0, math.sin(a))) * .008, .009, 'dark', facets=12)
    for first, last, ya, yb, sign, ink in plates:
        wide = int(320 * (yb - ya) / (radius * math.radians(abs(last - first))))
        picture = handling_marks(max(wide, 160), 320, POLYMER, ink, sign, True)
        cylinder_plate(x, z, radius + .003, first, last, ya, yb,
                       printed(f'plate {sign} {ink} {wide}', picture, .3, .3), .009)


def marked_blank(x0, x1, y0, y1, z, marks, thickness=.006, depth=.28):
    """A slotted box blank lying on z whose four panels carry signs between the cross creases.

    marks  [(panel, 0 nearest the operator, sign as in handling_marks(), ink '#rrggbb'), ...]"""
    rsc_blank(x0, x1, y0, y1, z, 'kraft', thickness, .014, depth, 3)
    reach, panel = (x1 - x0) * depth + .02, (y1 - y0) / 4
    for at, sign, ink in marks:
        picture = handling_marks(240, 300, '#b98a58', ink, sign)
        picture_sheet(x0 + reach, x1 - reach, y0 + panel * (at + .06), y0 + panel * (at + .94),
                      z + thickness, f'mark {sign} {ink}', picture, .0012)
