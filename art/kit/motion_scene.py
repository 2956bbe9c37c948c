"""Which objects of a scene move, cover the way of the piece, or lie loose on it."""
import math

import bpy
from mathutils import Vector

from .materials import FIBRE

SAMPLES = 48                # points of the way from which the eye is looked for
SIDEWAYS = (-14, 0, 14)     # degrees beside the main picture's direction
NEAR = .09                  # metres from the way, at most, of what lies on it
HIGHEST_SHEET = .3          # metres; a higher pile stays
END_ROOM = .25              # metres around the first and the last point where piles stay
METAL = .5


def _bounds(item):
    corners = [item.matrix_world @ Vector(corner) for corner in item.bound_box]
    return [(min(c[i] for c in corners), max(c[i] for c in corners)) for i in range(3)]


def _inside(bounds, box):
    return all(low >= least and high <= most for (low, high), (least, most) in zip(bounds, box))


def _materials(item):
    return [slot.material for slot in item.material_slots if slot.material]


def _is_paper(surface):
    return (surface.name in FIBRE - {'wood'}
            or surface.name.startswith(("('paper'", "('image', 'sheet", "('image', 'carton",
                                        "('image', 'wrap", "('image', 'mark", "('image', 'cut",
                                        "('image', 'print", "('image', 'pile", "('image', 'carry",
                                        "('image', 'flute lines", "('image', 'punched", 'printed'))
            and not surface.name.startswith(('printed plate', "('image', 'printed signs")))


def _is_panel(surface):
    """Enamel: what covers and frames are made of."""
    shader = surface.node_tree.nodes.get('Principled BSDF')
    return (shader is not None and not _is_paper(surface) and surface.name not in ('wood', 'film')
            and shader.inputs['Metallic'].default_value < METAL)


def _samples(points):
    ways = [Vector((x, -z, y)) for x, y, z in points]
    for start, end in zip(ways, ways[1:]):
        steps = max(1, round(SAMPLES / (len(ways) - 1)))
        for step in range(steps):
            yield start.lerp(end, step / steps)
    yield ways[-1]


def _covers(points, azimuth, elevation):
    """Names of painted objects between the way and the eye."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    found = set()
    for turn in SIDEWAYS:
        angle, height = math.radians(azimuth + turn), math.radians(elevation + 6)
        to_eye = Vector((math.sin(angle) * math.cos(height), -math.cos(angle) * math.cos(height),
                         math.sin(height)))
        for point in _samples(points):
            place = point + Vector((0, 0, .05))
            for _ in range(40):
                hit, where, _, _, item, _ = scene.ray_cast(graph, place, to_eye)
                if not hit:
                    break
                if all(map(_is_panel, _materials(item))):
                    found.add(item.name)
                place = where + to_eye * .002
    return found


def _lies_on(bounds, way, reach=NEAR):
    return any(all(low - reach <= value <= high + reach
                   for (low, high), value in zip(bounds, place)) for place in way)


def _is_loose(item, bounds, motion, way):
    if not _materials(item) or not all(map(_is_paper, _materials(item))):
        return False
    if bounds[2][1] - bounds[2][0] > HIGHEST_SHEET:
        return False
    ends = (way[0], way[-1])
    if any(_lies_on(bounds, [end], END_ROOM) for end in ends):
        return False
    if any(point['form'] in ('web', 'reel') for point in motion['points']) and (
            bounds[0][1] - bounds[0][0] > 1.2):
        return False
    return _lies_on(bounds, way)


def sort_objects(motion, boxes, look):
    """{object's name: node}: 'part N', 'covers' or 'loose'; the rest is the machine."""
    bpy.context.view_layer.update()
    points = [point['at'] for point in motion['points']]
    way = list(_samples(points))
    covers = _covers(points, *motion.get('view', (look.azimuth, look.elevation)))
    nodes = {}
    for item in bpy.context.scene.objects:
        if item.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        bounds = _bounds(item)
        kept = any(_inside(bounds, box) for box in boxes['keep'])
        if not kept and any(_inside(bounds, box) for box in boxes['hide']):
            nodes[item.name] = 'loose'
            continue
        for number, box in enumerate(boxes['parts'], 1):
            if _inside(bounds, box):
                nodes[item.name] = f'part {number}'
        if item.name in nodes or kept:
            continue
        if _is_loose(item, bounds, motion, way):
            nodes[item.name] = 'loose'
        elif item.name in covers:
            nodes[item.name] = 'covers'
    return nodes
