"""Gluers for corrugated boxes: the automatic folder gluer and the hand-fed press type."""
from kit import (air_cylinder, beacon, bed, belt, block, bracket, cabinet, cable, clear_cover,
                 cross_cylinder, cylinder, emergency_stop, flap, foot, front_edge, group,
                 handwheel, leg_table, machine, motor, perforated_belt, place, plate, roller_row,
                 rounded_polygon, rounded_rectangle, stack, station, touch_panel_post, window)
from kit.parts_folding import FoldSection
from kit.parts_gluing import dial_wheel, glue_disc

BOARD, EDGE = 'kraft', 'kraft_dark'


# ---------------------------------------------------------------- folder gluer

def wheel_beam(x0, x1, y, z, wheels, radius=.075):
    """A long upper beam with a row of rubber drive wheels pressing on the sheet at z."""
    block(x0, x1, y - .05, y + .05, z + .15, z + .3, 'body', .012)
    block(x0 + .02, x1 - .02, y - .053, y + .053, z + .2, z + .225, 'brand', .003)
    for i in range(wheels):
        x = x0 + (x1 - x0) * (i + .5) / wheels
        cross_cylinder(x, y - .032, y + .032, z + radius, radius, 'rubber')
        for side in (-1, 1):
            cross_cylinder(x, y + side * .034 - .003, y + side * .034 + .003, z + radius,
                           radius * .5, 'steel')
            block(x - .012, x + .012, y + side * .042 - .006, y + side * .042 + .006,
                  z + radius - .02, z + .17, 'steel', .002)


def counter_ejector(x0, x1, half, height, belt_z):
    """The tall tower: stack of folded boxes between side guides, pusher plate, exit rollers."""
    for side in (-1, 1):
        outline = rounded_polygon([(x0, .1), (x0, height), (x1, height), (x1, .1)], .06)
        opening = rounded_rectangle(x0 + .14, belt_z - .06, x1 - .14, height - .32, .06)
        plate(outline, side * half - .04, .08, 'body', [opening], .012)
        block(x0 + .1, x1 - .1, side * half - .055, side * half + .055, .2, belt_z - .3, 'brand',
              .012)
        for x in (x0 + .14, x1 - .14):
            foot(x, side * half, .06)
    block(x0 - .02, x1 + .02, -half - .02, half + .02, height - .2, height + .02, 'brand', .03)
    block(x0 + .12, x1 - .12, -half + .2, half - .2, height, height + .12, 'light_grey', .03)
    for i in range(9):
        x = x0 + .22 + i * (x1 - x0 - .5) / 8
        block(x, x + .04, -half + .32, half - .32, height + .11, height + .126, 'dark', .002)
    block(x0 + .05, x1 - .05, -half + .04, half - .04, .16, .26, 'dark', .01)


@machine('corrugated-box-folder-gluer-machine', overall_length_m=15., azimuth=-36, elevation=21,
         lens=72)
