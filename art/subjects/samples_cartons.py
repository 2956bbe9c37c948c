"""Folding carton samples.  One unit is 10 cm."""
import math

from kit import (block, cylinder, drop_to_floor, group, paint, paper, place, plate,
                 rounded_rectangle, sample)
from kit.artwork import (PALETTES, bar_code, dots, leaf, lettering, sheet,
                         small_print)
from kit.parts_board import (Board, Panel, erected, printed, skin, tapered,
                             tongue, tuck_top)
from kit.parts_still_life import bottle, cake, cream_tube, tablet_strip


# ---------------------------------------------------------------- 1: pharma carton

def pharma_front():
    """Two colours, the name in a white field."""
    ground, strong, deep, *_ = PALETTES['pharma']
    picture, draw = sheet(500, 1280, ground)
    draw.rectangle((0, 760, 500, 1280), fill=strong)
    draw.polygon([(0, 660), (500, 820), (500, 900), (0, 740)], fill=deep)
    draw.rounded_rectangle((60, 110, 440, 430), 16, fill='#ffffff', outline=strong, width=6)
    lettering(draw, 'Paracetamol', 250, 205, 50, deep)
    lettering(draw, '500 mg', 250, 285, 62, strong)
    draw.rectangle((110, 340, 390, 346), fill=strong)
    lettering(draw, 'tablets IP', 250, 388, 38, deep, True)
    draw.rectangle((222, 490, 278, 650), fill=strong)
    draw.rectangle((170, 542, 330, 598), fill=strong)
    dots(draw, (70, 960, 430, 1120), 44, 6, deep)
    lettering(draw, '10 x 10 tablets', 250, 1190, 42, ground)
    return picture


def pharma_side():
    """Small print and a bar code."""
    ground, strong, deep, _, bright = PALETTES['pharma']
    picture, draw = sheet(380, 1280, strong)
    draw.rectangle((0, 960, 380, 1280), fill=deep)
    small_print(draw, (50, 110, 330, 640), 14, bright)
    bar_code(draw, (60, 1010, 320, 1190))
    draw.rectangle((50, 730, 330, 740), fill=ground)
    return picture


@sample(1, azimuth=-24, elevation=17, lens=85, fill_height=.88)
def pharma_mono_carton():
    """A narrow reverse-tuck carton, open, with a closed one beside it and tablet strips."""
    ground, strong, *_ = PALETTES['pharma']
    board = Board(.014, paint(strong, .42, 0, .25), 'white')
    front = printed('pharma front', pharma_front(), .42, .25)
    side = printed('pharma side', pharma_side(), .42, .25)
    prints = {'front': front, 'right': side, 'left': side, 'back': paint(ground, .42, 0, .25)}
    for x, y, turn, lean in ((-.36, 0, 9, 24), (.62, .34, -10, None)):
        with group() as carton:
            walls = erected(board, .66, .5, 1.66, prints)
            tuck_top(walls, .5, lean, 46, .22)
            if lean:
                with group() as strip:
                    tablet_strip(3, 4)
                place(strip, (.06, .04, 1.4), (84, 0, 0))
        place(carton, (x, y, 0), (0, 0, turn))
        drop_to_floor(carton)
    for x, y, turn in ((.34, -.62, 22), (1.02, -.42, -14)):
        with group() as strip:
            tablet_strip()
        place(strip, (x, y, .002), (0, 0, turn))


# ---------------------------------------------------------------- 7: window cake box

