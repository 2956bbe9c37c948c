"""Flexo printing: the vertical four-colour reel press and the single-colour sheet printer."""
import math

from kit import (beacon, block, box, cabinet, clear_cover, cross_cylinder, cylinder, door,
                 emergency_stop, foot, front_edge, gear_case, ink_tray, leg_table, legend_plate,
                 machine, motor, plate, rating_plate, reel, roller, rounded_polygon,
                 rounded_rectangle, side_frames, stack, station, touch_panel_post, tube,
                 warning_plate, web, window, wrap_path)
from kit.artwork import sheet
from kit.parts_board import printed, skin
from kit.parts_corrugated import (bearing, board, cylinder_plate, dial_wheel, gear_plate,
                                  handling_marks, ink_can, mounted_plates, picture_sheet)
from kit.parts_rigid import hose

SIGN_INK = '#0b4f8a'
INKS = (('ink_cyan', '#0f8fc4'), ('ink_magenta', '#c2256e'), ('ink_yellow', '#f0c419'),
        ('ink_black', '#1d1f22'))
REPEAT = .62            # length of one print on the web


# ---------------------------------------------------------------- vertical press

def sack_print(colours, ground='#f4f2ee', repeats=1):
    """Three sack liners side by side, printed with those of the four INKS (their indices); the
    picture's height runs along the web."""
    picture, draw = sheet(360, 180 * repeats, ground)
    for repeat in range(repeats):
        top = 180 * repeat
        for lane in range(3):
            left = 120 * lane
            if 2 in colours:
                draw.ellipse((left + 24, top + 50, left + 96, top + 122), fill=INKS[2][1])
            if 0 in colours:
                draw.rectangle((left + 6, top + 6, left + 114, top + 40), fill=INKS[0][1])
                draw.rectangle((left + 6, top + 158, left + 114, top + 172), fill=INKS[0][1])
            if 1 in colours:
                for turn in range(3):
                    at = left + 20 + 28 * turn
                    draw.ellipse((at, top + 76, at + 24, top + 128), fill=INKS[1][1])
            if 3 in colours:
                draw.rectangle((left + 22, top + 16, left + 84, top + 26), fill=INKS[3][1])
                for bar in range(9):
                    draw.rectangle((left + 18 + 6 * bar, top + 136, left + 20 + 6 * bar + bar % 3,
                                    top + 152), fill=INKS[3][1])
                for line in range(3):
                    draw.rectangle((left + 78, top + 136 + 6 * line, left + 104, top + 138
                                    + 6 * line), fill=INKS[3][1])
    return picture


def _even(path, step):
    """Points about step apart along path, and its length."""
    sums = [0.]
    for start, end in zip(path, path[1:]):
        sums.append(sums[-1] + math.dist(start, end))
    even, k, count = [], 0, round(sums[-1] / step)
    for i in range(count + 1):
        at = sums[-1] * i / count
        while k < len(path) - 2 and sums[k + 1] < at:
            k += 1
        share = (at - sums[k]) / (sums[k + 1] - sums[k])
        (xa, za), (xb, zb) = path[k], path[k + 1]
        even.append((xa + (xb - xa) * share, za + (zb - za) * share))
    return even, sums[-1]


def print_on_web(path, y0, y1, colours):
    """The printed side of the web, left of its way along path, after those inks."""
    even, length = _even(path, .03)
    rows = []
    for i, (x, z) in enumerate(even):
        (xa, za), (xb, zb) = even[max(i - 1, 0)], even[min(i + 1, len(even) - 1)]
        along = math.hypot(xb - xa, zb - za)
        px, pz = x - (zb - za) / along * .005, z + (xb - xa) / along * .005
        rows.append([(px, y1 - .004, pz), (px, y0 + .004, pz)])
    repeats = max(1, round(length / REPEAT))
    skin(rows, printed(f'web {colours} {repeats}', sack_print(colours, repeats=repeats), .6))


