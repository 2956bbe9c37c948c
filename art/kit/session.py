"""What render.py runs inside Blender: builds one subject and writes its picture.

blender -b --factory-startup -noaudio -P art/kit/session.py -- JOB   (JOB: see render.py)
"""
import hashlib
import importlib
import json
import os
import random
import sys
import time
import traceback
import zlib
from pathlib import Path

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)


def build(job):
    """The subject's scene; random numbers start the same for every picture."""
    from kit import materials, points, primitives, registry
    from kit.studio import Look
    primitives.start_scene(light=job.get('light', False))
    points.forget_points()
    importlib.import_module('subjects.' + job['module'])
    subject = registry.REGISTRY[job['name']]
    materials.wear_livery(subject.livery)
    random.seed(zlib.crc32(job['name'].encode()))
    subject.build()
    return subject, Look(**{**subject.look, **job.get('look', {})})


def write_points(job, marks):
    """Write the points of a picture that is there."""
    # The site tells by it that somebody has replaced the picture: scripts/pictures/points.ts
    picture_hash = hashlib.sha256(Path(job['picture']).read_bytes()).hexdigest()[:16]
    with open(job['points'], 'w', encoding='utf-8') as file:
        json.dump({'picture': picture_hash, **marks}, file, indent=2)
        file.write('\n')


def run(job):
    """Build, render, compose, save; job holds name, module, picture, points, draft, width..."""
    import bpy

    from kit import compose, denoise, points
    from kit.studio import set_up_studio
    started = time.time()
    subject, look = build(job)
    denoise.set_up_render(job['width'], job['samples'], job['noise'], job.get('threads', 0))
    bounds, note = set_up_studio(look)
    marks = points.projected_points()
    print(f'NOTE {len(bpy.context.scene.objects)} objects, {note}', flush=True)
    if not job['look']:
        for line in points.hidden_stations():
            print(f'NOTE {line}', flush=True)
    if job.get('only_points'):
        write_points(job, marks)
        print('PICTURE COMPLETE', flush=True)
        return
    built = time.time()
    size = (job['width'], job['width'] * 3 // 4)
    # even pixels, so that the half-size shadow covers the same part
    bounds = tuple((round(edge * size[i % 2] / 2) * 2 + .5) / size[i % 2]
                   for i, edge in enumerate(bounds))
    layers = denoise.render_layers(bounds)
    rendered = time.time()
    fade = (.06 if look.kind == 'pack' else .07) * size[0]    # the site crops packs closer
    picture = compose.picture_of(layers, bounds, size, fade)
    if job['draft']:
        compose.save_on_plate(picture, job['picture'])
    else:
        compose.save_webp(picture, job['picture'], job['largest_file'])
    if marks and job.get('points'):
        write_points(job, marks)
    print(f'NOTE built in {built - started:.1f} s, rendered and denoised in '
          f'{rendered - built:.1f} s, composed in {time.time() - rendered:.1f} s, '
          f'processor time {time.process_time():.0f} s', flush=True)
    print('PICTURE COMPLETE', flush=True)


if __name__ == '__main__':
    try:
        with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as file:
            run(json.load(file))
    except Exception:
        traceback.print_exc()
        sys.exit(1)
