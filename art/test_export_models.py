"""Checks of the models' export that need no Blender:  python3 art/test_export_models.py"""
import contextlib
import io
import json
import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))

import export_models  # noqa: E402
import render  # noqa: E402
from motion_file import read_motion  # noqa: E402

try:
    import numpy as np
    import gltf_shadow
except ImportError:
    np = None

SUBJECTS = '''"""A machine and a box."""


@machine('press', overall_length_m=2)
def press():
    pass


@box_style(3)
def tuck_box():
    pass
'''
EXPORTER = '''#!/bin/sh
[ "$1" = --version ] && echo 'Blender 3.4.1' && exit
echo 'Blender 3.4.1'
echo '{line}'
'''


class Command(unittest.TestCase):
    """One clear line and a failing exit status."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        (self.folder / 'subjects').mkdir()
        (self.folder / 'subjects' / 'presses.py').write_text(SUBJECTS, encoding='utf-8')
        for module, name, place in ((export_models, 'ART', self.folder),
                                    (render, 'WORK', self.folder / 'work')):
            patch = mock.patch.object(module, name, place)
            patch.start()
            self.addCleanup(patch.stop)

    def blender(self, line):
        """A stand-in that says this line when it exports."""
        path = self.folder / 'blender'
        path.write_text(EXPORTER.format(line=line), encoding='utf-8')
        path.chmod(0o755)
        return str(path)

    def run_command(self, *arguments, blender='no-such-blender'):
        """(exit status, standard output, standard error) of the command."""
        output, errors = io.StringIO(), io.StringIO()
        with mock.patch.dict(os.environ, BLENDER=blender), contextlib.redirect_stdout(output), \
                contextlib.redirect_stderr(errors):
            status = export_models.main(list(arguments))
        return status, output.getvalue(), errors.getvalue()

    def export(self, name, line):
        """Export with a Blender that says this line."""
        return self.run_command(str(self.folder / 'out'), name, blender=self.blender(line))

    def test_only_machines_have_models(self):
        status, output, _ = self.run_command('--list')
        self.assertEqual((status, [item['name'] for item in json.loads(output)]), (0, ['press']))

    def test_a_change_of_the_machine_changes_its_source(self):
        before = json.loads(self.run_command('--list')[1])[0]['source']
        changed = SUBJECTS.replace('pass', 'station()', 1)
        (self.folder / 'subjects' / 'presses.py').write_text(changed, encoding='utf-8')
        self.assertNotEqual(json.loads(self.run_command('--list')[1])[0]['source'], before)

    def test_a_change_of_the_motion_changes_its_source(self):
        before = json.loads(self.run_command('--list')[1])[0]['source']
        (self.folder / 'motion').mkdir()
        (self.folder / 'motion' / 'press.txt').write_text('1 0 0 1 sheet 1 1 1', encoding='utf-8')
        self.assertNotEqual(json.loads(self.run_command('--list')[1])[0]['source'], before)

    def test_progress_is_passed_on(self):
        self.assertEqual(self.export('press', 'MODEL press'), (0, 'MODEL press\n', ''))

    def test_a_machine_that_fails_ends_nothing(self):
        self.assertEqual(self.export('press', 'FAILED press: KeyError: x'),
                         (0, 'FAILED press: KeyError: x\n', ''))

    def test_blender_ends_early(self):
        status, _, errors = self.export('press', 'Segmentation fault')
        self.assertEqual(status, 1)
        self.assertIn('Blender ended early, 1 models are missing', errors)
        self.assertIn('Segmentation fault', (self.folder / 'out/blender.log').read_text())

    def test_unknown_name(self):
        self.assertEqual(self.export('box-3', ''), (
            1, '', "art: no machine is called 'box-3' (--list shows the names)\n"))

    def test_blender_missing(self):
        status, _, errors = self.run_command(str(self.folder / 'out'), 'press')
        self.assertEqual((status, errors.count('\n')), (1, 1))
        self.assertIn("Blender was not found ('no-such-blender')", errors)


MOTION = '''# a press
colour #c79a66
1  -2 0 1  sheet .9 1.2 .01   # from the pile
-  0 .5 1
2  1 0 1   box .4 .3 .2
slide 0 0 -.1 at 2 | 0 2 -1 1 1 2
turn 360 0 1 0 about 1 0 2 times 3 | -1 0 -1 1 0 1
keep 3 2 -1 1 0 1
'''


class Motion(unittest.TestCase):
    """A machine's file becomes what the viewer reads, y up, stations from 0."""

    def test_points(self):
        motion, _ = read_motion(MOTION)
        self.assertEqual(motion['colour'], '#c79a66')
        self.assertEqual(motion['points'], [
            {'at': [-2, 1, 0], 'form': 'sheet', 'size': [.9, 1.2, .01], 'station': 0},
            {'at': [0, 1, -.5], 'form': 'sheet', 'size': [.9, 1.2, .01]},
            {'at': [1, 1, 0], 'form': 'box', 'size': [.4, .3, .2], 'station': 1}])

    def test_a_piece_lies_on_a_part_until_the_next_point(self):
        motion, _ = read_motion('1 0 0 1 sheet 1 1 .01 on 2\n2 0 0 1')
        self.assertEqual([point.get('on') for point in motion['points']], [1, None])
        self.assertEqual(motion['points'][1]['size'], [1, 1, .01])

    def test_parts(self):
        motion, boxes = read_motion(MOTION)
        slide, turn = motion['parts']
        self.assertEqual((slide['by'], slide['degrees'], slide['station']), ([0, -.1, 0], 0, 1))
        self.assertEqual((turn['degrees'], turn['axis'], turn['about'], turn['times']),
                         (360, [0, 0, -1], [1, 2, 0], 3))
        self.assertNotIn('station', turn)
        self.assertEqual(boxes['parts'][0], [[0, 2], [-1, 1], [1, 2]])
        self.assertEqual(boxes['keep'], [[[2, 3], [-1, 1], [0, 1]]])

    def test_a_part_is_away_between_two_stations_and_grows(self):
        motion, _ = read_motion('turn 720 1 0 0 about 0 0 1 at 2 until 3 grow .2 | 0 1 0 1 0 1')
        part, = motion['parts']
        self.assertEqual((part['station'], part['until'], part['grow']), (1, 2, .2))

    def test_a_second_piece_has_its_own_colour_and_goes_on_in_its_form(self):
        motion, _ = read_motion('colour #fff #c79a66\nwith .4 0 1 .7 sheet .6 .5 .01\nwith 1 0 -1 .7')
        self.assertEqual((motion['colour'], motion['second']['colour']), ('#fff', '#c79a66'))
        self.assertEqual(motion['second']['points'][1], {
            'share': 1, 'at': [0, .7, 1], 'form': 'sheet', 'size': [.6, .5, .01]})
        self.assertNotIn('second', read_motion(MOTION)[0])

    def test_a_mistake_is_said_with_its_line(self):
        with self.assertRaisesRegex(ValueError, 'line 2'):
            read_motion('colour #fff\n1 0 0 one sheet 1 1 1')


@unittest.skipUnless(np, 'needs numpy and PIL')
class ContactShadow(unittest.TestCase):
    """A slab of 2 m x 1 m, .1 m above the floor."""

    def setUp(self):
        corners = np.array([(-1, -.5, .1), (1, -.5, .1), (1, .5, .1),
                            (-1, -.5, .1), (1, .5, .1), (-1, .5, .1)])
        picture, self.part = gltf_shadow.contact_shadow(corners)
        self.opacity = np.asarray(picture.getchannel('A'))

    def test_dark_below_and_nothing_at_the_rim(self):
        height, width = self.opacity.shape
        self.assertGreater(self.opacity[height // 2, width // 2], 150)
        self.assertLessEqual(max(self.opacity[0].max(), self.opacity[:, 0].max()), 1)

    def test_it_is_small_and_covers_the_slab(self):
        left, near, right, far = self.part
        self.assertLess(max(left + 1, near + .5), 0)
        self.assertGreater(min(right - 1, far - .5), 0)
        self.assertLessEqual(max(self.opacity.shape), 161)


if __name__ == '__main__':
    unittest.main()
