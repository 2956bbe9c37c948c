"""Pasting machines: top sheets on a belt, the hand-fed roller paster, board to board."""
from kit import (base_cabinet, beacon, belt, block, box, cabinet, cable, clear_cover,
                 cross_cylinder, cylinder, door, emergency_stop, foot, front_edge, grey_tray, group,
                 handwheel, image_material, leg_table, machine, motor, paint, paper,
                 perforated_belt, place, plate, rating_plate, roller, rounded_polygon,
                 rounded_rectangle, side_frames, stack, station, suction_cup, tank, touch_panel,
                 touch_panel_arm, tube, warning_plate, window, wrap_sheet)
from kit.artwork import PALETTES, dots, sheet, stripes
from kit.parts_corrugated import ink_can
from kit.parts_gluing import bearing, dial_wheel


def wrap_print(name='spice'):
    """A printed wrap as a surface for sheets lying flat (x along, y across)."""
    ground, strong, deep, warm, bright = PALETTES[name]
    picture, draw = sheet(512, 640, ground)
    dots(draw, (0, 0, 512, 640), 64, 15, bright)
    draw.rectangle((120, 0, 392, 640), fill=strong)
    stripes(draw, (0, 40, 512, 60), 1, deep, 1)
    stripes(draw, (0, 580, 512, 600), 1, deep, 1)
    draw.ellipse((166, 230, 346, 410), fill=warm)
    draw.ellipse((206, 270, 306, 370), fill=ground)
    return image_material('wrap ' + name, picture, 'xy', .5, coat=.3)


def wet_glue():
    """Shiny amber film of hot glue."""
    return paint('#e6bd74', .08, 0, 1.)


def wet_sheet(x, y, z, length, width, printed, turn=0):
    """A wrap lying on z with its glued side up; a rim of its print shows."""
    with group() as pieces:
        wrap_sheet(0, 0, 0, length, width, printed, .06, .004)
        wrap_sheet(0, 0, .003, length * .95, width * .96, wet_glue(), .06, .003)
        for at, span in ((-.2, .1), (.02, .035)):
            box((length * at, 0, .0055), (length * span, width * .8, .002),
                paint('#f6e3ba', .05, 0, 1.), 0,
                (0, 0, -18))
    place(pieces, (x, y, z), (0, 0, turn))


# ---------------------------------------------------------------- top sheets on a belt

@machine('automatic-top-sheet-gluing-machine-with-conveyor', overall_length_m=4.2, azimuth=-34,
         elevation=20, lens=74)
