"""Machine parts.  Metres and degrees; x with the material, operator side at -y, z up."""
import math

from mathutils import Vector

from .parts_guards import door, rating_plate, warning_plate
from .primitives import (block, box, cone, cross_cylinder, cylinder, duplicate, group, lathe, place,
                         plate, ring, rounded_polygon, rounded_rectangle, sphere, tube)

__all__ = [
    'air_cylinder', 'beacon', 'bed', 'belt', 'belt_row', 'brush_roll', 'c_frame', 'cabinet',
    'chute', 'conveyor', 'disc_knife', 'disc_shaft', 'emergency_stop', 'flywheel', 'foot',
    'guard_fence', 'handwheel', 'hood', 'hopper_walls', 'ink_tray', 'leg_table', 'mill_roll_arm',
    'mill_roll_stand', 'motor', 'platform', 'portal', 'roller', 'roller_row', 'robot_arm',
    'side_frames', 'slotted_wheel', 'spool', 'suction_cup', 'suction_head', 'tank', 'window',
    'window_box',
]


# ---------------------------------------------------------------- operating parts

def foot(x, y, height=.09):
    """A levelling foot that carries something height above the floor."""
    cylinder((x, y, .001), (x, y, .025), .055, 'dark')
    cylinder((x, y, .02), (x, y, height + .03), .018, 'steel')


def handwheel(center, axis=(0, -1, 0), radius=.11, surface='black'):
    """A three-spoke handwheel whose stub shaft runs back along axis."""
    center, axis = Vector(center), Vector(axis).normalized()
    across = axis.orthogonal().normalized()
    other = axis.cross(across)

    def on_rim(angle):
        return center + (across * math.cos(angle) + other * math.sin(angle)) * radius

    tube([on_rim(2 * math.pi * i / 32) for i in range(33)], radius * .11, surface)
    hub = [(0, 0), (radius * .28, 0), (radius * .28, .03), (0, .035)]
    lathe(center - axis * .02, axis, hub, 'steel')
    for spoke in range(3):
        tube([center, on_rim(2 * math.pi * spoke / 3 + .4)], radius * .07, 'steel')
    grip = on_rim(.9)
    cylinder(grip, grip + axis * radius * .55, radius * .13, surface)
    cylinder(center - axis * .12, center, radius * .12, 'steel')


def emergency_stop(center, axis=(0, -1, 0), scale=1.):
    """A red mushroom on a yellow collar, standing on a surface at center."""
    center, axis = Vector(center), Vector(axis).normalized()
    collar = [(0, 0), (.04, 0), (.04, .012), (0, .012)]
    mushroom = [(0, 0), (.014, 0), (.014, .02), (.028, .022), (.028, .034), (.02, .042), (0, .044)]
    lathe(center, axis, [(r * scale, d * scale) for r, d in collar], 'yellow')
    lathe(center + axis * .01 * scale, axis, [(r * scale, d * scale) for r, d in mushroom], 'red')


def beacon(x, y, z):
    """A three-colour signal lamp on a post; z is what it stands on.  About .37 high."""
    cylinder((x, y, z - .01), (x, y, z + .16), .012, 'steel')
    for level, colour in enumerate(('green', 'accent', 'red')):
        base = z + .16 + level * .065
        cylinder((x, y, base), (x, y, base + .062), .032, colour)
    cylinder((x, y, z + .355), (x, y, z + .37), .034, 'black')


def cabinet(x0, x1, y0, y1, height, surface='body', doors=2, plinth=.1, stripe=True, base=0.):
    """A control cabinet with hinged doors, louvres, mains switch, signs and a brand stripe; faces
    -y.  Latches and vents differ with its size."""
    block(x0 + .02, x1 - .02, y0 + .02, y1 - .02, base + .001, base + plinth + .01, 'dark')
    block(x0, x1, y0, y1, base + plinth, base + height, surface, .015)
    width, top = (x1 - x0) / doors, base + height
    style = _style(x1 - x0, height)
    for i in range(doors):
        left, right = x0 + i * width, x0 + (i + 1) * width
        door(left + .02, right - .02, base + plinth + .03, top - (.23 if stripe else .03), y0,
             surface, 'right' if i % 2 else 'left', ('bar', 'turn', 'bar')[style],
             ('low', 'mesh', 'high')[(style + i) % 3])
    at, z = x0 + width * .5, base + plinth + (height - plinth) * .62
    warning_plate(at, y0 - .018, z, .085, 'flash')
    if doors > 1:
        at = x1 - width * .62
        block(at - .05, at + .05, y0 - .022, y0 - .01, z - .05, z + .05, 'yellow', .006)
        cylinder((at, y0 - .02, z), (at, y0 - .04, z), .03, 'red')
        box((at, y0 - .046, z), (.016, .016, .062), 'red', .004)
    rating_plate(x1 - width * .3, y0 - .018, z + .12)
    if stripe:
        block(x0 - .002, x1 + .002, y0 - .016, y0 + .02, top - .2, top - .12, 'brand', .002)


