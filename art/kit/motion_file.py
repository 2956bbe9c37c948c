"""How a piece goes through a machine, read from art/motion/SLUG.txt, and what of the scene that
concerns: parts that move, covers that turn to glass, loose pieces of the still picture.

    # a comment
    colour #f4f2ee                              of the piece's board
    view -50 30                                 azimuth and elevation that show the way, if not the picture's
    1  -2.8 0 1.1  sheet 1 1.2 .01              station, x y z, form and size (along, across, up)
    -  -.6 0 1.1                                a point between; form and size go on
    2  1 0 1.1 on 1                             from here to the next point it lies on part 1
    2  1.2 0 1.1                                still at station 2; a drawing of its own on paper
    with .4 .7 1 .7  sheet .6 .5 .01            second piece: share of the pass, x y z, form, size
    with .9 .7 -1 .7
    slide 0 0 .05 at 3 | -.5 .6 -1 1 .5 1       part: all that lies within x x y y z z
    turn 360 0 1 0 about 2 0 1 times 4 | ...    degrees, axis, a point of it
    turn 720 1 0 0 about 0 0 1 at 2 until 3 grow .2 | ...
    hide -1 1 -1 1 0 2                          loose pieces besides those found
    keep 2 3 -1 1 0 1                           none of these is hidden

Without 'at STATION' a part moves all the time, 'times N' in a pass.  With 'until STATION' it is away
from the one to the other: a slide comes back then, a turn goes on meanwhile and grows away from its
axis by a share first.  Until an earlier station: into the next pass.  Stations count from 1.
A second colour is that of the second piece.
"""
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / 'motion'


def motion_path(name):
    """Path of a machine's motion, which may not exist."""
    return FOLDER / f'{name}.txt'


def _y_up(x, y, z):
    return [x, z, -y if y else 0.]


def _box(words):
    numbers = [float(word) for word in words]
    if len(numbers) != 6:
        raise ValueError('a box has six numbers: x x y y z z')
    return [sorted(numbers[i:i + 2]) for i in (0, 2, 4)]


def _part(words):
    command, box = words[:words.index('|')], _box(words[words.index('|') + 1:])
    numbers = {'about': [0., 0., 0.], 'at': None, 'until': None, 'times': 1., 'grow': None}
    kind, rest = command[0], command[1:]
    first = [float(word) for word in rest[:4 if kind == 'turn' else 3]]
    rest = rest[len(first):]
    while rest:
        word, count = rest[0], 3 if rest[0] == 'about' else 1
        values = [float(value) for value in rest[1:1 + count]]
        numbers[word] = values if count == 3 else values[0]
        rest = rest[1 + count:]
    part = {'by': _y_up(*first) if kind == 'slide' else [0., 0., 0.],
            'degrees': first[0] if kind == 'turn' else 0.,
            'axis': _y_up(*first[1:]) if kind == 'turn' else [0., 1., 0.],
            'about': _y_up(*numbers['about']), 'times': numbers['times']}
    for word, key in (('at', 'station'), ('until', 'until')):
        if numbers[word] is not None:
            part[key] = int(numbers[word]) - 1
    if numbers['grow'] is not None:
        part['grow'] = numbers['grow']
    return part, box


def _second_point(words, before):
    """A point of the second piece; form and size go on from the one before."""
    point = {'share': float(words[1]), 'at': _y_up(*(float(word) for word in words[2:5]))}
    if len(words) > 5:
        point |= {'form': words[5], 'size': [float(words[i]) for i in (6, 7, 8)]}
    else:
        point |= {key: before[key] for key in ('form', 'size')}
    return point


def read_motion(text):
    """From a file's text: the JSON the viewer reads, and boxes of (parts, hidden, kept)."""
    motion = {'colour': '#d9bd94', 'points': [], 'parts': []}
    boxes = {'parts': [], 'hide': [], 'keep': []}
    second, form, size = {'colour': motion['colour'], 'points': []}, None, None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition('#')[0].split() if not line.startswith('colour') else line.split()
        try:
            if not words:
                continue
            if words[0] == 'colour':
                motion['colour'] = words[1]
                second['colour'] = words[-1]
            elif words[0] == 'view':
                motion['view'] = [float(word) for word in words[1:3]]
            elif words[0] == 'with':
                second['points'].append(_second_point(words, (second['points'] or [{}])[-1]))
            elif words[0] in ('hide', 'keep'):
                boxes[words[0]].append(_box(words[1:]))
            elif words[0] in ('slide', 'turn'):
                part, box = _part(words)
                motion['parts'].append(part)
                boxes['parts'].append(box)
            else:
                at, on = _y_up(*(float(word) for word in words[1:4])), None
                if words[-2] == 'on':
                    words, on = words[:-2], int(words[-1]) - 1
                if len(words) > 4:
                    form, (length, width, height) = words[4], (float(word) for word in words[5:8])
                    size = [length, width, height]
                point = {'at': at, 'form': form, 'size': size}
                if words[0] != '-':
                    point['station'] = int(words[0]) - 1
                if on is not None:
                    point['on'] = on
                motion['points'].append(point)
        except (IndexError, KeyError, ValueError) as reason:
            raise ValueError(f'line {number}: {reason}') from None
    if second['points']:
        motion['second'] = second
    return motion, boxes
