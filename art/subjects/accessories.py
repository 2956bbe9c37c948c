"""Accessories, modelled larger than life: the scale of each is given in its function."""
import math

from kit import (beacon, block, box, cable, circle, clear_cover, cross_cylinder, cylinder,
                 front_edge, group, lathe, machine, motor, place, plate, rating_plate, ring,
                 rounded_polygon, rounded_rectangle, screw_row, station, touch_panel, tube,
                 warning_plate, web)
from kit.parts_gluing import castor, glue_gun


# ---------------------------------------------------------------- crease matrix cutter

def keypad(x0, x1, z0, z1, y, columns=3, rows=4):
    """Rubber keys on a face at y."""
    wide, high = (x1 - x0) / columns, (z1 - z0) / rows
    for column in range(columns):
        for row in range(rows):
            colour = ('green' if column == 0 else 'red' if column == 2 else 'light_grey') \
                if row == 0 else 'light_grey'
            x, z = x0 + (column + .5) * wide, z0 + (row + .5) * high
            block(x - wide * .38, x + wide * .38, y - .03, y + .01, z - high * .36, z + high * .36,
                  colour, .012)


def matrix_strip(x0, x1, y, z, turn=0):
    """Crease matrix lying on z: a thin base with two ribs, the creasing channel between them."""
    with group() as strip:
        block(x0, x1, -.05, .05, 0, .006, 'cream', .001)
        for side in (-1, 1):
            plate([(side * .012, .004), (side * .012, .022), (side * .026, .022),
                   (side * .044, .004)], x0, x1 - x0, 'teal', bevel=.001, plane='yz')
    middle = ((x0 + x1) / 2, 0, 0)
    place(strip, (middle[0], y, z), (0, 0, turn), middle)


@machine('crease-matrix-cutter-03-3-mm', overall_length_m=.52, livery='red', azimuth=-32,
         elevation=22, lens=80)
