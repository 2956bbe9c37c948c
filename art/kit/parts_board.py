"""Board that is cut, creased and folded, and other thin printed skins.

A carton is a tree of panels: a root panel, and panels hinged to its edges.  Each panel lies in its
own x, y plane; its printed side looks along +z, its inside lies on z = 0, its hinge on y = 0.  A
fold of 90 degrees turns the panel to the inside (a box corner), a negative one to the outside.
One unit is 10 cm, as in packs.py.

    board = Board(.014, 'white', 'white')
    carton = erected(board, .7, .5, 1.6)
    lid = carton.back.fold('top', .49, -30)
    lid.fold('top', .2, 60, tongue)
"""
import math
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon

from .artwork import flute_edge
from .materials import linear_colour, material
from .primitives import _add, sphere

__all__ = ['Board', 'Panel', 'ear', 'erected', 'flat_tube', 'glint', 'lying', 'oblong', 'printed',
           'skin', 'slanted', 'standing', 'tapered', 'tongue', 'tuck_top', 'turned']

PLAIN_EDGE, FLUTED_EDGE = '#d9cbb2', '#c4935c'


# ---------------------------------------------------------------- surfaces

def printed(key, picture, roughness=.5, coat=0., fibre=False, turn=0, repeat=False, foil=None):
    """A material from a PIL picture for panels, skins and turned bodies (they carry their own
    picture coordinates).  turn rotates it in steps of 90 degrees; fibre adds the paper's grain;
    what has the colour foil ('#rrggbb') gets the sheen of metal foil."""
    name = f'printed {key} {turn}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    if turn:
        picture = picture.rotate(turn, expand=True)
    image = bpy.data.images.new(name, picture.width, picture.height)
    pixels = np.asarray(picture.convert('RGBA'), np.float32)[::-1] / 255
    if foil:
        colour = [int(foil[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        distance = np.abs(pixels[:, :, :3] - colour).max(2)
        share = np.clip(1.2 - distance * 6, 0, 1)[:, :, None]
        row, column = np.indices(distance.shape)
        sheen = np.sin((column + row) / (picture.width + picture.height) * 19)[:, :, None]
        bright = np.clip(pixels[:, :, :3] * (1 + .3 * sheen) + .16 * np.maximum(sheen, 0), 0, 1)
        pixels = np.concatenate([pixels[:, :, :3] * (1 - share) + bright * share,
                                 pixels[:, :, 3:]], 2)
    image.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    image.pack()
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = image
    texture.extension = 'REPEAT' if repeat else 'EXTEND'
    where = nodes.new('ShaderNodeTexCoord')
    links.new(where.outputs['UV'], texture.inputs[0])
    colour = texture.outputs[0]
    if fibre:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 60
        noise.inputs['Detail'].default_value = 3
        links.new(where.outputs['Object'], noise.inputs['Vector'])
        mix = nodes.new('ShaderNodeMixRGB')
        mix.blend_type = 'MULTIPLY'
        mix.inputs[2].default_value = (.86, .83, .8, 1)
        links.new(noise.outputs['Fac'], mix.inputs[0])
        links.new(colour, mix.inputs[1])
        colour = mix.outputs[0]
    links.new(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Clearcoat'].default_value = coat
    return made


def glint(strength=.35):
    """A painted reflection for see-through film."""
    name = f'glint {strength}'
    if name not in bpy.data.materials:
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        nodes, links = made.node_tree.nodes, made.node_tree.links
        nodes.remove(nodes['Principled BSDF'])
        clear, light = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeEmission')
        clear.inputs[0].default_value = (.8, .8, .8, 1)
        light.inputs[0].default_value = (strength, strength, strength, 1)
        both = nodes.new('ShaderNodeAddShader')
        links.new(clear.outputs[0], both.inputs[0])
        links.new(light.outputs[0], both.inputs[1])
        links.new(both.outputs[0], nodes['Material Output'].inputs[0])
    return bpy.data.materials[name]


class Board:
    """What a carton is made of: thickness, outside and inside surface, and its cut edge.

    plies  0 for solid board, else the number of fluted layers shown on the cut edge;
    edge   colour of the cut edge;  pitch  length of one flute
    """

    def __init__(self, thickness=.014, outside='white', inside='white', plies=0, edge=None,
                 pitch=.08):
        self.thickness, self.outside, self.inside = thickness, outside, inside
        self.plies, self.pitch = plies, pitch
        self.edge = edge or (FLUTED_EDGE if plies else PLAIN_EDGE)

    def edge_materials(self):
        """Surfaces of edges cut across the flutes and along them."""
        if not self.plies:
            plain = _plain(self.edge)
            return plain, plain
        dark = _darker(self.edge, .5)
        wave = printed(f'flutes {self.edge} {self.plies}',
                       flute_edge(1280, 64 * self.plies, 10, self.edge, dark, self.plies), .85,
                       repeat=True)
        lines = printed(f'liners {self.edge} {self.plies}',
                        flute_edge(64, 64 * self.plies, 0, self.edge, _darker(self.edge, .72),
                                   self.plies), .85, repeat=True)
        return wave, lines


def _darker(colour, share):
    digits = colour.lstrip('#')
    return '#' + ''.join(f'{int(int(digits[i:i + 2], 16) * share):02x}' for i in (0, 2, 4))


def _plain(colour):
    name = f'edge {colour}'
    if name not in bpy.data.materials:
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        shader = made.node_tree.nodes['Principled BSDF']
        shader.inputs['Base Color'].default_value = linear_colour(colour)
        shader.inputs['Roughness'].default_value = .8
    return bpy.data.materials[name]


# ---------------------------------------------------------------- outlines of flaps

def oblong(length, reach):
    """A plain rectangular panel."""
    return [(0, 0), (length, 0), (length, reach), (0, reach)]


def tongue(length, reach, radius=None):
    """A tuck flap: its free corners are well rounded."""
    r = min(radius or reach * .8, length * .45, reach)
    points = [(0, 0), (length, 0)]
    for center, start in ((length - r, 0), (r, 90)):
        for i in range(9):
            angle = math.radians(start + 90 * i / 8)
            points.append((center + r * math.cos(angle), reach - r + r * math.sin(angle)))
    return points


def tapered(share=.12):
    """A panel that is narrower at its free edge by share of its reach on each side."""
    def outline(length, reach):
        inset = reach * share
        return [(0, 0), (length, 0), (length - inset, reach), (inset, reach)]
    return outline


def ear(length, reach):
    """A rounded dust ear whose one free corner is cut round."""
    r = min(reach, length) * .7
    points = [(0, 0), (length, 0), (length, reach)]
    for i in range(9):
        angle = math.radians(90 + 90 * i / 8)
        points.append((r + r * math.cos(angle), reach - r + r * math.sin(angle)))
    return points


def slanted(mirror=False):
    """A dust flap: square on the lid's side, cut away slantwise on the other."""
    def outline(length, reach):
        points = [(length * .03, 0), (length, 0), (length * .97, reach * .35),
                  (length * .82, reach), (length * .1, reach), (length * .03, reach * .8)]
        if mirror:
            points = [(length - x, y) for x, y in points[::-1]]
        return points
    return outline


# ---------------------------------------------------------------- meshes with picture coordinates

def _new_mesh(name, vertices, faces, surfaces, smooth=35):
    """faces: [(vertex indices, surface index, picture coordinates), ...]"""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], [face[0] for face in faces])
    coordinates = data.uv_layers.new(name='picture').data
    for polygon, (_, index, where) in zip(data.polygons, faces):
        polygon.material_index = index
        polygon.use_smooth = True
        for loop, at in zip(polygon.loop_indices, where):
            coordinates[loop].uv = at
    for surface in surfaces:
        data.materials.append(material(surface))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth)
    return _add(name, data, None)


def _area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


class Panel:
    """One panel of a folded board; fold() hinges the next one to it."""

    def __init__(self, board, outline, matrix, outside=None, inside=None, holes=(), flutes=(0, 1),
                 crease=0, hinge=0., unseen=False, corner=False):
        self.board, self.matrix, self.flutes = board, matrix, Vector(flutes)
        self.unseen = unseen
        xs, ys = [p[0] for p in outline], [p[1] for p in outline]
        self.low, self.high = (min(xs), min(ys)), (max(xs), max(ys))
        self.outline = outline if _area(outline) > 0 else outline[::-1]
        if unseen:
            return
        vertices, faces = [], []
        if self.high[1] - self.low[1] > 1e-4:
            self._solid(vertices, faces, [list(hole) for hole in holes])
        if crease > 0:
            self._crease(vertices, faces, crease, hinge or self.high[0], corner)
        wave, lines = board.edge_materials()
        item = _new_mesh('panel', vertices, faces,
                         (outside or board.outside, inside or board.inside, wave, lines))
        item.matrix_basis = matrix

    def _at(self, x, y):
        """Picture coordinates of a point."""
        return ((x - self.low[0]) / (self.high[0] - self.low[0]),
                (y - self.low[1]) / max(self.high[1] - self.low[1], 1e-6))

    def _solid(self, vertices, faces, holes):
        thick = self.board.thickness
        loops = [self.outline] + [h if _area(h) < 0 else h[::-1] for h in holes]
        flat = [point for loop in loops for point in loop]
        count = len(flat)
        vertices += [(x, y, 0) for x, y in flat] + [(x, y, thick) for x, y in flat]
        for triangle in tessellate_polygon([[Vector((x, y, 0)) for x, y in l] for l in loops]):
            if _area([flat[i] for i in triangle]) < 0:
                triangle = triangle[::-1]
            where = [self._at(*flat[i]) for i in triangle]
            faces.append(([i + count for i in triangle], 0, where))
            faces.append((list(triangle)[::-1], 1, [(1 - u, v) for u, v in where[::-1]]))
        first, pitch = 0, 10 * self.board.pitch
        for loop in loops:
            walked = 0.
            for k, point in enumerate(loop):
                i, j = first + k, first + (k + 1) % len(loop)
                step = Vector(flat[j]) - Vector(point)
                length = step.length
                across = abs(step.dot(self.flutes)) < .6 * max(length, 1e-9)
                a, b = walked / pitch, (walked + length) / pitch
                faces.append(((i, j, j + count, i + count), 2 if across else 3,
                              ((a, 0), (b, 0), (b, 1), (a, 1))))
                walked += length
            first += len(loop)

    def _crease(self, vertices, faces, angle, length, corner):
        """The rounded outside of the fold, printed like the panel's own edge, or (corner) like
        the right-hand edge of the panel before."""
        ends = ((1, 0), (1, 1)) if corner else ((1, 0), (0, 0))
        steps = max(2, int(angle / 12))
        first, thick = len(vertices), self.board.thickness
        arc = [math.radians(angle) * i / steps for i in range(steps + 1)]
        x0 = self.low[0]
        for x in (x0, length):
            vertices.append((x, 0, 0))
            vertices += [(x, -thick * math.sin(a), thick * math.cos(a)) for a in arc]
        other = first + steps + 2
        for i in range(1, steps + 1):
            faces.append(((other + i, first + i, first + i + 1, other + i + 1), 0,
                          (ends[0], ends[1], ends[1], ends[0])))
            faces.append(((first, first + i + 1, first + i), 3, ((0, .5), (0, .9), (0, .9))))
            faces.append(((other, other + i, other + i + 1), 3, ((0, .5), (0, .9), (0, .9))))

    def edge(self, name):
        """Two corners of the surrounding rectangle, clockwise."""
        (x0, y0), (x1, y1) = self.low, self.high
        return {'top': ((x0, y1), (x1, y1)), 'right': ((x1, y1), (x1, y0)),
                'bottom': ((x1, y0), (x0, y0)), 'left': ((x0, y0), (x0, y1))}[name]

    def fold(self, edge, reach, angle, shape=oblong, outside=None, inside=None, inset=0.,
             holes=()):
        """Hinge a panel to edge ('top', 'right', 'bottom', 'left', or two points clockwise).

        reach  from the hinge to its free edge (0: only the rounded corner);  angle  of the fold;
        inset  how much shorter than the edge it is at each end
        """
        start, end = (Vector(p) for p in (self.edge(edge) if isinstance(edge, str) else edge))
        along = (end - start).normalized()
        start, end = start + along * inset, end - along * inset
        length = (end - start).length
        away = Vector((-along.y, along.x))
        turn = math.atan2(along.y, along.x)
        matrix = (self.matrix @ Matrix.Translation((*start, 0)) @ Matrix.Rotation(turn, 4, 'Z')
                  @ Matrix.Rotation(math.radians(-angle), 4, 'X'))
        outline = shape(length, reach) if reach else [(0, 0), (length, 0), (length, 1e-6)]
        flutes = (self.flutes.dot(along), self.flutes.dot(away))
        crease = 0 if self.unseen else angle
        return Panel(self.board, outline, matrix, outside, inside, holes, flutes, crease, length,
                     corner=not reach)

    def pane(self, outline, surface='clear_film', streaks=True, lift=0.):
        """Film behind a hole, with two slanted reflections; outline in the panel's x, y."""
        z = self.board.thickness * .3 + lift
        x0, x1 = min(p[0] for p in outline), max(p[0] for p in outline)
        y0, y1 = min(p[1] for p in outline), max(p[1] for p in outline)
        film = _new_mesh('film', [(x, y, z) for x, y in outline],
                         [(range(len(outline)), 0, [(0, 0)] * len(outline))], (surface,))
        film.matrix_basis = self.matrix
        if not streaks:
            return
        wide, high = x1 - x0, y1 - y0
        for at, width in ((.18, .13), (.36, .05)):
            foot, head = x0 + wide * at, x0 + wide * (at + .22)
            low, top = y0 + high * .1, y1 - high * .1
            corners = [(foot, low), (foot + wide * width, low), (head + wide * width, top),
                       (head, top)]
            streak = _new_mesh('glint', [(x, y, z + .004) for x, y in corners],
                               [((0, 1, 2, 3), 0, [(0, 0)] * 4)], (glint(),))
            streak.matrix_basis = self.matrix


def standing(x=0., y=0., z=0.):
    """Matrix of a root panel that stands upright with its printed side to -y."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')


def lying(x=0., y=0., z=0., face_down=False):
    """Matrix of a root panel that lies on z, printed side up or down (its top then towards -y)."""
    turn = Matrix.Rotation(math.pi, 4, 'X') if face_down else Matrix.Identity(4)
    return Matrix.Translation((x, y, z)) @ turn


def erected(board, width, depth, height, outside=None, inside=None, flare=0., corners=True,
            holes=None, floor=None, bottom=True):
    """A base with four walls, standing round the origin on the floor; inner size as given.

    outside  {'front': material, 'right': .., 'back': .., 'left': .., 'base': ..}
    flare    degrees the walls lean out;  corners  round off the upright edges
    holes    {'front': [outline, ...]} in the wall's x, y;  bottom  False leaves the base away
    Every wall reads upright from outside; fold its 'top' edge on.  A lid hinged to the back wall
    needs its picture turned by 180 degrees.
    """
    outside, holes = outside or {}, holes or {}
    lift = board.thickness + .002
    base = Panel(board, oblong(width, depth), lying(-width / 2, depth / 2, lift, True),
                 outside.get('base'), floor or inside, flutes=(1, 0), unseen=not bottom)
    walls = {}
    for name, edge in (('front', 'top'), ('right', 'right'), ('back', 'bottom'), ('left', 'left')):
        walls[name] = base.fold(edge, height, 90 - flare, outside=outside.get(name),
                                inside=inside, holes=holes.get(name, ()))
        walls[name].flutes = Vector((0, 1))
    if corners and not flare:
        for name, wall in walls.items():
            wall.fold('right', 0, 90, outside=outside.get(name))
        for x in (-width / 2, width / 2) if bottom else ():
            for y in (-depth / 2, depth / 2):
                sphere((x, y, lift), board.thickness, outside.get('front', board.outside))
    return SimpleNamespace(base=base, **walls)


def tuck_top(carton, depth, lean=28, dust=40, reach=.2, bend=60, lid=None, tuck=None, dust_reach=.5,
             hinge='back', holes=()):
    """Close or open the top of an erected carton with a tuck lid on its back wall.

    lean   degrees the open lid leans back from upright; None closes it
    dust   degrees the dust flaps lean out;  reach, bend  of the tuck;  lid, tuck  their prints
    Returns the lid's panel.
    """
    wall = getattr(carton, hinge)
    if lean is None:
        board = wall.board
        top = wall.fold('top', depth - board.thickness - .004, 90, outside=lid, inset=.003,
                        holes=holes)
        top.fold('top', min(reach, .15), 90, tongue, outside=tuck, inset=.006)
        return top
    top = wall.fold('top', depth - .004, -lean, outside=lid, inset=.003, holes=holes)
    top.fold('top', reach, bend, tongue, outside=tuck, inset=.01)
    carton.right.fold('top', depth * dust_reach, -dust, slanted(True), inset=.004)
    carton.left.fold('top', depth * dust_reach, -dust, slanted(), inset=.004)
    return top


def flat_tube(board, width, depth, height, matrix, outside=None, lap=.16, lap_surface=None):
    """The walls of a carton as one flat blank: lap, back, left, front, right from left to right.

    Each panel's top and bottom: front 'top'/'bottom'; right 'left'/'right'; left 'right'/'left';
    back 'right'/'left'."""
    front = Panel(board, oblong(width, height), matrix, outside)
    right = front.fold('right', depth, 0)
    left = front.fold('left', depth, 0)
    back = left.fold('top', width, 0)
    glue = back.fold('top', lap, 0, tapered(.4), outside=lap_surface)
    return SimpleNamespace(front=front, right=right, left=left, back=back, lap=glue)


def turned(origin, profile, surface, facets=72, start=-90., smooth=35):
    """A revolved body (upright axis) with picture coordinates: the picture runs once round, its
    middle at the direction start (degrees; -90 is the front), its height is the profile's."""
    walked = [0.]
    for (ra, za), (rb, zb) in zip(profile, profile[1:]):
        walked.append(walked[-1] + math.hypot(rb - ra, zb - za))
    vertices, faces = [], []
    for radius, z in profile:
        for i in range(facets):
            angle = math.radians(start) + 2 * math.pi * (i / facets - .5)
            vertices.append((origin[0] + max(radius, 1e-5) * math.cos(angle),
                             origin[1] + max(radius, 1e-5) * math.sin(angle), origin[2] + z))
    for level in range(len(profile) - 1):
        low, high = walked[level] / walked[-1], walked[level + 1] / walked[-1]
        for i in range(facets):
            j = (i + 1) % facets
            a, b = level * facets, (level + 1) * facets
            u, v = i / facets, (i + 1) / facets
            faces.append(((a + i, a + j, b + j, b + i), 0,
                          ((u, low), (v, low), (v, high), (u, high))))
    return _new_mesh('turned', vertices, faces, (surface,), smooth)


def skin(rows, surface, thickness=0., inside=None, closed=False, smooth=50):
    """A skin over a grid of points: rows of equal length, from the bottom up; the picture lies
    over it.  closed joins each row's end to its start; the wall grows inwards."""
    count, levels = len(rows[0]), len(rows)
    vertices = [point for row in rows for point in row]
    faces = []
    span = count if closed else count - 1
    for level in range(levels - 1):
        for i in range(span):
            j = (i + 1) % count
            a, b = level * count, (level + 1) * count
            u, v = i / span, (i + 1) / span
            low, high = level / (levels - 1), (level + 1) / (levels - 1)
            faces.append(((a + i, a + j, b + j, b + i), 0,
                          ((u, low), (v, low), (v, high), (u, high))))
    item = _new_mesh('skin', vertices, faces, (surface, inside or surface), smooth)
    if thickness:
        solid = item.modifiers.new('wall', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = -1
        solid.material_offset = 1
    return item
