"""Flute laminators: a printed top sheet is glued onto corrugated board."""
from kit import (beacon, block, button_panel, cabinet, cable, clear_cover, cross_cylinder, cylinder,
                 door, emergency_stop, foot, front_edge, group, image_material, light_curtain,
                 machine, pallet, place, plate, platform, portal, ring, rounded_polygon,
                 rounded_rectangle, side_frames, station, suction_head, tank, touch_panel, tube,
                 web, window)
from kit.parts_corrugated import bearing, board, dial_wheel, picture_sheet, top_sheet_picture
from kit.parts_laminating import (belt_table, head_axes, into_nip, laminating_head, press_conveyor,
                                  printed_web)
from kit.piles import flute_lines, sheet_pile


def steps_and_platform(x0, x1, y0, y1, z, rail_at):
    """A raised walkway beside the machine with three steps at its left end and rails along its
    front, at rail_at and up the steps."""
    platform(x0, x1, y0, y1, z, rail_at=rail_at, steps=False)
    for i in range(3):
        top = z * (i + 1) / 4
        left = x0 - .2 * (3 - i)
        block(left, left + .23, y0 + .06, y1 - .06, top - .035, top, 'cast_iron', .006)
        block(left, left + .02, y0 + .058, y1 - .058, top - .03, top + .004, 'yellow', .003)
    for y in (y0 + .05, y1 - .05):
        plate([(x0 - .62, .01), (x0 - .02, z - .03), (x0 - .02, z - .15), (x0 - .46, .01)],
              y - .015, .03, 'dark', bevel=.004)
    for height, radius in ((.85, .018), (.45, .014)):
        tube([(x0 - .5, y0 + .05, z * .25 + height), (x0 + .02, y0 + .05, z + height),
              (x1 - .05, y0 + .05, z + height)], radius, 'yellow', .08)
    cylinder((x0 - .5, y0 + .05, z * .2), (x0 - .5, y0 + .05, z * .25 + .86), .018, 'yellow')
    for share in (.03, .5):
        x = x0 + (x1 - x0) * share
        cylinder((x, y0 + .05, z - .03), (x, y0 + .05, z + .85), .016, 'yellow')


@machine('automatic-flute-laminator-machine', overall_length_m=14.0, livery='red', azimuth=-37,
         elevation=18, lens=75)
