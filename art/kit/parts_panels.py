"""Operating panels.  Each livery has panels of its own, as each maker buys from another house."""
import math

from PIL import Image, ImageDraw

from .materials import image_material, livery
from .parts import emergency_stop
from .primitives import block, box, cylinder, group, place, tube

__all__ = ['button_panel', 'touch_panel', 'touch_panel_arm', 'touch_panel_post']

# ground, head, chart, field and mark of a screen
SCREENS = {
    'blue': ('#0e1a26', '#0b4f8a', '#39a0ed', '#1d3347', '#8fd0ff'),
    'green': ('#d6dcd8', '#2f6b4f', '#3f7f62', '#f3f6f4', '#41524a'),
    'red': ('#23262b', '#5a2a2a', '#e0a458', '#3a3e45', '#d9dde2'),
}


def _screen(kind=0):
    """Picture of an operating screen: 0 output bars, 1 the machine's line, 2 a trend, 3 settings."""
    ground, head, chart, field, mark = SCREENS[livery()]
    if livery() == 'blue':
        head = ('#0b4f8a', '#24513a', '#3b4650', '#0b4f8a')[kind]
    picture = Image.new('RGB', (320, 220), ground)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, 320, 28), fill=head)
    draw.rectangle((8, 9, 90, 19), fill='#dfe9f2')
    draw.ellipse((296, 7, 310, 21), fill='#37d67a')
    if kind == 0:
        for i, height in enumerate((40, 62, 55, 80, 74, 92, 66)):
            fill = '#f08a1d' if i == 5 else chart
            draw.rectangle((16 + i * 22, 140 - height, 30 + i * 22, 140), fill=fill)
    elif kind == 1:
        draw.line((14, 120, 176, 120), fill='#8fa3b5', width=4)
        for i, height in enumerate((26, 52, 44, 60, 30)):
            fill = '#37d67a' if i != 3 else '#f08a1d'
            draw.rectangle((18 + i * 32, 116 - height, 42 + i * 32, 116), outline=fill, width=3)
            draw.ellipse((25 + i * 32, 122, 37 + i * 32, 134), fill=fill)
    elif kind == 2:
        for z in (60, 90, 120, 150):
            draw.line((14, z, 178, z), fill='#24384a' if livery() == 'blue' else field, width=1)
        curve = [(14 + i * 8, 106 - 34 * math.sin(i * .45) - i) for i in range(21)]
        draw.line(curve, fill='#f2c20c', width=4)
        draw.line([(x, z + 26) for x, z in curve[::-1]], fill=chart, width=3)
    else:
        for i in range(4):
            draw.rectangle((14, 40 + i * 27, 110, 60 + i * 27), fill=field)
            draw.rectangle((116, 40 + i * 27, 176, 60 + i * 27), fill='#e6edf3')
            draw.rectangle((126, 47 + i * 27, 160, 53 + i * 27), fill='#16324a')
    for i in range(3):
        draw.rectangle((190, 44 + i * 34, 306, 70 + i * 34), fill=field)
        draw.rectangle((198, 53 + i * 34, 250 - i * 8, 60 + i * 34), fill=mark)
    for i, colour in enumerate(('#1f9d4d', '#c81e1e', '#3a4a5a', '#3a4a5a')):
        draw.rounded_rectangle((14 + i * 76, 162, 80 + i * 76, 206), 8, fill=colour)
    return picture


def _screen_material(kind=0):
    return image_material(f'screen {kind}', _screen(kind), 'xz', .25, .9, .6)


def touch_panel(x, y, z, width=.36, height=.26, turn=0, tilt=0):
    """The livery's touch panel facing the operator (-y), centred at x, y, z; turn about z, tilt
    leans it back (negative)."""
    kind = int(abs(x) * 31 + abs(z) * 17) % 4
    with group() as panel:
        {'blue': _glass_panel, 'green': _key_panel, 'red': _knob_panel}[livery()](
            width, height, _screen_material(kind))
        box((0, .06, 0), (width * .5, .05, height * .5), 'grey', .01)
    place(panel, (x, y, z), (tilt, 0, turn))


