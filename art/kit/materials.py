"""Surfaces.  Every part takes a material by name (a key of PALETTE) or one made here.

Rule for a machine: about 70 % light body, 15 % brand colour, 10 % dark, 5 % accent and safety
yellow.
"""
import math

import bpy
import numpy as np

__all__ = ['PALETTE', 'acrylic', 'image_material', 'linear_colour', 'livery', 'material', 'paint',
           'paper']

# name: (sRGB colour, metallic, roughness, clear coat)
PALETTE = {
    # machine enamel
    'body': ('#e9ebec', 0, .38, .25),
    'brand': ('#0b4f8a', 0, .32, .5),
    'accent': ('#f08a1d', 0, .35, .4),
    'dark': ('#2b3036', 0, .5, .1),
    'grey': ('#8d959c', 0, .45, .1),
    'light_grey': ('#c4c9cd', 0, .42, .2),
    'black': ('#121416', 0, .6, 0),
    'red': ('#c81e1e', 0, .35, .4),
    'yellow': ('#f2c20c', 0, .4, .3),
    'green': ('#1f9d4d', 0, .4, .3),
    'sand': ('#d8cfb8', 0, .42, .2),
    'machine_green': ('#3f6f5c', 0, .4, .3),
    # metal
    'steel': ('#c9ccce', 1, .28, 0),
    'chrome': ('#e6e7e8', 1, .12, 0),
    'aluminium': ('#c3c7cb', 1, .42, 0),
    'cast_iron': ('#4a5057', .6, .5, 0),
    'copper': ('#c27a4a', 1, .3, 0),
    'brass': ('#cfa85a', 1, .3, 0),
    'gold': ('#d9a441', 1, .28, 0),
    'silver': ('#d5d9dc', 1, .2, 0),
    # rubber and belts
    'rubber': ('#17181a', 0, .75, 0),
    'rubber_grey': ('#5c6166', 0, .7, 0),
    'rubber_red': ('#8e3b30', 0, .65, 0),
    'belt_blue': ('#2f6fae', 0, .6, 0),
    'belt_green': ('#3f8f63', 0, .6, 0),
    'belt_white': ('#dcdcd6', 0, .6, 0),
    'belt_orange': ('#d97a2b', 0, .6, 0),
    'belt_dark': ('#33383d', 0, .65, 0),
    # paper and board (with fibre)
    'kraft': ('#b98a58', 0, .85, 0),
    'kraft_dark': ('#8f6638', 0, .9, 0),
    'white': ('#f4f2ee', 0, .7, 0),
    'cream': ('#efe4d0', 0, .75, 0),
    'greyboard': ('#8f8c85', 0, .88, 0),
    'wood': ('#c49a63', 0, .75, 0),
    'navy': ('#14213d', 0, .55, .1),
    'burgundy': ('#6b1526', 0, .55, .1),
    # plastic, ink and others
    'film': ('#b7c7d4', 0, .2, .5),
    'teal': ('#147d7a', 0, .4, .4),
    'ink_cyan': ('#0f8fc4', 0, .3, .5),
    'ink_magenta': ('#c2256e', 0, .3, .5),
    'ink_yellow': ('#f0c419', 0, .3, .5),
    'ink_black': ('#1d1f22', 0, .3, .5),
    'glue': ('#ede6d2', 0, .25, .4),
    'plate_polymer': ('#7fa79c', 0, .35, .3),
    'hose_blue': ('#2a66b8', 0, .4, .2),
}
# What each group of makers paints 'body' and 'brand'; a machine names its livery (@machine).
LIVERIES = {
    'blue': {},
    'green': {'body': ('#cbd1ce', 0, .38, .25), 'brand': ('#2f6b4f', 0, .32, .5)},
    'red': {'body': ('#eee8da', 0, .38, .25), 'brand': ('#8c2f2b', 0, .32, .5)},
}
FIBRE = {'kraft', 'kraft_dark', 'white', 'cream', 'greyboard', 'wood', 'navy', 'burgundy'}
BRUSHED = {'steel', 'aluminium'}

_made = {}
_livery = 'blue'


def forget_materials():
    """Empty the cache; called when a new scene is started."""
    _made.clear()


def wear_livery(name):
    """Paint 'body' and 'brand' in that livery from here on; called before a subject is built."""
    global _livery
    if name not in LIVERIES:
        raise KeyError(f"no livery '{name}'; there are: {', '.join(LIVERIES)}")
    _livery = name


def livery():
    """The livery of the subject that is being built."""
    return _livery