def _style(*sizes):
    """0, 1 or 2 from a part's sizes: doors of the same part alike, of different parts not."""
    return int(sum(sizes) * 100) % 3


# ---------------------------------------------------------------- drives

def motor(start, axis, radius=.11, length=.32, surface='brand'):
    """A finned motor; its shaft end is at start and its body runs along axis."""
    start, axis = Vector(start), Vector(axis).normalized()
    profile = [(0, 0), (radius * .9, 0), (radius * .9, .02)]
    fins = 12
    for i in range(fins):
        z = .03 + (length - .1) * i / fins
        profile += [(radius, z), (radius, z + .008), (radius * .88, z + .009),
                    (radius * .88, z + .017)]
    profile += [(radius * .96, length - .07), (radius * .96, length - .01), (radius * .8, length),
                (0, length)]
    lathe(start, axis, profile, surface)
    cylinder(start - axis * .004, start + axis * .022, radius * 1.16, 'cast_iron')
    across = axis.orthogonal().normalized()
    other = axis.cross(across)
    for i in range(4):
        turn = math.pi * (i + .5) / 2
        at = start + (across * math.cos(turn) + other * math.sin(turn)) * radius * 1.03
        cylinder(at + axis * .02, at + axis * .032, radius * .09, 'steel', facets=12)
    if abs(axis.z) < .9:
        size = min(.12, radius * 1.1)
        top = start + axis * length * .4 + Vector((0, 0, radius))
        box(top, (size, size, size * .75), surface, .015)
        box(top + Vector((0, 0, size * .37)), (size * .92, size * .92, .012), 'dark', .004)
        gland = top + Vector((size * .5, 0, -size * .02))
        cylinder(gland, gland + Vector((size * .28, 0, 0)), size * .16, 'black', facets=14)
    cylinder(start - axis * .05, start, radius * .3, 'steel')


def air_cylinder(start, end, radius=.035, stroke=.4, surface='aluminium'):
    """An air cylinder from start to end; the chrome rod is the share stroke of its length."""
    start, end = Vector(start), Vector(end)
    split = start.lerp(end, 1 - stroke)
    axis = (end - start).normalized()
    cylinder(start, split, radius, surface)
    for at in (start, split - axis * radius * .9):
        cylinder(at, at + axis * radius * .9, radius * 1.15, 'dark')
    cylinder(split, end, radius * .38, 'chrome')
    cylinder(end - axis * radius * .6, end, radius * .7, 'steel')


def flywheel(center, axis=(0, -1, 0), radius=.45, width=.12, surface='brand', spokes=5):
    """A heavy spoked flywheel, its rim starting at center along axis."""
    center, axis = Vector(center), Vector(axis).normalized()
    ring(center, axis, radius, radius * .8, width, surface)
    cylinder(center - axis * .02, center + axis * (width + .02), radius * .2, surface)
    cylinder(center - axis * .06, center + axis * (width + .05), radius * .09, 'steel')
    across = axis.orthogonal().normalized()
    other = axis.cross(across)
    middle = center + axis * width / 2
    for i in range(spokes):
        angle = 2 * math.pi * i / spokes + .3
        rim = middle + (across * math.cos(angle) + other * math.sin(angle)) * radius * .84
        cone(middle, rim, width * .34, width * .26, surface)


# ---------------------------------------------------------------- rolls and knives

def roller(x, y0, y1, z, radius, surface='steel'):
    """A roller across the machine with its thinner journals."""
    cross_cylinder(x, y0 + .02, y1 - .02, z, radius, surface)
    cross_cylinder(x, y0 - .03, y1 + .03, z, radius * .35, 'steel')


