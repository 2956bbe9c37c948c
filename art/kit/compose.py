"""From linear layers to the cut-out: the subject over its shadow on a transparent ground.

Premultiplied light is divided by alpha before the view transform (which is not linear) and
multiplied again after it, so a rim pixel shows the subject's own colour at its coverage: no fringe
on any ground.  The shadow is a black film under the subject.  Arrays have the bottom row first
until they are saved.
"""
import math
import os
import tempfile

import bpy
import numpy as np
from PIL import Image, ImageFilter

from .denoise import enlarge

DARK, LIGHT = .13, .86      # display greys of the grounds on which the shadow must look right
HAZE = .02                  # shadow thinner than this is dropped
FADED_EDGE = .05            # how far from a picture's edge its shadow fades, in its heights
SHADOW_STRENGTH = 1.15      # a page has no studio around it that explains a pale shadow


def display(linear):
    """(3, h, w) linear -> what the scene's view transform shows, 0..1."""
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'TIFF', 'RGB', '16'
    settings.tiff_codec = 'NONE'
    _, height, width = linear.shape
    image = bpy.data.images.new('display', width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = linear.transpose(1, 2, 0)
    image.pixels.foreach_set(pixels.ravel())
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'display.tif')
        image.save_render(path, scene=bpy.context.scene)
        bpy.data.images.remove(image)
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        flat = np.empty(height * width * 4, np.float32)
        image.pixels.foreach_get(flat)
        bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[:, :, :3].transpose(2, 0, 1)


def _strip(values):
    """A two-row picture of grey values, to look up the view transform."""
    return np.broadcast_to(np.asarray(values, np.float32)[None, None], (3, 2, len(values)))


def _shadow_opacity(depth):
    """How opaque a black film must be so that a browser's blend darkens like the real shadow:
    the mean of the answers for a dark and a light ground."""
    scale = np.geomspace(1e-4, 16, 4096, dtype=np.float32)
    shown = display(_strip(scale))[:, 0].mean(0)
    steps = np.linspace(0, 1, 256, dtype=np.float32)
    left_over = (1 - steps) ** SHADOW_STRENGTH
    opacity = 0
    for grey in (DARK, LIGHT):
        ground = np.float32(np.interp(grey, shown, scale))
        opacity = opacity + (1 - display(_strip(left_over * ground))[:, 0].mean(0) / grey) / 2
    return np.interp(depth, steps, np.clip(opacity - opacity[0], 0, 1)).astype(np.float32)