def top_sheet_gluing_with_conveyor():
    """Wrap pile with suction bar, hot glue roller with tank and gauge, peel fingers, long
    suction belt with free edges to work at."""
    table, half = .82, .56
    printed = wrap_print()

    # suction feeder: a low lifting pile
    block(-2.4, -1.62, -half, half, .1, .4, 'body', .02)
    door(-2.34, -1.68, .14, .36, -half, 'brand', 'left', 'turn')
    for x in (-2.3, -1.72):
        for y in (-half + .1, half - .1):
            foot(x, y, .04)
    block(-2.36, -1.7, -half + .04, half - .04, .46, .5, 'steel', .006)
    for y in (-.36, .36):
        cylinder((-2.02, y, .38), (-2.02, y, .48), .04, 'chrome')
    top = stack(-2.03, 0, .5, .6, .8, .32, 'white', .008, .0012, 'cream')
    block(-2.33, -1.73, -.4, .4, top - .001, top + .003, printed, .001)
    for side in (-1, 1):
        outline = rounded_polygon([(-1.86, .3), (-1.86, 1.08), (-1.74, 1.16), (-1.58, 1.16),
                                   (-1.58, .3)], .05)
        plate(outline, side * (half - .03) - .03, .06, 'body')
    block(-1.82, -1.7, -half, half, 1.02, 1.12, 'brand', .015)
    for i in range(6):
        suction_cup(-1.76, -.34 + i * .136, top, 1.03 - top)
    block(-2.36, -2.32, -.3, .3, .44, .94, 'aluminium', .006)
    for side in (-1, 1):
        block(-2.2, -1.88, side * .416 - .01, side * .416 + .01, .5, .87, 'aluminium', .005)
        for z in (.56, .8):
            cylinder((-2.04, side * .42, z), (-2.04, side * (half - .03), z), .012, 'chrome')
        block(-2.08, -2.0, side * (half - .05) - .02, side * (half - .05) + .02, .39, .86, 'body',
              .006)
    box((-1.6, 0, top + .02), (.5, .8, .005), printed, .001, (0, 3, 0))
    station('suction feeder', (-2.1, -.2, top))

    # glue roller between two side plates, tank in front
    axis, radius = 1.06, .19
    block(-1.56, -.72, -half, half, .1, .62, 'body', .02)
    for i in range(2):
        door(-1.52 + i * .4, -1.16 + i * .4, .15, .54, -half, 'brand', 'left' if i else 'right', 'turn',
             'low' if i else None)
    for x in (-1.47, -.8):
        for y in (-half + .1, half - .1):
            foot(x, y, .04)
    outline = rounded_polygon([(-1.56, .58), (-1.56, .86), (-1.44, 1.1), (-1.3, 1.26), (-1.1, 1.26),
                               (-.86, 1.04), (-.72, .84), (-.72, .58)], .07)
    side_frames(outline, -half, half, .06)
    for side in (-1, 1):
        bearing(-1.14, side * (half - .03), axis, .1, .1)
        bearing(-1.38, side * (half - .03), axis - .06, .06, .09)
    roller(-1.14, -half + .06, half - .06, axis, radius, 'chrome')
    cross_cylinder(-1.14, -.4, .4, axis, radius + .004, wet_glue())
    roller(-1.38, -half + .06, half - .06, axis - .06, .085, 'chrome')
    roller(-1.14, -half + .06, half - .06, axis - radius - .1, .1, 'rubber_grey')
    block(-1.36, -1.29, -half + .07, half - .07, axis + .1, axis + .12, 'steel', .003)
    # hinged cover over both rolls; melter on the floor feeds the trough through a heated hose
    clear_cover([(-.8, 1.16), (-.96, 1.37), (-1.36, 1.37), (-1.55, 1.18), (-1.55, 1.1)], -half + .07,
                half - .07, 'body', .013, 1)
    warning_plate(-1.47, -half - .003, .82, .08, 'hot')
    base_cabinet(-1.5, -1.04, -1.2, -.82, .46, 1, head=.06, plinth=.1)
    tank(-1.34, -1.01, .459, .13, .2, 'steel', 'brand')
    block(-1.17, -1.07, -1.1, -.92, .45, .62, 'grey', .015)
    cylinder((-1.12, -1.1, .56), (-1.12, -1.115, .56), .036, 'white')
    cable([(-1.12, -.95, .6), (-1.12, -.95, .72), (-1.22, -.72, .74), (-1.3, -half - .03, .74)],
          .018, 'black', .08)
    cylinder((-1.3, -half - .05, .74), (-1.3, -half + .02, .74), .032, 'brass')
    dial_wheel((-.98, -half - .06, .72), (0, -1, 0), .08)
    station('glue roller', (-1.2, -.24, axis + radius))

    # peel fingers
    for i in range(9):
        y = -.4 + i * .1
        outline = rounded_polygon([(-.98, axis - .1), (-.86, table + .07), (-.6, table + .01),
                                   (-.6, table + .03), (-.85, table + .12), (-.955, axis - .06)],
                                  .015)
        plate(outline, y - .008, .016, 'brass', bevel=.002)
    cross_cylinder(-.83, -half + .03, half - .03, table + .065, .024, 'steel')
    station('peel fingers', (-.82, -.4, table + .1))

    # suction conveyor with free edges on both sides
    belt_half = .36
    for x in (-.5, .62, 1.74):
        for side in (-1, 1):
            block(x - .04, x + .04, side * .3 - .04, side * .3 + .04, .07, table - .14, 'body',
                  .01)
            foot(x, side * .3, .06)
        block(x - .03, x + .03, -.3, .3, .22, .28, 'body', .008)
    for side in (-1, 1):
        block(-.62, 2.0, side * .4 - .03, side * .4 + .03, table - .17, table - .006, 'body', .012)
        block(-.56, 1.98, side * .56 - .14, side * .56 + .14, table - .045, table - .012,
              'light_grey', .012)
        for x in (-.3, .62, 1.54):
            outline = rounded_polygon([(side * .42, table - .17), (side * .42, table - .04),
                                       (side * .66, table - .04)], .01)
            plate(outline, x - .012, .024, 'dark', plane='yz', bevel=.003)
    block(-.5, 1.9, -.28, .28, table - .34, table - .12, 'brand', .02)
    perforated_belt(-.64, 2.02, 0, 2 * belt_half, table, 'belt_dark', .09, 7, .05, .013, 'grey')
    motor((.2, -.12, .36), (1, 0, 0), .13, .34, 'grey')
    block(.16, .6, -.3, .06, .21, .24, 'dark', .006)
    for y in (-.27, .03):
        block(-.5, .64, y - .02, y + .02, .215, .265, 'dark', .004)
    tube([(.62, -.12, .42), (.8, -.12, .42), (.8, -.12, table - .32)], .07, 'grey', .1)
    for x in (-.22, .4, 1.02):
        wet_sheet(x, .01, table + .004, .46, .58, printed)
    wet_sheet(1.66, .0, table + .004, .46, .58, printed)
    grey_tray(1.66, 0, table + .012, .26, .34, .12)
    grey_tray(1.02, .0, table + .012, .26, .34, .02)
    for y, x, count in ((.56, -.1, 7), (.56, .5, 10), (.56, 1.1, 6), (-.56, 1.5, 3)):
        for k in range(count):
            box((x, y, table - .004 + k * .014), (.26, .22, .012), 'greyboard', .002,
                (0, 0, (k % 3 - 1) * 2.5), segments=1)
    station('suction conveyor with work places', (.38, -.1, table + .012))
    # operator side
    block(-.98, -.78, -half - .09, -half + .0, .9, 1.1, 'light_grey', .015)
    touch_panel(-.88, -half - .1, 1.0, .2, .17)
    rating_plate(-.88, -half - .003, .84, .08, .05)
    emergency_stop((-1.64, -half - .0, .74), scale=.9)
    emergency_stop((1.84, -.43, table - .1), scale=.9)
    front_edge((-2.4, -half, 0), (2.05, -half, 0))


