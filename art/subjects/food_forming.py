"""Machine that erects food cartons from flat blanks."""
from kit import (base_cabinet, beacon, block, box, cable, conveyor, cross_cylinder, cut_pile,
                 cylinder, duplicate, emergency_stop, food_tray, foot, front_edge, group, lathe,
                 machine, mesh, paper, place, plate, rating_plate, rounded_polygon,
                 rounded_rectangle, station, touch_panel_arm, tube, wall_of, warning_plate, window)
from kit.parts_gluing import glue_disc


# ---------------------------------------------------------------- formed packs

MUSTARD, BURGUNDY = '#e2a024', '#8a2230'


def burger_clamshell(size=.2, height=.085):
    """An open clamshell at the origin: two trays side by side across, joined by the hinge."""
    for side in (-1, 1):
        with group() as half:
            food_tray(size, size, height, .18, paper(MUSTARD))
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


def clamshell_blank(x, y, z, thickness=.004):
    """A flat printed clamshell blank lying on z."""
    with group() as pieces:
        plate(clamshell_outline(), 0, thickness, paper(MUSTARD), bevel=.001, plane='xy')
        for side in (-1, 1):
            plate(rounded_rectangle(-.055, side * .09 - .055, .055, side * .09 + .055, .02),
                  thickness - .001, .002, paper(BURGUNDY), bevel=.0005, plane='xy')
    place(pieces, (x, y, z))


# ---------------------------------------------------------------- carton erector

@machine('carton-erecting-machine-burger-lunch-box', overall_length_m=3.6, livery='red',
         azimuth=-34, elevation=19)
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
    lean, deep = 42, .5
    foot_x, foot_z = -1.02, table + .2
    with group() as magazine:
        clamshell_blank(0, 0, -.002)
        for i in range(2):
            cut_pile(clamshell_outline(), .002 + i * deep / 2, deep / 2, sheets=60, edge='#ecdcb4',
                     gap='#d2a63f')
        for side in (-1, 1):
            y = side * .255
            plate(rounded_rectangle(-.16, -.03, .16, .64, .05), y - .012, .024, 'body',
                  [rounded_rectangle(-.125, .04, .125, .59, .05)], .006)
            cylinder((-.15, side * .1, -.02), (-.15, side * .1, .62), .013, 'chrome')
            block(-.17, .17, y - .02, y + .02, -.05, -.005, 'brand', .008)
        block(-.175, -.145, -.25, .25, .1, .16, 'brand', .008)
        block(-.175, -.145, -.25, .25, .46, .52, 'brand', .008)
        block(-.1, .1, -.16, .16, deep + .004, deep + .03, 'dark', .01)
    place(magazine, (foot_x, 0, foot_z), (0, -lean, 0))
    for side in (-1, 1):
        y = side * .29
        plate(rounded_polygon([(-1.16, table - .01), (-1.16, table + .24), (-1.3, table + .4),
                               (-1.14, table + .52), (-.98, table + .3), (-.92, table - .01)], .05),
              y - .02, .04, 'body', bevel=.01)
    station('blank magazine', (-1.244, -.22, 1.406))

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
    station('suction pick', (-.855, -.2, 1.136))

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
        pot = side * .301
        block(-.17, -.07, side * .36, side * .42, table - .004, table + .03, 'dark', .006)
        block(-.15, -.09, side * .385, side * .42, table + .02, table + .09, 'dark', .006)
        block(-.15, -.09, min(pot, side * .42), max(pot, side * .42), table + .034, table + .05,
              'steel', .004)
        cable([(-.12, pot, table + .17), (-.12, pot, table + .34), (-.2, .3, table + .5),
               (-.2, half - .04, table + .5)], .011, 'hose_blue', .1)
    block(-.28, -.12, half - .1, half - .02, table + .42, table + .58, 'steel', .01)
    station('glue or hot air', (-.164, -.213, .992))

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
    station('forming mould', (.62, -.19, .944))

    # closed guard: back wall, sliding doors, clear roof, all round arm, wheels and punch
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
         [(0, 1, 2, 3)], 'acrylic')
    for x in (middle - .2, middle + .36):           # two lids, hinged at the back wall
        plate([(front + .02, rail - .03), (front + .02, rail), (half - .02, back),
               (half - .02, back - .03)], x - .014, .028, 'body', bevel=.004, plane='yz')
    for x in (g0 + .14, middle - .32, middle - .08, middle + .24, middle + .48, g1 - .14):
        block(x - .04, x + .04, half - .075, half - .03, back - .012, back + .014, 'dark', .005)
    for x in (g0 + .42, middle + .08, g1 - .3):
        tube([(x - .07, front + .1, rail), (x - .07, front + .1, rail + .045),
              (x + .07, front + .1, rail + .045), (x + .07, front + .1, rail)], .009, 'black', .02)
    plate([(front + .05, table + .01), (front + .05, rail - .05), (half - .07, back - .07),
           (half - .07, table + .01)], g0 + .028, .006, 'acrylic',
          [rounded_rectangle(-.34, table + .02, .34, table + .44, .02)], plane='yz')
    for y in (-.35, .35):                           # rim of the slot for the suction arm
        block(g0 + .02, g0 + .04, y - .01, y + .01, table + .01, table + .46, 'aluminium', .003)
    block(g0 + .02, g0 + .04, -.36, .36, table + .44, table + .46, 'aluminium', .003)
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