def roller_row(x0, x1, y0, y1, z, radius=.03, count=8, surface='steel'):
    """A row of rollers across, evenly spread from x0 to x1; z is the top of the rollers."""
    with group() as first:
        roller(x0, y0, y1, z - radius, radius, surface)
    for i in range(1, count):
        duplicate(first, ((x1 - x0) * i / (count - 1), 0, 0))


def brush_roll(x, y0, y1, z, radius=.05, wheels=5, surface='rubber'):
    """A shaft with a row of soft wheels that hold a sheet down."""
    cross_cylinder(x, y0, y1, z, radius * .35, 'chrome')
    for i in range(wheels):
        y = y0 + (y1 - y0) * (i + .5) / wheels
        cross_cylinder(x, y - radius * .45, y + radius * .45, z, radius, surface)


def disc_knife(x, y, z, radius=.12, surface='chrome'):
    """A round knife with its collar, cutting along the machine."""
    profile = [(0, 0), (radius * .45, 0), (radius * .45, .025), (radius * .8, .026),
               (radius, .031), (radius * .8, .036), (radius * .45, .037), (radius * .45, .06),
               (0, .06)]
    lathe((x, y - .031, z), (0, 1, 0), profile, surface, 48)


def slotted_wheel(x, y, z, radius=.2, width=.03, gap=60, surface='steel'):
    """A slotting wheel: a disc whose knife segment leaves a gap of that many degrees."""
    cross_cylinder(x, y - width * .7, y + width * .7, z, radius * .85, surface)
    outline = []
    for i in range(33):
        angle = math.radians(90 + gap / 2 + (360 - gap) * i / 32)
        outline.append((x + radius * math.cos(angle), z + radius * math.sin(angle)))
    outline.append((x, z))
    plate(outline, y - width / 2, width, 'chrome', bevel=.003)


def disc_shaft(x, y0, y1, z, positions, radius=.12, kind='knife', shaft=.035):
    """A shaft across with discs at the y positions: kind 'knife' or 'crease' (broad rings)."""
    cross_cylinder(x, y0, y1, z, shaft, 'steel')
    for y in positions:
        if kind == 'knife':
            disc_knife(x, y, z, radius)
        else:
            profile = [(0, 0), (radius * .92, 0), (radius * .92, .03), (radius, .034),
                       (radius, .046), (radius * .92, .05), (radius * .92, .08), (0, .08)]
            lathe((x, y - .04, z), (0, 1, 0), profile, 'cast_iron', 48)


def spool(center, axis=(0, 1, 0), radius=.14, width=.12, surface='copper', fill=.82, flange='dark'):
    """A flanged spool of wire, tape, ribbon or strap; fill is how far it is wound."""
    center, axis = Vector(center), Vector(axis).normalized()
    start = center - axis * width / 2
    ring(start, axis, radius, radius * .2, width * .08, flange)
    ring(center + axis * width * .42, axis, radius, radius * .2, width * .08, flange)
    ring(start + axis * width * .07, axis, radius * fill, radius * .2, width * .86, surface)
    cylinder(start - axis * .03, start + axis * (width + .03), radius * .16, 'steel')


def ink_tray(x, y0, y1, z, radius, surface='steel', content='ink_cyan'):
    """A trough under a roll of that radius centred at x, z, with ink or glue in it."""
    outer = [(x + (radius + .03) * math.cos(math.radians(a)),
              z + (radius + .03) * math.sin(math.radians(a))) for a in range(200, 341, 10)]
    inner = [(x + (radius + .02) * math.cos(math.radians(a)),
              z + (radius + .02) * math.sin(math.radians(a))) for a in range(340, 199, -10)]
    plate(outer + inner, y0, y1 - y0, surface, bevel=.001)
    for y in (y0, y1 - .012):
        plate(outer, y, .012, surface, bevel=.002)
    level = z - radius * .55
    half = math.sqrt(max((radius + .018) ** 2 - (level - z) ** 2, .0001))
    block(x - half, x + half, y0 + .012, y1 - .012, level - .004, level, content, .001)


# ---------------------------------------------------------------- transport