def web_through(rolls, nips, y0, y1):
    """The web round rolls (as wrap_path() takes them); at each nip (x, z) it takes one colour
    more."""
    path = wrap_path(rolls, 0, 0, step=8)
    web(path, y0, y1, 'white', .006, 0)
    cuts = [min(range(len(path)), key=lambda i: math.dist(path[i], nip)) for nip in nips]
    for count, (start, end) in enumerate(zip(cuts, [*cuts[1:], len(path) - 1])):
        print_on_web(path[start:end + 1], y0, y1, tuple(range(count + 1)))


def print_group(side, x, z, half, number):
    """One colour outside a column whose outer edge is x: plate cylinder, anilox, doctor chamber and
    drip tray between two cheeks, under a hinged clear cover.  side is -1 for the left column."""
    front, (ink, _) = -half, INKS[number]
    plate_x, anilox_x, anilox_z = x + side * .2, x + side * .462, z + .06
    roller(plate_x, front + .1, half - .1, z, .148, 'steel')
    start, end = (60, 265) if side > 0 else (275, 120)
    cylinder_plate(plate_x, z, .15, start, end, front + .2, half - .2,
                   printed(f'sleeve {number}', sack_print((number,), '#7fa79c').transpose(0), .3),
                   .012)
    roller(anilox_x, front + .1, half - .1, anilox_z, .105, ink)
    # doctor chamber against the anilox, held by two levers on a bar between the cheeks
    box((anilox_x + side * .13, 0, anilox_z - .03), (.055, 2 * half - .24, .1), 'aluminium', .008)
    cross_cylinder(anilox_x + side * .15, front + .02, half - .02, anilox_z + .06, .016, 'steel')
    for y in (front + .22, 0, half - .22):
        block(anilox_x + side * .15 - .014, anilox_x + side * .15 + .014, y - .02, y + .02,
              anilox_z - .02, anilox_z + .075, 'dark', .004)
    block(min(x + side * .06, anilox_x + side * .17), max(x + side * .06, anilox_x + side * .17),
          front + .04, half - .04, z - .21, z - .196, 'steel', .003)
    cheek = rounded_polygon([(x - side * .06, z + .2), (plate_x, z + .24), (anilox_x, z + .21),
                             (anilox_x + side * .22, z + .08), (anilox_x + side * .2, z - .2),
                             (x - side * .06, z - .3)], .05)
    for y in (front - .02, half - .05):
        plate(cheek, y, .07, 'body', bevel=.012)
    for bx, bz, r, surface in ((plate_x, z, .1, ink), (anilox_x, anilox_z, .075, ink)):
        bearing(bx, front - .02, bz, r, surface)
    dial_wheel((anilox_x + side * .1, front - .14, z - .12), .06)
    clear_cover([(x + side * .012, z + .29), (plate_x + side * .1, z + .29),
                 (anilox_x + side * .2, z + .2), (anilox_x + side * .25, z - .02),
                 (anilox_x + side * .23, z - .17)], front + .06, half - .06, 'yellow', .013, 1)