# ---------------------------------------------------------------- hand-fed roller paster

@machine('roller-pasting-machine', overall_length_m=1.2, azimuth=-30, elevation=22, lens=78)
def roller_pasting():
    """Four-legged stand, feed plate with a sheet, two shiny rollers over an open tray, comb of
    needles at the outlet."""
    half, nip = .38, 1.0
    lower, upper = .105, .085
    amber = wet_glue()

    # stand
    for x in (-.36, .36):
        for y in (-.31, .31):
            block(x - .032, x + .032, y - .032, y + .032, .06, .62, 'body', .008)
            foot(x, y, .05)
    for y in (-.31, .31):
        block(-.36, .36, y - .018, y + .018, .22, .27, 'body', .006)
    for x in (-.36, .36):
        block(x - .018, x + .018, -.31, .31, .22, .27, 'body', .006)
    block(-.375, .375, -.325, .325, .262, .285, 'light_grey', .004)
    motor((-.05, -.22, .4), (0, 1, 0), .1, .26, 'brand')
    block(-.13, .03, -.2, .04, .285, .31, 'dark', .006)

    # head: side plates, tray, rollers
    block(-.42, .42, -half - .005, half + .005, .58, .74, 'brand', .02)
    outline = rounded_polygon([(-.3, .7), (-.29, .78), (-.12, .86), (-.105, 1.14), (-.05, 1.2),
                               (.05, 1.2), (.105, 1.14), (.12, .86), (.29, .78), (.3, .7)], .04)
    for side in (-1, 1):
        plate(outline, side * half - .025, .05, 'body', bevel=.01)
        for z in (nip - lower, nip + upper):
            bearing(0, side * half, z, .058, .075, 'dark')
        block(-.02, .02, side * half - .02, side * half + .02, 1.19, 1.24, 'dark', .005)
        handwheel((0, side * half, 1.3), (0, 0, 1), .055)
    outer = [(-.3, .95), (-.21, .76), (.21, .76), (.3, .95)]
    tray = rounded_polygon([*outer, (.285, .95), (.2, .775), (-.2, .775), (-.285, .95)], .01)
    plate(tray, -half + .03, 2 * half - .06, 'steel', bevel=.002)
    for y in (-half + .028, half - .04):
        plate(rounded_polygon(outer, .01), y, .012, 'steel', bevel=.002)
    block(-.22, .22, -half + .035, half - .035, .772, .81, 'glue', .002)
    block(-.25, .25, -half + .035, half - .035, .808, .86, 'glue', .002)
    roller(0, -half + .03, half - .03, nip - lower, lower, 'chrome')
    cross_cylinder(0, -half + .1, half - .1, nip - lower, lower + .003, amber)
    roller(0, -half + .03, half - .03, nip + upper, upper, 'chrome')
    roller(-.16, -half + .03, half - .03, .93, .045, 'chrome')
    station_rollers = (0, -.2, nip + 2 * upper)

    # feed plate with side lays and a sheet half in
    with group() as feed:
        block(-.5, 0, -half + .03, half - .03, -.016, 0, 'steel', .005)
        block(-.515, -.485, -half + .03, half - .03, -.05, .002, 'steel', .006)
        for side in (-1, 1):
            block(-.44, -.04, side * .31 - .01, side * .31 + .01, -.002, .03, 'brass', .003)
        block(-.47, .1, -.25, .25, .002, .006, wrap_print('pastel'), .001)
    place(feed, (-.12, 0, nip - .01), (0, -8, 0))
    for side in (-1, 1):
        tube([(-.38, side * .34, .72), (-.5, side * .34, .82), (-.5, side * .34, .95)], .014,
             'steel', .05)
    station('feed plate', (-.5, -.3, nip - .05))
    station('glue rollers', station_rollers)

    # delivery: comb of thin needles
    for i in range(25):
        y = -.33 + i * .0275
        tube([(.07, y, nip + .012), (.16, y, nip - .012), (.68, y, nip - .03)], .0055, 'chrome',
             .04)
    cross_cylinder(.19, -half + .03, half - .03, nip - .026, .02, 'brass')
    cross_cylinder(.5, -.36, .36, nip - .036, .014, 'steel')
    for side in (-1, 1):
        tube([(.36, side * .355, .72), (.42, side * .355, .84), (.5, side * .355, nip - .036)],
             .014, 'steel', .05)
        tube([(.1, side * half, nip - .03), (.19, side * half, nip - .026),
              (.19, side * (half - .04), nip - .026)], .014, 'steel', .03)
    with group() as wet:
        block(0, .3, -.25, .25, 0, .004, 'white', .001)
        block(.004, .296, -.246, .246, .003, .007, amber, .001)
    place(wet, (.09, 0, nip + .008), (0, 3, 0))
    station('delivery fingers', (.6, -.32, nip - .025))

    # speed dial and switches on the front, belt guard behind
    block(.2, .38, -half - .1, -half + .02, .5, .76, 'light_grey', .015)
    cylinder((.29, -half - .098, .69), (.29, -half - .106, .69), .05, 'white')
    cylinder((.29, -half - .102, .69), (.29, -half - .135, .69), .028, 'black')
    box((.297, -half - .137, .702), (.006, .004, .026), 'white', 0, (0, 30, 0))
    cylinder((.25, -half - .098, .59), (.25, -half - .115, .59), .017, 'green')
    emergency_stop((.325, -half - .098, .575), scale=.7)
    guard = rounded_polygon([(-.16, .34), (-.16, .46), (-.12, 1.06), (.12, 1.06), (.06, .46),
                             (.06, .34)], .05)
    plate(guard, half + .03, .06, 'body')
    front_edge((-.42, -.34, 0), (.42, -.34, 0))


