"""Checks of the render command that need no Blender:  python3 art/test_render.py"""
import contextlib
import io
import json
import os
import re
import stat
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))

import render  # noqa: E402
from inventory import read_inventory, with_views  # noqa: E402
import inventory  # noqa: E402

try:
    from PIL import Image
    from specks import specks
except ImportError:
    specks = None

SUBJECTS = '''"""Two machines."""
WIDTH = 1.2


def helper():
    return WIDTH


@machine('press', overall_length_m=2)
def press():
    helper()


@sample(7, azimuth=-20)
def cake_box():
    pass
'''


class Folder(unittest.TestCase):
    """A temporary folder with subjects, pictures and a record."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.images = self.folder / 'images'
        (self.folder / 'subjects').mkdir()
        self.write(SUBJECTS)

    def write(self, source):
        """Replace the subjects' source."""
        (self.folder / 'subjects' / 'presses.py').write_text(source, encoding='utf-8')

    def entries(self):
        """The inventory as it is now."""
        return read_inventory(self.folder / 'subjects')

    def picture(self, entry, content=b'picture'):
        """Put a picture in its place."""
        path = self.images / entry.picture
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path


class Inventory(Folder):
    """Names, places and source hashes."""

    def test_names_and_places(self):
        press, cake = self.entries()
        self.assertEqual(str(press.picture), 'products/press.webp')
        self.assertEqual(str(press.points), 'products/press.points.json')
        self.assertEqual(str(cake.picture), 'applications/packaging-7.webp')
        self.assertIsNone(cake.points)

    def test_a_change_reaches_only_the_pictures_that_use_it(self):
        press, cake = self.entries()
        self.write(SUBJECTS.replace('WIDTH = 1.2', 'WIDTH = 1.3'))
        changed_press, same_cake = self.entries()
        self.assertNotEqual(press.digest, changed_press.digest)
        self.assertEqual(cake.digest, same_cake.digest)

    def test_a_machine_has_further_pictures_a_pack_has_none(self):
        names = [entry.name for entry in with_views(self.entries())]
        self.assertEqual(names, ['press', 'packaging-7', 'press-operator', 'press-delivery'])

    def test_a_further_picture_has_its_own_file_and_no_points(self):
        view = self.entries()[0].seen_from('operator')
        self.assertEqual((view.machine, str(view.picture), view.points),
                         ('press', 'products/press-operator.webp', None))

    def test_another_angle_reaches_only_the_pictures_of_that_view(self):
        before = with_views(self.entries())
        angles = {**inventory.VIEWS, 'delivery': {'azimuth': 60, 'elevation': 18}}
        with mock.patch.object(inventory, 'VIEWS', angles):
            after = with_views(self.entries())
        changed = [new.name for old, new in zip(before, after) if old.digest != new.digest]
        self.assertEqual(changed, ['press-delivery'])

    def test_two_functions_for_one_picture_are_refused(self):
        self.write(SUBJECTS + SUBJECTS.split('\n\n\n', 2)[2])
        with self.assertRaisesRegex(SystemExit, "two functions build 'press'"):
            self.entries()


class Selection(Folder):
    """Which pictures a command renders."""

    def record(self, *entries):
        """A record that says these are rendered."""
        return {entry.name: {'source': entry.digest, 'seconds': 9} for entry in entries}

    def names(self, entries, names=(), **options):
        """Names of the selected pictures."""
        return [e.name for e in render.select(entries, names, images=self.images, **options)]

    def test_all_goes_on_where_it_stopped(self):
        press, cake = entries = self.entries()
        self.picture(press)
        self.assertEqual(self.names(entries, everything=True, record=self.record(press)),
                         ['packaging-7'])

    def test_all_renders_a_picture_that_is_missing_or_changed(self):
        press, cake = entries = self.entries()
        record = self.record(press, cake)
        record['packaging-7']['source'] = 'older'
        self.picture(cake)
        self.assertEqual(self.names(entries, everything=True, record=record),
                         ['press', 'packaging-7'])

    def test_changed_leaves_out_what_was_never_rendered(self):
        press, cake = entries = self.entries()
        record = self.record(press)
        record['press']['source'] = 'older'
        self.picture(press)
        self.assertEqual(self.names(entries, changed=True, record=record), ['press'])

    def test_a_named_picture_is_rendered_in_any_case(self):
        press, cake = entries = self.entries()
        self.picture(press)
        self.assertEqual(self.names(entries, ['press'], record=self.record(press)), ['press'])

    def test_unknown_name(self):
        with self.assertRaisesRegex(render.Stop, "no picture is called 'pres'"):
            render.select(self.entries(), ['pres'], images=self.images)


