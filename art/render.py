#!/usr/bin/env python3
"""Render the site's pictures with Blender.

    python3 art/render.py --list
    python3 art/render.py box-3 packaging-7 --draft
    python3 art/render.py --all
    python3 art/render.py --points box-bubble-pressing-machine
"""
import argparse
import contextlib
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART / 'kit'))

from inventory import VIEWS, read_inventory, with_views  # noqa: E402  (the kit's package itself needs Blender)

IMAGES = ART.parent / 'content' / 'images'
DRAFTS = ART / 'drafts'
WORK = ART / '.work'
RECORD = ART / 'rendered.json'
FINAL = {'width': 2400, 'samples': 7, 'noise': .085, 'largest_file': 700_000}
FINAL_VIEW = {'width': 1920, 'samples': 9, 'noise': .1, 'largest_file': 300_000}
DRAFT = {'width': 480, 'samples': 6, 'noise': .1}
OLDEST_BLENDER, FIRST_TOO_NEW = (3, 4), (4, 0)
USUAL_SECONDS = {'final': 60, 'view': 30, 'draft': 8}       # until this run or the record knows better
TIMEOUT_SECONDS = 7200          # at lowest priority on a busy machine 1800 were too few


class Stop(Exception):
    """Ends the command with one line."""


# ---------------------------------------------------------------- what to render

def select(entries, names, everything=False, changed=False, record=None, images=IMAGES,
           force=False):
    """Entries to render.  Names are rendered in any case; --all and --changed skip what is done."""
    record = record or {}
    by_name = {entry.name: entry for entry in entries}
    for name in names:
        if name not in by_name:
            raise Stop(f"no picture is called '{name}' (--list shows the names)")
    chosen = [by_name[name] for name in names]
    for entry in entries:
        known = record.get(entry.name)
        stale = not known or known['source'] != entry.digest
        missing = not (images / entry.picture).is_file()
        if everything and (stale or missing or force) or changed and known and (stale or missing):
            chosen.append(entry)
    return list(dict.fromkeys(chosen))


def read_record(path):
    """What was rendered from which source: {name: {'source': hash, 'seconds': n}}."""
    try:
        return json.loads(path.read_text(encoding='utf-8'))
    except FileNotFoundError:
        return {}
    except ValueError as error:
        raise Stop(f'{path} is not valid JSON: {error}') from None


def add_to_record(path, sources, seconds=None):
    """Read, change and replace the record in one go, so that two runs do not lose entries.
    sources: {name: source hash}; without seconds those known stay."""
    WORK.mkdir(exist_ok=True)
    with open(WORK / 'record.lock', 'w', encoding='utf-8') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        record = read_record(path)
        for name, source in sources.items():
            known = record.get(name, {}).get('seconds', 0)
            record[name] = {'source': source,
                            'seconds': known if seconds is None else round(seconds)}
        text = json.dumps(dict(sorted(record.items())), indent=2) + '\n'
        temporary = path.with_name(path.name + '.new')
        temporary.write_text(text, encoding='utf-8')
        os.replace(temporary, path)


# ---------------------------------------------------------------- checks before the work

def find_blender(command=None):
    """The Blender to use, or Stop with the reason."""
    command = command or os.environ.get('BLENDER', 'blender')
    path = shutil.which(command)
    if not path:
        raise Stop(f"Blender was not found ('{command}'): apt-get install blender, or name it in "
                   'the variable BLENDER')
    answer = subprocess.run([path, '--version'], capture_output=True, text=True, check=False)
    found = re.search(r'Blender (\d+)\.(\d+)', answer.stdout)
    if not found:
        raise Stop(f'{path} does not tell its version')
    version = tuple(int(number) for number in found.groups())
    if version < OLDEST_BLENDER:
        raise Stop('Blender {}.{} is older than 3.4'.format(*version))
    if version >= FIRST_TOO_NEW:
        raise Stop('Blender {}.{} is too new: the kit is written for 3.4 to 3.6'.format(*version))
    return path


def check_writable(folders):
    """Stop if a folder cannot be made or written to."""
    for folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise Stop(f'cannot write to {folder}: {error.strerror}') from None


# ---------------------------------------------------------------- one picture

@contextlib.contextmanager
def turn(slots):
    """Wait for one of the slots: no more than so many Blenders at a time, whoever started them."""
    WORK.mkdir(exist_ok=True)
    while True:
        # The last slot first: a batch of two leaves the first to whoever draws a draft.
        for slot in reversed(range(slots)):
            lock = open(WORK / f'blender-{slot}.lock', 'w', encoding='utf-8')
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
                continue
            with lock:
                yield
                return
        time.sleep(.2)


