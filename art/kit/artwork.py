"""Printed artwork and board textures, drawn with PIL for image_material().  Sizes in pixels."""
import math

from PIL import Image, ImageDraw, ImageFont

FONTS = '/usr/share/fonts/truetype/dejavu/'
SANS, ITALIC = FONTS + 'DejaVuSans-Bold.ttf', FONTS + 'DejaVuSerif-Italic.ttf'

# name: ground, strong, deep, warm, bright
PALETTES = {
    'tea': ('#f7f1e3', '#147d7a', '#0f6664', '#e4572e', '#f4a62a'),
    'pharma': ('#f6f8fa', '#2166ac', '#16477c', '#4fb0c6', '#a6d8e4'),
    'sweets': ('#8d1d2c', '#d9a441', '#6b1526', '#f2c879', '#f7e6c4'),
    'cosmetic': ('#f3dfda', '#b76e79', '#7d4450', '#e8b4a8', '#fff4ee'),
    'fresh': ('#f4f6ea', '#4f8a3c', '#2f5f2a', '#d8a321', '#a9c96b'),
    'night': ('#14213d', '#fca311', '#0b1426', '#e5e5e5', '#39527f'),
    'pastel': ('#f9eef2', '#e58fb0', '#9f5f86', '#8fc7d6', '#fdf6d8'),
    'spice': ('#fbf0dc', '#c8451f', '#8c2a12', '#e8a02c', '#5f7a34'),
}


def sheet(width, height, colour):
    """An empty sheet: (picture, its ImageDraw)."""
    picture = Image.new('RGB', (width, height), colour)
    return picture, ImageDraw.Draw(picture)


def lettering(draw, words, x, y, size, colour, italic=False):
    """Words centred on x, y."""
    font = ImageFont.truetype(ITALIC if italic else SANS, int(size))
    draw.text((x, y), words, font=font, fill=colour, anchor='mm')


def arcs(draw, x, y, radius, colours):
    """A rising sun: half rings above the line y, from the outside in."""
    step = radius / len(colours)
    for i, colour in enumerate(colours):
        r = radius - i * step
        draw.pieslice((x - r, y - r, x + r, y + r), 180, 360, fill=colour)


def stripes(draw, box, count, colour, share=.4):
    """Upright stripes in box (x0, y0, x1, y1); share is how much of the pitch they fill."""
    pitch = (box[2] - box[0]) / count
    for i in range(count):
        left = box[0] + i * pitch
        draw.rectangle((left, box[1], left + pitch * share, box[3]), fill=colour)


def dots(draw, box, pitch, radius, colour):
    """A staggered dot pattern in box."""
    for row in range(int((box[3] - box[1]) / pitch) + 1):
        for column in range(int((box[2] - box[0]) / pitch) + 1):
            x = box[0] + column * pitch + (pitch / 2 if row % 2 else 0)
            y = box[1] + row * pitch
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def leaf(draw, x, y, length, angle, colour):
    """A pointed leaf from x, y in the direction angle (degrees, 0 to the right, 90 up)."""
    a = math.radians(angle)
    along, across = (math.cos(a), -math.sin(a)), (math.sin(a), math.cos(a))
    points = []
    for side in (1, -1):
        for i in range(13):
            t = (i if side > 0 else 12 - i) / 12
            half = side * math.sin(t * math.pi) * length * .22
            points.append((x + along[0] * t * length + across[0] * half,
                           y + along[1] * t * length + across[1] * half))
    draw.polygon(points, fill=colour)


def small_print(draw, box, lines, colour):
    """Lines standing for small print in box."""
    pitch = (box[3] - box[1]) / lines
    for i in range(lines):
        right = box[2] - (box[2] - box[0]) * (.28 if i % 3 == 2 else .06 * (i % 3))
        draw.rectangle((box[0], box[1] + i * pitch, right, box[1] + i * pitch + pitch * .28),
                       fill=colour)


def bar_code(draw, box, colour='#14181c', ground='#ffffff'):
    """A bar code on its label in box."""
    draw.rectangle(box, fill=ground)
    x, i = box[0] + 8, 0
    while x < box[2] - 10:
        width = (2, 5, 3, 2, 4, 2, 6)[i % 7]
        draw.rectangle((x, box[1] + 8, x + width, box[3] - 8), fill=colour)
        x += width + (3, 2, 5, 3)[i % 4]
        i += 1


def flute_edge(width, height, waves, colour='#b98a58', dark='#6f4d28', plies=1):
    """The cut edge of corrugated board: liners with a wave between them, one per ply."""
    picture, draw = sheet(width, height, dark)
    liner = max(2, round(height * .09 / plies))
    band = (height - liner) / plies
    for ply in range(plies):
        top = ply * band
        points = []
        for x in range(0, width + 1, 2):
            wave = math.sin(2 * math.pi * waves * x / width * (1 if ply % 2 == 0 else .7))
            points.append((x, top + liner / 2 + band / 2 + wave * (band / 2 - liner)))
        draw.line(points, fill=colour, width=max(2, liner))
    for ply in range(plies + 1):
        draw.rectangle((0, ply * band, width, ply * band + liner), fill=colour)
    return picture
