"""Flute laminators: a printed top sheet is glued onto corrugated board."""
from kit import (beacon, belt, block, box, button_panel, cabinet, cross_cylinder, cylinder,
                 emergency_stop, foot, front_edge, ink_tray, machine, motor, pallet, plate,
                 platform, portal, ring, roller, rounded_polygon, rounded_rectangle, side_frames,
                 stack, station, suction_head, tank, touch_panel, tube, web)
from kit.parts_corrugated import (arc_points, bearing, board, dial_wheel, picture_sheet,
                                  printed_pile, single_face, top_sheet_picture)


def fluted_stack(x0, x1, y0, y1, z, count, pitch=.06, depth=.04):
    """Single-face sheets lying on one another on z, flutes up.  Returns the height of the top."""
    for i in range(count):
        shift = .008 * (-1) ** i
        single_face([(x0 + shift, z + .004), (x1 + shift, z + .004)], y0 + shift, y1 + shift, pitch,
                    depth, 0, 1)
        z += depth + .009
    return z


def press_conveyor(x0, x1, half, line, rolls, beams=(), panel='brand', legs=4, feed=.6):
    """A long flat belt with rows of small pressing rollers over it, or pressure beams at x."""
    for side in (-1, 1):
        edge = side * half
        block(x0, x1, edge - .04, edge + .04, line - .3, line + .02, 'body', .015)
        block(x0 + .04, x1 - .04, edge + side * .03 - .012, edge + side * .03 + .02, line - .23,
              line - .13, panel, .005)
        block(x0 + .05, x1 - .05, edge - .03, edge + .03, .18, .24, 'dark', .01)
        for i in range(legs):
            x = x0 + .14 + (x1 - x0 - .28) * i / (legs - 1)
            block(x - .05, x + .05, edge - .035, edge + .035, .08, line - .28, 'dark', .012)
            foot(x, edge, .09)
    belt(x0 + .07, x1 - .07, 0, half * 1.8, line, .06, 'belt_green')
    block(x0 + .2, x1 - .2, -half * .8, half * .8, line - .1, line - .03, 'dark', .01)
    count = int((x1 - x0) / feed)
    for i in range(count):
        left = x0 + .06 + (x1 - x0 - .1) * i / count
        board(left, left + (x1 - x0) / count - .12, -half * .74, half * .74, line, 'kraft', .03)
        board(left, left + (x1 - x0) / count - .14, -half * .73, half * .73, line + .032, 'white',
              .006)
    if rolls:
        for side in (-1, 1):
            y = side * (half - .02)
            block(x0 + .1, x1 - .12, y - .02, y + .02, line + .12, line + .2, 'body', .008)
            for i in range(legs):
                x = x0 + .2 + (x1 - x0 - .4) * i / (legs - 1)
                block(x - .03, x + .03, y - .025, y + .025, line, line + .14, 'body', .006)
        pitch = (x1 - x0 - .36) / (rolls - 1)
        for i in range(rolls):
            roller(x0 + .18 + i * pitch, -half + .02, half - .02, line + .084, .036, 'chrome')
    for x in beams:
        for side in (-1, 1):
            y = side * half
            block(x - .07, x + .07, y - .045, y + .045, line - .05, line + .42, 'body', .015)
            cylinder((x, y * .62, line + .16), (x, y * .62, line + .52), .045, 'aluminium')
            cylinder((x, y * .62, line + .5), (x, y * .62, line + .55), .06, 'dark')
        block(x - .08, x + .08, -half - .03, half + .03, line + .28, line + .42, panel, .02)
        block(x - .15, x + .15, -half * .84, half * .84, line + .1, line + .18, 'dark', .012)
        for shift in (-.1, 0, .1):
            cross_cylinder(x + shift, -half * .82, half * .82, line + .078, .034, 'chrome')