# ---------------------------------------------------------------- board to board

def press_rollers(x0, x1, half, low, top, nip):
    """The raised roller block: heavy side plates with openings, four stacked rollers in two
    pairs, numbered gap wheels on top."""
    outline = rounded_polygon([(x0, low), (x0, top - .12), (x0 + .12, top), (x1 - .12, top),
                               (x1, top - .12), (x1, low)], .05)
    opening = rounded_rectangle(x0 + .14, nip - .27, x1 - .14, nip + .3, .08)
    side_frames(outline, -half, half, .08, 'body', [opening], .012)
    block(x0 + .05, x1 - .05, -half + .04, half - .04, top - .16, top - .04, 'brand', .02)
    for x in (x0 + .29, x1 - .29):
        for z, radius in ((nip - .12, .12), (nip + .145, .12)):
            roller(x, -half + .06, half - .06, z, radius, 'chrome')
            for side in (-1, 1):
                bearing(x, side * (half - .03), z, .085, .1, 'dark')
        for side in (-1, 1):
            cylinder((x, side * (half - .05), nip + .2), (x, side * (half - .05), top + .1), .026,
                     'chrome')
            cylinder((x, side * (half - .05), top - .01), (x, side * (half - .05), top + .05), .05,
                     'dark')
        dial_wheel((x, -half + .05, top + .13), (0, 0, 1), .12)
        dial_wheel((x, half - .05, top + .13), (0, 0, 1), .12)
    for z in (nip - .34, nip + .32):
        block(x0 + .08, x1 - .08, -half - .11, -half + .01, z, z + .04, 'body', .006)
    window(x0 + .1, x1 - .1, nip - .3, nip + .32, -half - .11, 'yellow', 2)
    clear_cover([(x0 + .04, top - .2), (x0 - .05, top - .3), (x0 - .05, nip + .06)], -half + .09,
                half - .09, 'yellow', .013, 1)
    rating_plate(x1 - .3, -half - .003, top - .06)
    warning_plate(x0 + .26, -half - .003, top - .07, .07)


