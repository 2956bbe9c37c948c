"""The single facer: medium and liner in, single-face web out."""
import math

from kit import (beacon, block, clear_cover, cross_cylinder, cylinder, door, emergency_stop,
                 front_edge, gear_case, handwheel, machine, mesh, motor, nip_guard, paper, plate,
                 rating_plate, reel, rounded_polygon, side_frames, station, touch_panel, tube,
                 warning_plate, web, window_box, wrap_path)
from kit.parts_corrugated import arc_points, bearing, gear_roll, single_face, steam_joint


def facer_frames(half):
    """The two thick cast frames, feet, cross beams and the drum brackets of the feed side."""
    outline = rounded_polygon([
        (-1.0, .1), (-1.0, .62), (-.86, .86), (-.86, 1.62), (-.5, 2.06), (.5, 2.06), (.86, 1.7),
        (.86, .86), (1.0, .62), (1.0, .1)], .1)
    opening = rounded_polygon([(-.56, .62), (-.56, 1.5), (-.34, 1.88), (.4, 1.88), (.68, 1.6),
                               (.68, .62)], .12)
    side_frames(outline, -half, half, .17, 'light_grey', [opening], .03)
    for y in (-half + .085, half - .085):
        block(-1.12, 1.12, y - .16, y + .16, .003, .12, 'dark', .02)
    for x, z in ((-.74, .3), (.8, .3), (-.44, 1.94), (.8, 1.1)):
        cross_cylinder(x, -half + .1, half - .1, z, .07, 'grey')
    for x, z in ((.8, .3), (-.44, 1.94), (.8, 1.1)):
        for y in (-half, half):
            bearing(x, y, z, .085, 'grey', toward=-1 if y < 0 else 1, bolts=4)


def way_arrow(x, y, z, way):
    """An arrow plate on a face at y: which way the paper runs."""
    plate([(x + way * px, z + pz) for px, pz in (
        (-.13, -.028), (.02, -.028), (.02, -.075), (.14, 0), (.02, .075), (.02, .028),
        (-.13, .028))], y - .008, .01, 'accent', bevel=.002)