def finish(complete, targets):
    """Put finished files in their places, all or none; complete says whether Blender was done."""
    if not complete or any(not new.is_file() or not new.stat().st_size for new, _ in targets):
        return False
    for new, place in targets:
        os.replace(new, place)
    return True


def check_points(entries, images):
    """Stop if one of the entries has no points, or no picture that they would belong to."""
    for entry in entries:
        if not entry.points:
            raise Stop(f"'{entry.name}' has no stations")
        if not (images / entry.picture).is_file() or not (images / entry.points).is_file():
            raise Stop(f"'{entry.name}' was not rendered yet")


def fit_picture(new, old):
    """Whether new points fit the picture of the old ones: it is the same file, and the machine's
    front edge lies where it lay, so that the camera did not move."""
    new, old = (json.loads(path.read_text(encoding='utf-8')) for path in (new, old))
    return all(new[key] == old[key] for key in ('picture', 'edge'))


def environment(blender):
    """Blender finds its Python's packages by the first python3 on the path: its neighbour's.
    Large blocks stay with the process, because numpy asks for them over and over."""
    inherited = {key: value for key, value in os.environ.items()
                 if key not in ('PYTHONHOME', 'PYTHONPATH')}
    path = os.pathsep.join([os.path.dirname(os.path.realpath(blender)), inherited.get('PATH', '')])
    return {**inherited, 'PATH': path, 'MALLOC_MMAP_THRESHOLD_': '1073741824',
            'MALLOC_TRIM_THRESHOLD_': '4294967296'}


def low_priority(command):
    """The command, polite to whatever else runs."""
    return ['nice', '-n', '15', *command] if shutil.which('nice') else command


def render_one(entry, blender, options):
    """Render one picture.  Returns (done, seconds, notes): notes are lines to show."""
    draft = options.draft
    base = (DRAFTS if draft else IMAGES)
    place = base / (f'{entry.name}.png' if draft else entry.picture)
    check_writable([place.parent])
    with turn(options.jobs), tempfile.TemporaryDirectory(dir=WORK) as folder:
        started = time.time()
        job = {**(DRAFT if draft else FINAL_VIEW if entry.view else FINAL),
               'name': entry.machine or entry.name, 'module': entry.module,
               'draft': draft, 'look': dict(VIEWS.get(entry.view, {}))}
        if options.width:
            job['width'] = options.width // 8 * 8
        if options.azimuth is not None:
            job['look']['azimuth'] = options.azimuth
        if options.elevation is not None:
            job['look']['elevation'] = options.elevation
        if options.points:
            job['only_points'] = True
        if options.jobs > 1:
            job['threads'] = max(1, (os.cpu_count() or 1) // options.jobs)
        work = Path(folder)
        job['picture'] = str(place if options.points else work / place.name)
        targets = [] if options.points else [(work / place.name, place)]
        if entry.points and not draft:
            job['points'] = str(work / entry.points.name)
            targets.append((work / entry.points.name, base / entry.points))
        (work / 'job.json').write_text(json.dumps(job), encoding='utf-8')
        command = low_priority([blender, '-b', '--factory-startup', '-noaudio', '-P',
                                str(ART / 'kit' / 'session.py'), '--', str(work / 'job.json')])
        try:
            run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                 text=True, errors='replace', env=environment(blender),
                                 check=False, timeout=TIMEOUT_SECONDS)
            output, code = run.stdout, run.returncode
        except subprocess.TimeoutExpired:
            output, code = f'took longer than {TIMEOUT_SECONDS} s', 1
        complete = code == 0 and 'PICTURE COMPLETE' in output
        if complete and options.points and not fit_picture(*targets[0]):
            complete, output = False, 'more than its stations has changed: render it again'
        done = finish(complete, targets)
        seconds = time.time() - started
    if not done:
        (WORK / f'{entry.name}.log').write_text(output, encoding='utf-8')
        return False, seconds, _last_error(output)
    if options.points:
        same = [entry, *(entry.seen_from(view) for view in VIEWS)]
        add_to_record(RECORD, {picture.name: picture.digest for picture in same})
    elif not draft:
        add_to_record(RECORD, {entry.name: entry.digest}, seconds)
    return True, seconds, [line[5:] for line in output.splitlines() if line.startswith('NOTE ')]


