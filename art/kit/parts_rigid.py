"""Parts of machines that make rigid boxes and cases.  Metres and degrees; see parts.py."""
import math

from PIL import Image, ImageDraw

from .materials import image_material, paint
from .parts import belt, foot, roller, tank
from .parts_guards import door as hinged_door
from .primitives import (block, box, circle, cross_cylinder, cylinder, lathe, mesh, plate, ring,
                         rounded_polygon, rounded_rectangle, tube)

__all__ = ['base_cabinet', 'corner_cut', 'disc_stick', 'dots', 'floor_bin', 'glow', 'glue_unit',
           'grey_tray', 'hose', 'perforated_belt', 'profile_frame', 'ruler', 'side_rails', 'strip',
           'tray_stack', 'vision_camera', 'wrap_sheet']


# ---------------------------------------------------------------- surfaces and small things

def glow(colour='#dff4ff', strength=1.6):
    """A surface that shines in that colour."""
    return image_material(f'glow {colour} {strength}', Image.new('RGB', (4, 4), colour), 'xz', .3,
                          strength)


def dots(centers, radius, surface='black', facets=14):
    """Flat round marks lying at centers [(x, y, z), ...], all in one object."""
    vertices, faces = [], []
    for x, y, z in centers:
        first = len(vertices)
        for i in range(facets):
            angle = 2 * math.pi * i / facets
            vertices.append((x + radius * math.cos(angle), y + radius * math.sin(angle), z))
        faces.append(tuple(range(first, first + facets)))
    return mesh(vertices, faces, surface)


