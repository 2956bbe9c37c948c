"""What makes a machine safe and whole: doors, covers, mesh, brackets, ducts, plates.  Metres and
degrees; x with the material, operator side at -y, z up.

Each nip, knife and drive gets a cover, mesh or light curtain; each motor, pot, hose and tray stands
on a bracket."""
import math

from mathutils import Vector
from PIL import Image, ImageDraw

from .materials import image_material
from .primitives import (block, box, cross_cylinder, cylinder, group, mesh, place, plate,
                         rounded_rectangle, tube, web)

__all__ = ['bracket', 'cable', 'clear_cover', 'clear_panel', 'door', 'gear_case',
           'hinge_row', 'legend_plate', 'light_curtain', 'mesh_panel', 'motor_plate', 'nip_guard',
           'rating_plate', 'screw_row', 'warning_plate']


# ---------------------------------------------------------------- plates and fasteners

def _warning_picture(kind):
    picture = Image.new('RGB', (128, 128), '#f2c20c')
    draw = ImageDraw.Draw(picture)
    draw.polygon(((64, 10), (120, 112), (8, 112)), outline='#14181c', width=9)
    if kind == 'flash':
        draw.polygon(((68, 38), (50, 74), (63, 74), (57, 102), (80, 64), (66, 64)), fill='#14181c')
    elif kind == 'hot':
        for x in (44, 62, 80):
            draw.line([(x, 96), (x + 6, 84), (x, 74), (x + 6, 62)], fill='#14181c', width=6)
    else:
        for z in (58, 82):
            draw.ellipse((52, z - 12, 76, z + 12), outline='#14181c', width=6)
        draw.line((28, 104, 58, 72), fill='#14181c', width=8)
    return picture


def warning_plate(x, y, z, size=.07, kind='nip', axis='xz'):
    """A yellow warning sign on a face at y ('xz', to the operator) or on one at x ('yz'); kind
    nip, flash or hot."""
    surface = image_material(f'warning {kind}', _warning_picture(kind), axis, .45)
    deep = .006
    box((x, y, z), (size, deep, size) if axis == 'xz' else (deep, size, size), surface, 0)


def rating_plate(x, y, z, width=.11, height=.07):
    """A maker's rating plate with neutral lines on a face at y, riveted at its corners."""
    picture = Image.new('RGB', (160, 100), '#d3d7da')
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, 160, 26), fill='#0b4f8a')
    for row in range(4):
        top = 36 + row * 15
        draw.rectangle((10, top, 62, top + 5), fill='#59636c')
        draw.rectangle((74, top, 148 - 16 * (row % 2), top + 5), fill='#8d959c')
    box((x, y, z), (width, .005, height), image_material('rating', picture, 'xz', .35), 0)
    for side in (-1, 1):
        cylinder((x + side * (width / 2 - .008), y - .001, z),
                 (x + side * (width / 2 - .008), y - .006, z), .004, 'steel', facets=10)


def legend_plate(x, y, z, width=.16, height=.05, marks=4):
    """A dark strip with neutral marks above a row of buttons, on a face at y."""
    box((x, y, z), (width, .006, height), 'dark', .002)
    for i in range(marks):
        at = x + width * ((i + .5) / marks - .5)
        box((at, y - .0035, z), (width / marks * .5, .003, height * .22), 'light_grey', 0)


def screw_row(start, end, count, axis=(0, -1, 0), radius=.008, surface='steel'):
    """Socket screws evenly spread from start to end, standing out along axis."""
    start, end, axis = Vector(start), Vector(end), Vector(axis)
    for i in range(count):
        at = start.lerp(end, i / max(count - 1, 1))
        cylinder(at - axis * .003, at + axis * radius * .7, radius, surface, facets=12)


def hinge_row(x, y, z0, z1, count=2, radius=.011, surface='dark'):
    """Upright door hinges at x on a face at y."""
    for i in range(count):
        z = z0 + (z1 - z0) * (i + .5) / count
        cylinder((x, y, z - .035), (x, y, z + .035), radius, surface, facets=14)


