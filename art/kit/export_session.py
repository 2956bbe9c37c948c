"""What export_models.py runs inside Blender: builds machines and writes each as plain glTF.

blender -b --factory-startup -noaudio -P art/kit/export_session.py -- FOLDER MODULE:NAME...
Prints a line when one is complete ('MODEL NAME') or has failed ('FAILED NAME: why').
"""
import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


def export(folder, module, name):
    """Write one machine to a folder of its name."""
    from kit import gltf, motion_file, motion_scene, points, session
    subject, look = session.build({'module': module, 'name': name, 'light': True})
    place = folder / name
    place.mkdir(parents=True, exist_ok=True)
    view = {'azimuth': look.azimuth, 'elevation': look.elevation, 'lens': look.lens}
    path, node_of = motion_file.motion_path(name), {}
    if path.exists():
        view['motion'], boxes = motion_file.read_motion(path.read_text(encoding='utf-8'))
        node_of = motion_scene.sort_objects(view['motion'], boxes, look)
    gltf.write_gltf(place, name, points.marked_stations(), view, node_of)


def run(folder, wanted):
    """Export all; one that fails does not stop the others."""
    for item in wanted:
        module, name = item.split(':')
        try:
            export(Path(folder), module, name)
            print(f'MODEL {name}', flush=True)
        except Exception as error:
            traceback.print_exc()
            print(f'FAILED {name}: {type(error).__name__}: {error}', flush=True)


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1:]
    run(arguments[0], arguments[1:])
