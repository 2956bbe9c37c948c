"""The soft shadow under a machine: how much of an overcast sky each spot of the floor does not
see.

The model's surface, as a cloud of points, is projected to the floor along many directions; the
mean of these sharp shadows is the soft one.
"""
import numpy as np
from PIL import Image

LONGEST_SIDE = 160          # pixels
DIRECTIONS = 96
LOWEST = .4                 # sine of the lowest direction: light from the horizon reaches too far
STRENGTH = .8
GOLDEN_ANGLE = np.pi * (3 - 5 ** .5)


def _points_on(corners, spacing):
    """Points spread evenly over triangles (n, 3, 3), one in each square of that size."""
    edges = corners[:, 1:] - corners[:, :1]
    areas = np.linalg.norm(np.cross(edges[:, 0], edges[:, 1]), axis=1) / 2
    of = np.repeat(np.arange(len(corners)), np.ceil(areas / spacing ** 2).astype(int))
    # the R2 sequence: even, without random numbers
    s, t = (np.arange(len(of))[:, None] * (.7548776662466927, .5698402909980532) % 1).T
    s, t = np.where(s + t > 1, 1 - s, s), np.where(s + t > 1, 1 - t, t)
    points = corners[of, 0] + s[:, None] * edges[of, 0] + t[:, None] * edges[of, 1]
    low = points.min(0)
    cells = ((points - low) / spacing).astype(np.int64)
    size = cells.max(0) + 1
    found = np.unique((cells[:, 2] * size[1] + cells[:, 1]) * size[0] + cells[:, 0])
    level, place = np.divmod(found, size[0] * size[1])
    row, column = np.divmod(place, size[0])
    return low + (np.stack([column, row, level], 1) + .5) * spacing


def _directions():
    """Towards the sky, as many as light counts from there."""
    number = np.arange(DIRECTIONS)
    reach = np.sqrt((number + .5) / DIRECTIONS * (1 - LOWEST ** 2))
    angle = number * GOLDEN_ANGLE
    return zip(reach * np.cos(angle), reach * np.sin(angle), np.sqrt(1 - reach ** 2))


def _blurred(plane):
    for axis in (0, 1):
        before, after = np.roll(plane, 1, axis), np.roll(plane, -1, axis)
        plane = (before + 2 * plane + after) / 4
    return plane


def _fade(count, margin):
    """0 at the rim, so that the shadow does not end in a straight line."""
    place = np.arange(count) + .5
    t = np.clip(np.minimum(place, count - place) / margin, 0, 1)
    return t * t * (3 - 2 * t)


def contact_shadow(positions):
    """From corners of triangles (3n, 3), z up: a black picture with the shadow as its opacity, and
    the part of the floor that it covers, (left, near, right, far) in metres."""
    low, high = positions.min(0), positions.max(0)
    margin = min(.4 * high[2], .5 * (high - low)[:2].max()) + .05
    low, high = low[:2] - margin, high[:2] + margin
    cell = (high - low).max() / LONGEST_SIDE
    width, height = np.ceil((high - low) / cell).astype(int)
    points = _points_on(positions.reshape(-1, 3, 3), cell * .6)
    total = np.zeros(width * height, np.float32)
    for x, y, z in _directions():
        column, row = ((points[:, :2] - points[:, 2:] * (x / z, y / z) - low) / cell).astype(int).T
        inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
        shaded = np.zeros(width * height, bool)
        shaded[row[inside] * width + column[inside]] = True
        total += shaded
    shadow = _blurred(_blurred(total.reshape(height, width) / DIRECTIONS))
    shadow *= _fade(height, margin / cell)[:, None] * _fade(width, margin / cell)
    opacity = (np.clip(shadow * STRENGTH, 0, 1) * 255 + .5).astype(np.uint8)[::-1]
    picture = Image.new('RGBA', (int(width), int(height)))
    picture.putalpha(Image.fromarray(np.ascontiguousarray(opacity)))
    return picture, (low[0], low[1], low[0] + width * cell, low[1] + height * cell)
