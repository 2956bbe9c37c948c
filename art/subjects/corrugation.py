"""Corrugated board: mill roll stand, single facer, rotary sheet cutter, pasting machine."""
from kit import (air_cylinder, beacon, belt_row, block, box, button_panel, cabinet, cone,
                 cross_cylinder, cylinder, emergency_stop, foot, front_edge, handwheel,
                 leg_table, machine, motor, plate, reel, ring, roller, rounded_polygon,
                 rounded_rectangle, side_frames, stack, station, tank, touch_panel, tube, web)
from kit.parts_corrugated import (arc_points, bearing, board, dial_wheel, gear_plate, gear_roll,
                                  single_face, spiral_blade, steam_joint)


# ---------------------------------------------------------------- mill roll stand

def reel_arm(side, y, pivot, chuck, out):
    """One swinging arm: hub on the shaft, tapered arm, chuck bearing and disc brake.

    side  -1 for the left reel;  pivot, chuck  (x, z);  out  towards the outside, -1 or 1"""
    (px, pz), (cx, cz) = pivot, chuck
    outline = rounded_polygon([
        (px - side * .2, pz - .2), (px - side * .2, pz + .2), (px + side * .12, pz + .24),
        (cx + side * .02, cz + .16), (cx + side * .17, cz + .05), (cx + side * .17, cz - .09),
        (cx + side * .02, cz - .17), (px + side * .2, pz - .24)], .09)
    plate(outline, y - .075, .15, 'brand', bevel=.022)
    rib = rounded_polygon([(px + side * .2, pz - .1), (px + side * .2, pz + .1),
                           (cx - side * .22, cz + .06), (cx - side * .22, cz - .07)], .05)
    plate(rib, y + out * .075 - (.012 if out < 0 else .006), .018, 'light_grey', bevel=.003)
    bearing(px, y + out * .07, pz, .15, 'body', toward=out)
    bearing(cx, y + out * .07, cz, .12, 'cast_iron', toward=out)
    inner = y - out * .07
    cone((cx, inner, cz), (cx, inner - out * .1, cz), .19, .14, 'steel')
    ring((cx, y + out * .165, cz), (0, out, 0), .17, .05, .022, 'steel')
    for dx, dz in ((-.02, .165), (side * .16, -.03)):
        box((cx + dx, y + out * .17, cz + dz), (.1, .1, .1), 'red', .012)
        box((cx + dx * .8, y + out * .1, cz + dz * .8), (.06, .08, .06), 'dark', .008)


def stand_beam(half, height):
    """The beam across the stand with end columns, sector gears and four geared motors on top."""
    block(-.3, .3, -half + .02, half - .02, height - .17, height + .17, 'body', .03)
    block(-.302, .302, -half + .3, half - .3, height - .05, height + .05, 'accent', .004)
    for y in (-half, half):
        block(-.62, .62, y - .19, y + .19, .003, .09, 'dark', .02)
        outline = rounded_polygon([(-.46, .08), (-.36, height + .1), (-.24, height + .24),
                                   (.24, height + .24), (.36, height + .1), (.46, .08)], .06)
        opening = rounded_polygon([(-.2, .2), (-.14, .52), (.14, .52), (.2, .2)], .05)
        plate(outline, y - .12, .24, 'body', [opening] if y > 0 else (), .02)
    for x in (-.17, .17):
        for y in (-.62, .42):
            block(x - .11, x + .11, y - .12, y + .12, height + .16, height + .36, 'grey', .03)
            motor((x, y + .11, height + .27), (0, 1, 0), .095, .3, 'brand')
    for y in (-half + .35, half - .35):
        gear_plate(0, height, .3, 40, y - .03, .06, 'cast_iron', .03)
    cross_cylinder(0, -half + .2, half - .2, height + .235, .03, 'chrome')


