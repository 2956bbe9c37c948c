"""Machines that form food packs: carton erector, hot-air meal box former, paper cup former."""
from kit import (air_cylinder, base_cabinet, beacon, block, box, cone, conveyor, cross_cylinder,
                 cylinder, duplicate, emergency_stop, foot, front_edge, glow, group, lathe, machine,
                 mesh, paint, paper, place, plate, rating_plate, ring, rounded_polygon,
                 rounded_rectangle, station, touch_panel, touch_panel_arm, tube, wall_of,
                 warning_plate, window)
from kit.parts_gluing import glue_disc


# ---------------------------------------------------------------- formed packs

def tray(length, width, height, flare=.16, surface='kraft', wall=.006):
    """An open tray with sloping walls, standing at the origin."""
    def section(share, z):
        a, b = length / 2 * share, width / 2 * share
        return [(x, y, z) for x, y in rounded_rectangle(-a, -b, a, b, .02, 2)]

    wall_of([section(1 - flare, 0), section(1, height)], wall, surface)
    rim = rounded_rectangle(-length / 2 - .008, -width / 2 - .008, length / 2 + .008,
                            width / 2 + .008, .025, 3)
    hole = rounded_rectangle(-length / 2 + .008, -width / 2 + .008, length / 2 - .008,
                             width / 2 - .008, .018, 3)
    plate(rim, height - .006, .008, surface, [hole], .002, 'xy')


MUSTARD, BURGUNDY = '#e2a024', '#8a2230'


def burger_clamshell(size=.2, height=.085):
    """An open clamshell at the origin: two trays side by side across, joined by the hinge."""
    for side in (-1, 1):
        with group() as half:
            tray(size, size, height, .18, paper(MUSTARD))
            for dx in (-1, 1):
                box((dx * size * .475, 0, height * .55), (.004, size * .5, height * .4),
                    paper(BURGUNDY), .001, (0, dx * 12, 0))
        place(half, (0, side * (size / 2 + .012), 0))
    block(-size * .4, size * .4, -.012, .012, height - .004, height + .003, paper(MUSTARD), .001)


def clamshell_outline(a=.09, reach=.05):
    """Outline (x, y) of a flat clamshell blank; its two squares lie side by side across."""
    half = [(-a * .84, -2 * a - reach), (a * .84, -2 * a - reach), (a, -2 * a),
            (a + reach, -1.9 * a), (a + reach, -.2 * a), (a * .92, 0)]
    points = half + [(x, -y) for x, y in half[4::-1]]
    points += [(-x, -y) for x, y in half[2:]] + [(-x, y) for x, y in half[4:1:-1]]
    return rounded_polygon(points, .012)


def clamshell_blank(x, y, z, thickness=.006, surface=None):
    """A flat printed clamshell blank lying on z."""
    with group() as pieces:
        plate(clamshell_outline(), 0, thickness, surface or paper(MUSTARD), bevel=.001, plane='xy')
        for side in (-1, 1):
            plate(rounded_rectangle(-.055, side * .09 - .055, .055, side * .09 + .055, .02),
                  thickness - .001, .002, paper(BURGUNDY), bevel=.0005, plane='xy')
    place(pieces, (x, y, z))


# ---------------------------------------------------------------- carton erector

@machine('carton-erecting-machine-burger-lunch-box', overall_length_m=3.6, azimuth=-34,
         elevation=19)