def automatic_flute_laminator():
    """Bridge with a printed pile, fluted boards below it, glue head, press belt, stacker."""
    half, line = .92, .9
    front = -half

    # bottom boards enter level with the nip: a pile over feed wheels, then suction belts
    side_frames(rounded_polygon([(-4.3, .12), (-4.3, line - .06), (-4.22, line), (-3.16, line),
                                 (-3.16, .12)], .04), front + .06, half - .06, .06, 'body',
                [rounded_rectangle(-4.12, .3, -3.34, line - .22, .06)], .01)
    for x in (-4.2, -3.28):
        for y in (front + .09, half - .09):
            foot(x, y, .1)
    block(-4.24, -3.2, front + .1, half - .1, .18, .26, 'dark', .01)
    block(-4.26, -3.46, front + .1, half - .1, line - .06, line - .012, 'steel', .008)
    block(-3.46, -3.18, front + .1, half - .1, line - .16, line - .1, 'steel', .008)
    for x in (-3.4, -3.29):
        cross_cylinder(x, front + .08, half - .08, line - .05, .016, 'steel')
        for i in range(10):
            cross_cylinder(x, -.675 + i * .15 - .03, -.675 + i * .15 + .03, line - .05, .045,
                           'belt_orange')
    top = sheet_pile(-3.73, 0, line - .004, 1.0, 1.36, .26, 'kraft', .0055, .004, .0085)
    board(-4.23, -3.23, -.68, .68, top - .001, flute_lines(1.0), .003)
    for side in (-1, 1):
        block(-4.1, -3.35, side * .72 - .01, side * .72 + .01, line - .01, line + .3, 'aluminium',
              .005)
    # front gate on a beam between two posts; the pile's foremost board runs under it
    for side in (-1, 1):
        block(-3.24, -3.16, side * .8 - .04, side * .8 + .04, line - .05, line + .44, 'body', .01)
    block(-3.24, -3.16, -.82, .82, line + .36, line + .44, 'brand', .01)
    for y in (-.5, -.17, .17, .5):
        block(-3.222, -3.2, y - .05, y + .05, line + .014, line + .38, 'aluminium', .004)
    belt_table(-3.14, -1.0, half - .14, line, legs=3)
    for x in (-2.58, -1.52):
        board(x - .5, x + .5, -.68, .68, line, flute_lines(1.0), .0055)

    # bridge with the printed pile inside
    bx0, bx1, height = -3.04, -1.72, 2.5
    for x in (bx0, bx1 - .14):
        for y in (front, half):
            block(x, x + .14, y - .07, y + .07, .06, height, 'body', .02)
            foot(x + .07, y, .05)
    for y in (front, half):
        block(bx0 - .03, bx1 + .03, y - .1, y + .1, height - .3, height + .02, 'brand', .03)
        block(bx0 - .034, bx1 + .034, y - .104, y + .104, height - .34, height - .315, 'accent',
              .003)
        block(bx0 + .1, bx1 - .1, y - .03, y + .03, 1.1, 1.18, 'body', .01)
    block(bx0 + .01, bx0 + .12, front, half, height - .24, height - .06, 'body', .02)
    block(bx1 - .12, bx1 - .01, front, half, height - .24, height - .06, 'body', .02)
    block(bx0 + .12, bx1 - .1, front + .04, half - .04, 1.12, 1.17, 'steel', .008)
    for x in (bx0 + .2, bx1 - .22):
        for y in (front + .12, half - .12):
            cylinder((x, y, 1.16), (x, y, height - .1), .016, 'dark')
    pile_top = sheet_pile(-2.4, 0, 1.172, 1.0, 1.34, .58, 'white', .003, .003)
    picture_sheet(-2.9, -1.9, -.67, .67, pile_top, 'sheet sweets', top_sheet_picture('sweets'),
                  .002, .35)
    suction_head(-2.06, -.5, .5, pile_top, 5, .26)
    for y in (-.34, .34):
        cylinder((-2.06, y, pile_top + .36), (-2.06, y, height - .1), .03, 'chrome')
    cross_cylinder(-2.06, front + .02, half - .02, height - .14, .04, 'steel')
    station('top-sheet pile feeder', (-2.46, front + .24, 1.5))
    station('bottom-board feeder', (-3.75, -.69, top - .08))

    # the printed sheet slides over the glue roll, then round the upper roll into the nip
    x0, x1 = -.98, .42
    glue_x, nip_x = head_axes(x0, x1)
    over_glue = (glue_x - .02, line + .345)
    start = (-1.84, pile_top + .002)
    side_frames(rounded_polygon([(bx1 - .02, 1.28), (bx1 - .02, 1.76), (-.96, 1.43), (-.96, 1.12)],
                                .05), front + .1, half - .1, .05, 'body', (), .01)
    web([(start[0], start[1] - .03), (over_glue[0] - .16, over_glue[1] + .04)], front + .16,
        half - .16, 'steel', .02, 0)
    slope = (over_glue[1] - start[1]) / (over_glue[0] - start[0])
    on_slide = [(x, start[1] - .012 + slope * (x - start[0])) for x in (-1.8, -1.4, -1.0, -.84)]
    printed_web(on_slide, 1.34, 'sweets')
    printed_web([(glue_x - .1, over_glue[1] + .022), over_glue, *into_nip(nip_x, line)], 1.34,
                'sweets')
    cross_cylinder(over_glue[0], front + .02, half - .02, over_glue[1] - .026, .022, 'chrome')
    for x in (-1.5, -1.16):
        z = start[1] - .008 + slope * (x - start[0]) + .061
        cross_cylinder(x, front + .1, half - .1, z, .022, 'chrome')
        for i in range(5):
            y = -.5 + i * .25
            cross_cylinder(x, y - .016, y + .016, z, .06, 'rubber')
        for side in (-1, 1):
            y = side * (half - .125)
            block(x - .045, x + .045, y - .03, y + .03, z - .16, z + .05, 'dark', .008)
            cross_cylinder(x, y - .04, y + .04, z, .03, 'steel')

    # head
    laminating_head(x0, x1, half + .06, line, 1.72)
    clear_cover([(x0 + .1, 1.66), (x0 - .06, 1.62), (x0 - .12, 1.5)], front + .16, half - .16,
                'yellow', .013, 1)
    clear_cover([(x1 - .06, 1.6), (x1 + .02, 1.54), (x1 + .02, line + .2)], front + .14,
                half - .14, 'yellow', .013, 1)
    station('glue roller and laminating nip', (-.165, -.79, .985))
    dial_wheel((.24, front - .18, .36), .09)
    tube([(.3, front - .04, 1.66), (.3, front - .04, 1.98), (.3, front - .36, 1.98),
          (.3, front - .36, 1.84)], .022, 'aluminium', .06)
    touch_panel(.3, front - .39, 1.72, .42, .3, -6, -6)
    beacon(-.2, .3, 1.7)
    tank(-.78, front - .34, .002, .17, .36)
    cable([(-.78, front - .34, .34), (-.78, front - .34, .5), (-.6, front - .22, .5),
           (-.46, front - .1, .5)], .02, 'hose_blue', .08)
    cylinder((-.5, front - .12, .5), (-.4, front - .05, .5), .03, 'brass')

    # press and stacker
    press_conveyor(.46, 3.0, half - .06, line, 17, sheets=2, key='sweets')
    station('press conveyor', (1.86, -.5, .98))
    sx0, sx1 = 3.02, 4.42
    outline = rounded_polygon([(sx0, .1), (sx0, 1.36), (sx0 + .16, 1.56), (sx1, 1.56), (sx1, .1)],
                              .06)
    opening = rounded_rectangle(sx0 + .12, .24, sx1 - .12, 1.16, .08)
    side_frames(outline, front, half, .09, 'body', [opening], .014)
    for x in (sx0 + .1, sx1 - .1):
        for y in (front + .045, half - .045):
            foot(x, y, .09)
    block(sx0 + .12, sx1 - .02, front + .07, half - .07, 1.44, 1.55, 'body', .02)
    block(sx0 + .2, sx1 - .04, front - .012, front + .03, 1.22, 1.48, 'brand', .012)
    middle = (sx0 + sx1) / 2 + .08
    pile = sheet_pile(middle, 0, pallet(middle, 0, 1.06, 1.44), 1.0, 1.34, .6, 'laminated', .0065,
                      .004, .0085)
    picture_sheet(middle - .5, middle + .5, -.67, .67, pile, 'sheet sweets',
                  top_sheet_picture('sweets'), .003, .35)
    for y in (front + .13, half - .13):
        block(middle - .3, middle + .3, y - .012, y + .012, .7, 1.14, 'aluminium', .006)
        block(middle - .04, middle + .04, y - .05, y + .05, 1.1, 1.5, 'dark', .01)
    block(sx1 - .1, sx1 - .04, front + .08, half - .08, .9, 1.5, 'aluminium', .008)
    station('stacker', (middle, -.7, pile - .2))
    light_curtain(sx0 + .06, front - .036, half + .036, .3, 1.1)
    light_curtain(sx1 - .06, front - .036, half + .036, .3, 1.1)

    # walkway, cabinet, stops
    steps_and_platform(-2.6, -1.2, front - .82, front - .12, .42, 'x1')
    cabinet(-.6, .9, half + .5, half + .95, 1.9)
    for x, y, z in ((-.9, front - .06, 1.4), (3.16, front, 1.3), (-2.97, front - .07, 1.5)):
        emergency_stop((x, y, z), scale=1.1)
    front_edge((-4.3, front, 0), (4.42, front, 0))