def laminating_head(x0, x1, half, line, height, window_frame='brand'):
    """Side frames with a large opening: glue roller pair with trough, nip rollers, front lays."""
    front = -half
    middle = (x0 + x1) / 2
    outline = rounded_polygon([(x0, .1), (x0, height - .25), (x0 + .2, height), (x1 - .12, height),
                               (x1, height - .3), (x1, .1)], .07)
    opening = rounded_rectangle(x0 + .13, line - .42, x1 - .13, height - .22, .09)
    side_frames(outline, front, half, .1, 'body', [opening], .014)
    for y in (front + .05, half - .05):
        block(x0 - .03, x1 + .03, y - .08, y + .08, .003, .12, 'dark', .015)
    block(x0 + .06, x1 - .06, front - .02, front + .03, .18, line - .52, 'brand', .012)
    block(x0 + .16, x1 - .16, front - .034, front, line - .62, line - .59, 'black', .004)
    left = middle - .2
    for x, z, r in ((left, line - .2, .17), (left + .27, line - .29, .1), (left + .42, line + .155,
                                                                          .15),
                    (left + .42, line - .16, .15)):
        cross_cylinder(x, front + .03, half - .03, z, r, 'chrome', .008)
        cross_cylinder(x, front - .015, half + .015, z, r * .3, 'steel')
        block(x - .05, x + .05, front + .005, front + .06, z - .05, z + .05, 'cast_iron', .01)
    for x, z in ((left, line - .2), (left + .42, line + .155), (left + .42, line - .16)):
        block(x - .045, x + .045, front + .01, front + .07, z - .35, z + .1, 'dark', .008)
        bearing(x, front + .01, z, .075, 'accent', bolts=4)
    ink_tray(left, front + .12, half - .12, line - .2, .17, content='glue')
    block(x0 + .1, x1 - .1, front + .08, half - .08, height - .16, height - .02, 'body', .02)
    block(x0 + .14, x1 - .14, front + .11, front + .116, line - .4, height - .24, 'acrylic', 0)
    tube([(x0 + .2, front - .01, line - .34), (x0 + .2, front - .06, line - .34),
          (x0 + .2, front - .06, line - .1), (x0 + .2, front - .01, line - .1)], .012, 'black', .03)


def steps_and_platform(x0, x1, y0, y1, z, rail_at):
    """A raised walkway beside the machine with three steps at its left end."""
    platform(x0, x1, y0, y1, z, rail_at=rail_at, steps=False)
    for i in range(3):
        top = z * (i + 1) / 4
        left = x0 - .2 * (3 - i)
        block(left, left + .23, y0 + .06, y1 - .06, top - .035, top, 'cast_iron', .006)
        block(left, left + .02, y0 + .058, y1 - .058, top - .03, top + .004, 'yellow', .003)
    for y in (y0 + .05, y1 - .05):
        plate([(x0 - .62, .01), (x0 - .02, z - .03), (x0 - .02, z - .15), (x0 - .46, .01)],
              y - .015, .03, 'dark', bevel=.004)


@machine('automatic-flute-laminator-machine', overall_length_m=14.0, azimuth=-37, elevation=18,
         lens=75)