def corrugated_box_folder_gluer():
    """Wide feeder table, glue wheel, twisting rods over two long beams, squaring section, tall
    counter and ejector."""
    half, table, crease, panel = 1.24, .86, .56, .54
    front = -half

    # feeder table with a pile of sheets and gates
    for side in (-1, 1):
        outline = rounded_polygon([(-3.75, .12), (-3.75, table - .02), (-2.5, table - .02),
                                   (-2.5, .12)], .05)
        plate(outline, side * (half - .04) - .03, .06, 'body',
              [rounded_rectangle(-3.55, .52, -2.7, table - .14, .08)])
        block(-3.68, -2.56, side * (half - .04) - .045, side * (half - .04) + .045, .16, .44,
              'brand', .012)
        for x in (-3.6, -2.65):
            foot(x, side * (half - .04), .08)
    block(-3.7, -2.55, -half + .04, half - .04, .2, .28, 'dark', .01)
    block(-3.78, -2.47, -half, half, table - .05, table - .004, 'steel', .008)
    for i in range(6):
        y = -.85 + i * .34
        belt(-3.62, -2.6, y, .09, table + .012, .035, 'belt_dark')
    top = stack(-3.12, 0, table + .012, .8, 2 * (crease + panel), .34, BOARD, .02, .005, EDGE)
    for side in (-1, 1):
        block(-3.52, -2.7, side * 1.13 - .012, side * 1.13 + .012, table - .01, table + .5,
              'aluminium', .005)
    block(-2.62, -2.5, -half + .02, half - .02, table + .64, table + .72, 'light_grey', .015)
    for side in (-1, 1):
        block(-2.61, -2.51, side * (half - .06) - .05, side * (half - .06) + .05, table - .05,
              table + .64, 'body', .012)
    for y in (-.8, -.28, .28, .8):
        block(-2.65, -2.61, y - .06, y + .06, table + .05, table + .72, 'aluminium', .008)
        handwheel((-2.6, y, table + .82), (0, 0, 1), .06)
    station('feeder table', (-3.2, -.5, top))

    # continuous beds carry the long lower vacuum belts
    for x0, x1 in ((-2.46, -1.0), (-.98, .66), (.68, 2.34)):
        bed(x0, x1, 2 * half, table - .1, doors=3, sill=.46)
    beam_y, beam_z = .4, table - .2
    for side in (-1, 1):
        y = side * beam_y
        block(-2.4, 2.3, y - .09, y + .09, beam_z, table - .075, 'body', .012)
        perforated_belt(-2.36, 2.26, y, .13, table, 'belt_blue', .09, 2, .04, .009)
    for x in (-1.9, -.5, .6, 1.8):
        block(x - .05, x + .05, -half + .03, half - .03, beam_z - .1, beam_z + .01, 'body', .01)

    # upper wheel beams hang from two portals, set by handwheels
    wheel_beam(-2.3, .02, -beam_y, table + .01, 12)
    wheel_beam(-2.3, .02, beam_y, table + .01, 12)
    for x in (-2.0, -.72):
        for side in (-1, 1):
            block(x - .06, x + .06, side * half - .06, side * half + .06, table - .12, 1.6,
                  'body', .015)
        block(x - .08, x + .08, -half - .07, half + .07, 1.54, 1.68, 'body', .02)
        block(x - .084, x + .084, -half - .074, half + .05, 1.58, 1.63, 'brand', .004)
        for y in (-beam_y, beam_y):
            block(x - .05, x + .05, y - .04, y + .04, table + .28, 1.56, 'aluminium', .01)
            handwheel((x, y, 1.74), (0, 0, 1), .07)
    # cover over the feed nip, hinged on the first portal
    clear_cover([(-2.08, 1.5), (-2.34, 1.44), (-2.44, table + .3)], -half + .08, half - .08, 'body',
                .014, 2)

    fold = FoldSection(-1.0, 1.72, 3, 175, crease, panel, table + .004)
    # glue wheel at the operator's side, its pot on a bracket of the frame, under a clear cover
    glue_y = -crease - panel + .03
    fold.blank(-1.42, .66, True)
    glue_disc(-1.42, glue_y, table - .2, .11, -1)
    block(-1.56, -1.28, -half - .1, glue_y - .03, table - .27, table - .24, 'dark', .006)
    bracket(-1.42, -half, table - .272, .24, width=.2)
    cable([(-1.42, glue_y - .15, table - .02), (-1.42, -half - .1, table + .06),
           (-1.2, -half - .14, table - .1), (-1.2, -half - .06, .2)], .014, 'hose_blue', .08, (3,))
    for x in (-1.58, -1.26):
        block(x - .012, x + .012, -half - .02, -half + .03, table - .14, table + .36, 'body', .004)
    block(-1.57, -1.27, -half - .004, -half + .004, table + .03, table + .34, 'acrylic', 0)
    block(-1.57, -1.27, -half, -.8, table + .335, table + .343, 'acrylic', 0)
    station('glue wheel', (-1.42, glue_y - .02, table + .02))

    # folding rods: panels close like a book, behind hinged guards
    rods = [fold.rod(side, reach, half, table - .08) for side in (-1, 1) for reach in (.2, .4)]
    for x in (-.5, .32, 1.14):
        fold.blank(x, .56)
    for x in (-.62, .18, .92, 1.66):
        block(x - .025, x + .025, -half - .12, -half - .07, .5, 1.5, 'body', .008)
        for z in (.56, .7):
            block(x - .02, x + .02, -half - .08, -half, z - .02, z + .02, 'dark', .004)
    block(-.65, 1.69, -half - .125, -half - .065, 1.5, 1.56, 'brand', .01)
    for x0, x1 in ((-.59, .15), (.21, .89), (.95, 1.63)):
        window(x0, x1, table + .02, 1.49, -half - .11)
    station('folding rods', rods[1][7])

    # squaring section: side plates tap the folded box true between upper and lower belts
    fold.blank(1.98, .5)
    for side in (-1, 1):
        y = side * (crease + .025)
        block(1.74, 2.24, y - .012, y + .012, table - .03, table + .1, 'steel', .005)
        for x in (1.84, 2.14):
            air_cylinder((x, side * half, table + .04), (x, side * (crease + .04), table + .04),
                         .03, .4)
            block(x - .05, x + .05, side * half - .05, side * half + .05, table - .12, table + .1,
                  'dark', .012)
        belt(1.76, 2.22, side * .3, .12, table + .156, .055, 'belt_dark')
        block(1.78, 2.2, side * .3 - .075, side * .3 - .062, table + .07, table + .2, 'accent',
              .006)
    for x in (1.78, 2.2):
        for side in (-1, 1):
            block(x - .04, x + .04, side * half - .05, side * half + .05, table - .12, 1.34, 'body',
                  .012)
        block(x - .05, x + .05, -half - .06, half + .06, 1.28, 1.38, 'body', .015)
        for y in (-.3, .3):
            block(x - .03, x + .03, y - .07, y - .05, table + .1, 1.3, 'aluminium', .004)
        dial_wheel((x, -.0, 1.39), (0, 0, 1), .07)
    station('squaring section', (1.9, -crease - .04, table + .08))

    # counter and ejector
    x0, x1, tower, exit_z = 2.38, 3.42, 2.12, table - .14
    counter_ejector(x0, x1, .98, tower, exit_z)
    roller_row(x0 + .16, x1 - .04, -.86, .86, exit_z, .03, 9)
    stack_top = stack((x0 + x1) / 2, 0, exit_z, .66, 2 * crease, .62, BOARD, .026, .006, EDGE)
    block(x0 + .09, x0 + .13, -.5, .5, exit_z + .04, exit_z + .72, 'yellow', .01)
    for y in (-.25, .25):
        block(x0 - .06, x0 + .04, y - .05, y + .05, exit_z + .5, exit_z + .86, 'dark', .008)
        air_cylinder((x0 - .1, y, exit_z + .58), (x0 + .1, y, exit_z + .58), .04, .3)
    for side in (-1, 1):
        block(x0 + .2, x1 - .2, side * .6 - .012, side * .6 + .012, exit_z + .06, exit_z + .74,
              'aluminium', .006)
        for x in (x0 + .35, x1 - .35):
            cylinder((x, side * .6, exit_z + .5), (x, side * .96, exit_z + .5), .018, 'chrome')
    block(x0 - .1, x0 + .1, -.96, .96, exit_z + .84, exit_z + .94, 'body', .01)
    window(x0 + .15, x1 - .15, exit_z - .04, tower - .34, -1.03, doors=2)
    station('counter and ejector', ((x0 + x1) / 2, -.56, min(stack_top - .1, exit_z + .5)))
    # exit rollers with a counted bundle
    roller_row(x1 + .05, 4.3, -.7, .7, exit_z, .03, 9)
    for side in (-1, 1):
        block(x1 + .02, 4.36, side * .74 - .025, side * .74 + .025, exit_z - .12, exit_z + .02,
              'body', .01)
        block(4.2, 4.28, side * .74 - .04, side * .74 + .04, .06, exit_z - .08, 'body', .01)
        foot(4.24, side * .74, .05)
    stack(3.92, 0, exit_z, .66, 2 * crease, .3, BOARD, .026, .004, EDGE)

    # operator side
    touch_panel_post(3.85, -1.12, 1.16)
    for x in (-3.62, -.95, 2.5):
        y = front - .06 if x == -.95 else -half + .01 if x < -3 else -1.02
        block(x - .05, x + .05, y - .04, y + .08, table - .26, table - .13, 'dark', .01)
        emergency_stop((x, y - .04, table - .195))
    cabinet(.3, 1.5, half + .2, half + .6, 1.75)
    beacon(x1 - .2, -.7, tower)
    front_edge((-3.78, front, 0), (4.36, front, 0))