def overhead_walkway(x0, x1, y0, y1, z):
    """A bridge across the machine with handrails, on four legs, with a ladder between stringers
    that go on as its handrails at the operator's."""
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
    foot_y = y0 - .62
    for x in (x0 + .05, x1 - .05):
        block(x - .04, x + .04, foot_y - .06, foot_y + .06, .003, .02, 'dark', .004)
        tube([(x, foot_y, .012), (x, y0 - .02, z - .02)], .024, 'dark')
        tube([(x, foot_y + .12, .36), (x, foot_y + .12, 1.16), (x, y0 - .0, z + .72)], .018,
             'yellow', .1)
        tube([(x, foot_y + .36, 1.0), (x, foot_y + .36, 1.46)], .014, 'yellow')
    for i in range(7):
        t = (i + .6) / 7.4
        y = foot_y + (y0 - .02 - foot_y) * t
        block(x0 + .05, x1 - .05, y - .08, y + .08, z * t - .014, z * t + .014, 'cast_iron', .004)
        block(x0 + .05, x1 - .05, y - .082, y - .06, z * t - .016, z * t + .017, 'yellow', .003)


def flip_flop_stacker(x0, x1, half, reach=.98, tilt=20):
    """A tower whose fork turns every other batch over: two pockets of forks on a shaft between
    round bearings, a batch in each.  Returns the shaft's x and z."""
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
    middle, hub = (x0 + x1) / 2, 1.34
    cross_cylinder(middle, front - .02, half + .02, hub, .085, 'chrome')
    for y, toward in ((front + .012, -1), (half - .012, 1)):
        block(middle - .28, middle + .28, y - .024, y + .024, 1.0, hub + .26, 'body', .02)
        ring((middle, y + toward * .02, hub), (0, toward, 0), .23, .16, .04, 'accent')
        bearing(middle, y + toward * .02, hub, .14, 'cast_iron', toward=toward)
    for y in (-.56, -.2, .2, .56):
        block(middle - .12, middle + .12, y - .05, y + .05, hub - .12, hub + .12, 'dark', .02)
    for angle, up in ((tilt, False), (tilt + 180, True)):
        with group() as pocket:
            for y in (-.56, -.2, .2, .56):
                for lift in (.085, -.085):
                    tube([(.06, y, lift), (reach, y, lift)], .022, 'yellow')
            top = sheet_pile(.14 + .43, 0, -.062, .86, 1.34, .12, 'laminated', .0065, .002, .0085)
            key = top_sheet_picture('tea')
            if up:
                board(.14, 1.0, -.67, .67, -.066, image_material('sheet tea', key, 'xy', .35), .003)
            else:
                board(.14, 1.0, -.67, .67, top, 'kraft', .003)
        place(pocket, (middle, 0, hub), (0, -angle, 0))
    # clear doors beside the bearings keep hands from the forks, a light curtain from the pile
    for y in (front + .0, half - .03):
        for left, right in ((x0 + .18, middle - .3), (middle + .3, x1 - .18)):
            window(left, right, 1.17, height - .27, y, 'yellow', 1, .03)
    light_curtain(x1 - .08, front - .032, half + .032, .3, 1.0)
    return middle, hub