def automatic_flute_laminator():
    """Bridge with a printed pile, fluted boards below it, glue head, press belt, stacker."""
    half, line = .92, .92
    front = -half

    # bottom boards enter at knee height, on a suction-wheel table that runs below the bridge
    side_frames(rounded_polygon([(-4.3, .12), (-4.3, .46), (-4.22, .52), (-1.2, .52), (-1.2, .12)],
                                .04), front + .06, half - .06, .06, 'body',
                [rounded_rectangle(-4.1, .2, -3.2, .4, .06)], .01)
    block(-4.24, -1.3, front + .1, half - .1, .4, .47, 'steel', .008)
    for x in (-4.2, -3.0):
        for y in (front + .09, half - .09):
            foot(x, y, .1)
    top = fluted_stack(-4.22, -3.28, -.7, .7, .48, 6)
    for y in (-.79, .79):
        block(-3.7, -3.3, y - .015, y + .015, .44, .96 if y > 0 else .62, 'aluminium', .006)
    for y in (-.4, .4):
        block(-3.24, -3.19, y - .05, y + .05, .62, 1.06, 'aluminium', .008)
    cross_cylinder(-3.21, -.8, .8, .96, .022, 'chrome')
    cross_cylinder(-3.06, -.7, .7, .48, .03, 'steel')
    for i in range(8):
        y = -.63 + i * .18
        for x in (-3.06, -2.86):
            cross_cylinder(x, y - .025, y + .025, .455, .05, 'belt_orange')
    single_face([(-3.2, .51), (-2.2, .51), (-1.3, .84), (-.55, .9)], -.68, .68, .06, .04, .1)

    # bridge with the printed pile inside
    bx0, bx1, height = -3.12, -1.72, 2.5
    for x in (bx0, bx1 - .14):
        for y in (front, half):
            block(x, x + .14, y - .07, y + .07, .06, height, 'body', .02)
            foot(x + .07, y, .05)
    for y in (front, half):
        block(bx0 - .03, bx1 + .03, y - .1, y + .1, height - .3, height + .02, 'brand', .03)
        block(bx0 - .034, bx1 + .034, y - .104, y + .104, height - .34, height - .315, 'accent',
              .003)
        block(bx0 + .1, bx1 - .1, y - .03, y + .03, .96, 1.04, 'body', .01)
    block(bx0 + .01, bx0 + .12, front, half, height - .24, height - .06, 'body', .02)
    block(bx1 - .12, bx1 - .01, front, half, height - .24, height - .06, 'body', .02)
    block(bx0 + .12, bx1 - .1, front + .04, half - .04, 1.0, 1.06, 'steel', .008)
    for x in (bx0 + .2, bx1 - .22):
        for y in (front + .12, half - .12):
            cylinder((x, y, 1.04), (x, y, height - .1), .016, 'dark')
    pile_top = printed_pile(-2.46, 0, 1.062, 1.0, 1.34, .68, 'top sheet sweets',
                            top_sheet_picture('sweets'))
    suction_head(-2.12, -.5, .5, pile_top, 5, .3)
    for y in (-.34, .34):
        cylinder((-2.12, y, pile_top + .4), (-2.12, y, height - .1), .03, 'chrome')
    cross_cylinder(-2.12, front + .02, half - .02, height - .14, .04, 'steel')
    station('top-sheet pile feeder', (-2.46, front + .24, 1.45))
    station('bottom-board feeder', (-3.75, -.69, top - .1))

    # the printed sheet slides down to the head
    side_frames(rounded_polygon([(bx1 - .02, 1.1), (bx1 - .02, 1.66), (-.86, 1.2), (-.86, .96)],
                                .05), front + .1, half - .1, .05, 'body', (), .01)
    web([(bx1 - .1, 1.62), (-.84, 1.16)], front + .16, half - .16, 'steel', .02, 0)
    web([(bx1 - .35, 1.756), (-.72, 1.118)], -.66, .66, 'white', .008, 0)
    for x, z in ((-1.5, 1.62), (-1.16, 1.47)):
        cross_cylinder(x, front + .1, half - .1, z, .022, 'chrome')
        for i in range(5):
            y = -.5 + i * .25
            cross_cylinder(x, y - .025, y + .025, z, .06, 'rubber')

    # head
    laminating_head(-.98, .42, half + .06, line + .06, 1.72)
    station('glue roller and laminating nip', (-.48, front - .02, line - .12))
    dial_wheel((.22, front - .17, .64), .1)
    tube([(.3, front - .04, 1.66), (.3, front - .04, 1.98), (.3, front - .3, 1.98),
          (.3, front - .3, 1.84)], .022, 'aluminium', .06)
    touch_panel(.3, front - .33, 1.72, .42, .3, -6, -6)
    beacon(-.2, .3, 1.7)
    tank(.7, front - .22, .002, .17, .36)
    tube([(.62, front - .22, .34), (.62, front - .22, .52), (.46, front - .14, .52),
          (.3, front + .02, .56)], .022, 'hose_blue', .08)

    # press and stacker
    press_conveyor(.46, 3.0, half - .06, line - .06, 19)
    station('press conveyor', (1.75, front + .03, line + .02))
    sx0, sx1 = 3.02, 4.3
    outline = rounded_polygon([(sx0, .1), (sx0, 1.36), (sx0 + .16, 1.56), (sx1, 1.56), (sx1, .1)],
                              .06)
    opening = rounded_rectangle(sx0 + .12, .24, sx1 - .12, 1.16, .08)
    side_frames(outline, front, half, .09, 'body', [opening], .014)
    for x in (sx0 + .1, sx1 - .1):
        for y in (front + .045, half - .045):
            foot(x, y, .09)
    block(sx0 + .12, sx1 - .02, front + .07, half - .07, 1.44, 1.55, 'body', .02)
    block(sx0 + .2, sx1 - .04, front - .012, front + .03, 1.22, 1.48, 'brand', .012)
    web([(sx0 - .08, line + .02), (sx0 + .3, line + .0)], -.68, .68, 'white', .03, 0)
    middle = (sx0 + sx1) / 2 + .08
    pile = stack(middle, 0, pallet(middle, 0, 1.0, 1.44), .96, 1.38, .64, 'white', .032, .006,
                 'kraft')
    for y in (front + .13, half - .13):
        block(middle - .3, middle + .3, y - .012, y + .012, .7, 1.14, 'aluminium', .006)
        block(middle - .04, middle + .04, y - .05, y + .05, 1.1, 1.5, 'dark', .01)
    block(sx1 - .1, sx1 - .04, front + .1, half - .1, .9, 1.5, 'aluminium', .008)
    station('stacker', (middle, -.7, pile - .2))
    for x in (sx0 + .03, sx1 - .09):
        block(x, x + .06, front - .012, front + .02, .3, 1.1, 'yellow', .004)

    # walkway, cabinet, stops
    steps_and_platform(-2.5, -1.02, front - .78, front - .12, .42, 'x1')
    cabinet(-.6, .9, half + .5, half + .95, 1.9)
    for x, z in ((-.84, 1.52), (3.12, 1.42), (-3.05, 1.5)):
        y = front - (.07 if x > -1 and x < 0 else .0 if x > 0 else .07)
        emergency_stop((x, y, z), scale=1.1)
    front_edge((-4.3, front, 0), (4.3, front, 0))


