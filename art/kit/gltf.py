"""The scene as plain glTF 2.0: one primitive for each material, y up, metres.

`npm run models` compresses it.  What a file of triangles cannot carry is left out: the grain of
paper and brushed metal, and clear coat.  See-through guards become a tint of their colour.
"""
import json

import bpy
import numpy as np

from .gltf_material import gltf_material, picture_coordinates
from .gltf_shadow import contact_shadow

Y_UP = np.array(((1, 0, 0), (0, 0, 1), (0, -1, 0)), np.float64)
POSITION_DIGITS, NORMAL_DIGITS, UV_DIGITS = 5, 3, 4     # finer than what compression keeps
FLOAT, UNSIGNED_INT = 5126, 5125
ARRAY, ELEMENT_ARRAY = 34962, 34963
REPEAT, CLAMP_TO_EDGE, LINEAR, LINEAR_MIPMAP_LINEAR = 10497, 33071, 9729, 9987
SHADOW_BELOW = .002     # metres below the floor, so that feet do not flicker


def _values(collection, name, width, kind=np.float32):
    flat = np.empty(len(collection) * width, kind)
    collection.foreach_get(name, flat)
    return flat.reshape(-1, width) if width > 1 else flat


def _in_fixed_order(triangles, vertex_of, vertices):
    """Triangles (loops of each) sorted by where their vertices are: Blender's order of some shapes
    differs from run to run."""
    rank = np.unique(np.round(vertices, POSITION_DIGITS), axis=0, return_inverse=True)[1].ravel()
    ranks = rank[vertex_of[triangles]]
    turn = (ranks.argmin(1)[:, None] + (0, 1, 2)) % 3       # the first vertex first, same side up
    triangles, ranks = (np.take_along_axis(rows, turn, 1) for rows in (triangles, ranks))
    return triangles[np.lexsort(ranks.T[::-1])]


def _corners_of(item, depsgraph):
    """What an object shows: [(material, positions (n, 3), normals (n, 3), picture coordinates)],
    three rows for each triangle, in the world's axes."""
    evaluated = item.evaluated_get(depsgraph)
    shape = evaluated.to_mesh()
    if shape is None or not shape.polygons:
        return []
    shape.calc_normals_split()
    shape.calc_loop_triangles()
    matrix = np.array(evaluated.matrix_world)[:3]
    vertices = _values(shape.vertices, 'co', 3).astype(np.float64)
    normals = _values(shape.loops, 'normal', 3) @ np.linalg.inv(matrix[:, :3])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    vertex_of = _values(shape.loops, 'vertex_index', 1, np.int32)
    triangles = _values(shape.loop_triangles, 'loops', 3, np.int32)
    if np.linalg.det(matrix[:, :3]) < 0:
        triangles = triangles[:, ::-1]
    slot_of = _values(shape.loop_triangles, 'material_index', 1, np.int32)
    found = []
    for index, slot in enumerate(evaluated.material_slots):
        shown = triangles[slot_of == index]
        if slot.material and len(shown):
            loops = _in_fixed_order(shown, vertex_of, vertices).ravel()
            at = vertex_of[loops]
            places = vertices[at] @ matrix[:, :3].T + matrix[:, 3]
            found.append((slot.material, places, normals[loops], picture_coordinates(
                slot.material, item, shape, vertices, loops, at)))
    evaluated.to_mesh_clear()
    return found