def belt(x0, x1, y, width, z, radius, surface='belt_blue', thickness=.008):
    """An endless flat belt round two pulleys of that radius; z is its upper surface."""
    middle = z - radius

    def track(r):
        right = [(x1 + r * math.cos(math.radians(a)), middle + r * math.sin(math.radians(a)))
                 for a in range(-90, 91, 12)]
        left = [(x0 + r * math.cos(math.radians(a)), middle + r * math.sin(math.radians(a)))
                for a in range(90, 271, 12)]
        return right + left

    plate(track(radius), y - width / 2, width, surface, [track(radius - thickness)], bevel=.002)
    for x in (x0, x1):
        cross_cylinder(x, y - width * .45, y + width * .45, middle, radius - thickness - .001,
                       'cast_iron')


def belt_row(x0, x1, y0, y1, count, width, z, radius=.045, surface='belt_blue'):
    """Parallel belts, evenly spread with centres from y0 to y1; z is the upper surface."""
    with group() as first:
        belt(x0, x1, y0, width, z, radius, surface)
    for i in range(1, count):
        duplicate(first, (0, (y1 - y0) * i / (count - 1), 0))


def leg_table(x0, x1, y0, y1, z, surface='steel', thickness=.04, frame='body', shelf=False):
    """A plain table on four legs; z is its top."""
    block(x0, x1, y0, y1, z - thickness, z, surface, .006)
    block(x0 + .03, x1 - .03, y0 + .03, y1 - .03, z - thickness - .08, z - thickness + .01, frame)
    for x in (x0 + .07, x1 - .07):
        for y in (y0 + .07, y1 - .07):
            block(x - .035, x + .035, y - .035, y + .035, .06, z - thickness - .06, frame, .008)
            foot(x, y, .05)
    if shelf:
        block(x0 + .05, x1 - .05, y0 + .05, y1 - .05, .28, .31, frame, .006)


def conveyor(x0, x1, y0, y1, z, surface='belt_green', drum=.06, frame='body', legs=2, end_z=None):
    """A belt conveyor on legs; z is the belt's top, end_z that of its right end if it slopes."""
    rise = 0 if end_z is None else end_z - z
    length = math.hypot(x1 - x0, rise)
    angle = math.degrees(math.atan2(rise, x1 - x0))
    with group() as deck:
        belt(drum, length - drum, 0, (y1 - y0) * .9, 0, drum, surface)
        for side in (-1, 1):
            edge = side * (y1 - y0) / 2
            block(0, length, edge - .02, edge + .02, -drum * 2 - .02, .02, frame, .01)
    place(deck, (x0, (y0 + y1) / 2, z), (0, -angle, 0))
    for i in range(legs):
        x = x0 + (x1 - x0) * ((i + .5) / legs if legs == 1 else .08 + .84 * i / (legs - 1))
        top = z + rise * (x - x0) / (x1 - x0) - drum * 2 + .02
        for y in (y0, y1):
            block(x - .035, x + .035, y - .03, y + .03, .06, top, 'dark', .008)
            foot(x, y, .05)
        block(x - .02, x + .02, y0, y1, .2, .24, 'dark', .006)
    if abs(angle) < 1:
        middle, low = (x0 + x1) / 2 + .1, z - drum * 2
        block(middle - .06, middle + .06, y0, y1, low - .035, low - .005, 'dark', .004)
        block(middle - .1, middle + .1, y1 - .37, y1 - .348, low - .26, low - .006, 'dark', .006)
        motor((middle, y1 - .35, low - .16), (0, 1, 0), .075, .24, 'grey')


def chute(points, width, wall=.08, surface='steel', y=0., thickness=.008):
    """A sheet-metal slide along path [(x, z), ...], centred on y, with raised sides."""
    for (xa, za), (xb, zb) in zip(points, points[1:]):
        length = math.hypot(xb - xa, zb - za)
        angle = math.degrees(math.atan2(zb - za, xb - xa))
        with group() as piece:
            block(0, length, -width / 2, width / 2, -thickness, 0, surface, .002)
            for side in (-1, 1):
                edge = side * width / 2
                block(0, length, edge - thickness / 2, edge + thickness / 2, -thickness, wall,
                      surface, .002)
        place(piece, (xa, y, za), (0, -angle, 0))


def suction_cup(x, y, z, height=.3, surface='rubber'):
    """A suction cup touching z, on a rod of that height."""
    cylinder((x, y, z + .02), (x, y, z + height), .018, 'chrome')
    lathe((x, y, z + .002), (0, 0, 1), [(0, .03), (.02, .03), (.045, 0), (.04, 0), (0, .02)],
          surface)


