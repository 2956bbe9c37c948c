"""Folding carton samples.  One unit is 10 cm."""
from kit import box, cylinder, drop_to_floor, group, image_material, place, sample
from kit.artwork import PALETTES, bar_code, dots, lettering, sheet, small_print
from kit.packs import tuck_carton


def pharma_front():
    """Two colours and a blank label area."""
    ground, strong, deep, warm, bright = PALETTES['pharma']
    picture, draw = sheet(480, 1120, ground)
    draw.rectangle((0, 640, 480, 1120), fill=strong)
    draw.polygon([(0, 560), (480, 700), (480, 760), (0, 640)], fill=warm)
    draw.polygon([(0, 640), (480, 760), (480, 800), (0, 700)], fill=deep)
    draw.rounded_rectangle((60, 110, 420, 380), 14, fill='#ffffff', outline=bright, width=5)
    draw.rectangle((215, 440, 265, 560), fill=strong)
    draw.rectangle((180, 475, 300, 525), fill=strong)
    dots(draw, (60, 860, 420, 1060), 40, 5, deep)
    lettering(draw, '10 x 10 tablets', 240, 1000, 38, ground)
    return picture


def pharma_side():
    """Small print and a bar code."""
    ground, strong, deep, _, bright = PALETTES['pharma']
    picture, draw = sheet(300, 1120, strong)
    draw.rectangle((0, 800, 300, 1120), fill=deep)
    small_print(draw, (40, 100, 260, 560), 14, bright)
    bar_code(draw, (40, 850, 260, 1010))
    draw.rectangle((40, 640, 260, 648), fill=ground)
    return picture


@sample(1, azimuth=-20, elevation=19, lens=85)
def pharma_mono_carton():
    """A narrow reverse-tuck carton, open, with a closed one beside it and tablet strips."""
    ground, strong, deep, *_ = PALETTES['pharma']
    front = image_material('pharma-front', pharma_front(), 'xz', .42, 0, .25)
    side = image_material('pharma-side', pharma_side(), 'yz', .42, 0, .25)
    flaps = image_material('pharma-flap', sheet(8, 8, strong)[0], 'xy', .42, 0, .25)
    for x, y, turn, top in ((-.42, 0, 10, 'open'), (.62, .3, -14, 'closed')):
        with group() as carton:
            tuck_carton(.72, .5, 1.68, front, side, flaps, top=top)
        place(carton, (x, y, 0), (0, 0, turn))
        drop_to_floor(carton)
    for x, y, turn in ((.35, -.7, 24), (.95, -.55, -12)):
        with group() as strip:
            box((0, 0, .012), (.62, .3, .012), 'silver', .004)
            for column in range(5):
                for row in range(2):
                    center = (-.24 + column * .12, -.07 + row * .14)
                    cylinder((*center, .016), (*center, .046), .042, 'white', .014)
        place(strip, (x, y, 0), (0, 0, turn))
        drop_to_floor(strip)