def _glass_panel(width, height, screen):
    """Glass from edge to edge in a light housing."""
    box((0, 0, 0), (width, .09, height), 'body', .02)
    box((0, -.044, 0), (width * .9, .006, height * .86), 'black', .003)
    box((0, -.047, 0), (width * .86, .006, height * .8), screen, .001)
    for side in (-1, 1):
        cylinder((side * width * .47, -.04, -height * .46),
                 (side * width * .47, -.049, -height * .46), .006, 'steel', facets=10)


def _key_panel(width, height, screen):
    """A grey housing with handles: a smaller screen above a row of function keys."""
    box((0, 0, 0), (width, .1, height), 'grey', .012)
    box((0, -.051, 0), (width * .92, .006, height * .9), 'light_grey', .002)
    box((0, -.055, height * .11), (width * .76, .006, height * .6), screen, .001)
    for i in range(6):
        box(((i - 2.5) * width * .13, -.056, -height * .31), (width * .1, .01, height * .11),
            ('green', 'dark', 'dark', 'dark', 'dark', 'red')[i], .002)
    for side in (-1, 1):
        edge = side * (width / 2 + .012)
        tube([(edge, 0, -height * .36), (edge, -.075, -height * .36), (edge, -.075, height * .36),
              (edge, 0, height * .36)], .008, 'black', .015)


def _knob_panel(width, height, screen):
    """A dark pendant: screen on the left, buttons, a selector and a stop in a column at right."""
    box((0, 0, 0), (width, .08, height), 'dark', .03)
    box((0, -.039, 0), (width * .94, .006, height * .9), 'black', .004)
    box((-width * .1, -.043, 0), (width * .68, .006, height * .78), screen, .001)
    column = width * .36
    for i, colour in enumerate(('green', 'yellow')):
        at = height * (.3 - i * .2)
        cylinder((column, -.04, at), (column, -.056, at), width * .045, colour, facets=20)
    cylinder((column, -.04, -height * .1), (column, -.052, -height * .1), width * .05, 'steel')
    box((column, -.057, -height * .1), (width * .02, .014, width * .09), 'black', .002)
    emergency_stop((column, -.04, -height * .32), scale=width * 1.2)


def touch_panel_arm(x, y, z0, z1, reach=.35, turn=0):
    """A touch panel hanging from a swing arm: post at x, y from z0 up to above z1, panel reach
    in front of it with its top edge near z1."""
    tube([(x, y, z0), (x, y, z1 + .12), (x, y - reach, z1 + .12), (x, y - reach, z1 - .02)],
         .024, 'aluminium', .08)
    touch_panel(x, y - reach - .02, z1 - .14, turn=turn)


def touch_panel_post(x, y, z=1.18, turn=0):
    """A control post standing on the floor with a panel at height z and an emergency stop."""
    box((x, y, .013), (.36, .3, .024), 'dark')
    block(x - .05, x + .05, y - .04, y + .04, .02, z - .1, 'body')
    touch_panel(x, y - .02, z, .44, .32, turn, -14)
    emergency_stop((x, y - .04, z - .28))


def button_panel(x0, x1, z0, z1, y, rows=3, columns=2, screen=True):
    """A grey panel set into a face at y: a screen above push buttons."""
    block(x0, x1, y - .03, y + .02, z0, z1, 'grey', .015)
    top = z1 - .06
    if screen:
        split = z0 + (z1 - z0) * .62
        block(x0 + .06, x1 - .06, y - .038, y - .02, split, top, _screen_material(), .003)
        top = split - .05
    colours = ('green', 'black', 'accent', 'black', 'red', 'green')
    for row in range(rows):
        for column in range(columns):
            bx = x0 + (x1 - x0) * (column + 1) / (columns + 1)
            bz = z0 + .06 + (top - z0 - .08) * row / max(rows - 1, 1)
            cylinder((bx, y - .025, bz), (bx, y - .05, bz), .024,
                     colours[(row * columns + column) % len(colours)])
