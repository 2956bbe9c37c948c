"""Flexo printing: the vertical four-colour reel press and the single-colour sheet printer."""
from kit import (beacon, block, cabinet, clear_cover, cross_cylinder, cylinder, door,
                 emergency_stop, foot, front_edge, gear_case, ink_tray, leg_table, legend_plate,
                 machine, motor, plate, rating_plate, reel, roller, rounded_polygon,
                 rounded_rectangle, side_frames, stack, station, touch_panel_post, warning_plate,
                 web)
from kit.parts_corrugated import (arc_plate, arc_points, bearing, board, dial_wheel, gear_plate,
                                  handling_marks, ink_can, mounted_plates, picture_sheet)
from kit.parts_rigid import hose

SIGN_INK = '#0b4f8a'


# ---------------------------------------------------------------- vertical press

def print_group(side, x, z, half, ink, core):
    """One colour outside a column: plate cylinder on the impression roll, anilox, ink tray.

    side  -1 for the left column;  x  the column's outer edge;  core  the impression roll's x"""
    front = -half
    plate_x, anilox_x, tray_z = x + side * .2, x + side * .5, z + .04
    roller(core, front + .05, half - .05, z, .2, 'steel')
    roller(plate_x, front + .1, half - .1, z, .15, 'steel')
    start = 60 if side > 0 else 120
    arc_plate(plate_x, z, .148, .166, start, start + 205, front + .2, half - .2, ink)
    roller(anilox_x, front + .1, half - .1, tray_z, .115, ink)
    ink_tray(anilox_x + side * .03, front + .08, half - .08, tray_z - .03, .13, content=ink)
    for y in (front - .02, half - .05):
        bracket = rounded_polygon([(x - side * .06, z + .2), (plate_x, z + .24), (anilox_x, z + .2),
                                   (anilox_x + side * .2, z + .06), (anilox_x + side * .18, z - .2),
                                   (x - side * .06, z - .3)], .05)
        hole = arc_points((plate_x + anilox_x) / 2 + side * .02, z - .15, .05, 0, 345, 15)
        plate(bracket, y, .07, 'body', [hole], .012)
    for bx, bz, r, surface in ((plate_x, z, .1, ink), (anilox_x, tray_z, .075, ink)):
        bearing(bx, front - .02, bz, r, surface)
    dial_wheel((anilox_x + side * .16, front - .15, z - .1), .07)


@machine('four-colour-flexo-printing-machine-vertical', overall_length_m=4.8, azimuth=-31,
         elevation=14, lens=72)