class Placing(Folder):
    """Finished files take their places together, or not at all."""

    def test_a_failed_picture_keeps_the_old_one(self):
        press = self.entries()[0]
        place = self.picture(press, b'old')
        new = self.folder / 'new.webp'
        new.write_bytes(b'half')
        self.assertFalse(render.finish(False, [(new, place)]))
        self.assertEqual(place.read_bytes(), b'old')

    def test_an_empty_or_missing_file_keeps_both_old_ones(self):
        press = self.entries()[0]
        place = self.picture(press, b'old')
        new = self.folder / 'new.webp'
        new.write_bytes(b'new')
        points = self.folder / 'points.json'
        self.assertFalse(render.finish(True, [(new, place), (points, place.with_suffix('.json'))]))
        self.assertEqual(place.read_bytes(), b'old')

    def test_a_complete_picture_takes_its_place(self):
        press = self.entries()[0]
        place = self.picture(press, b'old')
        new = self.folder / 'new.webp'
        new.write_bytes(b'new')
        self.assertTrue(render.finish(True, [(new, place)]))
        self.assertEqual(place.read_bytes(), b'new')
        self.assertFalse(new.exists())


class Run(Folder):
    """The command over a folder's subjects."""

    def blender(self, version):
        """A stand-in that tells this version."""
        path = self.folder / 'blender'
        path.write_text(f"#!/bin/sh\necho 'Blender {version}'\n", encoding='utf-8')
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    def run_command(self, *arguments, **environment):
        """(exit status, lines on standard error) of the command over this folder's subjects."""
        errors = io.StringIO()
        places = {'IMAGES': self.images, 'DRAFTS': self.folder / 'drafts',
                  'WORK': self.folder / 'work', 'RECORD': self.folder / 'rendered.json'}
        with contextlib.ExitStack() as stack:
            stack.enter_context(mock.patch.object(
                render, 'read_inventory', lambda _: read_inventory(self.folder / 'subjects')))
            for name, path in places.items():
                stack.enter_context(mock.patch.object(render, name, path))
            stack.enter_context(mock.patch.dict(os.environ, environment))
            stack.enter_context(contextlib.redirect_stderr(errors))
            stack.enter_context(contextlib.redirect_stdout(io.StringIO()))
            status = render.main(list(arguments))
        return status, errors.getvalue().splitlines()


class Command(Run):
    """One clear line and a failing exit status."""

    def test_unknown_name(self):
        self.assertEqual(self.run_command('pres'), (
            1, ["art: no picture is called 'pres' (--list shows the names)"]))

    def test_blender_missing(self):
        status, lines = self.run_command('press', BLENDER='no-such-blender')
        self.assertEqual((status, len(lines)), (1, 1))
        self.assertIn("Blender was not found ('no-such-blender')", lines[0])

    def test_blender_too_old(self):
        self.assertEqual(self.run_command('press', BLENDER=self.blender('2.93.5')), (
            1, ['art: Blender 2.93 is older than 3.4']))

    def test_blender_too_new(self):
        self.assertEqual(self.run_command('press', BLENDER=self.blender('4.2.0')), (
            1, ['art: Blender 4.2 is too new: the kit is written for 3.4 to 3.6']))

    def test_output_folder_not_writable(self):
        self.images.write_text('a file where the folder should be', encoding='utf-8')
        status, lines = self.run_command('press', BLENDER=self.blender('3.4.1'))
        self.assertEqual((status, len(lines)), (1, 1))
        self.assertIn(f'cannot write to {self.images}', lines[0])

    def test_a_failing_blender_keeps_the_old_picture(self):
        place = self.picture(self.entries()[0], b'old')
        status, lines = self.run_command('press', BLENDER=self.blender('3.4.1'))
        self.assertEqual((status, len(lines)), (1, 1))
        self.assertIn('failed, the old picture was kept: press', lines[0])
        self.assertEqual(place.read_bytes(), b'old')
        self.assertEqual(render.read_record(self.folder / 'rendered.json'), {})


