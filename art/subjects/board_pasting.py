"""The machine that pastes a white sheet on greyboard."""
from kit import (beacon, belt, block, box, cabinet, clear_cover, cross_cylinder, cylinder, door,
                 emergency_stop, foot, front_edge, gear_case, group, handwheel, leg_table, machine,
                 motor, paint, place, plate, rating_plate, roller, rounded_polygon,
                 rounded_rectangle, side_frames, station, suction_cup, touch_panel_arm, tube,
                 warning_plate, web, window)
from kit.parts_corrugated import ink_can
from kit.parts_gluing import bearing_block, setting_wheel
from kit.piles import sheet_pile


def press_rollers(x0, x1, half, low, top, nip):
    """The raised roller block: heavy side plates with openings, four stacked rollers in two
    pairs, numbered gap wheels on top."""
    outline = rounded_polygon([(x0, low), (x0, top - .12), (x0 + .12, top), (x1 - .12, top),
                               (x1, top - .12), (x1, low)], .05)
    opening = rounded_rectangle(x0 + .14, nip - .27, x1 - .14, nip + .3, .08)
    side_frames(outline, -half, half, .08, 'body', [opening], .012)
    block(x0 + .05, x1 - .05, -half + .04, half - .04, top - .16, top - .04, 'brand', .02)
    for x in (x0 + .29, x1 - .29):
        for z, radius in ((nip - .12, .12), (nip + .126, .12)):
            roller(x, -half + .06, half - .06, z, radius, 'chrome')
            for side in (-1, 1):
                bearing_block(x, side * (half - .03), z, .085, .1, 'dark')
        for side in (-1, 1):
            cylinder((x, side * (half - .05), nip + .2), (x, side * (half - .05), top + .1), .026,
                     'chrome')
            cylinder((x, side * (half - .05), top - .01), (x, side * (half - .05), top + .05), .05,
                     'dark')
        setting_wheel((x, -half + .05, top + .13), (0, 0, 1), .12)
        setting_wheel((x, half - .05, top + .13), (0, 0, 1), .12)
    for z in (nip - .34, nip + .32):
        block(x0 + .08, x1 - .08, -half - .11, -half + .01, z, z + .04, 'body', .006)
    window(x0 + .1, x1 - .1, nip - .3, nip + .32, -half - .11, 'yellow', 2)
    clear_cover([(x0 + .04, top - .2), (x0 - .05, top - .3), (x0 - .05, nip + .06)], -half + .09,
                half - .09, 'yellow', .013, 1)
    rating_plate(x1 - .3, -half - .003, top - .06)
    warning_plate(x0 + .26, -half - .003, top - .07, .07)


def top_sheet_feeder(x, half, shelf, top):
    """A bar of suction cups over the front edge of the upper pile (its top at top), between two
    brackets on the shelf; the first sheet hangs on it, blast nozzles part it from the next."""
    for side in (-1, 1):
        y = side * (half - .04)
        block(x - .06, x + .06, y - .02, y + .02, shelf - .08, top + .3, 'body', .01)
        cylinder((x, y - side * .03, top + .24), (x, y + side * .05, top + .24), .045, 'dark')
    cross_cylinder(x, -half + .05, half - .05, top + .24, .022, 'chrome')
    for i in range(5):
        y = -.36 + i * .18
        block(x - .035, x + .035, y - .03, y + .03, top + .2, top + .28, 'dark', .008)
        suction_cup(x, y, top + .034, .19, 'rubber_red')
        tube([(x, y, top + .26), (x - .08, y, top + .34), (x - .22, y, top + .32),
              (x - .3, y, top + .26)], .011, 'hose_blue', .05)
    cross_cylinder(x - .3, -.42, .42, top + .26, .03, 'aluminium')
    for side in (-1, 1):
        block(x - .33, x + .06, side * (half - .04) - .012, side * (half - .04) + .012, top + .22,
              top + .29, 'body', .008)
        tube([(x - .3, side * .42, top + .26), (x - .3, side * (half - .04), top + .26)], .018,
             'steel')
    web([(x - .36, top + .003), (x - .16, top + .008), (x - .04, top + .03), (x + .07, top + .034)],
        -.45, .45, 'white', .003, .04)
    for y in (-.27, .27):
        tube([(x + .12, y, shelf - .02), (x + .12, y, top - .03), (x + .07, y, top - .01)], .01,
             'brass', .02)


@machine('board-to-board-pasting-machine', overall_length_m=5.2, livery='green', azimuth=-35,
         elevation=18, lens=74)