# ---------------------------------------------------------------- press type, hand fed

def flat_box(x, y, z, length, width, lift=0):
    """A folded box lying flat, its seam in the middle and a wet glue line in it; lift raises the
    near panel as it is being folded."""
    half = length / 2
    block(x - half, x + half, y - width / 2, y + width / 2, z, z + .014, BOARD, .001)
    flap(length, width / 2 - .02, (x, y + width / 2, z + .02), '-y', 2, BOARD, .014, 1)
    flap(length, width / 2 - .004, (x, y - width / 2, z + .02), '+y', max(lift, 3), BOARD, .014, 1)
    for side, angle in ((1, 2), (-1, max(lift, 3))):
        if angle < 10:
            with group() as slots:
                for end in (-.26, .26):
                    block(length * end - .006, length * end + .006, .12 - width / 2, 0, .004, .0095,
                          EDGE, 0)
            turn = (-angle, 0, 0) if side > 0 else (-angle, 0, 180)
            place(slots, (x, y + side * width / 2, z + .02), turn)
    if lift:
        block(x - half * .92, x + half * .92, y + .03, y + .085, z + .03, z + .054, 'glue', .003)
    else:
        block(x - half, x + half, y - .016, y + .016, z + .04, z + .066, EDGE, .001)
        block(x - half * .96, x + half * .96, y + .012, y + .03, z + .04, z + .068, 'glue', .002)


