#!/usr/bin/env python3
"""Lay all pictures of content/images in one grid on the site's plate colour.

    python3 art/contact_sheet.py [--names] [--cell 400] [FOLDER ...]
"""
import argparse
import os
import sys
from pathlib import Path

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError:
    # another python3 comes first on the path; Debian's has the package python3-pil
    if sys.executable == '/usr/bin/python3' or not os.path.exists('/usr/bin/python3'):
        sys.exit('art: Pillow is missing: apt-get install python3-pil')
    os.execv('/usr/bin/python3', ['/usr/bin/python3', *sys.argv])

ART = Path(__file__).resolve().parent
IMAGES = ART.parent / 'content' / 'images'
FOLDERS = ('products', 'applications', 'boxes', 'views')
PLATE, INK = '#e8eaec', '#2b3036'
FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'


def natural(path):
    """Sort packaging-2 before packaging-10."""
    return [int(part) if part.isdigit() else part for part in path.stem.split('-')]


def natural_key(path):
    """natural() with numbers and words kept apart, so that they compare."""
    return [(isinstance(part, str), part) for part in natural(path)]


def lay_out(pictures, cell, columns, names):
    """One picture of all pictures, cell pixels wide each."""
    height = cell * 3 // 4
    strip = 18 if names else 0
    rows = -(-len(pictures) // columns)
    sheet = Image.new('RGB', (columns * cell, rows * (height + strip)), PLATE)
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.truetype(FONT, 11) if os.path.exists(FONT) else ImageFont.load_default()
    for index, path in enumerate(pictures):
        x, y = index % columns * cell, index // columns * (height + strip)
        with Image.open(path) as picture:
            small = picture.convert('RGBA').resize((cell, height), Image.LANCZOS)
        sheet.paste(small, (x, y), small)
        if names:
            draw.text((x + 6, y + height), path.stem, font=font, fill=INK)
    return sheet


def main():
    """The command; returns its exit status."""
    parser = argparse.ArgumentParser(description='Lay all pictures in one grid.')
    parser.add_argument('folders', nargs='*', choices=[[], *FOLDERS], metavar='FOLDER',
                        help=f"of content/images: {', '.join(FOLDERS)} (all)")
    parser.add_argument('--names', action='store_true', help='write the name below each picture')
    parser.add_argument('--drafts', action='store_true', help='the drafts instead')
    parser.add_argument('--cell', type=int, default=400, help='width of one picture (400)')
    parser.add_argument('--columns', type=int, default=5)
    parser.add_argument('--to', type=Path, default=ART / 'contact-sheet.png', metavar='FILE')
    options = parser.parse_args()
    if options.drafts:
        pictures = sorted((ART / 'drafts').glob('*.png'), key=natural_key)
    else:
        pictures = [path for folder in options.folders or FOLDERS
                    for path in sorted((IMAGES / folder).glob('*.webp'), key=natural_key)]
    if not pictures:
        print('art: there are no pictures', file=sys.stderr)
        return 1
    try:
        lay_out(pictures, options.cell, options.columns, options.names).save(options.to)
    except OSError as error:
        print(f'art: cannot write {options.to}: {error.strerror}', file=sys.stderr)
        return 1
    print(f'{len(pictures)} pictures: {options.to}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