def board_to_board_pasting():
    """Greyboard on the lower table, white sheets under suction cups on the upper one, glue rollers,
    front lays, a block of press rollers, flat belt with pasted boards."""
    half, nip = .64, .92
    front = -half
    amber = paint('#f0e2b8', .1, 0, 1.)

    # bottom-board table
    leg_table(-2.75, -1.36, -half, half, nip - .018, 'steel', .04, 'body')
    block(-2.66, -1.44, front + .015, front + .05, .62, nip - .09, 'body', .008)
    top = sheet_pile(-2.2, 0, nip - .018, .86, .96, .24, 'greyboard', .0025, .002)
    for side in (-1, 1):
        block(-2.5, -1.4, side * .52 - .012, side * .52 + .012, nip - .035, nip + .1, 'aluminium',
              .005)
    box((-1.42, 0, nip - .0145), (.8, .96, .0035), 'greyboard', 0)
    station('bottom-board table', (-2.4, -.3, top))

    # upper table: a level pile; suction cups lift its front edge, and the sheet slides to the nip
    shelf = nip + .47
    block(-1.78, -.86, -half + .04, half - .04, shelf - .03, shelf, 'steel', .006)
    for side in (-1, 1):
        edge = side * (half - .04)
        block(-1.78, -.86, edge - .025, edge + .025, shelf - .1, shelf + .02, 'brand', .01)
        block(-1.7, -.95, side * .47 - .01, side * .47 + .01, shelf, shelf + .16, 'aluminium', .004)
    block(-1.74, -1.71, -.4, .4, shelf - .005, shelf + .24, 'brand', .01)
    pile = sheet_pile(-1.31, 0, shelf + .001, .74, .9, .17, 'white', .0025, .002)
    top_sheet_feeder(-.99, half, shelf, pile)
    with group() as slide:
        block(-.62, .0, -half + .04, half - .04, -.03, 0, 'steel', .006)
        for side in (-1, 1):
            edge = side * (half - .04)
            block(-.62, .0, edge - .025, edge + .025, -.1, .02, 'brand', .01)
            block(-.26, .01, edge - .02, edge + .02, -.1, .13, 'brand', .01)
        box((-.3, 0, .002), (.58, .9, .003), 'white', 0)
        roller(-.1, -half + .08, half - .08, .054, .05, 'rubber_grey')
    place(slide, (-.3, 0, nip + .16), (0, 26, 0))
    # posts bolted on the table by foot plates, and a cover over the way from the slide to the lays
    for x, z in ((-1.7, shelf - .09), (-1.44, shelf - .09)):
        for side in (-1, 1):
            y = side * (half - .05)
            block(x - .03, x + .03, y - .03, y + .03, nip - .03, z, 'body', .008)
            block(x - .065, x + .065, y - .045, y + .045, nip - .02, nip - .004, 'dark', .003)
            for end in (-.048, .048):
                cylinder((x + end, y, nip - .006), (x + end, y, nip + .004), .009, 'steel',
                         facets=12)
    for side in (-1, 1):
        y = side * (half - .05)
        block(-1.02, -.9, y - .03, y + .03, nip + .1, shelf - .09, 'body', .01)
    clear_cover([(-.25, nip + .37), (-.46, nip + .4), (-.6, nip + .37)], -half + .1, half - .1,
                'yellow', .011, 1)
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
    roller(-.98, -half + .05, half - .05, nip + .06, .07, 'steel')
    roller(-.74, -half + .05, half - .05, nip - .18, .085, 'chrome')
    for x, z in ((-.98, nip - .135), (-.74, nip - .18)):
        for side in (-1, 1):
            bearing_block(x, side * (half - .02), z, .075, .09)
    # clear cover over the way of the boards into the glue rollers
    clear_cover([(-1.2, nip + .22), (-1.27, nip + .14), (-1.28, nip + .016)], -.56, .56, 'yellow',
                .011, 1)
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
    box((-.3, 0, nip - .0005), (.9, .9, .004), 'greyboard', 0)
    for side in (-1, 1):
        y = side * (half - .04)
        block(-.15, -.04, y - .012, y + .012, nip - .06, nip + .34, 'body', .004)
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
    station('top-sheet lays', (-.2, -.415, 1.205))

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
    box((.5, 0, nip + .0025), (1.1, .9, .005), 'white', 0)
    station('press rollers', (.665, -.327, .742))

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
        box((1.52, 0, low + .003 + k * .0035), (.7, .86, .0035), 'greyboard' if k == 0 else 'white',
            0)
    top = sheet_pile(2.34, 0, low, .72, .86, .3, 'pasted', .0035, .003)
    box((2.34, 0, top + .001), (.72, .86, .003), 'white', 0)
    motor((2.3, -.44, .5), (0, 1, 0), .11, .3, 'grey')
    block(2.19, 2.41, -.48, .1, .365, .4, 'dark', .006)
    block(1.5, 2.6, -.04, .04, .26, .37, 'dark', .006)
    gear_case(2.19, 2.41, .38, low - .03, -.534, .06, 'yellow', -1)
    cylinder((2.3, -.56, .5), (2.3, -.43, .5), .03, 'steel')
    station('flat belt delivery', (1.92, -.435, .9))

    # operator side
    touch_panel_arm(x1 - .04, front + .06, top - .1, top + .22, .28)
    for x, y, z in ((-1.25, front, nip + .02), (x0 + .08, front, nip - .36),
                    (2.68, -.52, low - .1)):
        block(x - .045, x + .045, y - .04, y + .01, z - .05, z + .05, 'dark', .01)
        emergency_stop((x, y - .04, z), scale=.85)
    handwheel((-.185, front - .06, nip - .056), (0, -1, 0), .048)
    cabinet(.1, 1.0, half + .12, half + .45, 1.25, stripe=False)
    beacon(x1 - .15, half - .1, top)
    front_edge((-2.75, front, 0), (2.78, front, 0))