def column(side, half, top):
    """One column: slim frames with the bearings of its two impression rolls, tied by cross bars,
    closed to the outside between its two print groups."""
    front, inner, outer = -half, side * .4, side * .98
    x0, x1 = min(inner, outer), max(inner, outer)
    holes = [rounded_rectangle(x0 + .16, low, x1 - .16, low + height, .08)
             for low, height in ((.22, .24), (1.08, .28), (1.98, .18))]
    side_frames(rounded_rectangle(x0, .08, x1, top, .06), front, half, .09, 'body', holes, .014)
    for z in (.16, 1.22, 2.3):
        cross_cylinder(side * .86, front + .05, half - .05, z, .035, 'steel')
    block(x0 + .1, x1 - .1, front - .012, front + .02, .5, .56, 'brand', .004)
    for z in (.78, 1.7):
        roller(side * .8, front + .05, half - .05, z, .2, 'steel')
        bearing(side * .8, front, z, .15, 'brand')
    for z0, z1 in ((.36, .54), (1.1, 1.49), (2.02, 2.34)):
        y0, y1, x = front + .08, half - .08, side * .955
        plate([(y0, z0), (y1, z0), (y1, z1), (y0, z1)], x - .012, .024, 'yellow',
              [[(y0 + .04, z0 + .03), (y1 - .04, z0 + .03), (y1 - .04, z1 - .03),
                (y0 + .04, z1 - .03)]], .003, 'yz')
        block(x - .003, x + .003, y0 + .03, y1 - .03, z0 + .02, z1 - .02, 'clear_film', 0)
    emergency_stop((side * .9, front, 1.22), scale=1.1)
    gear_case(min(side * .46, side * 1.6), max(side * .46, side * 1.6), .5, 2.06, half + .018, .16,
              'brand')
    motor((side * .8, half + .178, .7), (0, 1, 0), .13, .3, 'grey')


def ink_pails(side, half, lower, upper):
    """The ink pails of a column's two groups on the floor, with hoses to the doctor chambers: the
    lower one's end on a bulkhead plate of the cheek, the upper one's run up the column's inner edge
    under clips."""
    y = -half - .26
    for x, ink in ((side * 1.32, lower), (side * .66, upper)):
        ink_can(x, y, INKS[ink][0], None, None, .11, .26)
    block(side * 1.325 - .09, side * 1.325 + .09, -half - .034, -half - .015, .57, .67, 'steel',
          .004)
    for x in (side * 1.28, side * 1.37):
        tube([(x, y, .22), (x, y, .5), (x, -half - .14, .62), (x, -half - .03, .62)], .016,
             'hose_blue' if abs(x) < 1.3 else 'grey', .08)
        cylinder((x, -half - .03, .62), (x, -half - .085, .62), .028, 'dark')
    for i, surface in enumerate(('hose_blue', 'grey')):
        start, x, z = side * (.62 + .07 * i), side * (.45 + .05 * i), 1.47 - .045 * i
        tube([(start, y, .22), (start, y, .44), (x, -half - .03, .62), (x, -half - .03, z),
              (side * .955, -half - .03, z), (side * .955, -half + .01, z)], .016, surface, .07)
        cylinder((side * .93, -half - .03, z), (side * .96, -half - .03, z), .026, 'dark')
    for z in (.76, 1.16):
        block(side * .475 - .055, side * .475 + .055, -half - .05, -half + .002, z - .014, z + .014,
              'dark', .004)


def reel_stand(side, x, z, half, radius):
    """A reel on its shaft between two stands: a disc brake on the unwind reel's (side -1), a
    gearmotor on the rewind reel's, whose print lies outside."""
    front = -half
    for y in (front, half - .1):
        outline = rounded_polygon([(x - .3, .08), (x - .16, z - .02), (x - .1, z + .12),
                                   (x + .1, z + .12), (x + .16, z - .02), (x + .3, .08)], .05)
        plate(outline, y, .1, 'body', bevel=.015)
    cross_cylinder(x, front - .07, half - .05, z, .04, 'chrome')
    reel(x, front + .2, half - .2, z, radius, 'white', .075, 'cream', 7)
    if side < 0:
        cross_cylinder(x, front - .06, front - .044, z, .15, 'steel')
        block(x + .06, x + .17, front - .09, front + .01, z - .19, z - .09, 'red', .012)
        bearing(x, front, z, .08, 'brand')
    else:
        turns = [math.radians(7.5 * i) for i in range(49)]
        rows = [[(x + (radius + .003) * math.cos(a), y, z + (radius + .003) * math.sin(a))
                 for y in (half - .202, front + .202)] for a in turns]
        repeats = round(2 * math.pi * radius / REPEAT)
        skin(rows, printed(f'reel {repeats}', sack_print((0, 1, 2, 3), repeats=repeats), .6))
        gear_case(x - .13, x + .13, .16, z + .13, front, .1, 'yellow', -1)
        motor((x, front - .1, .3), (0, -1, 0), .085, .24, 'grey')


