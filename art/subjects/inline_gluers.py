"""In-line gluing machines: folder gluers and window patchers."""
import math

from kit import (beacon, bed, belt, belt_row, blank, block, box, cabinet, cross_cylinder, cylinder,
                 emergency_stop, front_edge, handwheel, hood, lathe, leaning_blanks, machine, motor,
                 plate, rounded_polygon, rounded_rectangle, shingles, station, touch_panel_arm, tube,
                 window)


def carrier(x0, x1, y, z, wheels):
    """A dark carrier bar with a row of small pressing wheels under it, above a belt at z."""
    block(x0, x1, y - .02, y + .02, z + .06, z + .13, 'dark', .006)
    for i in range(wheels):
        x = x0 + (x1 - x0) * (i + .5) / wheels
        cross_cylinder(x, y - .03, y + .03, z + .038, .031, 'steel')


def glue_pot(x, y, z):
    """A round glue pot hanging under the table, with its wheel reaching up to z."""
    profile = [(0, 0), (.1, 0), (.115, .02), (.115, .17), (.122, .175), (.122, .19), (0, .19)]
    lathe((x, y, z - .36), (0, 0, 1), profile, 'chrome', 48)
    cross_cylinder(x, y - .012, y + .012, z - .08, .085, 'brass')
    cylinder((x + .07, y, z - .18), (x + .07, y, z - .02), .018, 'steel')


@machine('automatic-folder-gluer-machine', overall_length_m=15.8, azimuth=-38, elevation=19,
         lens=75)
