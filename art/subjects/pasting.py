"""Pasting machines: top sheets on a belt, the hand-fed roller paster."""
import math

from kit import (acrylic, base_cabinet, block, box, cable, clear_cover, cross_cylinder, cylinder,
                 door, emergency_stop, foot, front_edge, gear_case, grey_tray, group, handwheel,
                 image_material, lathe, machine, motor, paint, perforated_belt, place, plate,
                 rating_plate, roller, rounded_polygon, side_frames, station, suction_cup, tank,
                 touch_panel, tube, warning_plate, wrap_sheet)
from kit.artwork import PALETTES, dots, sheet, stripes
from kit.parts_board import skin
from kit.parts_gluing import bearing_block, setting_wheel
from kit.piles import sheet_pile


HOT_GLUE = '#d8922a'        # animal glue, as rigid box makers melt it: amber, clear, shiny


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


def glue_pail(x, y, z):
    """An open pail standing on z, nearly full of glue, a brush in it; glue has run down its
    side."""
    body = paint('#e9ebec', .35, 0, .3)
    lathe((x, y, z), (0, 0, 1), [(0, 0), (.085, 0), (.09, .006), (.105, .18), (.11, .18),
                                 (.11, .192), (.1, .192), (.096, .15), (0, .15)], body, 48)
    lathe((x, y, z + .155), (0, 0, 1), [(0, 0), (.098, 0), (.098, .004), (0, .004)],
          paint(HOT_GLUE, .12, 0, .8), 48)
    for turn, low in ((250, .05), (268, .1), (282, .07)):
        a = math.radians(turn)
        tube([(x + .112 * math.cos(a), y + .112 * math.sin(a), z + .19),
              (x + .104 * math.cos(a), y + .104 * math.sin(a), z + low)], .006,
             paint(HOT_GLUE, .12, 0, .8))
    tube([(x - .11, y, z + .17), (x - .1, y - .04, z + .06), (x, y - .115, z + .03),
          (x + .1, y - .04, z + .06), (x + .11, y, z + .17)], .004, 'steel', .04)
    cylinder((x + .03, y, z + .1), (x + .12, y + .02, z + .31), .01, 'wood')


def wet_glue():
    """Shiny, nearly clear film of hot glue on white paper or a roll."""
    return paint('#efe0b8', .08, 0, 1.)


def wet_sheet(x, y, z, length, width, printed, turn=0):
    """A wrap lying on z with its glued side up; a rim of its print shows."""
    with group() as pieces:
        wrap_sheet(0, 0, 0, length, width, printed, .06, .004)
        wrap_sheet(0, 0, .003, length * .95, width * .96, wet_glue(), .06, .003)
        for at, span in ((-.2, .1), (.02, .035)):
            box((length * at, 0, .0055), (length * span, width * .8, .002),
                paint('#f8efd8', .05, 0, 1.), 0,
                (0, 0, -18))
    place(pieces, (x, y, z), (0, 0, turn))


# ---------------------------------------------------------------- top sheets on a belt