def reel_trolley(x0, x1, y0, y1):
    """A low trolley with a cradle for the next reel, on rails that lead below the arms."""
    for y in (y0, y1):
        block(x0 - .35, x1 + 3.3, y - .06, y + .06, .002, .014, 'dark', .002)
        block(x0 - .33, x1 + 3.28, y - .02, y + .02, .012, .036, 'steel', .004)
        for x in (x0 + .1, x1 - .1):
            cross_cylinder(x, y - .03, y + .03, .095, .06, 'cast_iron')
    block(x0, x1, y0 - .08, y1 + .08, .1, .17, 'yellow', .015)
    middle = (x0 + x1) / 2
    for side in (-1, 1):
        outline = rounded_polygon([(middle + side * .05, .16), (middle + side * .32, .16),
                                   (middle + side * .32, .3)], .03)
        plate(outline, y0, y1 - y0, 'dark', bevel=.008)
    tube([(x0 + .03, y0 + .1, .14), (x0 - .2, y0 + .1, .5), (x0 - .2, y1 - .1, .5),
          (x0 + .03, y1 - .1, .14)], .02, 'steel', .08)


@machine('electric-mill-roll-stand', overall_length_m=4.2, azimuth=-33, elevation=15, lens=72)
def electric_mill_roll_stand():
    """Two reels on motor-driven arms on either side of a beam, rails with trolley, web out."""
    half, height, reel_z, reach, radius = 1.1, .98, .74, 1.06, .62
    stand_beam(half, height)
    reel_trolley(-2.5, -1.84, -.5, .5)
    station('floor trolley', (-2.3, -.58, .15))
    for side in (-1, 1):
        pivot, chuck = (side * .05, height - .02), (side * reach, reel_z)
        for out in (-1, 1):
            reel_arm(side, out * .87 + (out * .02 if side > 0 else 0), pivot, chuck, out)
        reel(chuck[0], -.72, .72, reel_z, radius, 'kraft', .2, 'kraft_dark', 4)
    station('left arm pair', (-.62, -.97, .88))
    station('central beam and brakes', (0, -half - .12, height + .16))
    station('right arm pair', (.66, -.99, .86))

    # guide rollers and the web that leaves upward
    for y in (-.9, .9):
        block(1.92, 2.16, y - .07, y + .07, .003, .05, 'dark', .01)
        block(1.98, 2.1, y - .05, y + .05, .04, 1.76, 'body', .02)
        block(1.9, 2.18, y - .04, y + .04, 1.6, 1.74, 'brand', .02)
        block(1.99, 2.09, y - .045, y + .045, .5, .8, 'yellow', .004)
    roller(2.04, -.88, .88, 1.66, .085, 'chrome')
    roller(2.04, -.88, .88, .34, .06, 'steel')
    under = arc_points(reach, reel_z, radius + .006, 200, 300)
    path = under + arc_points(2.04, .34, .066, 262, 355) + arc_points(2.04, 1.66, .091, 2, 60)
    web([(2.106, .36) if i == -1 else point for i, point in enumerate(path)] + [(1.75, 1.93)],
        -.72, .72, 'kraft', .006, 0)
    station('web out', (2.09, -.5, 1.35))

    # operator side of the end column
    button_panel(-.13, .13, .6, 1.14, -half - .12, 4, 2, False)
    emergency_stop((0, -half - .12, .48), scale=1.1)
    tube([(-.28, -half - .125, .1), (-.28, -half - .14, .5), (-.1, -half - .14, .62)], .016, 'dark',
         .08)
    beacon(0, half - .02, height + .23)
    front_edge((-2.5, -1.0, 0), (2.16, -1.0, 0))


# ---------------------------------------------------------------- single facer

def facer_frames(half):
    """The two thick cast frames, feet, cross beams and the drum brackets of the feed side."""
    outline = rounded_polygon([
        (-1.0, .1), (-1.0, .62), (-.86, .86), (-.86, 1.62), (-.5, 2.06), (.5, 2.06), (.86, 1.7),
        (.86, .86), (1.0, .62), (1.0, .1)], .1)
    opening = rounded_polygon([(-.62, .74), (-.62, 1.5), (-.38, 1.82), (.38, 1.82), (.68, 1.52),
                               (.68, .74)], .12)
    low = rounded_rectangle(-.1, .26, .66, .66, .1)
    side_frames(outline, -half, half, .17, 'light_grey', [opening, low], .03)
    for y in (-half + .085, half - .085):
        block(-1.12, 1.12, y - .16, y + .16, .003, .12, 'dark', .02)
    for x, z in ((-.74, .3), (.8, .3), (-.42, 1.94), (.42, 1.94)):
        cross_cylinder(x, -half + .1, half - .1, z, .07, 'grey')
    for x, z in ((.8, .3), (-.42, 1.94), (.42, 1.94)):
        for y in (-half, half):
            bearing(x, y, z, .085, 'grey', toward=-1 if y < 0 else 1, bolts=4)


