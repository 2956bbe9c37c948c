"""Parts of die cutters, punching presses and sheet finishing machines, and the printed sheets in
them.  Metres; x with the material, operator side at -y, z up."""
import math

from PIL import Image, ImageFont

from .artwork import PALETTES, SANS, arcs, leaf, sheet
from .materials import image_material
from .primitives import (block, box, cross_cylinder, cylinder, lathe, plate, ring,
                         rounded_rectangle, tube)

__all__ = ['bearing_cap', 'bolts', 'carton_sheet', 'chain_rail', 'curtain_post',
           'die_picture', 'fan_blank', 'fan_outline', 'guard_rail', 'printed_sheet', 'readouts',
           'reel_shaft', 'stairs', 'vent_grille']


# ---------------------------------------------------------------- pictures

def carton_sheet(columns=2, rows=2, palette='tea', foil=None, ground='#f4f2ee', cut='#6f7880'):
    """A printed sheet with carton blanks side by side; foil marks some of the print in that
    colour, cut draws the cut outlines."""
    base, strong, deep, warm, bright = PALETTES[palette]
    picture, draw = sheet(960, 720, ground)
    cell_w, cell_h = 920 / columns, 680 / rows
    for column in range(columns):
        for row in range(rows):
            _carton(draw, 20 + column * cell_w, 20 + row * cell_h, cell_w - 14, cell_h - 14,
                    (base, strong, deep, foil or warm, foil or bright), cut)
    return picture


def die_picture(columns=2, rows=2):
    """The wooden cutting die for carton_sheet(columns, rows), as it stands opposite the sheet:
    steel rules in strips of ejection rubber."""
    picture, draw = sheet(960, 720, '#c49a63')
    cell_w, cell_h = 920 / columns, 680 / rows
    for column in range(columns):
        for row in range(rows):
            outline, edges, top, bottom = _carton_outline(
                20 + column * cell_w, 20 + row * cell_h, cell_w - 14, cell_h - 14)
            closed = [*outline, outline[0]]
            draw.line(closed, fill='#e07f22', width=38, joint='curve')
            draw.line(closed, fill='#3a4046', width=13)
            draw.line(closed, fill='#e6e9eb', width=6)
            for edge in edges[:4]:
                draw.line((edge, top, edge, bottom), fill='#5a626a', width=9)
            for end in (top, bottom):
                draw.line((edges[0], end, edges[3], end), fill='#5a626a', width=9)
    return picture.transpose(Image.FLIP_TOP_BOTTOM)


def _carton_outline(x, y, width, height):
    """Cut outline of one flat carton, its creases between the panels, and their ends."""
    edges = [x + width * share for share in (.05, .35, .5, .8, .99)]
    top, bottom = y + height * .24, y + height * .76
    outline = [(x, top + 12), (edges[0], top), (edges[0], y + 4), (edges[1], y + 4),
               (edges[1], top), (edges[1] + 8, y + height * .1), (edges[2] - 8, y + height * .1),
               (edges[2], top), (edges[3], top), (edges[3] + 8, y + height * .1),
               (edges[4] - 8, y + height * .1), (edges[4], top), (edges[4], bottom),
               (edges[4] - 8, y + height * .9), (edges[3] + 8, y + height * .9),
               (edges[3], bottom), (edges[3], y + height - 4), (edges[2], y + height - 4),
               (edges[2], bottom), (edges[2] - 8, y + height * .9),
               (edges[1] + 8, y + height * .9), (edges[1], bottom), (edges[0], bottom),
               (x, bottom - 12)]
    return outline, edges, top, bottom


def _carton(draw, x, y, width, height, colours, cut):
    """One flat carton: four panels in a row, lids above and below."""
    base, strong, deep, warm, bright = colours
    outline, edges, top, bottom = _carton_outline(x, y, width, height)
    line = max(2, int(width / 150))
    draw.polygon(outline, fill=base)
    for i, fill in enumerate((strong, deep, strong, deep)):
        draw.rectangle((edges[i], top, edges[i + 1], bottom), fill=fill)
    draw.rectangle((edges[0], y + 4, edges[1], top), fill=warm)
    draw.rectangle((edges[2], bottom, edges[3], y + height - 4), fill=warm)
    for left, right in ((edges[0], edges[1]), (edges[2], edges[3])):
        middle, radius = (left + right) / 2, min(right - left, bottom - top) * .4
        arcs(draw, middle, bottom - 4, radius, (bright, strong, warm, base))
        for angle in (40, 90, 140):
            leaf(draw, middle, bottom - radius - 4, (bottom - top) * .38, angle, bright)
    draw.line([*outline, outline[0]], fill=cut, width=line)
    for edge in edges[:4]:
        draw.line((edge, top, edge, bottom), fill=base, width=line)