def suction_head(x, y0, y1, z, cups=4, height=.4, rows=2, surface='dark'):
    """A feeder's suction head over a pile whose top is z; cups hang from a beam at z + height."""
    block(x - .2, x + .2, y0, y1, z + height - .06, z + height + .16, surface, .03)
    for row in range(rows):
        cup_x = x + (row - (rows - 1) / 2) * .24
        for i in range(cups):
            suction_cup(cup_x, y0 + (y1 - y0) * (i + .5) / cups, z, height)


# ---------------------------------------------------------------- frames

def side_frames(outline, y0, y1, thickness=.05, surface='body', holes=(), bevel=.01):
    """Two equal side plates of outline [(x, z), ...], their outer faces at y0 and y1."""
    plate(outline, y0, thickness, surface, holes, bevel)
    plate(outline, y1 - thickness, thickness, surface, holes, bevel)


def portal(x0, x1, y0, y1, height, surface='body', beam='brand', post=.12):
    """Four posts with a beam along each side and one across at x0, as round a feeder pile."""
    for x in (x0, x1 - post):
        for y in (y0, y1):
            block(x, x + post, y - post / 2, y + post / 2, .06, height, surface, .02)
            foot(x + post / 2, y, .05)
    for y in (y0, y1):
        block(x0 - .02, x1 + .02, y - .09, y + .09, height - .22, height + .02, beam, .03)
    block(x0 + .01, x0 + .11, y0, y1, height - .2, height - .04, surface, .02)


def hopper_walls(x0, x1, y0, y1, z, height=.26, surface='steel'):
    """Two guides beside a stack of blanks and the gate plates in front of it."""
    for y in (y0, y1):
        block(x0, x1, y - .01, y + .01, z, z + height, surface, .006)
    for i in range(2):
        y = y0 + (y1 - y0) * (i + 1) / 3
        block(x1 - .03, x1, y - .05, y + .05, z + .02, z + height + .12, 'aluminium', .006)
    cross_cylinder(x1 - .015, y0 - .05, y1 + .05, z + height + .1, .018, 'chrome')


def bed(x0, x1, width, table, panel='brand', frame='body', doors=2, feet=True, shafts=True,
        sill=.42, openings=True):
    """One section of an in-line machine, centred on y = 0.

    table  height of the working plane;  sill  height of the lower edge of the side plates
    Side plates with openings, shafts, base beam, doors of material panel (None: no doors).
    """
    for side in (-1, 1):
        holes = []
        if openings and table - sill > .36:
            count = max(1, int((x1 - x0) / .42))
            pitch = (x1 - x0 - .12) / count
            holes = [rounded_rectangle(x0 + .1 + i * pitch, sill + .1, x0 + .02 + (i + 1) * pitch,
                                       table - .14, .06) for i in range(count)]
        outline = rounded_polygon([(x0, sill - .04), (x0, table), (x1, table), (x1, sill - .04)],
                                  .05)
        plate(outline, side * width / 2 - (.035 if side > 0 else 0), .035, frame, holes)
        edge = side * width / 2
        block(x0 + .02, x1 - .02, edge - .05, edge + .05, .1, .2, 'dark')
        for x in (x0 + .1, x1 - .1):
            block(x - .05, x + .05, edge - .04, edge + .04, .1, sill + .05, 'dark')
    if panel:
        pitch = (x1 - x0 - .04) / doors
        for i in range(doors):
            left, right = x0 + .028 + i * pitch, x0 + .012 + (i + 1) * pitch
            block(left, right, -width / 2 - .042, -width / 2 - .02, .2, sill + .02, 'dark', .004)
            door(left, right, .2, sill + .02, -width / 2 - .041, panel,
                 'left' if i % 2 else 'right', ('pull', 'turn', 'bar')[_style(x1 - x0, table)],
                 'low' if i % 3 == 1 else None)
    block(x0 + .05, x1 - .05, -width / 2 + .06, width / 2 - .06, .16, .2, 'dark')
    if shafts:
        count = max(2, int((x1 - x0) / .3))
        for i in range(count):
            cross_cylinder(x0 + (x1 - x0) * (i + .5) / count, -width / 2 - .02, width / 2 + .02,
                           table - .08, .02, 'steel')
    if feet:
        for x in (x0 + .12, x1 - .12):
            for side in (-1, 1):
                foot(x, side * width / 2)