def strip(points, width, surface='greyboard', thickness=.004, across=(0, 1, 0)):
    """A ribbon of that width (along across) following points [(x, y, z), ...]."""
    half = [value * width / 2 for value in across]
    vertices, faces = [], []
    for x, y, z in points:
        vertices += [(x - half[0], y - half[1], z - half[2]),
                     (x + half[0], y + half[1], z + half[2])]
    for i in range(len(points) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    item = mesh(vertices, faces, surface, 60)
    solid = item.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = thickness
    return item


def hose(points, radius=.04, surface='grey', corner=.2, rib=.03):
    """A corrugated hose along points: a pipe with a row of ribs."""
    item = tube(points, radius * .86, surface, corner)
    path = [point.co.xyz for point in item.data.splines[0].points]
    carried = 0.
    for start, end in zip(path, path[1:]):
        along = end - start
        length = along.length
        while carried < length:
            at = start + along * (carried / length)
            ring(at, along, radius, radius * .7, rib * .5, surface)
            carried += rib
        carried -= length
    return item


def ruler(length, marks=60):
    """Picture of a steel rule, for a block of that length; its axes are up to the caller."""
    picture = Image.new('RGB', (int(length * 500), 50), '#f2c20c')
    draw = ImageDraw.Draw(picture)
    for i in range(marks + 1):
        x = 4 + (picture.width - 8) * i / marks
        draw.line((x, 0, x, 34 if i % 5 == 0 else 18), fill='#20242a', width=3 if i % 5 == 0 else 2)
    return picture


# ---------------------------------------------------------------- frames

def base_cabinet(x0, x1, y0, y1, top, doors=2, surface='body', door='brand', plinth=.12,
                 head=.13):
    """A closed machine base with doors towards the operator, on feet; top is its upper face and
    head the plain band above the doors."""
    block(x0, x1, y0, y1, plinth, top, surface, .018)
    block(x0 + .05, x1 - .05, y0 + .05, y1 - .05, .06, plinth + .01, 'dark')
    pitch = (x1 - x0 - .06) / doors
    style = int((x1 - x0 + top) * 100) % 3
    latch = ('pull', 'turn', 'bar')[style]
    for i in range(doors):
        left, right = x0 + .04 + i * pitch, x0 + .02 + (i + 1) * pitch
        hinged_door(left + .01, right - .01, plinth + .05, top - head, y0, door,
                    'left' if i % 2 else 'right', latch, ('low', None, 'mesh')[(style + i) % 3])
    block(x0 - .012, x0 + .01, y0 + .08, y1 - .08, plinth + .05, top - head, surface, .008)
    for i in range(5):
        z = plinth + .1 + i * .04
        block(x0 - .017, x0, y0 + .2, y1 - .2, z, z + .016, 'dark', .002)
    for x in (x0 + .09, x1 - .09):
        for y in (y0 + .08, y1 - .08):
            foot(x, y, .05)


def profile_frame(x0, x1, y0, y1, z0, z1, bar=.07, surface='aluminium', levels=(), feet=True):
    """An open frame of square bars with posts at its corners and rails at both ends and at the
    heights levels."""
    half = bar / 2
    for x in (x0 + half, x1 - half):
        for y in (y0 + half, y1 - half):
            block(x - half, x + half, y - half, y + half, z0, z1, surface, .008)
            if feet:
                foot(x, y, z0 - .01)
    for z in (*levels, z1):
        for y in (y0 + half, y1 - half):
            block(x0 + half, x1 - half, y - half + .002, y + half - .002, z - bar, z - .002,
                  surface, .008)
        for x in (x0 + half, x1 - half):
            block(x - half + .002, x + half - .002, y0 + half, y1 - half, z - bar + .002, z - .004,
                  surface, .008)


def side_rails(x0, x1, y0, y1, z, drop=.16, surface='body', thickness=.035):
    """The two rails beside a belt, from z - drop to z + .02."""
    for y in (y0 - thickness, y1):
        block(x0, x1, y, y + thickness, z - drop, z + .02, surface, .008)


def floor_bin(x0, x1, y0, y1, height, surface='brand', wall=.02):
    """An open bin on castors."""
    for y in (y0, y1 - wall):
        block(x0, x1, y, y + wall, .08, height, surface, .006)
    for x in (x0, x1 - wall):
        block(x, x + wall, y0 + .004, y1 - .004, .082, height - .002, surface, .006)
    block(x0 + .01, x1 - .01, y0 + .01, y1 - .01, .084, .11, surface, .004)
    for x in (x0 + .06, x1 - .06):
        for y in (y0 + .06, y1 - .06):
            cross_cylinder(x, y - .015, y + .015, .042, .04, 'rubber')
            block(x - .02, x + .02, y - .022, y + .022, .045, .09, 'steel', .004)


# ---------------------------------------------------------------- transport and material

def perforated_belt(x0, x1, y, width, z, surface='belt_dark', pitch=.1, rows=6, radius=.05,
                    hole=.012, holes='black'):
    """A suction belt with rows of holes; z is its upper surface."""
    belt(x0, x1, y, width, z, radius, surface)
    centers = []
    for column in range(int((x1 - x0) / pitch)):
        for row in range(rows):
            centers.append((x0 + pitch * (column + .5 + .5 * (row % 2)),
                            y + width * ((row + .5) / rows - .5), z + .0015))
    dots(centers, hole, holes)


def corner_cut(x, y, length, width, cut):
    """Outline (for plate 'xy') of a rectangle whose corners are cut out square."""
    a, b = length / 2, width / 2
    return [(x - a + cut, y - b), (x + a - cut, y - b), (x + a - cut, y - b + cut),
            (x + a, y - b + cut), (x + a, y + b - cut), (x + a - cut, y + b - cut),
            (x + a - cut, y + b), (x - a + cut, y + b), (x - a + cut, y + b - cut),
            (x - a, y + b - cut), (x - a, y - b + cut), (x - a + cut, y - b + cut)]


def wrap_sheet(x, y, z, length, width, surface='white', cut=.07, thickness=.004):
    """Wrapping paper lying flat on z, its corners cut off aslant."""
    a, b = length / 2, width / 2
    outline = [(x - a + cut, y - b), (x + a - cut, y - b), (x + a, y - b + cut),
               (x + a, y + b - cut), (x + a - cut, y + b), (x - a + cut, y + b),
               (x - a, y + b - cut), (x - a, y - b + cut)]
    plate(outline, z, thickness, surface, bevel=.001, plane='xy')


def grey_tray(x, y, z, length, width, height, surface='greyboard', wall=.012, inside=None):
    """An open tray of board standing on z."""
    a, b = length / 2, width / 2
    block(x - a + .002, x + a - .002, y - b + .002, y + b - .002, z, z + wall, inside or surface,
          .002)
    for side in (-1, 1):
        edge = y + side * (b - wall / 2)
        block(x - a, x + a, edge - wall / 2, edge + wall / 2, z + .001, z + height, surface, .003)
        edge = x + side * (a - wall / 2)
        block(edge - wall / 2, edge + wall / 2, y - b + .002, y + b - .002, z + .002,
              z + height - .002, surface, .003)
    if inside:
        for side in (-1, 1):
            edge = y + side * (b - wall)
            block(x - a + wall, x + a - wall, edge - .002, edge + .002, z + wall, z + height - .006,
                  inside, 0)


def tray_stack(x, y, z, length, width, height, count, pitch=.05, surface='greyboard'):
    """Trays nested in one another, standing on z.  Returns the height of the top rim."""
    for i in range(count):
        grow = .003 * (i % 2)
        grey_tray(x + grow, y, z + i * pitch, length, width, height if i == count - 1 else pitch *
                  .9, surface)
    return z + (count - 1) * pitch + height


def disc_stick(x, y, z0, z1, radius, surface='chrome', thickness=.034):
    """A stick of round magnets between three rods, in a clear tube with a dark cap and foot."""
    profile, level, gap = [(0, 0)], 0., thickness * .2
    while level + thickness < (z1 - z0) * .93:
        profile += [(radius * .68, level), (radius * .88, level + gap),
                    (radius * .88, level + thickness - gap), (radius * .68, level + thickness)]
        level += thickness
    lathe((x, y, z0), (0, 0, 1), [*profile, (0, level)], surface, 24)
    lathe((x, y, z0), (0, 0, 1), [(radius, 0), (radius, z1 - z0)], 'clear_film', 24)
    for angle in (30, 150, 270):
        rod_x = x + radius * 1.02 * math.cos(math.radians(angle))
        rod_y = y + radius * 1.02 * math.sin(math.radians(angle))
        cylinder((rod_x, rod_y, z0), (rod_x, rod_y, z1 - .01), radius * .13, 'dark')
    for z in (z0 - .01, z1 - .03):
        ring((x, y, z), (0, 0, 1), radius * 1.12, radius * .9, .04, 'dark')


# ---------------------------------------------------------------- glue and camera

def glue_unit(x0, x1, y0, y1, z, radius=.18, frame='body', panel='brand', tank_at=None):
    """A gluing station: the sheet runs at height z under a big glue roll.  Side plates with
    bearings, doctor roll, trough, counter roll, and a heated tank with hose at x = tank_at."""
    amber = paint('#e3b463', .16, 0, .7)
    middle, low = (x0 + x1) / 2, .14
    axis = z + radius + .004
    outline = rounded_polygon([(x0, low), (x0, z - .04), (x0 + .1, axis - .02),
                               (x1 - .1, axis + .1), (x1, z + .02), (x1, low)], .05)
    slot = rounded_rectangle(x0 + .08, z - .07, x1 - .08, z + .03, .03)
    for y, hole in ((y0, [slot]), (y1 - .05, ())):
        plate(outline, y, .05, frame, hole, .01)
        block(middle - .11, middle + .11, y - .025, y + .07, axis - .11, axis + .11, 'dark', .02)
        cross_cylinder(middle, y - .045, y, axis, .05, 'steel')
        for x in (x0 + .1, x1 - .1):
            foot(x, y + .025, .08)
    block(x0 + .03, x1 - .03, y0 + .04, y1 - .04, .2, .28, 'dark')
    block(x0 + .05, x1 - .05, y0 - .018, y0 + .01, low + .05, z - .2, panel, .012)
    block(x0 + .2, x1 - .2, y0 - .03, y0 - .01, z - .28, z - .255, 'black', .004)
    block(x0 + .04, x1 - .04, y0 + .05, y1 - .05, z - .4, z - .3, frame, .01)
    roller(middle, y0 + .05, y1 - .05, z - radius * .62, radius * .6, 'rubber_grey')
    roller(middle, y0 + .03, y1 - .03, axis, radius, 'chrome')
    cross_cylinder(middle, y0 + .1, y1 - .1, axis, radius + .004, amber)
    doctor = radius * .45
    doctor_x, doctor_z = middle + radius * 1.05, axis + radius * .98
    roller(doctor_x, y0 + .03, y1 - .03, doctor_z, doctor, 'chrome')
    for y in (y0, y1 - .05):
        block(doctor_x - .06, doctor_x + .06, y, y + .05, axis, doctor_z + .07, 'dark', .015)
    if tank_at is not None:
        y = y0 - .17
        block(tank_at - .15, tank_at + .15, y - .14, y0 + .01, z - .34, z - .31, 'dark', .006)
        block(tank_at - .03, tank_at + .03, y, y0 + .01, z - .45, z - .32, 'dark', .006)
        tank(tank_at, y, z - .311, .13, .3, 'steel')
        box((tank_at, y - .135, z - .16), (.1, .03, .1), 'accent', .008)
        cylinder((tank_at, y - .145, z - .16), (tank_at, y - .158, z - .16), .03, 'white')
        tube([(tank_at + .06, y, z), (tank_at + .06, y, axis + radius + .22),
              (middle + .1, y0 + .3, axis + radius + .22),
              (middle + .1, y0 + .3, axis + radius + .05)], .018, 'black', .09)


def vision_camera(x, y, z, top, ring_radius=.15):
    """A camera hanging from top (a beam's lower face), with a ring light at z."""
    shine = glow('#8fdcff', 3.)
    cylinder((x, y, z + .3), (x, y, top + .01), .028, 'aluminium')
    box((x, y, z + .25), (.17, .17, .2), 'dark', .015)
    box((x, y - .088, z + .28), (.1, .006, .03), 'accent', .002)
    cylinder((x, y, z + .03), (x, y, z + .16), .05, 'black')
    cylinder((x, y, z + .05), (x, y, z + .1), .058, 'steel')
    ring((x, y, z + .05), (0, 0, 1), ring_radius * .98, ring_radius * .5, .025, 'dark')
    ring((x, y, z), (0, 0, 1), ring_radius, ring_radius * .6, .054, shine)
    for angle in (45, 135, 225, 315):
        dx = math.cos(math.radians(angle)) * ring_radius * .75
        dy = math.sin(math.radians(angle)) * ring_radius * .75
        cylinder((x + dx, y + dy, z + .06), (x + dx * .6, y + dy * .6, z + .2), .007, 'steel')
