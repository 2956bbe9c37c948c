"""Parts of machines that make rigid boxes and cases.  Metres and degrees; see parts.py."""
import math

from PIL import Image, ImageDraw

from .materials import image_material, material, paint
from .parts import belt, foot, roller, tank, window
from .parts_guards import clear_cover, warning_plate
from .parts_guards import door as hinged_door
from .primitives import (block, box, cross_cylinder, cylinder, group, lathe, mesh, place, plate,
                         ring, rounded_polygon, tube)

__all__ = ['base_cabinet', 'clear_doors', 'corner_cut', 'cover_cheeks', 'disc_stick', 'dots',
           'end_doors', 'floor_bin', 'glow', 'glue_unit', 'grey_tray', 'guard_hood',
           'guide_columns', 'hose', 'perforated_belt', 'profile_frame', 'ruler', 'side_rails',
           'strip', 'tray_stack', 'vision_camera', 'wrap_sheet']


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
    for i in range(min(5, int((top - head - plinth - .08) / .04))):     # only as far as it is high
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


def guide_columns(x, y, dx, dy, z0, z1, radius=.022):
    """Four chrome columns round x, y."""
    for sx in (-dx, dx):
        for sy in (-dy, dy):
            cylinder((x + sx, y + sy, z0), (x + sx, y + sy, z1), radius, 'chrome')


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


def grey_tray(x, y, z, length, width, height, surface='greyboard', wall=.006, inside=None):
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


def tray_stack(x, y, z, length, width, height, count, surface='greyboard'):
    """Straight-walled trays standing on one another on z (they cannot nest)."""
    for i in range(count):
        grey_tray(x + .007 * (i % 2), y - .004 * (i % 3), z + i * (height + .001), length, width,
                  height, surface)


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


# ---------------------------------------------------------------- glue

def glue_unit(x0, x1, y0, y1, z, radius=.18, frame='body', panel='brand', tank_at=None,
              infeed=.16):
    """A gluing station: the sheet runs at height z under a big glue roll.  Closed side plates on
    feet, feed plate that reaches out by infeed, glue and counter roll, doctor roll with a glue pipe
    over the pool between them, a hinged clear cover over all, and a heated tank at x = tank_at."""
    amber = paint('#e3b463', .16, 0, .7)
    middle, low = (x0 + x1) / 2, .12
    axis = z + radius + .004
    doctor, doctor_x, doctor_z = radius * .45, middle + radius * 1.05, axis + radius * .98
    pipe_x, pipe_z = middle + radius * .48, axis + radius * 1.2
    outline = rounded_polygon([(x0, low), (x0, z - .04), (x0 + .1, axis + radius * .2),
                               (x1 - .1, axis + radius * .4), (x1, z + .02), (x1, low)], .05)
    for y in (y0, y1 - .05):
        plate(outline, y, .05, frame, (), .01)
        block(middle - .11, middle + .11, y - .025, y + .07, axis - .11, axis + .11, 'dark', .02)
        cross_cylinder(middle, y - .045, y, axis, .05, 'steel')
        block(doctor_x - .06, doctor_x + .06, y, y + .05, axis, doctor_z + .07, 'dark', .015)
        block(pipe_x - .025, pipe_x + .025, y + .008, y + .042, axis, pipe_z + .035, 'dark', .008)
        for x in (x0 + .1, x1 - .1):
            block(x - .06, x + .06, y - .005, y + .055, low - .02, low + .04, 'dark', .006)
            foot(x, y + .025, low - .02)
    block(x0 + .03, x1 - .03, y0 + .04, y1 - .04, .2, .28, 'dark')
    hinged_door(x0 + .06, x1 - .06, low + .08, z - .2, y0, panel, 'right', 'turn')
    warning_plate(x1 - .12, y0 - .004, z - .1, .07)
    # feed plate and delivery plate, both short of the rolls
    edge = middle - radius * .64
    block(x0 - infeed, edge, y0 + .055, y1 - .055, z - .014, z - .004, 'steel', .002)
    block(2 * middle - edge, x1 + .02, y0 + .055, y1 - .055, z - .014, z - .004, 'steel', .002)
    for y in (y0 + .052, y1 - .066):
        plate([(x0 + .03, z - .2), (x0 + .03, z - .013), (x0 - infeed + .02, z - .013)], y, .014,
              'dark', bevel=.002)
    roller(middle, y0 + .05, y1 - .05, z - radius * .62, radius * .6, 'rubber_grey')
    roller(middle, y0 + .03, y1 - .03, axis, radius, 'chrome')
    cross_cylinder(middle, y0 + .1, y1 - .1, axis, radius + .004, amber)
    roller(doctor_x, y0 + .03, y1 - .03, doctor_z, doctor, 'chrome')
    cross_cylinder(pipe_x, y0 + .01, y1 - .01, pipe_z, .016, 'steel')
    for i in range(5):
        y = y0 + (y1 - y0) * (i + .5) / 5
        cylinder((pipe_x, y, pipe_z), (pipe_x, y, pipe_z - .045), .008, 'brass')
    back, nose = doctor_x + doctor + .045, middle - radius - .05
    cover = [(back, axis + radius * .3), (back, doctor_z + doctor * .6),
             (doctor_x, doctor_z + doctor + .06), (middle - radius * .35, axis + radius + .09),
             (nose, axis + radius * .45), (nose, z + .03)]
    clear_cover(cover, y0 + .07, y1 - .07, 'aluminium', .012)
    cover_cheeks(cover, y0 + .075, y1 - .08)
    # the fixed pane behind leaves a slot for the sheet
    block(back - .003, back + .003, y0 + .05, y1 - .05, z + .05, axis + radius * .3,
          'clear_film', 0)
    cross_cylinder(back, y0 + .045, y1 - .045, z + .05, .012, 'aluminium')
    if tank_at is not None:
        _glue_tank(tank_at, y0, (middle + .17, pipe_x), pipe_z)