def door(x0, x1, z0, z1, y, surface='body', hinge='left', latch='bar', vent=None, seam='dark'):
    """A sheet-metal door on a face at y: dark seam, hinges, latch (bar, turn or pull) and a vent
    (None, 'low', 'high' louvres or 'mesh')."""
    block(x0 - .006, x1 + .006, y - .003, y + .008, z0 - .006, z1 + .006, seam, .002)
    block(x0, x1, y - .014, y + .006, z0, z1, surface, .007)
    side = 1 if hinge == 'left' else -1
    edge, free = (x0, x1) if side > 0 else (x1, x0)
    tall = z1 - z0
    hinge_row(edge + side * .004, y - .012, z0 + tall * .08, z1 - tall * .08, 2 if tall < .9 else 3)
    lock, middle = free - side * .055, z0 + tall * .56
    if latch == 'bar':
        half = min(.07, tall * .2)
        block(lock - .014, lock + .014, y - .02, y - .01, middle - half, middle + half, 'steel',
              .004)
        block(lock - .009, lock + .009, y - .036, y - .016, middle - half * .85,
              middle + half * .5, 'black', .004)
    elif latch == 'turn':
        for z in ((z0 + tall * .22, z0 + tall * .78) if tall > .3 else (middle,)):
            cylinder((lock, y - .01, z), (lock, y - .024, z), .018, 'black')
            box((lock, y - .026, z), (.026, .006, .006), 'steel', .001)
    else:
        wide = min(.09, (x1 - x0) * .2)
        at, top = (x0 + x1) / 2, z1 - min(.07, tall * .2)
        block(at - wide, at + wide, y - .018, y - .01, top - .02, top + .02, 'black', .006)
        block(at - wide * .85, at + wide * .85, y - .026, y - .014, top + .006, top + .018,
              'steel', .003)
    if vent:
        left, right = x0 + (x1 - x0) * .24, x1 - (x1 - x0) * .24
        low = z1 - tall * .3 if vent == 'high' else z0 + tall * .14
        if vent == 'mesh':
            block(left, right, y - .02, y - .01, low, low + min(.16, tall * .34), 'dark', .006)
            block(left + .014, right - .014, y - .024, y - .018, low + .014,
                  low + min(.16, tall * .34) - .014, 'grey', .004)
        else:
            for k in range(5):
                block(left, right, y - .018, y - .01, low + k * .024, low + k * .024 + .011, 'dark',
                      .002)


# ---------------------------------------------------------------- brackets, cables

def bracket(x, y, z, reach, side=-1, width=.06, drop=None, surface='dark', thick=.014):
    """A gusset bracket on a face at y: its shelf's upper side is z and reaches out by reach
    towards side (-1 to the operator, +1 back); drop is the height of its plate on the face."""
    drop = drop or reach * .8
    end = y + side * reach
    block(x - width / 2, x + width / 2, min(y - side * .01, end), max(y - side * .01, end),
          z - thick, z, surface, .003)
    block(x - width / 2, x + width / 2, min(y, y + side * thick), max(y, y + side * thick),
          z - drop, z - .002, surface, .003)
    plate([(y, z - drop * .95), (y, z - thick * .5), (end - side * reach * .1, z - thick * .5)],
          x - .006, .012, surface, bevel=.002, plane='yz')
    for at in (z - drop * .8, z - drop * .45):
        cylinder((x + width * .32, y + side * thick * .8, at),
                 (x + width * .32, y + side * (thick + .008), at), .008, 'steel', facets=12)