def c_frame(x0, x1, y0, y1, height, throat_z, throat_height, reach=.6, surface='body'):
    """A single-column frame open to the front (-y), as of a press or stitcher.

    throat_z, throat_height  the opening;  reach  how deep it goes, as a share of the depth
    """
    inner = y0 + (y1 - y0) * reach
    outline = rounded_polygon([
        (y0, .02), (y0, throat_z), (inner, throat_z), (inner, throat_z + throat_height),
        (y0, throat_z + throat_height), (y0, height), (y1, height), (y1, .02)], .05)
    plate(outline, x0, x1 - x0, surface, bevel=.02, plane='yz')


# ---------------------------------------------------------------- reel stands

def mill_roll_arm(x, y, pivot_z, reel_x, reel_z, thickness=.12, surface='brand'):
    """One arm of a mill roll stand: from its pivot (x, pivot_z) to the reel's chuck."""
    dx, dz = reel_x - x, reel_z - pivot_z
    length = math.hypot(dx, dz)
    nx, nz = -dz / length, dx / length
    wide, slim = .15, .09
    outline = rounded_polygon([
        (x + nx * wide - dx / length * .14, pivot_z + nz * wide - dz / length * .14),
        (reel_x + nx * slim + dx / length * .1, reel_z + nz * slim + dz / length * .1),
        (reel_x - nx * slim + dx / length * .1, reel_z - nz * slim + dz / length * .1),
        (x - nx * wide - dx / length * .14, pivot_z - nz * wide - dz / length * .14)], .08)
    plate(outline, y - thickness / 2, thickness, surface, bevel=.015)
    cross_cylinder(x, y - thickness * .7, y + thickness * .7, pivot_z, .09, 'dark')
    cross_cylinder(reel_x, y - thickness * .9, y + thickness * .9, reel_z, .075, 'steel')


def mill_roll_stand(x, y0, y1, pivot_z=.72, reel_x=None, reel_z=.85, surface='brand'):
    """A central beam with two arms that hold a reel between y0 and y1 (make the reel with
    stock.reel at reel_x, reel_z)."""
    reel_x = x - 1. if reel_x is None else reel_x
    for y in (y0 - .12, y1 + .12):
        block(x - .28, x + .28, y - .22, y + .22, .005, .16, 'dark', .02)
        outline = rounded_polygon([(x - .24, .14), (x - .14, pivot_z + .16), (x + .14,
                                   pivot_z + .16), (x + .24, .14)], .06)
        plate(outline, y - .2, .12, surface, bevel=.015)
        mill_roll_arm(x, y, pivot_z, reel_x, reel_z, surface=surface)
    cross_cylinder(x, y0 - .25, y1 + .25, pivot_z, .1, 'cast_iron')
    cross_cylinder(x, y0 - .3, y1 + .3, pivot_z, .06, 'chrome')


# ---------------------------------------------------------------- robots and feeders

def robot_arm(base, shoulder=.5, target=(.6, 0, .3), surface='accent', scale=1., tool=True):
    """An articulated arm standing on base (x, y, z): shoulder joint that high above the base,
    wrist over target (an offset from the base).  scale is its thickness."""
    base = Vector(base)
    top = base + Vector((0, 0, shoulder))
    wrist = base + Vector(target) + Vector((0, 0, .22 * scale if tool else 0))
    reach = wrist - top
    bend = (top + wrist) / 2 + Vector((0, 0, max(.25, reach.length * .45)))
    side = Vector((-reach.y, reach.x, 0))
    side = side.normalized() if side.length > 1e-4 else Vector((0, 1, 0))
    s = scale
    cone(base, base + Vector((0, 0, shoulder * .35)), .17 * s, .14 * s, 'dark')
    cone(base + Vector((0, 0, shoulder * .33)), top, .13 * s, .11 * s, surface)
    for joint, radius in ((top, .11), (bend, .085), (wrist, .06)):
        cylinder(joint - side * radius * 1.25 * s, joint + side * radius * 1.25 * s, radius * s,
                 'dark')
    cone(top, bend, .095 * s, .07 * s, surface)
    cone(bend, wrist, .07 * s, .05 * s, surface)
    if tool:
        cylinder(wrist, wrist - Vector((0, 0, .12 * s)), .035 * s, 'steel')
        plate_z = wrist.z - .13 * s
        box((wrist.x, wrist.y, plate_z), (.24 * s, .16 * s, .025), 'aluminium', .006)
        for dx in (-.09 * s, .09 * s):
            for dy in (-.055 * s, .055 * s):
                lathe((wrist.x + dx, wrist.y + dy, plate_z - .09 * s), (0, 0, 1),
                      [(0, .03 * s), (.012 * s, .03 * s), (.028 * s, 0), (0, .015 * s)], 'rubber')
                cylinder((wrist.x + dx, wrist.y + dy, plate_z - .065 * s),
                         (wrist.x + dx, wrist.y + dy, plate_z), .01 * s, 'chrome')


