"""Surfaces of the kit as materials of glTF, and where their pictures lie."""
import numpy as np
from PIL import Image

GUARD_OPACITY = .22         # of see-through guards and film
SCREEN_GLOW = .6


def _picture_node(surface):
    return next((node for node in surface.node_tree.nodes if node.type == 'TEX_IMAGE'), None)


def _picture_of(image):
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    rows = pixels.reshape(height, width, 4)[::-1, :, :3]
    return Image.fromarray((rows * 255 + .5).astype(np.uint8))


def gltf_material(surface, document):
    """The material; its picture, if it has one, becomes a texture of the document."""
    nodes = surface.node_tree.nodes
    shader = nodes.get('Principled BSDF')
    if shader is None:
        clear = next(node for node in nodes if node.type == 'BSDF_TRANSPARENT')
        colour = [*_rounded(clear.inputs[0].default_value[:3]), GUARD_OPACITY]
        return {'name': 'guard', 'alphaMode': 'BLEND', 'doubleSided': True,
                'pbrMetallicRoughness': {'baseColorFactor': colour, 'metallicFactor': 0,
                                         'roughnessFactor': .1}}
    finish = {'metallicFactor': _rounded(shader.inputs['Metallic'].default_value),
              'roughnessFactor': _rounded(shader.inputs['Roughness'].default_value)}
    node = _picture_node(surface)
    if node is None:
        finish['baseColorFactor'] = _rounded(shader.inputs['Base Color'].default_value)
        return {'name': surface.name, 'pbrMetallicRoughness': finish}
    texture = {'index': document.add_picture(_picture_of(node.image), node.extension == 'REPEAT')}
    finish['baseColorTexture'] = texture
    made = {'name': f'picture {texture["index"] + 1}', 'pbrMetallicRoughness': finish}
    if shader.inputs['Emission'].links:
        made |= {'emissiveFactor': [SCREEN_GLOW] * 3, 'emissiveTexture': texture}
    return made


def picture_coordinates(surface, item, shape, vertices, loops, at):
    """(n, 2) origin top left, or None for a surface without a picture.

    A picture either has coordinates of its own, or is stretched over the bounding box that the
    object has before its modifiers, along two of its axes.
    """
    node = _picture_node(surface)
    if node is None:
        return None
    source = node.inputs[0].links[0].from_node
    if source.type == 'TEX_COORD':
        flat = np.empty(len(shape.loops) * 2, np.float32)
        shape.uv_layers.active.data.foreach_get('uv', flat)
        u, v = flat.reshape(-1, 2)[loops].T
    else:
        before = vertices
        if item.type == 'MESH':
            before = np.empty(len(item.data.vertices) * 3, np.float32)
            item.data.vertices.foreach_get('co', before)
            before = before.reshape(-1, 3)
        low, high = before.min(0), before.max(0)
        share = (vertices[at] - low) / np.maximum(high - low, 1e-9)
        axes = ['XYZ'.index(source.inputs[i].links[0].from_socket.name) for i in (0, 1)]
        u, v = share[:, axes].T
    return np.stack([u, 1 - v], 1)


def _rounded(value):
    return round(value, 4) if isinstance(value, float) else [round(part, 4) for part in value]