def carton_erecting_machine():
    """Tilted magazine, suction arm, glue wheels, punch over a mould, nested boxes on a rail."""
    table, half = .84, .52
    front = -half
    x0, x1, x2 = -1.18, .3, 1.02

    # base: closed left part with sliding-door pattern, open right part
    base_cabinet(x0, x1, front, half, table - .03, doors=3, door='body', head=.2)
    block(x0 - .004, x1 + .004, front - .012, half + .004, table - .19, table - .1, 'brand', .008)
    block(x0 - .02, x2, front - .02, half + .02, table - .035, table - .002, 'steel', .008)
    for y in (front + .05, half - .05):
        block(x2 - .1, x2 - .02, y - .04, y + .04, .05, table - .03, 'body', .012)
        foot(x2 - .06, y, .05)
        block(x1 - .02, x2 - .04, y - .03, y + .03, .13, .21, 'body', .012)
        block(x1 - .02, x2 - .02, y - .045, y + .045, table - .1, table - .03, 'body', .012)

    # magazine: blanks in a trough that leans to the feed end
    lean, count, pitch = 42, 62, .0081
    foot_x, foot_z = -1.02, table + .2
    with group() as magazine:
        for i in range(count):
            clamshell_blank(0, 0, i * pitch, .0072,
                            paper('#f4ead2') if i % 4 == 1 else None)
        for side in (-1, 1):
            y = side * .255
            plate(rounded_rectangle(-.16, -.03, .16, .64, .05), y - .012, .024, 'body',
                  [rounded_rectangle(-.125, .04, .125, .59, .05)], .006)
            cylinder((-.15, side * .1, -.02), (-.15, side * .1, .62), .013, 'chrome')
            block(-.17, .17, y - .02, y + .02, -.05, -.005, 'brand', .008)
        block(-.175, -.145, -.25, .25, .1, .16, 'brand', .008)
        block(-.175, -.145, -.25, .25, .46, .52, 'brand', .008)
        block(-.1, .1, -.16, .16, count * pitch + .004, count * pitch + .03, 'dark', .01)
    place(magazine, (foot_x, 0, foot_z), (0, -lean, 0))
    for side in (-1, 1):
        y = side * .29
        plate(rounded_polygon([(-1.16, table - .01), (-1.16, table + .24), (-1.3, table + .4),
                               (-1.14, table + .52), (-.98, table + .3), (-.92, table - .01)], .05),
              y - .02, .04, 'body', bevel=.01)
    station('blank magazine', (-1.31, 0, 1.48))

    # suction arm swinging from the magazine to the table
    pivot_x, pivot_z = -.72, table + .2
    cross_cylinder(pivot_x, -.36, .36, pivot_z, .03, 'chrome')
    for side in (-1, 1):
        block(pivot_x - .06, pivot_x + .06, side * .37 - .03, side * .37 + .03, table - .01,
              pivot_z + .07, 'dark', .012)
    with group() as arm:
        for y in (-.2, .2):
            block(-.03, .03, y - .018, y + .018, 0, .15, 'accent', .008)
        block(-.035, .035, -.24, .24, .12, .165, 'accent', .01)
        for y in (-.2, -.08, .08, .2):
            cylinder((0, y, .16), (0, y, .215), .012, 'chrome')
            lathe((0, y, .205), (0, 0, 1), [(0, 0), (.016, 0), (.034, .035), (.03, .035), (0, .02)],
                  'rubber')
    place(arm, (pivot_x, 0, pivot_z), (0, -60, 0))
    station('suction pick', (pivot_x - .11, -.24, pivot_z + .06))

    # lugged chains and blanks, glue wheels
    for side in (-1, 1):
        y = side * .05
        block(-.66, .28, y - .016, y + .016, table - .004, table + .012, 'cast_iron', .004)
        for i in range(4):
            block(-.58 + i * .25, -.555 + i * .25, y - .014, y + .014, table + .008, table + .045,
                  'accent', .004)
    clamshell_blank(-.46, 0, table + .014)
    clamshell_blank(-.1, 0, table + .014)
    for side in (-1, 1):
        block(-.68, .2, side * .27 - .01, side * .27 + .01, table - .004, table + .04, 'steel',
              .004)
        glue_disc(-.12, side * .2, table + .024, .075, side, 'chrome')
        block(-.16, -.08, side * .41 - .02, side * .41 + .02, table - .004, table + .14, 'dark',
              .008)
    station('glue or hot air', (-.12, -.2, table + .175))

    # forming mould and double square punch under a bridge
    mould = .5
    top = 1.5
    block(mould - .17, mould + .17, .3, half - .04, table - .01, top - .05, 'body', .02)
    block(mould - .16, mould + .16, -.3, half - .03, top - .24, top - .02, 'brand', .03)
    block(mould - .1, mould + .1, -.2, .2, top - .03, top + .08, 'dark', .02)
    for y in (-.14, .14):
        cylinder((mould, y, 1.12), (mould, y, top - .24), .026, 'chrome')
        block(mould - .06, mould + .06, y - .05, y + .05, top - .28, top - .23, 'dark', .01)
    block(mould - .12, mould + .12, -.25, .25, 1.1, 1.14, 'steel', .008)
    for side in (-1, 1):
        y = side * .112
        a = .085
        sections = []
        for share, z in ((.78, 1.0), (1, 1.08), (1, 1.105)):
            sections.append([(mould + px * share, y + py * share, z)
                             for px, py in rounded_rectangle(-a, -a, a, a, .016, 2)])
        wall_of(sections, .02, 'aluminium')
        block(mould - .05, mould + .05, y - .05, y + .05, .985, 1.004, 'dark', .004)
    deck = table + .055
    opening = [rounded_rectangle(mould - .115, side * .112 - .1, mould + .115, side * .112 + .1,
                                 .02)
               for side in (-1, 1)]
    plate(rounded_rectangle(mould - .22, -.36, mould + .22, .36, .03), table - .004, .05,
          'aluminium', opening, .006, 'xy')
    for side in (-1, 1):
        for dx in (-1, 1):
            for dy in (-1, 1):
                block(mould + dx * .12 - .025, mould + dx * .12 + .025,
                      side * .112 + dy * .07 - .02,
                      side * .112 + dy * .07 + .02, deck - .012, deck + .05, 'brass', .006)
    with group() as formed:
        burger_clamshell()
    place(formed, (mould, 0, deck - .06))
    station('forming mould', (mould - .08, -.2, deck + .005))

    # closed guard: back wall, sliding doors, clear roof, all round the arm, the wheels and the punch
    g0, g1, rail, back = -.9, x2 - .04, 1.6, 1.72
    for x in (g0, g1 - .06):
        block(x, x + .06, half - .08, half, table - .01, back, 'body', .012)
        block(x, x + .06, front, front + .06, table - .01, rail, 'body', .012)
        plate([(front + .02, rail - .06), (front + .02, rail), (half - .02, back),
               (half - .02, back - .06)], x + .01, .04, 'body', plane='yz')
    block(g0, g1, half - .062, half + .002, back - .06, back, 'body', .012)
    block(g0, g1, front - .004, front + .058, rail - .06, rail - .002, 'body', .012)
    block(g0 + .06, g1 - .06, half - .03, half - .022, table + .01, back - .05, 'light_grey', .003)
    middle = (g0 + g1) / 2
    mesh([(g0 + .06, front + .05, rail), (g1 - .06, front + .05, rail),
          (g1 - .06, half - .06, back - .008), (g0 + .06, half - .06, back - .008)],
         [(0, 1, 2, 3)], 'clear_film')
    block(g1 - .034, g1 - .028, front + .06, half - .08, table + .02, rail - .05, 'clear_film', 0)
    window(g0 + .05, middle + .05, table + .03, rail - .05, front - .035, 'aluminium', 1, .03,
           False, .02)
    window(middle - .05, g1 - .05, table + .03, rail - .05, front - .008, 'aluminium', 1, .03,
           False, .02)
    for x, y in ((middle + .025, front - .03), (g1 - .076, front - .004)):
        block(x, x + .02, y - .026, y, 1.1, 1.22, 'black', .005)
    block(g0, g1, front - .04, front + .02, table - .004, table + .026, 'dark', .006)
    warning_plate(g0 + .03, front - .002, rail - .14, .05)

    # formed boxes drop through the mould, nest in one another and leave by the belt
    level = .5
    conveyor(mould - .26, 1.86, -.27, .27, level, 'belt_white', .045, legs=2)
    with group() as nested:
        burger_clamshell(.2, .085)
    nests = [(mould, 4), (1.24, 9), (1.56, 9)]
    for x, high in nests:
        for i in range(high):
            duplicate(nested, (x, 0, level + .002 + i * .0125))
    place(nested, (mould, 0, level + .002 + 4 * .0125))
    for x in (1.12, 1.68):
        for side in (-1, 1):
            cylinder((x, side * .235, level + .01), (x, side * .235, level + .26), .009, 'chrome')
            block(x - .02, x + .02, side * .235 - .012, side * .29, level - .03, level + .014,
                  'dark', .004)
    for side in (-1, 1):
        tube([(1.04, side * .222, level + .05), (1.8, side * .222, level + .05)], .007, 'chrome')
    station('nesting delivery', (1.56, -.1, level + .17))

    # controls
    touch_panel_arm(x2 - .07, front + .03, rail - .04, 1.62, .2, -8)
    emergency_stop((x0 + .12, front - .014, .71), scale=.9)
    emergency_stop((x2 - .06, front + .01, .72), scale=.9)
    beacon(g1 - .32, half - .03, back)
    rating_plate(x0 + .3, front - .016, .68)
    front_edge((-1.62, front, 0), (1.86, front, 0))