# ---------------------------------------------------------------- guards and covers

def window(x0, x1, z0, z1, y, frame='aluminium', doors=1, bar=.035, handle=True, thickness=.03,
           pane='acrylic'):
    """Framed see-through guard doors standing along the machine, front face at y."""
    width = (x1 - x0) / doors
    for i in range(doors):
        left, right = x0 + i * width + .006, x0 + (i + 1) * width - .006
        opening = rounded_rectangle(left + bar, z0 + bar, right - bar, z1 - bar, .02)
        plate(rounded_rectangle(left, z0, right, z1, .03), y, thickness, frame, [opening], .005)
        block(left + bar * .8, right - bar * .8, y + thickness * .4, y + thickness * .4 + .006,
              z0 + bar * .8, z1 - bar * .8, pane, 0)
        for share in (.22, .78):
            z = z0 + share * (z1 - z0)
            cylinder((left + .004, y - .004, z - .035), (left + .004, y - .004, z + .035), .011,
                     'dark', facets=14)
        if handle:
            x, low, high = right - bar * .5, z0 + .35 * (z1 - z0), z0 + .55 * (z1 - z0)
            tube([(x, y, low), (x, y - .04, low), (x, y - .04, high), (x, y, high)], .009, 'black',
                 .02)


def hood(x0, x1, y0, y1, z0, z1, nose=.25, frame='body'):
    """A hinged see-through cover with a sloped front over a working section."""
    knee = z0 + (z1 - z0) * .45
    outline = rounded_polygon([(y0, z0), (y0, knee), (y0 + nose, z1), (y1, z1), (y1, z0)], .06)
    opening = rounded_polygon([
        (y0 + .045, z0 + .045), (y0 + .045, knee - .01), (y0 + nose + .02, z1 - .045),
        (y1 - .045, z1 - .045), (y1 - .045, z0 + .045)], .04)
    for x in (x0, x1 - .03):
        plate(outline, x, .03, frame, [opening], plane='yz')
    corners = ((y0, z0), (y0, knee), (y0 + nose, z1), (y1, z1))
    for (ya, za), (yb, zb) in zip(corners, corners[1:]):
        length = math.hypot(yb - ya, zb - za)
        angle = math.degrees(math.atan2(zb - za, yb - ya))
        box(((x0 + x1) / 2, (ya + yb) / 2, (za + zb) / 2), (x1 - x0 - .05, length - .04, .008),
            'acrylic', 0, (angle, 0, 0))
    for y, z in corners:
        block(x0, x1, y - .014, y + .014, z - .014, z + .014, frame, .005)
    left, right = x0 + .25 * (x1 - x0), x1 - .25 * (x1 - x0)
    tube([(left, y0, z0 + .08), (left, y0 - .045, z0 + .08), (right, y0 - .045, z0 + .08),
          (right, y0, z0 + .08)], .011, 'black', .03)


def guard_fence(points, height=1.9, frame='yellow', panel='acrylic', post=.05):
    """A safety fence along floor points [(x, y), ...]: posts, rails and panels."""
    for x, y in points:
        block(x - post / 2, x + post / 2, y - post / 2, y + post / 2, .005, height, frame, .006)
        block(x - post, x + post, y - post, y + post, .002, .014, 'dark', .003)
    for (xa, ya), (xb, yb) in zip(points, points[1:]):
        length = math.hypot(xb - xa, yb - ya)
        with group() as field:
            block(post, length - post, -.006, .006, .16, height - .06, panel, 0)
            for z in (.14, height - .06):
                block(post / 2, length - post / 2, -.018, .018, z, z + .035, frame, .005)
        place(field, (xa, ya, 0), (0, 0, math.degrees(math.atan2(yb - ya, xb - xa))))