def flute_tips(path, y0, y1, pitch=.0255, lift=.0062):
    """The tips of every third flute of a web along path, caught by the light: the flutes
    themselves are finer than the picture."""
    vertices, faces, left = [], [], pitch
    for (x0, z0), (x1, z1) in zip(path, path[1:]):
        length = math.hypot(x1 - x0, z1 - z0)
        while left < length:
            ux, uz = (x1 - x0) / length, (z1 - z0) / length
            for along in (-.0035, .0035):
                x = x0 + ux * (left + along) - uz * lift
                z = z0 + uz * (left + along) + ux * lift
                vertices += [(x, y0, z), (x, y1, z)]
            last = len(vertices)
            faces.append((last - 4, last - 2, last - 1, last - 3))
            left += pitch
        left -= length
    mesh(vertices, faces, paper('#cfa473', .8))


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
    upper, lower, radius = (-.06, 1.325), (-.06, .8), .2605
    glue, dosing, pressure = (.325, 1.222), (.522, 1.296), (.187, 1.72)

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
        steam_joint(x, front - .06, z, (x - .02, front - .3, .24), .06)
    # lagged steam header on its saddle, from the floor with its stop valve
    block(-1.52, -.72, front - .35, front - .25, .004, .16, 'dark', .02)
    tube([(-1.74, front - .3, .22), (-.86, front - .3, .22)], .075, 'silver')
    for x in (-1.74, -.86):
        cylinder((x - .02, front - .3, .22), (x + .02, front - .3, .22), .1, 'cast_iron')
    tube([(-.84, front - .3, .22), (-.6, front - .3, .22), (-.6, front - .3, .02)], .035, 'grey',
         .06)
    cylinder((-.72, front - .3, .22), (-.66, front - .3, .22), .075, 'cast_iron')
    handwheel((-.69, front - .43, .22), (0, -1, 0), .07, 'red')
    cylinder((-.6, front - .3, .004), (-.6, front - .3, .03), .1, 'cast_iron')
    station('paper in over preheater', (-1.528, -.378, 1.162))
    station('conditioner', (-1.105, -.652, 1.637))

    # rolls; the medium is shaped between the two, glued on the upper, joined on the pressure roll
    for x, z in (upper, lower):
        gear_roll(x, front + .07, inner, z, radius)
        bearing(x, front - .055, z, .11, 'brand')
    roll_chock(-.06, front - .06, .56, 1.62)
    station('corrugating rolls', (-.26, front + .15, 1.2))
    for (x, z), r in ((glue, .125), (dosing, .085)):
        cross_cylinder(x, front + .1, inner, z, r, 'chrome')
        bearing(x, front + .05, z, r * .55, 'cast_iron', bolts=4)
        block(x - .05, x + .05, front + .02, front + .09, .86, z, 'body', .015)
    block(.22, .68, front + .02, front + .09, .84, .94, 'body', .01)
    trough = [(.19, 1.17), (.19, 1.08), (.26, 1.0), (.62, 1.0), (.7, 1.1), (.7, 1.22), (.68, 1.22),
              (.67, 1.11), (.61, 1.02), (.27, 1.02), (.21, 1.09), (.21, 1.17)]
    plate(trough, front + .16, 1.6, 'steel', bevel=.003)
    block(.215, .66, front + .17, inner - .05, 1.04, 1.115, 'glue', .004)
    block(.19, .7, front + .15, front + .165, 1.01, 1.17, 'steel', .004)
    block(.2, .3, front + .1, inner, .93, 1.0, 'body', .006)
    station('glue roller and tray', (.35, -.9, 1.32))
    cross_cylinder(pressure[0], front + .13, inner, pressure[1], .2, 'steel', .012)
    bearing(pressure[0], front, pressure[1], .12, 'brand')
    station('pressure roller with liner', (.186, -1.09, 1.777))
    window_box(-.62, .7, .57, 1.72, front, .17, 2, shroud='light_grey')
    nip_guard(lower[0], front + .2, inner - .05, lower[1], .3, 128, 236)
    clear_cover([(-.44, 1.86), (-.66, 1.74), (-.68, 1.44)], front + .2, inner, 'yellow', .013, 1,
                panel='acrylic')

    # medium: from its reel over the drums, round the upper roll
    medium_reel = (-2.3, .55)
    for y in (front + .08, -front - .16):
        stand = [(-2.5, .05), (-2.38, .68), (-2.22, .68), (-2.1, .05)]
        plate(rounded_polygon(stand, .04), y, .08, 'body', bevel=.012)
        block(-2.6, -2.0, y - .03, y + .11, .003, .06, 'dark', .01)
        out = y if y < 0 else y + .08
        bearing(-2.3, out, .55, .1, 'brand', toward=-1 if y < 0 else 1)
    reel(*medium_reel[:1], front + .26, inner - .1, medium_reel[1], .418, 'kraft_dark', .09,
         'kraft')
    cross_cylinder(-2.3, front + .1, -front - .1, .55, .05, 'steel')
    web([(-1.908, .399)] + arc_points(-1.36, .86, .345, 159, 62)
        + arc_points(-1.0, 1.46, .205, 192, 52) + arc_points(*upper, radius + .004, 232, 268),
        front + .26, inner - .1, 'kraft_dark', .003, 0)
    single_face(arc_points(*upper, radius + .002, 268, 418), front + .26, inner - .1, side=-1,
                liner=None, flute='kraft_dark')
    # stand with liner reel, liner drum and take-up roller
    for y in (front + .05, -front - .12):
        block(1.0, 1.6, y - .03, y + .1, .003, .06, 'dark', .01)
        plate(rounded_polygon([(1.06, .05), (1.17, 2.42), (1.43, 2.42), (1.54, .05)], .06), y, .07,
              'body', [rounded_polygon([(1.2, .86), (1.22, 1.4), (1.38, 1.4), (1.4, .86)], .04)],
              .012)
        block(.84, 1.2, y + .01, y + .06, .7, .84, 'body', .01)
        for z, r in ((2.32, .07), (1.72, .1)):
            bearing(1.3, y if y < 0 else y + .07, z, r, 'brand' if r > .08 else 'cast_iron',
                    toward=-1 if y < 0 else 1)
    for z, r, surface in ((2.32, .1, 'steel'), (1.72, .17, 'chrome')):
        cross_cylinder(1.3, front + .1, -front - .1, z, r, surface)
    # reels of the liner and of the single-face web in their stands
    liner_reel, rewind = (1.92, .52, .39), (2.82, .75, .417)
    for x, z, _ in (liner_reel, rewind):
        for y in (front + .05, -front - .12):
            block(x - .31, x + .31, y - .03, y + .1, .003, .06, 'dark', .01)
            plate(rounded_polygon([(x - .23, .05), (x - .09, z + .15), (x + .09, z + .15),
                                   (x + .23, .05)], .05), y, .07, 'body', bevel=.012)
            bearing(x, y if y < 0 else y + .07, z, .1, 'cast_iron', toward=-1 if y < 0 else 1)
            block(x - .6, x - .16, y + .01, y + .06, .1, .2, 'body', .01)
        cross_cylinder(x, front + .1, -front - .1, z, .05, 'steel')
    reel(liner_reel[0], front + .26, inner - .1, *liner_reel[1:], 'kraft', .09)
    reel(rewind[0], front + .26, inner - .1, *rewind[1:], 'kraft_dark', .09, 'kraft', 6)
    web(wrap_path([(*liner_reel, 1), (1.3, 1.72, .17, 1), (*pressure, .2, -1)], trail=48),
        front + .26, inner - .1, 'kraft', .003, 0)
    out = wrap_path([(*pressure, .2, -1), (1.3, 2.32, .1, -1), (*rewind, -1)], .005, 126, 30)
    single_face(out, front + .26, inner - .1, corner=0, liner='kraft', flute='kraft_dark')
    flute_tips(out, front + .27, inner - .11)
    station('single-face web out', (1.9, front + .3, 1.74))

    # which way medium, liner and web run
    for x, y, z, way in ((-1.12, front + .03, .62, 1), (1.3, front + .05, .62, -1),
                         (2.82, front + .05, .4, 1), (-.04, front, .36, 1)):
        way_arrow(x, y, z, way)

    # covers, motors, controls
    door(-.84, -.28, .2, .52, front, 'brand', 'left', 'turn', 'low')
    block(.74, .84, front - .09, front + .01, 1.14, 1.46, 'grey', .015)
    for i, colour in enumerate(('green', 'black', 'accent')):
        cylinder((.79, front - .08, 1.4 - i * .09), (.79, front - .105, 1.4 - i * .09), .026,
                 colour)
    emergency_stop((.9, front, .52))
    tube([(.62, front - .01, 1.76), (.62, front - .16, 1.86), (.62, front - .16, 1.98)], .022,
         'aluminium', .06)
    touch_panel(.62, front - .2, 1.93, .4, .3, -8, -6)
    gear_case(-.5, .5, .3, 1.7, half, .16)
    motor((.2, half + .16, .5), (0, 1, 0), .2, .5, 'grey')
    rating_plate(.5, front - .003, .36)
    warning_plate(-.74, front - .003, 1.2, .1)
    warning_plate(-1.3, front + .026, .98, .09, 'hot')
    beacon(.3, half - .09, 2.05)
    front_edge((-1.9, front, 0), (1.54, front, 0))
