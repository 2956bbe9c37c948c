"""Rendering to separate light passes, and smoothing the light (not the surface colour) with numpy.

Debian's Blender has no denoiser built in.  The filter is an edge-avoiding one: five rounds of a
5 x 5 blur whose taps move apart by two each round, weighted by likeness of normal, depth, surface
colour and brightness.  Printed text and edges survive, because they live in the colour passes.
"""
import glob
import os
import tempfile

import bpy
import numpy as np
from PIL import Image

from .studio import catch_shadows

PASSES = {
    'DiffDir': 'diffuse_direct', 'DiffInd': 'diffuse_indirect', 'DiffCol': 'diffuse_color',
    'GlossDir': 'glossy_direct', 'GlossInd': 'glossy_indirect', 'GlossCol': 'glossy_color',
    'Emit': 'emit', 'Normal': 'normal', 'Depth': 'z',
}
SHADOW_SAMPLES = 16
KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def set_up_render(width, samples, noise, threads=0):
    """Cycles with fixed seed; a cut-out render on a transparent film."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y = width, width * 3 // 4
    render.resolution_percentage = 100
    render.film_transparent = True
    if threads:
        render.threads_mode, render.threads = 'FIXED', threads
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = noise
    cycles.adaptive_min_samples = min(6, samples)
    cycles.use_denoising = False
    cycles.seed = 0
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 0
    cycles.transparent_max_bounces = 12
    cycles.min_transparent_bounces = 8      # no guessing behind acrylic: it would disturb the guides
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    settings = scene.view_settings
    settings.view_transform = 'Filmic'
    settings.look = 'Medium High Contrast'
    settings.exposure = .2


def _wire_passes(folder, names):
    """The light-pass sockets exist only once Cycles is the engine."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.use_pass_shadow_catcher = 'Shadow Catcher' in names
    for name, attribute in PASSES.items():
        setattr(layer, 'use_pass_' + attribute, name in names)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    sink = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], sink.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(name)
        tree.links.new(source.outputs[name], files.inputs[name])


def _load(folder, name):
    path = sorted(glob.glob(os.path.join(folder, name + '[0-9]*.exr')))[-1]
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[:, :, :3].transpose(2, 0, 1))


def _render_passes(names, bounds):
    """Render the part bounds of the picture; {name: (3, h, w)}."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    (render.border_min_x, render.border_min_y,
     render.border_max_x, render.border_max_y) = bounds
    with tempfile.TemporaryDirectory() as folder:
        _wire_passes(folder, names)
        bpy.ops.render.render()
        return {name: _load(folder, name) for name in names}


def render_layers(bounds):
    """Render the part bounds (left, bottom, right, top) of the picture, whole pixels.

    Returns linear layers, bottom row first: light (3, h, w) premultiplied by alpha, alpha (h, w)
    of the subject only, shadow (h, w) = ground light with the subject / without.

    Two renders: the subject in full with a ground that is out of sight, then only the shadow at
    half the size, because catching shadows walks every path twice.
    """
    catch_shadows(False)
    passes = _render_passes((*PASSES, 'Alpha'), bounds)
    alpha = np.clip(passes['Alpha'][0], 0, 1)
    light = _denoise_light(passes, alpha)
    light[:, alpha <= 0] = 0

    catch_shadows(True)
    render, cycles = bpy.context.scene.render, bpy.context.scene.cycles
    render.resolution_percentage = 50
    cycles.samples, cycles.adaptive_min_samples = SHADOW_SAMPLES, SHADOW_SAMPLES // 2
    passes = _render_passes(('Alpha', 'Shadow Catcher'), bounds)
    render.resolution_percentage = 100
    shadow = _denoise_shadow(passes['Shadow Catcher'].mean(0), np.clip(passes['Alpha'][0], 0, 1))
    shadow = _fill_rim(enlarge(shadow, alpha.shape), alpha)
    return {'light': np.maximum(light, 0), 'alpha': alpha, 'shadow': shadow}


def enlarge(plane, shape):
    """That plane at a larger shape (rows, columns), interpolated."""
    picture = Image.fromarray(np.ascontiguousarray(plane, np.float32))
    return np.asarray(picture.resize(shape[::-1], Image.BILINEAR))


# ---------------------------------------------------------------- filters

def _overlap(shape, dy, dx):
    """Slices of the last two axes: a pixel and its neighbour dy, dx away, where both exist."""
    height, width = shape[-2:]
    here = (..., slice(max(0, -dy), height - max(0, dy)), slice(max(0, -dx), width - max(0, dx)))
    there = (..., slice(max(0, dy), height - max(0, -dy)), slice(max(0, dx), width - max(0, -dx)))
    return here, there


def _half_taps():
    """Half of the 5 x 5 kernel: the other half has the same weights."""
    for dy in (-2, -1, 0, 1, 2):
        for dx in (-2, -1, 0, 1, 2):
            if dy > 0 or (dy == 0 and dx > 0):
                yield dy, dx, KERNEL[dy + 2] * KERNEL[dx + 2]


def smooth(signal, guide=None, depth=None, rounds=5, brightness=2.5, valid=None):
    """Edge-avoiding blur of signal (channels, h, w).

    guide       (channels, h, w), already divided by the difference that counts as an edge
    depth       (h, w) logarithm of the distance, divided likewise; taps further away may differ
                more
    brightness  tolerance for the signal's own brightness; halves every round
    valid       (h, w) how much each tap knows; taps of 0 never bleed in
    """
    for level in range(rounds):
        step = 1 << level
        scale = .5 ** level * brightness
        bright = np.log1p(signal.mean(0) * 4) / np.float32(scale)
        centre = KERNEL[2] * KERNEL[2]
        if valid is None:
            total = signal * centre
            weights = np.full(signal.shape[1:], centre, np.float32)
        else:
            total = signal * (valid * centre)
            weights = valid * centre
        for dy, dx, tap in _half_taps():
            here, there = _overlap(signal.shape, dy * step, dx * step)
            weight = bright[here] - bright[there]
            weight *= weight
            if guide is not None:
                for channel in guide:
                    difference = channel[here] - channel[there]
                    difference *= difference
                    weight += difference
            if depth is not None:
                difference = (depth[here] - depth[there]) / np.float32(step)
                difference *= difference
                weight += difference
            np.negative(weight, out=weight)
            np.exp(weight, out=weight)
            weight *= tap
            if valid is None:
                weights[here] += weight
                weights[there] += weight
                for source, sink in zip(signal, total):
                    sink[here] += weight * source[there]
                    sink[there] += weight * source[here]
            else:
                forth, back = weight * valid[there], weight * valid[here]
                weights[here] += forth
                weights[there] += back
                for source, sink in zip(signal, total):
                    sink[here] += forth * source[there]
                    sink[there] += back * source[here]
        known = weights > 1e-6
        signal = np.where(known, total / np.maximum(weights, 1e-6), signal)
    return signal


def _ranked_neighbours(plane, ranks, fallback=None):
    """The values of those ranks (0 lowest) among each pixel's eight neighbours."""
    height, width = plane.shape
    padded = np.pad(plane, 1, 'edge')
    known = None if fallback is None else np.pad(fallback, 1, 'edge')
    stack = []
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            if dy == dx == 1:
                continue
            part = padded[dy:dy + height, dx:dx + width]
            if known is not None:
                part = np.where(known[dy:dy + height, dx:dx + width], part, plane)
            stack.append(part)
    ordered = np.partition(np.stack(stack), ranks, 0)
    return [ordered[rank] for rank in ranks]