def overhead_walkway(x0, x1, y0, y1, z):
    """A bridge across the machine with handrails, on four legs, with a ladder at the operator's."""
    block(x0, x1, y0, y1, z - .06, z, 'cast_iron', .008)
    for x in (x0, x1):
        block(x - .03, x + .03, y0 - .02, y1 + .02, z - .12, z + .02, 'yellow', .006)
        for y in (y0 + .04, y1 - .04):
            block(x - .045, x + .045, y - .045, y + .045, .01, z - .05, 'dark', .012)
            block(x - .09, x + .09, y - .09, y + .09, .003, .02, 'dark', .004)
        tube([(x, y0 + .02, z), (x, y0 + .02, z + .8), (x, y1 - .02, z + .8), (x, y1 - .02, z)],
             .022, 'yellow', .06)
        tube([(x, y0 + .02, z + .42), (x, y1 - .02, z + .42)], .016, 'yellow')
        for i in range(1, 3):
            y = y0 + (y1 - y0) * i / 3
            cylinder((x, y, z - .02), (x, y, z + .8), .016, 'yellow')
    for x in (x0 + .1, x1 - .1):
        tube([(x, y0 - .34, .01), (x, y0 - .02, z - .02)], .022, 'yellow')
    for i in range(7):
        t = (i + .6) / 7.4
        y = y0 - .34 + .32 * t
        block(x0 + .1, x1 - .1, y - .05, y + .05, z * t - .012, z * t + .012, 'cast_iron', .004)