def motor_plate(center, axis, radius, surface='cast_iron', thick=.022):
    """The flange a motor of that radius is bolted to: a square plate at center across axis."""
    center, axis = Vector(center), Vector(axis).normalized()
    size = radius * 2.15
    flat = tuple(thick if abs(value) > .7 else size for value in axis)
    box(center, flat, surface, .006)
    across = axis.orthogonal().normalized()
    other = axis.cross(across)
    for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        at = center + (across * a + other * b) * radius * .88
        cylinder(at + axis * thick * .4, at + axis * (thick * .5 + .01), radius * .1, 'steel',
                 facets=12)


def cable(points, radius=.009, surface='black', corner=.06, clips=()):
    """A cable or hose along points, held by clips (indices of points) of dark plastic."""
    tube(points, radius, surface, corner)
    for i in clips:
        box(points[i], (radius * 3.4,) * 3, 'dark', radius * .6)


# ---------------------------------------------------------------- guards

def clear_cover(profile, y0, y1, frame='body', bar=.016, ribs=1, handle=True, panel='clear_film'):
    """A hinged see-through cover across the machine, bent along profile [(x, z), ...] from its
    hinges to its free edge, which has the handle; ribs is the number of hoops between its ends."""
    web(profile, y0 + bar, y1 - bar, panel, .006, .0)
    for i in range(ribs + 2):
        y = y0 + (y1 - y0) * i / (ribs + 1)
        tube([(x, y, z) for x, z in profile], bar, frame, .02)
    for i, (x, z) in enumerate(profile):
        if i in (0, len(profile) - 1):
            cross_cylinder(x, y0, y1, z, bar, frame)
    hinge_x, hinge_z = profile[0]
    for share in (.2, .8):
        y = y0 + (y1 - y0) * share
        cross_cylinder(hinge_x, y - .05, y + .05, hinge_z, bar * 1.7, 'dark')
    if handle:
        (xa, za), (xb, zb) = profile[-2], profile[-1]
        length = math.hypot(xb - xa, zb - za)
        nx, nz = (zb - za) / length, -(xb - xa) / length
        if nx * (xb - hinge_x) + nz * (zb - hinge_z) < 0:
            nx, nz = -nx, -nz
        x, z, middle = xb - (xb - xa) * .12, zb - (zb - za) * .12, (y0 + y1) / 2
        tube([(x, middle - .11, z), (x + nx * .05, middle - .11, z + nz * .05),
              (x + nx * .05, middle + .11, z + nz * .05), (x, middle + .11, z)], .01, 'black', .02)


def nip_guard(x, y0, y1, z, radius, start, end, surface='yellow', perforated=False):
    """A guard bent round a roll at x, z (its radius is the guard's own), from angle start to end;
    it covers the closing nip and is held by an ear at each end."""
    count = max(3, int(abs(end - start) / 12))
    angles = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    path = [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]
    web(path, y0, y1, surface if not perforated else 'acrylic', .006, 0)
    for y in (y0, y1 - .012):
        outline = path + [(x + (radius - .035) * math.cos(a), z + (radius - .035) * math.sin(a))
                          for a in reversed(angles)]
        plate(outline, y, .012, surface, bevel=.002)
    for px, pz in (path[0], path[-1]):
        cross_cylinder(px, y0, y1, pz, .01, surface)