@machine('four-colour-flexo-printing-machine-vertical', overall_length_m=4.8, livery='green',
         azimuth=-31, elevation=14, lens=72)
def vertical_flexo_press():
    """Unwind reel, two columns of two colours, dryer with hoses on top, rewind reel."""
    half, top = .8, 2.36
    front = -half
    block(-2.72, 2.72, front - .04, half + .04, .003, .1, 'dark', .02)
    for side, low, high in ((-1, 0, 1), (1, 3, 2)):
        column(side, half, top)
        print_group(side, side * .98, .78, half, low)
        print_group(side, side * .98, 1.7, half, high)
        ink_pails(side, half, low, high)

    # idlers on bars of the columns, and at the floor before the first and behind the last group
    idlers = ((-.3, .4), (-.16, 1.22), (-.3, 2.16), (.3, 2.16), (.16, 1.22), (.3, .4))
    for x, z in idlers:
        roller(x, front + .05, half - .05, z, .055, 'chrome')
        reach = .46 if x > 0 else -.46
        for y in (front + .03, half - .08):
            block(min(x, reach) - .03, max(x, reach) + .03, y, y + .05, z - .045, z + .045, 'body',
                  .012)
    for x in (-1.74, 1.74):
        roller(x, front + .08, half - .08, .24, .06, 'chrome')
        for y in (front + .02, half - .08):
            block(x - .05, x + .05, y, y + .06, .09, .32, 'body', .012)

    # web: up the left column, through the dryer, down the right one, zig-zag between them
    reel_x, reel_z, radius, gap = 2.24, .62, .41, .003
    impressions = ((-.8, .78), (-.8, 1.7), (.8, 1.7), (.8, .78))
    rolls = [(-reel_x, reel_z, radius + gap, -1), (-1.74, .24, .06 + gap, 1),
             (*idlers[0], .055 + gap, 1), (*impressions[0], .2 + gap, -1),
             (*idlers[1], .055 + gap, 1), (*impressions[1], .2 + gap, -1),
             (*idlers[2], .055 + gap, 1), (-.2, 2.56, .045, -1), (.2, 2.56, .045, -1),
             (*idlers[3], .055 + gap, 1), (*impressions[2], .2 + gap, -1),
             (*idlers[4], .055 + gap, 1), (*impressions[3], .2 + gap, -1),
             (*idlers[5], .055 + gap, 1), (1.74, .24, .06 + gap, 1),
             (reel_x, reel_z, radius + gap, -1)]
    web_through(rolls, ((-1.003, .78), (-1.003, 1.7), (1.003, 1.7), (1.003, .78)), front + .2,
                half - .2)
    reel_stand(-1, -reel_x, reel_z, half, radius)
    reel_stand(1, reel_x, reel_z, half, radius)

    # hinged doors close the space between the columns on both sides
    for y in (front - .03, half):
        window(-.392, .392, .14, 2.32, y, 'yellow', 2, pane='clear_film')

    # dryer on top with duct and hoses
    block(-1.02, 1.02, front + .02, half - .02, top - .01, top + .36, 'body', .04)
    block(-1.024, 1.024, front + .008, front + .06, top + .06, top + .14, 'brand', .006)
    for i in range(4):
        block(-.86 + i * .46, -.52 + i * .46, front + .012, front + .03, top + .19, top + .3,
              'dark', .006)
        for k in range(3):
            block(-.85 + i * .46, -.53 + i * .46, front + .006, front + .02, top + .205 + k * .03,
                  top + .215 + k * .03, 'grey', .002)
    for x in (-.5, .5):
        cylinder((x, .2, top + .34), (x, .2, top + .46), .15, 'aluminium')
    block(-.7, .7, .02, .38, top + .42, top + .66, 'aluminium', .05)
    cylinder((0, .2, top + .62), (0, .2, top + .74), .14, 'dark')
    hose([(.66, .2, top + .54), (1.0, .2, top + .54), (1.0, .66, top + .3), (1.0, 1.22, 1.6),
          (1.0, 1.22, .5)], .11, 'grey', .3, .09)
    block(.7, 1.3, 1.04, 1.5, .003, .56, 'body', .02)
    station('unwind reel', (-reel_x, front + .19, reel_z + .2))
    station('print column one', (-.8, front - .09, 1.7))
    station('dryer top', (0, front + .008, top + .24))
    station('print column two', (.8, front - .09, 1.7))
    station('rewind reel', (reel_x, front + .19, reel_z + .24))

    # controls
    touch_panel_post(2.42, front - .95, 1.24, -10)
    beacon(-.8, -.1, top + .355)
    cabinet(-1.5, -.7, half + .5, half + .9, 1.7, doors=1)
    front_edge((-2.72, front - .04, 0), (2.72, front - .04, 0))


