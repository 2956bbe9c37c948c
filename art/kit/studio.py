"""Camera, light and ground: the same for every picture, scaled to the subject.

The camera looks level and is shifted down onto the subject, as an architect's camera is: uprights
stay upright in the picture.  From high above that would stretch round things, so there the camera
tilts (see Look.upright).
"""
import math
from dataclasses import dataclass

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from .materials import linear_colour

GROUND_COLOUR = '#dfe4e8'
GROUND_GLOW = .16           # lifts the far wall without adding noise
KEY_POWER = {'machine': 7.5, 'pack': 13.}      # paper wants a stronger key light than enamel
TOP_POWER = 12.
WORLD_STRENGTH = .18
WIDTH_TO_HEIGHT = 4 / 3
LOOKS = {'machine': {'fill': .86, 'fill_height': .84}, 'pack': {'fill': .78, 'fill_height': .80}}


@dataclass
class Look:
    """How the camera sees a subject.

    azimuth      degrees; negative looks from the feed end.  Machines -33 to -38, long lines -42
    elevation    degrees above the floor; machines 16 to 19, open boxes 26 to 30
    lens         millimetres on a 36 mm sensor; machines 70 to 75, packs 85
    fill         share of the picture's width the subject takes, fill_height of its height,
                 whichever is reached first
    upright      keep uprights upright; without a word: up to an elevation of 22 degrees
    """
    kind: str = 'machine'
    azimuth: float = -34
    elevation: float = 17
    lens: float = 72
    fill: float = 0
    fill_height: float = 0
    upright: bool | None = None

    def __post_init__(self):
        if self.upright is None:
            self.upright = self.elevation <= 22
        self.fill = self.fill or LOOKS[self.kind]['fill']
        self.fill_height = self.fill_height or LOOKS[self.kind]['fill_height']


def subject_vertices():
    """World positions (n, 3) of every vertex of the subject."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    parts = []
    for item in bpy.context.scene.objects:
        if item.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        evaluated = item.evaluated_get(depsgraph)
        shape = evaluated.to_mesh()
        if shape is None or not len(shape.vertices):
            continue
        local = np.empty(len(shape.vertices) * 3, np.float32)
        shape.vertices.foreach_get('co', local)
        matrix = np.array(evaluated.matrix_world)
        parts.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    if not parts:
        raise ValueError('the subject has no objects')
    return np.concatenate(parts)


def _direction(azimuth, elevation):
    """Unit vector from the subject towards a place at these angles."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


class Frame:
    """The camera, placed so that the subject fills the picture."""

    def __init__(self, vertices, center, radius, look):
        self.half_width = 18 / look.lens
        azimuth = math.radians(look.azimuth)
        self.right = np.array((math.cos(azimuth), math.sin(azimuth), 0))
        direction = np.array(_direction(look.azimuth, look.elevation))
        self.pitch = 0 if look.upright else -look.elevation
        self.forward = -np.array(_direction(look.azimuth, -self.pitch))
        self.up = np.cross(self.right, self.forward)
        target, distance, self.shift = np.array(center), radius * 6., 0.
        for _ in range(40):
            self.position = target + direction * distance
            u, v = self._rays(vertices)
            self.shift = (v.max() + v.min()) / 2
            target = target + self.right * (u.max() + u.min()) / 2 * self.half_width * distance
            over = max((u.max() - u.min()) / 2 / look.fill,
                       (v.max() - v.min()) / 2 * WIDTH_TO_HEIGHT / look.fill_height)
            distance *= 1 + (over - 1) * .7
        self._place_camera(look, azimuth)

    def _rays(self, points):
        """Picture coordinates before the shift, in half picture widths."""
        from_camera = points - self.position
        depth = from_camera @ self.forward
        return (from_camera @ self.right / depth / self.half_width,
                from_camera @ self.up / depth / self.half_width)

    def on_picture(self, points):
        """(u, v) in 0..1, origin bottom left."""
        u, v = self._rays(points)
        return (u + 1) / 2, ((v - self.shift) * WIDTH_TO_HEIGHT + 1) / 2

    def _place_camera(self, look, azimuth):
        camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
        bpy.context.scene.collection.objects.link(camera)
        bpy.context.scene.camera = camera
        camera.location = self.position
        camera.rotation_euler = (math.radians(90 + self.pitch), 0, azimuth)
        camera.data.lens = look.lens
        camera.data.sensor_width = 36
        camera.data.shift_y = self.shift / 2
        camera.data.clip_end = 500