def platform(x0, x1, y0, y1, z=.25, rail=True, rail_at='x1', steps=True):
    """A walkway with a chequered deck, yellow edge, legs, a step at x0, and a handrail at its end
    rail_at ('x0', 'x1', or 'y1' for the far long side)."""
    block(x0, x1, y0, y1, z - .05, z, 'cast_iron', .006)
    columns, rows = max(2, int((x1 - x0) / .12)), max(2, int((y1 - y0) / .125))
    with group() as stud:
        box((x0 + .06, y0 + .06, z + .001), (.05, .012, .006), 'grey', .001, (0, 0, 45),
            segments=1)
    for column in range(columns):
        for row in range(rows):
            if column or row:
                at = (column * (x1 - x0 - .12) / (columns - 1), row * (y1 - y0 - .12) / (rows - 1))
                duplicate(stud, (x0 + .06 + at[0], y0 + .06 + at[1], z + .001),
                          (0, 0, 90 if (column + row) % 2 else 0), (x0 + .06, y0 + .06, z + .001))
    block(x0, x1, y0 - .012, y0 + .008, z - .12, z + .012, 'yellow', .003)
    for x in (x0 + .08, (x0 + x1) / 2, x1 - .08):
        for y in (y0 + .06, y1 - .06):
            block(x - .03, x + .03, y - .03, y + .03, .002, z - .04, 'dark')
    if steps:
        # the step hangs on two stringers from the deck, clear of its end; yellow edges on both
        block(x0 - .012, x0 + .008, y0, y1, z - .06, z + .012, 'yellow', .003)
        left, right, tread = x0 - .34, x0 - .07, z * .5
        block(left, right, y0 + .06, y1 - .06, tread - .04, tread, 'cast_iron', .006)
        block(left - .012, left + .02, y0 + .06, y1 - .06, tread - .042, tread + .004, 'yellow',
              .003)
        for y in (y0 + .1, y1 - .14):
            plate([(left + .03, .002), (left + .03, tread - .02), (right, tread - .02),
                   (x0 + .04, z - .04), (x0 + .04, .002)], y, .04, 'dark', bevel=.005)
    if rail:
        if rail_at == 'y1':
            ends = ((x0 + .05, y1 - .04), (x1 - .05, y1 - .04))
        else:
            x = x0 + .05 if rail_at == 'x0' else x1 - .05
            ends = ((x, y0 + .05), (x, y1 - .05))
        (xa, ya), (xb, yb) = ends
        tube([(xa, ya, z), (xa, ya, z + .85), (xb, yb, z + .85), (xb, yb, z)], .018, 'yellow', .06)
        tube([(xa, ya, z + .45), (xb, yb, z + .45)], .014, 'yellow')


def tank(x, y, z, radius=.16, height=.3, surface='steel', lid='dark'):
    """A round glue or ink tank standing on z, with lid and lifting knob."""
    profile = [(0, 0), (radius * .94, 0), (radius, .012), (radius, height - .03),
               (radius * 1.04, height - .025), (radius * 1.04, height), (0, height)]
    lathe((x, y, z), (0, 0, 1), profile, surface, 48)
    cylinder((x, y, z + height - .002), (x, y, z + height + .02), radius * .97, lid)
    sphere((x, y, z + height + .035), .022, 'black')


def window_box(x0, x1, z0, z1, y, depth, doors=1, frame='yellow', shroud='body'):
    """Framed acrylic doors that stand depth before a frame's face at y, on a sheet-metal shroud
    that closes the gap all round: over bearings and roll ends that stand out of the frame."""
    front = y - depth
    window(x0, x1, z0, z1, front, frame, doors)
    for left, right, low, high in ((x0 - .02, x1 + .02, z0 - .02, z0 + .012),
                                   (x0 - .02, x1 + .02, z1 - .012, z1 + .02),
                                   (x0 - .02, x0 + .008, z0, z1), (x1 - .008, x1 + .02, z0, z1)):
        block(left, right, front + .012, y + .01, low, high, shroud, .004)