@machine('press-type-corrugated-box-gluer-semi-automatic', overall_length_m=5.2, azimuth=-35,
         elevation=21, lens=72)
def press_type_corrugated_box_gluer():
    """Open folding table, guide rails, glue disc on an arm, thick belts over the seam, receiving
    table with flat boxes."""
    half, table = 1.08, .84
    front = -half

    # folding table
    leg_table(-2.75, -.42, -half, half, table, 'light_grey', .05, 'brand')
    for side in (-1, 1):
        block(-2.6, -.5, side * (half - .07) - .02, side * (half - .07) + .02, .28, .34, 'brand',
              .006)
    block(-.56, -.5, -half + .1, half - .1, .28, .34, 'brand', .006)
    block(-2.68, -2.62, -half + .1, half - .1, .28, .34, 'brand', .006)
    belt(-2.66, .02, 0, .34, table + .02, .06, 'belt_green')
    flat_box(-2.02, 0, table + .022, .84, 1.3, 42)
    station('folding table', (-2.5, -.78, table))

    # guide rails, set by scale and wheel
    for side in (-1, 1):
        block(-1.5, -.1, side * .69 - .02, side * .69 + .02, table + .01, table + .13, 'chrome',
              .008)
        with group() as lead_in:
            block(-.42, .0, -.02, .02, table + .01, table + .13, 'chrome', .008)
        place(lead_in, (-1.49, side * .69, 0), (0, 0, -side * 24))
        for x in (-1.3, -.62):
            block(x - .05, x + .05, side * .73 - .04, side * .73 + .14, table - .002, table + .08,
                  'dark', .01)
            cylinder((x, side * .8, table + .07), (x, side * .8, table + .13), .03, 'black')
    flat_box(-.98, 0, table + .022, .84, 1.3)
    station('guide rails', (-1.2, -.71, table + .13))

    # glue disc and pot on an arm from the first portal
    flat_box(.5, 0, table + .022, .84, 1.3)
    glue_disc(-.34, .03, table + .056, .12, 1)
    for x in (-.3,):
        for side in (-1, 1):
            block(x - .05, x + .05, side * (half - .1) - .05, side * (half - .1) + .05, table - .06,
                  1.36, 'body', .015)
        block(x - .06, x + .06, -half + .02, half - .02, 1.28, 1.42, 'body', .02)
    block(-.42, -.18, .11, .3, table + .38, 1.32, 'dark', .015)
    block(-.44, -.16, .12, .29, table + .05, table + .09, 'dark', .006)
    for y in (.125, .285):
        block(-.44, -.4, y - .012, y + .012, table + .07, table + .46, 'dark', .004)
    motor((-.3, .3, table + .55), (0, 1, 0), .09, .24, 'brand')
    station('glue disc', (-.34, .0, table + .27))

    # press: lower and upper belt, thick, over the seam
    for side in (-1, 1):
        outline = rounded_polygon([(-.06, .1), (-.06, table - .03), (1.62, table - .03),
                                   (1.62, .1)], .05)
        opening = rounded_rectangle(.1, .3, 1.46, table - .2, .1)
        plate(outline, side * (half - .03) - .03, .06, 'body', [opening])
        for x in (.1, 1.46):
            foot(x, side * (half - .03), .06)
    block(-.02, 1.58, -half + .03, half - .03, .16, .24, 'dark', .01)
    for side in (-1, 1):
        block(-.08, 1.64, side * .56 - .42, side * .56 + .42, table - .04, table - .004,
              'light_grey', .008)
    belt(.02, 1.62, 0, .28, table + .02, .09, 'belt_dark', .022)
    belt(.14, 1.44, 0, .28, table + .3, .12, 'belt_dark', .03)
    for side in (-1, 1):
        block(.08, 1.5, side * .17 - .02, side * .17 + .02, table + .11, table + .25, 'brand', .012)
        for i in range(7):
            cylinder((.2 + i * .195, side * .18, table + .18),
                     (.2 + i * .195, side * .205, table + .18), .036, 'steel')
    for x in (.34, 1.24):
        for side in (-1, 1):
            block(x - .06, x + .06, side * (half - .1) - .05, side * (half - .1) + .05, table - .06,
                  1.4, 'body', .015)
            cylinder((x, side * .17, table + .2), (x, side * .17, 1.36), .026, 'chrome')
        block(x - .055, x + .055, -half + .02, half - .02, 1.31, 1.45, 'brand', .02)
        handwheel((x, 0, 1.56), (0, 0, 1), .13)
    motor((.7, -.2, .5), (0, 1, 0), .13, .36, 'grey')
    block(.6, .95, -.3, .3, .22, .38, 'dark', .01)
    flat_box(1.42, 0, table + .022, .84, 1.3)
    station('press belts', (.8, -.15, table + .3))

    # receiving table
    leg_table(1.68, 2.75, -half, half, table - .02, 'steel', .05, 'brand')
    stack(2.26, .0, table - .02, .84, 1.3, .26, BOARD, .032, .012, EDGE)
    block(2.7, 2.74, -.6, .6, table - .04, table + .2, 'aluminium', .006)
    station('receiving table', (2.3, -.65, table + .16))

    # operator side
    block(.02, .3, front - .1, front + .02, 1.0, 1.34, 'light_grey', .02)
    block(.12, .2, front - .06, front + .1, table - .1, 1.02, 'dark', .01)
    for i, colour in enumerate(('green', 'black', 'red')):
        cylinder((.09 + i * .07, front - .098, 1.14), (.09 + i * .07, front - .12, 1.14), .022,
                 colour)
    cylinder((.16, front - .098, 1.26), (.16, front - .115, 1.26), .04, 'black')
    block(.152, .168, front - .125, front - .11, 1.25, 1.29, 'white', .002)
    emergency_stop((1.3, front + .0, table - .12))
    emergency_stop((-2.4, front + .03, table - .085), scale=.9)
    dial_wheel((.9, front - .06, table - .13), (0, -1, 0), .09)
    front_edge((-2.75, front, 0), (2.75, front, 0))