def cake_print(width, height, names=False):
    """Pastel ground with a thin stripe and a dot row."""
    picture, draw = sheet(width, height, '#cfe5dc')
    draw.rectangle((0, height - 90, width, height), fill='#f2b8c2')
    draw.rectangle((0, height - 112, width, height - 104), fill='#f6f3ea')
    dots(draw, (30, 40, width - 30, height - 140), 74, 7, '#e9f4ef')
    if names:
        lettering(draw, 'fresh cakes', width // 2, height - 44, 64, '#8a4258', True)
    return picture


@sample(7, azimuth=-27, elevation=37, lens=85)
def window_cake_box():
    """A square pastel box with lock tabs; its windowed lid shows a black forest cake."""
    size, height = 1.8, .82
    board = Board(.018, paper('#cfe5dc', .55, .1), 'white')
    front = printed('cake front', cake_print(1080, 490, True), .5, .15)
    side = printed('cake side', cake_print(1080, 490), .5, .15)
    walls = erected(board, size, size, height, dict.fromkeys(('right', 'left', 'back'), side)
                    | {'front': front})
    opening = rounded_rectangle(.2, .2, size - .2, size - .2, .16)
    lid_print, draw = sheet(900, 900, '#cfe5dc')
    draw.rounded_rectangle((62, 62, 838, 838), 90, outline='#f2b8c2', width=14)
    lid = walls.back.fold('top', size + .022, 90, outside=printed('cake lid', lid_print, .5, .15),
                          holes=[opening], inset=.022)
    lid.pane(rounded_rectangle(.17, .17, size - .17, size - .17, .16), streaks=False)
    lid.fold('top', .36, 90, tapered(.12), outside=paper('#f2b8c2', .55, .1), inset=.01)
    for edge in ('left', 'right'):
        lid.fold(edge, .3, 90, tongue, inset=.012)
    cake(0, -.02, .03, .7, .5)


# ---------------------------------------------------------------- 8: cosmetic carton

def cosmetic_front():
    """A calm panel with one accent and a leaf."""
    picture, draw = sheet(500, 1380, '#8fa898')
    draw.rectangle((0, 960, 500, 1380), fill='#f1e6da')
    for angle, length in ((90, 330), (62, 250), (118, 250), (38, 180), (142, 180)):
        leaf(draw, 250, 640, length, angle, '#e3eadf')
    lettering(draw, 'daily cream', 250, 760, 62, '#f6f3ea', True)
    draw.rectangle((215, 826, 285, 831), fill='#e6b89a')
    lettering(draw, '75 ml', 250, 1250, 44, '#5e7266')
    return picture


def cosmetic_side():
    """Small print below the line."""
    picture, draw = sheet(420, 1380, '#8fa898')
    draw.rectangle((0, 960, 420, 1380), fill='#f1e6da')
    small_print(draw, (60, 130, 360, 560), 13, '#b3c5ba')
    bar_code(draw, (90, 1110, 330, 1270), '#5e7266', '#f1e6da')
    return picture


@sample(8, azimuth=-25, elevation=16, lens=85, fill_height=.88)
def cosmetic_tube_carton():
    """A slim sage carton with a copper line, open over its tube; a closed one and a tube beside."""
    width, depth, height, line = .62, .5, 1.74, .53
    board = Board(.014, paint('#8fa898', .6), 'white')
    front = printed('cosmetic front', cosmetic_front(), .6)
    side = printed('cosmetic side', cosmetic_side(), .6)
    copper = 'copper'
    for x, y, turn, lean in ((-.4, 0, 10, 30), (.55, .42, -9, None)):
        with group() as carton:
            walls = erected(board, width, depth, height, {'front': front, 'back': front,
                                                          'left': side, 'right': side})
            tuck_top(walls, depth, lean, 44, .2)
            reach_x, reach_y = width / 2 + .0165, depth / 2 + .0165
            for sign in (-1, 1):
                block(-reach_x, reach_x, sign * reach_y - .006, sign * reach_y, line, line + .045,
                      copper, .002)
                block(sign * reach_x - .006, sign * reach_x, -reach_y, reach_y, line + .0005,
                      line + .0445, copper, .002)
            if lean:
                cylinder((0, 0, height - .3), (0, 0, height + .1), .19, paint('#c98a68', .3, .6),
                         .03)
                for i in range(36):
                    a = math.tau * i / 36
                    cylinder((.19 * math.cos(a), .19 * math.sin(a), height - .2),
                             (.19 * math.cos(a), .19 * math.sin(a), height + .06), .008,
                             paint('#b87a58', .3, .6), facets=8)
        place(carton, (x, y, 0), (0, 0, turn))
        drop_to_floor(carton)
    tube = cream_tube((.5, -.5, .3), (0, 90, 16), 1.0, .2, '#f1e6da', paint('#c98a68', .3, .6))
    drop_to_floor(tube)


# ---------------------------------------------------------------- 15: bottle carton

def honey_front():
    """A warm panel, hexagons below, a blank emblem field above."""
    picture, draw = sheet(640, 1480, '#3a1d0d')
    for row in range(9):
        for column in range(9):
            x, y = column * 88 + (44 if row % 2 else 0), 1000 + row * 76
            points = [(x + 46 * math.cos(math.radians(a)), y + 46 * math.sin(math.radians(a)))
                      for a in range(30, 390, 60)]
            if (row * 3 + column * 5) % 7 > 1 or row > 3:
                draw.polygon(points, fill=('#e6a11f', '#f0bd4b', '#c98416')[(row + column) % 3])
                draw.line(points + points[:1], fill='#3a1d0d', width=7)
    lettering(draw, 'WILD HONEY', 320, 850, 70, '#f4dfae')
    lettering(draw, 'forest harvest', 320, 925, 48, '#e6a11f', True)
    return picture


def lock_bottom(walls, width, depth):
    """The four flaps of a crash-lock bottom: two big ones that hook into each other."""
    def major(length, reach):
        return [(0, 0), (length, 0), (length * .93, reach * .6), (length * .56, reach * .6),
                (length * .46, reach), (length * .1, reach), (length * .02, reach * .3)]

    def minor(length, reach):
        return [(0, 0), (length, 0), (length * .72, reach), (length * .28, reach)]

    plain, shade = paper('#efe2c8', .7), paper('#c9a76c', .75)
    for wall, angle, colour in ((walls.front, 89, plain), (walls.back, 84.5, shade)):
        wall.fold('bottom', depth * .78, angle, major, outside=colour, inset=.006)
    for wall in (walls.left, walls.right):
        wall.fold('bottom', width * .42, 93.5, minor, outside=shade, inset=.006)


@sample(15, azimuth=-30, elevation=14, lens=85)
def lock_bottom_bottle_carton():
    """One carton stands with a bottle's neck in its window; one lies, its crossed bottom seen."""
    width, depth, height = .84, .8, 1.95
    board = Board(.02, paint('#3a1d0d', .4, 0, .3), paper('#efe2c8', .7))
    front = printed('honey front', honey_front(), .4, .35)
    side_print, draw = sheet(600, 1480, '#e6a11f')
    draw.rectangle((0, 0, 600, 130), fill='#3a1d0d')
    small_print(draw, (80, 260, 520, 900), 12, '#a8690f')
    side = printed('honey side', side_print, .4, .35)
    prints = {'front': front, 'back': front, 'left': side, 'right': side}
    opening = rounded_rectangle(.24, 1.28, .6, 1.83, .17)
    for standing_up in (True, False):
        with group() as carton:
            walls = erected(board, width, depth, height, prints, bottom=standing_up,
                            holes={'front': [opening]})
            if standing_up:
                tuck_top(walls, depth, 24, 42, .22)
            for radius, y in ((.135, 1.08), (.115, 1.08)):
                ring = [(.42 + radius * math.cos(math.tau * i / 6),
                         y + radius * math.sin(math.tau * i / 6)) for i in range(6)]
                with group() as emblem:
                    plate([(px - width / 2, pz) for px, pz in ring],
                          -depth / 2 - .02 - (.012 if radius > .12 else .018), .02,
                          'gold' if radius > .12 else paint('#3a1d0d', .4), plane='xz')
                place(emblem)
            if standing_up:
                bottle(0, -.02, .03, .37, 1.88, '#d98a24', '#e3b24c', neck=.46)
            else:
                lock_bottom(walls, width, depth)
        if standing_up:
            place(carton, (-.5, .25, 0), (0, 0, 8))
        else:
            place(carton, (1.0, .2, .5), (-90, 0, 0), (0, 0, height / 2))
            place(carton, (0, 0, 0), (0, 0, -18), (1.0, .2, 0))
            place(carton, (1.1, .15, 0))
        drop_to_floor(carton)


# ---------------------------------------------------------------- 21: tissue box

def wave_print(width, height, rows, seed=0):
    """Soft waves in sea colours."""
    picture, draw = sheet(width, height, '#dff0ef')
    colours = ('#bfe0de', '#8fc9c9', '#5fabb0', '#2f7f8a')
    for k in range(rows):
        base = height * (.26 + .74 * k / rows)
        points = [(x, base + math.sin(x / width * math.tau * 2 + k * 1.3 + seed) * height * .07)
                  for x in range(0, width + 9, 8)]
        draw.polygon(points + [(width, height), (0, height)], fill=colours[k % 4])
    return picture


def oval(center_x, center_y, half_x, half_y, count=72):
    """An oval outline."""
    points = []
    for i in range(count):
        a = math.tau * i / count
        points.append((center_x + half_x * math.cos(a), center_y + half_y * math.sin(a)))
    return points


@sample(21, azimuth=-24, elevation=30, lens=85)
def tissue_box():
    """A flat box with an oval film slot, a tuft of tissue; the cover of the slot is torn out."""
    width, depth, height = 2.3, 1.25, .62
    board = Board(.016, paper('#dff0ef', .55, .1), 'white', edge='#f2f4f2')
    side = printed('tissue side', wave_print(1380, 380, 4), .5, .15)
    end = printed('tissue end', wave_print(760, 380, 4, 1), .5, .15)
    walls = erected(board, width, depth, height,
                    {'front': side, 'back': side, 'left': end, 'right': end})
    top_print = wave_print(1380, 750, 9)
    hole = oval(width / 2, depth / 2, .72, .3)
    top = walls.back.fold('top', depth, 90, holes=[hole],
                          outside=printed('tissue top', top_print, .5, .15, turn=180))
    slot = oval(width / 2, depth / 2, .5, .05)
    film = Board(.002, 'clear_film', 'clear_film')
    Panel(film, oval(width / 2, depth / 2, .78, .35), top.matrix, holes=[slot])
    # the tuft: gathered in the slot, then open like a fan, its tips bending forward
    rows = []
    for level in range(25):
        t = level / 24
        row = []
        for i in range(73):
            s = i / 72 * 2 - 1
            pleats = math.sin(s * 9 + .6) * (.05 + .045 * t) + math.sin(s * 3.3 - .5) * .1 * t
            peaks = .5 + .5 * math.cos((s + .12) * 6.4)         # two corners and the middle
            fall = max(0, t - .5)
            row.append((-.06 + s * (.2 + .34 * t ** 1.3) + .05 * t * math.sin(s * 5 + 1),
                        pleats - .12 * t * t - .5 * fall * peaks,
                        height - .1 + .66 * t + .2 * t * t * peaks - .5 * fall * fall * s * s))
        rows.append(row)
    skin(rows, paper('#fbfbf8', .8), .002, smooth=180)