def readouts(columns=3, rows=4, values=(118, 121, 119, 120, 117, 122), colour='#ff5a3c'):
    """A dark panel of small number displays, as of temperature controllers."""
    picture, draw = sheet(columns * 100, rows * 74, '#1b2126')
    font = ImageFont.truetype(SANS, 34)
    for column in range(columns):
        for row in range(rows):
            x, y = column * 100, row * 74
            draw.rounded_rectangle((x + 8, y + 7, x + 92, y + 67), 6, fill='#2f373e')
            draw.rectangle((x + 14, y + 13, x + 86, y + 48), fill='#140807')
            value = values[(column * rows + row) % len(values)]
            draw.text((x + 50, y + 31), str(value), font=font, fill=colour, anchor='mm')
            for i, lamp in enumerate(('#37d67a', '#f2c20c', '#5a656f')):
                draw.rectangle((x + 18 + i * 26, y + 54, x + 32 + i * 26, y + 61), fill=lamp)
    return picture


def printed_sheet(center, length, width, key, picture, thickness=.005, turn=0, slope=0,
                  roughness=.4, coat=.1):
    """A sheet with a picture lying about center (x, y, z of its middle); slope lowers its +x
    end by that many degrees."""
    surface = image_material(key, picture, 'xy', roughness, 0, coat)
    return box(center, (length, width, thickness), surface, .001, (0, slope, turn), segments=1)


# ---------------------------------------------------------------- small parts

def bolts(centers, axis=(0, -1, 0), radius=.018, height=.014, surface='steel'):
    """Hexagon bolts standing on a face at centers along axis."""
    for center in centers:
        lathe(center, axis, [(0, -.004), (radius, -.004), (radius, height * .8),
                             (radius * .8, height), (0, height)], surface, 6, 20)


def bearing_cap(x, y, z, radius=.1, surface='dark', toward=-1, count=4):
    """A round bearing cap with bolts on a face at y, standing out to -y (or +y: toward=1)."""
    lathe((x, y - toward * .004, z), (0, toward, 0),
          [(0, 0), (radius, 0), (radius, .022), (radius * .66, .03), (radius * .6, .05), (0, .052)],
          surface, 36)
    ring_of = [(x + radius * .82 * math.cos(a), y + toward * .024, z + radius * .82 * math.sin(a))
               for a in (2 * math.pi * (i + .5) / count for i in range(count))]
    bolts(ring_of, (0, toward, 0), radius * .11, radius * .12)


def vent_grille(x0, x1, z0, z1, y, slats=6, surface='dark', frame='light_grey'):
    """A framed louvre set on a face at y towards the operator."""
    block(x0, x1, y - .014, y + .012, z0, z1, frame, .006)
    pitch = (z1 - z0 - .04) / slats
    for i in range(slats):
        z = z0 + .02 + i * pitch
        block(x0 + .025, x1 - .025, y - .02, y, z + pitch * .2, z + pitch * .75, surface, .003)


def curtain_post(x, y, z0, z1, facing=1, foot=True):
    """A light-curtain post: a yellow profile whose dark lens strip looks along y * facing."""
    block(x - .04, x + .04, y - .045, y + .045, z0, z1, 'yellow', .01)
    edge = y + facing * .045
    block(x - .02, x + .02, min(edge, edge + facing * .006), max(edge, edge + facing * .006),
          z0 + .05, z1 - .05, 'black', .002)
    block(x - .043, x - .036, y - .022, y + .022, z0 + .05, z1 - .05, 'black', .002)
    cylinder((x, y, z1 - .002), (x, y, z1 + .02), .02, 'green')
    if foot:
        block(x - .08, x + .08, y - .08, y + .08, z0 - .016, z0 + .006, 'dark', .004)