def roll_chock(x, y, z0, z1):
    """The slide in the middle of the frame that carries both corrugating rolls, with its screw."""
    block(x - .085, x + .085, y, y + .1, z0, z1, 'body', .02)
    for z in (z0 + .04, z1 - .1):
        block(x - .13, x + .13, y - .01, y + .11, z, z + .07, 'grey', .012)
    cylinder((x, y + .06, z1 - .02), (x, y + .06, z1 + .3), .04, 'chrome')
    cylinder((x, y + .06, z1 + .26), (x, y + .06, z1 + .4), .1, 'brand')


@machine('single-facer-corrugation-machine', overall_length_m=3.2, azimuth=-31, elevation=15,
         lens=72)
def single_facer():
    """Preheater, conditioner, two corrugating rolls, glue roller, pressure roller, web out."""
    half = 1.0
    front, inner = -half, half - .2
    facer_frames(half)
    upper, lower, radius = (-.06, 1.44), (-.06, .95), .262
    glue, dosing, pressure = (.335, .99), (.53, 1.1), (.15, .5)

    # preheater and conditioner on brackets before the frames
    for y in (front + .03, -front - .13):
        outline = rounded_polygon([(-1.86, .1), (-1.86, .92), (-1.62, 1.16), (-.98, 1.78),
                                   (-.8, 1.78), (-.8, .1)], .1)
        plate(outline, y, .1, 'body', [rounded_polygon([(-1.5, .24), (-1.36, .48), (-1.1, .48),
                                                        (-1.1, .24)], .05)], .02)
        block(-1.9, -.9, y - .03, y + .13, .003, .12, 'dark', .015)
    for x, z, r in ((-1.36, .86, .34), (-1.0, 1.46, .2)):
        cross_cylinder(x, front + .14, -front - .14, z, r, 'chrome', .012)
        for y in (front + .03, -front - .03):
            bearing(x, y, z, r * .5, 'brand', toward=-1 if y < 0 else 1)
        steam_joint(x, front - .06, z, (x - .02, front - .3, .15), .06, hose='copper')
    block(-1.52, -.72, front - .35, front - .25, .004, .15, 'dark', .02)
    tube([(-2.02, front - .3, .22), (-.62, front - .3, .22), (-.62, front - .3, .08)], .05,
         'copper', .06)
    station('paper in over preheater', (-1.5, front + .4, 1.15))
    station('conditioner', (-1.05, front + .25, 1.66))

    # rolls
    for (x, z), turn in ((upper, 0), (lower, 3.14)):
        gear_roll(x, front + .07, inner, z, radius, 26, .055, turn=turn)
        bearing(x, front - .055, z, .11, 'brand')
    roll_chock(-.06, front - .06, .66, 1.9)
    station('corrugating rolls', (-.26, front + .15, 1.2))
    for (x, z), r, surface in ((glue, .125, 'chrome'), (dosing, .085, 'chrome')):
        cross_cylinder(x, front + .1, inner, z, r, surface)
        bearing(x, front + .05, z, r * .55, 'cast_iron', bolts=4)
        block(x - .05, x + .05, front + .02, front + .09, .62, z, 'body', .015)
    trough = [(.19, .92), (.19, .83), (.26, .77), (.62, .77), (.7, .86), (.7, 1.0), (.68, 1.0),
              (.67, .87), (.61, .79), (.27, .79), (.21, .84), (.21, .92)]
    plate(trough, front + .16, 1.6, 'steel', bevel=.003)
    block(.215, .66, front + .17, inner - .05, .81, .875, 'glue', .004)
    block(.19, .7, front + .15, front + .165, .78, .94, 'steel', .004)
    station('glue roller and tray', (.44, front + .15, .86))
    cross_cylinder(pressure[0], front + .13, inner, pressure[1], .2, 'steel', .012)
    bearing(pressure[0], front, pressure[1], .13, 'brand')
    bearing(.5, front, .46, .08, 'cast_iron', bolts=4)
    station('pressure roller with liner', (.3, front, .5))

    # paper: medium in from the left, liner from below, single-face web out to the upper right
    medium = [(-2.05, .46)] + arc_points(-1.36, .86, .345, 205, 62) + \
        arc_points(-1.0, 1.46, .205, 192, 50) + arc_points(upper[0], upper[1], .275, 168, 262)
    web(medium, front + .26, inner - .1, 'kraft', .008, 0)
    for y in (front + .05, -front - .12):
        block(1.16, 1.5, y, y + .07, .003, .06, 'dark', .01)
        plate(rounded_polygon([(1.2, .05), (1.24, 2.1), (1.4, 2.1), (1.46, .05)], .04), y, .07,
              'body', bevel=.012)
        block(.9, 1.26, y + .01, y + .06, .7, .84, 'body', .01)
        bearing(1.32, y if y < 0 else y + .07, 2.0, .08, 'brand', toward=-1 if y < 0 else 1)
    roller(1.32, front + .1, -front - .1, 2.0, .1, 'chrome')
    roller(1.26, front + .1, -front - .1, .3, .09, 'steel')
    bearing(1.3, front + .05, .3, .07, 'cast_iron', bolts=4)
    out = [(.2, .28), (1.2, .19), (1.36, .3), (1.425, 1.9)] + \
        arc_points(1.32, 2.0, .108, 0, 70) + [(.86, 2.2)]
    single_face(out, front + .22, inner - .06, .055, .036, .06, -1, liner='kraft')
    station('single-face web out', (1.42, front + .24, 1.75))

    # covers, motors, controls
    block(-.92, -.24, front - .03, front + .02, .2, .6, 'brand', .012)
    block(-.84, -.32, front - .045, front - .02, .5, .53, 'black', .004)
    block(.72, .82, front - .09, front + .01, 1.14, 1.46, 'grey', .015)
    for i, colour in enumerate(('green', 'black', 'accent')):
        cylinder((.77, front - .08, 1.4 - i * .09), (.77, front - .105, 1.4 - i * .09), .026,
                 colour)
    emergency_stop((.77, front - .01, .98))
    tube([(.62, front - .01, 1.76), (.62, front - .16, 1.86), (.62, front - .16, 1.98)], .022,
         'aluminium', .06)
    touch_panel(.62, front - .2, 1.93, .4, .3, -8, -6)
    motor((.2, -front + .02, .5), (0, 1, 0), .2, .5, 'grey')
    beacon(.3, half - .09, 2.05)
    front_edge((-1.9, front, 0), (1.5, front, 0))