def automatic_folder_gluer():
    """Hopper, pre-break, folding belts with glue pot, final fold, press belt, delivery."""
    width, table = 1.25, .98
    front = -width / 2
    x0, x1, x2, x3, x4, x5, x6 = -3.4, -2.35, -1.35, -.15, 1.15, 1.75, 3.6

    # stack hopper and feeder
    bed(x0, x1 - .02, width, table - .05, doors=1)
    belt_row(x0 + .1, x1 - .1, -.4, .4, 6, .06, table, .05, 'belt_orange')
    for side in (-1, 1):
        outline = rounded_polygon([
            (x0 + .25, table - .1), (x0 + .25, table + .34), (x0 + .4, table + .46),
            (x1 - .1, table + .46), (x1 - .1, table - .1)], .07)
        opening = rounded_rectangle(x0 + .42, table + .06, x1 - .3, table + .34, .05)
        plate(outline, side * (width / 2 - .02) - .015, .03, 'body', [opening])
        block(x0 + .45, x1 - .3, side * .39 - .01, side * .39 + .01, table + .005, table + .26,
              'steel', .006)
    cross_cylinder(x1 - .22, front, -front, table + .38, .03)
    cross_cylinder(x1 - .36, front, -front, table + .38, .018, 'chrome')
    for k in range(4):
        y = -.33 + k * .22
        block(x1 - .25, x1 - .2, y - .04, y + .04, table + .02, table + .46, 'aluminium', .008)
        handwheel((x1 - .225, y, table + .5), (0, 0, 1), .045)
    leaning_blanks(x1 - .28, 0, table)
    station('stack hopper and feeder', (x0 + .6, 0, table + .3))

    # pre-break
    bed(x1, x2 - .02, width, table - .05, doors=1)
    belt_row(x1 + .08, x2 - .1, -.4, .4, 5, .05, table, .045, 'belt_orange')
    for y in (-.36, 0, .36):
        carrier(x1 + .1, x2 - .1, y, table, 9)
    for x in (x1 + .2, x2 - .25):
        cross_cylinder(x, front - .02, .02 - front, table + .2, .022)
        for side in (-1, 1):
            edge = side * width / 2
            block(x - .05, x + .05, edge - .03, edge + .03, table - .1, table + .26)
    station('pre-break', ((x1 + x2) / 2, 0, table + .14))

    # folding belts with glue pot
    bed(x2, x3 - .02, width, table - .05)
    belt_row(x2 + .06, x3 - .08, -.42, .42, 5, .045, table, .045, 'belt_orange')
    for y in (-.34, 0, .34):
        carrier(x2 + .06, x3 - .1, y, table, 11)
    for i in range(3):
        x = x2 + .3 + i * .28
        tube([(x, -.2, table + .12), (x + .06, -.2, table + .3), (x + .16, -.2, table + .3),
              (x + .2, -.2, table + .14)], .012, 'chrome', .05)
    glue_pot(x3 - .32, -.46, table - .02)
    hood(x2 + .02, x3 - .04, front, -front, table - .02, table + .56, .28, 'brand')
    station('folding belts with glue pot', ((x2 + x3) / 2, 0, table + .3))

    # final fold: side belts that twist the panels over
    bed(x3, x4 - .02, width, table - .05)
    belt_row(x3 + .06, x4 - .08, -.42, .42, 5, .045, table, .045, 'belt_orange')
    for side in (-1, 1):
        for i in range(14):
            t = i / 13
            box((x3 + .1 + t * 1.08, side * (.5 - .2 * t), table + .03 + .1 * math.sin(t * math.pi)),
                (.1, .05, .01), 'belt_orange', .002, (side * 170 * t, 0, -side * 10))
        block(x3 + .1, x4 - .1, side * .52 - .015, side * .52 + .015, table + .05, table + .13,
              'dark', .006)
    for i in range(4):
        blank(x3 + .25 + i * .27, 0, table + .012, .22, .42)
    hood(x3 + .02, x4 - .04, front, -front, table - .02, table + .56, .28, 'brand')
    station('final fold', ((x3 + x4) / 2, 0, table + .35))

    # entry of the press, under a closed cover
    bed(x4, x5 - .02, width, table - .05, doors=1)
    block(x4 + .03, x5 - .05, front - .02, .02 - front, table - .04, table + .44, 'body', .04)
    window(x4 + .1, x5 - .12, table + .1, table + .38, front - .045, 'dark', 1, .025, False)
    block(x4 + .028, x5 - .048, front - .024, front, table, table + .05, 'accent', .003)

    # press belt and delivery
    low = table - .12
    edge = width * .43
    bed(x5, x6, width * .86, low - .06, None, sill=low - .25, openings=False, shafts=False)
    for side in (-1, 1):
        block(x5 + .05, x6 - .05, side * edge - .02, side * edge + .02, low - .3, low - .24, 'dark')
    belt(x5 + .05, x6 + .12, 0, width * .74, low, .06, 'belt_green')
    shingles(x5 + .1, x6 + .02, 0, low)
    for y in (-.2, .2):
        block(x5 + .15, x6 - .65, y - .02, y + .02, low + .16, low + .22, 'dark', .008)
        belt(x5 + .2, x6 - .7, y, .07, low + .15, .05, 'belt_green')
    for x in (x5 + .3, x5 + .75, x6 - .75):
        for side in (-1, 1):
            block(x - .03, x + .03, side * edge - .025, side * edge + .025, low - .1, low + .32,
                  'body', .01)
        block(x - .03, x + .03, -edge, edge, low + .28, low + .34)
        cylinder((x, 0, low + .2), (x, 0, low + .42), .014, 'chrome')
        handwheel((x, 0, low + .42), (0, 0, 1), .06)
    station('press belt', (x5 + .6, 0, low + .3))
    station('delivery', (x6 - .25, 0, low + .05))

    # operator side
    for x in (x1 - .5, x1 + .5, x2 + .3, x2 + .75, x3 + .4, x3 + .9):
        handwheel((x, front - .1, table - .25 - (.07 if x < x1 else 0)), (0, -1, 0), .085)
    for x in (x0 + .15, x3 - .02, x5 + .12):
        block(x - .05, x + .05, front - .06, front, table - .2, table - .06, 'dark', .01)
        emergency_stop((x, front - .06, table - .13), scale=.9)
    for x in (x0 + .5, x2 + .2):
        motor((x, front + .25, .34), (0, 1, 0), .11, .3, 'grey')
    touch_panel_arm(x3 - .06, front + .05, table + .5, table + .86, .34)
    cabinet(x2 - .4, x2 + .9, -front + .35, -front + .8, 1.85)
    beacon(x2 + .75, -front + .55, 1.85)
    front_edge((x0, front, 0), (x6 + .12, front, 0))
