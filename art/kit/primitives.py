"""Basic shapes.  Metres and degrees; every edge is bevelled, because only a bevel catches light.

A colour or surface is given by its name in materials.PALETTE, or as a material made with paint(),
paper() or image_material().
"""
import math
import os
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from .materials import forget_materials, material

__all__ = [
    'block', 'box', 'circle', 'cone', 'cross_cylinder', 'cylinder', 'drop_to_floor', 'duplicate',
    'flap', 'group', 'lathe', 'loft', 'mesh', 'place', 'plate', 'ring', 'rounded_polygon',
    'rounded_rectangle', 'sphere', 'text', 'tube', 'wall_of', 'web',
]

FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'

SMOOTH, BEVEL_ANGLE = 35, 50        # degrees between faces that are shaded as one

_created = []
_light = False


def start_scene(light=False):
    """An empty scene with empty caches; light makes shapes of fewer faces, for a phone."""
    global _light
    _light = light
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()
    _created.clear()


# ---------------------------------------------------------------- groups

@contextmanager
def group():
    """Collect what is built inside, to place it as one:

    with group() as lid:
        box(...)
    place(lid, (0, .4, .3), (70, 0, 0))
    """
    collected, first = [], len(_created)
    yield collected
    collected.extend(_created[first:])


def place(objects, location=(0, 0, 0), rotation=(0, 0, 0), pivot=(0, 0, 0), scale=1):
    """Turn objects about pivot (degrees about x, then y, then z), then move pivot to location."""
    turn = Euler([math.radians(angle) for angle in rotation]).to_matrix().to_4x4()
    move = Matrix.Translation(location) @ turn @ Matrix.Scale(scale, 4)
    move = move @ Matrix.Translation(-Vector(pivot))
    for item in objects:
        item.matrix_basis = move @ item.matrix_basis
    return objects


def duplicate(objects, location=(0, 0, 0), rotation=(0, 0, 0), pivot=(0, 0, 0)):
    """A second set of the same objects (sharing their meshes), placed like place() does."""
    copies = []
    for item in objects:
        twin = item.copy()
        bpy.context.scene.collection.objects.link(twin)
        _created.append(twin)
        copies.append(twin)
    return place(copies, location, rotation, pivot)


def drop_to_floor(objects, height=.002):
    """Lower or lift objects as one until their lowest point is height above the floor."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    lowest = math.inf
    for item in objects:
        evaluated = item.evaluated_get(depsgraph)
        shape = evaluated.to_mesh()
        matrix = evaluated.matrix_world
        lowest = min([lowest, *((matrix @ vertex.co).z for vertex in shape.vertices)])
        evaluated.to_mesh_clear()
    return place(objects, (0, 0, height - lowest))


def _add(name, data, surface, location=(0, 0, 0), rotation=(0, 0, 0)):
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    if surface is not None:
        data.materials.append(material(surface))
    item.location = location
    item.rotation_euler = [math.radians(angle) for angle in rotation]
    _created.append(item)
    return item


def _add_bmesh(shape, name, surface, location=(0, 0, 0), rotation=(0, 0, 0), smooth=SMOOTH):
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth)
    return _add(name, data, surface, location, rotation)


def _round_by_shading(item):
    """A narrow bevel of a light shape looks round without faces of its own: each corner takes the
    normal of its largest face, and both sides of an edge share their corners."""
    if _light:
        item.data.auto_smooth_angle = math.radians(BEVEL_ANGLE)
        item.modifiers.new('normals', 'WEIGHTED_NORMAL').weight = 100
        item.modifiers['normals'].keep_sharp = True
    return item


# ---------------------------------------------------------------- solids

def box(center, size, surface='body', bevel=.012, rotation=(0, 0, 0), segments=2):
    """A box by its centre and its size (x, y, z)."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    width = min(bevel, .45 * min(size))
    if width > .0004:
        bmesh.ops.bevel(shape, geom=list(shape.edges), offset=width,
                        segments=1 if _light else segments, profile=.5, affect='EDGES')
    return _round_by_shading(_add_bmesh(shape, 'box', surface, center, rotation))


def block(x0, x1, y0, y1, z0, z1, surface='body', bevel=.012, segments=2):
    """A box by its limits on each axis."""
    center = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    size = (abs(x1 - x0), abs(y1 - y0), abs(z1 - z0))
    return box(center, size, surface, bevel, segments=segments)