# ---------------------------------------------------------------- single-colour sheet printer

def sheet_picture():
    """A kraft sheet printed with the signs."""
    return handling_marks(900, 500, '#b98a58', SIGN_INK, 'au')


@machine('single-colour-flexo-sheet-printer', overall_length_m=2.6, livery='green', azimuth=-42,
         elevation=20, lens=72)
def single_colour_sheet_printer():
    """Feed table, plate cylinder with anilox and ink pail, impression roller, delivery table."""
    half, line = 1.12, .82
    front = -half

    # one print unit: low side frames, the large cylinder stands above them
    outline = rounded_polygon([(-.56, .1), (-.5, .7), (-.46, 1.12), (-.2, 1.3), (.36, 1.74),
                               (.7, 1.74), (.74, 1.1), (.6, .7), (.66, .1)], .08)
    opening = rounded_polygon([(-.36, .24), (-.32, .56), (.44, .56), (.48, .24)], .07)
    side_frames(outline, front, half, .12, 'body', [opening], .02)
    for y in (front + .06, half - .06):
        block(-.64, .74, y - .1, y + .1, .003, .12, 'dark', .02)
    block(-.4, .5, front + .02, half - .11, .16, .58, 'body', .02)
    door(-.24, .36, .24, .48, front + .02, 'brand', 'left', 'turn', 'low')
    drum, radius = (-.02, line + .40), .37
    cross_cylinder(drum[0], front + .12, half - .12, drum[1], radius, 'steel', .012, 72)
    cross_cylinder(drum[0], front - .02, half + .02, drum[1], .07, 'steel')
    mounted_plates(*drum, radius, 236, 84, front + .24, half - .36,
                   [(204, 118, front + .42, -.18, 'u', SIGN_INK),
                    (204, 118, -.06, half - .56, 'a', SIGN_INK)])
    cross_cylinder(0, front + .1, half - .1, line - .19, .18, 'cast_iron', .01)
    for y in (front, half):
        bearing(drum[0], y, drum[1], .17, 'brand', toward=-1 if y < 0 else 1)
        bearing(0, y, line - .19, .11, 'cast_iron', toward=-1 if y < 0 else 1)
    station('feed table', (-1.5, front + .5, line + .012))
    station('anilox and plate cylinder', (-.36, front + .3, line + .5))
    station('impression roller', (0, front - .09, line - .19))

    # anilox, fountain roll and ink tray on the delivery side, above
    anilox = (.46, line + .58)
    cross_cylinder(anilox[0], front + .12, half - .12, anilox[1], .15, 'brand', .01)
    cross_cylinder(anilox[0] + .2, front + .12, half - .12, anilox[1] + .14, .09, 'rubber', .01)
    ink_tray(anilox[0] + .02, front + .13, half - .13, anilox[1] - .02, .17, content='brand')
    bearing(anilox[0], front, anilox[1], .1, 'brand')
    bearing(anilox[0] + .16, front, anilox[1] + .13, .06, 'cast_iron', bolts=4)
    gear_plate(drum[0], drum[1], .34, 48, half - .105, .03, 'steel', .03)
    ink_can(1.0, front - .26, 'brand', (.6, front + .02, anilox[1] - .12),
            (.61, front + .02, line + .12), .16, .34)

    # hinged covers: over the plate cylinder down to the feed gap, and over the inking rolls
    cross_cylinder(.46, front + .1, half - .1, 1.68, .03, 'steel')
    clear_cover([(.44, 1.7), (.1, 1.69), (-.35, 1.53), (-.53, 1.1), (-.53, .93)], front + .14,
                half - .14, 'yellow', .015, 2)
    clear_cover([(.48, 1.7), (.74, 1.68), (.86, 1.5), (.86, 1.16)], front + .14, half - .14,
                'yellow', .015, 1)

    # feed table with a sheet going in
    for y in (front + .08, half - .08):
        block(-1.72, -.5, y - .04, y + .04, line - .14, line - .03, 'body', .012)
        block(-1.66, -1.58, y - .04, y + .04, .06, line - .1, 'body', .012)
        foot(-1.62, y, .05)
        block(-1.62, -.5, y - .025, y + .025, .3, .36, 'body', .01)
    for i in range(9):
        y = front + .1 + i * (half * 2 - .2) / 8
        block(-1.74, -.3, y - .06, y + .06, line - .04, line - .012, 'steel', .006)
    for x in (-1.7, -1.1, -.6):
        block(x - .04, x + .04, front + .05, half - .05, line - .09, line - .036, 'body', .008)
    board(-1.5, .0, front + .22, half - .3, line - .012, 'kraft', .008)
    block(-1.6, -.6, half - .26, half - .22, line - .02, line + .09, 'aluminium', .006)
    block(-1.6, -.6, front + .14, front + .18, line - .02, line + .05, 'aluminium', .006)
    # feed gate: a plate over the table that leaves one sheet's thickness
    for y in (front + .16, half - .16):
        block(-.62, -.56, y - .03, y + .03, line - .03, line + .17, 'body', .008)
        cylinder((-.59, y, line + .16), (-.59, y, line + .21), .022, 'black')
    block(-.6, -.588, front + .14, half - .14, line + .012, line + .14, 'aluminium', .004)

    # delivery table with a printed sheet
    leg_table(.78, 2.2, front + .1, half - .1, line - .07, 'steel', frame='body')
    block(.2, .82, front + .14, half - .14, line - .1, line - .074, 'steel', .006)
    stack(1.46, -.04, line - .07, 1.32, half * 2 - .52, .05, 'kraft', .008, .008, 'kraft_dark')
    picture_sheet(.8, 2.12, front + .22, half - .3, line - .021, 'printed signs', sheet_picture(),
                  .007)
    block(2.16, 2.21, front + .2, half - .2, line - .1, line + .06, 'brand', .01)
    station('delivery table', (1.826, -.692, .807))

    # operator side
    dial_wheel((.32, front - .13, .98), .12)
    block(-.4, -.2, front - .06, front + .01, .74, 1.02, 'grey', .015)
    for i, colour in enumerate(('green', 'red', 'black')):
        cylinder((-.3, front - .05, .96 - i * .08), (-.3, front - .08, .96 - i * .08), .024, colour)
    emergency_stop((-.3, front - .0, .64), scale=1.1)
    legend_plate(-.3, front - .062, 1.0, .15, .03, 3)
    warning_plate(-.36, front - .003, 1.1, .09)
    rating_plate(.5, front - .003, .66)
    gear_case(-.36, .62, .2, 1.62, half, .17)
    motor((.2, half + .17, .42), (0, 1, 0), .13, .34, 'grey')
    touch_panel_post(1.3, front - .34, 1.2)
    front_edge((-1.74, front, 0), (2.2, front, 0))