# ---------------------------------------------------------------- rotary sheet cutter

@machine('nc-sheet-cutter-rotary-type', overall_length_m=4.2, azimuth=-40, elevation=18, lens=72)
def nc_sheet_cutter():
    """Guide rollers, measuring wheel, knife cylinders below a yellow guard, belts, sheet table."""
    half, line = 1.15, .93
    front = -half

    # infeed stand
    outline = rounded_polygon([(-2.0, .1), (-2.0, .5), (-1.82, line + .14), (-.72, line + .14),
                               (-.72, .1)], .07)
    opening = rounded_polygon([(-1.78, .28), (-1.64, .7), (-.9, .7), (-.9, .28)], .07)
    side_frames(outline, front, half, .07, 'body', [opening], .012)
    for y in (front + .035, half - .035):
        block(-2.04, -.72, y - .07, y + .07, .003, .11, 'dark', .015)
    for x, z, r in ((-1.86, .42, .085), (-1.7, line - .085, .085), (-1.25, line - .06, .06),
                    (-.86, line - .06, .06)):
        roller(x, front + .04, half - .04, z, r, 'chrome')
        bearing(x, front, z, .065, 'cast_iron', bolts=4)
    web([(-2.42, .32), (-1.86, .335)] + arc_points(-1.86, .42, .089, 300, 360)
        + arc_points(-1.7, line - .085, .093, 178, 90) + [(-.2, line + .008)], front + .2,
        half - .2, 'kraft', .012, 0)
    for y in (front + .17, half - .17):
        block(-1.6, -.75, y - .02, y + .02, line + .01, line + .1, 'aluminium', .006)
    cross_cylinder(-1.0, front, half, line + .46, .03, 'chrome')
    for y in (front, half - .07):
        block(-1.06, -.94, y + .003, y + .067, line + .1, line + .54, 'body', .015)
    station('web in over guide rollers', (-1.66, front + .3, line + .01))

    # measuring wheel riding on the web
    wheel_y = front + .62
    for y in (wheel_y,):
        cylinder((-1.08, y - .035, line + .19), (-1.08, y + .035, line + .19), .17, 'accent')
        cylinder((-1.08, y - .045, line + .19), (-1.08, y + .045, line + .19), .11, 'chrome')
        cylinder((-1.08, y - .17, line + .19), (-1.08, y - .04, line + .19), .07, 'dark')
        plate(rounded_polygon([(-1.13, line + .12), (-1.13, line + .24), (-1.04, line + .52),
                               (-.96, line + .52), (-1.02, line + .12)], .03), y + .05, .03,
              'brand')
        air_cylinder((-.98, y + .1, line + .46), (-1.08, y + .1, line + .16), .025)
        block(-1.12, -1.04, y + .03, y + .13, line + .13, line + .18, 'brand', .006)
    station('measuring wheel', (-1.12, wheel_y - .04, line + .3))

    # knife housing
    block(-.7, .5, front - .06, half + .06, .1, .62, 'body', .025)
    block(-.66, .46, front, half, .003, .11, 'dark', .01)
    block(-.5, .3, front - .085, front - .04, .18, .52, 'brand', .012)
    block(-.42, .22, front - .1, front - .08, .44, .47, 'black', .004)
    outline = rounded_polygon([(-.7, .6), (-.7, 1.16), (-.45, 1.5), (.28, 1.5), (.5, 1.2),
                               (.5, .6)], .06)
    opening = rounded_rectangle(-.44, .66, .24, 1.42, .12)
    side_frames(outline, front - .06, half + .06, .13, 'body', [opening], .015)
    for z in (line - .175, line + .19):
        cross_cylinder(-.1, front + .03, half - .03, z, .165, 'steel', .012)
        for start in (95, 275):
            spiral_blade(-.1, front + .06, half - .06, z, .165, 80, start, .02, 'dark', spread=.2)
            spiral_blade(-.1, front + .06, half - .06, z, .165, 80, start, .045, 'accent')
        block(-.2, 0, front - .05, front + .05, z - .12, z + .12, 'dark', .015)
        bearing(-.1, front - .045, z, .11, 'brand')
    block(-.18, -.02, front - .035, front + .03, 1.05, 1.46, 'light_grey', .01)

    # yellow guard over the knife: framed panels, hinged at the back
    for y in (front + .07, half - .09):
        arch = rounded_polygon([(-.62, 1.12), (-.62, 1.22), (-.36, 1.62), (.2, 1.62), (.42, 1.28),
                                (.42, 1.12)], .05)
        hole = rounded_polygon([(-.55, 1.17), (-.55, 1.21), (-.33, 1.56), (.17, 1.56), (.35, 1.26),
                                (.35, 1.17)], .04)
        plate(arch, y, .03, 'yellow', [hole], .006)
    for (xa, za), (xb, zb) in (((-.615, 1.2), (-.365, 1.61)), ((-.36, 1.612), (.2, 1.612)),
                               ((.205, 1.61), (.415, 1.28))):
        for x, z in ((xa, za), (xb, zb)):
            cross_cylinder(x, front + .08, half - .08, z, .022, 'yellow')
        web([(xa, za), (xb, zb)], front + .09, half - .09, 'acrylic', .006, 0)
    for y in (-.36, .36):
        tube([(-.615, y, 1.2), (-.365, y, 1.61), (.2, y, 1.612), (.415, y, 1.28)], .016, 'yellow')
    tube([(-.56, -.2, 1.29), (-.63, -.2, 1.33), (-.63, .2, 1.33), (-.56, .2, 1.29)], .014, 'black',
         .03)
    station('rotary knife cylinders', (-.3, front + .1, 1.1))
    motor((.12, -front + .06, .9), (0, 1, 0), .17, .45, 'brand')

    # outfeed belts with cut sheets
    outline = rounded_polygon([(.52, .12), (.52, line - .03), (1.72, line - .06), (1.72, .12)], .05)
    opening = rounded_rectangle(.68, .3, 1.56, .72, .08)
    side_frames(outline, front + .05, half - .05, .05, 'body', [opening])
    for x in (.64, 1.6):
        for y in (front + .08, half - .08):
            foot(x, y, .1)
    belt_row(.58, 1.7, front + .25, half - .25, 7, .11, line, .05, 'belt_green')
    for x0, x1 in ((.2, .7), (1.2, 1.84)):
        board(x0, x1, front + .2, half - .2, line + .002, 'kraft', .016)
    cross_cylinder(1.05, front + .07, half - .07, line + .3, .022, 'steel')
    for y in (front + .06, half - .06):
        block(1.01, 1.09, y - .03, y + .03, line - .1, line + .35, 'body', .01)
    for i in range(6):
        y = front + .42 + i * .3
        tube([(1.05, y, line + .3), (1.17, y, line + .11)], .014, 'dark')
        cross_cylinder(1.18, y - .03, y + .03, line + .085, .068, 'rubber')
    station('outfeed belts', (1.5, front + .1, line - .02))

    # sheet table
    leg_table(1.78, 2.72, front + .12, half - .12, .62, 'steel', frame='body', shelf=True)
    block(2.7, 2.75, front + .2, half - .2, .6, 1.02, 'brand', .01)
    top = stack(2.24, 0, .622, .84, half * 2 - .5, .25, 'kraft', .024, .008, 'kraft_dark')
    station('sheet table', (2.3, front + .3, top))

    # controls: cabinet that stands free, emergency stops
    cabinet(-1.05, -.25, half + .62, half + 1.05, 1.92, doors=1)
    touch_panel(-.65, half + .57, 1.38, .46, .34)
    for i, colour in enumerate(('green', 'red', 'black', 'accent', 'black')):
        x = -.85 + i * .1
        cylinder((x, half + .62, 1.12), (x, half + .58, 1.12), .03, colour)
    emergency_stop((.4, front - .06, .74), scale=1.1)
    emergency_stop((-.62, front - .06, .74), scale=1.1)
    dial_wheel((-1.3, front - .12, .84), .1)
    beacon(.38, half - .02, 1.3)
    front_edge((-2.0, front - .06, 0), (2.72, front - .06, 0))