def vertical_flexo_press():
    """Unwind reel, two columns of two colours, dryer with hoses on top, rewind reel."""
    half, top = .8, 2.36
    front = -half
    block(-2.5, 2.5, front - .04, half + .04, .003, .1, 'dark', .02)

    # columns: slim frames with bearings, tied by cross bars
    for side in (-1, 1):
        inner, outer = side * .4, side * .98
        x0, x1 = min(inner, outer), max(inner, outer)
        holes = [rounded_rectangle(x0 + .16, low, x1 - .16, low + height, .08)
                 for low, height in ((.22, .24), (1.08, .28), (1.98, .18))]
        side_frames(rounded_rectangle(x0, .08, x1, top, .06), front, half, .09, 'body', holes, .014)
        for z in (.16, 1.22, 2.3):
            cross_cylinder(side * .86, front + .05, half - .05, z, .035, 'steel')
        block(x0 + .1, x1 - .1, front - .012, front + .02, .5, .56, 'brand', .004)
    inks = ((-1, .78, 'ink_cyan'), (-1, 1.7, 'ink_magenta'), (1, 1.7, 'ink_yellow'),
            (1, .78, 'ink_black'))
    for side, z, ink in inks:
        print_group(side, side * .98, z, half, ink, side * .8)
        bearing(side * .72, front, z, .15, 'brand')

    # web: up the left column, over the dryer, down the right one, zig-zag through the middle
    idlers = ((-.3, .4), (-.16, 1.22), (-.3, 2.16), (.3, 2.16), (.16, 1.22), (.3, .4))
    for x, z in idlers:
        roller(x, front + .05, half - .05, z, .055, 'chrome')
        for y in (front, half - .05):
            block(min(x, .46 if x > 0 else -.46) - .03, max(x, .46 if x > 0 else -.46) + .03,
                  y, y + .05, z - .045, z + .045, 'body', .012)
        bearing(x, front, z, .05, 'cast_iron', bolts=4)
    path = [(-2.0, .99), (-1.62, .3)]
    path += [(-.9, .16), (-.3, .335)] + arc_points(-.3, .4, .06, 300, 400)
    path += [(-.7, .56)] + arc_points(-.8, .78, .206, 250, 110)
    path += arc_points(-.16, 1.22, .06, -100, 80) + arc_points(-.8, 1.7, .206, 250, 110)
    path += [(-.36, 2.12)] + arc_points(-.3, 2.16, .06, -90, 0) + [(-.24, 2.5), (.24, 2.5)]
    path += arc_points(.3, 2.16, .06, 180, 270) + arc_points(.8, 1.7, .206, 70, -70)
    path += arc_points(.16, 1.22, .06, 100, 260) + arc_points(.8, .78, .206, 70, -70)
    path += [(.36, .44)] + arc_points(.3, .4, .06, 140, 240) + [(.9, .16), (1.62, .3), (2.0, .985)]
    web(path, front + .18, half - .18, 'white', .008, 0)

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
    hose([(.66, .2, top + .54), (1.0, .2, top + .54), (1.0, .66, top + .3), (1.0, .98, 1.6),
          (1.0, .98, .5)], .11, 'grey', .3, .06)
    block(.7, 1.3, .86, 1.3, .003, .56, 'body', .02)
    motor((.7, 1.08, .3), (-1, 0, 0), .13, .3, 'brand')
    station('unwind reel', (-2.0, front + .1, .66))
    station('print column one', (-.72, front - .09, 1.7))
    station('dryer top', (0, front + .008, top + .24))
    station('print column two', (.72, front - .09, 1.7))

    # reels low at both ends
    for side, surface in ((-1, 'white'), (1, 'reel')):
        x = side * 2.0
        for y in (front + .0, half - .1):
            outline = rounded_polygon([(x - .3, .08), (x - .16, .6), (x - .1, .72), (x + .1, .72),
                                       (x + .16, .6), (x + .3, .08)], .05)
            plate(outline, y, .1, 'body', bevel=.015)
        bearing(x, front, .6, .1, 'brand')
        cross_cylinder(x, front + .05, half - .05, .6, .04, 'chrome')
        reel(x, front + .2, half - .2, .6, .42, 'white', .075, 'kraft_dark', 5)
        roller(side * 1.62, front + .08, half - .08, .24, .06, 'chrome')
        for y in (front + .02, half - .08):
            block(side * 1.62 - .05, side * 1.62 + .05, y, y + .06, .09, .32, 'body', .012)
        if surface == 'reel':
            stripe_y = front + .26
            for i, ink in enumerate(('ink_cyan', 'ink_magenta', 'ink_yellow', 'ink_black',
                                     'ink_cyan')):
                y = stripe_y + i * .25
                cross_cylinder(x, y, y + .1, .6, .4215, ink, .001, 72)
    station('rewind reel', (2.0, front, .66))

    # controls and stairs for the upper groups
    touch_panel_post(2.5, front - .34, 1.24, -10)
    for x, z in ((-.5, 1.36), (.5, 1.36)):
        emergency_stop((x - .0, front - .0, z - .18), scale=1.1)
    beacon(-.8, -.1, top + .355)
    cabinet(-1.5, -.7, half + .5, half + .9, 1.7, doors=1)
    front_edge((-2.5, front - .04, 0), (2.5, front - .04, 0))


# ---------------------------------------------------------------- single-colour sheet printer

def sheet_picture():
    """A kraft sheet printed with the signs."""
    return handling_marks(900, 500, '#b98a58', SIGN_INK, 'au')


@machine('single-colour-flexo-sheet-printer', overall_length_m=2.6, azimuth=-42, elevation=20,
         lens=72)
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
    door(-.24, .36, .26, .52, front + .02, 'brand', 'left', 'turn', 'low')
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
    ink_can(.98, front - .26, 'brand', (.56, front + .02, anilox[1] - .12),
            (.34, front + .02, line + .2), .16, .34)

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

    # delivery table with a printed sheet
    leg_table(.78, 2.2, front + .1, half - .1, line - .07, 'steel', frame='body')
    block(.2, .82, front + .14, half - .14, line - .1, line - .074, 'steel', .006)
    stack(1.46, -.04, line - .07, 1.32, half * 2 - .52, .05, 'kraft', .008, .008, 'kraft_dark')
    picture_sheet(.8, 2.12, front + .22, half - .3, line - .021, 'printed signs', sheet_picture(),
                  .007)
    block(2.16, 2.21, front + .2, half - .2, line - .1, line + .06, 'brand', .01)
    station('delivery table', (1.9, front + .34, line - .014))

    # operator side
    dial_wheel((.46, front - .13, .98), .14)
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