def _tame_fireflies(light, valid, limit=3.):
    """Hold pixels to limit x an upper rank of their neighbours' brightness."""
    bright = light.max(0)
    ceiling, = _ranked_neighbours(bright, [6], valid)
    factor = np.minimum(1, (ceiling * limit + .02) / np.maximum(bright, 1e-6))
    return light * factor


def _denoise_light(passes, alpha):
    """Light is smoothed, surface colour is not.  All of it is premultiplied by nature."""
    valid = alpha > .02
    normal = passes['Normal']
    depth = np.log(np.minimum(passes['Depth'][0], 1e4) + 1e-3) / np.float32(.02)
    diffuse = _tame_fireflies(passes['DiffDir'] + passes['DiffInd'], valid)
    guide = np.concatenate([normal / np.float32(.35), passes['DiffCol'] / np.float32(.12)])
    diffuse = smooth(diffuse, guide, depth, rounds=5)
    glossy = _tame_fireflies(passes['GlossDir'] + passes['GlossInd'], valid)
    guide = np.concatenate([normal / np.float32(.15), passes['GlossCol'] / np.float32(.12)])
    glossy = smooth(glossy, guide, depth, rounds=3, brightness=2.)
    return passes['Emit'] + diffuse * passes['DiffCol'] + glossy * passes['GlossCol']


def _denoise_shadow(shadow, alpha):
    """Only pixels that saw ground count, in proportion; what lies under the subject is filled from
    around it."""
    valid = np.clip(1 - alpha, 0, 1).astype(np.float32)
    valid[valid < .03] = 0
    low, high = _ranked_neighbours(shadow, [1, 6], valid > 0)
    shadow = np.clip(shadow, low, high)
    shadow = smooth(shadow[None], rounds=5, brightness=.9, valid=valid)[0]
    near = smooth(np.where(valid > 0, shadow, 1)[None], rounds=2, brightness=99, valid=valid)[0]
    return np.clip(np.where(valid > .3, shadow, near), 0, 1.2)


def _fill_rim(shadow, alpha, reach=3):
    """Pixels shared with the subject's rim report too much light (a pale hairline at the contact):
    they take the mean of the free ground within reach; acrylic further in keeps its own."""
    free = (alpha <= .02).astype(np.float32)
    total, count = np.zeros_like(shadow), np.zeros_like(shadow)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            here, there = _overlap(shadow.shape, dy, dx)
            weight = free[there] / (1 + dy * dy + dx * dx) ** 1.5
            total[here] += shadow[there] * weight
            count[here] += weight
    rim = (alpha > .02) & (count > 0)
    return np.where(rim, total / np.maximum(count, 1e-6), shadow)