def _sheet(name, profile, half_width, center_x, drop, surface):
    shape = bmesh.new()
    sides = [[shape.verts.new((center_x + side * half_width, y, z - drop)) for y, z in profile]
             for side in (-1, 1)]
    for i in range(len(profile) - 1):
        shape.faces.new((sides[0][i], sides[1][i], sides[1][i + 1], sides[0][i + 1]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.materials.append(surface)
    item = bpy.data.objects.new(name, data)
    item.is_shadow_catcher = True
    bpy.context.scene.collection.objects.link(item)
    return item


def _ground(center, radius, back):
    """Floor, quarter-round and wall in one sheet that only tells how much light the subject takes
    away.  Catching is dear, so the camera sees just a near strip of it (as far as y = back); the
    whole sheet lies a little lower, out of the camera's sight, and still bounces light.  Both must
    be catchers: a plain sheet would count as part of the subject."""
    surface = bpy.data.materials.new('ground')
    surface.use_nodes = True
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    shader = nodes['Principled BSDF']
    colour = linear_colour(GROUND_COLOUR)
    shader.inputs['Base Color'].default_value = colour
    shader.inputs['Roughness'].default_value = .55
    shader.inputs['Specular'].default_value = .25
    shader.inputs['Emission'].default_value = colour
    # the glow must not be seen directly: it would leak into the rims of the subject
    path = nodes.new('ShaderNodeLightPath')
    glow = nodes.new('ShaderNodeMapRange')
    glow.inputs[3].default_value = GROUND_GLOW
    glow.inputs[4].default_value = 0
    links.new(path.outputs['Is Camera Ray'], glow.inputs[0])
    links.new(glow.outputs[0], shader.inputs['Emission Strength'])

    wall, bend = center.y + radius * 5, radius * 3.5
    profile = [(center.y - radius * 10, 0)]
    for angle in range(0, 91, 6):
        a = math.radians(angle)
        profile.append((wall - bend + bend * math.sin(a), bend - bend * math.cos(a)))
    profile.append((wall, radius * 14))
    whole = _sheet('ground', profile, radius * 16, center.x, .0018 * radius, surface)
    whole.visible_camera = False
    last = next((i for i, point in enumerate(profile) if point[0] >= back), len(profile) - 1)
    near = profile[:max(last, 1) + 1]
    if len(near) == 2:
        near[1] = (min(back, profile[1][0]), 0)
    _sheet('ground_seen', near, radius * 16, center.x, .0006 * radius, surface)


def catch_shadows(catching):
    """Set the ground to show the shadow it receives, or to be out of sight and only bounce
    light."""
    for item in bpy.context.scene.objects:
        if item.name in ('ground', 'ground_seen'):
            item.is_shadow_catcher = catching
    bpy.context.scene.objects['ground_seen'].hide_render = not catching


def _softbox(center, radius, azimuth, elevation, distance, size, power, colour):
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y = size[0] * radius, size[1] * radius
    lamp.energy = power * radius * radius * distance ** 2
    lamp.color = colour
    item = bpy.data.objects.new('softbox', lamp)
    bpy.context.scene.collection.objects.link(item)
    direction = _direction(azimuth, elevation)
    item.location = center + direction * radius * distance
    item.rotation_mode = 'QUATERNION'
    item.rotation_quaternion = (-direction).to_track_quat('-Z', 'Y')
    return item


def _sky():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    height = nodes.new('ShaderNodeMapRange')
    height.inputs[1].default_value = -1
    ramp = nodes.new('ShaderNodeValToRGB')
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs[2], height.inputs[0])
    links.new(height.outputs[0], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = .45, (.25, .27, .3, 1)
    high.position, high.color = .85, (1, 1, 1, 1)
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = WORLD_STRENGTH


def _shadow_bounds(frame, vertices, lamps):
    """The part of the picture to render: (left, bottom, right, top) in 0..1, with the subject,
    the shadows the lamps throw on the floor, and room for them to fade."""
    u, v = frame.on_picture(vertices)
    left, right, bottom, top = u.min(), u.max(), v.min(), v.max()
    reach = [left, right, bottom, top]
    for lamp in lamps:
        from_lamp = vertices - np.array(lamp.location)
        along = lamp.location.z / np.maximum(-from_lamp[:, 2], 1e-3)
        floor = np.array(lamp.location) + from_lamp * along[:, None]
        su, sv = frame.on_picture(floor)
        reach = [min(reach[0], su.min()), max(reach[1], su.max()),
                 min(reach[2], sv.min()), max(reach[3], sv.max())]
    fade = .07
    return (max(0, max(reach[0], left - .2) - fade), max(0, max(reach[2], bottom - .12) - fade),
            min(1, min(reach[1], right + .2) + fade), min(1, min(reach[3], top) + .012))


def set_up_studio(look):
    """Camera, lights, ground and sky for what is in the scene.  Returns the picture's part to
    render and a line about the framing."""
    vertices = subject_vertices()
    low, high = Vector(vertices.min(0).tolist()), Vector(vertices.max(0).tolist())
    center, radius = (low + high) / 2, (high - low).length / 2
    frame = Frame(vertices, center, radius, look)
    back = center.y + 4.6 * radius if look.kind == 'pack' else high.y + 1.6 * high.z
    _ground(center, radius, back)
    _sky()
    key = _softbox(center, radius, look.azimuth + 48, 40, 2.7, (1.2, 1.2), KEY_POWER[look.kind],
                   (1, .975, .94))
    top = _softbox(center, radius, look.azimuth - 145, 58, 2.6, (2.2, 1.4), TOP_POWER,
                   (.95, .98, 1))
    u, v = frame.on_picture(vertices)
    size = 'x'.join(f'{value:.2f}' for value in high - low)
    note = (f'size {size} m, lowest point {low.z * 1000:.0f} mm, '
            f'fills {u.max() - u.min():.2f} x {v.max() - v.min():.2f} of the picture')
    return _shadow_bounds(frame, vertices, (key, top)), note