def _last_error(output):
    """Where and why a subject's own code failed, in two lines."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    places = [line for line in lines if line.startswith('File "') and str(ART) in line]
    errors = [line for line in lines if re.match(r'[\w.]*(Error|Exception|Exit)\b', line)]
    return [*(place.replace(str(ART) + '/', '') for place in places[-2:]),
            errors[-1] if errors else (lines[-1] if lines else 'Blender said nothing')]


# ---------------------------------------------------------------- the command

def _clock(seconds):
    minutes, seconds = divmod(round(seconds), 60)
    return f'{minutes} min {seconds:02} s' if minutes else f'{seconds} s'


def _parse(arguments):
    parser = argparse.ArgumentParser(description='Render the pictures of content/images.')
    parser.add_argument('names', nargs='*', metavar='NAME', help='pictures to render in any case')
    parser.add_argument('--all', action='store_true',
                        help='every picture that is missing or whose source has changed')
    parser.add_argument('--changed', action='store_true',
                        help='pictures rendered before whose source has changed since')
    parser.add_argument('--force', action='store_true', help='with --all: also what is up to date')
    parser.add_argument('--list', action='store_true', help='show the names and their state')
    parser.add_argument('--points', action='store_true',
                        help='stations of named machines again, without rendering: for a change '
                             'of station() only')
    parser.add_argument('--draft', action='store_true',
                        help='small and quick, on the plate colour, to art/drafts/NAME.png')
    parser.add_argument('--jobs', type=int, default=1, metavar='N', help='Blenders at a time')
    parser.add_argument('--width', type=int, metavar='PIXELS', help='another width, for drafts')
    parser.add_argument('--azimuth', type=float, metavar='DEGREES', help='another view, for drafts')
    parser.add_argument('--elevation', type=float, metavar='DEGREES', help='likewise')
    options = parser.parse_args(arguments)
    if not (options.names or options.all or options.changed or options.list):
        parser.error('say which: --all, --changed or names; --list shows the names')
    for name in ('width', 'azimuth', 'elevation'):
        if getattr(options, name) is not None and not options.draft:
            parser.error(f'--{name} is for drafts: add --draft')
    if options.points and (not options.names or options.draft or options.all or options.changed):
        parser.error('--points goes with names only')
    if options.jobs < 1:
        parser.error('--jobs must be 1 or more')
    return options


def _show_list(entries, record):
    for entry in entries:
        known = record.get(entry.name)
        if not known or not (IMAGES / entry.picture).is_file():
            state = 'not rendered'
        else:
            state = 'up to date' if known['source'] == entry.digest else 'source has changed'
        print(f'{entry.name:58} {entry.module:24} {state}')
    print(f'{len(entries)} pictures')


def _render_all(chosen, blender, options, record):
    def usual(entry):
        return USUAL_SECONDS['draft' if options.draft else 'view' if entry.view else 'final']

    expected = {entry.name: (not options.draft and record.get(entry.name, {}).get('seconds'))
                or usual(entry) for entry in chosen}
    begun, ended, spent, failed = time.time(), set(), 0., []

    def report(entry, result):
        nonlocal spent
        done, seconds, notes = result
        ended.add(entry.name)
        spent += seconds
        pace = spent / sum(expected[name] for name in ended)
        left = sum(expected[e.name] for e in chosen if e.name not in ended) * pace / options.jobs
        ready = datetime.fromtimestamp(time.time() + left).strftime('%H:%M')
        rest = f', {_clock(left)} left, ready at {ready}' if len(ended) < len(chosen) else ''
        state = 'done' if done else 'FAILED'
        print(f'[{len(ended)}/{len(chosen)}] {entry.name}: {state} in {_clock(seconds)}{rest}',
              flush=True)
        if not done:
            failed.append(entry.name)
        if not done or options.draft or options.points:
            for line in notes:
                print(f'    {line}', flush=True)

    with ThreadPoolExecutor(options.jobs) as pool:
        results = [(entry, pool.submit(render_one, entry, blender, options)) for entry in chosen]
        for entry, result in results:
            report(entry, result.result())
    print(f'{len(chosen) - len(failed)} of {len(chosen)} done in {_clock(time.time() - begun)}',
          flush=True)
    if failed:
        raise Stop(f"failed, the old picture was kept: {', '.join(failed)} (logs in {WORK})")


def main(arguments=None):
    """The command; returns its exit status."""
    options = _parse(arguments)
    try:
        entries = with_views(read_inventory(ART / 'subjects'))
        record = read_record(RECORD)
        if options.list:
            _show_list(entries, record)
            return 0
        chosen = select(entries, options.names, options.all, options.changed, record, IMAGES,
                        options.force)
        if not chosen:
            print('nothing to do: every picture is up to date')
            return 0
        if options.points:
            check_points(chosen, IMAGES)
        folders = {DRAFTS} if options.draft else {IMAGES / entry.folder for entry in chosen}
        check_writable([WORK, *sorted(folders)])
        _render_all(chosen, find_blender(), options, record)
    except Stop as reason:
        print(f'art: {reason}', file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print('art: stopped; the same command goes on from here', file=sys.stderr)
        return 130
    return 0


if __name__ == '__main__':
    sys.exit(main())
