#!/usr/bin/env python3
"""Export the machines' 3-D models with Blender as plain glTF, which `npm run models` compresses.

    python3 art/export_models.py --list                 # JSON: name, source hash
    python3 art/export_models.py FOLDER NAME...         # FOLDER/NAME/NAME.gltf with its pictures
"""
import hashlib
import json
import subprocess
import sys
from pathlib import Path

from render import ART, Stop, check_writable, environment, find_blender, low_priority, turn
from inventory import read_inventory

# Raise it when all models are to be made again: a change in the kit makes nothing stale.
MODEL_VERSION = 2


def machines():
    """{name: entry} of all machines."""
    return {entry.name: entry for entry in read_inventory(ART / 'subjects')
            if entry.folder == 'products'}


def _source(entry):
    """What a model is made from: its machine's source and, if it has one, its motion."""
    path = ART / 'motion' / f'{entry.name}.txt'
    motion = f'-{hashlib.sha256(path.read_bytes()).hexdigest()[:8]}' if path.exists() else ''
    return f'{MODEL_VERSION}-{entry.digest}{motion}'


def list_machines():
    """Names with the hash of what each model is made from."""
    return [{'name': name, 'source': _source(entry)} for name, entry in machines().items()]


def blender_command(blender, folder, names):
    """The call of Blender that exports these machines."""
    known = machines()
    unknown = [name for name in names if name not in known]
    if unknown:
        raise Stop(f"no machine is called '{unknown[0]}' (--list shows the names)")
    wanted = [f'{known[name].module}:{name}' for name in names]
    return low_priority([blender, '-b', '--factory-startup', '-noaudio', '-P',
                         str(ART / 'kit' / 'export_session.py'), '--', str(folder), *wanted])


def export(folder, names):
    """Export and pass on the lines that say how far it is; the rest goes to FOLDER/blender.log."""
    blender = find_blender()
    command = blender_command(blender, folder, names)
    check_writable([folder])
    waiting = set(names)
    with turn(1), open(folder / 'blender.log', 'w', encoding='utf-8') as log, subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors='replace', env=environment(blender)) as process:
        for line in process.stdout:
            log.write(line)
            word, _, rest = line.strip().partition(' ')
            if word in ('MODEL', 'FAILED'):
                waiting.discard(rest.partition(':')[0])
                print(line, end='', flush=True)
    if waiting:
        raise Stop(f'Blender ended early, {len(waiting)} models are missing; its output is in '
                   f'{folder}/blender.log')


def main(arguments):
    """The command; returns its exit status."""
    try:
        if arguments == ['--list']:
            print(json.dumps(list_machines()))
        elif len(arguments) > 1:
            export(Path(arguments[0]), arguments[1:])
        else:
            raise Stop('say --list, or a folder and names')
    except Stop as reason:
        print(f'art: {reason}', file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