def lathe(origin, axis, profile, surface='steel', facets=40, smooth=SMOOTH):
    """Revolve profile [(radius, distance along axis), ...] about axis through origin."""
    facets = max(10, facets // 2) if _light else facets
    shape = bmesh.new()
    rings = []
    for radius, along in profile:
        if radius < 1e-6:
            rings.append([shape.verts.new((0, 0, along))])
            continue
        angles = [2 * math.pi * i / facets for i in range(facets)]
        rings.append([shape.verts.new((radius * math.cos(a), radius * math.sin(a), along))
                      for a in angles])
    for first, second in zip(rings, rings[1:]):
        if len(first) == 1 and len(second) == 1:
            continue
        for i in range(facets):
            j = (i + 1) % facets
            if len(first) == 1:
                shape.faces.new((first[0], second[i], second[j]))
            elif len(second) == 1:
                shape.faces.new((first[i], first[j], second[0]))
            else:
                shape.faces.new((first[i], first[j], second[j], second[i]))
    item = _add_bmesh(shape, 'lathe', surface, origin, smooth=smooth)
    item.rotation_mode = 'QUATERNION'
    item.rotation_quaternion = Vector((0, 0, 1)).rotation_difference(Vector(axis).normalized())
    return _round_by_shading(item) if smooth == SMOOTH else item


def _facets(radius):
    return max(16, min(64, int(radius * 400)))


def cylinder(start, end, radius, surface='steel', bevel=None, facets=None):
    """A round bar from start to end."""
    return cone(start, end, radius, radius, surface, bevel, facets)


def cone(start, end, start_radius, end_radius, surface='steel', bevel=None, facets=None):
    """A tapered round bar from start to end."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    small = min(start_radius, end_radius)
    edge = min(small * .15, length * .2, .008) if bevel is None else bevel
    profile = [(0, 0), (start_radius - edge, 0), (start_radius, edge),
               (end_radius, length - edge), (max(end_radius - edge, 0), length), (0, length)]
    return lathe(start, end - start, profile, surface,
                 facets or _facets(max(start_radius, end_radius)))


def cross_cylinder(x, y0, y1, z, radius, surface='steel', bevel=None, facets=None):
    """A round bar across the machine, from y0 to y1."""
    return cylinder((x, y0, z), (x, y1, z), radius, surface, bevel, facets)


def ring(center, axis, outer, inner, width, surface='steel'):
    """A flat ring (tyre, collar, core) of that width along axis, starting at center."""
    edge = min((outer - inner) * .2, width * .2, .006)
    profile = [(inner, 0), (outer - edge, 0), (outer, edge), (outer, width - edge),
               (outer - edge, width), (inner, width), (inner, 0)]
    return lathe(center, axis, profile, surface, _facets(outer))


def sphere(center, radius, surface='body', squash=1.):
    """A ball; squash scales its height."""
    shape = bmesh.new()
    segments = 20 if _light else 32
    bmesh.ops.create_uvsphere(shape, u_segments=segments, v_segments=segments // 2, radius=radius)
    bmesh.ops.scale(shape, vec=(1, 1, squash), verts=shape.verts)
    return _add_bmesh(shape, 'sphere', surface, center, smooth=80)


def tube(points, radius, surface='steel', corner=0., resolution=3):
    """A pipe or bar along a polyline; its corners are rounded by corner."""
    path = _round_path([Vector(point) for point in points], corner)
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for target, point in zip(spline.points, path):
        target.co = (*point, 1)
    curve.bevel_depth = radius
    curve.bevel_resolution = min(resolution, 2) if _light else resolution
    curve.use_fill_caps = True
    return _add('tube', curve, surface)


def _round_path(points, corner, steps=6):
    """A polyline whose inner corners are replaced by short curves."""
    path = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        if corner <= 0:
            path.append(here)
            continue
        entry = (before - here).normalized() * min(corner, (before - here).length * .49)
        leave = (after - here).normalized() * min(corner, (after - here).length * .49)
        for i in range(steps + 1):
            t = i / steps
            path.append((here + entry) * (1 - t) ** 2 + here * (2 * t * (1 - t))
                        + (here + leave) * t * t)
    path.append(points[-1])
    return path


def mesh(vertices, faces, surface='white', smooth=35):
    """Any mesh: vertices [(x, y, z), ...] and faces [(index, ...), ...]."""
    shape = bmesh.new()
    made = [shape.verts.new(vertex) for vertex in vertices]
    for face in faces:
        shape.faces.new([made[i] for i in face])
    return _add_bmesh(shape, 'mesh', surface, smooth=smooth)


def loft(sections, surface='white', bottom=True, top=True, smooth=35):
    """A skin over closed sections, each a list of as many (x, y, z); bottom and top cap it."""
    count = len(sections[0])
    vertices = [point for section in sections for point in section]
    faces = []
    for level in range(len(sections) - 1):
        for i in range(count):
            j = (i + 1) % count
            low, high = level * count, (level + 1) * count
            faces.append((low + i, low + j, high + j, high + i))
    if bottom:
        faces.append(tuple(range(count)))
    if top:
        faces.append(tuple(range((len(sections) - 1) * count, len(sections) * count)))
    return mesh(vertices, faces, surface, smooth)


def wall_of(sections, thickness, surface='white', bottom=True, smooth=35):
    """An open vessel (tray, cup, bag): a loft with a wall of that thickness and an open top.

    The sections go from the bottom to the rim; the wall grows inwards."""
    item = loft(sections, surface, bottom=bottom, top=False, smooth=smooth)
    solid = item.modifiers.new('wall', 'SOLIDIFY')
    solid.thickness = thickness
    solid.offset = -1
    return item


# ---------------------------------------------------------------- flat outlines

def _steps(count):
    return max(2, count * 2 // 3) if _light else count


def rounded_rectangle(x0, z0, x1, z1, radius, steps=6):
    """Outline of a rectangle with round corners, for plate()."""
    radius = min(radius, abs(x1 - x0) * .499, abs(z1 - z0) * .499)
    outline, steps = [], _steps(steps)
    for cx, cz, start in ((x1 - radius, z1 - radius, 0), (x0 + radius, z1 - radius, 90),
                          (x0 + radius, z0 + radius, 180), (x1 - radius, z0 + radius, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            outline.append((cx + radius * math.cos(angle), cz + radius * math.sin(angle)))
    return outline


def circle(x, z, radius, facets=32):
    """Outline of a circle, for plate()."""
    facets = _steps(facets)
    angles = [2 * math.pi * i / facets for i in range(facets)]
    return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]


def rounded_polygon(points, radius, steps=6):
    """Outline of a polygon with rounded corners, for plate()."""
    outline, steps = [], _steps(steps)
    for i, point in enumerate(points):
        before, here = Vector(points[i - 1]), Vector(point)
        after = Vector(points[(i + 1) % len(points)])
        reach = min(radius, (before - here).length * .45, (after - here).length * .45)
        entry = here + (before - here).normalized() * reach
        leave = here + (after - here).normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            outline.append(tuple(entry * (1 - t) ** 2 + here * (2 * t * (1 - t)) + leave * t * t))
    return outline


def plate(outline, offset, thickness, surface='body', holes=(), bevel=.006, plane='xz'):
    """A flat plate cut from a 2-D outline, with holes.

    plane 'xz' stands along the machine: outline is (x, z), the plate fills y = offset ..
    offset + thickness.  'yz' stands across (outline (y, z), along x); 'xy' lies (outline (x, y),
    along z).
    """
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for loop in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(loop) - 1)
        spline.use_cyclic_u = True
        for target, point in zip(spline.points, loop):
            target.co = (point[0], point[1], 0, 1)
    width = min(bevel, thickness * .3)
    curve.bevel_depth = width
    curve.bevel_resolution = 1
    curve.extrude = thickness / 2 - width
    curve.offset = -width
    middle = offset + thickness / 2
    location, rotation = {
        'xz': ((0, middle, 0), (90, 0, 0)),
        'xy': ((0, 0, middle), (0, 0, 0)),
        'yz': ((middle, 0, 0), (90, 0, 90)),
    }[plane]
    return _add('plate', curve, surface, location, rotation)


def web(path, y0, y1, surface='kraft', thickness=.004, corner=.05):
    """Paper, film or belt running along path [(x, z), ...] from y0 to y1, corners rounded."""
    points = _round_path([Vector(point) for point in path], corner)
    normals = []
    for i, point in enumerate(points):
        along = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
        along.normalize()
        normals.append(Vector((-along.y, along.x)) * (thickness / 2))
    sections = []
    for point, normal in zip(points, normals):
        over, under = point + normal, point - normal
        sections.append([(over.x, y0, over.y), (over.x, y1, over.y),
                         (under.x, y1, under.y), (under.x, y0, under.y)])
    return loft(sections, surface)


def text(words, position, size, surface='dark', rotation=(90, 0, 0), depth=.002, align='LEFT'):
    """Raised letters of that height facing the operator (-y).  Neutral legends only."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.align_x = align
    curve.resolution_u = 4
    if os.path.exists(FONT):
        curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    return _add('text', curve, surface, position, rotation)


def flap(length, reach, hinge, direction, angle, surface='white', thickness=.012, taper=.86):
    """A thin panel hinged on an edge whose middle is hinge.

    length     along the hinge;  reach  from the hinge to the free edge
    direction  where it points when flat: '+x', '-x', '+y' or '-y'
    angle      degrees it is raised from flat (90 stands up, above 90 leans back)
    taper      length of the free edge against the hinge
    """
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=(length, reach, thickness), verts=shape.verts)
    bmesh.ops.translate(shape, vec=(0, reach / 2, 0), verts=shape.verts)
    for vertex in shape.verts:
        if vertex.co.y > reach * .9:
            vertex.co.x *= taper
    bmesh.ops.bevel(shape, geom=list(shape.edges), offset=thickness * .2, segments=1,
                    affect='EDGES')
    item = _add_bmesh(shape, 'flap', surface)
    turn = {'+y': 0, '-y': 180, '+x': -90, '-x': 90}[direction]
    item.matrix_basis = (Matrix.Translation(hinge)
                         @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                         @ Matrix.Rotation(math.radians(angle), 4, 'X'))
    return item