@machine('automatic-top-sheet-gluing-machine-with-conveyor', overall_length_m=4.2, livery='green',
         azimuth=-34, elevation=20, lens=74)
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
    # the tray stands on four lifting screws round a bellows
    block(-2.26, -1.8, -.42, .42, .398, .462, 'rubber', .012)
    for x in (-2.31, -1.75):
        for y in (-.47, .47):
            cylinder((x, y, .39), (x, y, .47), .022, 'chrome')
            cylinder((x, y, .398), (x, y, .414), .036, 'dark')
    top = sheet_pile(-2.03, 0, .499, .6, .8, .32, 'white', .002, .002)
    block(-2.33, -1.73, -.4, .4, top - .001, top + .002, printed, .001)
    for side in (-1, 1):
        outline = rounded_polygon([(-1.86, .3), (-1.86, 1.08), (-1.74, 1.16), (-1.58, 1.16),
                                   (-1.58, .3)], .05)
        plate(outline, side * (half - .03) - .03, .06, 'body')
    block(-1.84, -1.7, -half + .02, half - .02, 1.02, 1.12, 'brand', .015)
    for i in range(6):
        suction_cup(-1.79, -.34 + i * .136, top + .002, 1.05 - top)
    block(-2.36, -2.32, -.3, .3, .44, .94, 'aluminium', .006)
    for side in (-1, 1):
        block(-2.2, -1.88, side * .416 - .01, side * .416 + .01, .5, .87, 'aluminium', .005)
        for z in (.56, .8):
            cylinder((-2.04, side * .42, z), (-2.04, side * (half - .03), z), .012, 'chrome')
        block(-2.08, -2.0, side * (half - .05) - .02, side * (half - .05) + .02, .39, .86, 'body',
              .006)
    box((-1.4, 0, top + .034), (.5, .8, .002), printed, 0, (0, -3.4, 0))
    station('suction feeder', (-1.807, -.1, .834))

    # glue roller between two side plates, tank in front
    axis, radius = 1.06, .19
    block(-1.56, -.72, -half, half, .1, .62, 'body', .02)
    for i in range(2):
        door(-1.52 + i * .4, -1.16 + i * .4, .15, .54, -half, 'brand', 'left' if i else 'right',
             'turn', 'low' if i else None)
    for x in (-1.47, -.8):
        for y in (-half + .1, half - .1):
            foot(x, y, .04)
    outline = rounded_polygon([(-1.56, .58), (-1.56, .86), (-1.44, 1.1), (-1.3, 1.26), (-1.1, 1.26),
                               (-.86, 1.04), (-.72, .84), (-.72, .58)], .07)
    opening = rounded_polygon([(-1.36, .9), (-1.36, 1.0), (-1.29, 1.13), (-1.26, .9)], .02)
    side_frames(outline, -half, half, .06, 'body', [opening])
    for side in (-1, 1):
        bearing_block(-1.14, side * (half - .03), axis, .1, .1)
        bearing_block(-1.42, side * (half - .03), axis - .08, .06, .09)
    roller(-1.14, -half + .06, half - .06, axis, radius, 'chrome')
    cross_cylinder(-1.14, -.4, .4, axis, radius + .004, wet_glue())
    roller(-1.42, -half + .06, half - .06, axis - .08, .085, 'chrome')
    roller(-1.14, -half + .06, half - .06, axis - radius - .1, .1, 'rubber_grey')
    block(-1.36, -1.29, -half + .07, half - .07, axis + .1, axis + .12, 'steel', .003)
    # hinged cover close over both rolls, of clear sheet, so that the glue film can be watched; a
    # melter on the floor feeds the trough through a heated hose
    shell = [(-.86, 1.2), (-1.0, 1.31), (-1.3, 1.31), (-1.5, 1.16), (-1.56, .98)]
    clear_cover(shell, -half + .07, half - .07, 'steel', .009, 0)
    warning_plate(-1.47, -half - .003, .82, .08, 'hot')
    base_cabinet(-1.5, -1.04, -1.2, -.82, .46, 1, head=.06, plinth=.1)
    tank(-1.34, -1.01, .459, .13, .2, 'steel', 'brand')
    block(-1.17, -1.07, -1.1, -.92, .45, .62, 'grey', .015)
    cylinder((-1.12, -1.1, .56), (-1.12, -1.115, .56), .036, 'white')
    cable([(-1.12, -.95, .6), (-1.12, -.95, .72), (-1.22, -.72, .74), (-1.3, -half - .03, .74)],
          .018, 'black', .08)
    cylinder((-1.3, -half - .05, .74), (-1.3, -half + .02, .74), .032, 'brass')
    setting_wheel((-.98, -half - .06, .75), (0, -1, 0), .08)
    # drip tray under the rolls and the peel fingers, pulled out on the operator's side
    x0, x1 = -1.5, -.7
    block(x0, x1, -half - .012, half - .07, .622, .63, 'steel', .002)
    for x in (x0, x1 - .006):
        block(x, x + .006, -half - .012, half - .07, .628, .67, 'steel', .002)
    block(x0 - .01, x1 + .01, -half - .02, -half - .008, .6, .672, 'steel', .004)
    tube([(-1.4, -half - .02, .64), (-1.4, -half - .055, .64), (-1.24, -half - .055, .64),
          (-1.24, -half - .02, .64)], .009, 'black', .02)
    station('glue roller', (-1.2, -.24, axis + radius))

    # peel fingers
    for i in range(9):
        y = -.4 + i * .1
        outline = rounded_polygon([(-.98, axis - .1), (-.86, table + .07), (-.6, table + .01),
                                   (-.6, table + .03), (-.85, table + .12), (-.955, axis - .06)],
                                  .015)
        plate(outline, y - .008, .016, 'brass', bevel=.002)
    cross_cylinder(-.83, -half + .03, half - .03, table + .065, .024, 'steel')
    # the roller's cheek hides the fingers from the camera: where they lay the wrap on the belt
    station('peel fingers', (-.44, .308, table))

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
        block(-.56, 1.82, side * .56 - .14, side * .56 + .14, table - .045, table - .012,
              'light_grey', .012)
        for x in (-.4, .3, 1.0, 1.7):
            outline = rounded_polygon([(side * .42, table - .2), (side * .42, table - .04),
                                       (side * .695, table - .04), (side * .695, table - .1)], .01)
            plate(outline, x - .015, .03, 'dark', plane='yz', bevel=.003)
    block(-.5, 1.9, -.28, .28, table - .34, table - .12, 'brand', .02)
    # both ends of the belt run round drums, the rear one in take-up bearings before the frame's end
    for x in (-.64, 2.02):
        cross_cylinder(x, -.43, .43, table - .09, .03, 'steel')
        cross_cylinder(x, -belt_half + .01, belt_half - .01, table - .09, .078, 'grey')
    for side in (-1, 1):
        block(1.84, 2.1, side * .4 - .035, side * .4 + .035, table - .15, table - .03, 'body', .012)
        bearing_block(2.02, side * .43, table - .09, .06, .05)
        cylinder((2.05, side * .4, table - .09), (2.19, side * .4, table - .09), .011, 'chrome')
        cylinder((2.1, side * .4, table - .09), (2.115, side * .4, table - .09), .024, 'dark')
    block(1.88, 2.14, -.36, .36, table - .3, table - .288, 'steel', .002)
    perforated_belt(-.64, 2.02, 0, 2 * belt_half, table, 'belt_dark', .09, 7, .05, .013, 'grey')
    motor((.2, -.12, .36), (1, 0, 0), .13, .34, 'grey')
    cylinder((.05, -.12, .4), (.19, -.12, .4), .17, 'grey')
    cylinder((.03, -.12, .4), (.06, -.12, .4), .06, 'dark')
    block(.03, .6, -.3, .06, .21, .24, 'dark', .006)
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