# ---------------------------------------------------------------- hot-air meal box former

def webbed_blank(x, y, z, size=.2, wall=.085, surface='kraft', thickness=.008, turn=0):
    """A blank with four walls and corner webs lying on z, creases marked."""
    a = size / 2
    with group() as pieces:
        outline = rounded_polygon([
            (-a - wall, -a * .9), (-a - wall * .72, -a - wall * .72), (-a * .9, -a - wall),
            (a * .9, -a - wall), (a + wall * .72, -a - wall * .72), (a + wall, -a * .9),
            (a + wall, a * .9), (a + wall * .72, a + wall * .72), (a * .9, a + wall),
            (-a * .9, a + wall), (-a - wall * .72, a + wall * .72), (-a - wall, a * .9)], .01)
        plate(outline, 0, thickness, surface, bevel=.001, plane='xy')
        for side in (-1, 1):
            edge = side * a
            block(edge - .003, edge + .003, -a - wall * .9, a + wall * .9, thickness - .002,
                  thickness + .0015, 'kraft_dark', 0)
            block(-a - wall * .9, a + wall * .9, edge - .003, edge + .003, thickness - .002,
                  thickness + .002, 'kraft_dark', 0)
    place(pieces, (x, y, z), (0, 0, turn))


@machine('paper-meal-box-forming-machine-hot-air', overall_length_m=1.6, azimuth=-36, elevation=19)
def paper_meal_box_forming_machine():
    """Blank magazine, hot-air pipes over the corners, punch and mould, clamps, nested boxes."""
    table, front, back = .73, -.6, .6
    x0, x1, top = -.8, .8, 1.8
    work = -.14                               # middle of the blanks' way, towards the operator

    # base: stainless front, light sides
    block(x0, x1, front + .02, back, .09, table - .03, 'body', .03)
    block(x0 + .05, x1 - .05, front + .07, back - .05, .03, .1, 'dark', .01)
    for i in range(2):
        left = x0 + .04 + i * .765
        block(left, left + .755, front - .002, front + .04, .14, table - .2, 'steel', .01)
        block(left + (.67 if i == 0 else .06), left + (.695 if i == 0 else .085), front - .03,
              front + .01, .3, .43, 'black', .006)
    block(x0 - .004, x1 + .004, front - .006, back + .004, table - .17, table - .06, 'brand', .012)
    block(x0 - .02, x1 + .02, front - .02, back + .01, table - .045, table - .004, 'steel', .01)
    for x in (x0 + .1, x1 - .1):
        for y in (front + .12, back - .1):
            foot(x, y, .03)

    # back cabinet and head with the screen
    block(x0 + .004, x1 - .004, .2, back - .004, table - .01, top - .01, 'body', .03)
    block(x0 + .002, x1 - .002, front + .04, back - .002, top - .34, top, 'body', .035)
    block(x0 + .06, x1 - .06, front + .026, front + .06, top - .3, top - .04, 'steel', .012)
    block(x0 - .002, x1 + .002, front + .036, back + .002, top - .045, top - .02, 'brand', .008)
    cylinder((.45, .25, top - .01), (.45, .25, top + .07), .12, 'steel')
    lathe((.45, .25, top + .05), (0, 0, 1), [(.1, 0), (.1, .07), (.17, .07), (.15, .12), (0, .15)],
          'steel', 40)
    touch_panel(x0 + .36, front + .01, top - .17, .34, .23)
    for i, colour in enumerate(('green', 'accent', 'red')):
        cylinder((.12 + i * .12, front + .035, top - .13), (.12 + i * .12, front + .005, top - .13),
                 .026, colour)
    emergency_stop((.6, front + .026, top - .17), scale=1.15)
    block(.06, .44, front + .016, front + .035, top - .27, top - .21, 'dark', .004)

    block(x0 + .25, x1 - .1, front + .1, front + .15, top - .36, top - .336, glow('#ffffff', 15.),
          .004)

    # blank magazine: an upright stack between rods
    feeder = -.58
    for i in range(19):
        webbed_blank(feeder + .002 * (i % 2), work + .003 * (i % 3), table + .05 + i * .0155, .2,
                     .085, paper('#c99f70') if i % 3 == 1 else 'kraft', .0135)
    block(feeder - .2, feeder + .2, work - .2, work + .2, table - .01, table + .05, 'aluminium',
          .01)
    for dx in (-.195, .195):
        for dy in (-.08, .08):
            cylinder((feeder + dx, work + dy, table + .03), (feeder + dx, work + dy, table + .47),
                     .012, 'chrome')
    for dy in (-.2, .2):
        block(feeder - .03, feeder + .03, work + dy - .01, work + dy + .01, table + .03,
              table + .45, 'brand', .006)
    station('blank feeder', (feeder - .04, work - .05, table + .35))

    # hot air: four round pipes over the corners of a blank
    hot = -.11
    block(feeder + .18, .5, work - .2, work - .17, table - .008, table + .04, 'aluminium', .006)
    block(feeder + .18, .5, work + .17, work + .2, table - .008, table + .04, 'aluminium', .006)
    webbed_blank(hot, work, table + .004, .2, .085)
    glow_red = paint('#d8622a', .4, .3)
    for dx in (-1, 1):
        for dy in (-1, 1):
            x, y = hot + dx * .125, work + dy * .125
            tube([(x, y, table + .1), (x, y, table + .38), (hot + dx * .09, .12, table + .5),
                  (hot + dx * .09, .22, table + .5)] if dy > 0 else
                 [(x, y, table + .1), (x, y, table + .5), (hot + dx * .155, y + .08, table + .6),
                  (hot + dx * .155, .22, table + .6)], .036, 'chrome', .09, 5)
            cone((x, y, table + .055), (x, y, table + .14), .055, .04, glow_red)
            ring((x, y, table + .2), (0, 0, 1), .047, .03, .026, 'dark')
    block(hot - .22, hot + .22, .17, .22, table + .43, table + .67, 'dark', .012)
    station('hot-air corners', (hot - .125, work - .125, table + .3))

    # square mould with the punch above it
    mould = .26
    a = .125
    plate(rounded_rectangle(mould - .2, work - .2, mould + .2, work + .2, .02), table - .008, .1,
          'aluminium', [rounded_rectangle(mould - a, work - a, mould + a, work + a, .015)], .008,
          'xy')
    for dx in (-1, 1):
        for dy in (-1, 1):
            box((mould + dx * .145, work + dy * .145, table + .12), (.06, .06, .07), 'brass', .012)
    with group() as rising:
        tray(.24, .24, .09, .12, 'kraft')
    place(rising, (mould, work, table + .06))
    block(mould - .1, mould + .1, work - .1, work + .1, table + .2, table + .34, 'aluminium', .014)
    block(mould - .086, mould + .086, work - .086, work + .086, table + .17, table + .21, 'dark',
          .01)
    block(mould - .14, mould + .14, work - .14, work + .14, table + .335, table + .38, 'brand', .01)
    for dx in (-.09, .09):
        cylinder((mould + dx, work, table + .37), (mould + dx, work, top - .32), .02, 'chrome')
    cylinder((mould, work, table + .37), (mould, work, top - .32), .034, 'chrome')
    block(mould - .15, mould + .15, work - .13, work + .13, top - .38, top - .33, 'dark', .012)
    station('mould and punch', (mould, work - .1, table + .27))

    # cooling clamps: four jaws with air cylinders round a welded box
    cool = .6
    for dx, dy in ((0, -1), (0, 1), (1, 0)):
        jaw = (cool + dx * .125, work + dy * .125)
        size = (.15, .035, .1) if dy else (.035, .15, .1)
        box((*jaw, table + .07), size, 'belt_blue', .008)
        far = (cool + dx * .26, work + dy * .26, table + .08)
        if not dx:
            air_cylinder(far, (jaw[0], jaw[1], table + .08), .032, .4)
            block(far[0] - .05, far[0] + .05, far[1] - .03, far[1] + .03, table - .008, table + .13,
                  'dark', .01)
    with group() as welded:
        tray(.2, .2, .11, .14, 'kraft')
    place(welded, (cool, work, table + .0))
    station('cooling clamps', (cool, work - .14, table + .125))

    # nested boxes in a trough at the right
    end, trough, work = 1.3, table + .05, -.4
    for y in (work - .09, work + .09):
        tube([(x1 - .04, y, trough), (end, y, trough - .03)], .012, 'chrome')
    for y in (work - .15, work + .15):
        tube([(x1 - .04, y, trough + .12), (end, y, trough + .09), (end, y, trough - .04)], .012,
             'chrome', .03)
    block(end - .012, end + .012, work - .16, work + .16, trough - .06, trough - .01, 'chrome',
          .004)
    block(x1 - .04, x1 + .03, work - .17, work + .17, trough - .08, trough + .3, 'body', .015)
    block(x1 + .02, x1 + .04, work - .14, work + .14, trough - .02, trough + .27, 'dark', .01)
    cylinder((x1 - .02, work, trough - .4), (end - .1, work, trough - .04), .016, 'chrome')
    with group() as nested:
        tray(.24, .24, .1, .14, 'kraft')
    for i in range(15):
        duplicate(nested, (x1 + .11 + i * .026, work, trough + .13 - i * .002), (0, -90, 0))
    place(nested, (x1 + .085, work, trough + .132), (0, -90, 0))
    station('stack delivery', (x1 + .3, work - .1, trough + .23))

    # clear guard doors on the front, open at the feed end
    for x in (-.33, x1 - .06):
        block(x, x + .05, front + .05, front + .1, table - .01, top - .33, 'body', .01)
    window(-.29, x1 - .05, table + .005, top - .345, front + .045, 'aluminium', 2, .028, True, .022)
    block(x1 - .03, x1 - .022, front + .36, .21, table, top - .34, 'acrylic', 0)
    front_edge((x0, front, 0), (end, front, 0))