def linear_colour(hex_colour):
    """'#rrggbb' -> (r, g, b, 1) in linear light."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1,)


def material(name):
    """The material of that name; a material object is handed through."""
    if not isinstance(name, str):
        return name
    if name not in _made:
        if name == 'acrylic':
            _made[name] = _acrylic(name, (.80, .88, .92))
        elif name == 'clear_film':
            _made[name] = _acrylic(name, (.95, .965, .97), .45)
        elif name in PALETTE:
            finish = LIVERIES[_livery].get(name, PALETTE[name])
            _made[name] = _surface(name, *finish, name in FIBRE, name in BRUSHED)
        else:
            known = ', '.join(sorted([*PALETTE, 'acrylic', 'clear_film']))
            raise KeyError(f"no material '{name}'; there are: {known}")
    return _made[name]


def paint(hex_colour, roughness=.4, metallic=0, coat=.3):
    """A smooth material of any colour."""
    key = ('paint', hex_colour, roughness, metallic, coat)
    if key not in _made:
        _made[key] = _surface(str(key), hex_colour, metallic, roughness, coat)
    return _made[key]


def paper(hex_colour, roughness=.75, coat=0):
    """Paper or board of any colour, with fibre."""
    key = ('paper', hex_colour, roughness, coat)
    if key not in _made:
        _made[key] = _surface(str(key), hex_colour, 0, roughness, coat, fibre=True)
    return _made[key]


def acrylic(tint=(.80, .88, .92)):
    """See-through guard material with another tint (share of red, green and blue let through)."""
    key = ('acrylic', tint)
    if key not in _made:
        _made[key] = _acrylic(str(key), tint)
    return _made[key]


def _surface(name, hex_colour, metallic, roughness, coat, fibre=False, brushed=False):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    colour = linear_colour(hex_colour)
    shader.inputs['Base Color'].default_value = colour
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = .08
    if fibre:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 60
        noise.inputs['Detail'].default_value = 3
        where = nodes.new('ShaderNodeTexCoord')
        links.new(where.outputs['Object'], noise.inputs['Vector'])
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = .08
        bump.inputs['Distance'].default_value = .004
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs[0], shader.inputs['Normal'])
        mix = nodes.new('ShaderNodeMixRGB')
        mix.blend_type = 'MULTIPLY'
        mix.inputs[1].default_value = colour
        mix.inputs[2].default_value = (.86, .83, .8, 1)
        links.new(noise.outputs['Fac'], mix.inputs[0])
        links.new(mix.outputs[0], shader.inputs['Base Color'])
    if brushed:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 9
        noise.inputs['Detail'].default_value = 2
        spread = nodes.new('ShaderNodeMapRange')
        spread.inputs[3].default_value = roughness - .07
        spread.inputs[4].default_value = roughness + .1
        links.new(noise.outputs['Fac'], spread.inputs[0])
        links.new(spread.outputs[0], shader.inputs['Roughness'])
    return made


def _acrylic(name, tint, gloss=1.):
    """Transparent plus a painted reflection (weak diagonal emission): a single closure, so it adds
    no sampling noise and leaves the denoiser's guides clean.  A refracting glass turns black."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    see_through = nodes.new('ShaderNodeBsdfTransparent')
    see_through.inputs[0].default_value = (*tint, 1)
    where = nodes.new('ShaderNodeTexCoord')
    turn = nodes.new('ShaderNodeMapping')
    turn.inputs['Rotation'].default_value = (0, math.radians(35), math.radians(28))
    turn.inputs['Scale'].default_value = (.7, .7, .7)
    wave = nodes.new('ShaderNodeTexWave')
    wave.inputs['Scale'].default_value = .55
    wave.inputs['Distortion'].default_value = .6
    wave.inputs['Detail'].default_value = 0
    links.new(where.outputs['Object'], turn.inputs[0])
    links.new(turn.outputs[0], wave.inputs[0])
    ramp = nodes.new('ShaderNodeValToRGB')
    low, high = ramp.color_ramp.elements
    low.position, low.color = .45, (.012, .016, .02, 1)
    high.position, high.color = .62, (.10, .12, .135, 1)
    links.new(wave.outputs['Fac'], ramp.inputs[0])
    sheen = nodes.new('ShaderNodeEmission')
    links.new(ramp.outputs[0], sheen.inputs[0])
    sheen.inputs['Strength'].default_value = gloss
    both = nodes.new('ShaderNodeAddShader')
    links.new(see_through.outputs[0], both.inputs[0])
    links.new(sheen.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes['Material Output'].inputs[0])
    return made


def image_material(key, picture, axes='xz', roughness=.5, emission=0., coat=0.):
    """A material from a PIL picture, stretched over the object's bounding box.

    key       a name of its own for this picture (the second use finds the first)
    axes      the object's own axes that run along the picture's width and height
    emission  above 0 the picture glows, as a screen does
    """
    key = ('image', key, axes)
    if key in _made:
        return _made[key]
    pixels = np.asarray(picture.convert('RGBA'), np.float32)[::-1] / 255
    image = bpy.data.images.new(str(key), picture.width, picture.height)
    image.pixels.foreach_set(np.ascontiguousarray(pixels).ravel())
    image.pack()
    made = bpy.data.materials.new(str(key))
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = image
    texture.extension = 'EXTEND'
    where = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    join = nodes.new('ShaderNodeCombineXYZ')
    links.new(where.outputs['Generated'], split.inputs[0])
    for index, axis in enumerate(axes):
        links.new(split.outputs['xyz'.index(axis)], join.inputs[index])
    links.new(join.outputs[0], texture.inputs[0])
    links.new(texture.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Clearcoat'].default_value = coat
    if emission:
        links.new(texture.outputs[0], shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = emission
    _made[key] = made
    return made