def flip_flop_stacker(x0, x1, half):
    """A tower whose fork arms turn every other batch over, between two round bearings."""
    front, height = -half, 2.34
    for x in (x0, x1 - .16):
        for y in (front, half - .14):
            block(x, x + .16, y, y + .14, .06, height, 'body', .02)
            foot(x + .08, y + .07, .05)
    for y in (front, half - .14):
        block(x0 - .02, x1 + .02, y - .01, y + .15, height - .26, height + .02, 'brand', .025)
        block(x0 + .1, x1 - .1, y + .02, y + .12, .16, .28, 'dark', .012)
        block(x0 + .1, x1 - .1, y + .03, y + .11, 1.02, 1.16, 'body', .012)
    for x in (x0 + .02, x1 - .14):
        block(x, x + .12, front + .1, half - .1, height - .2, height - .06, 'body', .02)
    middle, hub = (x0 + x1) / 2, 1.3
    cross_cylinder(middle, front - .02, half + .02, hub, .085, 'chrome')
    for y, toward in ((front + .01, -1), (half - .01, 1)):
        block(middle - .17, middle + .17, y - .02, y + .02, .96, 1.56, 'body', .02)
        ring((middle, y + toward * .02, hub), (0, toward, 0), .3, .2, .05, 'accent')
        bearing(middle, y + toward * .02, hub, .16, 'cast_iron', toward=toward)
    with_arms = (-.62, -.22, .22, .62)
    for angle in (28, 208):
        for y in with_arms:
            for lift in (.07, -.07):
                box((middle, y, hub), (.01, .01, .01), 'dark', .001)
                points = arc_points(middle, hub, .06, angle + 90, angle + 90)
                dx, dz = points[0][0] - middle, points[0][1] - hub
                sign = 1 if lift > 0 else -1
                ends = arc_points(middle, hub, .66, angle, angle)[0]
                tube([(middle + dx * sign, y, hub + dz * sign),
                      (ends[0] + dx * sign, y, ends[1] + dz * sign)], .028, 'yellow')
            block(middle - .12, middle + .12, y - .05, y + .05, hub - .12, hub + .12, 'dark', .02)
    return middle, hub


@machine('high-speed-automatic-flute-laminator-machine', overall_length_m=22.0, azimuth=-40,
         elevation=19, lens=78)