def mesh_panel(start, end, z0, z1, frame='yellow', wire='grey', pitch=.06, bar=.03):
    """A framed wire-mesh guard standing from start (x, y) to end (x, y) between z0 and z1."""
    (xa, ya), (xb, yb) = start, end
    length = math.hypot(xb - xa, yb - ya)
    with group() as panel:
        outer = [(0, z0), (length, z0), (length, z1), (0, z1)]
        hole = [(bar, z0 + bar), (length - bar, z0 + bar), (length - bar, z1 - bar),
                (bar, z1 - bar)]
        plate(outer, -bar / 2, bar, frame, [hole], .004)
        vertices, faces, half = [], [], .0028
        columns = max(1, round((length - 2 * bar) / pitch))
        rows = max(1, round((z1 - z0 - 2 * bar) / pitch))
        bars = [((bar + (length - 2 * bar) * i / columns, z0 + bar * .5),
                 (bar + (length - 2 * bar) * i / columns, z1 - bar * .5))
                for i in range(1, columns)]
        bars += [((bar * .5, z0 + bar + (z1 - z0 - 2 * bar) * i / rows),
                  (length - bar * .5, z0 + bar + (z1 - z0 - 2 * bar) * i / rows))
                 for i in range(1, rows)]
        for (px, pz), (qx, qz) in bars:
            wx, wz = (half, 0) if px == qx else (0, half)
            first = len(vertices)
            for x, z in ((px - wx, pz - wz), (px + wx, pz + wz), (qx + wx, qz + wz),
                         (qx - wx, qz - wz)):
                vertices += [(x, -half, z), (x, half, z)]
            faces += [(first, first + 2, first + 4, first + 6),
                      (first + 1, first + 7, first + 5, first + 3),
                      (first, first + 1, first + 3, first + 2),
                      (first + 2, first + 3, first + 5, first + 4),
                      (first + 4, first + 5, first + 7, first + 6),
                      (first + 6, first + 7, first + 1, first)]
        mesh(vertices, faces, wire)
    place(panel, (xa, ya, 0), (0, 0, math.degrees(math.atan2(yb - ya, xb - xa))))


def light_curtain(x, y0, y1, z0, z1, surface='yellow', feet=False):
    """Two light-curtain posts facing each other across the machine at x, on brackets, or (feet) on
    bolted foot plates that stand on z0."""
    for y, facing in ((y0, 1), (y1, -1)):
        if feet:
            block(x - .08, x + .08, y - .06, y + .06, z0 - .001, z0 + .014, 'dark', .003)
            for dx in (-.06, .06):
                cylinder((x + dx, y, z0 + .012), (x + dx, y, z0 + .024), .01, 'steel', facets=12)
        block(x - .028, x + .028, y - .03, y + .03, z0, z1, surface, .006)
        edge = y + facing * .03
        block(x - .014, x + .014, edge - .004, edge + .004, z0 + .04, z1 - .04, 'black', .002)
        for z in (z0 + .06, z1 - .06):
            block(x - .012, x + .06, y - .018, y + .018, z - .015, z + .015, 'dark', .003)
        cylinder((x, y, z1 - .002), (x, y, z1 + .016), .014, 'green', facets=12)


def gear_case(x0, x1, z0, z1, y, depth=.12, surface='yellow', toward=1):
    """A closed case over a chain or gear drive on a frame face at y, standing out towards +y (or
    to the operator with -1), with cover screws and a warning sign."""
    thick, corner = depth * .999, min(x1 - x0, z1 - z0) * .2
    plate(rounded_rectangle(x0, z0, x1, z1, corner),
          y if toward > 0 else y - thick, thick, surface, bevel=.014)
    face = y + toward * depth
    for x in (x0 + .05, x1 - .05):
        screw_row((x, face, z0 + max(.07, corner)), (x, face, z1 - max(.07, corner)), 3,
                  (0, toward, 0))
    if toward < 0:
        warning_plate((x0 + x1) / 2, face - .002, z0 + (z1 - z0) * .72, .08)


def clear_panel(x, y0, y1, z0, z1, frame='aluminium', bar=.035):
    """A framed see-through guard standing across the machine at x, screwed on at its corners."""
    plate(rounded_rectangle(y0, z0, y1, z1, .02), x - .012, .024, frame,
          [rounded_rectangle(y0 + bar, z0 + bar, y1 - bar, z1 - bar, .02)], .004, 'yz')
    block(x - .003, x + .003, y0 + bar * .8, y1 - bar * .8, z0 + bar * .8, z1 - bar * .8,
          'clear_film', 0)
    for z in (z0 + bar / 2, z1 - bar / 2):
        screw_row((x - .012, y0 + bar / 2, z), (x - .012, y1 - bar / 2, z), 2, (-1, 0, 0))