def crease_matrix_cutter():
    """Low bench case with display and keypad; strip reel at the left, feed rollers and knife along
    the front, tray of equal strips.  Four times life size."""
    strip_y, strip_z = -.56, .56
    strip = 'teal'

    # case: a low desk whose sloping top carries display and keys, behind an open feed channel
    outline = rounded_polygon([(-.4, .1), (-.4, .76), (-.34, .8), (.1, 1.14), (.2, 1.17),
                               (.62, 1.17), (.62, .1)], .05)
    plate(outline, -.62, 1.24, 'body', bevel=.02, plane='yz')
    block(-.625, .625, -.36, .66, .075, .16, 'dark', .02)
    block(-.78, .78, -.78, -.36, .1, .3, 'body', .03)
    block(-.784, .784, -.786, -.5, .14, .2, 'brand', .01)
    for x in (-.62, .62):
        for y in (-.66, .56):
            lathe((x, y, .002), (0, 0, 1), [(0, 0), (.09, 0), (.075, .1), (0, .1)], 'rubber')
    for side in (-1, 1):
        for k in range(5):
            z = .5 + k * .09
            block(side * .625 - .006, side * .625 + .006, .2, .54, z, z + .035, 'dark', .003)
    tilt = math.degrees(math.atan2(.44, .34))
    with group() as face:
        block(-.57, .57, -.02, .02, -.26, .25, 'brand', .02)
        touch_panel(-.1, .0, .0, .46, .36)
        keypad(.19, .54, -.2, .2, -.03)
    place(face, (0, -.128, .99), (-tilt, 0, 0))

    # strip reel on its arm
    reel_x, reel_z = -.94, .96
    block(-.78, -.6, strip_y - .0, -.2, .28, .34, 'body', .01)
    outline = rounded_polygon([(-.66, .3), (-.66, .62), (-.86, 1.04), (-1.02, 1.04), (-1.02, .88),
                               (-.86, .5), (-.8, .3)], .05)
    plate(outline, strip_y + .12, .05, 'brand')
    cross_cylinder(reel_x, strip_y - .14, strip_y + .16, reel_z, .04, 'steel')
    ring((reel_x, strip_y - .05, reel_z), (0, 1, 0), .372, .14, .1, 'cream')
    for y in (strip_y - .044, strip_y + .012):
        ring((reel_x, y, reel_z), (0, 1, 0), .39, .36, .032, strip)
    for k in range(14):
        r = .15 + k * .0165
        ring((reel_x, strip_y - .0525, reel_z), (0, 1, 0), r + .008, r, .105, strip)
    for y in (strip_y - .085, strip_y + .06):
        ring((reel_x, y, reel_z), (0, 1, 0), .2, .04, .024, 'light_grey')
        plate(circle(reel_x, reel_z, .44, 48), y, .02, 'acrylic',
              [circle(reel_x, reel_z, .18, 32)], .002)
    cross_cylinder(reel_x, strip_y - .16, strip_y - .1, reel_z, .08, 'black')
    web([(reel_x + .04, reel_z - .385), (-.6, strip_z + .003)], strip_y - .05, strip_y + .05,
        'cream', .006, 0)
    matrix_strip(-.62, .62, strip_y, strip_z - .003)
    station('reel in', (reel_x - .16, strip_y - .06, reel_z + .24))

    # feed channel: guide, two roller pairs, knife
    block(-.76, .7, strip_y - .12, strip_y + .12, .28, strip_z - .03, 'light_grey', .012)
    block(-.76, -.42, strip_y - .085, strip_y - .06, strip_z - .04, strip_z + .05, 'steel', .004)
    block(-.76, -.42, strip_y + .06, strip_y + .085, strip_z - .04, strip_z + .05, 'steel', .004)
    for x in (-.28, -.02):
        cross_cylinder(x, strip_y - .075, strip_y + .1, strip_z + .126, .105, 'rubber')
        cross_cylinder(x, strip_y - .08, strip_y - .072, strip_z + .12, .06, 'accent')
        cross_cylinder(x, strip_y - .11, strip_y + .25, strip_z + .12, .03, 'chrome')
        cross_cylinder(x, strip_y - .07, strip_y + .1, strip_z - .09, .1, 'steel')
    station('feed roller', (-.28, strip_y - .08, strip_z + .14))
    clear_cover([(-.44, strip_z + .07), (-.44, strip_z + .27), (.12, strip_z + .27),
                 (.16, strip_z + .07)], strip_y - .16, strip_y + .14, 'light_grey', .009, 0)
    block(-.42, .13, strip_y - .166, strip_y - .16, strip_z + .05, strip_z + .26, 'clear_film', 0)
    screw_row((-.7, strip_y - .12, .36), (.64, strip_y - .12, .36), 6, radius=.016)
    rating_plate(-.5, -.788, .24, .26, .09)
    block(.22, .52, strip_y + .09, strip_y + .2, .28, .86, 'dark', .015)
    for x in (.23, .47):
        block(x, x + .05, strip_y - .12, strip_y + .12, strip_z + .05, .83, 'brand', .012)
    block(.22, .53, strip_y - .14, strip_y + .14, .81, .89, 'brand', .02)
    blade = rounded_polygon([(.29, strip_z + .05), (.46, strip_z + .1), (.46, .78), (.29, .78)],
                            .01)
    plate(blade, strip_y - .03, .03, 'chrome', bevel=.003)
    cylinder((.375, strip_y, .74), (.375, strip_y, .84), .045, 'chrome')
    block(.235, .515, strip_y - .15, strip_y - .13, strip_z + .03, strip_z + .06, 'yellow', .004)
    block(.235, .515, strip_y - .15, strip_y - .13, .79, .82, 'yellow', .004)
    block(.235, .515, strip_y - .144, strip_y - .136, strip_z + .05, .8, 'acrylic', 0)
    for x in (.218, .524):                          # the knife's ends
        block(x, x + .006, strip_y - .13, strip_y + .1, strip_z + .05, .82, 'acrylic', 0)
    for x in (.27, .48):
        for z in (strip_z + .1, .77):
            cylinder((x, strip_y - .12, z), (x, strip_y - .146, z), .013, 'steel')
    warning_plate(.375, strip_y - .145, .85, .06)
    station('knife', (.375, strip_y - .035, .7))

    # cut pieces slide into a tray
    with group() as slide:
        block(0, .44, -.13, .13, -.02, 0, 'body', .004)
        for side in (-1, 1):
            block(0, .44, side * .125 - .012, side * .125 + .012, -.02, .025, 'body', .006)
    place(slide, (.66, strip_y, strip_z - .03), (0, 38, 0))
    block(.68, .8, strip_y - .1, strip_y + .1, .28, .38, 'body', .01)
    tray_x0, tray_x1, low = .84, 1.66, .1
    for y in (-.74, -.38):                          # the tray hangs on the case's foot
        block(.6, tray_x0 + .02, y - .03, y + .03, .13, .16, 'steel', .004)
    for x in (tray_x0 + .08, tray_x1 - .08):
        for y in (-.86, -.24):
            cylinder((x, y, .002), (x, y, low + .01), .05, 'rubber')
    block(tray_x0, tray_x1, -.94, -.16, low, low + .03, 'steel', .008)
    for y in (-.94, -.18):
        block(tray_x0, tray_x1, y, y + .02, low + .01, low + .22, 'steel', .006)
    for x in (tray_x0, tray_x1 - .02):
        block(x, x + .02, -.94, -.16, low + .01, low + (.22 if x > 1 else .12), 'steel', .006)
    for layer in range(3):
        for row in range(6 - layer):
            x, y = (tray_x0 + tray_x1) / 2 + .012 * ((row + layer) % 3 - 1), -.83 + row * .112
            turn = ((row * 7 + layer * 5) % 5 - 2) * .5
            matrix_strip(x - .29, x + .29, y + layer * .056, low + .031 + layer * .0225, turn)
    station('cut pieces', (1.3, -.6, low + .15))
    front_edge((-1.3, -.79, 0), (1.62, -.79, 0))