def _glue_tank(x, face, lanes, pipe_z):
    """A heated glue tank on a trolley before a face at y; its hose climbs the face at x lanes[0],
    held by clamps, to the end of the glue pipe at x lanes[1] and height pipe_z."""
    y, lane = face - .26, lanes[0]
    block(x - .17, x + .17, y - .17, y + .17, .1, .125, 'dark', .008)
    for dx in (-.13, .13):
        for dy in (-.13, .13):
            cross_cylinder(x + dx, y + dy - .015, y + dy + .015, .042, .04, 'rubber')
            block(x + dx - .02, x + dx + .02, y + dy - .02, y + dy + .02, .045, .104, 'steel', .003)
    tank(x, y, .124, .14, .4, 'steel')
    box((x, y - .145, .34), (.1, .03, .12), 'accent', .008)
    cylinder((x, y - .155, .35), (x, y - .168, .35), .03, 'white')
    tube([(x + .07, y, .52), (x + .07, y, .66), (lane, face - .036, .7),
          (lane, face - .036, pipe_z), (lanes[1], face - .036, pipe_z),
          (lanes[1], face + .02, pipe_z)], .015, 'black', .05)
    for z in (.76, pipe_z - .2):
        block(lane - .026, lane + .026, face - .056, face + .004, z - .014, z + .014, 'steel', .004)


# ---------------------------------------------------------------- guards

def clear_doors(x0, x1, z0, z1, y, frame='light_grey', doors=1, bar=.028):
    """Hinged guard doors along the machine whose panes let the work be seen; front face at y."""
    with group() as pieces:
        window(x0, x1, z0, z1, y, frame, doors, bar)
    for part in pieces:
        if part.data.materials[0] == material('acrylic'):
            part.data.materials[0] = material('clear_film')


def end_doors(x, y0, y1, z0, z1, frame='light_grey', doors=1, bar=.028, facing=-1):
    """Such doors across the machine, facing its feed end (1: its delivery end)."""
    with group() as pieces:
        clear_doors(-(y1 - y0) / 2, (y1 - y0) / 2, z0, z1, 0, frame, doors, bar)
    place(pieces, (x, (y0 + y1) / 2, 0), (0, 0, 90 * facing))


def cover_cheeks(profile, y0, y1, panel='clear_film'):
    """The clear end plates of a clear_cover along that profile."""
    for y in (y0, y1 - .006):
        plate(profile, y, .006, panel, bevel=0)


def guard_hood(x0, x1, y0, y1, z0, z1, gate, nose=.22, frame='aluminium', bar=.014):
    """A hinged see-through hood closed on all sides; its ends leave gate (y0, y1, z1 of the
    opening) for the belt.  Hinges behind at the top, handle in front."""
    knee = z0 + (z1 - z0) * .5
    low, high, top = gate
    rim = [(y0, z0), (y0, knee), (y0 + nose, z1), (y1, z1), (y1, z0)]
    for x in (x0, x1):
        plate([*rim, (high, z0), (high, top), (low, top), (low, z0)], x - .003, .006, 'clear_film',
              bevel=0, plane='yz')
        tube([(x, y, z) for y, z in (*rim, (high, z0), (high, top), (low, top), (low, z0),
                                     rim[0])], bar, frame)
    for (ya, za), (yb, zb) in zip(rim, rim[1:]):
        angle = math.degrees(math.atan2(zb - za, yb - ya))
        box(((x0 + x1) / 2, (ya + yb) / 2, (za + zb) / 2),
            (x1 - x0, math.hypot(yb - ya, zb - za), .006), 'clear_film', 0, (angle, 0, 0))
    for y, z in rim:
        cylinder((x0, y, z), (x1, y, z), bar, frame)
    for share in (.2, .8):
        x = x0 + (x1 - x0) * share
        cylinder((x - .06, y1, z1), (x + .06, y1, z1), bar * 1.8, 'dark')
    left, right, z = x0 + .3 * (x1 - x0), x1 - .3 * (x1 - x0), z0 + .1
    tube([(left, y0, z), (left, y0 - .045, z), (right, y0 - .045, z), (right, y0, z)], .011,
         'black', .03)


# ---------------------------------------------------------------- camera

def vision_camera(x, y, z, top, ring_radius=.15):
    """A camera hanging from top (a beam's lower face), with a ring light at z."""
    shine = glow('#8fdcff', 3.)
    block(x - .035, x + .035, y - .03, y + .03, z + .3, top + .01, 'aluminium', .005)
    block(x - .08, x + .08, y - .08, y + .08, top - .02, top + .01, 'dark', .006)
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