def _by_node(node_of):
    """{node: {material: [positions, normals, picture coordinates or None]}} of the whole scene."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    parts = {'machine': {}}
    for item in bpy.context.scene.objects:
        if item.type in ('MESH', 'CURVE', 'FONT'):
            node = parts.setdefault(node_of.get(item.name, 'machine'), {})
            for surface, *corners in _corners_of(item, depsgraph):
                node.setdefault(surface, []).append(corners)
    return {node: {surface: [None if rows[0] is None else np.concatenate(rows)
                             for rows in zip(*corners)] for surface, corners in surfaces.items()}
            for node, surfaces in parts.items() if surfaces}


class _Document:
    """A glTF document that grows; buffers are appended to one binary."""

    def __init__(self, folder):
        self.folder, self.data = folder, bytearray()
        self.json = {'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': []}]}

    def add(self, kind, value):
        """Append to one of the document's lists; returns the index."""
        values = self.json.setdefault(kind, [])
        values.append(value)
        return len(values) - 1

    def add_node(self, node):
        """Append a node to the scene."""
        self.json['scenes'][0]['nodes'].append(self.add('nodes', node))

    def _add_accessor(self, rows, target):
        rows = np.ascontiguousarray(rows, np.uint32 if target == ELEMENT_ARRAY else np.float32)
        view = self.add('bufferViews', {'buffer': 0, 'byteOffset': len(self.data),
                                        'byteLength': rows.nbytes, 'target': target})
        self.data += rows.tobytes()
        accessor = {'bufferView': view, 'count': len(rows),
                    'componentType': UNSIGNED_INT if target == ELEMENT_ARRAY else FLOAT,
                    'type': 'SCALAR' if rows.ndim == 1 else f'VEC{rows.shape[1]}'}
        if rows.ndim > 1:
            accessor |= {'min': rows.min(0).tolist(), 'max': rows.max(0).tolist()}
        return self.add('accessors', accessor)

    def add_primitive(self, material, positions, normals, coordinates=None):
        """Corners of triangles, equal ones made one; returns the primitive."""
        columns = [np.round(positions @ Y_UP.T, POSITION_DIGITS),
                   np.round(normals @ Y_UP.T, NORMAL_DIGITS)]
        if coordinates is not None:
            columns.append(np.round(coordinates, UV_DIGITS))
        rows = np.concatenate(columns, 1).astype(np.float32) + 0.      # no negative zero
        rows, indices = np.unique(rows, axis=0, return_inverse=True)
        attributes = {'POSITION': self._add_accessor(rows[:, :3], ARRAY),
                      'NORMAL': self._add_accessor(rows[:, 3:6], ARRAY)}
        if coordinates is not None:
            attributes['TEXCOORD_0'] = self._add_accessor(rows[:, 6:], ARRAY)
        return {'attributes': attributes, 'material': material,
                'indices': self._add_accessor(indices.ravel(), ELEMENT_ARRAY)}

    def add_picture(self, picture, repeat=False):
        """Save a PIL picture beside the document; returns the texture."""
        name = f'{len(self.json.get("images", []))}.png'
        picture.save(self.folder / name)
        wrap = REPEAT if repeat else CLAMP_TO_EDGE
        image = self.add('images', {'uri': name})
        sampler = self.add('samplers', {'wrapS': wrap, 'wrapT': wrap,
                                        'magFilter': LINEAR, 'minFilter': LINEAR_MIPMAP_LINEAR})
        return self.add('textures', {'source': image, 'sampler': sampler})

    def save(self, name):
        """Write NAME.gltf and NAME.bin."""
        self.json['buffers'] = [{'uri': f'{name}.bin', 'byteLength': len(self.data)}]
        (self.folder / f'{name}.bin').write_bytes(self.data)
        (self.folder / f'{name}.gltf').write_text(json.dumps(self.json), encoding='utf-8')


def _add_shadow(document, positions):
    picture, (left, near, right, far) = contact_shadow(positions)
    texture = document.add_picture(picture)
    material = document.add('materials', {
        'name': 'contact shadow', 'alphaMode': 'BLEND', 'extensions': {'KHR_materials_unlit': {}},
        'pbrMetallicRoughness': {'baseColorFactor': [0, 0, 0, 1],
                                 'baseColorTexture': {'index': texture}}})
    document.json['extensionsUsed'] = ['KHR_materials_unlit']
    corners = np.array([(left, near, 0, 1), (right, near, 1, 1), (right, far, 1, 0),
                        (left, near, 0, 1), (right, far, 1, 0), (left, far, 0, 0)])
    places = np.column_stack([corners[:, :2], np.full(6, -SHADOW_BELOW)])
    upwards = np.tile((0., 0., 1.), (6, 1))
    primitive = document.add_primitive(material, places, upwards, corners[:, 2:])
    document.add_node({'name': 'contact shadow',
                       'mesh': document.add('meshes', {'primitives': [primitive]})})


def write_gltf(folder, name, stations, extras, node_of=None):
    """Write NAME.gltf with its binary and pictures to a folder.

    stations  [(name, position)] in the order of the material's way
    extras    what the viewer needs to know besides; the model's bounds are added
    node_of   {object's name: node} of what is not part of the node 'machine'
    """
    document = _Document(folder)
    parts, materials = _by_node(node_of or {}), {}
    for node, surfaces in parts.items():
        primitives = []
        for surface, corners in surfaces.items():
            if surface not in materials:
                materials[surface] = document.add('materials', gltf_material(surface, document))
            primitives.append(document.add_primitive(materials[surface], *corners))
        mesh = document.add('meshes', {'primitives': primitives})
        document.add_node({'name': node, 'mesh': mesh})
    for station, position in stations:
        document.add_node({'name': f'station: {station}',
                           'translation': np.round(Y_UP @ np.array(position), 4).tolist()})
    everything = [(surface, corners[0]) for surfaces in parts.values()
                  for surface, corners in surfaces.items()]
    _add_shadow(document, np.concatenate([places for surface, places in everything
                                          if 'Principled BSDF' in surface.node_tree.nodes]))
    places = np.concatenate([places for _, places in everything]) @ Y_UP.T
    document.json['asset']['extras'] = {**extras, 'min': np.round(places.min(0), 3).tolist(),
                                        'max': np.round(places.max(0), 3).tolist()}
    document.save(name)