def _fade_with_distance(alpha, reach):
    """1 at the subject, falling smoothly to 0 at that distance from it in pixels: a long shadow
    must not end in the straight line of a crop.  Distances are stepped on a coarse grid."""
    cell = 4
    height, width = (-(-count // cell) for count in alpha.shape)
    subject = np.pad(alpha > .5, [(0, rows * cell - count) for rows, count
                                  in zip((height, width), alpha.shape)])
    near = subject.reshape(height, cell, width, cell).any((1, 3))
    distance = np.where(near, np.float32(0), np.float32(reach / cell))
    for _ in range(math.ceil(reach / cell)):
        padded = np.pad(distance, 1, 'edge')
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                there = padded[1 + dy:1 + dy + height, 1 + dx:1 + dx + width]
                distance = np.minimum(distance, there + np.float32(math.hypot(dy, dx)))
    t = np.clip(1 - enlarge(distance, subject.shape) * cell / reach, 0, 1)
    return (t * t * (3 - 2 * t))[:alpha.shape[0], :alpha.shape[1]]


def _blur(plane, radius):
    """A plane of 0..1, blurred; radius in pixels."""
    grey = Image.fromarray((np.clip(plane, 0, 1) * 255 + .5).astype(np.uint8))
    return np.asarray(grey.filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255


def _soften(shadow, alpha, radius):
    """The shadow, blurred where it is away from the subject: the distances to two feet meet in a
    crease, which would be seen as a ray."""
    ground = (alpha < .1).astype(np.float32)
    soft = _blur(shadow * ground, radius) / np.maximum(_blur(ground, radius), .02)
    away = np.clip(1 - 2.2 * _blur(1 - ground, radius / 2), 0, 1)
    return shadow + (soft - shadow) * away * ground


def _despeckle(planes):
    """Hold each value between the lowest and highest of its eight neighbours: lone specks on edges
    go, lines stay."""
    padded = np.pad(planes, ((0, 0), (1, 1), (1, 1)), 'edge')
    height, width = planes.shape[1:]
    low, high = None, None
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            if dy == dx == 1:
                continue
            part = padded[:, dy:dy + height, dx:dx + width]
            low = part.copy() if low is None else np.minimum(low, part, out=low)
            high = part.copy() if high is None else np.maximum(high, part, out=high)
    return np.clip(planes, low, high)


def cut_out(layers, fade):
    """Premultiplied display picture (4, h, w); fade is how far the shadow reaches, pixels."""
    alpha = layers['alpha']
    light = np.where(alpha > 1e-3, layers['light'] / np.maximum(alpha, 1e-3), 0)
    subject = _despeckle(display(light) * alpha)
    depth = np.clip((1 - layers['shadow'] - HAZE) / (1 - HAZE), 0, 1)
    shadow = _soften(_shadow_opacity(depth) * _fade_with_distance(alpha, fade), alpha, fade / 5)
    return np.concatenate([subject, (alpha + (1 - alpha) * shadow)[None]])


def _spread_colour(colour, alpha, levels=8):
    """Straight colour everywhere: transparent pixels take their neighbourhood's colour, so that a
    lossy codec has no black edge to smear."""
    def half(plane):
        plane = np.pad(plane, ((0, 0), (0, plane.shape[1] % 2), (0, plane.shape[2] % 2)), 'edge')
        return (plane[:, ::2, ::2] + plane[:, 1::2, ::2]
                + plane[:, ::2, 1::2] + plane[:, 1::2, 1::2]) / 4

    pyramid = [(colour, alpha)]
    while len(pyramid) <= levels and min(pyramid[-1][1].shape[1:]) >= 2:
        pyramid.append((half(pyramid[-1][0]), half(pyramid[-1][1])))
    filled = pyramid[-1][0] / np.maximum(pyramid[-1][1], 1e-4)
    for colour, alpha in pyramid[-2::-1]:
        height, width = alpha.shape[1:]
        larger = np.repeat(np.repeat(filled, 2, 1), 2, 2)[:, :height, :width]
        share = np.clip(alpha / .02, 0, 1)
        filled = colour / np.maximum(alpha, 1e-4) * share + larger * (1 - share)
    return np.clip(filled, 0, 1)


def _to_picture(planes):
    """(channels, h, w) 0..1, bottom row first -> PIL picture."""
    pixels = (planes.transpose(1, 2, 0)[::-1] * 255 + .5).astype(np.uint8)
    return Image.fromarray(np.ascontiguousarray(pixels))


def picture_of(layers, bounds, size, fade):
    """The finished cut-out as a PIL picture of that size; layers cover bounds of it."""
    planes = cut_out(layers, fade)
    alpha = np.clip(planes[3:], 0, 1)
    colour = np.clip(planes[:3], 0, alpha)
    seen = alpha >= 1.5 / 255
    alpha, colour = alpha * seen, colour * seen
    part = _to_picture(np.concatenate([_spread_colour(colour, alpha), alpha]))
    whole = Image.new('RGBA', size, (232, 234, 236, 0))
    left, bottom = int(bounds[0] * size[0]), int(bounds[1] * size[1])
    whole.paste(part, (left, size[1] - bottom - part.height))
    return fade_at_edges(whole)


def fade_at_edges(picture):
    """The picture with a shadow that is gone before the picture ends: cut off there, it would be
    seen on the plate as a straight line.  What is more than half opaque is the subject."""
    pixels = np.array(picture)
    alpha = pixels[..., 3]
    margin = FADED_EDGE * picture.height

    def ramp(count):
        steps = np.arange(count)
        t = np.clip(np.minimum(steps, steps[::-1]) / margin, 0, 1)
        return t * t * (3 - 2 * t)

    faded = alpha * np.minimum(ramp(picture.height)[:, None], ramp(picture.width))
    pixels[..., 3] = np.where(alpha < 128, faded + .5, alpha)
    return Image.fromarray(pixels)


def save_webp(picture, path, largest_file):
    """WebP with alpha; a lower quality is taken only if the file would be larger, in bytes."""
    for quality in (90, 86, 82, 76, 70):
        picture.save(path, 'WEBP', quality=quality, alpha_quality=100, method=4)
        if os.path.getsize(path) <= largest_file:
            return
    raise ValueError(f'{os.path.getsize(path)} bytes are more than {largest_file}')


def save_on_plate(picture, path, plate='#e8eaec'):
    """A draft for looking: flattened on the site's plate colour, as PNG."""
    ground = Image.new('RGBA', picture.size, plate)
    Image.alpha_composite(ground, picture).convert('RGB').save(path)