def high_speed_flute_laminator():
    """Pre-pile, top-sheet feeder, board feeder, enclosed head with walkway, long press, stacker."""
    half, line = 1.05, .95
    front = -half

    # pre-pile on rails
    for y in (-.5, .5):
        block(-5.5, -2.95, y - .03, y + .03, .003, .04, 'steel', .006)
    block(-5.42, -4.28, -.66, .66, .05, .13, 'yellow', .015)
    printed_pile(-4.85, 0, pallet(-4.85, 0, 1.06, 1.4, .13), 1.0, 1.34, .8, 'top sheet tea',
                 top_sheet_picture('tea'))
    for y in (front + .02, half - .02):
        for x in (-5.46, -4.26):
            block(x - .05, x + .05, y - .05, y + .05, .05, 1.5, 'body', .015)
            foot(x, y, .05)
        block(-5.52, -4.2, y - .06, y + .06, 1.42, 1.56, 'body', .02)
        block(-5.3, -4.4, y - .065, y + .065, 1.455, 1.525, 'brand', .006)
    block(-5.5, -5.42, front, half, 1.44, 1.54, 'body', .015)
    station('pre-pile feeder', (-4.85, -.69, .8))

    # top-sheet feeder
    portal(-4.12, -2.74, front, half, 2.5)
    pile_top = printed_pile(-3.5, 0, pallet(-3.5, 0, 1.06, 1.4, .05), 1.0, 1.34, 1.3,
                            'top sheet tea', top_sheet_picture('tea'))
    suction_head(-3.14, -.56, .56, pile_top, 5, .34)
    for y in (-.36, .36):
        cylinder((-3.14, y, pile_top + .4), (-3.14, y, 2.4), .034, 'chrome')
    cross_cylinder(-3.14, front, half, 2.38, .045, 'steel')
    station('top-sheet feeder', (-3.5, -.69, 1.2))

    # board feeder with the sheet table above it
    outline = rounded_polygon([(-2.66, .1), (-2.66, 1.72), (-2.4, 1.72), (-1.36, 1.36),
                               (-1.2, 1.36), (-1.2, .1)], .06)
    opening = rounded_polygon([(-2.52, .5), (-2.52, 1.36), (-2.3, 1.36), (-1.34, 1.1), (-1.34, .5)],
                              .08)
    side_frames(outline, front, half, .07, 'body', [opening], .012)
    for x in (-2.52, -1.34):
        for y in (front + .035, half - .035):
            foot(x, y, .09)
    block(-2.62, -1.24, front - .016, front + .03, .14, .44, 'brand', .012)
    block(-2.5, -1.36, front - .03, front, .38, .405, 'black', .004)
    block(-2.6, -1.2, front + .1, half - .1, .5, .56, 'steel', .008)
    fluted_stack(-2.44, -1.5, -.76, .76, .56, 7)
    web([(-2.86, 1.72), (-2.5, 1.66), (-1.2, 1.2)], front + .12, half - .12, 'steel', .02, 0)
    picture = top_sheet_picture('tea')
    web([(-2.9, 1.745), (-2.5, 1.69), (-1.1, 1.195)], -.7, .7, 'white', .01, 0)
    for x, z in ((-2.3, 1.7), (-1.9, 1.56), (-1.5, 1.42)):
        cross_cylinder(x, front, half, z, .024, 'chrome')
        for i in range(6):
            y = -.6 + i * .24
            cross_cylinder(x, y - .026, y + .026, z - .01, .065, 'rubber')
        for y in (front + .03, half - .03):
            block(x - .04, x + .04, y - .03, y + .03, z - .3, z + .05, 'body', .008)
    station('board feeder', (-1.95, front + .2, .72))

    # enclosed laminating head with the wide panel, walkway over its end
    hx0, hx1 = -1.16, .5
    laminating_head(hx0, hx1, half + .06, line + .04, 1.86)
    block(hx0 + .05, hx1 - .03, front + .1, half - .1, 1.8, 1.92, 'brand', .03)
    for i in range(6):
        block(hx0 + .2 + i * .22, hx0 + .34 + i * .22, front + .4, half - .4, 1.91, 1.926, 'dark',
              .003)
    block(hx1 - .02, hx1 + .5, front - .08, half + .08, .1, 1.5, 'body', .03)
    block(hx1 - .0, hx1 + .48, front - .06, half + .06, .003, .12, 'dark', .01)
    block(hx1 + .02, hx1 + .5 + .002, front - .086, front, .3, .5, 'brand', .006)
    touch_panel(hx1 + .25, front - .13, 1.2, .5, .4)
    button_panel(hx1 + .06, hx1 + .44, .6, .92, front - .08, 2, 4, False)
    emergency_stop((hx1 + .4, front - .08, .56), scale=1.1)
    station('laminating head', (hx0 + .5, front - .06, line))
    overhead_walkway(1.08, 1.66, front - .3, half + .3, 1.72)
    beacon(hx0 + 1.3, .2, 1.92)

    # long press and stacker
    press_conveyor(1.02, 5.1, half - .08, line - .04, 0, (2.1, 2.6, 3.1, 3.6, 4.1, 4.6), legs=6,
                   feed=.8)
    station('long press conveyor', (3.35, front + .04, line - .16))
    middle, hub = flip_flop_stacker(5.16, 6.62, half)
    board(5.0, 5.7, -.74, .74, line - .035, 'white', .03)
    station('flip-flop stacker', (middle, front - .1, hub))
    top = stack(middle, 0, pallet(middle, 0, 1.05, 1.5), 1.0, 1.44, .38, 'white', .032, .006,
                'kraft')
    picture_sheet(middle - .5, middle + .5, -.72, .72, top, 'top sheet tea', picture)
    touch = hub + .34
    box((middle + .42, 0, touch + .02), (.7, 1.3, .1), 'white', .004, (0, -28, 0))
    emergency_stop((5.24, front, 1.5), scale=1.2)
    cabinet(-.9, .9, half + .55, half + 1.0, 2.1, doors=3)
    motor((1.6, half - .1, .4), (0, 1, 0), .14, .34, 'grey')
    front_edge((-5.5, front, 0), (6.66, front, 0))