def guard_rail(points, z, height=.95, surface='yellow', post=.02, rails=2, spacing=.9):
    """A railing along [(x, y), ...] on a deck at z: posts, a top rail and a knee rail."""
    for level in range(rails):
        top = z + height * (1 - level * .48)
        tube([(x, y, top) for x, y in points], post * (1. if level == 0 else .8), surface, .05)
    for (xa, ya), (xb, yb) in zip(points, points[1:]):
        count = max(1, round(math.hypot(xb - xa, yb - ya) / spacing))
        for i in range(count + 1):
            x, y = xa + (xb - xa) * i / count, ya + (yb - ya) * i / count
            cylinder((x, y, z - .03), (x, y, z + height - .004), post * .95, surface)


def stairs(x0, x1, y0, y1, z, steps=3, surface='cast_iron'):
    """Steps that climb along +x from the floor at x0 to a deck of height z at x1."""
    run = (x1 - x0) / steps
    for i in range(steps):
        top = z * (i + 1) / (steps + 1)
        block(x0 + i * run, x0 + (i + 1) * run + .03, y0 + .03, y1 - .03, top - .035, top, surface,
              .005)
        block(x0 + i * run - .006, x0 + i * run + .02, y0 + .03, y1 - .03, top - .037, top + .003,
              'yellow', .003)
    for y in (y0, y1 - .03):
        plate([(x0 - .02, .004), (x0 - .02, z / (steps + 1) + .05), (x1, z + .02), (x1, z - .22),
               (x0 + .2, .004)], y, .03, 'dark', bevel=.004)


def reel_shaft(x, z, y0, y1, reels, radius=.2, core=.05, shaft=.026):
    """A shaft across that carries reels [(y middle, width, surface), ...] between collars."""
    cross_cylinder(x, y0, y1, z, shaft, 'chrome')
    for y, width, surface in reels:
        cross_cylinder(x, y - width / 2, y + width / 2, z, radius, surface, .004, 56)
        for side in (-1, 1):
            edge = y + side * width / 2
            start = edge - .002 if side > 0 else edge - .012
            ring((x, start, z), (0, 1, 0), core * 1.25, core * .5, .014, 'white')
            ring((x, start - (.012 if side < 0 else -.014), z), (0, 1, 0), core, shaft * .8, .014,
                 'dark')


def chain_rail(x0, x1, y, z, height=.2, thickness=.06, sprocket=.11, surface='body'):
    """A side rail with the chain that carries gripper bars: dark chain above, sprocket at x1."""
    plate(rounded_rectangle(x0, z - height, x1, z, .06), y - thickness / 2, thickness, surface,
          bevel=.01)
    inner = y + thickness * .5 * (-1 if y > 0 else 1)
    side = -1 if y > 0 else 1
    block(x0 + .04, x1 - sprocket, min(inner, inner + side * .03), max(inner, inner + side * .03),
          z - .045, z - .015, 'cast_iron', .006)
    cross_cylinder(x1 - sprocket, inner, inner + side * .03, z - height / 2, sprocket, 'steel')


# ---------------------------------------------------------------- fan blanks

def fan_outline(x, y, size, turn=0, spread=62, steps=10):
    """Outline (for plate 'xy') of a paper cup's wall: a ring sector of that outer radius whose
    middle is at x, y; turn is the direction (degrees) it opens to."""
    inner, middle = size * .56, size * .78
    cx, cy = (x - middle * math.cos(math.radians(turn)), y - middle * math.sin(math.radians(turn)))

    def at(radius, angle):
        a = math.radians(turn + angle)
        return cx + radius * math.cos(a), cy + radius * math.sin(a)

    half = spread / 2
    outer = [at(size, -half + spread * i / steps) for i in range(steps + 1)]
    return outer + [at(inner, half - spread * i / steps) for i in range(steps + 1)]


def fan_blank(x, y, z, size, turn=0, surface='white', band='teal', thickness=.006):
    """A cup-wall blank with a printed band lying on z."""
    plate(fan_outline(x, y, size, turn), z, thickness, surface, bevel=.001, plane='xy')
    middle = size * .78
    cx, cy = (x - middle * math.cos(math.radians(turn)), y - middle * math.sin(math.radians(turn)))
    outline = []
    for radius, order in ((size * .9, 1), (size * .68, -1)):
        angles = [turn + order * (-28 + 56 * i / 10) for i in range(11)]
        outline += [(cx + radius * math.cos(math.radians(a)),
                     cy + radius * math.sin(math.radians(a))) for a in angles]
    plate(outline, z + thickness - .001, .0025, band, bevel=.0005, plane='xy')