# ---------------------------------------------------------------- air-expanding shaft

def sector(x0, x1, inner, outer, z, start, end, surface):
    """A piece of a tube along x between the angles start and end (0 towards +y, 90 up)."""
    steps = 40
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    outline = [(outer * math.cos(a), z + outer * math.sin(a)) for a in angles]
    outline += [(inner * math.cos(a), z + inner * math.sin(a)) for a in reversed(angles)]
    return plate(outline, x0, x1 - x0, surface, bevel=.003, plane='yz')


def lug(x, z, radius, angle, length=.13, width=.034):
    """An oval lug standing a little out of the shaft's body, in its dark slot."""
    with group() as pieces:
        plate(rounded_rectangle(-length / 2 - .006, -width / 2 - .006, length / 2 + .006,
                                width / 2 + .006, .022), radius - .02, .0215, 'black', bevel=.001,
              plane='xy')
        plate(rounded_rectangle(-length / 2, -width / 2, length / 2, width / 2, .016), radius - .02,
              .032, 'brass', bevel=.005, plane='xy')
    place(pieces, (x, 0, z), (angle, 0, 0))


@machine('air-expanding-shaft-3-inch', overall_length_m=1.6, livery='red', azimuth=48, elevation=27,
         lens=70, fill=.88)
def air_expanding_shaft():
    """Polished bar with rows of oval lugs, narrower journals, brass valve; a cut-away core grips
    it; two cradles and an air gun.  In true proportion, 2.6 times life size."""
    radius, z = .1, .28
    x0, x1 = -1.84, 1.84
    profile = [(0, 0), (radius - .02, 0), (radius, .02), (radius, x1 - x0 - .02),
               (radius - .02, x1 - x0), (0, x1 - x0)]
    lathe((x0, 0, z), (1, 0, 0), profile, 'chrome', 96)
    for x in (x0 - .05, x1):
        lathe((x, 0, z), (1, 0, 0),
              [(0, 0), (.076, 0), (.082, .006), (.082, .044), (.076, .05), (0, .05)],
              'dark', 64)
    for end, start in ((-1, x0 - .04), (1, x1 + .04)):
        cylinder((start, 0, z), (start + end * .3, 0, z), .058, 'steel', .008, 64)
        ring((start + end * (.24 if end > 0 else .26), 0, z), (1, 0, 0), .061, .05, .02,
             'dark')
    block(x0 - .31, x0 - .18, -.016, .016, z + .045, z + .07, 'steel', .005)
    station('left journal', (x0 - .22, -.03, z + .05))

    # lugs in six rows
    for i in range(8):
        x = x0 + .24 + i * .45
        for row in range(6):
            lug(x + (.12 if row % 2 else -.06), z, radius, 60 * row + 30)
    for x in (x0 + .05, x1 - .07):
        ring((x, 0, z), (1, 0, 0), radius + .002, radius - .02, .02, 'brand')
    station('expanding body with lugs', (.95, -.08, z + radius))

    # cut-away core with a few turns of paper
    start, end = 128, 372
    grip = radius + .012                            # the lugs press into the core
    sector(-1.0, .2, grip, radius + .038, z, start, end, 'kraft')
    for k in range(3):
        inner = radius + .038 + k * .03
        sector(-.92 + .01 * k, .12 - .01 * k, inner - .001, inner + .03, z, start + 4 + k * 2,
               end - 4 - k * 2, 'white' if k % 2 == 0 else 'cream')
    for k in range(3):
        sector(.1995, .203, radius + .017 + k * .007, radius + .02 + k * .007, z, start + 1,
               end - 1, 'kraft_dark')

    # valve
    tip = x1 + .34
    lathe((tip - .01, 0, z), (1, 0, 0), [(0, 0), (.04, 0), (.04, .03), (.027, .036), (.027, .08),
                                         (.02, .086), (.02, .12), (0, .12)], 'brass', 48)
    for k in range(4):
        ring((tip + .032 + k * .011, 0, z), (1, 0, 0), .03, .02, .005, 'brass')
    station('valve end', (tip + .06, -.016, z + .022))

    # cradles under the journals
    for x in (x0 - .17, x1 + .15):
        outline = rounded_polygon([(-.2, .04), (-.15, z + .01), (-.09, z + .035), (-.03, z - .054),
                                   (.03, z - .054), (.09, z + .035), (.15, z + .01), (.2, .04)],
                                  .02)
        plate(outline, x - .04, .08, 'brand', bevel=.01, plane='yz')
        block(x - .11, x + .11, -.26, .26, .002, .05, 'dark', .01)
        for y in (-.22, .22):
            cylinder((x + .07, y, .04), (x + .07, y, .062), .02, 'steel')
            cylinder((x - .07, y, .04), (x - .07, y, .062), .02, 'steel')

    # air gun on the bench, with its hose
    with group() as gun:
        grip = rounded_polygon([(-.04, 0), (.1, -.02), (.16, -.36), (.05, -.4), (0, -.1)], .05)
        plate(grip, -.05, .1, 'dark', bevel=.02)
        plate(rounded_polygon([(-.28, -.04), (-.28, .07), (.12, .1), (.14, -.04)], .04), -.055, .11,
              'accent', bevel=.02)
        cylinder((-.27, 0, .015), (-.5, 0, .015), .03, 'brass')
        tube([(-.04, 0, -.04), (-.09, 0, -.16), (-.04, 0, -.3)], .018, 'steel', .06)
        cylinder((.1, 0, -.37), (.12, 0, -.46), .03, 'brass')
    place(gun, (1.2, -.52, .045), (90, 0, 204), scale=.72)
    tube([(1.255, -.837, .045), (1.27, -1., .034), (1., -1.12, .022), (.6, -.8, .022),
          (.2, -.6, .022), (-.02, -.8, .022), (.2, -1., .022), (.42, -.84, .066),
          (.05, -.56, .022), (-.5, -.62, .022)], .02, 'hose_blue', .2)
    cylinder((-.48, -.618, .026), (-.6, -.632, .026), .024, 'brass')
    front_edge((x0 - .34, -.26, 0), (tip + .12, -.26, 0))