# ---------------------------------------------------------------- pasting machine

@machine('corrugated-sheet-pasting-machine-35-ply', overall_length_m=2.4, azimuth=-36, elevation=20,
         lens=72)
def corrugated_sheet_pasting_machine():
    """Feed table, glue roller over an open pan, delivery sticks, matching table."""
    half, line = .98, .86
    front = -half

    # feed table with a single-face sheet, flutes down
    for y in (front + .06, half - .06):
        block(-1.3, -1.22, y - .04, y + .04, .06, line - .04, 'body', .012)
        foot(-1.26, y, .05)
        block(-1.26, -.36, y - .035, y + .035, line - .14, line - .05, 'body', .012)
    block(-1.34, -.34, front + .02, half - .02, line - .06, line - .025, 'steel', .008)
    block(-1.3, -.4, half - .14, half - .1, line - .03, line + .09, 'aluminium', .006)
    block(-1.3, -.4, front + .04, front + .07, line - .03, line - .005, 'aluminium', .006)
    single_face([(-1.2, line + .062), (.1, line + .03)], front + .1, half - .2, .085, .06, 0, -1,
                'kraft_dark', 'kraft')
    station('feed table', (-1.22, front + .4, line - .02))

    # rollers in short side frames
    outline = rounded_polygon([(-.42, .12), (-.36, .56), (-.36, line + .3), (-.24, line + .42),
                               (.24, line + .42), (.36, line + .3), (.36, .56), (.42, .12)], .06)
    opening = rounded_rectangle(-.28, .42, .28, line + .3, .09)
    side_frames(outline, front - .05, half + .05, .08, 'body', [opening], .014)
    for y in (front - .01, half + .01):
        block(-.46, .46, y - .09, y + .09, .003, .13, 'dark', .02)
    block(-.34, .34, front + .03, half - .03, .14, .38, 'brand', .02)
    glue, top, dosing = (.02, line - .115), (.02, line + .152), (-.2, line - .18)
    for (x, z), r in ((glue, .118), (top, .1), (dosing, .085)):
        cross_cylinder(x, front + .06, half - .06, z, r, 'chrome', .006)
        cross_cylinder(x, front - .09, half + .09, z, .035, 'steel')
    for x, z, r in ((*glue, .08), (*top, .075), (*dosing, .05)):
        block(x - .06, x + .06, front - .06, front + .02, z - .07, z + .07, 'cast_iron', .012)
        bearing(x, front - .06, z, r, 'brand', bolts=4)
        block(x - .02, x + .02, front - .03, front + .02, .44, z, 'dark', .004)
    for y in (front - .01, half + .01):
        cylinder((.02, y, top[1]), (.02, y, line + .54), .022, 'chrome')
        handwheel((.02, y, line + .56), (0, 0, 1), .1)
    cross_cylinder(-.24, front, half, line + .36, .022, 'steel')
    cross_cylinder(.24, front, half, line + .36, .022, 'steel')
    pan = [(-.34, .68), (-.3, .46), (.72, .46), (.8, .68), (.785, .68), (.71, .475), (-.29, .475),
           (-.325, .68)]
    plate(pan, front + .05, half * 2 - .1, 'steel', bevel=.002)
    for y in (front + .045, half - .06):
        plate([(-.34, .68), (-.3, .46), (.72, .46), (.8, .68)], y, .015, 'steel', bevel=.002)
    block(-.322, .778, front + .06, half - .06, .52, .668, 'glue', .003)
    for x in (.66,):
        for y in (front + .12, half - .12):
            block(x - .03, x + .03, y - .03, y + .03, .06, .47, 'body', .008)
            foot(x, y, .05)
    station('dosing and glue rollers', (-.02, front + .1, line + .22))

    # delivery sticks carry the glued sheet away on their tips
    block(.3, .37, front + .04, half - .04, line - .1, line - .04, 'dark', .01)
    for i in range(15):
        y = front + .16 + i * (half * 2 - .32) / 14
        tube([(.16, y, line + .0), (.36, y, line - .015), (.98, y, line - .085)], .013, 'chrome')
    cross_cylinder(.94, front + .1, half - .1, line - .105, .018, 'steel')
    for y in (front + .12, half - .12):
        block(.3, 1.06, y - .02, y + .02, line - .2, line - .09, 'body', .008)
    single_face([(.62, line + .05), (1.28, line - .035)], front + .16, half - .24, .085, .06, 0, -1,
                'kraft_dark', 'kraft')
    station('delivery sticks', (.62, front + .16, line - .04))

    # matching table: liner below, fluted sheet laid on it against stops
    low = line - .16
    leg_table(1.02, 2.0, front - .02, half + .02, low, 'wood', frame='body', shelf=True)
    block(1.08, 1.9, front + .2, half - .22, low + .001, low + .01, 'white', .001)
    single_face([(1.3, low + .08), (1.92, low + .08)], front + .3, half - .2, .085, .06, 0, -1,
                'kraft_dark', 'kraft')
    block(1.94, 1.98, front + .1, half - .1, low - .01, low + .1, 'aluminium', .006)
    for y in (front + .06, half - .1):
        block(1.06, 1.98, y, y + .04, low - .01, low + .08, 'aluminium', .006)
    station('matching table', (1.5, front, low - .02))

    # drive, starter, glue tank
    motor((-.05, half + .02, .3), (0, 1, 0), .12, .3, 'grey')
    block(-.2, .2, half + .06, half + .16, .2, line + .1, 'yellow', .03)
    block(-.3, -.12, front - .11, front - .04, .2, .42, 'grey', .015)
    for i, colour in enumerate(('green', 'red')):
        cylinder((-.25 + i * .08, front - .1, .36), (-.25 + i * .08, front - .125, .36), .024,
                 colour)
    emergency_stop((.24, front - .05, .3))
    tank(1.0, front - .14, .002, .16, .3)
    tube([(.94, front - .14, .3), (.94, front - .14, .84), (.72, front + .16, .84),
          (.68, front + .16, .6)], .02, 'hose_blue', .08)
    front_edge((-1.34, front - .05, 0), (2.0, front - .05, 0))