@machine('board-to-board-pasting-machine', overall_length_m=5.2, azimuth=-35, elevation=18,
         lens=74)
def board_to_board_pasting():
    """Greyboard on the lower table, white sheets on the upper one, glue rollers, front lays, a
    block of press rollers, flat belt with pasted boards."""
    half, nip = .64, .92
    front = -half
    amber = paint('#f0e2b8', .1, 0, 1.)

    # bottom-board table
    leg_table(-2.75, -1.36, -half, half, nip - .03, 'steel', .04, 'body')
    block(-2.66, -1.44, front + .015, front + .05, .62, nip - .09, 'body', .008)
    top = stack(-2.2, 0, nip - .03, .86, .96, .24, 'greyboard', .012, .002, paper('#6f6c66'))
    for side in (-1, 1):
        block(-2.5, -1.4, side * .52 - .012, side * .52 + .012, nip - .035, nip + .1, 'aluminium',
              .005)
    box((-1.42, 0, nip + .0), (.8, .9, .014), 'greyboard', .002)
    station('bottom-board table', (-2.4, -.3, top))

    # upper table: white sheets slide down to the nip
    with group() as upper:
        block(-1.5, .0, -half + .04, half - .04, -.03, 0, 'steel', .006)
        stack(-.98, 0, .0, .74, .9, .16, 'white', .008, .0015, 'cream')
        for side in (-1, 1):
            block(-1.46, -.1, side * .5 - .012, side * .5 + .012, -.005, .1, 'aluminium', .004)
            block(-1.5, .0, side * (half - .04) - .025, side * (half - .04) + .025, -.1, .02,
                  'brand', .01)
        block(-1.5, -1.47, -.4, .4, -.005, .22, 'brand', .01)
        box((-.3, 0, .008), (.78, .9, .006), 'white', .001)
        roller(-.1, -half + .08, half - .08, .05, .05, 'rubber_grey')
    place(upper, (-.3, 0, nip + .16), (0, 17, 0))
    for x, z in ((-1.62, 1.46), (-1.36, 1.38)):
        for side in (-1, 1):
            y = side * (half - .04)
            block(x - .035, x + .035, y - .035, y + .035, nip - .1, z, 'body', .01)
    for x in (-.42,):
        for side in (-1, 1):
            block(x - .035, x + .035, side * (half - .04) - .035, side * (half - .04) + .035,
                  nip - .1, nip + .14, 'body', .01)

    # glue rollers under the upper table
    outline = rounded_polygon([(-1.3, .1), (-1.3, nip + .08), (-1.18, nip + .2), (-.8, nip + .2),
                               (-.3, nip + .08), (-.3, .1)], .05)
    opening = rounded_rectangle(-1.2, nip - .34, -.5, nip + .06, .1)
    side_frames(outline, -half, half, .06, 'body', [opening])
    for side in (-1, 1):
        for x in (-1.18, -.42):
            foot(x, side * (half - .03), .08)
    door(-1.24, -.36, .18, .46, front, 'brand', 'left', 'turn')
    for z in (nip - .4, nip + .09):
        block(-1.24, -.46, front - .12, front + .01, z, z + .035, 'body', .006)
    window(-1.22, -.48, nip - .365, nip + .09, front - .12, 'yellow', 1)
    block(-1.26, -.34, -half + .05, half - .05, .14, .22, 'dark', .01)
    roller(-.98, -half + .05, half - .05, nip - .135, .12, 'chrome')
    cross_cylinder(-.98, -.48, .48, nip - .135, .124, amber)
    roller(-.98, -half + .05, half - .05, nip + .085, .07, 'steel')
    roller(-.74, -half + .05, half - .05, nip - .18, .085, 'chrome')
    for x, z in ((-.98, nip - .135), (-.74, nip - .18)):
        for side in (-1, 1):
            bearing(x, side * (half - .02), z, .075, .09)
    trough = rounded_polygon([(-1.16, nip - .16), (-1.14, nip - .36), (-.62, nip - .36),
                              (-.6, nip - .16), (-.615, nip - .16), (-.635, nip - .345),
                              (-1.125, nip - .345), (-1.145, nip - .16)], .01)
    plate(trough, -half + .07, 2 * half - .14, 'steel', bevel=.002)
    block(-1.135, -.625, -half + .08, half - .08, nip - .346, nip - .25, 'glue', .001)
    station('glue rollers', (-.98, front - .06, nip - .13))
    # glue pail with its pump; supply and overflow hoses to the trough
    ink_can(-1.5, front - .16, 'light_grey', (-1.2, front + .04, nip - .42), None, .15, .32)
    block(-1.32, -1.14, front - .01, front + .02, nip - .46, nip - .39, 'brass', .006)

    # front lays where both sheets meet; side plates and a slide plate close the way to the press
    box((-.3, 0, nip + .004), (.9, .9, .012), 'greyboard', .002)
    for side in (-1, 1):
        y = side * (half - .025)
        block(-.32, -.04, y - .025, y + .025, .12, nip - .02, 'body', .01)
    door(-.29, -.08, .2, nip - .14, front, 'body', 'right', 'turn', 'mesh')
    block(-.52, .1, -half + .06, half - .06, nip - .06, nip - .003, 'steel', .004)
    block(-.22, -.14, -half + .02, half - .02, nip + .3, nip + .36, 'body', .01)
    for side in (-1, 1):
        block(-.22, -.14, side * (half - .05) - .04, side * (half - .05) + .04, nip - .1, nip + .34,
              'body', .01)
    for i in range(5):
        y = -.4 + i * .2
        block(-.2, -.16, y - .03, y + .03, nip + .12, nip + .34, 'accent', .006)
    station('top-sheet lays', (-.18, -.4, nip + .24))

    # press rollers
    x0, x1, top = -.06, 1.06, 1.46
    block(x0, x1, -half, half, .1, .52, 'body', .02)
    for i in range(2):
        left = x0 + .05 + i * .53
        door(left, left + .48, .15, .47, front, 'brand', 'right' if i else 'left', 'bar', 'low' if i
             else None)
    for x in (x0 + .1, x1 - .1):
        for side in (-1, 1):
            foot(x, side * (half - .08), .05)
    press_rollers(x0, x1, half, .5, top, nip)
    box((.5, 0, nip + .012), (1.2, .9, .02), 'white', .002)
    station('press rollers', (x0 + .29, -.2, nip + .25))

    # flat belt delivery with pasted boards
    low = nip - .02
    for side in (-1, 1):
        block(1.08, 2.76, side * .5 - .025, side * .5 + .025, low - .2, low + .02, 'body', .012)
        block(1.1, 2.74, side * .528 - .004, side * .528 + .004, low - .13, low - .07, 'brand',
              .002)
        for x in (1.5, 2.6):
            block(x - .04, x + .04, side * .5 - .04, side * .5 + .04, .07, low - .18, 'dark', .01)
            foot(x, side * .5, .06)
    for x in (1.5, 2.6):
        block(x - .03, x + .03, -.5, .5, .22, .27, 'dark', .008)
    belt(1.14, 2.72, 0, .92, low, .07, 'belt_green')
    for k in range(2):
        box((1.44, 0, low + .008 + k * .013), (.7, .86, .013), 'greyboard' if k == 0 else 'white',
            .002)
    stack(2.28, 0, low, .72, .86, .3, 'white', .014, .004, 'greyboard')
    motor((1.9, -.2, .5), (0, 1, 0), .11, .3, 'grey')
    block(1.8, 2.1, -.26, .24, .36, .4, 'dark', .006)
    block(1.5, 2.6, -.04, .04, .3, .37, 'dark', .006)
    station('flat belt delivery', (2.2, -.36, low + .28))

    # operator side
    touch_panel_arm(x1 - .04, front + .06, top - .1, top + .22, .28)
    for x, y, z in ((-1.25, front, nip + .02), (x0 + .08, front, nip - .36),
                    (2.68, -.52, low - .1)):
        block(x - .045, x + .045, y - .04, y + .01, z - .05, z + .05, 'dark', .01)
        emergency_stop((x, y - .04, z), scale=.85)
    handwheel((-.42, front - .1, nip - .2), (0, -1, 0), .09)
    cabinet(.1, 1.0, half + .12, half + .45, 1.25, stripe=False)
    beacon(x1 - .15, half - .1, top)
    front_edge((-2.75, front, 0), (2.78, front, 0))