# ---------------------------------------------------------------- cold glue applicator

def rail_clamp(x, y, z):
    """The clamp at the rail's end that grips a cross bar of the folder gluer."""
    block(x - .06, x + .06, y - .07, y + .07, z - .07, z + .07, 'dark', .012)
    for side in (-1, 1):
        block(x + .04, x + .24, y - .05, y + .05, z + side * .08 - .025, z + side * .08 + .025,
              'dark', .01)
    block(x + .04, x + .09, y - .05, y + .05, z - .1, z + .1, 'dark', .01)
    cylinder((x + .19, y, z + .05), (x + .19, y, z + .2), .018, 'steel')
    cylinder((x + .19, y, z + .19), (x + .19, y, z + .24), .05, 'black')


@machine('cold-glue-applicator-folder-gluer-add-on', overall_length_m=.65, livery='red',
         azimuth=-30, elevation=16, lens=78)
def cold_glue_applicator():
    """Slim trolley: white tank and pump on a base, control box on a column, thin hoses to two
    guns pointing down from a bracket.  Twice life size."""
    # trolley
    for x in (-.56, .36):
        for y in (-.44, .44):
            castor(x, y, .2)
    block(-.68, .48, -.54, .54, .2, .28, 'brand', .025)
    block(-.64, .44, -.5, .5, .276, .3, 'dark', .008)
    for y in (-.2, .2):
        block(.02, .12, y + .16, y + .26, .29, 1.9, 'body', .015)
    for z in (.9, 1.5, 1.86):
        block(.03, .11, -.02, .44, z - .04, z + .04, 'body', .01)
    tube([(-.6, .46, .29), (-.6, .46, 1.5), (-.62, -.42, 1.5), (-.62, -.42, .29)], .034, 'steel',
         .16)

    # tank with lid, level glass, and pump beside it
    tank_x, tank_y = -.28, -.02
    profile = [(0, 0), (.26, 0), (.28, .02), (.28, .62), (.3, .63), (.3, .68), (.24, .72),
               (.1, .75), (0, .75)]
    lathe((tank_x, tank_y, .296), (0, 0, 1), profile, 'white', 64)
    ring((tank_x, tank_y, .42), (0, 0, 1), .287, .27, .05, 'brand')
    cylinder((tank_x, tank_y, 1.03), (tank_x, tank_y, 1.1), .07, 'dark')
    for k in range(5):
        block(tank_x - .02, tank_x + (.03 if k % 2 else .06), tank_y - .288, tank_y - .27,
              .54 + k * .08, .55 + k * .08, 'dark', .001)
    for angle in (30, 150, 270):
        a = math.radians(angle)
        box((tank_x + .3 * math.cos(a), tank_y + .3 * math.sin(a), .945), (.05, .05, .12), 'steel',
            .01, (0, 0, angle))
    motor((.24, -.26, .72), (0, 0, -1), .13, .36, 'grey')
    block(.1, .38, -.4, -.12, .295, .38, 'dark', .015)
    box((.24, -.26, .8), (.24, .24, .2), 'steel', .02)
    tube([(tank_x + .2, tank_y - .16, .36), (.02, -.3, .36), (.06, -.3, .8), (.14, -.27, .8)], .028,
         'steel', .06)
    cylinder((.24, -.38, .82), (.24, -.42, .82), .07, 'dark')
    cylinder((.24, -.41, .82), (.24, -.432, .82), .058, 'white')
    box((.25, -.434, .836), (.008, .004, .05), 'red', 0, (0, 25, 0))
    station('glue tank and pump', (tank_x - .06, tank_y - .28, .8))

    # control box with screen
    block(-.36, .44, -.16, .34, 1.68, 2.3, 'body', .03)
    block(-.364, .444, -.164, -.1, 1.69, 1.75, 'brand', .006)
    touch_panel(-.02, -.17, 2.06, .6, .42)
    for i, colour in enumerate(('green', 'black', 'accent')):
        cylinder((-.22 + i * .16, -.155, 1.8), (-.22 + i * .16, -.19, 1.8), .036, colour)
    lathe((.3, -.158, 1.8), (0, -1, 0), [(0, 0), (.06, 0), (.06, .02), (0, .02)], 'yellow')
    lathe((.3, -.17, 1.8), (0, -1, 0), [(0, 0), (.02, 0), (.02, .03), (.044, .034), (.044, .055),
                                        (0, .066)], 'red')
    beacon(.34, .24, 2.3)
    station('control box', (-.02, -.22, 2.06))

    # bracket with two guns pointing down, sensor and encoder wheel
    rail_z, rail_y = 1.3, -.2
    block(.04, .12, -.24, .02, rail_z - .04, rail_z + .04, 'aluminium', .008)
    block(.05, .13, -.02, .44, rail_z - .035, rail_z + .035, 'aluminium', .008)
    block(.04, .96, rail_y - .045, rail_y + .045, rail_z - .045, rail_z + .045, 'aluminium', .008)
    block(.05, .95, rail_y - .048, rail_y - .04, rail_z - .008, rail_z + .008, 'dark', .001)
    gun_tops = []
    for x in (.44, .8):
        block(x - .07, x + .07, rail_y - .08, rail_y + .07, rail_z - .075, rail_z + .075, 'dark',
              .012)
        cylinder((x, rail_y - .08, rail_z), (x, rail_y - .13, rail_z), .034, 'black')
        block(x - .035, x + .035, rail_y - .17, rail_y - .1, rail_z - .36, rail_z + .04, 'dark',
              .01)
        gun_tops.append(glue_gun(x, rail_y - .2, rail_z - .5, .4))
    cylinder((.62, rail_y, rail_z - .36), (.62, rail_y, rail_z - .03), .022, 'steel')
    box((.62, rail_y, rail_z - .4), (.08, .1, .12), 'yellow', .01)
    cable([(.62, rail_y, rail_z - .34), (.62, rail_y + .1, rail_z - .2),
           (.62, rail_y + .1, rail_z + .1), (.44, rail_y + .2, rail_z + .28), (.2, .05, 1.7)],
          .011, 'black', .08)
    rail_clamp(1.0, rail_y, rail_z)
    station_guns = (gun_tops[1][0], rail_y - .25, rail_z - .3)

    # thin hoses from the pump to the guns, cables from the control box
    for i, (x, y, z) in enumerate(gun_tops):
        tube([(.2 + i * .08, -.26, .88), (.2 + i * .08, -.27, 1.3), (.2 + i * .08, -.4, 1.62),
              (x, y - .02, 1.62), (x, y, z + .16), (x, y, z - .03)], .021, 'hose_blue', .3)
        tube([(.3 + i * .08, .1, 1.7), (.34 + i * .1, .02, 1.58), (x + .05, y + .06, 1.56),
              (x + .035, y + .02, z + .03), (x + .03, y, z - .04)], .012, 'black', .1)
    station('hoses', (.4, -.4, 1.6))
    station('glue guns on bracket', station_guns)
    front_edge((-.68, -.54, 0), (.48, -.54, 0))