@machine('high-speed-automatic-flute-laminator-machine', overall_length_m=22.0, livery='red',
         azimuth=-40, elevation=19, lens=78)
def high_speed_flute_laminator():
    """Pre-pile, top-sheet feeder, board feeder, enclosed head with walkway, long press, stacker."""
    half, line = 1.05, .95
    front, picture = -half, top_sheet_picture('tea')

    # pre-pile on rails
    for y in (-.5, .5):
        block(-5.5, -2.95, y - .03, y + .03, .003, .04, 'steel', .006)
    block(-5.42, -4.28, -.66, .66, .05, .13, 'yellow', .015)
    for x, z, height in ((-4.85, .13, .8), (-3.5, .05, 1.49)):
        pile_top = sheet_pile(x, 0, pallet(x, 0, 1.06, 1.4, z), 1.0, 1.34, height, 'white', .003,
                              .003)
        picture_sheet(x - .5, x + .5, -.67, .67, pile_top, 'sheet tea', picture, .002, .35)
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
    suction_head(-3.14, -.56, .56, pile_top, 5, .28)
    for y in (-.36, .36):
        cylinder((-3.14, y, pile_top + .4), (-3.14, y, 2.4), .034, 'chrome')
    cross_cylinder(-3.14, front, half, 2.38, .045, 'steel')
    station('top-sheet feeder', (-3.5, -.69, 1.2))

    # board feeder, level with the nip, and the sheet table above it
    hx0, hx1 = -1.16, .5
    glue_x, nip_x = head_axes(hx0, hx1)
    over_glue = (glue_x - .02, line + .345)
    outline = rounded_polygon([(-2.66, .1), (-2.66, 1.66), (-2.5, 1.66), (-1.2, 1.38), (-1.2, .1)],
                              .06)
    opening = rounded_polygon([(-2.52, .5), (-2.52, 1.46), (-2.42, 1.5), (-1.34, 1.27),
                               (-1.34, .5)], .08)
    side_frames(outline, front, half, .07, 'body', [opening], .012)
    for x in (-2.52, -1.34):
        for y in (front + .035, half - .035):
            foot(x, y, .09)
    door(-2.56, -1.3, .15, .42, front, 'brand', 'left', 'bar', 'low')
    belt_table(-2.6, -1.02, half - .12, line, legs=2)
    top = sheet_pile(-2.03, 0, line + .001, 1.0, 1.36, .25, 'kraft', .0055, .004, .0085)
    board(-2.53, -1.53, -.68, .68, top - .001, flute_lines(1.0), .003)
    block(-1.5, -1.46, front + .06, half - .06, line + .24, line + .32, 'body', .01)
    for y in (-.5, -.17, .17, .5):
        block(-1.516, -1.496, y - .05, y + .05, line + .014, line + .3, 'aluminium', .004)
    for side in (-1, 1):
        block(-2.5, -1.56, side * .72 - .01, side * .72 + .01, line + .002, line + .24, 'aluminium',
              .005)
    board(-1.5, -1.03, -.68, .68, line, flute_lines(1.0), .0055)
    start = (-2.98, pile_top + .004)
    slope = (over_glue[1] - start[1]) / (over_glue[0] - start[0])
    surface = [(x, start[1] + slope * (x - start[0])) for x in (-2.98, -2.5, -1.98)]
    web([(start[0] + .14, start[1] - .05), (over_glue[0] - .16, over_glue[1] + .01)], front + .12,
        half - .12, 'steel', .02, 0)
    printed_web(surface, 1.34, 'tea')
    printed_web([(x, start[1] + slope * (x - start[0])) for x in (-1.92, -1.4, -1.04)], 1.34, 'tea')
    printed_web([(glue_x - .1, over_glue[1] + .022), over_glue, *into_nip(nip_x, line)], 1.34,
                'tea')
    for x in (-2.3, -1.9, -1.5):
        z = start[1] + slope * (x - start[0]) + .067
        cross_cylinder(x, front, half, z, .024, 'chrome')
        for i in range(6):
            y = -.6 + i * .24
            cross_cylinder(x, y - .016, y + .016, z, .062, 'rubber')
        for y in (front + .03, half - .03):
            block(x - .04, x + .04, y - .03, y + .03, z - .3, z + .05, 'body', .008)
    station('board feeder', (-1.95, front + .34, line + .12))

    # enclosed laminating head with the wide panel, walkway over its end
    laminating_head(hx0, hx1, half + .06, line, 1.86)
    clear_cover([(hx0 + .1, 1.8), (hx0 - .06, 1.74), (hx0 - .12, 1.52)], front + .14, half - .14,
                'yellow', .013, 1)
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
    station('laminating head', (nip_x - .14, front - .2, line + .1))
    overhead_walkway(1.08, 1.66, front - .3, half + .3, 1.72)
    beacon(hx0 + 1.3, .2, 1.92)

    # long press and stacker
    press_conveyor(1.02, 5.1, half - .08, line, 0, (2.1, 2.6, 3.1, 3.6, 4.1, 4.6), legs=6, sheets=3,
                   key='tea')
    station('long press conveyor', (3.605, -.8, 1.015))
    middle, hub = flip_flop_stacker(5.16, 7.22, half)
    station('flip-flop stacker', (middle, front - .1, hub))
    pile_x = middle + .44
    top = sheet_pile(pile_x, 0, pallet(pile_x, 0, 1.05, 1.5), 1.0, 1.34, .5, 'laminated', .0065,
                     .004, .0085)
    picture_sheet(pile_x - .5, pile_x + .5, -.67, .67, top, 'sheet tea', picture, .003, .35)
    emergency_stop((5.24, front, 1.5), scale=1.2)
    cabinet(-.9, .9, half + .55, half + 1.0, 2.1, doors=3)
    front_edge((-5.5, front, 0), (7.26, front, 0))