class Points(Run):
    """Stations that were moved, without another picture."""

    # answers --version, then writes the points that the test tells, as kit/session.py does
    BLENDER = """#!/usr/bin/env python3
import json, os, sys
if '--version' in sys.argv:
    print('Blender 3.4.1')
else:
    job = json.load(open(sys.argv[-1]))
    assert job['only_points'] and os.path.isfile(job['picture'])
    open(job['points'], 'w').write(os.environ['POINTS'])
    print('PICTURE COMPLETE')
"""
    OLD = {'picture': '1a', 'edge': [[0, 1], [1, 1]], 'stations': [{'name': 'nip', 'at': [.5, .5]}]}
    MOVED = {**OLD, 'stations': [{'name': 'nip', 'at': [.4, .6]}]}

    def setUp(self):
        super().setUp()
        self.press, self.cake = self.entries()
        self.picture(self.press)
        self.points = self.images / self.press.points
        self.points.write_text(json.dumps(self.OLD), encoding='utf-8')

    def move(self, points, *names):
        """The command with a Blender that finds these points."""
        path = self.folder / 'blender'
        path.write_text(self.BLENDER, encoding='utf-8')
        path.chmod(0o755)
        return self.run_command('--points', *names, BLENDER=str(path), POINTS=json.dumps(points))

    def record(self):
        """The record as it is now."""
        return render.read_record(self.folder / 'rendered.json')

    def test_they_bring_the_record_of_all_pictures_of_a_machine_up_to_date(self):
        with mock.patch.object(render, 'WORK', self.folder):
            render.add_to_record(self.folder / 'rendered.json', {'press': 'older'}, 200)
        self.assertEqual(self.move(self.MOVED, 'press'), (0, []))
        self.assertEqual(json.loads(self.points.read_text(encoding='utf-8')), self.MOVED)
        views = {entry.name: entry.digest for entry in with_views(self.entries())
                 if 'press' in entry.name}
        self.assertEqual({name: known['source'] for name, known in self.record().items()}, views)
        self.assertEqual(self.record()['press']['seconds'], 200)

    def test_another_edge_or_picture_is_refused(self):
        for other in ({**self.MOVED, 'edge': [[0, .9], [1, 1]]}, {**self.MOVED, 'picture': '2b'}):
            status, lines = self.move(other, 'press')
            self.assertEqual((status, len(lines)), (1, 1))
            self.assertEqual(json.loads(self.points.read_text(encoding='utf-8')), self.OLD)
            self.assertEqual(self.record(), {})

    def test_a_pack_has_none(self):
        self.assertEqual(self.move(self.MOVED, 'packaging-7'),
                         (1, ["art: 'packaging-7' has no stations"]))


class Liveries(unittest.TestCase):
    """The machines as they are."""

    def test_the_machines_of_a_category_or_family_wear_one_livery(self):
        worn = {}
        for path in (render.ART / 'subjects').glob('*.py'):
            source = path.read_text(encoding='utf-8')
            for slug, rest in re.findall(r"@machine\('([^']+)'(.*?)\)\ndef ", source, re.DOTALL):
                facts = render.ART.parent / 'content' / 'products' / f'{slug}.yaml'
                group = re.search(r'^(?:category|family): (.+)$', facts.read_text(encoding='utf-8'),
                                  re.MULTILINE)[1]
                livery = re.search(r"livery='(\w+)'", rest)
                worn.setdefault(group, {}).setdefault(livery[1] if livery else 'blue', slug)
        self.assertEqual({group: by for group, by in worn.items() if len(by) > 1}, {})
        self.assertEqual({livery for by in worn.values() for livery in by}, {'blue', 'green', 'red'})


@unittest.skipUnless(specks, 'needs python3-numpy and python3-pil')
class Ground(unittest.TestCase):
    """The pictures as they are."""

    # seen from the side, the wires of their fences are thinner than a pixel and break up
    FENCED = {'automatic-rigid-box-making-machine-operator',
              'rigid-box-positioning-machine-vision-spotter-operator'}
    THIN_ENDS = 3           # the tip of a wire, a needle or a corner may stand alone
    # pixels of an edge over its shadow, or of a shadow as dense as a part, which the eye cannot tell
    # from them
    MORE_ENDS = {'automatic-top-sheet-gluing-machine-with-conveyor-delivery': 9,
                 'chain-feed-printing-slotting-machine-2-colour': 4,
                 'heavy-duty-platen-punching-creasing-machine-operator': 4,
                 'high-speed-printer-slotter-die-cutter-machine-delivery': 6,
                 'nc-sheet-cutter-rotary-type-delivery': 4,
                 'single-colour-flexo-sheet-printer': 4}

    def test_a_dashed_line_beside_the_subject_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            picture = Image.new('RGBA', (1600, 1200))
            picture.paste('#204060', (400, 300, 1200, 900))
            path = Path(folder) / 'whole.png'
            picture.save(path)
            self.assertEqual(specks(path), [])
            for y in range(300, 900, 6):
                picture.paste('#101010', (1204, y, 1205, y + 3))
            picture.save(path)
            self.assertEqual(specks(path), [(1204, y) for y in range(300, 900, 6)])

    def test_no_picture_has_isolated_pixels_on_its_ground(self):
        found = {path.stem: specks(path) for path in sorted(render.IMAGES.rglob('*.webp'))
                 if path.stem not in self.FENCED}
        self.assertEqual({name: places for name, places in found.items()
                          if len(places) > self.MORE_ENDS.get(name, self.THIN_ENDS)}, {})

    def test_no_shadow_is_cut_off_at_the_edge_of_a_picture(self):
        cut = {}
        for path in sorted((render.IMAGES / 'products').glob('*.webp')):
            alpha = Image.open(path).convert('RGBA').getchannel('A')
            inside = alpha.crop((1, 1, alpha.width - 1, alpha.height - 1))
            alpha.paste(0, (1, 1, alpha.width - 1, alpha.height - 1))
            darkest, _ = alpha.getextrema()[::-1]
            if darkest > 1 and inside.getextrema()[0] == 0:
                cut[path.stem] = darkest
        self.assertEqual(cut, {})


if __name__ == '__main__':
    unittest.main()