def curled_sheet(length, width, top, below, reach=.2, rise=.07):
    """A sheet lying round the origin whose front right corner curls up and shows what is below."""
    steps, grid = 24, []
    for j in range(steps + 1):
        y = width * (j / steps - .5)
        row = []
        for i in range(steps + 1):
            x = length * (i / steps - .5)
            lift = max(0, reach - (length / 2 - x) - (width / 2 + y)) / reach
            row.append((x, y, .002 + rise * lift ** 2))
        grid.append(row)
    skin(grid, top, .0012, below)


@machine('roller-pasting-machine', overall_length_m=1.2, livery='green', azimuth=-32, elevation=27,
         lens=78)
def roller_pasting():
    """Four-legged stand, feed plate with a wrap lying face down, a steel glue roller over a rubber
    roller; a doctor roller beside it holds the glue in between; needles peel the wet wrap off."""
    half, nip = .38, .9
    glue_radius, doctor_radius, press_radius = .1, .055, .08
    glue_z, doctor_x, doctor_z = nip + glue_radius, -.14, nip + .178
    glue = paint(HOT_GLUE, .06, 0, 1.)
    film = acrylic((.88, .5, .1))               # a clear film: the steel below shines through it
    wet_wrap = paint('#e3ab52', .05, 0, 1.)     # paler on paper, which shines through it

    # stand
    for x in (-.36, .36):
        for y in (-.31, .31):
            block(x - .032, x + .032, y - .032, y + .032, .06, .62, 'body', .008)
            foot(x, y, .05)
    for y in (-.31, .31):
        block(-.36, .36, y - .018, y + .018, .19, .24, 'body', .006)
    for x in (-.36, .36):
        block(x - .018, x + .018, -.31, .31, .19, .24, 'body', .006)
    block(-.375, .375, -.325, .325, .232, .255, 'light_grey', .004)
    # motor on the shelf, its shaft in the chain case at the back
    motor((.12, .22, .37), (0, -1, 0), .09, .26, 'brand')
    block(.04, .2, -.02, .2, .253, .295, 'dark', .006)
    cylinder((.12, .22, .37), (.12, half + .05, .37), .022, 'steel')
    # wraps that wait, and the glue to pour in
    with group() as waiting:
        top = sheet_pile(0, 0, 0, .24, .3, .06, 'white', .0015, .0015)
        block(-.12, .12, -.15, .15, top, top + .001, wrap_print('spice'), 0)
    place(waiting, (.17, -.14, .256), (0, 0, 4))
    glue_pail(-.18, -.14, .255)

    # head: a deck with a wash-water tray, side plates
    block(-.42, .42, -half - .005, half + .005, .56, .68, 'brand', .02)
    for x in (-.26, .26):
        block(x - .012, x + .012, -half + .03, half - .03, .678, .74, 'steel', .003)
    block(-.25, .25, -half + .03, half - .03, .679, .69, 'steel', .002)
    outline = rounded_polygon([(-.34, .64), (-.32, .78), (-.23, .88), (-.21, nip + .25),
                               (-.17, nip + .29), (.06, nip + .29), (.1, nip + .25), (.14, .88),
                               (.3, .78), (.33, .64)], .035)
    for side in (-1, 1):
        plate(outline, side * half - .025, .05, 'body', bevel=.01)
        bearing_block(0, side * half, glue_z, .05, .075, 'dark')
        bearing_block(0, side * half, nip - press_radius, .045, .075, 'dark')
        block(-.02, .02, side * half - .02, side * half + .02, nip + .28, nip + .32, 'dark', .005)
        handwheel((0, side * half, nip + .38), (0, 0, 1), .055)

    # rollers: the doctor roller meters the film; glue stands between it and the glue roller
    roller(0, -half + .03, half - .03, nip - press_radius, press_radius - .001, 'rubber_red')
    roller(0, -half + .03, half - .03, glue_z, glue_radius, 'chrome')
    roller(doctor_x, -half + .03, half - .03, doctor_z, doctor_radius, 'chrome')
    for x, z, radius in ((0, glue_z, glue_radius), (doctor_x, doctor_z, doctor_radius)):
        cross_cylinder(x, -half + .082, half - .082, z, radius + .0025, film, .002)
    plate(rounded_polygon([(doctor_x + .03, doctor_z + .03), (doctor_x + .05, doctor_z - .012),
                           (-.06, glue_z + .075), (-.035, glue_z + .106)], .004),
          -half + .085, 2 * half - .17, glue, bevel=.003)
    for side in (-1, 1):
        plate(rounded_polygon([(-.16, doctor_z + .075), (-.145, doctor_z + .01), (-.06, glue_z + .05),
                               (.02, glue_z + .09), (.03, doctor_z + .075)], .012),
              side * (half - .075) - .006, .012, 'brass', bevel=.002)
    # a knob with a numbered face sets the doctor roller, and so the film
    block(doctor_x - .035, doctor_x + .035, -half - .05, -half - .02, doctor_z - .035,
          doctor_z + .035, 'dark', .006)
    setting_wheel((doctor_x, -half - .085, doctor_z), radius=.05)
    bearing_block(doctor_x, half, doctor_z, .04, .07, 'dark')

    # feed plate with side lays, the wrap face down
    with group() as feed:
        block(-.56, -.03, -half + .03, half - .03, -.016, 0, 'steel', .005)
        block(-.575, -.545, -half + .03, half - .03, -.05, .002, 'steel', .006)
        for side in (-1, 1):
            block(-.48, -.07, side * .27 - .01, side * .27 + .01, -.002, .02, 'brass', .003)
            for x in (-.42, -.14):
                cylinder((x, side * .27, .018), (x, side * .27, .034), .013, 'black')
        block(-.5, .02, -.25, .25, .002, .004, 'white', 0)
    place(feed, (-.02, 0, nip), (0, -6, 0))
    for side in (-1, 1):
        plate(rounded_polygon([(-.41, .58), (-.41, .68), (-.52, .8), (-.57, .79), (-.57, .76)],
                              .012), side * .3 - .011, .022, 'body', bevel=.003)
        block(-.426, -.41, side * .3 - .045, side * .3 + .045, .57, .68, 'body', .003)
        for z in (.6, .65):
            cylinder((-.424, side * .33, z), (-.434, side * .33, z), .009, 'steel')
    station('feed plate', (-.513, -.326, .848))
    station('glue rollers', (-.187, -.136, 1.111))

    # hinged clear covers over both nips, on a tie bar between the side plates
    block(-.05, -.01, -half + .02, half - .02, nip + .265, nip + .29, 'body', .005)
    clear_cover([(-.06, nip + .28), (-.2, nip + .25), (-.235, nip + .05)], -half + .045,
                half - .045, 'yellow', .008, 0)
    clear_cover([(.0, nip + .28), (.11, nip + .24), (.15, nip + .1)], -half + .045, half - .045,
                'yellow', .008, 0)

    # delivery: needles from a bar peel the wrap off the glue roller, rods carry its dry side
    cross_cylinder(.17, -half + .02, half - .02, nip + .075, .012, 'brass')
    for i in range(15):
        y = -.28 + i * .04
        tube([(.17, y, nip + .07), (.052, y, nip + .018)], .0035, 'chrome')
    for i in range(25):
        y = -.33 + i * .0275
        tube([(.085, y, nip - .012), (.3, y, nip - .016), (.62, y, nip - .03)], .0055, 'chrome',
             .04)
    cross_cylinder(.19, -half + .03, half - .03, nip - .03, .014, 'steel')
    cross_cylinder(.5, -.36, .36, nip - .04, .014, 'steel')
    for side in (-1, 1):
        plate(rounded_polygon([(.41, .58), (.41, .68), (.485, nip - .03), (.515, nip - .03),
                               (.52, nip - .08)], .01), side * .35 - .011, .022, 'body', bevel=.003)
        block(.41, .426, side * .35 - .03, side * .35 + .03, .575, .7, 'body', .003)
    with group() as wet:
        curled_sheet(.42, .5, wet_wrap, wrap_print('spice'))
    place(wet, (.235, 0, nip - .006), (0, 1.6, 0))
    station('delivery fingers', (.56, -.3, nip - .025))

    # speed dial and switches on the front, chain case behind
    block(.2, .38, -half - .1, -half + .02, .46, .7, 'light_grey', .015)
    cylinder((.29, -half - .098, .63), (.29, -half - .106, .63), .05, 'white')
    cylinder((.29, -half - .102, .63), (.29, -half - .135, .63), .028, 'black')
    box((.297, -half - .137, .642), (.006, .004, .026), 'white', 0, (0, 30, 0))
    cylinder((.25, -half - .098, .53), (.25, -half - .115, .53), .017, 'green')
    emergency_stop((.325, -half - .098, .515), scale=.7)
    rating_plate(-.26, -half - .008, .62, .1, .06)
    warning_plate(.05, -half - .028, nip - .17, .06)
    gear_case(-.17, .17, .3, nip + .16, half + .03, .07)
    front_edge((-.42, -.34, 0), (.42, -.34, 0))
